import './steps.css';
import { draftKey, sessionValue } from '../draft-key';
import { FORMS, HIDDEN_GROUP, NOT_VALID, PARENT, UNCHECKED, WRAP } from '../format';
import { PAGE_SHOW, READY, site, type FormFacts } from '../globals';

/**
 * Shows a form's steps one at a time (docs/reference/contact-forms.md §14). The rules on the page validate a step when it is left, and the
 * whole form when it is sent.
 */
type StepForm = HTMLFormElement & { wpcf7?: FormFacts };
type StepTexts = Record< 'step' | 'next' | 'back', string >;

const STEP = '.fr-form-step';
const TIMEOUT = 3000; // ms to wait for the rules: without them the form is validated when it is sent.

function createButton( name: string, text: string, onClick: () => void ) {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `fr-form-step__${ name } wp-element-button`;
	button.append( text );
	button.onclick = onClick;
	return button;
}

const findFields = ( step: Element ) => Array.from( step.querySelectorAll< HTMLElement >( WRAP ) );

/** Whether the step may be left. If not, its errors are shown, and the first invalid field has the focus. */
function validateStep( form: StepForm, step: Element ) {
	const wraps = findFields( step ).filter( ( wrap ) => ! wrap.closest( UNCHECKED ) );
	const fields = wraps.map( ( { dataset } ) => dataset.name! );
	const verdicts = site.swv.validate( form.wpcf7?.schema ?? {}, new FormData( form ), { form, fields } );
	const invalid = wraps.find( ( { dataset } ) => verdicts.get( dataset.name! )?.error );
	if ( invalid ) {
		site.wpcf7.validate( form, { target: wraps.at( -1 )! } );
		// After its error is rendered beside it, so that both are announced.
		requestAnimationFrame( () =>
			setTimeout( () =>
				invalid.querySelector< HTMLElement >( 'button, input:not([type="hidden"]), select, textarea' )?.focus()
			)
		);
	}
	return ! invalid;
}

function initSteps( form: StepForm ) {
	const texts: StepTexts = JSON.parse( form.dataset.steps! );
	delete form.dataset.steps; // Initialize once.
	const steps = Array.from( form.querySelectorAll< HTMLElement >( STEP ) ).filter(
		( step ) => ! step.parentElement!.closest( STEP )
	);
	const draft = draftKey( form );
	const key = `${ draft }-step`;
	let requested = steps[ Number( sessionValue( draft ) && sessionValue( key ) ) ] ?? steps[ 0 ];
	let visible: HTMLElement[];
	let index: number;
	let buttonPlace: Element;

	const next = createButton( 'next', texts.next, () => leaveStep() );
	const back = createButton( 'back', texts.back, () => goToStep( visible[ index - 1 ] ) );

	/** Shows the requested step, or the nearest visible one before it. */
	const update = () => {
		visible = steps.filter( ( step ) => {
			const fields = findFields( step );
			const hasVisible = ! fields.length || fields.some( ( field ) => ! field.closest( HIDDEN_GROUP ) );
			return hasVisible && ! step.closest( HIDDEN_GROUP ); // Steps whose fields are all hidden are skipped.
		} );
		const last = steps.indexOf( requested! );
		index = Math.max(
			0,
			visible.findLastIndex( ( one ) => steps.indexOf( one ) <= last )
		);
		const step = visible[ index ];
		const isLast = index >= visible.length - 1;
		const send = form.querySelector( '.wpcf7-submit' );
		steps.forEach( ( one ) => ( one.hidden = one !== step ) );
		form.dataset.last = `${ isLast }`;
		back.hidden = index < 1;
		next.hidden = isLast;
		const place = isLast && send && ! send.closest( `${ STEP }[hidden]` ) ? send : step;
		if ( place && place !== buttonPlace ) {
			buttonPlace = place; // Only on a change: a button must not move while it is pressed.
			if ( place === send ) {
				send.before( back );
			} else {
				place.append( back, next );
			}
		}
		const title = step?.querySelector< HTMLElement >( '.fr-form-step__title' );
		title?.style.setProperty( '--fr-step', `${ ( index + 1 ) / visible.length }` );
		title?.firstElementChild?.replaceChildren(
			texts.step.replace( '%1$s', `${ index + 1 }` ).replace( '%2$s', `${ visible.length }` )
		);
		return title;
	};

	const goToStep = ( step = requested, isQuiet?: boolean ) => {
		requested = step;
		sessionValue( key, step === steps[ 0 ] ? null : `${ steps.indexOf( step! ) }` );
		const title = update();
		if ( title && ! isQuiet ) {
			title.tabIndex = -1;
			title.focus(); // This also announces it.
		}
	};

	const leaveStep = async () => {
		const step = visible[ index ]!;
		if ( ! form.wpcf7?.schema && form.dataset.island && form.dataset.state !== 'native' ) {
			await new Promise( ( resolve ) => {
				form.addEventListener( READY, resolve, { once: true } );
				setTimeout( resolve, TIMEOUT );
				form.dispatchEvent( new Event( 'touchstart' ) ); // A sign of interest: it loads the island, and with it the rules.
			} );
		}
		// The button may be pressed twice.
		if ( step === visible[ index ] && validateStep( form, step ) ) {
			goToStep( visible[ index + 1 ] );
		}
	};

	const openStepOf = ( element: Element | null ) => {
		const step = steps.find( ( one ) => one.contains( element ) );
		if ( step?.hidden ) {
			goToStep( step, true );
		}
	};

	[ 'input', 'change', PAGE_SHOW ].forEach( ( name ) => form.addEventListener( name, update ) );
	form.addEventListener( 'reset', () => setTimeout( () => goToStep( steps[ 0 ], true ) ) );
	// Without this, Enter in a field would send the form.
	form.addEventListener( 'keydown', ( event ) => {
		const isInField = ( event.target as Element ).matches( `${ WRAP } input:not([type="file"])` );
		if ( event.key === 'Enter' && ! event.isComposing && ! next.hidden && isInField ) {
			event.preventDefault();
			void leaveStep();
		}
	} );
	openInvalidSteps( form, openStepOf );
	update();
	openStepOf( form.querySelector( `.${ NOT_VALID }` ) );
}

/** Opens the step of the first invalid field, and of a field that the list of errors links to. */
function openInvalidSteps( form: HTMLFormElement, openStepOf: ( element: Element | null ) => void ) {
	form.addEventListener( 'wpcf7invalid', ( { detail }: CustomEventInit ) => {
		const selectors = Object.values< { field: string } >( detail.apiResponse?.invalid_fields ?? {} ).map(
			( { field } ) => `[data-name=${ JSON.stringify( field ) }]`
		);
		openStepOf( form.querySelector( selectors.join() || ':not(*)' ) );
	} );
	form.closest( PARENT )!.addEventListener(
		'click',
		( { target } ) => {
			openStepOf( document.getElementById( ( target as HTMLAnchorElement ).hash?.slice( 1 ) ) );
		},
		true
	);
}

const initForms = () => document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-steps]` ).forEach( initSteps );

initForms();
document.addEventListener( 'frontage:island', initForms ); // A form may be added later.
