import { __, sprintf } from '@wordpress/i18n';
import { layerName } from '../../state';
import type { Point } from '../geometry/box';
import { angleOf, rotateTo } from '../geometry/layer-position';
import { turned } from '../geometry/resize';
import { seenBox } from '../layers/layer-boxes';
import { difference, type Gesture, type Scene } from './gesture-context';

/** Rotates one layer around its center; in steps of 15 degrees with Shift. */
export function rotateLayer( scene: Scene, id: string, from: Point ): Gesture | undefined {
	const { stage, family, edits, level, draw, say } = scene;
	const [ layer, block ] = [ stage.layer( id ), family.block( id ) ];
	const seen = seenBox( layer );
	if ( ! layer || ! block || ! seen ) {
		return undefined;
	}
	let angle = seen.angle;
	return {
		move( at, by, { shift } ) {
			angle = turned( seen, from, at, shift );
			layer.place( { rotate: angle } );
			draw( { frames: new Map( [ [ id, { ...seen, angle } ] ] ), note: `${ angle }°` } );
		},
		end() {
			// The layer's own angle, without that of its group.
			const own = Math.round( angleOf( block.attributes, level ) + angle - seen.angle );
			const change = difference( block.attributes, rotateTo( block.attributes, level, own ) );
			if ( angle === seen.angle || ! Object.keys( change ).length ) {
				return layer.unplace();
			}
			edits.changeEach( { [ id ]: change } );
			/* translators: 1: name of a layer, 2: degrees. */
			say( sprintf( __( '%1$s rotated to %2$d degrees', 'frontage-slider' ), layerName( block ), own ) );
		},
		cancel: () => layer.unplace(),
	};
}
