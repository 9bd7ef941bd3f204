import {
	BlockControls,
	HeadingLevelDropdown,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
	type Template,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export type StepAttributes = {
	title: string;
	level: number;
};

type Marker = 'number' | 'icon' | 'image';
type Props = BlockEditProps< StepAttributes > & { context: { 'frontage/marker'?: Marker } };

/** Inner blocks of a new step: an icon or image used as marker comes first. */
function template( marker: Marker = 'number' ): Template {
	const words: Template = [ [ 'core/paragraph', { placeholder: __( 'Step description…', 'frontage-site' ) } ] ];
	const first: Record< Marker, Template > = {
		number: [],
		icon: [ [ 'core/icon', { icon: 'core/check' } ] ],
		image: [ [ 'core/image', {} ] ],
	};
	return [ ...first[ marker ], ...words ];
}

export default function Edit( { attributes, setAttributes, context }: Props ) {
	const { title, level } = attributes;
	const { children, ...inside } = useInnerBlocksProps(
		{ className: 'fr-step__inside' },
		{ template: template( context[ 'frontage/marker' ] ) }
	);
	return (
		<li { ...useBlockProps( { className: 'fr-step' } ) }>
			<BlockControls group="block">
				<HeadingLevelDropdown value={ level } onChange={ ( value ) => setAttributes( { level: value } ) } />
			</BlockControls>
			<div { ...inside }>
				<RichText
					identifier="title"
					tagName={ `h${ level }` }
					className="fr-step__title"
					placeholder={ __( 'Step title…', 'frontage-site' ) }
					value={ title }
					onChange={ ( value ) => setAttributes( { title: value } ) }
				/>
				{ children }
			</div>
		</li>
	);
}
