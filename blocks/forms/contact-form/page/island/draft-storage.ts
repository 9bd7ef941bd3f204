import { isCheckable, storableFields, draftEntries, type Draft, type Field } from '../draft-fields';
import { draftKey, sessionValue } from '../draft-key';

const PAUSE = 300; // ms without input.

/**
 * Stores what is typed in the tab's session storage until it is sent, so that a reload, a crash or a sign-in does not lose it. `getKey`
 * returns the key of a message that may have arrived.
 */
export function createDraft( form: HTMLFormElement, getKey: () => string | undefined, signal: AbortSignal ) {
	const storageKey = draftKey( form );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const save = () => {
		clearTimeout( timer );
		timer = undefined;
		const fields = storableFields( form );
		const draft: Draft = { fields: fields.flatMap( draftEntries ), key: getKey() };
		sessionValue( storageKey, fields.some( isChanged ) ? JSON.stringify( draft ) : null );
	};
	const scheduleSave = () => {
		clearTimeout( timer );
		timer = setTimeout( save, PAUSE );
	};
	const savePending = () => timer !== undefined && save();

	form.addEventListener( 'input', scheduleSave, { signal } );
	form.addEventListener( 'change', scheduleSave, { signal } );
	window.addEventListener( 'pagehide', savePending, { signal } );
	document.addEventListener( 'visibilitychange', savePending, { signal } ); // A phone may discard a hidden page.
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	scheduleSave(); // Text typed before this script loaded.

	return {
		save,
		clear() {
			clearTimeout( timer );
			timer = undefined;
			sessionValue( storageKey, null );
		},
	};
}

function isChanged( field: Field ): boolean {
	if ( field instanceof HTMLSelectElement ) {
		const hasDefault = Array.from( field.options ).some( ( { defaultSelected } ) => defaultSelected );
		return Array.from( field.options ).some(
			( option ) =>
				option.selected !== ( hasDefault || field.multiple ? option.defaultSelected : option.index === 0 )
		);
	}
	return isCheckable( field ) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
