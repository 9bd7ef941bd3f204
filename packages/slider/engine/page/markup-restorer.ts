import type { ModuleContext } from '../types/module-context';

/** What the engine writes into the markup's own elements. */
const STATES = [ 'hidden', 'inert', 'tabindex', 'data-state', 'aria-current' ];

const each = ( element: Element, call: ( part: Element, name: string ) => void ) =>
	[ element, ...element.querySelectorAll( '.fr-slide,.fr-slider__controls *' ) ].forEach( ( part ) => {
		STATES.forEach( ( name ) => call( part, name ) );
		if ( part.matches( '[data-pause]' ) ) {
			call( part, 'aria-label' );
		}
	} );

/** Remembers what PHP printed of these, which is little, and puts it there again at the end. */
export function keepPrinted( { element, undo }: Pick< ModuleContext, 'element' | 'undo' > ) {
	let printed: ( Element | string )[] = []; // Part, name, value, and again: a list each would be nine in a slider.
	each( element, ( part, name ) => {
		const value = part.getAttribute( name );
		if ( value !== null ) {
			printed = printed.concat( part, name, value );
		}
	} );
	undo( () => {
		each( element, ( part, name ) => part.removeAttribute( name ) );
		for ( let at = 0; printed[ at ]; ) {
			( printed[ at++ ] as Element ).setAttribute( printed[ at++ ] as string, printed[ at++ ] as string );
		}
	} );
}
