import { enableUndo } from './undo-question';

test( 'the question of the page is a dialog, and canceling shows the report', () => {
	document.body.innerHTML = `<a href="/report?undo=1" data-undo-import>Undo import</a>
		<dialog id="frontage-undo-import" open><form><a href="/report" data-cancel>Cancel</a><button>Undo import</button></form></dialog>`;
	const question = document.querySelector( 'dialog' )!;
	// What jsdom's dialogs cannot.
	const showModal = jest.fn( () => expect( question.open ).toBe( false ) );
	Object.assign( question, { showModal, close: () => question.dispatchEvent( new Event( 'close' ) ) } );
	enableUndo( document );
	expect( showModal ).toHaveBeenCalledTimes( 1 );
	expect( document.querySelector( 'a:focus' ) ).toBe( document.querySelector( '[data-undo-import]' ) );
	document.querySelector< HTMLElement >( '[data-cancel]' )!.click();
	expect( window.location.pathname + window.location.search ).toBe( '/report' );
} );

test( 'without a question, the link leads to it', () => {
	document.body.innerHTML = '<a href="/report?undo=1" data-undo-import>Undo import</a>';
	enableUndo( document );
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	document.querySelector( 'a' )!.dispatchEvent( click );
	expect( click.defaultPrevented ).toBe( false );
} );
