import type { Behavior, Chosen } from './types';

/** A behavior that is turned off keeps its options. */
export const turned = ( chosen: Chosen, names: string[], on: boolean ): Chosen => ( {
	...chosen,
	...Object.fromEntries( names.map( ( name ) => [ name, { ...chosen[ name ], on } ] ) ),
} );

/** Turns on the recommended behaviors; others that are on stay on. */
export const recommended = ( chosen: Chosen, behaviors: Behavior[] ): Chosen =>
	turned(
		chosen,
		behaviors.filter( ( behavior ) => behavior.recommended ).map( ( { name } ) => name ),
		true
	);

export const allOff = ( chosen: Chosen ): Chosen => turned( chosen, Object.keys( chosen ), false );

export const withOption = ( chosen: Chosen, name: string, key: string, value: unknown ): Chosen => ( {
	...chosen,
	[ name ]: {
		on: chosen[ name ]?.on ?? false,
		options: { ...chosen[ name ]?.options, [ key ]: value },
	},
} );

export const whatIsOn = ( chosen: Chosen, behaviors: Behavior[] ) =>
	behaviors.filter( ( { name } ) => chosen[ name ]?.on );

/** In kilobytes of 1000 bytes, as browsers count. */
export const kilobytes = ( bytes: number, locale?: string ) =>
	( bytes / 1000 ).toLocaleString( locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 } );
