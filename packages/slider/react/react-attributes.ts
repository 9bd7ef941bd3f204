import type { CSSProperties } from 'react';

/** What React calls otherwise than HTML does. */
const NAMES: Record< string, string > = {
	class: 'className',
	for: 'htmlFor',
	srcset: 'srcSet',
	tabindex: 'tabIndex',
	crossorigin: 'crossOrigin',
	playsinline: 'playsInline',
	autoplay: 'autoPlay',
	referrerpolicy: 'referrerPolicy',
	allowfullscreen: 'allowFullScreen',
};

/** The attributes of a node as React's properties; null and false are left out, a map of `style` keeps to custom properties. */
export function properties( attributes: Record< string, unknown > ): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( attributes ).flatMap( ( [ name, value ] ) => {
			if ( value === null || value === undefined || value === false ) {
				return [];
			}
			if ( name === 'style' ) {
				return [ [ 'style', custom( value ) ] ];
			}
			if ( name === 'hidden' ) {
				return [ [ name, true ] ];
			}
			return [ [ NAMES[ name ] ?? name, value === true && name.includes( '-' ) ? '' : value ] ];
		} )
	);
}

const custom = ( style: unknown ) =>
	Object.fromEntries(
		Object.entries( style ?? {} ).filter(
			( [ name, value ] ) =>
				name.startsWith( '--' ) && typeof value === 'string' && value && ! /[;{}]/.test( value )
		)
	) as CSSProperties;
