import { site } from '../../globals';
import { act, waitFor } from '@testing-library/react';
import { findField, typeValue } from '../test-form';
import {
	respondWith,
	okResponse,
	responseText,
	recordedEvents,
	fillForm,
	clearEvents,
	summaryTexts,
	liveText,
	feedbackCalls,
	submitForm,
	renderForm,
	tipTexts,
	eventNames,
} from '../test-island';

jest.mock( '@frontage/kit/request' );

describe( 'sent with errors', () => {
	test( 'the errors show without a request', async () => {
		const form = renderForm();
		await submitForm();
		expect( feedbackCalls() ).toHaveLength( 0 );
		expect( tipTexts() ).toEqual( [
			'your-name: Please fill out this field.',
			'your-email: Please fill out this field.',
			'menu: Please fill out this field.',
		] );
		expect( form.className ).toBe( 'wpcf7-form invalid' );
		expect( form.dataset.status ).toBe( 'invalid' );
		expect( liveText() ).toBe( 'Please check .' );
		expect( responseText() ).toBe( liveText() );
	} );

	test( 'a field in a hidden group is not judged, and its error goes with it', async () => {
		renderForm();
		await submitForm();
		const wrap = findField( 'your-email' ).closest( '.wpcf7-form-control-wrap' )!;
		const group = document.createElement( 'div' );
		group.className = 'wpcf7cf-hidden novalidate';
		wrap.before( group );
		group.append( wrap );
		await act( async () => typeValue( 'your-name', 'Ann' ) );
		await waitFor( () => expect( tipTexts() ).toEqual( [ 'menu: Please fill out this field.' ] ) );
		await submitForm();
		expect( summaryTexts() ).toHaveLength( 1 );
	} );

	test( 'the page is told in the order and with the details that sites know', async () => {
		renderForm();
		await act( async () => typeValue( 'your-name', 'Ann' ) );
		clearEvents();
		await submitForm();
		expect( eventNames() ).toEqual( [ 'beforesubmit', '→ submitting', '→ invalid', 'invalid', 'submit' ] );
		const [ before, submitting, , , after ] = recordedEvents().map( ( { detail } ) => detail );
		expect( Object.keys( before! ) ).toEqual( [
			'contactFormId',
			'pluginVersion',
			'contactFormLocale',
			'unitTag',
			'containerPostId',
			'status',
			'inputs',
			'formData',
		] );
		expect( before ).toMatchObject( {
			contactFormId: 26,
			pluginVersion: '6.1.6',
			contactFormLocale: 'en_US',
			unitTag: 'wpcf7-f26-p27-o1',
			containerPostId: 27,
			status: 'init',
		} );
		expect( before!.inputs ).toContainEqual( { name: 'your-name', value: 'Ann' } );
		expect( JSON.stringify( before!.inputs ) ).not.toContain( '"_wpcf7' );
		expect( Object.keys( submitting! ) ).toEqual( [
			'contactFormId',
			'pluginVersion',
			'contactFormLocale',
			'unitTag',
			'containerPostId',
			'status',
			'prevStatus',
		] );
		expect( after!.status ).toBe( 'validation_failed' );
		expect( Object.keys( after! ) ).toEqual( [ ...Object.keys( before! ), 'apiResponse' ] );
		expect( after!.apiResponse ).toEqual( {
			contact_form_id: 26,
			status: 'validation_failed',
			message: 'Please check Ann.',
			invalid_fields: [
				{
					field: 'your-email',
					message: 'Please fill out this field.',
					idref: null,
					error_id: 'wpcf7-f26-p27-o1-ve-your-email',
				},
				{
					field: 'menu',
					message: 'Please fill out this field.',
					idref: null,
					error_id: 'wpcf7-f26-p27-o1-ve-menu',
				},
			],
			posted_data_hash: '',
			into: '#wpcf7-f26-p27-o1',
		} );
	} );

	test( 'the focus goes from the button to the summary, and from there to a field', async () => {
		renderForm();
		document.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await submitForm();
		const summary = document.querySelector( '.screen-reader-response' )!;
		await waitFor( () => expect( summary.matches( ':focus' ) ).toBe( true ) );
		const links = Array.from( summary.querySelectorAll( 'a' ) );
		expect( links.map( ( link ) => `${ link.dataset.field } ${ link.getAttribute( 'href' ) }` ) ).toEqual( [
			'Name #client-name',
			'Mail #wpcf7-f26-p27-o1-in-your-email',
			'undefined #wpcf7-f26-p27-o1-in-menu',
		] );
		act( () => links[ 1 ]!.click() );
		expect( findField( 'your-email' ).matches( ':focus' ) ).toBe( true );
	} );

	test( 'what the focus reads out is not read out a second time', async () => {
		renderForm();
		const region = document.querySelector( '[role="status"]' )!;
		document.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await submitForm();
		const summary = document.querySelector( '.screen-reader-response' )!;
		await waitFor( () => expect( summary.matches( ':focus' ) ).toBe( true ) );
		expect( summary.getAttribute( 'aria-label' ) ).toBe( liveText() );
		expect( region.getAttribute( 'aria-live' ) ).toBe( 'off' );
		await fillForm();
		await submitForm();
		expect( region.getAttribute( 'aria-live' ) ).toBe( 'polite' );
	} );

	test( 'the focus stays where the visitor went meanwhile', async () => {
		respondWith( {
			feedback: okResponse( {
				status: 'validation_failed',
				message: 'No.',
				invalid_fields: [ { field: 'your-name', message: 'Bad.', idref: null, error_id: '' } ],
			} ),
		} );
		const form = renderForm();
		await fillForm();
		await act( async () => {
			form.requestSubmit();
			findField( 'your-message' ).focus();
		} );
		expect( tipTexts() ).toEqual( [ 'your-name: Bad.' ] );
		expect( document.querySelector( '[role="status"]' )!.getAttribute( 'aria-live' ) ).toBe( 'polite' );
		expect( findField( 'your-message' ).matches( ':focus' ) ).toBe( true );
	} );

	test( 'the idref of an error is the id that the template gave the field', async () => {
		renderForm();
		await submitForm();
		await submitForm();
		const { apiResponse } = recordedEvents().at( -1 )!.detail as unknown as {
			apiResponse: { invalid_fields: Array< { idref: string | null } > };
		};
		expect( apiResponse.invalid_fields.map( ( { idref } ) => idref ) ).toEqual( [ 'client-name', null, null ] );
	} );

	test( 'what only the server knows stays until that field is changed', async () => {
		respondWith( {
			feedback: okResponse( {
				status: 'validation_failed',
				message: 'No.',
				invalid_fields: [
					{ field: 'q', message: 'Wrong.', idref: null, error_id: '' },
					{ field: 'your-name', message: 'Blocked.', idref: null, error_id: '' },
				],
			} ),
		} );
		renderForm();
		await fillForm();
		await submitForm();
		expect( tipTexts() ).toEqual( [ 'your-name: Blocked.', 'q: Wrong.' ] );
		await act( async () => typeValue( 'your-message', 'More' ) );
		expect( tipTexts() ).toEqual( [ 'your-name: Blocked.', 'q: Wrong.' ] );
		await act( async () => typeValue( 'q', '2' ) );
		expect( tipTexts() ).toEqual( [ 'your-name: Blocked.' ] );
	} );
} );

