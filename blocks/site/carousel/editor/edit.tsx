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
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { gallery, grid, starEmpty } from '@wordpress/icons';
import { BlockVariationPicker, columnStyle, gapStyle } from '@frontage/editor';
import { allColumns } from './column-count';
import { Controls } from './navigation-preview';
import { PostCards } from './posts/post-cards';
import { ColumnsPanel, MovementPanel, NamePanel, type CarouselAttributes } from './settings';
import { Unnamed } from './missing-label-notice';

export type CarouselBlock = CarouselAttributes & { className?: string; style?: object };

const NAME = 'frontage/carousel';
/** Blocks with their own list, which scrolls instead of ours; the same as CarouselRenderer::LISTS in PHP. */
const LISTS = [ 'core/post-template', 'core/term-template' ];

export default function Edit( props: BlockEditProps< CarouselBlock > ) {
	const { clientId } = props;
	const isEmpty = useSelect(
		( select ) => ! select( blockEditorStore ).getBlockOrder( clientId ).length,
		[ clientId ]
	);
	return isEmpty ? <Chooser { ...props } /> : <Carousel { ...props } />;
}

/** The canvas has no icon font, so its icons are SVG. */
const ICONS: Record< string, JSX.Element > = { gallery, logos: starEmpty, cards: grid };

/** A new carousel: core's placeholder for choosing a block variation. */
function Chooser( { clientId, setAttributes }: BlockEditProps< CarouselBlock > ) {
	const variations = useSelect(
		( select ) => select( blocksStore ).getBlockVariations( NAME, 'block' ) ?? [],
		[]
	) as BlockVariation[];
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const choose = ( { attributes = {}, innerBlocks = [ [ 'core/group', {} ] ] }: Partial< BlockVariation > = {} ) => {
		const template = innerBlocks as Parameters< typeof createBlocksFromInnerBlocksTemplate >[ 0 ];
		setAttributes( attributes );
		replaceInnerBlocks( clientId, createBlocksFromInnerBlocksTemplate( template ), true );
	};
	return (
		<div { ...useBlockProps() }>
			<BlockVariationPicker
				icon={ gallery }
				label={ __( 'Carousel', 'frontage-site' ) }
				instructions={ __(
					'Choose a layout to start with. Each block inside is an item, and any block can be used.',
					'frontage-site'
				) }
				variations={ variations.map( ( one ) => ( { ...one, icon: ICONS[ one.name ] ?? gallery } ) ) }
				allowSkip
				onSelect={ choose }
			/>
		</div>
	);
}

function Carousel( { attributes, setAttributes, clientId }: BlockEditProps< CarouselBlock > ) {
	const { columns } = attributes;
	const blocks = useSelect( ( select ) => select( blockEditorStore ).getBlocks( clientId ), [ clientId ] );
	const isList = blocks.length === 1 && LISTS.includes( blocks[ 0 ]!.name );
	const count = isList ? 6 : blocks.length;
	const all = allColumns( columns );
	const blockProps = useBlockProps( {
		className: 'fr-carousel',
		style: { ...columnStyle( all, all ), ...gapStyle( attributes ), '--fr-count': count } as object,
	} );
	const inside = useInnerBlocksProps(
		{ className: isList ? 'fr-carousel__posts' : 'fr-carousel__list' },
		{ orientation: 'horizontal' }
	);
	return (
		<>
			<Unnamed clientId={ clientId } ariaLabel={ attributes.ariaLabel } />
			<InspectorControls>
				<NamePanel attributes={ attributes } setAttributes={ setAttributes } />
				<ColumnsPanel attributes={ attributes } setAttributes={ setAttributes } />
				<MovementPanel attributes={ attributes } setAttributes={ setAttributes } />
				{ isList && blocks[ 0 ]!.name === 'core/post-template' && <PostCards list={ blocks[ 0 ]!.clientId } /> }
			</InspectorControls>
			<section { ...blockProps }>
				<Controls { ...attributes } count={ count } />
				<div { ...inside } />
			</section>
		</>
	);
}
