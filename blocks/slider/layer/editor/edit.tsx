import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Where a layer can be selected: the slider shows it, and what is in it. */
export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<InnerBlocks renderAppender={ false } templateLock={ false } />
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
