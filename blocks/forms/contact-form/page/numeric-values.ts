import { leadingNumber, readNumber } from '@frontage/rules/number-reader';
import type { Control } from './control-values';

const hasType = ( controls: Control[], types: RegExp ) => types.test( controls[ 0 ]?.type ?? '' );

/** Browsers and formulas write plain numbers, whatever the form's locale. */
const isPlainNumber = ( controls: Control[] ) => ! controls[ 0 ] || hasType( controls, /number|range|hidden/ );

/**
 * The value that a condition compares (docs/reference/contact-forms.md §6): text may follow the number.
 *
 * @param form
 * @param controls Those of the field; none for what the owner wrote.
 * @param text
 */
export const numberToCompare = ( form: HTMLFormElement, controls: Control[], text: string ) =>
	leadingNumber( text, form.dataset.decimal, isPlainNumber( controls ) );

/** The value that a formula uses: for a choice the number at the start of its text, else the whole value; NaN if it is not a number. */
export const numberInFormula = ( form: HTMLFormElement, controls: Control[], text: string ) =>
	hasType( controls, /select|checkbox|radio/ )
		? leadingNumber( text, form.dataset.decimal, false )
		: readNumber( text, form.dataset.decimal, isPlainNumber( controls ) );
