/** Makes elements inert that the template marks with `inert-on-{status}`; `active-on-any` takes precedence. */
export function updateInert( form: HTMLFormElement, status: string ): void {
	for ( const element of form.querySelectorAll< HTMLElement >( '[class*="inert-on-"]' ) ) {
		const { classList } = element;
		element.inert = classList.contains( `inert-on-${ status }` ) && ! classList.contains( 'active-on-any' );
	}
}
