import type { PlayAction, PlayFrame, PlayLayer } from '../../engine/play';
import type { Action, Frame, Layer, Pose, Split } from '../types';
import { cssColor, round } from './css';
import { cssEase } from './ease';
import { enters } from './entrance';
import { before, frameZero, rest, waits } from './frames';
import { layerLink } from './link';
import { playPose } from './poses';
import { present } from './tree';
import { playVideo } from './videos';

/** What the engine has to know of layers: frames, hover, loops, actions. Twin of ../../php/Layers.php. */

export interface Surroundings {
	/** Keys of the slides in order, for actions that name one by its number. */
	keys: readonly string[];
	/** Ids of layers that an action shows first. */
	hidden: readonly string[];
	/** They are seen at first paint, so the markup holds their entrance. */
	first: boolean;
}

/** All layers of a list and those inside them, flat; a layer that only stands there is not listed. */
export function playLayers( layers: readonly Layer[], around: Surroundings ): PlayLayer[] {
	return layers.flatMap( ( layer ) => {
		const entry = playLayer( layer, around );
		return [ ...( Object.keys( entry ).length > 1 ? [ entry ] : [] ), ...playLayers( layer.layers ?? [], around ) ];
	} );
}

const some = ( map: object | undefined ) => Object.keys( map ?? {} ).length > 0;

function playLayer( layer: Layer, { keys, hidden, first }: Surroundings ): PlayLayer {
	const { id, type, onSlides, hover, loop, frameLoop, parallax, video, scrollBound } = layer;
	const frames = playFrames( layer );
	const over =
		onSlides &&
		( [ onSlides.start, onSlides.end ].map( ( at ) => Math.max( -1, round( at ) - 1 ) ) as [ number, number ] );
	const actions = playActions( layer, keys );
	return {
		id,
		...present( {
			slides: over?.some( ( at ) => at >= 0 ) && over,
			before: frames.length > 0 && playPose( before( layer ), {}, layer ),
			frames: frames.length > 0 && frames,
			adopted: frames.length > 0 && first && enters( layer ),
			hover: hover &&
				some( hover.to ) && {
					to: playPose( hover.to, rest( layer ), layer ),
					duration: hover.duration,
					ease: cssEase( hover.ease ),
				},
			loop: loop && some( loop ) && playLoop( loop ),
			frameLoop: frameLoop && { from: frameLoop.from, to: frameLoop.to, repeats: round( frameLoop.repeats ) },
			actions: actions.length > 0 && actions,
			parallax: round( parallax ?? 0 ) > 0 && round( parallax ?? 0 ),
			video: ( type === 'video' || type === 'audio' ) && video && playVideo( video ),
			hiddenUntilAction: waits( layer, hidden ),
			keepsState: layer.keepsState,
		} ),
		...( scrollBound !== undefined && { scrollBound } ),
	};
}

function playFrames( layer: Layer ): PlayFrame[] {
	return layer.frames.flatMap( ( frame, index ) =>
		frame.id === 'frame_0' ? [] : [ playFrame( frame, layer.frames[ index - 1 ]?.to ?? {}, layer ) ]
	);
}

function playFrame( frame: Frame, earlier: Pose, layer: Layer ): PlayFrame {
	const { id, at, duration, ease, mask, sfx } = frame;
	const to = frame.mirrors ? before( layer ) : frame.to;
	const own = frame.split?.[ 0 ];
	const split = own ?? ( id === 'frame_1' ? frameZero( layer )?.split?.[ 0 ] : undefined );
	const from = mask && playPose( mask as Pose, {}, layer );
	return {
		name: id,
		at: ( at === 'slideEnd' ? 'end' : at ) as PlayFrame[ 'at' ],
		duration,
		ease: cssEase( ease ),
		to: playPose( to, earlier, layer ),
		...( split && { split: playSplit( split, layer, id ) } ),
		...( from && { mask: some( from ) ? { from } : {} } ),
		...( some( sfx ) && { block: { direction: sfx!.effect, color: cssColor( sfx!.color ) ?? '#ffffff' } } ),
	};
}

function playSplit( split: Split, layer: Layer, frame: string ): NonNullable< PlayFrame[ 'split' ] > {
	// Pieces come in from where frame_0 has them, and go out to where their own frame says.
	const pose = frame === 'frame_1' ? ( frameZero( layer )?.split?.[ 0 ]?.pose ?? {} ) : split.pose;
	return {
		by: split.by,
		step: split.step,
		order: split.order,
		from: playPose( pose, {}, layer ),
		...( split.ease !== undefined && { ease: cssEase( split.ease ) } ),
		...( split.duration !== undefined && { duration: split.duration } ),
	};
}

function playLoop( loop: NonNullable< Layer[ 'loop' ] > ): NonNullable< PlayLayer[ 'loop' ] > {
	const yoyo = present( loop.yoyo );
	return {
		from: playPose( loop.from ),
		to: playPose( loop.to ),
		duration: loop.duration,
		ease: cssEase( loop.ease ),
		...( some( yoyo ) && { yoyo } ),
		...( loop.start > 0 && { start: loop.start } ),
		...( loop.end !== undefined && loop.end > 0 && { end: loop.end } ),
	};
}

function playActions( layer: Layer, keys: readonly string[] ): PlayAction[] {
	return ( layer.actions ?? [] ).flatMap( ( action ) => {
		const isLink = action.do === 'simplelink' && action.on === 'click' && layerLink( layer );
		return action.do === 'unknown' || isLink ? [] : [ playAction( action, keys ) ]; // A plain link is one in the markup.
	} );
}

function playAction( action: Action, keys: readonly string[] ): PlayAction {
	const { slide, delay, frames, offset, children } = action;
	const { layer, className, url, target, modal, anchor } = action;
	const cover = cssColor( action.cover );
	const names = Object.entries( { layer, className, url, target, modal, anchor, cover } ).filter(
		( [ , name ] ) => name
	);
	return {
		on: action.on,
		do: action.do,
		...Object.fromEntries( names ),
		...( slide && { slide: ( /^\d+$/.test( slide ) && keys[ Number( slide ) - 1 ] ) || slide } ),
		...( frames?.length && { frames } ),
		...( delay > 0 && { delay } ),
		...( offset !== undefined && { offset: parseFloat( String( offset ) ) || 0 } ),
		...( ( action.do.startsWith( 'scroll' ) || action.do === 'menulink' ) && {
			duration: action.duration,
			ease: cssEase( action.ease ),
		} ),
		...( children && { children } ),
	};
}

/** Layers that an action starts hidden, wherever the action stands. */
export const hiddenLayers = ( layers: readonly Layer[] ): string[] =>
	layers.flatMap( ( { actions = [], layers: inside = [] } ) => [
		...actions.flatMap( ( { state, layer } ) => ( state === 'hidden' && layer ? [ layer ] : [] ) ),
		...hiddenLayers( inside ),
	] );
