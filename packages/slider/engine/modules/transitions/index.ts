import type { Change, EngineModule, ModuleContext } from '../../types/module-context';
import type { PlayTransition } from '../../types/playback-config';
import { drawTransitions } from './random-transition';
import { opposite, run, sideOf, towards, type Motion, type Side } from './motion';

/** Filters for `spec.filter`, by the start of their names. Blur is expensive, but only used for a short time. */
const FILTERS: [ name: string, on: string, off: string ][] = [
	[ 'grayscale', 'grayscale(1)', 'grayscale(0)' ],
	[ 'brightness', 'brightness(4)', 'brightness(1)' ],
	[ 'blurstrong', 'blur(20px)', 'blur(0px)' ],
	[ 'blur', 'blur(6px)', 'blur(0px)' ],
];
const NOTHING: Motion = {};

/** Clip of the new slide before it is uncovered, by the side from which that begins. */
const HIDDEN: Record< Side, string > = {
	left: 'inset(0 100% 0 0)',
	right: 'inset(0 0 0 100%)',
	top: 'inset(0 0 100% 0)',
	bottom: 'inset(100% 0 0 0)',
};
const OPEN = 'inset(0 0 0 0)';

/** The new slide is uncovered from one side over the old one, which moves away a little. */
export function overlay( side: Side ): Motion {
	return {
		incoming: [ { clipPath: HIDDEN[ side ] }, { clipPath: OPEN } ],
		inside: [ { transform: towards( side, 0.25 ) }, { transform: towards( side, 0 ) } ],
		outgoing: [ { transform: towards( side, 0 ) }, { transform: towards( opposite( side ), 0.25 ) } ],
	};
}

/** The new slide fades in over the old one. It may come from a side, and the old one may leave another way or fade out first. */
export function fade( { name, from, rotate = 0 }: PlayTransition, side: Side ): Motion {
	const comes = `${ from ? towards( side, 1 ) : '' } rotate(${ rotate }deg)`.trim();
	const moves = from || rotate;
	const [ before, after ]: Keyframe[] = moves ? [ { transform: comes }, { transform: 'none' } ] : [ {}, {} ];
	const incoming: Keyframe[] = [
		{ opacity: 0, ...before },
		{ opacity: 1, ...after },
	];
	if ( name.startsWith( 'fadethrough' ) ) {
		// The old slide fades out before the new one fades in.
		incoming.splice( 1, 0, { opacity: 0, offset: 0.5 } );
		return { incoming, outgoing: [ { opacity: 1 }, { opacity: 0, offset: 0.5 }, { opacity: 0 } ] };
	}
	if ( name.startsWith( 'fadeto' ) ) {
		const goes = { opacity: 0, transform: towards( opposite( side ), 1 ) };
		return { incoming, outgoing: [ { opacity: 1, transform: 'none' }, goes ] };
	}
	return { incoming, ...( name === 'crossfade' && { outgoing: [ { opacity: 1 }, { opacity: 0 } ] } ) };
}

/** The new slide pushes the old one out; with `slideover…` it covers the old one, with `slideremove…` the old one moves away. */
export function slide( { name, rotate = 0 }: PlayTransition, side: Side ): Motion {
	const at = ( where: Side, degrees: number ) => `${ towards( where, 1 ) } rotate(${ degrees }deg)`;
	return {
		...( ! name.startsWith( 'slideremove' ) && {
			incoming: [ { transform: at( side, rotate ) }, { transform: 'none' } ],
		} ),
		...( ! name.startsWith( 'slideover' ) && {
			outgoing: [ { transform: 'none' }, { transform: at( opposite( side ), -rotate ) } ],
		} ),
	};
}

/** The new slide moves over the old one, which moves more slowly. */
export function parallax( side: Side ): Motion {
	return {
		incoming: [ { transform: towards( side, 1 ) }, { transform: towards( side, 0 ) } ],
		outgoing: [ { transform: towards( side, 0 ) }, { transform: towards( opposite( side ), 0.4 ) } ],
	};
}

/** `in`: both grow; `out`: both shrink; a side: the old slide shrinks while the new one comes from that side. */
export function scale( from: PlayTransition[ 'from' ], side: Side, rotate = 0 ): Motion {
	const turned = ( size: number, degrees: number ) => `scale(${ size }) rotate(${ degrees }deg)`;
	if ( from === 'in' || from === 'out' ) {
		const [ start, end ] = from === 'in' ? [ 0.6, 1.6 ] : [ 1.6, 0.6 ];
		return {
			incoming: [
				{ transform: turned( start, rotate ), opacity: 0 },
				{ opacity: 1, offset: 0.7 },
				{ transform: turned( 1, 0 ), opacity: 1 },
			],
			outgoing: [
				{ transform: turned( 1, 0 ), opacity: 1 },
				{ opacity: 1, offset: 0.5 },
				{ transform: turned( end, -rotate ), opacity: 0 },
			],
		};
	}
	return {
		incoming: parallax( side ).incoming!,
		outgoing: [
			{ transform: turned( 1, 0 ), opacity: 1 },
			{ transform: turned( 0.7, rotate ), opacity: 0.2 },
		],
	};
}

/** A cross-fade with a filter: the filter of the old slide increases; with cross in the name, that of the new one decreases. */
export function filter( name: string, own?: string ): Motion {
	const found = FILTERS.find( ( [ start ] ) => name.startsWith( start ) );
	const [ on, off ] = own ? [ own, 'none' ] : [ found?.[ 1 ], found?.[ 2 ] ];
	if ( ! on || ! off ) {
		return { incoming: [ { opacity: 0 }, { opacity: 1 } ] };
	}
	const [ before, after ]: Keyframe[] = name.includes( 'cross' ) ? [ { filter: on }, { filter: off } ] : [ {}, {} ];
	return {
		incoming: [
			{ opacity: 0, ...before },
			{ opacity: 0, offset: 0.25 },
			{ opacity: 1, offset: 0.85 },
			{ opacity: 1, ...after },
		],
		outgoing: [ { filter: off }, { filter: on, offset: 0.6 }, { filter: on } ],
	};
}

/** Keyframes of both slides for the families of this module. */
export function motionOf(
	{ spec, direction }: Pick< Change, 'spec' | 'direction' >,
	isRtl: boolean,
	own?: string
): Motion {
	const side = sideOf( spec.from, direction > 0, isRtl );
	switch ( spec.family ) {
		case 'fade':
			return fade( spec, side );
		case 'slide':
			return slide( spec, side );
		case 'overlay':
			return overlay( side );
		case 'parallax':
			return parallax( side );
		case 'scale':
			return scale( spec.from, side, spec.rotate );
		case 'filter':
			return filter( spec.name, own );
		default:
			return NOTHING;
	}
}

const transitions: EngineModule = ( context: ModuleContext ) => {
	const { addTransition, play, rtl } = context;
	drawTransitions( context );
	for ( const family of [ 'overlay', 'parallax', 'scale', 'filter', 'fade' ] as const ) {
		addTransition( family, ( change ) => run( change, motionOf( change, rtl, play.slides[ change.to ]?.filter ) ) );
	}
	addTransition( 'slide', ( change ) => {
		const { spec, outgoing, after } = change;
		if ( spec.name.startsWith( 'slideremove' ) ) {
			outgoing.style.zIndex = '3'; // Above the incoming slide.
			after( () => outgoing.style.removeProperty( 'z-index' ) );
		}
		// Both use the same easing, so that they stay adjacent.
		run( { ...change, spec: { ...spec, easeOut: spec.easeIn } }, motionOf( change, rtl ) );
	} );
};
export default transitions;
