import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { emptyTrash, markMessages, moveMessages, deleteMessages } from './api';
import type { MoveTarget, MessageMarks } from './types';
import type { InboxList } from './list/use-list';

/** The result of an action for a notice; `undo` reverts it. */
export type ActionResult = { text: string; undo?: () => void };

function resultText( to: MoveTarget, count: number ): string {
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
const INVERSE: Partial< Record< MoveTarget, MoveTarget > > = { trash: 'restore', restore: 'trash', spam: 'inbox' };

/** The message for submissions that were not changed; '' when there are none. */
function unchangedMessage( count: number ): string {
	/* translators: %d: number of submissions. */
	const text = _n(
		'Could not change %d message. You may lack permission, or someone else changed it first.',
		'Could not change %d messages. You may lack permission, or someone else changed them first.',
		count,
		'frontage-forms'
	);
	return count ? sprintf( text, count ) : '';
}

/** Empties the trash batch by batch; returns '' on success, else an error message. */
async function emptyWholeTrash(): Promise< string > {
	for ( let hasMore = true; hasMore; ) {
		const response = await emptyTrash();
		if ( ! response.ok ) {
			return response.message;
		}
		hasMore = response.data.more;
	}
	return '';
}

/** Stars, assigns and marks as done. */
function useMarks(
	reload: () => void,
	setProblem: ( problem: string ) => void,
	setResult: ( result: ActionResult ) => void
) {
	/** How often messages were starred, assigned or marked as done: an open message is read again then. */
	const [ markCount, setMarkCount ] = useState( 0 );
	const markAgain = useRef< ( ids: number[], marks: MessageMarks, text: string ) => Promise< string > >( () =>
		Promise.resolve( '' )
	);

	/** Stars, assigns or marks as done; `text` tells the result. Only done has an undo: it may take a message out of the list. */
	const onMark = useCallback(
		async ( ids: number[], marks: MessageMarks, text: string ) => {
			const response = await markMessages( ids, marks );
			if ( ! response.ok ) {
				setProblem( response.message );
				return response.message;
			}
			const { changed } = response.data;
			setMarkCount( ( count ) => count + 1 );
			setProblem( unchangedMessage( ids.length - changed.length ) );
			if ( marks.done && changed.length ) {
				setResult( {
					text,
					undo: () => void markAgain.current( changed, { done: false }, __( 'Reopened.', 'frontage-forms' ) ),
				} );
			} else if ( changed.length ) {
				speak( text );
			}
			reload();
			return '';
		},
		[ reload, setProblem, setResult ]
	);
	markAgain.current = onMark;

	return { markCount, onMark };
}

/** All actions on submissions, each with a message about its result. */
export function useMessageActions( { apply, reload }: Pick< InboxList, 'apply' | 'reload' > ) {
	const [ problem, setProblem ] = useState( '' );
	const [ result, setResult ] = useState< ActionResult | null >( null );
	const moveAgain = useRef< ( ids: number[], to: MoveTarget ) => Promise< string > >( () => Promise.resolve( '' ) );

	const onRead = useCallback(
		async ( ids: number[], read: boolean ) => {
			const response = await markMessages( ids, { read } );
			setProblem( response.ok ? '' : response.message );
			if ( response.ok ) {
				apply( response.data.changed, read );
			}
			return response.ok;
		},
		[ apply ]
	);

	const reportUnchanged = useCallback(
		( ids: number[], changed: number[] ) => setProblem( unchangedMessage( ids.length - changed.length ) ),
		[]
	);

	const { markCount, onMark } = useMarks( reload, setProblem, setResult );

	const onMove = useCallback(
		async ( ids: number[], to: MoveTarget, includesCopy = false ) => {
			const response = await moveMessages( ids, to, includesCopy );
			if ( ! response.ok ) {
				setProblem( response.message );
				return response.message;
			}
			const { changed } = response.data;
			reportUnchanged( ids, changed );
			const inverse = INVERSE[ to ];
			if ( changed.length ) {
				setResult( {
					text: resultText( to, changed.length ),
					...( inverse ? { undo: () => void moveAgain.current( changed, inverse ) } : {} ),
				} );
			}
			reload();
			return '';
		},
		[ reload, reportUnchanged ]
	);
	moveAgain.current = onMove;

	const onDelete = useCallback(
		async ( ids: number[] ) => {
			const response = await deleteMessages( ids );
			if ( ! response.ok ) {
				return response.message;
			}
			reportUnchanged( ids, response.data.changed );
			setResult( { text: __( 'Deleted.', 'frontage-forms' ) } );
			reload();
			return '';
		},
		[ reload, reportUnchanged ]
	);

	const onEmpty = useCallback( async () => {
		const message = await emptyWholeTrash();
		if ( ! message ) {
			setResult( { text: __( 'The trash is empty.', 'frontage-forms' ) } );
			reload();
		}
		return message;
	}, [ reload ] );

	return {
		problem,
		setProblem,
		dismissProblem: useCallback( () => setProblem( '' ), [] ),
		result,
		markCount,
		dismissResult: useCallback( () => setResult( null ), [] ),
		actions: useMemo(
			() => ( { onRead, onMark, onMove, onDelete, onEmpty } ),
			[ onRead, onMark, onMove, onDelete, onEmpty ]
		),
	};
}

export type MessageActions = ReturnType< typeof useMessageActions >[ 'actions' ];
