import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

interface EditProps {
	/** What the workspace draws in its place: the field in which a text is written. */
	children?: ReactNode;
}

export const Edit = ( { children }: EditProps ) => children ?? <Standing />;

/** Where a layer can be selected: the slider shows it, and what is in it. */
function Standing() {
	return (
		<div { ...useBlockProps() }>
			<InnerBlocks renderAppender={ false } templateLock={ false } />
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
