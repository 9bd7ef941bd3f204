import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	createBlocksFromInnerBlocksTemplate,
	store as blocksStore,
	type BlockEditProps,
	type BlockVariation,
} from '@wordpress/blocks';
import { SelectControl, ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	cover,
	flipHorizontal,
	formatListNumbered,
	image,
	postFeaturedImage,
	pullLeft,
	tableRowBefore,
} from '@wordpress/icons';
import { BlockVariationPicker, gapStyle, Link, ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { arranged, template, type Layout } from './layouts';

export type FancyBoxAttributes = {
	layout?: Layout;
	url: string;
	linkTarget: string;
	rel: string;
	active: boolean;
	style?: object;
};

const NAME = 'frontage/fancy-box';

export default function Edit( props: BlockEditProps< FancyBoxAttributes > ) {
	const { attributes, clientId } = props;
	const isEmpty = useSelect(
		( select ) => ! select( blockEditorStore ).getBlockOrder( clientId ).length,
		[ clientId ]
	);
	return ! attributes.layout && isEmpty ? <Chooser { ...props } /> : <Box { ...props } />;
}

/** The canvas has no icon font, so its icons are SVG. */
const ICONS: Record< string, JSX.Element > = {
	plain: tableRowBefore,
	'side-icon': pullLeft,
	'image-top': postFeaturedImage,
	overlay: cover,
	flip: flipHorizontal,
	numbered: formatListNumbered,
};

/** A new box: core's placeholder for choosing a block variation. */
function Chooser( { clientId, setAttributes }: BlockEditProps< FancyBoxAttributes > ) {
	const variations = useSelect(
		( select ) => select( blocksStore ).getBlockVariations( NAME, 'block' ) ?? [],
		[]
	) as BlockVariation[];
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const choose = ( layout: Layout = 'plain' ) => {
		setAttributes( { layout } );
		replaceInnerBlocks( clientId, createBlocksFromInnerBlocksTemplate( template( layout ) as never ), true );
	};
	return (
		<div { ...useBlockProps() }>
			<BlockVariationPicker
				icon={ image }
				label={ __( 'Info box', 'frontage-site' ) }
				instructions={ __(
					'Choose a layout. You can change it later without losing your text.',
					'frontage-site'
				) }
				variations={ variations.map( ( one ) => ( { ...one, icon: ICONS[ one.name ] ?? image } ) ) }
				allowSkip
				onSelect={ ( variation ) => choose( variation?.name as Layout | undefined ) }
			/>
		</div>
	);
}

function Box( { attributes, setAttributes, clientId }: BlockEditProps< FancyBoxAttributes > ) {
	const { layout = 'plain', url, linkTarget, active } = attributes;
	const { getBlocks } = useSelect( blockEditorStore, [] );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const inside = useInnerBlocksProps(
		useBlockProps( {
			className: `fr-fancy-box fr-fancy-box--${ layout }${ active ? ' is-active' : '' }`,
			style: gapStyle( attributes ),
		} ),
		{ template: template( layout ) }
	);
	const setLayout = ( to: Layout ) => {
		setAttributes( { layout: to } );
		const blocks = getBlocks( clientId );
		const next = arranged( blocks, to );
		if ( next !== blocks ) {
			replaceInnerBlocks( clientId, next );
		}
	};
	return (
		<>
			<InspectorControls>
				<ToolsPanel
					label={ __( 'Settings', 'frontage-site' ) }
					resetAll={ () => {
						setLayout( 'plain' );
						setAttributes( { active: false, url: '', linkTarget: '' } );
					} }
				>
					<ToolsPanelItem
						label={ __( 'Layout', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => layout !== 'plain' }
						onDeselect={ () => setLayout( 'plain' ) }
					>
						<SelectControl
							__next40pxDefaultSize
							label={ __( 'Layout', 'frontage-site' ) }
							value={ layout }
							options={ [
								{ value: 'plain', label: __( 'Icon on top', 'frontage-site' ) },
								{ value: 'side-icon', label: __( 'Icon left', 'frontage-site' ) },
								{ value: 'image-top', label: __( 'Image on top', 'frontage-site' ) },
								{ value: 'overlay', label: __( 'Text over image', 'frontage-site' ) },
								{ value: 'flip', label: __( 'Flip box', 'frontage-site' ) },
								{ value: 'numbered', label: __( 'Numbered', 'frontage-site' ) },
							] }
							onChange={ ( value ) => setLayout( value as Layout ) }
						/>
					</ToolsPanelItem>
					<ToolsPanelItem
						label={ __( 'Link', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => url !== '' }
						onDeselect={ () => setAttributes( { url: '', linkTarget: '' } ) }
					>
						<Link
							label={ __( 'Link', 'frontage-site' ) }
							value={ url ? { url, opensInNewTab: linkTarget === '_blank' } : undefined }
							onChange={ ( link ) =>
								setAttributes( {
									url: link?.url ?? '',
									linkTarget: link?.opensInNewTab ? '_blank' : '',
								} )
							}
						/>
					</ToolsPanelItem>
					<ToolsPanelItem
						label={ __( 'Active', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => active }
						onDeselect={ () => setAttributes( { active: false } ) }
					>
						<ToggleControl
							label={ __( 'Highlight this box', 'frontage-site' ) }
							help={ __( 'Highlighted until another box is hovered.', 'frontage-site' ) }
							checked={ active }
							onChange={ ( value ) => setAttributes( { active: value } ) }
						/>
					</ToolsPanelItem>
				</ToolsPanel>
			</InspectorControls>
			<div { ...inside } />
		</>
	);
}
