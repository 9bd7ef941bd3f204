import { note } from '../on-load/status-note';
import { ONLINE, refuseOffline } from '../on-load/offline';
import { deliver, refill, type Answer } from './submission-response';
import { catchUp, completeUrl, exclude } from './validation/choices';
import { asInvalidFields, check, fromServer, inOrder, recheck, type FieldError } from './validation/field-errors';
import { describeSubmission, hiddenField, identify, tell, type SubmissionDetail } from '../events';
import { FIELD_HASH, FIELD_KEY, FIELD_NONCE, statusEvent, statusWord } from '../format';
import { ASKED, site } from '../globals';
import { createGuard } from './spam-guard';
import { createDraft } from './draft-storage';
import { createKey } from './idempotency-key';
import { keyField } from '../idempotency-field';
import { createPress } from './pointer-guard';
import type { FormProps, Texts } from './form-props';
import { hasQuiz, renew } from './quiz';
import { reflect } from './reflections';
import { setStatus } from '../status';
import { consents } from './validation/site-rules';
import { takeOver } from './server-result';
import { whatHolds } from '../pending-uploads';
import { words } from '../page-texts';

/** The messages that the visitor sees now. */
export interface View {
	errors: FieldError[];
	message: string;
	/** The number of responses: an equal response is still a new one and is announced again. */
	answers: number;
	/** The element that had the focus on submission, if it still exists. */
	from: Element | null;
}

export const QUIET: View = { errors: [], message: '', answers: 0, from: null };

