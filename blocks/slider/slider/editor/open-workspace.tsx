import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { spotOf } from './block-target';

/** Only who edits a slider loads what it is edited with. */
const Workspace = lazy( () => import( /* webpackChunkName: "slider/editor/workspace" */ './workspace/workspace' ) );

/** Where the link led by which the editor was opened. WordPress rewrites the address before any block stands, so it is read at once. */
let arrivedAt = window.location.search;

/** What a "Edit slider" button needs: whether the workspace is open, how it opens, and the workspace itself. */
export function useWorkspace( clientId: string ) {
	const [ slide, setSlide ] = useState< string >();
	const [ layer, setLayer ] = useState( '' );
	// As a text, so that the same answer is the same.
	const asked = useSelect(
		( select ) => {
			const spot = arrivedAt.includes( 'frontage-' )
				? spotOf( arrivedAt, select( blockEditorStore ).getBlock( clientId ) )
				: undefined;
			return spot ? `${ spot.slide } ${ spot.layer ?? '' }` : '';
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( asked ) {
			const [ atSlide = '', atLayer = '' ] = asked.split( ' ' );
			setSlide( atSlide );
			setLayer( atLayer );
		}
	}, [ asked ] );
	const close = () => {
		arrivedAt = ''; // Followed; until then the block may be mounted anew, as its frame loads.
		setSlide( undefined );
	};
	return {
		isOpen: slide !== undefined,
		/** At a slide's block; at the first slide without one. */
		open: ( at = '' ) => {
			setLayer( '' );
			setSlide( at );
		},
		workspace: slide !== undefined && (
			<Suspense fallback={ null }>
				<Workspace clientId={ clientId } slide={ slide } layer={ layer } onClose={ close } />
			</Suspense>
		),
	};
}
