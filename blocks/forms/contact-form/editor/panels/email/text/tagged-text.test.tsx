import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { DescribeTag } from './chips';
import { TaggedText } from './tagged-text';
import { insertInto, useTextTarget, type TextTarget } from './use-tagged-text';

const describeTag: DescribeTag = ( name ) =>
	name === 'nobody' ? { label: name, kind: 'wrong' } : { label: 'Your name', kind: 'field' };

let target: TextTarget;
let stored = '';
let change: ( text: string ) => void = () => {};

function Control( { start, isLine }: { start: string; isLine: boolean } ) {
	const [ value, setValue ] = useState( start );
	target = useTextTarget();
	stored = value;
	change = setValue;
	return (
		<TaggedText
			label="Subject"
			help={ undefined }
			errorId={ undefined }
			value={ value }
			describe={ describeTag }
			target={ target }
			isLine={ isLine }
			onChange={ setValue }
		/>
	);
}

function show( start: string, isLine = false ) {
	render( <Control start={ start } isLine={ isLine } /> );
	const element = screen.getByRole( 'textbox', { name: 'Subject' } );
	element.focus();
	return element;
}

/** Selects in the text node at an index, as browsers do. */
function select( element: HTMLElement, node: number, start: number, endNode = node, end = start ) {
	const { childNodes, ownerDocument } = element;
	ownerDocument.getSelection()!.setBaseAndExtent( childNodes[ node ]!, start, childNodes[ endNode ]!, end );
	fireEvent( ownerDocument, new Event( 'selectionchange' ) );
}

/** Whether the browser was kept from doing it. */
function isPrevented( element: HTMLElement, inputType: string ) {
	const event = new InputEvent( 'beforeinput', { inputType, bubbles: true, cancelable: true } );
	fireEvent( element, event );
	return event.defaultPrevented;
}

function clipboard( element: HTMLElement, type: 'copy' | 'cut' | 'paste', text = '' ) {
	const setData = jest.fn();
	fireEvent( element, createEvent[ type ]( element, { clipboardData: { getData: () => text, setData } } ) );
	return setData.mock.lastCall;
}

const shown = ( element: HTMLElement ) => element.textContent?.replaceAll( '\ufeff', '' );
const caret = () => target.selected.current;

test( 'a mail-tag reads as the label of its field and is stored as it was', () => {
	const element = show( 'From [your-name] to [nobody]' );
	expect( shown( element ) ).toBe( 'From Your name to nobody' );
	const kinds = [ ...element.querySelectorAll< HTMLElement >( '[data-tag]' ) ].map( ( { dataset } ) => dataset.kind );
	expect( kinds ).toEqual( [ 'field', 'wrong' ] );
	expect( stored ).toBe( 'From [your-name] to [nobody]' );
	expect( element.getAttribute( 'aria-multiline' ) ).toBe( 'true' );
} );

test( 'a mail-tag that is typed becomes a chip, with the caret behind it', () => {
	const element = show( 'Hi ' );
	element.firstChild!.nodeValue = 'Hi [your-name]';
	select( element, 0, 14 );
	fireEvent.input( element, { inputType: 'insertText' } );
	expect( stored ).toBe( 'Hi [your-name]' );
	expect( shown( element ) ).toBe( 'Hi Your name' );
	expect( caret() ).toMatchObject( { start: 14, end: 14 } );
} );

test( 'nothing is taken over while characters are composed', () => {
	const element = show( 'Hi ' );
	fireEvent.compositionStart( element );
	element.firstChild!.nodeValue = 'Hi か';
	fireEvent.input( element );
	expect( stored ).toBe( 'Hi ' );
	fireEvent.compositionEnd( element );
	expect( stored ).toBe( 'Hi か' );
} );

