import type { EngineModule, ProgressPart } from '../types/module-context';

const WINDOW = {
	position: 'absolute',
	insetBlock: '0',
	inlineSize: 'auto',
	blockSize: 'auto',
	overflow: 'clip',
	background: 'none',
};
const LEAF = {
	position: 'absolute',
	inset: '0',
	background: 'var(--fr-progress-fill, rgb(255 255 255 / 50%))',
	transform: 'rotate(-180deg)',
};
const turn = ( part: number ): Keyframe => ( { transform: `rotate(${ Math.round( part * 3600 ) / 10 - 180 }deg)` } );

/** Progress of one half of the ring, 0–0.5, at a total progress. */
const share = ( done: number, isRight: boolean ) => Math.min( 0.5, Math.max( 0, isRight ? done : done - 0.5 ) );

/** Keyframes of one half for a change of the total progress. */
export function halfFrames( from: number, to: number, isRight: boolean ): Keyframe[] {
	const bend = ( 0.5 - from ) / ( to - from ); // Here one half is full, and the other begins.
	return [
		{ offset: 0, ...turn( share( from, isRight ) ) },
		...( bend > 0 && bend < 1 ? [ { offset: bend, ...turn( share( 0.5, isRight ) ) } ] : [] ),
		{ offset: 1, ...turn( share( to, isRight ) ) },
	];
}

/** A clipped box over one half, with an element in it that rotates into view. */
function half( bar: HTMLElement, isRight: boolean ): HTMLElement {
	const window = document.createElement( 'span' );
	const leaf = document.createElement( 'i' );
	Object.assign( window.style, WINDOW, { left: isRight ? '50%' : '0', right: isRight ? '0' : '50%' } );
	Object.assign( leaf.style, LEAF, { transformOrigin: isRight ? '0 50%' : '100% 50%' } );
	window.append( leaf );
	bar.append( window );
	return leaf;
}

/**
 * Progress bars other than a restarting line: one of the whole module, one that runs back, a ring. Only `transform` is
 * animated, so it stays on the compositor; a conic gradient would be repainted for each frame.
 */
const ringProgress: EngineModule = ( { play, slider, setProgress, undo } ) => {
	const { style, basedOn, reset } = play.progress ?? {};
	const isRing = style === 'cw' || style === 'ccw';
	let parts: Element[] | undefined;

	function make( bar: HTMLElement ): HTMLElement[] {
		const printed = [ ...bar.childNodes ];
		const rim = 'calc(100% - var(--fr-progress, 5px))';
		bar.replaceChildren();
		Object.assign( bar.style, {
			overflow: 'clip',
			mask: `radial-gradient(closest-side, transparent ${ rim }, #000 calc(0.5px + ${ rim }))`,
			scale: style === 'ccw' ? '-1 1' : '1',
		} );
		undo( () => {
			bar.replaceChildren( ...printed );
			[ 'overflow', 'mask', 'scale' ].forEach( ( name ) => bar.style.removeProperty( name ) );
		} );
		return [ half( bar, true ), half( bar, false ) ];
	}

	const line = ( part: number ): Keyframe => ( {
		transform: `scale${ style === 'vertical' ? 'Y' : 'X' }(${ part })`,
	} );

	setProgress( ( bar, previous ): ProgressPart[] => {
		parts ??= isRing ? make( bar ) : [ ...bar.querySelectorAll( 'span' ) ];
		const slices = basedOn === 'module' ? slider.length : 1;
		const from = slices > 1 ? slider.index / slices : 0;
		const to = from + 1 / slices;
		const back = reset === 'animate' && previous >= 0 && ! from;
		return parts.map( ( element, at ) => ( {
			element,
			keyframes: isRing ? halfFrames( from, to, at === 0 ) : [ line( from ), line( to ) ],
			back,
		} ) );
	} );
};
export default ringProgress;
