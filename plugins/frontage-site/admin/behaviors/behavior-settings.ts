import type { Behavior, Choice, Chosen } from './types';

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
export const kilobytes = ( bytes: number, locale?: string, signDisplay: 'auto' | 'exceptZero' = 'auto' ) =>
	( bytes / 1000 ).toLocaleString( locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } );

/** What counts of a choice: options of a behavior that is off do not. */
const effective = ( choice: Choice | undefined ) =>
	choice?.on ? JSON.stringify( Object.entries( choice.options ?? {} ) ) : '';

/** Names of behaviors that differ from what is saved. */
export const changedNames = ( saved: Chosen, chosen: Chosen ): string[] =>
	[ ...new Set( [ ...Object.keys( saved ), ...Object.keys( chosen ) ] ) ].filter(
		( name ) => effective( saved[ name ] ) !== effective( chosen[ name ] )
	);

export const bytesOf = ( chosen: Chosen, behaviors: Behavior[] ) =>
	whatIsOn( chosen, behaviors ).reduce( ( bytes, one ) => bytes + one.bytes, 0 );
