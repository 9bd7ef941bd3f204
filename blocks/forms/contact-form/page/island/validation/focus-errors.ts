import { bringIntoView } from '@frontage/kit/error-summary';
import { PARENT, RESPONSE, SUMMARY } from '../../format';

/** Takes the focus from the button to the head of the form, where errors are listed. */
export function focusSummary( form: HTMLFormElement, message: string ): void {
	const summary = form.closest( PARENT )?.querySelector< HTMLElement >( SUMMARY );
	if ( summary ) {
		summary.tabIndex = -1;
		summary.setAttribute( 'role', 'group' );
		summary.setAttribute( 'aria-label', message );
		summary.focus( { preventScroll: true } );
	}
}

/** Once nothing is wrong the head of the form is no longer called by what was. */
export function forgetSummary( form: HTMLFormElement ): void {
	const summary = form.closest( PARENT )?.querySelector( SUMMARY );
	[ 'tabindex', 'role', 'aria-label' ].forEach( ( name ) => summary?.removeAttribute( name ) );
}

/** Brings into view what a press on Send led to: on a phone a short answer often stands below the edge of the window. */
export function showAnswer( form: HTMLFormElement, hasErrors: boolean ): void {
	bringIntoView( hasErrors ? form.closest( PARENT )?.querySelector( SUMMARY ) : form.querySelector( RESPONSE ) );
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
