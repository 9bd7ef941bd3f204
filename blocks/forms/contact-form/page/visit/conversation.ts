import { deliver, refill, type Answer } from './answer';
import { catchUp, completeUrl, exclude } from './choices';
import { asInvalidFields, check, fromServer, inOrder, recheck, type FieldError } from './errors';
import { describeSubmission, hiddenField, identify, tell, type SubmissionDetail } from './events';
import { FIELD_HASH, statusEvent, statusWord } from '../format';
import { createKey } from './key';
import { createPress } from './press';
import type { FormProps, Texts } from './props';
import { hasQuiz, renewQuiz } from './quiz';
import { reflect } from './reflections';
import { setStatus } from './status';
import { takeOver } from './take-over';

/** What the visitor is told right now. */
export interface View {
	errors: FieldError[];
	message: string;
	/** How many submissions were answered: an equal answer is still a new one, to be read out again. */
	answers: number;
	/** What the visitor had the focus on when sending, if the focus is still there. */
	from: Element | null;
}

export const QUIET: View = { errors: [], message: '', answers: 0, from: null };

/** Takes part in a form: checks, sends, resets, and says through `show` what there is to tell. Returns its undo. */
export function converse(
	form: HTMLFormElement,
	{ url, rules, texts }: FormProps,
	show: ( view: View ) => void
): () => void {
	const page = form.ownerDocument;
	const press = createPress( page );
	const key = createKey();
	let view = QUIET;
	let sending = false;
	let resetTo = 'init';

	const tellVisitor = ( change: Partial< View > ) => show( ( view = { ...view, from: null, ...change } ) );

	/** In the capture phase: what other listeners of the page see is the completed value. */
	const complete = ( { target }: Event ) => {
		if ( target instanceof HTMLInputElement ) {
			exclude( form, target );
			completeUrl( target );
		}
	};

	const changed = ( { target }: Event ) => {
		reflect( form, new FormData( form ) );
		if ( sending || ! ( target instanceof Element ) ) {
			return;
		}
		const before = form.dataset.status ?? 'init';
		setStatus( form, 'validating' );
		press.afterClick( () => tellVisitor( { errors: recheck( form, rules, view.errors, target ) } ) );
		setStatus( form, before );
	};

	const submit = async ( event: SubmitEvent ) => {
		event.preventDefault();
		if ( sending ) {
			return;
		}
		sending = true;
		const from = page.activeElement;
		const data = new FormData( form, event.submitter );
		const detail = describeSubmission( form, data );
		press.forget();
		tellVisitor( { errors: [], message: '' } );
		tell( form, 'wpcf7beforesubmit', detail );
		setStatus( form, 'submitting' );
		const errors = check( form, rules, data );
		if ( errors.length ) {
			sending = false;
			return conclude( refusal( form, detail, errors, texts ), detail, errors, from );
		}
		const { answer, outcome } = await deliver( url, data, key.of( data ), texts );
		sending = false;
		if ( outcome === 'judged' ) {
			key.judged();
		} else if ( outcome === 'refused' ) {
			key.renew();
		}
		conclude( answer, detail, inOrder( form, fromServer( answer.invalid_fields ) ), from );
	};

	/** Events first, then what is seen: snippets of sites are used to this order. */
	const conclude = ( answer: Answer, detail: SubmissionDetail, errors: FieldError[], from: Element | null ) => {
		const word = statusWord( answer.status );
		const event = statusEvent( word );
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
		}
		renewQuiz( form, answer.quiz );
		const stayed = from === page.activeElement || page.activeElement === page.body;
		tellVisitor( { errors, message: answer.message, answers: view.answers + 1, from: stayed ? from : null } );
	};

	const reset = async () => {
		const next = resetTo;
		resetTo = 'init';
		key.renew();
		press.forget();
		tellVisitor( { errors: [], message: '' } );
		setStatus( form, 'resetting' );
		await new Promise( ( later ) => setTimeout( later ) ); // The event comes before the fields have their first values again.
		const data = new FormData( form );
		const detail = describeSubmission( form, data );
		reflect( form, data );
		const fresh = await refill( url );
		if ( form.dataset.status === 'resetting' ) {
			setStatus( form, next );
		}
		renewQuiz( form, fresh?.quiz, true );
		detail.status = form.dataset.status ?? next;
		tell( form, 'wpcf7reset', fresh ? { ...detail, apiResponse: fresh } : detail );
	};

	form.addEventListener( 'change', complete, true );
	form.addEventListener( 'change', changed );
	form.addEventListener( 'submit', submit );
	form.addEventListener( 'reset', reset );
	catchUp( form );
	reflect( form, new FormData( form ) );
	tellVisitor( takeOver( form ) );
	if ( hasQuiz( form ) ) {
		void refill( url ).then( ( fresh ) => renewQuiz( form, fresh?.quiz, true ) ); // The page may be an old copy.
	}
	return () => {
		press.destroy();
		form.removeEventListener( 'change', complete, true );
		form.removeEventListener( 'change', changed );
		form.removeEventListener( 'submit', submit );
		form.removeEventListener( 'reset', reset );
	};
}

/** The answer that the server would have given: nothing is asked where the rules already say no. */
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

/** Messages may hold mail-tags: `[your-name]` stands for what was typed there. */
function fillIn( text: string, data: FormData ): string {
	return text.replace( /\[\s*([a-z][-\w:]*)\s*\]/gi, ( tag, name: string ) => {
		const values = [ ...data.getAll( name ), ...data.getAll( `${ name }[]` ) ];
		return values.length ? values.filter( ( value ) => typeof value === 'string' ).join( ', ' ) : tag;
	} );
}
