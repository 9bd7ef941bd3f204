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

/** Links to the trash, and the list's form, wait for the answer to the questions that `TrashQuestion` prints. */
export function askBeforeTrash( page: Document ) {
	page.querySelectorAll< HTMLAnchorElement >( 'a[data-frontage-asks]' ).forEach( ( link ) => {
		const question = page.querySelector< HTMLDialogElement >( `#${ link.dataset.frontageAsks }` );
		link.addEventListener( 'click', ( event ) => {
			if ( question ) {
				event.preventDefault();
				ask( question, () => page.location.assign( link.href ) );
			}
		} );
	} );
	const form = page.querySelector< HTMLFormElement >( '#posts-filter' );
	const many = page.querySelector< HTMLDialogElement >( '#frontage-asks-many' );
	form?.addEventListener( 'submit', ( event ) => {
		const filters = event.submitter?.getAttribute( 'name' ) === 'filter_action';
		const action = new FormData( form ).get( 'action' );
		if ( many && ! filters && action === TRASH && leaveChosen( page, many ) ) {
			event.preventDefault();
			ask( many, () => form.submit() );
		}
	} );
}
