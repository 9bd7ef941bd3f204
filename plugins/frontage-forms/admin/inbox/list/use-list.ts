import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { fetchList } from '../api';
import { showUnread } from './unread-badge';
import type { Filter, List } from '../types';

type Loaded =
	{ status: 'loading' | 'ready'; list: List | null } | { status: 'failed'; list: List | null; message: string };

const FIRST: string[] = [];

/** The page as it is once these lines have become read or unread. */
export function marked( list: List, ids: number[], read: boolean ): List {
	const { submissions, unread } = list;
	const turned = submissions.filter(
		( row ) => ids.includes( row.id ) && row.read !== read && ! [ 'spam', 'trash' ].includes( row.state )
	).length;
	return {
		...list,
		// Of "99 and more" nobody knows what is left.
		unread: unread.more
			? unread
			: { count: Math.max( 0, unread.count + ( read ? -turned : turned ) ), more: false },
		submissions: submissions.map( ( row ) => ( ids.includes( row.id ) ? { ...row, read } : row ) ),
	};
}

/**
 * The page of the inbox that is on screen. Pages follow one another by the place where the last one ended, never by
 * number: what comes in meanwhile moves nothing, and page 5,000 costs what page 1 costs.
 */
export function useList( filter: Filter ) {
	// Where each page up to this one began; of another filter, nowhere.
	const [ walked, setWalked ] = useState< { filter: Filter; trail: string[] } >( { filter, trail: [] } );
	const trail = walked.filter === filter ? walked.trail : FIRST;
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

	const reload = useCallback( () => setTurn( ( before ) => before + 1 ), [] );

	/** Shows a change without asking again, unless it is about lines that are not on this page. */
	const submissions = loaded.list?.submissions;
	const apply = useCallback(
		( ids: number[], read: boolean ) => {
			if ( ! submissions || ids.some( ( id ) => ! submissions.some( ( row ) => row.id === id ) ) ) {
				return reload();
			}
			setLoaded( ( before ) => ( before.list ? { ...before, list: marked( before.list, ids, read ) } : before ) );
		},
		[ submissions, reload ]
	);

	return {
		...loaded,
		page: trail.length,
		apply,
		reload,
		showOlder: ( older: string ) => setWalked( { filter, trail: [ ...trail, older ] } ),
		showNewer: () => setWalked( { filter, trail: trail.slice( 0, -1 ) } ),
	};
}

export type InboxList = ReturnType< typeof useList >;
