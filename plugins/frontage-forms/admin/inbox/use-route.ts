import { useCallback, useEffect, useState } from '@wordpress/element';
import { addressOf, filterIn, openedIn } from './inbox-url';
import { sameFilter } from './list/view-settings';
import type { Filter } from './types';

type Place = { opened: number; filter: Filter };

const here = (): Place => ( { opened: openedIn( window.location.href ), filter: filterIn( window.location.href ) } );

/** The open submission and the filter are in the URL: it can be reloaded, shared, and left with the back button. */
export function useRoute( url: string ) {
	const [ { opened, filter }, setPlace ] = useState( here );

	useEffect( () => {
		const follow = () =>
			setPlace( ( before ) => {
				const next = here();
				return { ...next, filter: sameFilter( before.filter, next.filter ) ? before.filter : next.filter };
			} );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );

	const open = useCallback(
		( id: number ) => {
			window.history.pushState( null, '', addressOf( url, filter, id ) );
			setPlace( { opened: id, filter } );
		},
		[ url, filter ]
	);
	const close = useCallback( () => {
		window.history.pushState( null, '', addressOf( url, filter ) );
		setPlace( { opened: 0, filter } );
	}, [ url, filter ] );
	/** Replaces the history entry: the back button leaves the list instead of undoing each typed character. */
	const narrow = useCallback(
		( next: Filter ) => {
			window.history.replaceState( null, '', addressOf( url, next ) );
			setPlace( { opened: 0, filter: next } );
		},
		[ url ]
	);

	return { opened, filter, open, close, narrow };
}
