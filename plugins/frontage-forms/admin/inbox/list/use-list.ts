import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { fetchList } from '../api';
import { showUnread } from './unread-badge';
import type { Count, Filter, List } from '../types';

type Loaded =
	{ status: 'loading' | 'ready'; list: List | null } | { status: 'failed'; list: List | null; message: string };

const FIRST: string[] = [];

/** The page of the list after these messages were marked as read or unread. */
export function marked( list: List, ids: number[], read: boolean ): List {
	const { submissions, unread, tabs } = list;
	const turned = submissions.filter(
		( row ) => ids.includes( row.id ) && row.read !== read && ! [ 'spam', 'trash' ].includes( row.state )
	).length;
	// With "99 and more" the remaining number is unknown.
	const after = ( { count, more }: Count ) =>
		more ? { count, more } : { count: Math.max( 0, count + ( read ? -turned : turned ) ), more };
	return {
		...list,
		unread: after( unread ),
		tabs: tabs && { ...tabs, unread: after( tabs.unread ) },
		submissions: submissions.map( ( row ) => ( ids.includes( row.id ) ? { ...row, read } : row ) ),
	};
}

/**
 * The current page of the inbox. Pages use a cursor, the end of the page before, never a number. New messages therefore do not shift pages,
 * and page 5,000 loads as fast as page 1.
 */
export function useList( filter: Filter ) {
	// The cursors of all pages up to this one; empty for another filter.
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
				return; // The user has requested another page since.
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

	/** Shows a change without another request, unless it concerns messages that are not on this page. */
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
