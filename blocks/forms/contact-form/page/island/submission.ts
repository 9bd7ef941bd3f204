import { describeSubmission, dispatchFormEvent, hiddenField, identify, type SubmissionDetail } from '../events';
import { FIELD_HASH, FIELD_KEY, FIELD_NONCE, statusEvent, statusWord } from '../format';
import { PAGE_SHOW, REQUEST_EVENTS, site } from '../globals';
import { idempotencyField } from '../idempotency-field';
import { ONLINE, refuseOffline } from '../on-load/offline';
import { setStatusNote } from '../on-load/status-note';
import { pageTexts } from '../page-texts';
import { collectPendingUploads } from '../pending-uploads';
import { setStatus } from '../status';
import { createDraft } from './draft-storage';
import type { FormProps } from './form-props';
import { createIdempotencyKey } from './idempotency-key';
import { createPointerGuard } from './pointer-guard';
import { hasQuiz, renewQuestions } from './quiz';
import { updateReflections } from './reflections';
import { createRefusal } from './refusal';
import { readServerResult } from './server-result';
import { createSpamGuard } from './spam-guard';
import { fetchRefill, sendFormData, type Answer } from './submission-response';
import { completeUrl, normalizeFields, uncheckOthers } from './validation/choices';
import {
	parseServerErrors,
	revalidateFields,
	sortErrors,
	validateFields,
	type FieldError,
} from './validation/field-errors';
import { consentRules } from './validation/site-rules';

/** The messages that the visitor sees now. */
export interface View {
	errors: FieldError[];
	message: string;
	/** The number of responses: an equal response is still a new one and is announced again. */
	answers: number;
	/** The element that had the focus on submission, if it still exists. */
	from: Element | null;
}

export const EMPTY_VIEW: View = { errors: [], message: '', answers: 0, from: null };

/** Validates, submits and resets a form, and reports messages through `show`, until `signal` aborts. */
export class Submission {
	#form: HTMLFormElement;
	#props: FormProps;
	#update: ( change: Partial< View > ) => void;
	#pointer;
	#key;
	#draft;
	#guard;
	#view = EMPTY_VIEW;
	#isSending = false;
	/** The status after the next reset. */
	#resetStatus = 'init';
	/** The last error message for invalid fields. */
	#refusal = '';

