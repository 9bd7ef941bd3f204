/** Shows the question before an import is undone as a dialog; without this script, it is a part of the page. */
export function enableUndo( page: Document ) {
	const question = page.querySelector< HTMLDialogElement >( '#frontage-undo-import' );
	const cancel = question?.querySelector< HTMLAnchorElement >( '[data-cancel]' );
	if ( ! question || ! cancel ) {
		return;
	}
	page.querySelector< HTMLElement >( '[data-undo-import]' )?.focus(); // The focus returns there when the dialog closes.
	question.open = false; // An open dialog cannot become a modal one.
	question.showModal();
	cancel.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		question.close();
	} );
	// A reload shows the report, and the link leads to the question again.
	question.addEventListener( 'close', () => window.history.replaceState( null, '', cancel.href ) );
}
