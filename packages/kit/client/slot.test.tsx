import { render } from '@testing-library/react';
import { Slot } from './slot';

function host( markup: string ) {
	const form = document.createElement( 'form' );
	form.append( document.createRange().createContextualFragment( markup ) );
	document.body.replaceChildren( form );
	return form;
}

const status = ( form: HTMLElement ) => form.querySelector( '[data-slot="status"]' ) as HTMLElement;

test( 'what PHP said stays until there is something to say', () => {
	const form = host( '<p data-slot="status" role="status">One field has an error.</p>' );
	const { rerender } = render( <Slot of={ form } name="status" /> );
	expect( status( form ).textContent ).toContain( 'One field has an error.' );

	rerender(
		<Slot of={ form } name="status">
			Thank you.
		</Slot>
	);
	expect( status( form ).textContent ).toBe( 'Thank you.' );

	rerender(
		<Slot of={ form } name="status">
			{ null }
		</Slot>
	);
	expect( status( form ).textContent ).toBe( '' );
} );

test( 'an empty string is enough to take PHP’s words away', () => {
	const form = host( '<p data-slot="status">One field has an error.</p>' );
	render(
		<Slot of={ form } name="status">
			{ '' }
		</Slot>
	);
	expect( status( form ).textContent ).toBe( '' );
} );

test( 'elements of PHP’s stay, the children come last and go alone', () => {
	const form = host( '<span class="wrap"><input name="your-name"></span>' );
	const input = form.querySelector( 'input' );
	const wrap = form.querySelector( '.wrap' );
	const { rerender, unmount } = render(
		<Slot target={ wrap }>
			<span role="alert">Please fill out this field.</span>
		</Slot>
	);
	expect( wrap?.firstElementChild ).toBe( input );
	expect( wrap?.lastElementChild?.textContent ).toContain( 'Please fill out this field.' );

	rerender( <Slot target={ wrap } /> );
	expect( wrap?.children ).toHaveLength( 1 );
	unmount();
	expect( wrap?.firstElementChild ).toBe( input );
} );

test( 'names with any characters are found, in their own host only', () => {
	const other = document.createElement( 'form' );
	const form = host( '<p data-slot="error-a.b[]:c"></p>' );
	other.append( document.createRange().createContextualFragment( '<p data-slot="error-a.b[]:c"></p>' ) );
	document.body.prepend( other );
	render(
		<Slot of={ form } name="error-a.b[]:c">
			Here
		</Slot>
	);
	expect( form.textContent ).toContain( 'Here' );
	expect( other.textContent ).toBe( '' );
} );

test( 'a slot that is not there shows nothing', () => {
	const form = host( '<p>Text</p>' );
	render(
		<Slot of={ form } name="status">
			Lost
		</Slot>
	);
	expect( document.body.textContent ).not.toContain( 'Lost' );
} );

test( 'children move when the place changes', () => {
	const form = host( '<p data-slot="a"></p><p data-slot="b"></p>' );
	const { rerender } = render(
		<Slot of={ form } name="a">
			Text
		</Slot>
	);
	rerender(
		<Slot of={ form } name="b">
			Text
		</Slot>
	);
	expect( form.querySelector( '[data-slot="a"]' )?.textContent ).toBe( '' );
	expect( form.querySelector( '[data-slot="b"]' )?.textContent ).toBe( 'Text' );
} );
