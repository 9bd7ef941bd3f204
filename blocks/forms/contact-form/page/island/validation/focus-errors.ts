import { bringIntoView } from '@frontage/kit/error-summary';
import { PARENT, RESPONSE, SUMMARY } from '../../format';

/** Moves the focus from the button to the list of errors above the form. */
export function focusSummary( form: HTMLFormElement, message: string ): void {
	const summary = form.closest( PARENT )?.querySelector< HTMLElement >( SUMMARY );
	if ( summary ) {
		summary.tabIndex = -1;
		summary.setAttribute( 'role', 'group' );
		summary.setAttribute( 'aria-label', message );
		summary.focus( { preventScroll: true } );
	}
}

/** When no errors are left, removes the list's accessible name. */
export function resetSummary( form: HTMLFormElement ): void {
	const summary = form.closest( PARENT )?.querySelector( SUMMARY );
	[ 'tabindex', 'role', 'aria-label' ].forEach( ( name ) => summary?.removeAttribute( name ) );
}

/** Scrolls the response to a submission into view: on a phone a short response is often below the viewport. */
export function scrollToResponse( form: HTMLFormElement, hasErrors: boolean ): void {
	bringIntoView( hasErrors ? form.closest( PARENT )?.querySelector( SUMMARY ) : form.querySelector( RESPONSE ) );
}

/** Runs `task` once the errors are painted: moving the focus forces a layout. Returns a cleanup function. */
export function runAfterPaint( task: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const frame = requestAnimationFrame( () => ( timer = setTimeout( task ) ) );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
