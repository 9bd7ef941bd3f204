import { speak } from '@wordpress/a11y';
import { Snackbar } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { urlOf } from './inbox-url';
import { downloadFile, downloadSpreadsheet, preparingText, type Format } from './list/download-messages';
import { ListView } from './list/list-view';
import { ScreenNotice } from '../shared/message';
import { SubmissionView } from './message/submission-view';
import { useMessageActions, type ActionResult } from './use-message-actions';
import { useFocusReturn } from './use-focus-return';
import { useList } from './list/use-list';
import { useRoute } from './use-route';
import type { ScreenProps } from './types';

/** How long an action can be undone (milliseconds). */
const SAID_FOR = 15_000;

/** The result of the last action, which can be undone for a while. */
function ResultNotice( { result, onDismiss }: { result: ActionResult; onDismiss: () => void } ) {
	const undo = {
		label: __( 'Undo', 'frontage-forms' ),
		onClick: () => {
			onDismiss();
			result.undo?.();
		},
	};
	return (
		<div className="frontage-inbox__said">
			<Snackbar
				key={ result.text }
				explicitDismiss // The default is a button around the Undo button. Here the dismiss button is separate and labeled.
				onRemove={ onDismiss }
				{ ...( result.undo ? { actions: [ undo ] } : {} ) }
			>
				{ result.text }
			</Snackbar>
		</div>
	);
}

/** The screen: the list, or the submission whose ID is in the URL. */
export function Inbox( { forms, mayDelete, url, seeForms, addForm, user, readers, download: target }: ScreenProps ) {
	const { opened, filter, open, close, narrow } = useRoute( url );
	const list = useList( filter );
	const { problem, setProblem, dismissProblem, result, markCount, dismissResult, actions } =
		useMessageActions( list );
	const [ isExporting, setExporting ] = useState( false );
	const { apply } = list;
	useFocusReturn( opened, list.status );

	useEffect( () => {
		const timer = result ? setTimeout( dismissResult, SAID_FOR ) : undefined;
		return () => clearTimeout( timer );
	}, [ result, dismissResult ] );
	const seen = useCallback( ( id: number ) => apply( [ id ], true ), [ apply ] );
	const save = useCallback(
		async ( format: Format, ids?: number[] ) => {
			if ( format !== 'xlsx' ) {
				downloadFile( target, format, filter, ids );
				return;
			}
			dismissProblem();
			setExporting( true );
			speak( preparingText() );
			const wrong = await downloadSpreadsheet( target, filter, ids );
			setExporting( false );
			setProblem( wrong ); // Its notice is announced already.
			if ( ! wrong ) {
				speak( __( 'File saved.', 'frontage-forms' ) );
			}
		},
		[ target, filter, dismissProblem, setProblem ]
	);
	const lines = list.list?.submissions;
	const neighbours = useMemo( () => {
		const at = lines?.findIndex( ( { id } ) => id === opened ) ?? -1;
		return at < 0 ? {} : { newer: lines?.[ at - 1 ]?.id, older: lines?.[ at + 1 ]?.id };
	}, [ lines, opened ] );

	return (
		<>
			{ problem && <ScreenNotice text={ problem } onDismiss={ dismissProblem } /> }
			{ !! opened && (
				<SubmissionView
					key={ opened }
					id={ opened }
					user={ user }
					readers={ readers }
					mayDelete={ mayDelete }
					listAddress={ urlOf( url, filter ) }
					neighbours={ neighbours }
					messageActions={ actions }
					markCount={ markCount }
					onOpen={ open }
					onClose={ close }
					onSeen={ seen }
				/>
			) }
			{ /* Kept while a submission is open: afterwards the search and the page of the list are unchanged. */ }
			<div hidden={ !! opened }>
				<ListView
					list={ list }
					filter={ filter }
					forms={ forms }
					readers={ readers }
					user={ user }
					mayDelete={ mayDelete }
					seeForms={ seeForms }
					addForm={ addForm }
					url={ url }
					messageActions={ actions }
					onNarrow={ narrow }
					onOpen={ open }
					isExporting={ isExporting }
					onExport={ save }
				/>
			</div>
			{ result && <ResultNotice result={ result } onDismiss={ dismissResult } /> }
		</>
	);
}
