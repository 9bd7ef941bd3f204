import { __, sprintf } from '@wordpress/i18n';
import { get, layerName, valueAt } from '../../state';
import type { Turned } from '../geometry/box';
import { resizeTo } from '../geometry/place';
import { resize, type Handle } from '../geometry/resize';
import { snap } from '../geometry/snap';
import { laidBox, seenBox, unitsOf } from '../layer-boxes';
import { difference, type Gesture, type Held, type Scene } from './gesture';
import { linesAround } from './lines';

/** A text is as high as it needs to be: its corners change its width alone, as long as nobody gave it a height. */
const growsByItself = ( attributes: Record< string, unknown >, level: Scene[ 'level' ] ) =>
	[ undefined, 'text', 'button' ].includes( attributes.type as undefined ) &&
	[ undefined, 'auto' ].includes( valueAt( get( attributes, 'box.height' ), level ) as undefined );

const PICTURES = [ 'image', 'svg', 'video' ];

/** Which lines of the box a handle moves. */
const edgesOf = ( { x, y }: Handle ) => {
	const part = ( way: number ) => ( way ? [ way < 0 ? 0 : 1 ] : [] );
	return { x: part( x ), y: part( y ) };
};

/** One layer is made larger or smaller. Pictures keep their ratio, unless Shift is held; everything else only then. Alt: from the middle. */
export function resizeLayer( scene: Scene, id: string, pulled: Handle ): Gesture | undefined {
	const { stage, family, edits, level, frame, reach, snaps, draw, say } = scene;
	const [ layer, block ] = [ stage.layer( id ), family.block( id ) ];
	const [ laid, seen ] = [ laidBox( layer ), seenBox( layer ) ];
	if ( ! layer || ! block || ! laid || ! seen ) {
		return undefined;
	}
	const { attributes } = block;
	const units = unitsOf( stage, layer, attributes, frame );
	const corner = pulled.x !== 0 && pulled.y !== 0;
	const handle: Handle = corner && growsByItself( attributes, level ) ? { x: pulled.x, y: 0 } : pulled;
	const habit = corner && PICTURES.includes( String( attributes.type ) );
	const lines = linesAround( scene, [ id ] );
	let to = laid;

	function pull( by: { x: number; y: number }, { shift, alt, primary }: Held ): Turned {
		const how = { ratio: habit !== shift, fromMiddle: alt, least: 4 };
		const made = resize( laid!, handle, { by, ...how } );
		if ( ! snaps || primary || how.ratio || alt || laid!.angle ) {
			draw( { guides: [] } );
			return made;
		}
		const { by: jump, guides } = snap( made, lines, { reach, edges: edgesOf( handle ) } );
		draw( { guides } );
		return resize( laid!, handle, { by: { x: by.x + jump.x, y: by.y + jump.y }, ...how } );
	}

	return {
		move( at, by, held ) {
			to = pull( by, held );
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
					__( '%1$s is %2$d by %3$d now', 'frontage-slider' ),
					layerName( block ),
					Math.round( to.width / units.size ),
					Math.round( to.height / units.size )
				)
			);
		},
		cancel: () => layer.unplace(),
	};
}
