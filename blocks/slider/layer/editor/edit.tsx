import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';

/** One layer of the list: what it is called or says, then what is in it. */
export function Edit( {
	attributes,
}: BlockEditProps< { alias?: string; id?: string; type?: string; html?: string } > ) {
	const said = new DOMParser().parseFromString( attributes.html ?? '', 'text/html' ).body.textContent?.trim();
	return (
		<div { ...useBlockProps() }>
			<span>{ attributes.alias || said || attributes.type || attributes.id }</span>
			<InnerBlocks />
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
