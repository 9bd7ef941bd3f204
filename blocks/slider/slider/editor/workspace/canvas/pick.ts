import type { Family } from './use-family';

/**
 * Which layers a click means, topmost first: those that lie directly in the group that is entered (or on the slide), each
 * once, for whatever of them was hit.
 *
 * @param hit    What lies under the pointer, topmost first.
 * @param scope  The group that is entered; empty on the slide itself.
 * @param family
 */
export function candidates( hit: readonly string[], scope: string, family: Family ): string[] {
	const found = hit.flatMap( ( id ) => {
		const line = family.line( id );
		const at = scope ? line.indexOf( scope ) - 1 : line.length - 1;
		return line[ at ] ?? [];
	} );
	return [ ...new Set( found ) ];
}

/** The next one below what is selected, and the topmost again after the last. */
export function deeper( found: readonly string[], selected: string | undefined ): string | undefined {
	const at = selected === undefined ? -1 : found.indexOf( selected );
	return found[ ( at + 1 ) % Math.max( 1, found.length ) ];
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
