/** Restores a draft: a separate module, loaded only when there is a draft to restore. */
import { mayBeKept, type Draft, type Field } from '../draft-fields';
import { keyField } from '../idempotency-field';

/** Fills fields that were not changed since; the browser may have restored some itself. */
export function restore( form: HTMLFormElement, text: string ): void {
	let draft: Partial< Draft >;
	try {
		draft = JSON.parse( text );
	} catch {
		return;
	}
	const left = ( draft.fields ?? [] ).map( ( [ name, value ] ) => ( { name, value } ) );
	const take: Take = ( name, fits = () => true ) => {
		const at = left.findIndex( ( one ) => one.name === name && fits( one.value ) );
		return at < 0 ? undefined : left.splice( at, 1 )[ 0 ]!.value;
	};
	const waiting = new Set( Array.from( form.elements ).filter( mayBeKept ) );
	// Of several fields of one name in groups, the visible one is filled first. Choices show groups, so they are filled before texts.
	for ( const isNext of [
		( one: Field ) => ! one.disabled && isChoice( one ),
		( one: Field ) => ! one.disabled,
		() => true,
	] ) {
		for ( const field of waiting ) {
			if ( isNext( field ) && waiting.delete( field ) && bringBack( field, take ) ) {
				field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // For scripts that listen to a field: counters, conditions.
			}
		}
	}
	if ( draft.key ) {
		const field = keyField( form );
		field.value = draft.key; // It may have arrived: with this key the server recognizes it as the same message.
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // The island may be loaded already.
	}
}

type Take = ( name: string, fits?: ( value: string ) => boolean ) => string | undefined;

const isChoice = ( field: Field ) => /select|checkbox|radio/.test( field.type );

function bringBack( field: Field, take: Take ): boolean {
	if ( field instanceof HTMLSelectElement ) {
		const options = Array.from( field.options );
		const chosen = field.multiple
			? undefined
			: take( field.name, ( text ) => options.some( ( { value } ) => value === text ) );
		const changed = options.filter( ( option ) => {
			const { value } = option;
			const selected = field.multiple
				? take( field.name, ( text ) => text === value ) !== undefined
				: value === chosen;
			return selected !== option.selected && ( ( option.selected = selected ), true );
		} );
		return changed.length > 0;
	}
	if ( field.type === 'checkbox' || field.type === 'radio' ) {
		const box = field as HTMLInputElement;
		const ticked = take( box.name, ( text ) => text === box.value ) !== undefined;
		return ticked !== box.checked && ( ( box.checked = ticked ), true );
	}
	const value = take( field.name );
	if ( value === undefined || field.value !== field.defaultValue || value === field.value ) {
		return false;
	}
	field.value = value;
	return true;
}
