import { BlockControls, HeadingLevelDropdown, RichText, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { paragraph } from '@wordpress/icons';
import { changeElement, changeText, readText } from '../template/text';
import type { EditProps } from './edit-props';
import { useFormContext } from './hooks/form-context';
import { SourceEdit } from './source-edit';

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

/** A text between the fields: a paragraph, a heading, a legend, or a divider. */
export function TextEdit( props: EditProps ) {
	const { attributes, setAttributes, clientId, onReplace } = props;
	const { source } = attributes;
	const { asPart } = useFormContext();
	const wrapper = useBlockProps( { className: 'fr-form-text' } );
	const text = readText( source );
	if ( ! text ) {
		return <SourceEdit { ...props } />;
	}
	if ( text.tag === 'hr' ) {
		return (
			<div { ...wrapper }>
				<hr />
			</div>
		);
	}
	const turn = ( tag: string ) => asPart( '', () => setAttributes( { source: changeElement( source, tag ) } ) );
	const level = Number( /^h(\d)$/.exec( text.tag )?.[ 1 ] ?? 0 );
	return (
		<div { ...wrapper }>
			{ text.tag !== 'legend' && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							icon={ paragraph }
							label={ __( 'Paragraph', 'frontage-forms' ) }
							isPressed={ ! level }
							onClick={ () => turn( 'p' ) }
						/>
						<HeadingLevelDropdown value={ level || 2 } onChange={ ( to ) => turn( `h${ to }` ) } />
					</ToolbarGroup>
				</BlockControls>
			) }
			<RichText
				key={ text.tag }
				identifier="source"
				tagName={ text.tag || 'p' }
				aria-label={ __( 'Text', 'frontage-forms' ) }
				placeholder={ __( 'Text', 'frontage-forms' ) }
				value={ text.html.trim().replace( /\s*<br\s*\/?>\s*|\n/g, '<br>' ) }
				allowedFormats={ FORMATS }
				onReplace={ onReplace }
				onChange={ ( html ) =>
					asPart( `${ clientId } text`, () => setAttributes( { source: changeText( source, html ) } ) )
				}
			/>
		</div>
	);
}
