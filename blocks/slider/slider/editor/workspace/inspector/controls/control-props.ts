import type { FieldSpec } from '../fields/field-definitions';

/** What a control of one value gets; it knows nothing of levels. */
export interface ControlProps {
	field: FieldSpec;
	label: string;
	/** The label is seen elsewhere: here it is only said. */
	hideLabel: boolean;
	help?: string | undefined;
	value: unknown;
	/** What counts while there is no value. */
	inherited?: unknown;
	/** The selected layers do not agree. */
	mixed?: boolean;
	/** `undefined` takes the value away. */
	onChange: ( value: unknown ) => void;
	/** Of the picture whose focal point it is. */
	picture?: string | undefined;
}

/** A value as one reads it: `50%`, `12`, `random -50 to 50`. */
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
