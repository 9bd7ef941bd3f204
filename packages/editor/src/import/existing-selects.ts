/** The select that sets the choices of all items that the site has already, in a form that PHP prints (`ExistingItem`). */
export function enableChoiceForAll( form: HTMLFormElement ) {
	const area = form.querySelector< HTMLElement >( '[data-existing-all]' );
	const all = area?.querySelector( 'select' );
	if ( ! area || ! all ) {
		return;
	}
	area.hidden = false;
	form.addEventListener( 'change', ( { target } ) => {
		if ( target === all && all.value ) {
			form.querySelectorAll< HTMLOptionElement >(
				`select[name^="existing-"] > option[value="${ all.value }"]`
			).forEach( ( option ) => ( option.selected = true ) );
		} else if ( target instanceof HTMLSelectElement && target !== all ) {
			all.value = '';
		}
	} );
}
