import { useEffect, useState } from '@wordpress/element';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements that Tab can reach. */
const stopsIn = ( place: Element ) =>
	[ ...place.querySelectorAll< HTMLElement >( CONTROLS ) ].filter(
		( one ) => one.tabIndex >= 0 && ! one.matches( ':disabled' ) && ( one.checkVisibility?.() ?? true )
	);

/** Ancestors of an element, from the nearest up to `all`. */
function holdersOf( element: Element, all: Element ): Element[] {
	const parent = element.parentElement;
	return element === all || ! parent ? [] : [ parent, ...holdersOf( parent, all ) ];
}

/** Restores the focus when the focused element was removed and the page has lost the focus. */
function watch( all: HTMLElement ) {
	const page = all.ownerDocument;
	let last: { element: HTMLElement; holders: Element[]; before: HTMLElement[] } | undefined;
	function remember( { target }: FocusEvent ) {
		const element = target as HTMLElement;
		const stops = stopsIn( all );
		last = { element, holders: holdersOf( element, all ), before: stops.slice( 0, stops.indexOf( element ) ) };
	}
	const forget = () => ( last = undefined );
	const observer = new MutationObserver( () => {
		const lost = last;
		if ( ! lost || lost.element.isConnected || page.activeElement !== page.body ) {
			return;
		}
		const near = lost.holders.find( ( one ) => all.contains( one ) && stopsIn( one ).length > 0 );
		const stops = near ? stopsIn( near ) : [];
		( stops.findLast( ( one ) => lost.before.includes( one ) ) ?? stops[ 0 ] )?.focus();
	} );
	observer.observe( all, { childList: true, subtree: true } );
	all.addEventListener( 'focusin', remember );
	page.addEventListener( 'pointerdown', forget, true );
	return () => {
		observer.disconnect();
		all.removeEventListener( 'focusin', remember );
		page.removeEventListener( 'pointerdown', forget, true );
	};
}

/**
 * Keeps the focus near controls that may be removed while focused, such as a button that removes its own entry. The
 * focus then moves to the nearest control instead of the start of the page. Set the returned ref on the element around
 * the controls.
 */
export function useKeptFocus() {
	const [ all, setAll ] = useState< HTMLElement | null >( null );
	useEffect( () => ( all ? watch( all ) : undefined ), [ all ] );
	return setAll;
}
