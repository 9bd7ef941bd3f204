import { act, render } from '@testing-library/react';
import ContactForm from '../island';
import { tasks } from '../../../../../tests/support/run-tasks';
import { findField, propsOf, putForm, typeValue } from './test-form';
import {
	respondWith,
	okResponse,
	responseText,
	summaryTexts,
	liveText,
	submitForm,
	renderForm,
	tipTexts,
	eventNames,
	clearEvents,
} from './test-island';

jest.mock( '@frontage/kit/request' );

describe( 'while filling in', () => {
	test( 'errors show up to and including the field left, none after it', async () => {
		renderForm();
		await act( async () => typeValue( 'your-email', 'nonsense' ) );
		expect( tipTexts() ).toEqual( [
			'your-name: Please fill out this field.',
			'your-email: Please enter an email address.',
		] );
		expect( summaryTexts() ).toEqual( tipTexts() );
		expect( eventNames() ).toEqual( [ '→ validating', '→ init' ] );
	} );

	test( 'a field in error says so to screen readers and takes it back when it is right', async () => {
		renderForm();
		await act( async () => typeValue( 'your-name', '' ) );
		const name = findField( 'your-name' );
		expect( name.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( name.classList.contains( 'wpcf7-not-valid' ) ).toBe( true );
		const id = name.getAttribute( 'aria-describedby' )!;
		expect( id ).toBe( 'wpcf7-f26-p27-o1-ve-your-name' );
		expect( document.getElementById( id )!.textContent ).toBe( 'Please fill out this field.' );
		expect( document.querySelector( '.wpcf7-not-valid-tip' )!.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( name.parentElement!.lastElementChild!.className ).toBe( 'wpcf7-not-valid-tip' );

		await act( async () => typeValue( 'your-name', 'Ann' ) );
		expect( tipTexts() ).toEqual( [] );
		expect( name.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
		expect( name.hasAttribute( 'aria-describedby' ) ).toBe( false );
		expect( name.className ).not.toContain( 'wpcf7-not-valid' );
	} );

	test( 'while a pointer is down nothing moves: tips come and go after the click', async () => {
		renderForm();
		await act( async () => {
			findField( 'your-name' ).dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
			typeValue( 'your-name', '' );
		} );
		expect( tipTexts() ).toEqual( [] );
		await act( async () => {
			document.dispatchEvent( new Event( 'pointerup' ) );
			await tasks();
		} );
		expect( tipTexts() ).toHaveLength( 1 );
	} );

	test( 'what stands inside novalidate is left to the server', async () => {
		renderForm( ( html ) => html.replace( '<label>Name', '<label class="novalidate">Name' ) );
		await act( async () => typeValue( 'your-name', '' ) );
		expect( tipTexts() ).toEqual( [] );
		await act( async () => typeValue( 'your-email', 'x' ) );
		expect( tipTexts() ).toEqual( [ 'your-email: Please enter an email address.' ] );
	} );

	test.each( [
		[ 'example.com', 'http://example.com' ],
		[ '  //example.com/a ', 'http://example.com/a' ],
		[ 'example.com:8080/a', 'http://example.com:8080/a' ],
		[ 'https://example.com', 'https://example.com' ],
		[ 'mailto:a@example.com', 'mailto:a@example.com' ],
		[ 'nonsense', 'nonsense' ],
	] )( 'a web address typed as "%s" becomes %s', ( typed, completed ) => {
		renderForm();
		act( () => typeValue( 'your-site', typed ) );
		expect( findField( 'your-site' ).value ).toBe( completed );
	} );

	test( 'of exclusive boxes only the one ticked last stays', () => {
		renderForm();
		const [ first, last ] = Array.from( document.querySelectorAll< HTMLInputElement >( '[name="topics"]' ) );
		act( () => first!.click() );
		act( () => last!.click() );
		expect( [ first!.checked, last!.checked ] ).toEqual( [ false, true ] );
	} );

	test( 'reflections follow their field and fall back to their default', () => {
		renderForm();
		const output = () => document.querySelector( '[data-reflection-of="your-name"]' )!.textContent;
		act( () => typeValue( 'your-name', ' Ann ' ) );
		expect( output() ).toBe( 'Ann' );
		act( () => typeValue( 'your-name', '' ) );
		expect( output() ).toBe( '\u00a0' );
	} );

	test( 'what happened before the island came is made up for', () => {
		const form = putForm( 'f11' );
		document.querySelectorAll< HTMLInputElement >( '[name="topics"]' ).forEach( ( one ) => ( one.checked = true ) );
		findField( 'your-site' ).value = 'example.com';
		findField( 'your-name' ).value = 'Ann';
		render( <ContactForm host={ form } props={ propsOf( 'f11' ) } /> );
		expect( document.querySelectorAll( '[name="topics"]:checked' ) ).toHaveLength( 1 );
		expect( findField( 'your-site' ).value ).toBe( 'http://example.com' );
		expect( document.querySelector( '[data-reflection-of]' )!.textContent ).toBe( 'Ann' );
	} );

	test( 'a quiz on an old copy of the page gets a fresh question, unless it is being answered', async () => {
		respondWith( { refill: okResponse( { quiz: { q: [ '2+2?', 'fresh' ] } } ) } );
		renderForm();
		await act( async () => {} );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '2+2?' );
		expect( findField( '_wpcf7_quiz_answer_q' ).value ).toBe( 'fresh' );

		const form = putForm( 'f11' );
		findField( 'q' ).value = '2';
		render( <ContactForm host={ form } props={ propsOf( 'f11' ) } /> );
		await act( async () => {} );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '1+1?' );
		expect( findField( '_wpcf7_quiz_answer_q' ).value ).not.toBe( 'fresh' );
	} );
} );

test( 'a reset by the visitor clears the errors and ends in init', async () => {
	const form = renderForm();
	await submitForm();
	clearEvents();
	await act( async () => {
		form.reset();
		await tasks( 2 );
	} );
	expect( eventNames() ).toEqual( [ '→ resetting', '→ init', 'reset' ] );
	expect( tipTexts() ).toEqual( [] );
	expect( [ liveText(), responseText() ] ).toEqual( [ '', '' ] );
} );

test( 'what PHP printed of an answer is taken over', async () => {
	const unit = 'wpcf7-f26-p27-o1';
	renderForm( ( html ) =>
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
	expect( tipTexts() ).toEqual( [ 'your-email: Bad.' ] );
	expect( summaryTexts() ).toEqual( tipTexts() );
	expect( [ liveText(), responseText() ] ).toEqual( [ 'Check.', 'Check.' ] );
	await act( async () => typeValue( 'your-email', 'ann@example.test' ) );
	expect( tipTexts() ).not.toContain( 'your-email: Bad.' );
} );
