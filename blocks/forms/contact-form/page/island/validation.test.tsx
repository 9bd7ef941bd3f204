import { act, render } from '@testing-library/react';
import ContactForm from '../island';
import { tasks } from '../../../../../tests/support/run-tasks';
import { field, propsOf, putForm, type } from './test-form';
import { answer, answered, box, listed, live, send, show, tips, told, forget } from './test-island';

jest.mock( '@frontage/kit/request' );

describe( 'while filling in', () => {
	test( 'errors show up to and including the field left, none after it', async () => {
		show();
		await act( async () => type( 'your-email', 'nonsense' ) );
		expect( tips() ).toEqual( [
			'your-name: Please fill out this field.',
			'your-email: Please enter an email address.',
		] );
		expect( listed() ).toEqual( tips() );
		expect( told() ).toEqual( [ '→ validating', '→ init' ] );
	} );

	test( 'a field in error says so to screen readers and takes it back when it is right', async () => {
		show();
		await act( async () => type( 'your-name', '' ) );
		const name = field( 'your-name' );
		expect( name.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( name.classList.contains( 'wpcf7-not-valid' ) ).toBe( true );
		const id = name.getAttribute( 'aria-describedby' )!;
		expect( id ).toBe( 'wpcf7-f26-p27-o1-ve-your-name' );
		expect( document.getElementById( id )!.textContent ).toBe( 'Please fill out this field.' );
		expect( document.querySelector( '.wpcf7-not-valid-tip' )!.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( name.parentElement!.lastElementChild!.className ).toBe( 'wpcf7-not-valid-tip' );

		await act( async () => type( 'your-name', 'Ann' ) );
		expect( tips() ).toEqual( [] );
		expect( name.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
		expect( name.hasAttribute( 'aria-describedby' ) ).toBe( false );
		expect( name.className ).not.toContain( 'wpcf7-not-valid' );
	} );

	test( 'while a pointer is down nothing moves: tips come and go after the click', async () => {
		show();
		await act( async () => {
			field( 'your-name' ).dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
			type( 'your-name', '' );
		} );
		expect( tips() ).toEqual( [] );
		await act( async () => {
			document.dispatchEvent( new Event( 'pointerup' ) );
			await tasks();
		} );
		expect( tips() ).toHaveLength( 1 );
	} );

	test( 'what stands inside novalidate is left to the server', async () => {
		show( ( html ) => html.replace( '<label>Name', '<label class="novalidate">Name' ) );
		await act( async () => type( 'your-name', '' ) );
		expect( tips() ).toEqual( [] );
		await act( async () => type( 'your-email', 'x' ) );
		expect( tips() ).toEqual( [ 'your-email: Please enter an email address.' ] );
	} );

	test.each( [
		[ 'example.com', 'http://example.com' ],
		[ '  //example.com/a ', 'http://example.com/a' ],
		[ 'example.com:8080/a', 'http://example.com:8080/a' ],
		[ 'https://example.com', 'https://example.com' ],
		[ 'mailto:a@example.com', 'mailto:a@example.com' ],
		[ 'nonsense', 'nonsense' ],
	] )( 'a web address typed as "%s" becomes %s', ( typed, completed ) => {
		show();
		act( () => type( 'your-site', typed ) );
		expect( field( 'your-site' ).value ).toBe( completed );
	} );

	test( 'of exclusive boxes only the one ticked last stays', () => {
		show();
		const [ first, last ] = Array.from( document.querySelectorAll< HTMLInputElement >( '[name="topics"]' ) );
		act( () => first!.click() );
		act( () => last!.click() );
		expect( [ first!.checked, last!.checked ] ).toEqual( [ false, true ] );
	} );

	test( 'reflections follow their field and fall back to their default', () => {
		show();
		const output = () => document.querySelector( '[data-reflection-of="your-name"]' )!.textContent;
		act( () => type( 'your-name', ' Ann ' ) );
		expect( output() ).toBe( 'Ann' );
		act( () => type( 'your-name', '' ) );
		expect( output() ).toBe( '\u00a0' );
	} );

	test( 'what happened before the island came is made up for', () => {
		const form = putForm( 'f11' );
		document.querySelectorAll< HTMLInputElement >( '[name="topics"]' ).forEach( ( one ) => ( one.checked = true ) );
		field( 'your-site' ).value = 'example.com';
		field( 'your-name' ).value = 'Ann';
		render( <ContactForm host={ form } props={ propsOf( 'f11' ) } /> );
		expect( document.querySelectorAll( '[name="topics"]:checked' ) ).toHaveLength( 1 );
		expect( field( 'your-site' ).value ).toBe( 'http://example.com' );
		expect( document.querySelector( '[data-reflection-of]' )!.textContent ).toBe( 'Ann' );
	} );

	test( 'a quiz on an old copy of the page gets a fresh question, unless it is being answered', async () => {
		answer( { refill: answered( { quiz: { q: [ '2+2?', 'fresh' ] } } ) } );
		show();
		await act( async () => {} );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '2+2?' );
		expect( field( '_wpcf7_quiz_answer_q' ).value ).toBe( 'fresh' );

		const form = putForm( 'f11' );
		field( 'q' ).value = '2';
		render( <ContactForm host={ form } props={ propsOf( 'f11' ) } /> );
		await act( async () => {} );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '1+1?' );
		expect( field( '_wpcf7_quiz_answer_q' ).value ).not.toBe( 'fresh' );
	} );
} );

test( 'a reset by the visitor clears the errors and ends in init', async () => {
	const form = show();
	await send();
	forget();
	await act( async () => {
		form.reset();
		await tasks( 2 );
	} );
	expect( told() ).toEqual( [ '→ resetting', '→ init', 'reset' ] );
	expect( tips() ).toEqual( [] );
	expect( [ live(), box() ] ).toEqual( [ '', '' ] );
} );

test( 'what PHP printed of an answer is taken over', async () => {
	const unit = 'wpcf7-f26-p27-o1';
	show( ( html ) =>
		html
			.replace( 'wpcf7-form init', 'wpcf7-form invalid' )
			.replace( 'data-status="init"', 'data-status="invalid"' )
			.replace(
				'aria-atomic="true"></p> <ul></ul>',
				`aria-atomic="true">Check.</p> <ul><li id="${ unit }-ve-your-email">Bad.</li></ul>`
			)
			.replace(
				/(<input[^>]*name="your-email"[^>]*>)/,
				`$1<span class="wpcf7-not-valid-tip" aria-hidden="true">Bad.</span>`
			)
			.replace(
				'<div class="wpcf7-response-output" aria-hidden="true">',
				'<div class="wpcf7-response-output" aria-hidden="true">Check.'
			)
	);
	expect( tips() ).toEqual( [ 'your-email: Bad.' ] );
	expect( listed() ).toEqual( tips() );
	expect( [ live(), box() ] ).toEqual( [ 'Check.', 'Check.' ] );
	await act( async () => type( 'your-email', 'ann@example.test' ) );
	expect( tips() ).not.toContain( 'your-email: Bad.' );
} );
