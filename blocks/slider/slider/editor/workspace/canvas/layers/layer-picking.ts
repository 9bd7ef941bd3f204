import type { Family } from '../hooks/use-layer-tree';

/** Rows and columns arrange what lies in them and are nothing beside it: a click means what they hold. */
const arranges = ( id: string, family: Family ) =>
	[ 'row', 'column' ].includes( String( family.block( id )?.attributes.type ) );

/**
 * Which layers a click means, topmost first: those that lie directly in the group that is entered (or on the slide), each
 * once, for whatever of them was hit. What lies in rows and columns counts as if there were none around it.
 *
 * @param hit    What lies under the pointer, topmost first.
 * @param scope  The group that is entered; empty on the slide itself.
 * @param family
 */
export function candidates( hit: readonly string[], scope: string, family: Family ): string[] {
	const found = hit.flatMap( ( id ) => {
		const line = family.line( id );
		let at = scope ? line.indexOf( scope ) - 1 : line.length - 1;
		while ( at > 0 && arranges( line[ at ]!, family ) ) {
			at--;
		}
		return line[ at ] ?? [];
	} );
	return [ ...new Set( found ) ];
}

/** The next one below what is selected, and the topmost again after the last. */
export function deeper( found: readonly string[], selected: string | undefined ): string | undefined {
	const at = selected === undefined ? -1 : found.indexOf( selected );
	return found[ ( at + 1 ) % Math.max( 1, found.length ) ];
}

/** What a click on selected layers leaves selected: the topmost one, or what was chosen inside of it. */
export function clicked( [ top ]: readonly string[], selected: readonly string[], family: Family ): string[] {
	const [ only ] = selected;
	const isInside = selected.length === 1 && only && top && family.line( only ).includes( top );
	return isInside || ! top ? [ ...selected ] : [ top ];
}

/** With Shift a click adds, or takes away what was there. */
export const toggled = ( selected: readonly string[], id: string ) =>
	selected.includes( id ) ? selected.filter( ( one ) => one !== id ) : [ ...selected, id ];

/** Without those that lie in another one of them: they go along with it. */
export const outermost = ( ids: readonly string[], family: Family ) =>
	ids.filter(
		( id ) =>
			! family
				.line( id )
				.slice( 1 )
				.some( ( outer ) => ids.includes( outer ) )
	);
