import { sortErrors, type FieldError } from './validation/field-errors';
import { LIVE_REGION, PARENT, RESPONSE, SUMMARY, TIP, WRAP } from '../format';

/** Reads the response that PHP printed after a submission without script, and removes it, so that React can render it. */
export function readServerResult( form: HTMLFormElement ): { errors: FieldError[]; message: string } {
	const parent = form.closest( PARENT ) ?? form;
	const liveRegion = parent.querySelector( LIVE_REGION );
	const message = liveRegion?.textContent?.trim() ?? '';
	const errors: FieldError[] = [];

	for ( const tip of form.querySelectorAll( `${ WRAP } > .${ TIP }` ) ) {
		const field = tip.closest< HTMLElement >( WRAP )?.dataset.name ?? '';
		if ( ! errors.some( ( error ) => error.field === field ) ) {
			errors.push( { field, message: tip.textContent ?? '', by: 'server' } );
		}
		tip.remove();
	}
	for ( const item of parent.querySelectorAll( `${ SUMMARY } > ul > li` ) ) {
		const field = item.id.slice( `${ parent.id }-ve-`.length );
		if ( ! errors.some( ( error ) => error.field === field ) ) {
			errors.push( { field, message: item.textContent ?? '', by: 'server' } ); // A plain input has no error message beside it.
		}
		item.remove();
	}
	for ( const slot of [ liveRegion, ...form.querySelectorAll( RESPONSE ) ] ) {
		if ( slot && ! slot.childElementCount ) {
			slot.textContent = ''; // Elements that a site added there are its own.
		}
	}
	return { errors: sortErrors( form, errors ), message };
}
