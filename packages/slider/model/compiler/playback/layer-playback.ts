import type { LayerConfig, LayerLoopConfig } from '../../../engine/types/option-config';
import type { PlayFrame, PlayLayer } from '../../../engine/types/playback-config';
import type { Frame, Layer, Pose, Split } from '../../../generated/option-types';
import { playActions, type ActionTargets } from './layer-actions';
import { cssColor, round } from '../style/css-value';
import { cssEase } from '../style/easing';
import { enters } from '../style/entrance-animation';
import {
	poseBeforeEntrance,
	countdownOf,
	entrance,
	frameZero,
	isMasked,
	maskAway,
	restingPose,
	hasDelayedEntrance,
	type ResolvedLayer,
} from '../keyframes';
import { playPose } from '../style/poses';
import { differ, isNeutral } from '../style/transforms';
import { withoutEmpty } from '../markup-node';
import { plainConfig } from '../plain-options';
import { playVideo } from './video-playback';

/** Playback config of layers: keyframes, hover, loops, actions. TypeScript port of php/Compiler/Playback/LayerPlayback.php. */

export interface Surroundings {
	/** Keys of the slides in order, for actions that name a slide by number. */
	keys: readonly string[];
	/** Layers that an action names. */
	targets: ActionTargets;
	/** Whether they are visible at first paint, so that the markup contains their entrance. */
	first: boolean;
}

/**
 * Returns all layers, including nested ones, as a flat list. Layers without keyframes, hover, loop or actions are
 * omitted, unless an action names them.
 */
export function playLayers( layers: readonly Layer[], around: Surroundings ): PlayLayer[] {
	return layers.flatMap( ( layer ) => {
		const entry = playLayer( layer, around );
		const isUsed = Object.keys( entry ).length > 1 || around.targets.has( layer.id );
		return [ ...( isUsed ? [ entry ] : [] ), ...playLayers( layer.layers ?? [], around ) ];
	} );
}

const some = ( map: object | undefined ) => Object.keys( map ?? {} ).length > 0;

function playLayer( layer: ResolvedLayer, { keys, targets, first }: Surroundings ): PlayLayer {
	const { id, type, onSlides, video, scrollBound } = layer;
	const plain = plainConfig( 'Layer', layer );
	const frames = layer.frames.filter( ( frame ) => frame.id !== 'frame_0' );
	const over = onSlides && [ onSlides.start, onSlides.end ].map( ( at ) => Math.max( -1, round( at ) - 1 ) );
	const actions = playActions( layer, keys );
	const parallax = round( layer.parallax ?? 0 );
	return {
		id,
		...withoutEmpty( {
			...plain,
			slides: over?.some( ( at ) => at >= 0 ) && ( over as [ number, number ] ),
			before: frames.length > 0 && playPose( poseBeforeEntrance( layer ), layer ),
			frames: frames.length > 0 && frames.map( ( frame ) => playFrame( frame, layer ) ),
			adopted: frames.length > 0 && first && ! layer.clock && enters( layer ),
			hover: playHover( layer, plain.hover ),
			loop: layer.loop && plain.loop && playLoop( layer.loop, plain.loop ),
			actions: actions.length > 0 && actions,
			parallax: parallax > 0 && parallax,
			countdown: countdownOf( layer ) || undefined,
			video: ( type === 'video' || type === 'audio' ) && video && playVideo( video ),
			hiddenUntilAction: hasDelayedEntrance( layer, targets ),
		} ),
		...( scrollBound !== undefined && { scrollBound } ),
	};
}

function playFrame( frame: Frame, layer: Layer ): PlayFrame {
	const { id, at, duration, ease, mirrors } = frame; // A mirrored exit is the reversed entrance, with its pieces, mask and block.
	const zero = mirrors || id === 'frame_1' ? frameZero( layer ) : undefined;
	const comes = mirrors ? entrance( layer ) : frame;
	const split = comes?.split?.[ 0 ] ?? zero?.split?.[ 0 ];
	const block = some( comes?.sfx ) ? comes?.sfx : zero?.sfx;
	return {
		name: id,
		at: ( at === 'slideEnd' ? 'end' : at ) as PlayFrame[ 'at' ],
		duration,
		ease: cssEase( ease ),
		to: playPose( ( mirrors ? zero : frame )?.to ?? {}, layer ),
		// Pieces enter from their pose in frame_0 and leave to the pose of their own keyframe.
		...( split && { split: playSplit( split, ( zero ? zero.split?.[ 0 ]?.pose : split.pose ) ?? {} ) } ),
		...( ( comes?.mask ?? zero?.mask ) && { mask: playMask( layer, mirrors ? 'frame_1' : id ) } ),
		...( block &&
			some( block ) && { block: { direction: block.effect, color: cssColor( block.color ) ?? '#ffffff' } } ),
	};
}

function playMask( layer: Layer, frame: string ): NonNullable< PlayFrame[ 'mask' ] > {
	const away = maskAway( layer, frame );
	return differ( away, {} ) ? { from: playPose( away ) } : {};
}

const playSplit = ( split: Split, away: Pose ): NonNullable< PlayFrame[ 'split' ] > => ( {
	...plainConfig( 'Split', split ),
	from: playPose( away ),
} );

function playHover( layer: Layer, plain: LayerConfig[ 'hover' ] ): PlayLayer[ 'hover' ] {
	const { hover } = layer;
	if ( ! hover || ! plain || ! some( hover.to ) ) {
		return undefined;
	}
	// With a mask, hover and keyframes animate the same element.
	const to = isMasked( layer ) ? { ...restingPose( layer ), ...hover.to } : hover.to;
	return { to: playPose( to, layer ), ...plain };
}

type Loop = NonNullable< Layer[ 'loop' ] >;

/** Values that a loop changes; values that are neutral at both ends are dropped. */
export function loopPoses( { from, to }: Loop ): [ Pose, Pose ] {
	type Values = Record< string, unknown >;
	const moves = ( [ key ]: [ string, unknown ] ) =>
		! isNeutral( key, ( from as Values )[ key ] ) || ! isNeutral( key, ( to as Values )[ key ] );
	const without = ( pose: Pose ) => Object.fromEntries( Object.entries( pose as Values ).filter( moves ) ) as Pose;
	return [ without( from ), without( to ) ];
}

function playLoop( loop: Loop, plain: LayerLoopConfig ): NonNullable< PlayLayer[ 'loop' ] > {
	const [ from, to ] = loopPoses( loop );
	const yoyo = withoutEmpty( loop.yoyo );
	return {
		from: playPose( from ),
		to: playPose( to ),
		...plain,
		...( some( yoyo ) && { yoyo } ),
		...( loop.start > 0 && { start: loop.start } ),
		...( loop.end !== undefined && loop.end > 0 && { end: loop.end } ),
	};
}
