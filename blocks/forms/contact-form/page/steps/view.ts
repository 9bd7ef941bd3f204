import './steps.css';
import { draftKey, stored } from '../draft-key';
import { FORMS, HIDDEN_GROUP, NOT_VALID, PARENT, UNCHECKED, WRAP } from '../format';
import { READY, site, type FormFacts } from '../globals';

/**
 * Shows a form's steps one at a time (docs/reference/contact-forms.md §14). The rules on the page validate a step when it is left, and the
 * whole form when it is sent.
 */
const STEP = '.fr-form-step';
const PATIENCE = 3000; // ms to wait for the rules: without them the form is validated when it is sent.

function begin( form: HTMLFormElement & { wpcf7?: FormFacts } ) {
	const words: Record< 'step' | 'next' | 'back', string > = JSON.parse( form.dataset.steps! );
	delete form.dataset.steps; // Initialize once.
	const steps = Array.from( form.querySelectorAll< HTMLElement >( STEP ) ).filter(
		( step ) => ! step.parentElement!.closest( STEP )
	);
	const key = `${ draftKey( form ) }-step`;
	const kept = stored( draftKey( form ) ) && stored( key );
	let wanted = steps[ Number( kept ) || 0 ] ?? steps[ 0 ];
	let shown: HTMLElement[];
	let at: number;
	let home: Element;

	const button = ( name: 'next' | 'back', press: () => void ) => {
		const made = document.createElement( 'button' );
		made.type = 'button';
		made.className = `fr-form-step__${ name } wp-element-button`;
		made.textContent = words[ name ];
		made.onclick = press;
		return made;
	};
	const next = button( 'next', () => leave() );
	const back = button( 'back', () => go( shown[ at - 1 ] ) );
	const fieldsOf = ( step: Element, out: string ) => {
		const all = Array.from( step.querySelectorAll< HTMLElement >( WRAP ) );
		return { all, own: all.filter( ( one ) => ! one.closest( out ) ) };
	};

	/** Shows the requested step, or the nearest one before it that has visible fields. Steps whose fields are all hidden are skipped. */
	const show = () => {
		shown = steps.filter( ( step ) => {
			const { all, own } = fieldsOf( step, HIDDEN_GROUP );
			return ! step.closest( HIDDEN_GROUP ) && ( ! all.length || own.length );
		} );
		const until = steps.indexOf( wanted! );
		at = Math.max(
			0,
			shown.findLastIndex( ( one ) => steps.indexOf( one ) <= until )
		);
		const step = shown[ at ];
		steps.forEach( ( one ) => ( one.hidden = one !== step ) );
		const isLast = at >= shown.length - 1;
		const send = form.querySelector( '.wpcf7-submit' );
		form.dataset.last = `${ isLast }`;
		back.hidden = at < 1;
		next.hidden = isLast;
		const place = isLast && send && ! send.closest( `${ STEP }[hidden]` ) ? send : step;
		if ( place && place !== home ) {
			home = place; // Only on a change: a button must not move while it is pressed.
			if ( place === send ) {
				send.before( back );
			} else {
				place.append( back, next );
			}
		}
		const title = step?.querySelector< HTMLElement >( '.fr-form-step__title' );
		title?.style.setProperty( '--fr-step', `${ ( at + 1 ) / shown.length }` );
		title?.firstElementChild?.replaceChildren(
			words.step.replace( '%1$s', `${ at + 1 }` ).replace( '%2$s', `${ shown.length }` )
		);
		return title;
	};

	const go = ( step = wanted, isQuiet?: boolean ) => {
		wanted = step;
		stored( key, step === steps[ 0 ] ? null : `${ steps.indexOf( step! ) }` );
		const title = show();
		if ( title && ! isQuiet ) {
			title.tabIndex = -1;
			title.focus(); // This also announces it.
		}
	};

	const leave = async () => {
		const step = shown[ at ]!;
		if ( ! form.wpcf7?.schema && form.dataset.island && form.dataset.state !== 'native' ) {
			await new Promise( ( ready ) => {
				form.addEventListener( READY, ready, { once: true } );
				setTimeout( ready, PATIENCE );
				form.dispatchEvent( new Event( 'touchstart' ) ); // A sign of interest: it loads the island, and with it the rules.
			} );
		}
		if ( step !== shown[ at ] ) {
			return; // Pressed twice.
		}
		const { own } = fieldsOf( step, UNCHECKED );
		const fields = own.map( ( { dataset } ) => dataset.name! );
		const verdicts = site.swv.validate( form.wpcf7?.schema ?? {}, new FormData( form ), { form, fields } );
		const wrong = own.find( ( { dataset } ) => verdicts.get( dataset.name! )?.error );
		if ( ! wrong ) {
			go( shown[ at + 1 ] );
			return;
		}
		site.wpcf7.validate( form, { target: own.at( -1 )! } );
		// After its error is rendered beside it, so that both are announced.
		requestAnimationFrame( () =>
			setTimeout( () =>
				wrong.querySelector< HTMLElement >( 'button, input:not([type="hidden"]), select, textarea' )?.focus()
			)
		);
	};

	/** Opens the step that contains the element. */
	const open = ( element: Element | null ) => {
		const step = steps.find( ( one ) => one.contains( element ) );
		if ( step?.hidden ) {
			go( step, true );
		}
	};

	form.addEventListener( 'keydown', ( event ) => {
		const { target, isComposing } = event;
		if (
			event.key === 'Enter' &&
			! isComposing &&
			! next.hidden &&
			( target as Element ).matches( `${ WRAP } input:not([type="file"])` )
		) {
			event.preventDefault();
			void leave();
		}
	} );
	form.addEventListener( 'input', show );
	form.addEventListener( 'change', show );
	form.addEventListener( 'reset', () => setTimeout( () => go( steps[ 0 ], true ) ) );
	form.addEventListener( 'wpcf7invalid', ( { detail }: CustomEventInit ) => {
		const named = Object.values< { field: string } >( detail.apiResponse?.invalid_fields ?? {} ).map(
			( { field } ) => `[data-name=${ JSON.stringify( field ) }]`
		);
		open( form.querySelector( named.join() || ':not(*)' ) );
	} );
	// The list of errors links to fields in steps that may be hidden.
	form.closest( PARENT )!.addEventListener(
		'click',
		( { target } ) => {
			open( document.getElementById( ( target as HTMLAnchorElement ).hash?.slice( 1 ) ) );
		},
		true
	);
	window.addEventListener( 'pageshow', show );

	show();
	open( form.querySelector( `.${ NOT_VALID }` ) );
}

const takeIn = () => document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-steps]` ).forEach( begin );

takeIn();
document.addEventListener( 'frontage:island', takeIn ); // A form may be added later.
