import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** The document as a list of slides; each shows its layers. */
export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<InnerBlocks />
		</div>
	);
}

/** PHP prints the slider from the blocks inside it. */
export const save = () => <InnerBlocks.Content />;
