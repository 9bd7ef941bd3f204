import type { Change, EngineModule, ModuleContext } from '../../types/module-context';
import type { PiecePose } from '../../types/playback-config';
import { canCut, cut, fadeRest, type Cut } from './slide-slices';
import { fromPose, grid, cellOrder, times, type Scene } from './slice-plan';

/** Slots and boxes: the slides' backgrounds are split into rows and columns that enter and leave one after another. */
const pieces: EngineModule = ( context ) => context.addTransition( 'pieces', ( change ) => play( context, change ) );
export default pieces;

type Uses = Pick< ModuleContext, 'stage' | 'rtl' | 'timeline' >;

const moves = ( pose: PiecePose ) => Object.keys( pose ).length > 0;

function play( context: Uses, change: Change ) {
	const { spec, incoming, outgoing, direction } = change;
	const createSlicePlan = spec.pieces;
	if ( ! createSlicePlan ) {
		return;
	}
	const size = { width: incoming.offsetWidth, height: incoming.offsetHeight };
	const unit = parseFloat( getComputedStyle( context.stage ).getPropertyValue( '--fr-u' ) ) || 1;
	const scene = { size, unit, backwards: direction < 0 };
	if ( moves( createSlicePlan.in ) ) {
		show( context, change, scene, incoming );
	}
	if ( moves( createSlicePlan.out ) ) {
		show( context, change, scene, outgoing );
		if ( ! moves( createSlicePlan.in ) ) {
			outgoing.style.zIndex = '2'; // The outgoing slide is above the incoming one.
			change.after( () => outgoing.style.removeProperty( 'z-index' ) );
		}
	}
}

function show( context: Uses, change: Change, scene: Scene, slide: HTMLElement ) {
	const { spec, timeline, incoming } = change;
	const { rows, columns, order, delay, mask, ...poses } = spec.pieces!;
	const comes = slide === incoming;
	const cells = canCut( slide ) ? grid( scene.size, rows, columns ) : grid( scene.size, 1, 1 );
	const { starts, length } = times( cellOrder( cells, scene.size, order, context.rtl ), delay, spec.duration );
	const isWhole = cells.length === 1;
	const parts = isWhole ? undefined : cut( slide, cells, scene.size, change );
	cells.forEach( ( cell, index ) => {
		const frames = fromPose( comes ? poses.in : poses.out, cell, index, scene );
		const piece = parts?.pieces[ index ];
		timeline.animate( ( mask && piece ? inside( piece ) : piece ) ?? slide, comes ? frames : frames.reverse(), {
			delay: starts[ index ] ?? 0,
			duration: length,
			easing: comes ? spec.easeIn : spec.easeOut,
			fill: 'both',
		} );
	} );
	if ( parts ) {
		fadeRest( slide, change, comes );
		follow( context, change, comes ? change.to : change.from, parts );
	}
}

/** The piece becomes a clipped box for the moving element in it. */
function inside( piece: HTMLElement ): HTMLElement {
	const mover = piece.cloneNode() as HTMLElement;
	Object.assign( mover.style, { left: 0, top: 0 } );
	mover.append( ...piece.children );
	piece.append( mover );
	return mover;
}

/** A background with pan and zoom continues to move in its pieces. */
function follow( context: Uses, change: Change, slide: number, { copies }: Cut ) {
	let over = false;
	change.after( () => {
		over = true;
	} );
	// The slide's own animations start right after the change.
	queueMicrotask( () => {
		const timeline = context.timeline( slide );
		for ( const [ from, to ] of over ? [] : copies ) {
			for ( const { effect } of from.getAnimations() ) {
				if ( effect instanceof KeyframeEffect ) {
					const { duration, ...timing } = effect.getTiming() as KeyframeAnimationOptions;
					const copy = timeline.animate( to, effect.getKeyframes() as Keyframe[], {
						...timing,
						duration: duration!,
					} );
					change.after( () => timeline.drop( copy ) );
				}
			}
		}
	} );
}
