import { lazy, Suspense, useState } from '@wordpress/element';

/** Only who edits a slider loads what it is edited with. */
const Workspace = lazy( () => import( /* webpackChunkName: "slider/editor/workspace" */ './workspace/workspace' ) );

/** What a "Edit slider" button needs: whether the workspace is open, how it opens, and the workspace itself. */
export function useWorkspace( clientId: string ) {
	const [ slide, setSlide ] = useState< string >();
	return {
		isOpen: slide !== undefined,
		/** At a slide's block; at the first slide without one. */
		open: ( at = '' ) => setSlide( at ),
		workspace: slide !== undefined && (
			<Suspense fallback={ null }>
				<Workspace clientId={ clientId } slide={ slide } onClose={ () => setSlide( undefined ) } />
			</Suspense>
		),
	};
}
