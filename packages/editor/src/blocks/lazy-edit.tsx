import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';

/** What a block shows until its `edit` is there: a block of its own, which can be selected and moved. */
function Loading() {
	return (
		<div { ...useBlockProps() }>
			<Spinner />
		</div>
	);
}

/** The `edit` of a block whose code loads with its first block in the editor. */
export function lazyEdit< Props extends object >(
	load: () => Promise< { default: ComponentType< Props > } >
): ComponentType< Props > {
	const Edit = lazy( load ) as unknown as ComponentType< Props >;
	return ( props ) => (
		<Suspense fallback={ <Loading /> }>
			<Edit { ...props } />
		</Suspense>
	);
}
