/** Shows the fields' values wherever the template reflects them; an empty value shows the fallback text from PHP. */
export function updateReflections( form: HTMLFormElement, data: FormData ): void {
	for ( const element of form.querySelectorAll< HTMLElement >( '[data-reflection-of]' ) ) {
		const field = element.dataset.reflectionOf ?? '';
		const template = element instanceof HTMLOutputElement ? element : element.querySelector( 'output' );
		if ( ! template ) {
			continue;
		}
		const entered = [ ...data.getAll( field ), ...data.getAll( `${ field }[]` ) ]
			.map( ( value ) => ( typeof value === 'string' ? value.trim() : value.name ) )
			.filter( Boolean );
		const values = entered.length ? entered : [ template.dataset.default || '\u00a0' ];
		if ( template === element ) {
			template.textContent = values.join( ', ' );
			continue;
		}
		element.replaceChildren(
			...values.map( ( value ) => {
				const output = template.cloneNode() as HTMLOutputElement;
				output.textContent = value;
				return output;
			} )
		);
	}
}