/** Validates, submits and resets a form, and reports messages through `show`. Returns a cleanup function. */
export function converse(
	form: HTMLFormElement,
	{ url, rules, consent = [], texts, guard }: FormProps,
	show: ( view: View ) => void
): () => void {
	const page = form.ownerDocument;
	const press = createPress( page );
	const key = createKey( form.querySelector< HTMLInputElement >( `[name="${ FIELD_KEY }"]` )?.value );
	const draft = createDraft( form, () => key.inDoubt );
	const proof = createGuard( form, guard );
	let view = QUIET;
	let sending = false;
	let resetTo = 'init';
	/** The last error message for invalid fields. */
	let refused = '';

	const tellVisitor = ( change: Partial< View > ) => show( ( view = { ...view, from: null, ...change } ) );

	/** In the capture phase, so that other listeners see the completed value. */
	const complete = ( { target }: Event ) => {
		if ( target instanceof HTMLInputElement ) {
			exclude( form, target );
			completeUrl( target );
		}
	};

	const changed = ( { target }: Event ) => {
		reflect( form, new FormData( form ) );
		if ( target instanceof HTMLInputElement && target.name === FIELD_KEY ) {
			key.restore( target.value );
		} else if ( target instanceof Element ) {
			site.wpcf7.validate( form, { target } );
		}
	};

	/** Validates the fields up to the changed one, or all of them. */
	const judge = ( target?: Element ) => {
		if ( sending ) {
			return;
		}
		const before = form.dataset.status ?? 'init';
		setStatus( form, 'validating' );
		press.afterClick( () => {
			const errors = target
				? recheck( form, rules, view.errors, target )
				: inOrder( form, check( form, rules, new FormData( form ) ) );
			const isRefused = before === 'invalid' && view.answers > 0;
			tellVisitor( { errors, ...( isRefused && { message: errors.length ? refused : texts.mended } ) } );
		} );
		setStatus( form, before );
	};

	const submit = ( event: SubmitEvent ) => {
		if ( form.dataset.state === 'native' ) {
			return; // The browser submits the form.
		}
		event.preventDefault();
		const { submitter } = event;
		if ( sending ) {
			return;
		}
		if ( 'direct' in form.dataset ) {
			delete form.dataset.direct; // The site's own function was called before the island loaded.
			void send( submitter );
		} else {
			site.wpcf7.submit( form, { submitter } );
		}
	};

	const send = async ( submitter: HTMLElement | null ) => {
		if ( sending ) {
			return;
		}
		press.forget();
		if ( site.wpcf7.blocked ) {
			tellVisitor( { errors: [], message: '' } );
			setStatus( form, 'submitting' );
			return;
		}
		sending = true;
		const from = page.activeElement;
		const held = whatHolds( form );
		const unsent = held.length ? ( await Promise.all( held ) ).flatMap( ( one ) => one ?? [] ) : [];
		const data = new FormData( form, submitter );
		const detail = describeSubmission( form, data );
		tellVisitor( { errors: [], message: '' } );
		tell( form, 'wpcf7beforesubmit', detail );
		setStatus( form, 'submitting' );
		const byServer = unsent.map( ( one ): FieldError => ( { ...one, by: 'server' } ) ); // A server error is kept until its field is changed.
		const errors = inOrder( form, [ ...check( form, rules, data ), ...byServer ] );
		if ( errors.length ) {
			return conclude( refusal( form, detail, errors, texts ), detail, errors, from );
		}
		if ( ! navigator.onLine ) {
			const message = refuseOffline( form, submitter );
			return conclude( { status: 'mail_failed', message }, detail, [], from );
		}
		note( form, 'busy', words().busy ?? '' );
		const name = key.of( data );
		draft.save();
		await proof.addTo( data, name );
		const { answer, outcome } = await deliver( url, data, name, texts );
		const nonce = hiddenField( form, FIELD_NONCE );
		if ( nonce ) {
			nonce.value = String( data.get( FIELD_NONCE ) ); // It may have been renewed while sending.
		}
		if ( outcome === 'closed' ) {
			return postNatively( name, submitter );
		}
		key.learned( outcome );
		conclude( answer, detail, inOrder( form, fromServer( answer.invalid_fields ) ), from );
	};

	/** Where the site blocks its routes, the browser submits the form natively, with the same key. */
	const postNatively = ( name: string, submitter: HTMLElement | null ) => {
		keyField( form ).value = name;
		draft.save();
		form.dataset.state = 'native';
		form.requestSubmit( submitter );
	};

	/** Dispatches the events before the view changes: site snippets expect this order. */
	const conclude = ( answer: Answer, detail: SubmissionDetail, errors: FieldError[], from: Element | null ) => {
		const word = statusWord( answer.status );
		const event = statusEvent( word );
		sending = false;
		refused = answer.message;
		note( form, 'busy', '' );
		setStatus( form, word );
		detail.status = answer.status;
		detail.apiResponse = answer;
		if ( event ) {
			tell( form, event, detail );
		}
		tell( form, 'wpcf7submit', detail );

		const hash = hiddenField( form, FIELD_HASH );
		if ( hash && answer.posted_data_hash ) {
			hash.value = answer.posted_data_hash;
		}
		if ( answer.status === 'mail_sent' ) {
			resetTo = word;
			HTMLFormElement.prototype.reset.call( form ); // A field may be called `reset`.
		} else {
			draft.save();
		}
		renew( form, answer );
		const stayed = from === page.activeElement || page.activeElement === page.body;
		tellVisitor( { errors, message: answer.message, answers: view.answers + 1, from: stayed ? from : null } );
	};

	const reset = async () => {
		const next = resetTo;
		resetTo = 'init';
		key.renew();
		draft.forget();
		press.forget();
		tellVisitor( { errors: [], message: '' } );
		setStatus( form, 'resetting' );
		await new Promise( ( later ) => setTimeout( later ) ); // The event fires before the fields have their initial values again.
		const data = new FormData( form );
		const detail = describeSubmission( form, data );
		reflect( form, data );
		const fresh = await refill( url );
		if ( form.dataset.status === 'resetting' ) {
			setStatus( form, next );
		}
		renew( form, fresh, true );
		detail.status = form.dataset.status ?? next;
		tell( form, 'wpcf7reset', fresh ? { ...detail, apiResponse: fresh } : detail );
	};

	/** The page comes from the back/forward cache, in its state from the native submission. */
	const comeBack = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted && form.dataset.state === 'native' && sending ) {
			sending = false;
			form.dataset.state = 'ready';
			note( form, 'busy', '' );
			setStatus( form, 'init' );
		}
	};

	const asked: Record< string, EventListener > = {
		[ ONLINE ]: () => tellVisitor( { message: words().online ?? '' } ),
		[ ASKED.submit ]: ( event ) => void send( ( event as CustomEvent ).detail?.submitter ?? null ),
		[ ASKED.validate ]: ( event ) => judge( ( event as CustomEvent ).detail?.target ),
		[ ASKED.reset ]: () => void reset(),
	};
	const resetByEvent = () => site.wpcf7.reset( form );
	const listeners: Record< string, EventListener > = {
		submit: ( event ) => submit( event as SubmitEvent ),
		change: changed,
		reset: resetByEvent,
		...asked,
	};

	form.addEventListener( 'change', complete, true );
	Object.entries( listeners ).forEach( ( [ name, listener ] ) => form.addEventListener( name, listener ) );
	window.addEventListener( 'pageshow', comeBack );
	void proof.prepare( key.now );
	consents.set( form, consent );
	site.wpcf7.schemas.set( identify( form ).contactFormId, { rules } );
	catchUp( form );
	reflect( form, new FormData( form ) );
	tellVisitor( takeOver( form ) );
	refused = view.message;
	if ( hasQuiz( form ) ) {
		void refill( url ).then( ( fresh ) => renew( form, fresh, true ) ); // The page may be an old copy.
	}
	return () => {
		press.destroy();
		draft.destroy();
		proof.destroy();
		form.removeEventListener( 'change', complete, true );
		Object.entries( listeners ).forEach( ( [ name, listener ] ) => form.removeEventListener( name, listener ) );
		window.removeEventListener( 'pageshow', comeBack );
	};
}

/** The response that the server would return. No request is sent when validation fails in the browser. */
function refusal( form: HTMLFormElement, { formData }: SubmissionDetail, errors: FieldError[], texts: Texts ): Answer {
	const { contactFormId, unitTag } = identify( form );
	return {
		contact_form_id: contactFormId,
		status: 'validation_failed',
		message: fillIn( texts.invalid, formData ),
		invalid_fields: asInvalidFields( form, unitTag, errors ),
		posted_data_hash: '',
		into: `#${ unitTag }`,
	};
}

/** Messages may hold mail-tags: `[your-name]` is replaced by that field's value. */
function fillIn( text: string, data: FormData ): string {
	return text.replace( /\[\s*([a-z][-\w:]*)\s*\]/gi, ( tag, name: string ) => {
		const values = [ ...data.getAll( name ), ...data.getAll( `${ name }[]` ) ];
		return values.length ? values.filter( ( value ) => typeof value === 'string' ).join( ', ' ) : tag;
	} );
}
