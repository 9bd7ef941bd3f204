import { store as blockEditorStore } from '@wordpress/block-editor';
import { RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { names, switched, type Part } from './card-parts';

interface ImageSize {
	slug: string;
	name: string;
}

/** Toggles for the parts of a post carousel's cards. Each part is a core block, which can be moved and styled as usual. */
export function PostCards( { list }: { list: string } ) {
	const { blocks, sizes } = useSelect(
		( select ) => {
			const { getBlocks, getSettings } = select( blockEditorStore );
			return {
				blocks: getBlocks( list ),
				sizes: ( getSettings() as { imageSizes?: ImageSize[] } ).imageSizes ?? [],
			};
		},
		[ list ]
	);
	const { replaceInnerBlocks, updateBlockAttributes } = useDispatch( blockEditorStore );
	const find = ( part: Part ) => blocks.find( ( { name } ) => name === part );
	const turn = ( part: Part, on: boolean ) => replaceInnerBlocks( list, switched( blocks, part, on ) );
	const excerpt = find( 'core/post-excerpt' );
	const picture = find( 'core/post-featured-image' );
	return (
		<ToolsPanel
			label={ __( 'Card content', 'frontage-site' ) }
			resetAll={ () =>
				replaceInnerBlocks(
					list,
					( Object.keys( names() ) as Part[] ).reduce(
						( all, part ) => switched( all, part, USUAL.includes( part ) ),
						blocks
					)
				)
			}
		>
			{ ( Object.entries( names() ) as [ Part, string ][] ).map( ( [ part, label ] ) => (
				<ToolsPanelItem
					key={ part }
					label={ label }
					isShownByDefault
					hasValue={ () => Boolean( find( part ) ) !== USUAL.includes( part ) }
					onDeselect={ () => turn( part, USUAL.includes( part ) ) }
				>
					<ToggleControl
						label={ label }
						checked={ Boolean( find( part ) ) }
						onChange={ ( on ) => turn( part, on ) }
					/>
				</ToolsPanelItem>
			) ) }
			{ picture && (
				<ToolsPanelItem
					label={ __( 'Image size', 'frontage-site' ) }
					hasValue={ () => picture.attributes.sizeSlug !== 'medium_large' }
					onDeselect={ () => updateBlockAttributes( picture.clientId, { sizeSlug: 'medium_large' } ) }
				>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Image size', 'frontage-site' ) }
						value={ String( picture.attributes.sizeSlug ?? 'medium_large' ) }
						options={ sizes.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) }
						onChange={ ( sizeSlug ) => updateBlockAttributes( picture.clientId, { sizeSlug } ) }
					/>
				</ToolsPanelItem>
			) }
			{ excerpt && (
				<>
					<ToolsPanelItem
						label={ __( 'Excerpt length (words)', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => excerpt.attributes.excerptLength !== 25 }
						onDeselect={ () => updateBlockAttributes( excerpt.clientId, { excerptLength: 25 } ) }
					>
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Excerpt length (words)', 'frontage-site' ) }
							min={ 10 }
							max={ 100 }
							value={ Number( excerpt.attributes.excerptLength ?? 25 ) }
							onChange={ ( excerptLength = 25 ) =>
								updateBlockAttributes( excerpt.clientId, { excerptLength } )
							}
						/>
					</ToolsPanelItem>
					<ToolsPanelItem
						label={ __( 'Button text', 'frontage-site' ) }
						hasValue={ () => Boolean( excerpt.attributes.moreText ) }
						onDeselect={ () => updateBlockAttributes( excerpt.clientId, { moreText: undefined } ) }
					>
						<TextControl
							__next40pxDefaultSize
							label={ __( 'Button text', 'frontage-site' ) }
							help={ __( 'Leave empty to link only the title.', 'frontage-site' ) }
							value={ String( excerpt.attributes.moreText ?? '' ) }
							onChange={ ( moreText ) => updateBlockAttributes( excerpt.clientId, { moreText } ) }
						/>
					</ToolsPanelItem>
				</>
			) }
		</ToolsPanel>
	);
}

const USUAL: readonly Part[] = [ 'core/post-featured-image', 'core/post-date', 'core/post-excerpt' ];
