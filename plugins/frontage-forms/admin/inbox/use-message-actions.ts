import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { emptyTrash, mark, move, remove } from './api';
import type { Goal, Marks } from './types';
import type { InboxList } from './list/use-list';

/** The result of an action for a notice; `undo` reverts it. */
export type Said = { text: string; undo?: () => void };

function sentence( to: Goal, count: number ): string {
	switch ( to ) {
		case 'trash':
			return sprintf(
				/* translators: %d: number of submissions. */
				_n( '%d message moved to trash.', '%d messages moved to trash.', count, 'frontage-forms' ),
				count
			);
		case 'restore':
			return sprintf(
				/* translators: %d: number of submissions. */
				_n( '%d message restored.', '%d messages restored.', count, 'frontage-forms' ),
				count
			);
		case 'spam':
			return sprintf(
				/* translators: %d: number of submissions. */
				_n( '%d message marked as spam.', '%d messages marked as spam.', count, 'frontage-forms' ),
				count
			);
		case 'inbox':
			return sprintf(
				/* translators: %d: number of submissions. */
				_n( '%d message approved.', '%d messages approved.', count, 'frontage-forms' ),
				count
			);
		case 'mail':
			return sprintf(
				/* translators: %d: number of submissions. */
				_n(
					'Resending the email for %d message.',
					'Resending the emails for %d messages.',
					count,
					'frontage-forms'
				),
				count
			);
	}
}

/** The inverse of each move. Accepting a submission that a user marked as spam sends no emails. */
const BACK: Partial< Record< Goal, Goal > > = { trash: 'restore', restore: 'trash', spam: 'inbox' };

/** All actions on submissions, each with a message about its result. */
export function useDeeds( { apply, reload }: Pick< InboxList, 'apply' | 'reload' > ) {
	const [ problem, setProblem ] = useState( '' );
	const [ said, setSaid ] = useState< Said | null >( null );
	/** How often messages were starred, assigned or marked as done: an open message is read again then. */
	const [ markCount, setMarkCount ] = useState( 0 );
	const again = useRef< ( ids: number[], to: Goal ) => Promise< string > >( () => Promise.resolve( '' ) );

	const markAgain = useRef< ( ids: number[], marks: Marks, text: string ) => Promise< string > >( () =>
		Promise.resolve( '' )
	);

	const onRead = useCallback(
		async ( ids: number[], read: boolean ) => {
			const answer = await mark( ids, { read } );
			setProblem( answer.ok ? '' : answer.message );
			if ( answer.ok ) {
				apply( answer.data.changed, read );
			}
			return answer.ok;
		},
		[ apply ]
	);

	/** The message for submissions that were not changed. */
	const missed = useCallback( ( ids: number[], changed: number[] ) => {
		const left = ids.length - changed.length;
		/* translators: %d: number of submissions. */
		const kept = _n(
			'Could not change %d message. You may lack permission, or someone else changed it first.',
			'Could not change %d messages. You may lack permission, or someone else changed them first.',
			left,
			'frontage-forms'
		);
		setProblem( left ? sprintf( kept, left ) : '' );
	}, [] );

	/** Stars, assigns or marks as done; `text` tells the result. Only done has an undo: it may take a message out of the list. */
	const onMark = useCallback(
		async ( ids: number[], marks: Marks, text: string ) => {
			const answer = await mark( ids, marks );
			if ( ! answer.ok ) {
				setProblem( answer.message );
				return answer.message;
			}
			const { changed } = answer.data;
			setMarkCount( ( count ) => count + 1 );
			missed( ids, changed );
			if ( marks.done && changed.length ) {
				setSaid( {
					text,
					undo: () => void markAgain.current( changed, { done: false }, __( 'Reopened.', 'frontage-forms' ) ),
				} );
			} else if ( changed.length ) {
				speak( text );
			}
			reload();
			return '';
		},
		[ reload, missed ]
	);
	markAgain.current = onMark;

	const onMove = useCallback(
		async ( ids: number[], to: Goal, second = false ) => {
			const answer = await move( ids, to, second );
			if ( ! answer.ok ) {
				setProblem( answer.message );
				return answer.message;
			}
			const { changed } = answer.data;
			missed( ids, changed );
			const back = BACK[ to ];
			if ( changed.length ) {
				setSaid( {
					text: sentence( to, changed.length ),
					...( back ? { undo: () => void again.current( changed, back ) } : {} ),
				} );
			}
			reload();
			return '';
		},
		[ reload, missed ]
	);
	again.current = onMove;

	const onDelete = useCallback(
		async ( ids: number[] ) => {
			const answer = await remove( ids );
			if ( ! answer.ok ) {
				return answer.message;
			}
			missed( ids, answer.data.changed );
			setSaid( { text: __( 'Deleted.', 'frontage-forms' ) } );
			reload();
			return '';
		},
		[ reload, missed ]
	);

	const onEmpty = useCallback( async () => {
		for ( let more = true; more; ) {
			const answer = await emptyTrash();
			if ( ! answer.ok ) {
				return answer.message;
			}
			more = answer.data.more;
		}
		setSaid( { text: __( 'The trash is empty.', 'frontage-forms' ) } );
		reload();
		return '';
	}, [ reload ] );

	return {
		problem,
		setProblem,
		forget: useCallback( () => setProblem( '' ), [] ),
		said,
		markCount,
		hush: useCallback( () => setSaid( null ), [] ),
		deeds: useMemo(
			() => ( { onRead, onMark, onMove, onDelete, onEmpty } ),
			[ onRead, onMark, onMove, onDelete, onEmpty ]
		),
	};
}

export type Deeds = ReturnType< typeof useDeeds >[ 'deeds' ];
