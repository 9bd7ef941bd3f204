import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { spotOf } from './block-target';

/** The workspace loads only when a slider is edited. */
const Workspace = lazy( () => import( /* webpackChunkName: "slider/editor/workspace" */ './workspace/workspace' ) );

/** Query of the URL that opened the editor. It is read immediately, since WordPress rewrites the URL before any block is mounted. */
let arrivedAt = window.location.search;

/** State for an "Edit slider" button: whether the workspace is open, a function to open it, and the workspace. */
export function useWorkspace( clientId: string ) {
	const [ slide, setSlide ] = useState< string >();
	const [ layer, setLayer ] = useState( '' );
	// As a string, so that equal results are identical.
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
		arrivedAt = ''; // Cleared only now, since the block may be mounted again while its iframe loads.
		setSlide( undefined );
	};
	return {
		isOpen: slide !== undefined,
		/** Opens at the block of a slide, by default the first one. */
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
