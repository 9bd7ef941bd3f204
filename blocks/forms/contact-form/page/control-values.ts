export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values that a control would submit. */
export function valuesOf( control: Control ): string[] {
	const isUnchecked = /checkbox|radio/.test( control.type ) && ! ( control as HTMLInputElement ).checked;
	const sources = 'selectedOptions' in control ? [ ...control.selectedOptions ] : [ control ];
	return isUnchecked ? [] : sources.map( ( { value } ) => value );
}
