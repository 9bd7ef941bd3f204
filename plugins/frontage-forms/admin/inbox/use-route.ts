import { useCallback, useEffect, useState } from '@wordpress/element';
import { addressOf, filterIn, openedIn } from './inbox-url';
import { sameFilter } from './list/view-settings';
import type { Filter } from './types';

type Place = { opened: number; filter: Filter };

const here = (): Place => ( { opened: openedIn( window.location.href ), filter: filterIn( window.location.href ) } );

/** What is open and what the list shows stand in the address: it can be reloaded, sent to a colleague, and left by the back button. */
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
	/** In place: the back button leaves the list, not each letter of a search. */
	const narrow = useCallback(
		( next: Filter ) => {
			window.history.replaceState( null, '', addressOf( url, next ) );
			setPlace( { opened: 0, filter: next } );
		},
		[ url ]
	);

	return { opened, filter, open, close, narrow };
}
