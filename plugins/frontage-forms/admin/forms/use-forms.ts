import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { fetchForms } from './api';
import type { Filter, FormList } from './types';

type Loaded = { status: 'loading' | 'ready' | 'failed'; list: FormList | null; message: string };

/** The filter from the screen's URL: a filtered list can be reloaded and shared. */
export function filterIn( address: string ): Filter {
	const text = ( name: string ) => {
		const value = getQueryArg( address, name );
		return typeof value === 'string' ? value : '';
	};
	return {
		status: text( 'status' ) === 'trash' ? 'trash' : 'publish',
		search: text( 's' ),
		page: Math.max( 1, Math.trunc( Number( text( 'paged' ) ) ) || 1 ),
	};
}

export function addressOf( url: string, { status, search, page }: Filter ): string {
	return addQueryArgs( url, {
		...( status === 'trash' ? { status } : {} ),
		...( search ? { s: search } : {} ),
		...( page > 1 ? { paged: page } : {} ),
	} );
}

/** The current page of the list. */
export function useForms( url: string ) {
	const [ filter, setFilter ] = useState( () => filterIn( window.location.href ) );
	const [ turn, setTurn ] = useState( 0 );
	const [ loaded, setLoaded ] = useState< Loaded >( { status: 'loading', list: null, message: '' } );
	const latest = useRef( 0 );

	useEffect( () => {
		const mine = ++latest.current;
		setLoaded( ( { list } ) => ( { status: 'loading', list, message: '' } ) );
		void fetchForms( filter ).then( ( answer ) => {
			if ( mine !== latest.current ) {
				return; // The user has requested another page since.
			}
			setLoaded( ( { list } ) =>
				answer.ok
					? { status: 'ready', list: answer.data, message: '' }
					: { status: 'failed', list, message: answer.message }
			);
		} );
	}, [ filter, turn ] );

	const show = useCallback(
		( change: Partial< Filter > ) =>
			setFilter( ( before ) => {
				const next = { ...before, page: 1, ...change };
				window.history.replaceState( null, '', addressOf( url, next ) );
				return next;
			} ),
		[ url ]
	);
	const reload = useCallback( () => setTurn( ( before ) => before + 1 ), [] );
	return { ...loaded, filter, show, reload };
}

export type Forms = ReturnType< typeof useForms >;
