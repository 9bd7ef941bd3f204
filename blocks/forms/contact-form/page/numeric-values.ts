import { leadingNumber, readNumber } from '@frontage/rules/number-reader';
import type { Control } from './control-values';

const isOf = ( controls: Control[], types: RegExp ) => types.test( controls[ 0 ]?.type ?? '' );

/** What browsers and formulas write is plain, whatever the form's locale. */
const isPlain = ( controls: Control[] ) => ! controls[ 0 ] || isOf( controls, /number|range|hidden/ );

/**
 * What a condition compares (docs/reference/contact-forms.md §6): words may follow the number.
 *
 * @param form
 * @param controls Those of the field; none for what the owner wrote.
 * @param text
 */
export const compared = ( form: HTMLFormElement, controls: Control[], text: string ) =>
	leadingNumber( text, form.dataset.decimal, isPlain( controls ) );

/** What a formula counts: of a choice the number that its words begin with, else the whole answer; NaN for what is none. */
export const counted = ( form: HTMLFormElement, controls: Control[], text: string ) =>
	isOf( controls, /select|checkbox|radio/ )
		? leadingNumber( text, form.dataset.decimal, false )
		: readNumber( text, form.dataset.decimal, isPlain( controls ) );