	constructor( form: HTMLFormElement, props: FormProps, show: ( view: View ) => void, signal: AbortSignal ) {
		const { url, rules, consent = [], guard } = props;
		this.#form = form;
		this.#props = props;
		this.#update = ( change ) => show( ( this.#view = { ...this.#view, from: null, ...change } ) );
		this.#pointer = createPointerGuard( signal );
		const key = ( this.#key = createIdempotencyKey(
			form.querySelector< HTMLInputElement >( `[name="${ FIELD_KEY }"]` )?.value
		) );
		this.#draft = createDraft( form, () => key.uncertainKey, signal );
		this.#guard = createSpamGuard( form, guard, signal );
		this.#listen( form, props, signal );
		void this.#guard.prepare( key.current );
		consentRules.set( form, consent );
		site.wpcf7.schemas.set( identify( form ).contactFormId, { rules } );
		normalizeFields( form );
		updateReflections( form, new FormData( form ) );
		this.#update( readServerResult( form ) );
		this.#refusal = this.#view.message;
		if ( hasQuiz( form ) ) {
			void fetchRefill( url ).then( ( refill ) => renewQuestions( form, refill, true ) ); // The page may be an old copy.
		}
	}

	#listen( form: HTMLFormElement, { rules, texts }: FormProps, signal: AbortSignal ) {
		const listeners: Record< string, ( event: never ) => void > = {
			submit: ( event: SubmitEvent ) => {
				if ( form.dataset.state === 'native' ) {
					return; // The browser submits the form.
				}
				event.preventDefault();
				const { submitter } = event;
				if ( this.#isSending ) {
					return;
				}
				if ( 'direct' in form.dataset ) {
					delete form.dataset.direct; // The site's own function was called before the island loaded.
					void this.#send( submitter );
				} else {
					site.wpcf7.submit( form, { submitter } );
				}
			},
			change: ( { target }: Event ) => {
				updateReflections( form, new FormData( form ) );
				if ( target instanceof HTMLInputElement && target.name === FIELD_KEY ) {
					this.#key.restore( target.value );
				} else if ( target instanceof Element ) {
					site.wpcf7.validate( form, { target } );
				}
			},
			reset: () => site.wpcf7.reset( form ),
			[ ONLINE ]: () => this.#update( { message: pageTexts().online ?? '' } ),
			[ REQUEST_EVENTS.submit ]: ( { detail }: CustomEvent ) => this.#send( detail?.submitter ?? null ),
			[ REQUEST_EVENTS.validate ]: ( { detail }: CustomEvent< { target?: Element } | undefined > ) => {
				// Validates the fields up to the changed one, or all of them.
				if ( this.#isSending ) {
					return;
				}
				const before = form.dataset.status ?? 'init';
				const target = detail?.target;
				setStatus( form, 'validating' );
				this.#pointer.afterClick( () => {
					const { errors: shown, answers } = this.#view;
					const errors = target
						? revalidateFields( form, rules, shown, target )
						: sortErrors( form, validateFields( form, rules, new FormData( form ) ) );
					const message = errors.length ? this.#refusal : texts.mended;
					this.#update( { errors, ...( before === 'invalid' && answers > 0 && { message } ) } );
				} );
				setStatus( form, before );
			},
			[ REQUEST_EVENTS.reset ]: () => this.#reset(),
			[ PAGE_SHOW ]: ( { detail }: CustomEvent< PageTransitionEvent > ) => {
				// The page comes from the back/forward cache, in its state from the native submission.
				if ( detail.persisted && form.dataset.state === 'native' && this.#isSending ) {
					this.#isSending = false;
					form.dataset.state = 'ready';
					setStatusNote( form, 'busy', '' );
					setStatus( form, 'init' );
				}
			},
		};
		const completeInput = ( { target }: Event ) => {
			if ( target instanceof HTMLInputElement ) {
				uncheckOthers( form, target );
				completeUrl( target );
			}
		};
		// In the capture phase, so that other listeners see the completed value.
		form.addEventListener( 'change', completeInput, { signal, capture: true } );
		Object.entries( listeners ).forEach( ( [ name, listener ] ) =>
			form.addEventListener( name, listener as EventListener, { signal } )
		);
	}

	async #send( submitter: HTMLElement | null ) {
		const form = this.#form;
		const { url, rules, texts } = this.#props;
		if ( this.#isSending ) {
			return;
		}
		this.#pointer.clear();
		if ( site.wpcf7.blocked ) {
			this.#update( { errors: [], message: '' } );
			setStatus( form, 'submitting' );
			return;
		}
		this.#isSending = true;
		const from = form.ownerDocument.activeElement;
		const pending = collectPendingUploads( form );
		const unsent = pending.length ? ( await Promise.all( pending ) ).flatMap( ( error ) => error ?? [] ) : [];
		const data = new FormData( form, submitter );
		const detail = describeSubmission( form, data );
		this.#update( { errors: [], message: '' } );
		dispatchFormEvent( form, 'wpcf7beforesubmit', detail );
		setStatus( form, 'submitting' );
		const uploadErrors = unsent.map( ( error ): FieldError => ( { ...error, by: 'server' } ) ); // A server error is kept until its field is changed.
		const errors = sortErrors( form, [ ...validateFields( form, rules, data ), ...uploadErrors ] );
		if ( errors.length ) {
			return this.#conclude( createRefusal( form, detail, errors, texts ), detail, errors, from );
		}
		if ( ! navigator.onLine ) {
			const message = refuseOffline( form, submitter );
			return this.#conclude( { status: 'mail_failed', message }, detail, [], from );
		}
		setStatusNote( form, 'busy', pageTexts().busy ?? '' );
		const key = this.#key.keyFor( data );
		this.#draft.save();
		await this.#guard.addProof( data, key );
		const { answer, outcome } = await sendFormData( url, data, key, texts );
		const nonce = hiddenField( form, FIELD_NONCE );
		if ( nonce ) {
			nonce.value = String( data.get( FIELD_NONCE ) ); // It may have been renewed while sending.
		}
		if ( outcome === 'closed' ) {
			// The site blocks its routes: the browser submits the form natively, with the same key.
			idempotencyField( form ).value = key;
			this.#draft.save();
			form.dataset.state = 'native';
			return form.requestSubmit( submitter );
		}
		this.#key.recordOutcome( outcome );
		this.#conclude( answer, detail, sortErrors( form, parseServerErrors( answer.invalid_fields ) ), from );
	}

	/** Dispatches the events before the view changes: site snippets expect this order. */
	#conclude( answer: Answer, detail: SubmissionDetail, errors: FieldError[], from: Element | null ) {
		const form = this.#form;
		const status = statusWord( answer.status );
		const event = statusEvent( status );
		this.#isSending = false;
		this.#refusal = answer.message;
		setStatusNote( form, 'busy', '' );
		setStatus( form, status );
		detail.status = answer.status;
		detail.apiResponse = answer;
		if ( event ) {
			dispatchFormEvent( form, event, detail );
		}
		dispatchFormEvent( form, 'wpcf7submit', detail );

		const hash = hiddenField( form, FIELD_HASH );
		if ( hash && answer.posted_data_hash ) {
			hash.value = answer.posted_data_hash;
		}
		if ( answer.status === 'mail_sent' ) {
			this.#resetStatus = status;
			HTMLFormElement.prototype.reset.call( form ); // A field may be called `reset`.
		} else {
			this.#draft.save();
		}
		renewQuestions( form, answer );
		const { activeElement, body } = form.ownerDocument;
		const isFocusKept = from === activeElement || activeElement === body;
		this.#update( {
			errors,
			message: answer.message,
			answers: this.#view.answers + 1,
			from: isFocusKept ? from : null,
		} );
	}

	async #reset() {
		const form = this.#form;
		const nextStatus = this.#resetStatus;
		this.#resetStatus = 'init';
		this.#key.renew();
		this.#draft.clear();
		this.#pointer.clear();
		this.#update( { errors: [], message: '' } );
		setStatus( form, 'resetting' );
		await new Promise( ( resolve ) => setTimeout( resolve ) ); // The event fires before the fields have their initial values again.
		const data = new FormData( form );
		const detail = describeSubmission( form, data );
		updateReflections( form, data );
		const refill = await fetchRefill( this.#props.url );
		if ( form.dataset.status === 'resetting' ) {
			setStatus( form, nextStatus );
		}
		renewQuestions( form, refill, true );
		detail.status = form.dataset.status ?? nextStatus;
		dispatchFormEvent( form, 'wpcf7reset', refill ? { ...detail, apiResponse: refill } : detail );
	}
}
