import { InnerBlocks, store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Selectable frame of a slide; the surrounding slider renders its content. */
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
			{ /* Layers of other slides are not rendered on the page; they are only in the List View. */ }
			{ isOpen && <InnerBlocks renderAppender={ false } templateLock={ false } /> }
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
