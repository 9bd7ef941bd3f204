import type { Layer, Pose } from '../types';
import { cssNumber, isNumeric, put } from './css';
import { cssEase } from './ease';
import { before, entrance, rest } from './frames';
import { LEVELS, levels, numberOf } from './levels';
import { placeOf } from './places';
import { clipOf, filterOf, moves, transforms } from './poses';
import type { Properties } from './tree';

/** The entrance of a layer that is there at first paint: a CSS animation from its frame_0 to rest, without script. Twin of ../../php/Entrance.php. */

/** The animation's custom properties; undefined where nothing moves, or where an action or the end of the slide brings the layer in. */
export function entranceProperties( layer: Layer, nested: boolean, perspective: number ): Properties | undefined {
	if ( ! enters( layer ) ) {
		return undefined;
	}
	const { at, duration, ease } = entrance( layer )!;
	// Split text and blocks are the engine's: a plain fade for this once.
	const from: Pose = needsScript( layer ) ? { opacity: [ 0, 0, 0, 0 ] } : before( layer );
	const out: Properties = {};
	const own = numberOf( levels( from.perspective )[ 0 ], perspective );
	put( out, '--fr-from', transforms( from, placeOf( layer, nested ), own ), 'none' );
	put(
		out,
		'--fr-from-filter',
		LEVELS.map( ( level ) => filterOf( from, level ) ),
		'none'
	);
	const clip = clipOf( from, layer );
	if ( clip !== undefined ) {
		out[ '--fr-from-clip' ] = clip;
	}
	const opacity = opacities( from, 0 );
	if ( opacity.some( ( value ) => value !== '0' ) ) {
		put( out, '--fr-from-opacity', opacity );
	}
	out[ '--fr-for' ] = `${ cssNumber( duration, 0 ) }ms`;
	if ( numberOf( at ) > 0 ) {
		out[ '--fr-after' ] = `${ cssNumber( numberOf( at ), 0 ) }ms`;
	}
	out[ '--fr-ease' ] = cssEase( ease );
	return out;
}

/** Whether a layer comes in at its own time, and from anywhere else than where it stands. */
export function enters( layer: Layer ): boolean {
	if ( ! isNumeric( entrance( layer )?.at ) ) {
		return false;
	}
	const from = before( layer );
	return (
		needsScript( layer ) || moves( from ) || opacities( from, 0 ).join() !== opacities( rest( layer ), 1 ).join()
	);
}

function opacities( pose: Pose, otherwise: number ): string[] {
	const values = levels( pose.opacity );
	return LEVELS.map( ( level ) => cssNumber( numberOf( values[ level ], otherwise ) ) );
}

const needsScript = ( { frames }: Layer ) =>
	frames.some(
		( { id, split, sfx } ) =>
			( id === 'frame_0' || id === 'frame_1' ) && ( split?.length || Object.keys( sfx ?? {} ).length )
	);
