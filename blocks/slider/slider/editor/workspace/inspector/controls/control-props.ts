import type { FieldSpec } from '../fields/field-definitions';

/** Props of a control for one value; it does not know breakpoints. */
export interface ControlProps {
	field: FieldSpec;
	label: string;
	/** Whether the label is visible elsewhere, so that it is only for screen readers here. */
	hideLabel: boolean;
	help?: string | undefined;
	value: unknown;
	/** Value that applies while there is none. */
	inherited?: unknown;
	/** Whether the selected layers have different values. */
	mixed?: boolean;
	/** `undefined` removes the value. */
	onChange: ( value: unknown ) => void;
	/** URL of the image whose focal point it is. */
	picture?: string | undefined;
}

/** Formats a value: `50%`, `12`, `random -50 to 50`. */
export function asText( value: unknown ): string {
	if ( typeof value === 'object' && value !== null && ! Array.isArray( value ) ) {
		const { random, cycle, mirrored } = value as { random?: unknown[]; cycle?: unknown[]; mirrored?: unknown };
		if ( random ) {
			return `ran(${ random.join( '|' ) })`;
		}
		if ( cycle ) {
			return `cyc(${ cycle.join( '|' ) })`;
		}
		return mirrored === undefined ? '' : `(${ asText( mirrored ) })`;
	}
	if ( Array.isArray( value ) ) {
		return value.map( asText ).join( ', ' );
	}
	return value === undefined || value === null ? '' : String( value );
}
