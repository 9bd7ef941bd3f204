import { WRAP } from '../../format';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The label of a field, so that three equal messages in the list of errors can be distinguished. */
export function labelOf( control: HTMLElement ): string {
	const question = control
		.closest( WRAP )
		?.querySelector( '.wpcf7-quiz-label, .wpcf7-acceptance .wpcf7-list-item-label' )?.textContent;
	const label = ( control as Control ).labels?.[ 0 ];
	const legend = control.closest( 'fieldset' )?.querySelector( 'legend' )?.textContent;
	const name =
		question ||
		textAround( label ) ||
		control.getAttribute( 'aria-label' ) ||
		legend ||
		control.getAttribute( 'placeholder' ) ||
		'';
	return name
		.replace( /\s+/g, ' ' )
		.replace( /[\s:*]+$/, '' )
		.trim();
}

/** The label's own text, without the field inside it and its character counter. The label of one choice does not name the whole field. */
function textAround( label: HTMLElement | undefined ): string {
	if ( ! label || label.closest( WRAP ) ) {
		return '';
	}
	const copy = label.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( `${ WRAP }, select, textarea, .wpcf7-character-count` ).forEach( ( field ) =>
		field.remove()
	);
	return copy.textContent?.trim() ?? '';
}
