import type { ModuleContext } from '../contract/module';

/** What the engine writes into the markup's own elements. */
const STATES = [ 'hidden', 'inert', 'tabindex', 'data-state', 'aria-current', 'aria-label', 'aria-live' ];

/** Remembers what PHP printed of these, which is little, and puts it there again at the end. */
export function keepPrinted( { element, undo }: Pick< ModuleContext, 'element' | 'undo' > ) {
	const each = ( call: ( part: Element, name: string ) => void ) =>
		[ element, ...element.querySelectorAll( '.fr-slide,.fr-slider__slides,.fr-slider__controls *' ) ].forEach(
			( part ) => STATES.forEach( ( name ) => call( part, name ) )
		);
	const printed: [ part: Element, name: string, value: string ][] = [];
	each( ( part, name ) => {
		const value = part.getAttribute( name );
		if ( value !== null ) {
			printed.push( [ part, name, value ] );
		}
	} );
	undo( () => {
		each( ( part, name ) => part.removeAttribute( name ) );
		printed.forEach( ( [ part, name, value ] ) => part.setAttribute( name, value ) );
	} );
}
