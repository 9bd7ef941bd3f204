/** Under which name a form's typed text lies in this tab's storage: one for each form and page. */
export function draftKey( form: HTMLFormElement ): string {
	return `frontage-draft-${ form.parentElement?.id }-${ location.pathname }${ location.search }`;
}

/** Storage that may be refused, full or forbidden: then nothing is kept. */
export function stored( key: string, value?: string | null ): string | null {
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
