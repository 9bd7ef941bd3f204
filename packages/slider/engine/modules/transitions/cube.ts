import type { Change, EngineModule } from '../../types/module-context';
import { canCut, cut, fadeRest } from './slide-slices';
import { faces } from './cube-faces';
import { run, sideOf } from './motion';
import { grid, type Size } from './slice-plan';

/** 3D transitions: cube (from outside and inside), turn, fly, curtain, papercut. */
const cube: EngineModule = ( { addTransition, play, rtl } ) =>
	addTransition( 'cube', ( change ) => {
		const { spec, incoming, outgoing, direction } = change;
		const look = spec.cube;
		if ( ! look ) {
			return;
		}
		const size = { width: incoming.offsetWidth, height: incoming.offsetHeight };
		if ( look.shape === 'curtain' || look.shape === 'papercut' ) {
			part( change, size );
			return;
		}
		const side = sideOf( look.vertical ? 'vertical' : 'horizontal', direction > 0, rtl );
		for ( const slide of [ incoming, outgoing ] ) {
			slide.style.backfaceVisibility = 'hidden';
			change.after( () => slide.style.removeProperty( 'backface-visibility' ) );
		}
		run( change, faces( look, side, size, play.perspective ) );
	} );
export default cube;

/** The old slide opens like a curtain, or is cut in two and falls apart. */
function part( change: Change, size: Size ) {
	const { spec, timeline, outgoing } = change;
	const { vertical, shape } = spec.cube!;
	outgoing.style.zIndex = '2'; // It uncovers the slide below.
	change.after( () => outgoing.style.removeProperty( 'z-index' ) );
	if ( ! canCut( outgoing ) ) {
		run( change, { outgoing: [ { opacity: 1 }, { opacity: 0 } ] } );
		return;
	}
	const isCurtain = shape === 'curtain';
	const all = { left: 0, top: 0, ...size };
	const cells = isCurtain ? grid( size, vertical ? 2 : 1, vertical ? 1 : 2 ) : [ all, all ];
	/** Two values along and across the opening direction, as x and y. */
	const xy = ( along: number, across: number ) =>
		vertical ? `${ across }% ${ along }%` : `${ along }% ${ across }%`;
	const axis = vertical ? 'rotateX' : 'rotateY';
	fadeRest( outgoing, change, false );
	cut( outgoing, cells, size, change ).pieces.forEach( ( { style }, index, pieces ) => {
		const way = index ? 1 : -1;
		const end = index * 100;
		let frames: Keyframe[];
		if ( isCurtain ) {
			style.transformOrigin = xy( end, 50 );
			const swung = ( angle: number ) => `perspective(1200px) ${ axis }(${ vertical ? -angle : angle }deg)`;
			frames = [
				{ transform: swung( 0 ), opacity: 1 },
				{ opacity: 1, offset: 0.7 },
				{ transform: swung( 100 * way ), opacity: 0 },
			];
		} else {
			style.clipPath = `polygon(${ [ xy( 60, 0 ), xy( 40, 100 ), xy( end, 100 ), xy( end, 0 ) ] })`;
			frames = [
				{ transform: 'translate(0%,0%) rotate(0deg)' },
				{ transform: `translate(${ xy( way * 65, way * 8 ).replace( ' ', ',' ) }) rotate(${ way * 12 }deg)` },
			];
		}
		timeline.animate( pieces[ index ]!, frames, { duration: spec.duration, easing: spec.easeOut, fill: 'both' } );
	} );
}
