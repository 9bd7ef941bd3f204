import { linesOf, type Lines } from '../geometry/snap';
import { gridBox, outline, stageBox } from '../layers/layer-boxes';
import type { Scene } from './gesture-context';

/** What the moved layers may come to lie on: slide, grid, and the layers that stay. */
export function linesAround( { stage, family, hidden }: Scene, moved: readonly string[] ): Lines {
	const others = stage.layers.filter( ( { id } ) => {
		const line = family.line( id );
		return ! hidden.includes( id ) && ! line.some( ( one ) => moved.includes( one ) );
	} );
	return linesOf( [ stageBox( stage ), gridBox( stage ), ...others.flatMap( ( layer ) => outline( layer ) ?? [] ) ] );
}
