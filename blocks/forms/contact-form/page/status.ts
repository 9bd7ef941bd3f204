import { identify, dispatchFormEvent } from './events';
import { updateInert } from './on-load/inert-status';

/** Sets the status of a form: the single status class, `data-status`, the inert elements, and the event. */
export function setStatus( form: HTMLFormElement, status: string ): void {
	const prevStatus = form.dataset.status ?? 'init';
	if ( status === prevStatus ) {
		return;
	}
	form.classList.remove( prevStatus );
	form.classList.add( status );
	form.dataset.status = status;
	updateInert( form, status );
	dispatchFormEvent( form, 'wpcf7statuschanged', { ...identify( form ), status, prevStatus } );
}
