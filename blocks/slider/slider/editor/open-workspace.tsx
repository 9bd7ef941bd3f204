import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { followed, spotOf } from './asked-for';

/** Only who edits a slider loads what it is edited with. */
const Workspace = lazy( () => import( /* webpackChunkName: "slider/editor/workspace" */ './workspace/workspace' ) );

/** What a "Edit slider" button needs: whether the workspace is open, how it opens, and the workspace itself. */
export function useWorkspace( clientId: string ) {
	const [ slide, setSlide ] = useState< string >();
	const [ layer, setLayer ] = useState( '' );
	// As a text, so that the same answer is the same.
	const asked = useSelect(
		( select ) => {
			const { search } = window.location;
			const spot = search.includes( 'frontage-' )
				? spotOf( search, select( blockEditorStore ).getBlock( clientId ) )
				: undefined;
			return spot ? `${ spot.slide } ${ spot.layer ?? '' }` : '';
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( asked ) {
			const [ atSlide = '', atLayer = '' ] = asked.split( ' ' );
			window.history.replaceState( window.history.state, '', followed( window.location.href ) );
			setSlide( atSlide );
			setLayer( atLayer );
		}
	}, [ asked ] );
	return {
		isOpen: slide !== undefined,
		/** At a slide's block; at the first slide without one. */
		open: ( at = '' ) => {
			setLayer( '' );
			setSlide( at );
		},
		workspace: slide !== undefined && (
			<Suspense fallback={ null }>
				<Workspace
					clientId={ clientId }
					slide={ slide }
					layer={ layer }
					onClose={ () => setSlide( undefined ) }
				/>
			</Suspense>
		),
	};
}
