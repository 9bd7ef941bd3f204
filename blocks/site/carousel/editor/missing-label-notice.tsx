import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Fill, PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Blocks that render as a carousel, and for which attributes. */
const CAROUSELS = {
	'frontage/carousel': () => true,
	'frontage/testimonials': ( { layout }: { layout?: string } ) => layout === 'carousel',
};

/**
 * Pre-publish check: one panel, rendered by the first carousel, lists carousels without a label. It fills the slot of core's
 * `PluginPrePublishPanel` by name, since that component's package may not be loaded on the widgets screen.
 */
export function Unnamed( { clientId, ariaLabel }: { clientId: string; ariaLabel: string } ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	const isUnnamed = ! ariaLabel.trim();
	const message = useSelect(
		( select ) => {
			if ( ! isUnnamed ) {
				return '';
			}
			const { getClientIdsWithDescendants, getBlockName, getBlockAttributes, getBlockOrder } =
				select( blockEditorStore );
			return getClientIdsWithDescendants()
				.filter( ( id ) => {
					const isCarousel = CAROUSELS[ getBlockName( id ) as keyof typeof CAROUSELS ];
					const attributes = ( getBlockAttributes( id ) ?? {} ) as { layout?: string; ariaLabel?: string };
					return isCarousel?.( attributes ) && ! attributes.ariaLabel?.trim() && getBlockOrder( id ).length;
				} )
				.join( ' ' );
		},
		[ isUnnamed ]
	);
	const all = message.split( ' ' );
	if ( all[ 0 ] !== clientId ) {
		return null;
	}
	return (
		<Fill name="PluginPrePublishPanel">
			<PanelBody
				title={
					all.length === 1
						? __( 'Carousel without a label', 'frontage-site' )
						: sprintf(
								/* translators: %d: how many, two at least. */
								_n(
									'%d carousel without a label',
									'%d carousels without a label',
									all.length,
									'frontage-site'
								),
								all.length
							)
				}
			>
				<p>
					{ __(
						'Screen readers announce the label before the items. Add it under “Screen reader label”.',
						'frontage-site'
					) }
				</p>
				{ all.map( ( id, index ) => (
					<p key={ id }>
						<Button __next40pxDefaultSize variant="secondary" onClick={ () => void selectBlock( id ) }>
							{ all.length === 1
								? __( 'Go to carousel', 'frontage-site' )
								: /* translators: %d: which, counted from the top of the page. */
									sprintf( __( 'Go to carousel %d', 'frontage-site' ), index + 1 ) }
						</Button>
					</p>
				) ) }
			</PanelBody>
		</Fill>
	);
}
