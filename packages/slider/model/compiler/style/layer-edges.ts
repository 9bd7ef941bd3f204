import tables from '../../../tables/layer-style.json';
import type { Layer } from '../../../generated/option-types';
import { cssNumber } from './css-value';
import type { Properties } from '../markup-node';

/**
 * Shaped sides of a layer as polygon points: of the layer itself, and of the wedge next to it.
 * TypeScript port of php/Compiler/Style/LayerEdges.php.
 */

const EDGES: Readonly< Record< string, string > > = tables.edges;
const WEDGES: Readonly< Record< 'left' | 'right', Readonly< Record< string, string > > > > = tables.wedges;

export function edgeProperties( { edges, type }: Layer ): Properties {
	if ( ! edges || type === 'row' || type === 'column' || type === 'group' ) {
		return {}; // Their nested layers would be clipped too.
	}
	const { left, right, leftDepth, rightDepth } = edges;
	const out: Properties = {};
	if ( EDGES[ left ] || EDGES[ right ] ) {
		const points = [ ...side( right, 100, 100 - rightDepth ), ...side( left, 0, leftDepth ).reverse() ];
		out[ '--fr-cut' ] = points.join();
	}
	for ( const [ name, edge ] of [
		[ 'left', left ],
		[ 'right', right ],
	] as const ) {
		const wedge = WEDGES[ name ][ edge ];
		if ( wedge ) {
			out[ `--fr-wedge-${ name }` ] = wedge;
		}
	}
	return out;
}

/** Points of one side from top to bottom; `out` and `inside` are the positions of the side and of its dents, percent of the width. */
function side( edge: string, out: number, inside: number ): string[] {
	const signs = EDGES[ edge ] ?? 'oo';
	return Array.from(
		signs,
		( sign, n ) =>
			`${ cssNumber( sign === 'o' ? out : inside ) }% ${ cssNumber( ( 100 * n ) / ( signs.length - 1 ) ) }%`
	);
}
