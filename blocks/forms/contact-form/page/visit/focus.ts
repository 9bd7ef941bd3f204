import { NOT_VALID, PARENT, SUMMARY, WRAP } from '../format';

/**
 * Takes the visitor from the button to the error summary. By keyboard the summary comes into sight (style.css); by
 * pointer it stays out of the way, and the first field in error is brought into view instead.
 */
export function focusSummary( form: HTMLFormElement, message: string ): void {
	const summary = form.closest( PARENT )?.querySelector< HTMLElement >( SUMMARY );
	if ( ! summary ) {
		return;
	}
	summary.tabIndex = -1;
	summary.setAttribute( 'role', 'group' );
	summary.setAttribute( 'aria-label', message );
	summary.focus( { preventScroll: true } );
	const wrap = form.querySelector( `.${ NOT_VALID }` )?.closest( WRAP );
	if ( wrap && ! summary.matches( ':focus-visible' ) && ! isInView( wrap ) ) {
		wrap.scrollIntoView( { block: 'center' } );
	}
}

function isInView( element: Element ): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return top >= 0 && bottom <= window.innerHeight;
}

/** Runs `task` once the errors are on the screen: moving the focus asks for a layout of its own. Returns its undo. */
export function afterPaint( task: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const frame = requestAnimationFrame( () => ( timer = setTimeout( task ) ) );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
