/**
 * Character counters: up from 0, or down from the limit in the tag (else from 0, as the original). A class marks a text that is too long or
 * too short.
 */
export function updateCounters( form: HTMLFormElement ): void {
	for ( const counter of form.querySelectorAll< HTMLElement >( '.wpcf7-character-count' ) ) {
		const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
		const field = Array.from( form.querySelectorAll< HTMLInputElement >( 'input, textarea' ) ).find(
			( { name } ) => name === targetName
		);
		if ( ! field ) {
			continue;
		}
		const { length } = field.value; // UTF-16 code units, as in maxlength.
		const limit = Number( maximumValue ?? field.maxLength ); // The default limit is only in the field's attribute; -1: no limit.
		const displayedCount = counter.classList.contains( 'down' ) ? Number( startingValue ) - length : length;
		counter.dataset.currentValue = counter.textContent = String( displayedCount );
		counter.classList.toggle( 'too-long', limit >= 0 && length > limit );
		counter.classList.toggle( 'too-short', length > 0 && length < Number( minimumValue ?? 0 ) );
	}
}
