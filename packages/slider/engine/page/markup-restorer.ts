import type { ModuleContext } from '../types/module-context';

/** Attributes that the engine changes on elements of the markup. */
const STATES = [ 'hidden', 'inert', 'tabindex', 'data-state', 'aria-current' ];

const each = ( element: Element, call: ( part: Element, name: string ) => void ) =>
	[ element, ...element.querySelectorAll( '.fr-slide,.fr-slider__controls *' ) ].forEach( ( part ) => {
		STATES.forEach( ( name ) => call( part, name ) );
		if ( part.matches( '[data-pause]' ) ) {
			call( part, 'aria-label' );
		}
	} );

/** Stores the original attribute values and restores them when the slider is destroyed. */
export function keepPrinted( { element, undo }: Pick< ModuleContext, 'element' | 'undo' > ) {
	let printed: ( Element | string )[] = []; // Part, name, value, repeated in one flat list; separate lists would be nine per slider.
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
