import { useCallback, useEffect, useState } from '@wordpress/element';
import { urlOf, filterFromUrl, submissionIdFromUrl } from './inbox-url';
import { isSameFilter } from './list/view-settings';
import type { Filter } from './types';

type Route = { opened: number; filter: Filter };

const readRoute = (): Route => ( {
	opened: submissionIdFromUrl( window.location.href ),
	filter: filterFromUrl( window.location.href ),
} );

/** The open submission and the filter are in the URL: it can be reloaded, shared, and left with the back button. */
export function useRoute( url: string ) {
	const [ { opened, filter }, setRoute ] = useState( readRoute );

	useEffect( () => {
		const onPopState = () =>
			setRoute( ( previous ) => {
				const next = readRoute();
				return {
					...next,
					filter: isSameFilter( previous.filter, next.filter ) ? previous.filter : next.filter,
				};
			} );
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	}, [] );

	const open = useCallback(
		( id: number ) => {
			window.history.pushState( null, '', urlOf( url, filter, id ) );
			setRoute( { opened: id, filter } );
		},
		[ url, filter ]
	);
	const close = useCallback( () => {
		window.history.pushState( null, '', urlOf( url, filter ) );
		setRoute( { opened: 0, filter } );
	}, [ url, filter ] );
	/** Replaces the history entry: the back button leaves the list instead of undoing each typed character. */
	const setFilter = useCallback(
		( next: Filter ) => {
			window.history.replaceState( null, '', urlOf( url, next ) );
			setRoute( { opened: 0, filter: next } );
		},
		[ url ]
	);

	return { opened, filter, open, close, narrow: setFilter };
}
