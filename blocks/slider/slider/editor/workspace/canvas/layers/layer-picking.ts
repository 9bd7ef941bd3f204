import type { Family } from '../hooks/use-layer-tree';

/** Rows and columns only arrange their content, so a click selects that content. */
const arranges = ( id: string, family: Family ) =>
	[ 'row', 'column' ].includes( String( family.block( id )?.attributes.type ) );

/**
 * Layers that a click may select, topmost first: direct children of the entered group (or the slide), each once. Rows
 * and columns are skipped in favor of their content.
 *
 * @param hit    Layers under the pointer, topmost first.
 * @param scope  The entered group; empty on the slide itself.
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

/** The layer below the selected one, or the topmost one after the last. */
export function deeper( found: readonly string[], selected: string | undefined ): string | undefined {
	const at = selected === undefined ? -1 : found.indexOf( selected );
	return found[ ( at + 1 ) % Math.max( 1, found.length ) ];
}

/** Selection after a click on selected layers: the topmost one, or an already selected descendant of it. */
export function clicked( [ top ]: readonly string[], selected: readonly string[], family: Family ): string[] {
	const [ only ] = selected;
	const isInside = selected.length === 1 && only && top && family.line( only ).includes( top );
	return isInside || ! top ? [ ...selected ] : [ top ];
}

/** Shift-click adds to the selection or removes from it. */
export const toggled = ( selected: readonly string[], id: string ) =>
	selected.includes( id ) ? selected.filter( ( one ) => one !== id ) : [ ...selected, id ];

/** Removes layers whose ancestor is also in the list, since they move with it. */
export const outermost = ( ids: readonly string[], family: Family ) =>
	ids.filter(
		( id ) =>
			! family
				.line( id )
				.slice( 1 )
				.some( ( outer ) => ids.includes( outer ) )
	);
