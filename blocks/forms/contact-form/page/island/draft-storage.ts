import { isBox, keptFields, valuesOf, type Draft, type Field } from '../draft-fields';
import { draftKey, stored } from '../draft-key';

const PAUSE = 300; // ms without input.

/**
 * Stores what is typed in the tab's session storage until it is sent, so that a reload, a crash or a sign-in does not lose it. `keyOf`
 * returns the key of a message that may have arrived.
 */
export function createDraft( form: HTMLFormElement, keyOf: () => string | undefined ) {
	const name = draftKey( form );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const save = () => {
		clearTimeout( timer );
		timer = undefined;
		const fields = keptFields( form );
		const draft: Draft = { fields: fields.flatMap( valuesOf ), key: keyOf() };
		stored( name, fields.some( isChanged ) ? JSON.stringify( draft ) : null );
	};
	const later = () => {
		clearTimeout( timer );
		timer = setTimeout( save, PAUSE );
	};
	const leave = () => timer !== undefined && save();

	form.addEventListener( 'input', later );
	form.addEventListener( 'change', later );
	window.addEventListener( 'pagehide', leave );
	document.addEventListener( 'visibilitychange', leave ); // A phone may discard a hidden page.
	later(); // Text typed before this script loaded.

	return {
		save,
		forget() {
			clearTimeout( timer );
			timer = undefined;
			stored( name, null );
		},
		destroy() {
			clearTimeout( timer );
			form.removeEventListener( 'input', later );
			form.removeEventListener( 'change', later );
			window.removeEventListener( 'pagehide', leave );
			document.removeEventListener( 'visibilitychange', leave );
		},
	};
}

function isChanged( field: Field ): boolean {
	if ( field instanceof HTMLSelectElement ) {
		const given = Array.from( field.options ).some( ( { defaultSelected } ) => defaultSelected );
		return Array.from( field.options ).some(
			( option ) => option.selected !== ( given || field.multiple ? option.defaultSelected : option.index === 0 )
		);
	}
	return isBox( field ) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
