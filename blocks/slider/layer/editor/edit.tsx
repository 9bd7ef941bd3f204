import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

interface EditProps {
	/** Replaces the placeholder in the workspace: the field for in-place text editing. */
	children?: ReactNode;
}

export const Edit = ( { children }: EditProps ) => children ?? <Standing />;

/** Selectable element of a layer; the slider's own rendering shows the layer and its content. */
function Standing() {
	return (
		<div { ...useBlockProps() }>
			<InnerBlocks renderAppender={ false } templateLock={ false } />
		</div>
	);
}

export const save = () => <InnerBlocks.Content />;
