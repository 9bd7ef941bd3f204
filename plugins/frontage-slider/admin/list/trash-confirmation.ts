/** Value of the confirming button, and of the list's own bulk action. */
const TRASH = 'trash';

/** Opens a dialog and calls `yes` if it is confirmed. */
function ask( question: HTMLDialogElement, yes: () => void ) {
	question.returnValue = '';
	question.addEventListener( 'close', () => question.returnValue === TRASH && yes(), { once: true } );
	question.showModal();
}

/** Keeps only the selected sliders in the dialog for bulk actions; returns whether there are any. */
function leaveChosen( page: Document, question: HTMLElement ): boolean {
	const items = [ ...question.querySelectorAll< HTMLElement >( '[data-frontage-slider]' ) ];
	items.forEach( ( item ) => {
		const box = page.querySelector< HTMLInputElement >( `#cb-select-${ item.dataset.frontageSlider }` );
		item.hidden = ! box?.checked;
	} );
	return items.some( ( { hidden } ) => ! hidden );
}

/**
 * Links to the trash, and the list's form, wait for the dialogs that `TrashConfirmation` prints. The listener is on the
 * document, since Quick Edit replaces whole rows.
 */
export function askBeforeTrash( page: Document ) {
	page.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >( 'a[data-frontage-asks]' );
		const question = link && page.querySelector< HTMLDialogElement >( `#${ link.dataset.frontageAsks }` );
		if ( question ) {
			event.preventDefault();
			ask( question, () => page.location.assign( link.href ) );
		}
	} );
	page.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const many = page.querySelector< HTMLDialogElement >( '#frontage-asks-many' );
		const filters = event.submitter?.getAttribute( 'name' ) === 'filter_action';
		const trashes = form.id === 'posts-filter' && ! filters && new FormData( form ).get( 'action' ) === TRASH;
		if ( many && trashes && leaveChosen( page, many ) ) {
			event.preventDefault();
			ask( many, () => form.submit() );
		}
	} );
}
