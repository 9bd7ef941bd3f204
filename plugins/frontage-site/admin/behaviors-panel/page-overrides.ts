/** A page's overrides of behaviors; unnamed ones are as on the site. */
export type Said = Record< string, boolean >;

/** PHP encodes an empty array as a list. */
export const saidOf = ( value: unknown ): Said =>
	value instanceof Object && ! Array.isArray( value ) ? ( value as Said ) : {};

/** Sets an override: `on`, `off`, or '' for "as on the site". */
export function saying( said: Said, name: string, to: string ): Said {
	const rest = Object.fromEntries( Object.entries( said ).filter( ( [ other ] ) => other !== name ) );
	return to ? { ...rest, [ name ]: to === 'on' } : rest;
}

/** The value of the control: `on`, `off`, or '' for "as on the site". */
export function word( said: Said, name: string ): '' | 'on' | 'off' {
	if ( ! ( name in said ) ) {
		return '';
	}
	return said[ name ] ? 'on' : 'off';
}
