import { linesOf, type Lines } from '../geometry/snap';
import { gridBox, outline, stageBox } from '../layers/layer-boxes';
import type { Scene } from './gesture-context';

/** Lines to which the moved layers may snap: slide, grid, and the other layers. */
export function linesAround( { stage, family, hidden }: Scene, moved: readonly string[] ): Lines {
	const others = stage.layers.filter( ( { id } ) => {
		const line = family.line( id );
		return ! hidden.includes( id ) && ! line.some( ( one ) => moved.includes( one ) );
	} );
	return linesOf( [ stageBox( stage ), gridBox( stage ), ...others.flatMap( ( layer ) => outline( layer ) ?? [] ) ] );
}
