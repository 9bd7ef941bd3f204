/**
 * Forms of settings screens in the dashboard: a bar with the Save button stays in sight while something is changed. It names
 * what changed, can discard it, and the browser asks before the user leaves. Without this script the bar is a plain Save button.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input[name], select[name], textarea[name]';
const ROW = '[data-row], tr, fieldset, p';

const isChoice = ( control: Control ): control is HTMLInputElement =>
	control instanceof HTMLInputElement && [ 'checkbox', 'radio' ].includes( control.type );

/** The value as it would be sent; '' for a choice that is off. */
function sentValue( control: Control ): string {
	if ( isChoice( control ) ) {
		return control.checked ? control.value : '';
	}
	return control instanceof HTMLSelectElement && control.multiple
		? [ ...control.selectedOptions ].map( ( option ) => option.value ).join( '\n' )
		: control.value;
}

/** The heading of the section that a control is in, or of its row; '' without one. */
function sectionName( form: HTMLFormElement, control: Element ): string {
	const headings = [ ...form.querySelectorAll( 'h2, summary:not(.frontage-help > *)' ) ].filter(
		( heading ) => heading.compareDocumentPosition( control ) & Node.DOCUMENT_POSITION_FOLLOWING // eslint-disable-line no-bitwise -- The platform's flags.
	);
	const heading = headings.at( -1 ) ?? control.closest( 'tr' )?.querySelector( 'th' );
	return heading?.textContent?.trim() ?? '';
}

/** Watches the form whose last element is `bar`. Returns a function that stops watching. */
export function watchSettingsForm( bar: HTMLElement ): () => void {
	const form = bar.closest( 'form' )!;
	const status = bar.querySelector< HTMLElement >( '[role="status"]' )!;
	const discard = bar.querySelector< HTMLButtonElement >( '[data-discard]' )!;
	const controls = () => [ ...form.querySelectorAll< Control >( CONTROLS ) ];
	const initial = new Map( controls().map( ( control ) => [ control, sentValue( control ) ] ) );
	const events = new AbortController();
	const { signal } = events;
	let isSubmitting = false;

	/** Controls that differ from what was loaded. A row that a script added counts once something is entered. */
	const changed = () => controls().filter( ( control ) => sentValue( control ) !== ( initial.get( control ) ?? '' ) );
	const hasRemoved = () => [ ...initial ].some( ( [ control, value ] ) => value && ! form.contains( control ) );

	function update() {
		const now = changed();
		const isChanged = now.length > 0 || hasRemoved();
		bar.classList.toggle( 'is-changed', isChanged );
		discard.hidden = ! isChanged;
		const rows = new Set( now.map( ( control ) => control.closest( ROW ) ) );
		form.querySelectorAll( '.is-changed' ).forEach(
			( row ) => row !== bar && row.classList.remove( 'is-changed' )
		);
		rows.forEach( ( row ) => row?.classList.add( 'is-changed' ) );
		const names = [ ...new Set( now.map( ( control ) => sectionName( form, control ) ) ) ].filter( Boolean );
		const list = new Intl.ListFormat( document.documentElement.lang || 'en' ).format( names );
		const text = isChanged ? [ status.dataset.text!, list ].filter( Boolean ).join( ': ' ) : '';
		if ( status.textContent !== text ) {
			status.textContent = text; // Only then: screen readers repeat what is written again.
		}
	}

	/** Listeners of other scripts run first, such as the one that removes a logo. */
	const updateLater = () => queueMicrotask( update );
	[ 'input', 'change', 'click' ].forEach( ( name ) => form.addEventListener( name, updateLater, { signal } ) );
	// After the event, when the browser has put the values back.
	form.addEventListener( 'reset', () => setTimeout( update ), { signal } );
	form.addEventListener(
		'submit',
		( event ) => {
			isSubmitting = ! event.defaultPrevented;
		},
		{ signal }
	);
	const observer = new MutationObserver( update );
	observer.observe( form, { childList: true, subtree: true } );

	discard.addEventListener(
		'click',
		() => {
			form.reset();
			if ( changed().length || hasRemoved() ) {
				isSubmitting = true; // Rows and images that a script changed come back with the page.
				location.reload();
				return;
			}
			bar.querySelector< HTMLElement >( '[type="submit"]' )?.focus(); // The button that had the focus is hidden now.
		},
		{ signal }
	);
	document.addEventListener(
		'keydown',
		( event ) => {
			if (
				event.key.toLowerCase() === 's' &&
				( event.ctrlKey || event.metaKey ) &&
				! event.altKey &&
				! event.shiftKey &&
				! discard.hidden
			) {
				event.preventDefault();
				form.requestSubmit( bar.querySelector< HTMLElement >( '[type="submit"]' ) );
			}
		},
		{ signal }
	);
	addEventListener(
		'beforeunload',
		( event ) => {
			if ( ! isSubmitting && ( changed().length || hasRemoved() ) ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	addEventListener( 'pageshow', () => ( isSubmitting = false ), { signal } );

	return () => {
		events.abort();
		observer.disconnect();
	};
}

document.querySelectorAll< HTMLElement >( '.frontage-save-bar' ).forEach( watchSettingsForm );

// Of the links to the cards of a long screen, marks the one whose card is read.
const links = [ ...document.querySelectorAll< HTMLAnchorElement >( '.frontage-header__tabs a[href^="#"]' ) ];
if ( links.length ) {
	const cards = links.map( ( link ) => document.getElementById( link.hash.slice( 1 ) )! );
	const mark = () => {
		const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
		const passed = cards.findLastIndex( ( card ) => card.getBoundingClientRect().top < innerHeight / 3 );
		const current = isAtEnd && scrollY ? links.length - 1 : Math.max( 0, passed );
		links.forEach( ( link, index ) =>
			index === current ? link.setAttribute( 'aria-current', 'true' ) : link.removeAttribute( 'aria-current' )
		);
	};
	document.addEventListener( 'scroll', mark, { passive: true } );
	mark();
}
