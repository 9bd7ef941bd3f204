import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { fetchForms } from './api';
import type { Filter, FormList } from './types';

type Loaded = { status: 'loading' | 'ready' | 'failed'; list: FormList | null; message: string };

/** The filter from the screen's URL: a filtered list can be reloaded and shared. */
export function filterFromUrl( address: string ): Filter {
	const parameter = ( name: string ) => {
		const value = getQueryArg( address, name );
		return typeof value === 'string' ? value : '';
	};
	return {
		status: parameter( 'status' ) === 'trash' ? 'trash' : 'publish',
		search: parameter( 's' ),
		page: Math.max( 1, Math.trunc( Number( parameter( 'paged' ) ) ) || 1 ),
	};
}

export function urlOf( url: string, { status, search, page }: Filter ): string {
	return addQueryArgs( url, {
		...( status === 'trash' ? { status } : {} ),
		...( search ? { s: search } : {} ),
		...( page > 1 ? { paged: page } : {} ),
	} );
}

/** The current page of the list. */
export function useForms( url: string ) {
	const [ filter, setFilter ] = useState( () => filterFromUrl( window.location.href ) );
	const [ reloadCount, setReloadCount ] = useState( 0 );
	const [ loaded, setLoaded ] = useState< Loaded >( { status: 'loading', list: null, message: '' } );
	const latestRequest = useRef( 0 );

	useEffect( () => {
		const requestId = ++latestRequest.current;
		setLoaded( ( { list } ) => ( { status: 'loading', list, message: '' } ) );
		void fetchForms( filter ).then( ( result ) => {
			if ( requestId !== latestRequest.current ) {
				return; // The user has requested another page since.
			}
			setLoaded( ( { list } ) =>
				result.ok
					? { status: 'ready', list: result.data, message: '' }
					: { status: 'failed', list, message: result.message }
			);
		} );
	}, [ filter, reloadCount ] );

	const changeFilter = useCallback(
		( change: Partial< Filter > ) =>
			setFilter( ( previous ) => {
				const next = { ...previous, page: 1, ...change };
				window.history.replaceState( null, '', urlOf( url, next ) );
				return next;
			} ),
		[ url ]
	);
	const reload = useCallback( () => setReloadCount( ( previous ) => previous + 1 ), [] );
	return { ...loaded, filter, show: changeFilter, reload };
}

export type FormsState = ReturnType< typeof useForms >;
