import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { fetchList } from '../api';
import { updateUnreadBadges } from './unread-badge';
import type { Count, Filter, MessageList } from '../types';

type Loaded =
	| { status: 'loading' | 'ready'; list: MessageList | null }
	| { status: 'failed'; list: MessageList | null; message: string };

const NO_CURSORS: string[] = [];

/** The page of the list after these messages were marked as read or unread. */
export function applyRead( list: MessageList, ids: number[], read: boolean ): MessageList {
	const { submissions, unread, tabs } = list;
	const changedCount = submissions.filter(
		( row ) => ids.includes( row.id ) && row.read !== read && ! [ 'spam', 'trash' ].includes( row.state )
	).length;
	// With "99 and more" the remaining number is unknown.
	const adjustCount = ( { count, more }: Count ) =>
		more ? { count, more } : { count: Math.max( 0, count + ( read ? -changedCount : changedCount ) ), more };
	return {
		...list,
		unread: adjustCount( unread ),
		tabs: tabs && { ...tabs, unread: adjustCount( tabs.unread ) },
		submissions: submissions.map( ( row ) => ( ids.includes( row.id ) ? { ...row, read } : row ) ),
	};
}

/**
 * The current page of the inbox. Pages use a cursor, the end of the page before, never a number. New messages therefore do not shift pages,
 * and page 5,000 loads as fast as page 1.
 */
export function useList( filter: Filter ) {
	// The cursors of all pages up to this one; empty for another filter.
	const [ position, setPosition ] = useState< { filter: Filter; cursors: string[] } >( { filter, cursors: [] } );
	const cursors = position.filter === filter ? position.cursors : NO_CURSORS;
	const [ reloadCount, setReloadCount ] = useState( 0 );
	const [ state, setState ] = useState< Loaded >( { status: 'loading', list: null } );
	const latestRequest = useRef( 0 );

	useEffect( () => {
		const requestId = ++latestRequest.current;
		setState( ( { list } ) => ( { status: 'loading', list } ) );
		void fetchList( filter, cursors.at( -1 ) ).then( ( result ) => {
			if ( requestId !== latestRequest.current ) {
				return; // The user has requested another page since.
			}
			if ( result.ok ) {
				setState( { status: 'ready', list: result.data } );
			} else {
				setState( ( { list } ) => ( { status: 'failed', list, message: result.message } ) );
			}
		} );
	}, [ filter, cursors, reloadCount ] );

	const unread = state.list?.unread;
	useEffect( () => {
		if ( unread ) {
			updateUnreadBadges( unread );
		}
	}, [ unread ] );

	const reload = useCallback( () => setReloadCount( ( previous ) => previous + 1 ), [] );

	/** Shows a change without another request, unless it concerns messages that are not on this page. */
	const submissions = state.list?.submissions;
	const applyReadState = useCallback(
		( ids: number[], read: boolean ) => {
			if ( ! submissions || ids.some( ( id ) => ! submissions.some( ( row ) => row.id === id ) ) ) {
				return reload();
			}
			setState( ( previous ) =>
				previous.list ? { ...previous, list: applyRead( previous.list, ids, read ) } : previous
			);
		},
		[ submissions, reload ]
	);

	return {
		...state,
		page: cursors.length,
		apply: applyReadState,
		reload,
		showOlder: ( older: string ) => setPosition( { filter, cursors: [ ...cursors, older ] } ),
		showNewer: () => setPosition( { filter, cursors: cursors.slice( 0, -1 ) } ),
	};
}

export type InboxList = ReturnType< typeof useList >;
