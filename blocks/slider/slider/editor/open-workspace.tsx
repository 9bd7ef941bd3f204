import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { arrival } from './arrival';
import { spotOf } from './block-target';

/** The workspace loads only when a slider is edited. */
const Workspace = lazy( () => import( /* webpackChunkName: "slider/editor/workspace" */ './workspace/workspace' ) );

/** State for an "Edit slider" button: whether the workspace is open, a function to open it, and the workspace. */
export function useWorkspace( clientId: string ) {
	const [ slide, setSlide ] = useState< string >();
	const [ layer, setLayer ] = useState( '' );
	// As a string, so that equal results are identical.
	const asked = useSelect(
		( select ) => {
			const spot = arrival.query.includes( 'frontage-' )
				? spotOf( arrival.query, select( blockEditorStore ).getBlock( clientId ) )
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
		arrival.query = ''; // Cleared only now, since the block may be mounted again while its iframe loads.
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
