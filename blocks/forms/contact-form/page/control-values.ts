export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values that a control would submit. */
export function valuesOf( control: Control ): string[] {
	const isOff = /checkbox|radio/.test( control.type ) && ! ( control as HTMLInputElement ).checked;
	const said = 'selectedOptions' in control ? [ ...control.selectedOptions ] : [ control ];
	return isOff ? [] : said.map( ( { value } ) => value );
}
