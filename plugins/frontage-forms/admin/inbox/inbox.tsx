import { speak } from '@wordpress/a11y';
import { Snackbar } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { addressOf } from './inbox-url';
import { download, downloadSpreadsheet, preparing, type Format } from './list/download-messages';
import { ListView } from './list/list-view';
import { Message } from '../shared/message';
import { SubmissionView } from './message/submission-view';
import { useDeeds } from './use-message-actions';
import { useFocusBack } from './use-focus-return';
import { useList } from './list/use-list';
import { useRoute } from './use-route';
import type { ScreenProps } from './types';

/** How long an action can be undone (milliseconds). */
const SAID_FOR = 15_000;

/** The screen: the list, or the submission whose ID is in the URL. */
export function Inbox( { forms, mayDelete, url, seeForms, addForm, user, readers, download: target }: ScreenProps ) {
	const { opened, filter, open, close, narrow } = useRoute( url );
	const list = useList( filter );
	const { problem, setProblem, forget, said, markCount, hush, deeds } = useDeeds( list );
	const [ isExporting, setExporting ] = useState( false );
	const { apply } = list;
	useFocusBack( opened, list.status );

	useEffect( () => {
		const timer = said ? setTimeout( hush, SAID_FOR ) : undefined;
		return () => clearTimeout( timer );
	}, [ said, hush ] );
	const seen = useCallback( ( id: number ) => apply( [ id ], true ), [ apply ] );
	const save = useCallback(
		async ( format: Format, ids?: number[] ) => {
			if ( format !== 'xlsx' ) {
				download( target, format, filter, ids );
				return;
			}
			forget();
			setExporting( true );
			speak( preparing() );
			const wrong = await downloadSpreadsheet( target, filter, ids );
			setExporting( false );
			setProblem( wrong ); // Its notice is announced already.
			if ( ! wrong ) {
				speak( __( 'File saved.', 'frontage-forms' ) );
			}
		},
		[ target, filter, forget, setProblem ]
	);
	const lines = list.list?.submissions;
	const neighbours = useMemo( () => {
		const at = lines?.findIndex( ( { id } ) => id === opened ) ?? -1;
		return at < 0 ? {} : { newer: lines?.[ at - 1 ]?.id, older: lines?.[ at + 1 ]?.id };
	}, [ lines, opened ] );

	return (
		<>
			{ problem && <Message text={ problem } onDismiss={ forget } /> }
			{ !! opened && (
				<SubmissionView
					key={ opened }
					id={ opened }
					user={ user }
					readers={ readers }
					mayDelete={ mayDelete }
					listAddress={ addressOf( url, filter ) }
					neighbours={ neighbours }
					deeds={ deeds }
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
					deeds={ deeds }
					onNarrow={ narrow }
					onOpen={ open }
					isExporting={ isExporting }
					onExport={ save }
				/>
			</div>
			{ said && (
				<div className="frontage-inbox__said">
					<Snackbar
						key={ said.text }
						explicitDismiss // The default is a button around the Undo button. Here the dismiss button is separate and labeled.
						onRemove={ hush }
						{ ...( said.undo
							? {
									actions: [
										{
											label: __( 'Undo', 'frontage-forms' ),
											onClick: () => {
												hush();
												said.undo?.();
											},
										},
									],
								}
							: {} ) }
					>
						{ said.text }
					</Snackbar>
				</div>
			) }
		</>
	);
}
