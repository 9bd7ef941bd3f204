/** Restores a draft: a separate module, loaded only when there is a draft to restore. */
import { canBeStored, type Draft, type Field } from '../draft-fields';
import { idempotencyField } from '../idempotency-field';

/** Fills fields that were not changed since; the browser may have restored some itself. */
export function restoreDraft( form: HTMLFormElement, text: string ): void {
	let draft: Partial< Draft >;
	try {
		draft = JSON.parse( text );
	} catch {
		return;
	}
	const entries = ( draft.fields ?? [] ).map( ( [ name, value ] ) => ( { name, value } ) );
	const takeValue: TakeValue = ( name, isMatch = () => true ) => {
		const at = entries.findIndex( ( one ) => one.name === name && isMatch( one.value ) );
		return at < 0 ? undefined : entries.splice( at, 1 )[ 0 ]!.value;
	};
	const pendingFields = new Set( Array.from( form.elements ).filter( canBeStored ) );
	// Of several fields of one name in groups, the visible one is filled first. Choices show groups, so they are filled before texts.
	for ( const isNext of [
		( one: Field ) => ! one.disabled && isChoice( one ),
		( one: Field ) => ! one.disabled,
		() => true,
	] ) {
		for ( const field of pendingFields ) {
			if ( isNext( field ) && pendingFields.delete( field ) && restoreField( field, takeValue ) ) {
				field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // For scripts that listen to a field: counters, conditions.
			}
		}
	}
	if ( draft.key ) {
		const field = idempotencyField( form );
		field.value = draft.key; // It may have arrived: with this key the server recognizes it as the same message.
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // The island may be loaded already.
	}
}

type TakeValue = ( name: string, isMatch?: ( value: string ) => boolean ) => string | undefined;

const isChoice = ( field: Field ) => /select|checkbox|radio/.test( field.type );

function restoreField( field: Field, takeValue: TakeValue ): boolean {
	if ( field instanceof HTMLSelectElement ) {
		const options = Array.from( field.options );
		const selectedValue = field.multiple
			? undefined
			: takeValue( field.name, ( text ) => options.some( ( { value } ) => value === text ) );
		const changedOptions = options.filter( ( option ) => {
			const { value } = option;
			const isSelected = field.multiple
				? takeValue( field.name, ( text ) => text === value ) !== undefined
				: value === selectedValue;
			return isSelected !== option.selected && ( ( option.selected = isSelected ), true );
		} );
		return changedOptions.length > 0;
	}
	if ( field.type === 'checkbox' || field.type === 'radio' ) {
		const box = field as HTMLInputElement;
		const isChecked = takeValue( box.name, ( text ) => text === box.value ) !== undefined;
		return isChecked !== box.checked && ( ( box.checked = isChecked ), true );
	}
	const value = takeValue( field.name );
	if ( value === undefined || field.value !== field.defaultValue || value === field.value ) {
		return false;
	}
	field.value = value;
	return true;
}