describe( 'an input that the template writes as HTML', () => {
	const PLAIN = '<label>Company <select name="company"><option>Ours<option>Theirs</select></label></form>';
	const refused = {
		status: 'validation_failed',
		message: 'No.',
		invalid_fields: [ { field: 'company', message: 'Too long.', idref: null, error_id: '' } ],
	};

	test( 'is named in the summary, led to and marked, until it is changed', async () => {
		respondWith( { feedback: okResponse( refused ) } );
		renderForm( ( html ) => html.replace( '</form>', PLAIN ) );
		await fillForm();
		await submitForm();
		const link = document.querySelector< HTMLElement >( '.screen-reader-response li a' )!;
		expect( link.textContent ).toBe( 'Too long.' );
		expect( link.dataset.field ).toBe( 'Company' );
		expect( findField( 'company' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( findField( 'company' ).getAttribute( 'aria-describedby' ) ).toBe( link.parentElement!.id );
		act( () => link.click() );
		expect( findField( 'company' ).matches( ':focus' ) ).toBe( true );
		await act( async () => typeValue( 'company', 'Theirs' ) );
		expect( summaryTexts() ).toEqual( [] );
		expect( findField( 'company' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
	} );

	test( 'is not named by what counts the letters of its field', async () => {
		respondWith( { feedback: okResponse( refused ) } );
		renderForm( ( html ) =>
			html.replace(
				'</form>',
				PLAIN.replace( '</label>', ' <span class="wpcf7-character-count">200</span></label>' )
			)
		);
		await fillForm();
		await submitForm();
		expect( document.querySelector< HTMLElement >( '.screen-reader-response li a' )!.dataset.field ).toBe(
			'Company'
		);
	} );

	describe( 'and that has a rule', () => {
		const QTY = '<label>How many <input name="qty"></label>';
		const NUMBER = { rule: 'number', field: 'qty', error: 'Enter a number.' };
		const withQty = ( html: string ) => html.replace( '</form>', `${ QTY }</form>` );
		const showQty = ( html = withQty ) => renderForm( html, 'f11', [ NUMBER ] );

		test( 'is judged before anything is sent, and its error goes once it is a number', async () => {
			showQty();
			await fillForm();
			await act( async () => typeValue( 'qty', 'two' ) );
			expect( summaryTexts() ).toEqual( [ 'qty: Enter a number.' ] );
			await submitForm();
			expect( feedbackCalls() ).toHaveLength( 0 );
			expect( responseText() ).toBe( 'Please check Ann.' );
			expect( summaryTexts() ).toEqual( [ 'qty: Enter a number.' ] );
			expect( tipTexts() ).toEqual( [] );
			expect( findField( 'qty' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			await act( async () => typeValue( 'qty', '1,000' ) );
			expect( summaryTexts() ).toEqual( [] );
			expect( findField( 'qty' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
			await submitForm();
			expect( feedbackCalls() ).toHaveLength( 1 );
		} );

		test( 'has its place among the other fields', async () => {
			showQty( ( html ) => html.replace( /(<form[^>]*>)/, `$1${ QTY }` ) );
			await act( async () => typeValue( 'qty', 'two' ) );
			expect( summaryTexts() ).toEqual( [ 'qty: Enter a number.' ] );
			await act( async () => typeValue( 'your-name', '' ) );
			expect( summaryTexts() ).toEqual( [ 'qty: Enter a number.', 'your-name: Please fill out this field.' ] );
		} );

		test( 'is not judged in a hidden group', async () => {
			showQty( ( html ) =>
				html.replace( '</form>', `<div class="wpcf7cf-hidden novalidate">${ QTY }</div></form>` )
			);
			await fillForm();
			await act( async () => typeValue( 'qty', 'two' ) );
			await submitForm();
			expect( summaryTexts() ).toEqual( [] );
			expect( feedbackCalls() ).toHaveLength( 1 );
		} );
	} );

	test( 'keeps the error that PHP printed', () => {
		const id = 'wpcf7-f26-p27-o1-ve-company';
		renderForm( ( html ) =>
			html.replace( '</form>', PLAIN ).replace( '<ul></ul>', `<ul><li id="${ id }">Too long.</li></ul>` )
		);
		expect( summaryTexts() ).toEqual( [ 'company: Too long.' ] );
	} );
} );

describe( 'a consent that is a matter of validation', () => {
	const showConsent = ( rule: object ) =>
		renderForm( undefined, 'f04', [], {
			consent: [ { field: 'agree', error: 'You must accept.', ...rule } ],
		} as never );

	test( 'is judged with the rest in the first round, and named in the summary', async () => {
		showConsent( { rule: 'required' } );
		await submitForm();
		expect( summaryTexts() ).toEqual( [ 'your-name: Please fill out this field.', 'agree: You must accept.' ] );
		expect( feedbackCalls() ).toHaveLength( 0 );
		const link = document.querySelector< HTMLAnchorElement >( 'li[id$="-ve-agree"] a' )!;
		expect( [ link.hash, link.dataset.field ] ).toEqual( [ '#agree-id', 'I accept' ] );
		await act( async () => findField( 'agree' ).click() );
		expect( summaryTexts() ).toEqual( [ 'your-name: Please fill out this field.' ] );
	} );

	test( 'turned round it must not be given', async () => {
		showConsent( { rule: 'maxitems', threshold: 0 } );
		await act( async () => findField( 'agree' ).click() );
		await submitForm();
		expect( summaryTexts() ).toContain( 'agree: You must accept.' );
		await act( async () => findField( 'agree' ).click() );
		expect( summaryTexts() ).not.toContain( 'agree: You must accept.' );
	} );

	test( 'is judged where a step of the form is left', async () => {
		showConsent( { rule: 'required' } );
		const form = document.querySelector( 'form' )!;
		const [ schema ] = site.wpcf7.schemas.values();
		const said = ( fields: string[] ) =>
			site.swv.validate( schema, new FormData( form ), { form, fields } ).get( 'agree' );
		expect( said( [ 'your-name', 'agree' ] ) ).toEqual( { error: 'You must accept.' } );
		expect( said( [ 'your-name' ] ) ).toBeUndefined();
		await act( async () => findField( 'agree' ).click() );
		expect( said( [ 'agree' ] )?.error ).toBeUndefined();
	} );

	test( 'is no rule that a site finds in the form', () => {
		showConsent( { rule: 'required' } );
		const schemas = Array.from( site.wpcf7.schemas.values() );
		expect( JSON.stringify( schemas ) ).toContain( '"your-name"' );
		expect( JSON.stringify( schemas ) ).not.toContain( '"agree"' );
	} );
} );
