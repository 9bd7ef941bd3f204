import { useLayoutEffect } from '@wordpress/element';
import type { Writing } from './writing';

/** What belongs to the text while it is written in, outside the frame it stands in. */
const TOOLS = '.fr-canvas__text-tools, .components-popover';

/**
 * A text is left, and what was written kept, as soon as one presses anywhere else in the window, its layer is not shown any
 * more, or the canvas goes. That is before anything is drawn anew: what is written must not meet what the engine writes.
 *
 * @param writing
 * @param isShown Whether its layer is on the slide that is shown.
 */
export function useLeaving( writing: Writing | undefined, isShown: boolean ) {
	useLayoutEffect( () => {
		if ( ! writing ) {
			return undefined;
		}
		const press = ( { target }: Event ) => {
			if ( ! ( target as Element ).closest?.( TOOLS ) ) {
				writing.end();
			}
		};
		document.addEventListener( 'pointerdown', press, true );
		return () => {
			document.removeEventListener( 'pointerdown', press, true );
			writing.end();
		};
	}, [ writing, isShown ] );
}
