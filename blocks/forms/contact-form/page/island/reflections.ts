/** Shows the fields' values wherever the template reflects them; an empty value shows the fallback text from PHP. */
export function reflect( form: HTMLFormElement, data: FormData ): void {
	for ( const place of form.querySelectorAll< HTMLElement >( '[data-reflection-of]' ) ) {
		const field = place.dataset.reflectionOf ?? '';
		const first = place instanceof HTMLOutputElement ? place : place.querySelector( 'output' );
		if ( ! first ) {
			continue;
		}
		const typed = [ ...data.getAll( field ), ...data.getAll( `${ field }[]` ) ]
			.map( ( value ) => ( typeof value === 'string' ? value.trim() : value.name ) )
			.filter( Boolean );
		const values = typed.length ? typed : [ first.dataset.default || '\u00a0' ];
		if ( first === place ) {
			first.textContent = values.join( ', ' );
			continue;
		}
		place.replaceChildren(
			...values.map( ( value ) => {
				const output = first.cloneNode() as HTMLOutputElement;
				output.textContent = value;
				return output;
			} )
		);
	}
}
