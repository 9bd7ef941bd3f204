/** The session storage key for the draft of a form: one for each form and page. */
export function draftKey( form: HTMLFormElement ): string {
	return `frontage-draft-${ form.parentElement?.id }-${ location.pathname }${ location.search }`;
}

/** Reads or writes storage. Nothing is stored when storage is blocked or full. */
export function sessionValue( key: string, value?: string | null ): string | null {
	try {
		if ( value === null ) {
			sessionStorage.removeItem( key );
		} else if ( value !== undefined ) {
			sessionStorage.setItem( key, value );
		}
		return sessionStorage.getItem( key );
	} catch {
		return null;
	}
}
