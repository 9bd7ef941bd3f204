import { __, sprintf } from '@wordpress/i18n';
import { get, layerName, valueAt } from '../../state';
import { turn } from '../geometry/box';
import { resizeTo } from '../geometry/layer-position';
import type { Handle } from '../geometry/resize';
import { laidBox, seenBox, unitsOf } from '../layers/layer-boxes';
import { difference, type Gesture, type Scene } from './gesture-context';
import { linesAround } from './snap-lines';
import { pulled } from './resize-edges';

/** Whether this side has no explicit length. */
export const isAuto = ( attributes: Record< string, unknown >, side: 'width' | 'height', level: Scene[ 'level' ] ) =>
	[ undefined, 'auto' ].includes( valueAt( get( attributes, `box.${ side }` ), level ) as undefined );

/** Text and blocks grow with their content: their corners change only the width, as long as no height is set. */
export const growsByItself = ( attributes: Record< string, unknown >, level: Scene[ 'level' ] ) =>
	[ undefined, 'text', 'button', 'blocks' ].includes( attributes.type as undefined ) &&
	isAuto( attributes, 'height', level );

const PICTURES = [ 'image', 'svg', 'video' ];

/** Resizes one layer. Images keep their ratio unless Shift is held; other layers only with Shift. Alt: from the center. */
export function resizeLayer( scene: Scene, id: string, taken: Handle ): Gesture | undefined {
	const { stage, family, edits, level, draw, say } = scene;
	const [ layer, block ] = [ stage.layer( id ), family.block( id ) ];
	const [ laid, seen ] = [ laidBox( layer ), seenBox( layer ) ];
	if ( ! layer || ! block || ! laid || ! seen ) {
		return undefined;
	}
	const { attributes } = block;
	const units = unitsOf( stage, layer, attributes, scene );
	const isCorner = taken.x !== 0 && taken.y !== 0;
	const handle: Handle = isCorner && growsByItself( attributes, level ) ? { x: taken.x, y: 0 } : taken;
	const habit = isCorner && PICTURES.includes( String( attributes.type ) );
	const lines = linesAround( scene, [ id ] );
	let to = laid;

	return {
		move( at, by, held ) {
			to = pulled(
				scene,
				laid,
				handle,
				lines,
				{ by, ratio: habit !== held.shift, fromMiddle: held.alt, least: 4 },
				held
			);
			layer.place( {
				x: to.left,
				y: to.top,
				...( to.width !== laid.width && { width: to.width } ),
				...( to.height !== laid.height && { height: to.height } ),
			} );
			const { offsetHeight } = layer.element;
			draw( {
				frames: new Map( [
					[
						id,
						{
							left: seen.left + to.left - laid.left,
							top: seen.top + to.top - laid.top,
							width: ( seen.width * to.width ) / laid.width,
							height: handle.y ? ( seen.height * to.height ) / laid.height : offsetHeight,
							angle: seen.angle,
						},
					],
				] ),
				note: `${ Math.round( to.width / units.size ) } × ${ Math.round( to.height / units.size ) }`,
			} );
		},
		end() {
			const own = difference( attributes, resizeTo( attributes, level, laid, to, units ) );
			if ( ! Object.keys( own ).length ) {
				return layer.unplace();
			}
			edits.changeEach( { [ id ]: own } );
			say(
				sprintf(
					/* translators: 1: name of a layer, 2: its width, 3: its height. */
					__( '%1$s resized to %2$d by %3$d', 'frontage-slider' ),
					layerName( block ),
					Math.round( to.width / units.size ),
					Math.round( to.height / units.size )
				)
			);
		},
		cancel: () => layer.unplace(),
	};
}

/** Resizes with the keyboard: the right or bottom edge moves without snapping, and is written when the key is released. */
export function stretch( scene: Scene, id: string, axis: 'x' | 'y' ) {
	const gesture = resizeLayer( scene, id, axis === 'x' ? { x: 1, y: 0 } : { x: 0, y: 1 } );
	const layer = scene.stage.layer( id );
	const angle = laidBox( layer )?.angle ?? 0;
	let way = 0;
	return (
		gesture && {
			axis,
			/** In px of the document. */
			step( by: number ) {
				way += by * ( layer?.unit.size ?? 1 );
				const to = turn( axis === 'x' ? { x: way, y: 0 } : { x: 0, y: way }, angle );
				gesture.move( to, to, { shift: false, alt: false, primary: true } );
			},
			end: gesture.end,
		}
	);
}
