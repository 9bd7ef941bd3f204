import type { CSSProperties } from 'react';

/** Attributes with a different name in React. */
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

/** Converts the attributes of a node to React props. Null and false are omitted; of a `style` map only custom properties are kept. */
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