test( 'Backspace and Delete remove the whole chip, and leave other characters to the browser', () => {
	const element = show( 'Hi [your-name]!' );
	select( element, 0, 2 );
	expect( isPrevented( element, 'deleteContentBackward' ) ).toBe( false );
	select( element, 2, 0 );
	expect( isPrevented( element, 'deleteContentForward' ) ).toBe( false );
	expect( isPrevented( element, 'deleteContentBackward' ) ).toBe( true );
	expect( stored ).toBe( 'Hi !' );
	expect( caret() ).toMatchObject( { start: 3, end: 3 } );

	act( () => change( '[your-name]!' ) );
	fireEvent.focus( element );
	select( element, 0, 0 );
	expect( isPrevented( element, 'deleteContentForward' ) ).toBe( true );
	expect( stored ).toBe( '!' );
} );

test( 'a key that deletes an invisible character deletes the visible one', () => {
	const element = show( 'ab\n[your-name]' );
	element.firstChild!.nodeValue = 'ab\n'; // Without the character that gives the caret room before the chip.
	select( element, 0, 3 );
	fireEvent.input( element, { inputType: 'deleteContentBackward' } );
	expect( stored ).toBe( 'ab[your-name]' );
} );

test( 'Enter begins a line in a text only', () => {
	const text = show( 'a[your-name]' );
	select( text, 0, 1 );
	expect( isPrevented( text, 'insertParagraph' ) ).toBe( true );
	expect( stored ).toBe( 'a\n[your-name]' );
} );

test( 'a line stays a line', () => {
	const line = show( 'ab', true );
	select( line, 0, 1 );
	expect( isPrevented( line, 'insertParagraph' ) ).toBe( true );
	expect( stored ).toBe( 'ab' );
	clipboard( line, 'paste', 'x\r\ny' );
	expect( stored ).toBe( 'ax yb' );
} );

test( 'the clipboard has mail-tags, and those that are pasted become chips', () => {
	const element = show( 'Hi [your-name]!' );
	select( element, 0, 1, 2, 1 );
	expect( clipboard( element, 'copy' ) ).toEqual( [ 'text/plain', 'i [your-name]!' ] );
	expect( stored ).toBe( 'Hi [your-name]!' );
	expect( clipboard( element, 'cut' ) ).toEqual( [ 'text/plain', 'i [your-name]!' ] );
	expect( stored ).toBe( 'H' );
	clipboard( element, 'paste', 'ello [your-name]' );
	expect( stored ).toBe( 'Hello [your-name]' );
	expect( shown( element ) ).toBe( 'Hello Your name' );
} );

test( 'arrows step over a chip, and a click selects it', () => {
	const element = show( 'a[your-name]b' );
	select( element, 0, 1 );
	fireEvent.keyDown( element, { key: 'ArrowRight' } );
	expect( caret() ).toMatchObject( { start: 12, end: 12 } );
	fireEvent.keyDown( element, { key: 'ArrowLeft' } );
	expect( caret() ).toMatchObject( { start: 1, end: 1 } );
	fireEvent.click( screen.getByText( 'Your name' ) );
	expect( caret() ).toMatchObject( { start: 1, end: 12 } );
	clipboard( element, 'cut' );
	expect( stored ).toBe( 'ab' );
} );

test( 'after undo the caret is behind what changed', () => {
	const element = show( 'one three' );
	select( element, 0, 9 );
	act( () => change( 'one [your-name] three' ) );
	expect( screen.getByText( 'Your name' ) ).toBeTruthy();
	expect( caret() ).toMatchObject( { start: 15, end: 15 } );
	expect( element.ownerDocument.activeElement ).toBe( element );
} );

test( 'what a button inserts comes behind the selection, at the end before the first focus', () => {
	render( <Control start="ab" isLine={ false } /> );
	expect( insertInto( target, 'ab', '[x]' ) ).toBe( 'ab[x]' );
	target.selected.current = { start: 0, end: 1 };
	expect( insertInto( target, 'ab', '[x]' ) ).toBe( 'a[x]b' );
	expect( insertInto( target, 'a[x]b', '[y]' ) ).toBe( 'a[x][y]b' );
} );
