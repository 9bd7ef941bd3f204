/** What a page says of behaviors; what it does not name is as on the site. */
export type Said = Record< string, boolean >;

/** PHP writes an empty list for "nothing". */
export const saidOf = ( value: unknown ): Said =>
	value instanceof Object && ! Array.isArray( value ) ? ( value as Said ) : {};

/** `on`, `off`, or nothing for "as on the site". */
export function saying( said: Said, name: string, to: string ): Said {
	const others = Object.fromEntries( Object.entries( said ).filter( ( [ other ] ) => other !== name ) );
	return to ? { ...others, [ name ]: to === 'on' } : others;
}

/** Its word for the control: `on`, `off`, or nothing. */
export function word( said: Said, name: string ): '' | 'on' | 'off' {
	if ( ! ( name in said ) ) {
		return '';
	}
	return said[ name ] ? 'on' : 'off';
}
