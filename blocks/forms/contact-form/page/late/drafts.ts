/** Brings back what was typed: a part of its own, fetched only where there is something to bring back. */
import { mayBeKept, type Draft } from '../draft-fields';
import { keyField } from '../key-field';

/** Fills fields that nobody has touched since; a browser may have put some back itself. */
export function restore( form: HTMLFormElement, text: string ): void {
	let draft: Partial< Draft >;
	try {
		draft = JSON.parse( text );
	} catch {
		return;
	}
	const left = ( draft.fields ?? [] ).map( ( [ name, value ] ) => ( { name, value } ) );
	const take = ( name: string, value?: string ) => {
		const at = left.findIndex( ( one ) => one.name === name && ( value === undefined || one.value === value ) );
		return at < 0 ? undefined : left.splice( at, 1 )[ 0 ]!.value;
	};
	for ( const field of Array.from( form.elements ) ) {
		if ( mayBeKept( field ) && bringBack( field, take ) ) {
			field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // For what follows a field: counters, conditions.
		}
	}
	if ( draft.key ) {
		const field = keyField( form );
		field.value = draft.key; // It may have arrived: sent again it is the same message.
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // The island may be there already.
	}
}

function bringBack(
	field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
	take: ( name: string, value?: string ) => string | undefined
): boolean {
	if ( field instanceof HTMLSelectElement ) {
		const options = Array.from( field.options );
		const changed = options.filter( ( option ) => {
			const selected = take( field.name, option.value ) !== undefined;
			return selected !== option.selected && ( ( option.selected = selected ), true );
		} );
		return changed.length > 0;
	}
	if ( field.type === 'checkbox' || field.type === 'radio' ) {
		const box = field as HTMLInputElement;
		const ticked = take( box.name, box.value ) !== undefined;
		return ticked !== box.checked && ( ( box.checked = ticked ), true );
	}
	const value = take( field.name );
	if ( value === undefined || field.value !== field.defaultValue || value === field.value ) {
		return false;
	}
	field.value = value;
	return true;
}
