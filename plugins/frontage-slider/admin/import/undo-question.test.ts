import { enableUndo } from './undo-question';

test( 'the question opens as a dialog, and canceling closes it and changes nothing', () => {
	document.body.innerHTML = `<a href="#away" data-undo-import>Undo import</a>
		<dialog id="frontage-undo-import"><form><a href="#away" data-cancel>Cancel</a><button>Undo import</button></form></dialog>`;
	// What jsdom's dialogs cannot.
	const [ showModal, close ] = [ jest.fn(), jest.fn() ];
	Object.assign( HTMLDialogElement.prototype, { showModal, close } );
	enableUndo( document );
	document.querySelector< HTMLElement >( '[data-undo-import]' )!.click();
	expect( [ showModal.mock.calls.length, close.mock.calls.length ] ).toEqual( [ 1, 0 ] );
	document.querySelector< HTMLElement >( '[data-cancel]' )!.click();
	expect( [ close.mock.calls.length, window.location.hash ] ).toEqual( [ 1, '' ] );
} );

test( 'a page without a question has nothing to open', () => {
	document.body.innerHTML = '';
	expect( () => enableUndo( document ) ).not.toThrow();
} );
