import { __, _n, sprintf } from '@wordpress/i18n';
import type { Attributes } from '../../state';
import { aroundAll, middleOf, upright, type Point, type Turned } from '../geometry/box';
import { angleOf, move, resizeTo, rotateTo } from '../geometry/layer-position';
import { turned, type Handle } from '../geometry/resize';
import { scaledWith, turnedWith } from '../geometry/group-transform';
import { unitsOf } from '../layers/layer-boxes';
import { difference, type Gesture, type Scene } from './gesture-context';
import { linesAround } from './snap-lines';
import { movables, type Movable } from './move';
import { pulled } from './resize-edges';
import { growsByItself, isAuto } from './resize';

/** A layer with its initial and current box, as rendered and as laid out. */
interface Going extends Movable {
	now: Turned;
	laidNow: Turned;
}

/** Layout box for a rendered box; offsets by animations or parents are kept. */
function laidAs( { laid, seen }: Movable, now: Turned ): Turned {
	const [ was, is ] = [ middleOf( seen ), middleOf( now ) ];
	const middle = middleOf( laid );
	const width = ( laid.width * now.width ) / ( seen.width || 1 );
	const height = ( laid.height * now.height ) / ( seen.height || 1 );
	return {
		left: middle.x + is.x - was.x - width / 2,
		top: middle.y + is.y - was.y - height / 2,
		width,
		height,
		angle: laid.angle,
	};
}

/** Writes all layers at once, as one undo step. */
function write( scene: Scene, going: readonly Going[], after: ( one: Going, attributes: Attributes ) => Attributes ) {
	const { stage, family, edits } = scene;
	const changes: Record< string, Record< string, unknown > > = {};
	for ( const one of going ) {
		const block = family.block( one.id );
		const own = block && difference( block.attributes, after( one, block.attributes ) );
		if ( own && Object.keys( own ).length ) {
			changes[ one.id ] = own;
		}
	}
	const count = Object.keys( changes ).length;
	if ( count ) {
		edits.changeEach( changes );
	} else {
		going.forEach( ( { id } ) => stage.layer( id )?.unplace() );
	}
	return count;
}

/** Units for writing a layer: only its center moves, or its size changes too. */
const unitsFor = ( scene: Scene, id: string, attributes: Attributes ) =>
	unitsOf( scene.stage, scene.stage.layer( id )!, attributes, scene );

/** Resizes several layers together within their bounding box. Corners keep the ratio, unless Shift is held. */
export function resizeLayers( scene: Scene, ids: readonly string[], handle: Handle ): Gesture | undefined {
	const { stage, family, level, draw, say } = scene;
	const all = movables( scene, ids );
	const around = aroundAll( all.map( ( { seen } ) => seen ) );
	if ( ! around ) {
		return undefined;
	}
	const outer = upright( around );
	const lines = linesAround( scene, ids );
	const isCorner = handle.x !== 0 && handle.y !== 0;
	/** Sides that depend on the layer's content are not scaled; the layer only moves. */
	const asLarge = ( { id, seen }: Movable, scaled: Turned ): Turned => {
		const { attributes = {} } = family.block( id ) ?? {};
		if ( ! growsByItself( attributes, level ) ) {
			return scaled;
		}
		const width = isAuto( attributes, 'width', level ) ? seen.width : scaled.width;
		const { x, y } = middleOf( scaled );
		return { ...scaled, left: x - width / 2, top: y - seen.height / 2, width, height: seen.height };
	};
	let going: Going[] = [];
	return {
		move( at, by, held ) {
			const how = { by, ratio: isCorner !== held.shift, fromMiddle: held.alt, least: 8 };
			const to = pulled( scene, outer, handle, lines, how, held );
			going = all.map( ( one ) => {
				const now = asLarge( one, scaledWith( one.seen, outer, to ) );
				return { ...one, now, laidNow: laidAs( one, now ) };
			} );
			for ( const { id, laid, laidNow } of going ) {
				stage.layer( id )?.place( {
					x: laidNow.left,
					y: laidNow.top,
					...( laidNow.width !== laid.width && { width: laidNow.width } ),
					...( laidNow.height !== laid.height && { height: laidNow.height } ),
				} );
			}
			draw( {
				frames: new Map( going.map( ( { id, now } ) => [ id, now ] ) ),
				note: `${ Math.round( to.width / stage.unit ) } × ${ Math.round( to.height / stage.unit ) }`,
			} );
		},
		end() {
			const count = write( scene, going, ( { id, laid, laidNow }, attributes ) =>
				resizeTo( attributes, level, laid, laidNow, unitsFor( scene, id, attributes ) )
			);
			if ( count ) {
				/* translators: %d: how many layers. */
				say( sprintf( _n( '%d layer resized', '%d layers resized', count, 'frontage-slider' ), count ) );
			}
		},
		cancel: () => all.forEach( ( { id } ) => stage.layer( id )?.unplace() ),
	};
}

/** Rotates several layers together around their common center; in steps of 15 degrees with Shift. */
export function rotateLayers( scene: Scene, ids: readonly string[], from: Point ): Gesture | undefined {
	const { stage, level, draw, say } = scene;
	const all = movables( scene, ids );
	const around = aroundAll( all.map( ( { seen } ) => seen ) );
	if ( ! around ) {
		return undefined;
	}
	const about = middleOf( around );
	let angle = 0;
	let going: Going[] = [];
	return {
		move( at, by, { shift } ) {
			angle = turned( upright( around ), from, at, shift );
			going = all.map( ( one ) => {
				const now = turnedWith( one.seen, about, angle );
				return { ...one, now, laidNow: laidAs( one, now ) };
			} );
			for ( const { id, laidNow, now } of going ) {
				stage.layer( id )?.place( { x: laidNow.left, y: laidNow.top, rotate: now.angle } );
			}
			draw( { frames: new Map( going.map( ( { id, now } ) => [ id, now ] ) ), note: `${ angle }°` } );
		},
		end() {
			const count = write( scene, going, ( { id, laid, laidNow }, attributes ) => {
				const way = { x: laidNow.left - laid.left, y: laidNow.top - laid.top };
				const there = move( attributes, level, way, unitsFor( scene, id, attributes ) );
				return angle ? rotateTo( there, level, Math.round( angleOf( attributes, level ) + angle ) ) : there;
			} );
			if ( count ) {
				/* translators: 1: how many layers, 2: degrees. */
				say( sprintf( __( '%1$d layers rotated by %2$d degrees', 'frontage-slider' ), count, angle ) );
			}
		},
		cancel: () => all.forEach( ( { id } ) => stage.layer( id )?.unplace() ),
	};
}
