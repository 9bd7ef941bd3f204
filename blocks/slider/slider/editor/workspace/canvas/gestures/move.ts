import { __, sprintf } from '@wordpress/i18n';
import { layerName } from '../../state';
import { aroundAll, movedBy, type Point } from '../geometry/box';
import { move, offsetOf } from '../geometry/layer-position';
import { snap } from '../geometry/snap';
import { gridBox, laidBox, seenBox, unitsOf } from '../layers/layer-boxes';
import { difference, type Gesture, type Held, type Scene } from './gesture-context';
import { linesAround } from './snap-lines';

/** A layer that can be moved: it is visible and has its own position. */
export interface Movable {
	id: string;
	laid: NonNullable< ReturnType< typeof laidBox > >;
	seen: NonNullable< ReturnType< typeof seenBox > >;
}

export function movables( { stage }: Scene, ids: readonly string[] ): Movable[] {
	return ids.flatMap( ( id ) => {
		const layer = stage.layer( id );
		const [ laid, seen ] = [ laidBox( layer ), seenBox( layer ) ];
		return laid && seen ? [ { id, laid, seen } ] : [];
	} );
}

/** Writes the movement into the document: each layer from its own edge, in its own unit, at this breakpoint. */
export function writeMove( scene: Scene, ways: ReadonlyMap< string, Point > ) {
	const { stage, family, edits, level, say } = scene;
	const changes: Record< string, Record< string, unknown > > = {};
	let said = '';
	for ( const [ id, by ] of ways ) {
		const [ layer, block ] = [ stage.layer( id ), family.block( id ) ];
		if ( ! layer || ! block ) {
			continue;
		}
		const units = unitsOf( stage, layer, block.attributes, scene );
		const after = move( block.attributes, level, by, units );
		const own = difference( block.attributes, after );
		if ( Object.keys( own ).length ) {
			changes[ id ] = own;
			const [ x, y ] = offsetOf( after, level, units.offsets );
			/* translators: 1: name of a layer, 2 and 3: where it is now. */
			said = sprintf( __( '%1$s moved to %2$s, %3$s', 'frontage-slider' ), layerName( block ), x, y );
		}
	}
	const count = Object.keys( changes ).length;
	if ( count ) {
		edits.changeEach( changes );
		/* translators: %d: how many layers. */
		say( count > 1 ? sprintf( __( '%d layers moved', 'frontage-slider' ), count ) : said );
	}
	return count > 0;
}

/** Shows layers moved by a distance. */
function showMoved( { stage, draw }: Scene, moved: readonly Movable[], by: Point, more: object = {} ) {
	for ( const { id, laid } of moved ) {
		stage.layer( id )?.place( { x: laid.left + by.x, y: laid.top + by.y } );
	}
	draw( { frames: new Map( moved.map( ( { id, seen } ) => [ id, movedBy( seen, by ) ] ) ), ...more } );
}

/** Drags layers. They snap, unless Ctrl or Cmd is held; Shift limits the movement to one axis. */
export function dragLayers( scene: Scene, ids: readonly string[] ): Gesture {
	const { stage, reach, mesh, snaps } = scene;
	const moved = movables( scene, ids );
	const outer = aroundAll( moved.map( ( { seen } ) => seen ) );
	const lines = linesAround( scene, ids );
	const origin = gridBox( stage );
	let way: Point = { x: 0, y: 0 };

	const along = ( by: Point, { shift }: Held ): Point => {
		if ( ! shift ) {
			return by;
		}
		return Math.abs( by.x ) > Math.abs( by.y ) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
	};
	const back = () => moved.forEach( ( { id } ) => stage.layer( id )?.unplace() );

	return {
		move( at, by, held ) {
			way = along( by, held );
			const jump =
				outer && snaps && ! held.primary
					? snap( movedBy( outer, way ), lines, {
							reach,
							grid: mesh ? { step: mesh, origin: { x: origin.left, y: origin.top } } : undefined,
						} )
					: undefined;
			if ( jump ) {
				const [ x, y ] = held.shift ? [ way.x && jump.by.x, way.y && jump.by.y ] : [ jump.by.x, jump.by.y ];
				way = { x: way.x + x, y: way.y + y };
			}
			showMoved( scene, moved, way, { guides: jump?.guides ?? [] } );
		},
		end() {
			if ( ! writeMove( scene, new Map( moved.map( ( { id } ) => [ id, way ] ) ) ) ) {
				back();
			}
		},
		cancel: back,
	};
}

/** Moves layers with the arrow keys; they are written when the key is released. */
export function nudge( scene: Scene, ids: readonly string[] ) {
	const moved = movables( scene, ids );
	let way: Point = { x: 0, y: 0 };
	return {
		/** In px of the document. */
		step( { x, y }: Point ) {
			const unit = scene.stage.layer( moved[ 0 ]?.id ?? '' )?.unit.offset ?? 1;
			way = { x: way.x + x * unit, y: way.y + y * unit };
			showMoved( scene, moved, way );
		},
		end() {
			if ( ! writeMove( scene, new Map( moved.map( ( { id } ) => [ id, way ] ) ) ) ) {
				moved.forEach( ( { id } ) => scene.stage.layer( id )?.unplace() );
			}
		},
	};
}
