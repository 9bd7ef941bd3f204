/*
 * A front-end script of the form format's first version, written from docs/reference/contact-forms.md §7, as sites with
 * custom scripts have it. It knows only the old namespace, no island, no nonce, no key. A test sets `wpcf7.api` before it.
 */
document.addEventListener( 'DOMContentLoaded', () => {
	const { root, namespace } = window.wpcf7.api;
	const statuses = {
		validation_failed: 'invalid',
		acceptance_missing: 'unaccepted',
		mail_sent: 'sent',
		mail_failed: 'failed',
	};
	const events = {
		invalid: 'invalid',
		unaccepted: 'unaccepted',
		spam: 'spam',
		sent: 'mailsent',
		failed: 'mailfailed',
	};

	const route = ( form, name, options ) =>
		fetch( `${ root }${ namespace }/contact-forms/${ form.wpcf7.id }/${ name }`, {
			...options,
			headers: { Accept: 'application/json, */*;q=0.1' },
		} ).then( ( response ) => response.json() );

	const setStatus = ( form, status ) => {
		const before = form.dataset.status;
		form.classList.replace( before, status );
		form.dataset.status = status;
		if ( before !== status ) {
			tell( form, 'statuschanged', { status, prevStatus: before } );
		}
	};

	const tell = ( form, name, detail ) =>
		form.dispatchEvent(
			new CustomEvent( `wpcf7${ name }`, { bubbles: true, detail: { contactFormId: form.wpcf7.id, ...detail } } )
		);

	const say = ( form, message ) => {
		form.querySelector( '.wpcf7-response-output' ).textContent = message;
		form.wpcf7.parent.querySelector( '[role="status"]' ).textContent = message;
	};

	const clear = ( form ) => {
		form.wpcf7.parent.querySelector( '.screen-reader-response ul' ).replaceChildren();
		form.querySelectorAll( '.wpcf7-not-valid-tip' ).forEach( ( tip ) => tip.remove() );
		form.querySelectorAll( '.wpcf7-not-valid' ).forEach( ( field ) => {
			field.classList.remove( 'wpcf7-not-valid' );
			field.setAttribute( 'aria-invalid', 'false' );
		} );
		say( form, '' );
	};

	const showError = ( form, { field, message, error_id: id } ) => {
		const item = document.createElement( 'li' );
		item.id = id;
		item.textContent = message;
		form.wpcf7.parent.querySelector( '.screen-reader-response ul' ).append( item );
		const wrap = form.querySelector( `.wpcf7-form-control-wrap[data-name="${ field }"]` );
		const control = wrap.querySelector( '.wpcf7-form-control' );
		control.classList.add( 'wpcf7-not-valid' );
		control.setAttribute( 'aria-invalid', 'true' );
		wrap.insertAdjacentHTML( 'beforeend', '<span class="wpcf7-not-valid-tip" aria-hidden="true"></span>' );
		wrap.lastElementChild.textContent = message;
	};

	const renew = ( form, { quiz = {} } ) => {
		for ( const [ name, [ question, token ] ] of Object.entries( quiz ) ) {
			form.querySelector( `input[name="${ name }"]` ).value = '';
			form.querySelector( `input[name="_wpcf7_quiz_answer_${ name }"]` ).value = token;
			form.querySelector( `[data-name="${ name }"] .wpcf7-quiz-label` ).textContent = question;
		}
	};

	const gate = ( form ) => {
		const lacks = [ ...form.querySelectorAll( '.wpcf7-acceptance:not(.optional)' ) ].some(
			( box ) => box.querySelector( 'input' ).checked === box.classList.contains( 'invert' )
		);
		form.querySelectorAll( '.wpcf7-submit' ).forEach( ( button ) => ( button.disabled = lacks ) );
	};

	const send = async ( form, submitter ) => {
		clear( form );
		tell( form, 'beforesubmit', {} );
		setStatus( form, 'submitting' );
		const answer = await route( form, 'feedback', { method: 'POST', body: new FormData( form, submitter ) } );
		const status = statuses[ answer.status ] ?? answer.status;
		form.querySelector( 'input[name="_wpcf7_posted_data_hash"]' ).value = answer.posted_data_hash ?? '';
		if ( status === 'sent' ) {
			form.reset();
			setStatus( form, 'resetting' );
			const refill = await route( form, 'refill' );
			renew( form, refill );
			gate( form );
			tell( form, 'reset', { apiResponse: refill } );
		}
		renew( form, answer );
		setStatus( form, status );
		answer.invalid_fields.forEach( ( error ) => showError( form, error ) );
		say( form, answer.message );
		if ( events[ status ] ) {
			tell( form, events[ status ], { apiResponse: answer } );
		}
		tell( form, 'submit', { apiResponse: answer } );
	};

	document.querySelectorAll( '.wpcf7 > form' ).forEach( ( form ) => {
		form.wpcf7 = { id: Number( form.elements._wpcf7.value ), parent: form.closest( '.wpcf7' ) };
		form.wpcf7.parent.classList.replace( 'no-js', 'js' );
		gate( form );
		form.addEventListener( 'change', () => gate( form ) );
		form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			send( form, event.submitter );
		} );
	} );
} );
