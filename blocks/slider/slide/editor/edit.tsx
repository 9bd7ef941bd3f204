import { InnerBlocks, store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Where a slide can be selected: the slider around it shows it, this is the frame upon that. */
export function Edit( { clientId }: { clientId: string } ) {
	const isOpen = useSelect(
		( select ) => {
			const { hasSelectedInnerBlock, isBlockSelected } = select( blockEditorStore );
			return isBlockSelected( clientId ) || hasSelectedInnerBlock( clientId, true );
		},
		[ clientId ]
	);
	return (
		<div { ...useBlockProps() }>
			{ /* Layers of the others are in the List View, and cost the page nothing. */ }
			{ isOpen && <InnerBlocks renderAppender={ false } templateLock={ false } /> }
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
