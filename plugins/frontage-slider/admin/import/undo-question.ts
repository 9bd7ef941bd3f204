/** Opens the question before an import is undone as a dialog; without this script, it is a part of the page. */
export function enableUndo( page: Document ) {
	const link = page.querySelector( '[data-undo-import]' );
	const question = page.querySelector< HTMLDialogElement >( '#frontage-undo-import' );
	link?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		question?.showModal();
	} );
	question?.querySelector( '[data-cancel]' )?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		question.close();
	} );
}
