import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { fetchList } from './api';
import { showUnread } from './unread-badge';
import type { Count, Filter, List, Summary } from './types';

type Loaded = { status: 'loading' | 'ready'; list: List | null } | { status: 'failed'; list: List | null; message: string };

/** How many to take off the count of unread ones, when `rows` become read or unread. */
function unreadAfter( unread: Count, rows: Summary[], ids: number[], read: boolean ): Count {
	const turned = rows.filter( ( row ) => ids.includes( row.id ) && row.read !== read && row.state !== 'spam' ).length;
	return unread.more ? unread : { count: Math.max( 0, unread.count + ( read ? -turned : turned ) ), more: false };
}

/**
 * The page of the inbox that is on screen. Pages follow one another by the place where the last one ended, never by
 * number: what comes in meanwhile moves nothing, and page 5,000 costs what page 1 costs.
 */
export function useList() {
	const [ filter, setFilter ] = useState< Filter >( {} );
	const [ trail, setTrail ] = useState< string[] >( [] ); // Where each page up to this one began.
	const [ turn, setTurn ] = useState( 0 );
	const [ loaded, setLoaded ] = useState< Loaded >( { status: 'loading', list: null } );
	const latest = useRef( 0 );

	useEffect( () => {
		const mine = ++latest.current;
		setLoaded( ( { list } ) => ( { status: 'loading', list } ) );
		void fetchList( filter, trail.at( -1 ) ).then( ( answer ) => {
			if ( mine !== latest.current ) {
				return; // The person has asked for something else since.
			}
			if ( answer.ok ) {
				setLoaded( { status: 'ready', list: answer.data } );
			} else {
				setLoaded( ( { list } ) => ( { status: 'failed', list, message: answer.message } ) );
			}
		} );
	}, [ filter, trail, turn ] );

	const unread = loaded.list?.unread;
	useEffect( () => {
		if ( unread ) {
			showUnread( unread );
		}
	}, [ unread ] );

	const narrow = useCallback( ( next: Filter ) => {
		setFilter( next );
		setTrail( [] );
	}, [] );

	/** Shows a change without asking again. */
	const apply = useCallback( ( ids: number[], change: { read: boolean } ) => {
		setLoaded( ( before ) => {
			if ( ! before.list ) {
				return before;
			}
			const { submissions } = before.list;
			return {
				...before,
				list: {
					...before.list,
					unread: unreadAfter( before.list.unread, submissions, ids, change.read ),
					submissions: submissions.map( ( row ) => ( ids.includes( row.id ) ? { ...row, ...change } : row ) ),
				},
			};
		} );
	}, [] );

	return {
		...loaded,
		filter,
		page: trail.length,
		narrow,
		apply,
		reload: useCallback( () => setTurn( ( before ) => before + 1 ), [] ),
		showOlder: useCallback( ( older: string ) => setTrail( ( before ) => [ ...before, older ] ), [] ),
		showNewer: useCallback( () => setTrail( ( before ) => before.slice( 0, -1 ) ), [] ),
	};
}

export type InboxList = ReturnType< typeof useList >;
