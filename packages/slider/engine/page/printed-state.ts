import type { ModuleContext } from '../contract/module';

/** What the engine writes into the markup's own elements. */
const STATES = [ 'hidden', 'inert', 'tabindex', 'data-state', 'aria-current', 'aria-label', 'aria-live' ];

/** Remembers what PHP printed, and puts it there again at the end. */
export function keepPrinted( { element, undo }: Pick< ModuleContext, 'element' | 'undo' > ) {
	const printed = [
		element,
		...element.querySelectorAll( '.fr-slide,.fr-slider__slides,.fr-slider__controls *' ),
	].flatMap( ( part ) => STATES.map( ( name ) => [ part, name, part.getAttribute( name ) ] as const ) );
	undo( () =>
		printed.forEach( ( [ part, name, value ] ) =>
			value === null ? part.removeAttribute( name ) : part.setAttribute( name, value )
		)
	);
}
