import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { mark, remove } from './api';
import { ListView } from './list-view';
import { Message } from './message';
import { SubmissionView } from './submission-view';
import { useFocusBack } from './use-focus-back';
import { useList } from './use-list';
import { useRoute } from './use-route';
import type { ScreenProps } from './types';

/** The screen: the list, or the one submission whose id stands in the address. */
export function Inbox( { forms, mayDelete, url, pages }: ScreenProps ) {
	const { opened, open, close, addressOf } = useRoute( url );
	const list = useList();
	const [ problem, setProblem ] = useState( '' );
	const { apply, reload } = list;
	useFocusBack( opened );

	const setRead = useCallback(
		async ( ids: number[], read: boolean ) => {
			const answer = await mark( ids, read );
			setProblem( answer.ok ? '' : answer.message );
			if ( answer.ok ) {
				apply( answer.data.changed, read );
			}
			return answer.ok;
		},
		[ apply ]
	);

	const discard = useCallback(
		async ( ids: number[] ) => {
			const answer = await remove( ids );
			if ( ! answer.ok ) {
				return answer.message;
			}
			const left = ids.length - answer.data.changed.length;
			/* translators: %d: number of submissions. */
			const kept = __(
				'%d could not be deleted: you may lack the right to, or they were deleted before.',
				'frontage-forms'
			);
			setProblem( left ? sprintf( kept, left ) : '' );
			speak( __( 'Deleted.', 'frontage-forms' ) );
			reload();
			return '';
		},
		[ reload ]
	);

	return (
		<>
			{ problem && <Message text={ problem } onDismiss={ () => setProblem( '' ) } /> }
			{ !! opened && (
				<SubmissionView
					key={ opened }
					id={ opened }
					mayDelete={ mayDelete }
					listAddress={ url }
					onClose={ close }
					onRead={ setRead }
					onDelete={ discard }
					onSeen={ ( id ) => apply( [ id ], true ) }
				/>
			) }
			{ /* Kept while a submission is open: who comes back finds the search and the page as they were. */ }
			<div hidden={ !! opened }>
				<ListView
					list={ list }
					forms={ forms }
					mayDelete={ mayDelete }
					pages={ pages }
					addressOf={ addressOf }
					onOpen={ open }
					onRead={ setRead }
					onDelete={ discard }
				/>
			</div>
		</>
	);
}
