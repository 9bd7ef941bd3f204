import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';

/** One slide of the list: its title, then its layers. */
export function Edit( { attributes }: BlockEditProps< { title?: string; key?: string } > ) {
	return (
		<div { ...useBlockProps() }>
			<strong>{ attributes.title || attributes.key }</strong>
			<InnerBlocks />
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
