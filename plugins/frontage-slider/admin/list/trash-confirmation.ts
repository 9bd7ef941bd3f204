/** Value of the button that answers yes, and of the list's own action for many. */
const TRASH = 'trash';

/** Opens a question; `yes` is done if that is the answer. */
function ask( question: HTMLDialogElement, yes: () => void ) {
	question.returnValue = '';
	question.addEventListener( 'close', () => question.returnValue === TRASH && yes(), { once: true } );
	question.showModal();
}

/** Leaves in the question for many those that are chosen; whether there are any. */
function leaveChosen( page: Document, question: HTMLElement ): boolean {
	const items = [ ...question.querySelectorAll< HTMLElement >( '[data-frontage-slider]' ) ];
	items.forEach( ( item ) => {
		const box = page.querySelector< HTMLInputElement >( `#cb-select-${ item.dataset.frontageSlider }` );
		item.hidden = ! box?.checked;
	} );
	return items.some( ( { hidden } ) => ! hidden );
}

/**
 * Links to the trash, and the list's form, wait for the answer to the questions that `TrashQuestion` prints.
 * The page listens, as Quick Edit replaces whole rows.
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
