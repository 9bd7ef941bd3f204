import type { PiecePose, PlayTransition } from '../../../engine/contract/play';
import type { Cube, Transition, TransitionPose } from '../../document/types';
import { round } from '../style/css';
import { cssEase } from '../style/easing';
import { numberOf } from '../per-level';
import { present } from '../tree';

/** Names and parts of transitions, as the few families that the engine knows. Twin of php/Compile/Play/Transitions.php. */

type Family = Partial< PlayTransition > & Pick< PlayTransition, 'family' >;
type Pieces = NonNullable< PlayTransition[ 'pieces' ] >;
type Shape = NonNullable< PlayTransition[ 'cube' ] >[ 'shape' ];

const cube = ( shape: Shape, vertical: boolean ): Family => ( {
	family: 'cube',
	cube: { shape, ...present( { vertical } ), depth: 400, tilt: 0 },
} );

const pieces = ( rows: number, columns: number, pose: PiecePose, order: Pieces[ 'order' ] = 'forward' ): Family => ( {
	family: 'pieces',
	pieces: { rows, columns, order, delay: 40, in: pose, out: {} },
} );

const fade = { family: 'fade' } as const;
const big = { opacity: 0, scaleX: 1.8, scaleY: 1.8 };

const NAMES: Record< string, Family > = {
	none: { family: 'none' },
	notransition: { family: 'none' },
	fade,
	crossfade: fade,
	fadethroughdark: fade,
	fadethroughlight: fade,
	fadethroughtransparent: fade,
	random: fade,
	'random-static': fade,
	'random-premium': fade,
	fadetoleftfadefromright: { family: 'fade', from: 'right' },
	fadetorightfadefromleft: { family: 'fade', from: 'left' },
	fadetotopfadefrombottom: { family: 'fade', from: 'bottom' },
	fadetobottomfadefromtop: { family: 'fade', from: 'top' },
	zoomin: { family: 'scale', from: 'in' },
	zoomout: { family: 'scale', from: 'out' },
	cube: cube( 'cube', false ),
	'cube-horizontal': cube( 'cube', true ),
	incube: cube( 'incube', false ),
	'incube-horizontal': cube( 'incube', true ),
	turnoff: cube( 'turn', false ),
	'turnoff-vertical': cube( 'turn', true ),
	flyin: cube( 'fly', false ),
	papercut: cube( 'papercut', false ),
	'3dcurtain-horizontal': cube( 'curtain', false ),
	'3dcurtain-vertical': cube( 'curtain', true ),
	boxslide: pieces( 5, 8, { x: '100%', opacity: 0 } ),
	boxfade: pieces( 5, 8, { opacity: 0 } ),
	'slotslide-horizontal': pieces( 1, 8, { x: '100%' } ),
	'slotslide-vertical': pieces( 8, 1, { y: '100%' } ),
	'slotfade-horizontal': pieces( 1, 8, { opacity: 0 } ),
	'slotfade-vertical': pieces( 8, 1, { opacity: 0 } ),
	'slotzoom-horizontal': pieces( 1, 8, big ),
	'slotzoom-vertical': pieces( 8, 1, big ),
	'curtain-1': pieces( 1, 8, { y: '100%' } ),
	'curtain-2': pieces( 1, 8, { y: '-100%' }, 'backward' ),
	'curtain-3': pieces( 1, 8, { y: '100%' }, 'middletoedge' as Pieces[ 'order' ] ),
	parallaxhorizontal: { family: 'parallax', from: 'horizontal' },
	parallaxvertical: { family: 'parallax', from: 'vertical' },
};

// slideleft goes to the left: the new slide comes from the right.
const FROM = {
	left: 'right',
	right: 'left',
	up: 'bottom',
	down: 'top',
	horizontal: 'horizontal',
	vertical: 'vertical',
} as const;
for ( const [ to, from ] of Object.entries( FROM ) ) {
	NAMES[ `slide${ to }` ] = { family: 'slide', from };
	NAMES[ `slideover${ to }` ] = { family: 'slide', from }; // The engine tells the three by their names.
	NAMES[ `slideremove${ to }` ] = { family: 'slide', from };
	NAMES[ `slidingoverlay${ to }` ] = { family: 'overlay', from };
}
for ( const [ to, from ] of [
	[ 'left', 'right' ],
	[ 'right', 'left' ],
	[ 'top', 'bottom' ],
	[ 'bottom', 'top' ],
] as const ) {
	NAMES[ `fadefrom${ to }` ] = { family: 'fade', from: to };
	NAMES[ `scaledownfrom${ to }` ] = { family: 'scale', from: to };
	NAMES[ `parallaxto${ to }` ] = { family: 'parallax', from };
}
for ( const filter of [ 'grayscale', 'brightness', 'blurlight', 'blurstrong' ] ) {
	NAMES[ filter ] = { family: 'filter' };
	NAMES[ `${ filter }cross` ] = { family: 'filter' };
}

const FLAT = [
	'slidehorizontal',
	'slidevertical',
	'boxfade',
	'slotslide-horizontal',
	'slotfade-vertical',
	'slotzoom-horizontal',
	'curtain-1',
];
const DEEP = [
	'slidingoverlayhorizontal',
	'slidingoverlayvertical',
	'parallaxhorizontal',
	'parallaxvertical',
	'zoomin',
	'zoomout',
	'boxslide',
];
/** What stands for another one each time: never what needs more than the modules `transitions` and `pieces`. */
const DRAWN: Record< string, string[] > = {
	random: [ ...FLAT, ...DEEP ],
	'random-static': FLAT,
	'random-premium': DEEP,
};

export const transitionNames = Object.keys( NAMES );

/** One after another, one a visit. */
export function playTransitions( transition: Transition ): PlayTransition[] {
	const list = ( transition.list ?? [] ).map( playTransition );
	return list.length && ! transition.name && ! hasParts( transition )
		? list
		: [ playTransition( transition ), ...list ];
}

const has = ( part: object | undefined ) => Object.keys( part ?? {} ).length > 0;
const hasParts = ( transition: Transition ) => has( transition.in ) || has( transition.d3 ) || transition.effect;

export function playTransition( transition: Transition ): PlayTransition {
	const name = ( transition.name ?? '' ).toLowerCase();
	const play: PlayTransition = {
		name: name || ( transition.effect ?? '' ).toLowerCase() || 'fade',
		family: 'fade',
		duration: transition.duration,
		easeIn: cssEase( transition.easeIn ),
		easeOut: cssEase( transition.easeOut ),
		...present( { rotate: transition.rotation !== 0 && transition.rotation } ),
	};
	if ( transition.d3 && has( transition.d3 ) ) {
		return withCube( play, transition.d3 );
	}
	if ( name ) {
		const own: Partial< Family > = Object.hasOwn( NAMES, name ) ? slotted( NAMES[ name ]!, transition ) : {};
		const any = DRAWN[ name ]?.map( ( one ) => ( { name: one, ...slotted( NAMES[ one ]!, transition ) } ) );
		return { ...play, ...own, ...( any && { any } ) };
	}
	if ( play.name === 'slidingoverlay' ) {
		return { ...play, family: 'overlay', from: 'horizontal' };
	}
	if ( ! transition.in || ! has( transition.in ) ) {
		return play;
	}
	const made = withParts( play, transition, transition.in, transition.out ?? {} );
	return { ...made, ...( made.pieces && { pieces: withSlots( made.pieces, transition ) } ) };
}

const slotted = ( own: Family, transition: Transition ): Family =>
	own.pieces ? { ...own, pieces: withSlots( own.pieces, transition ) } : own;

function withSlots( own: Pieces, transition: Transition ): Pieces {
	const slots = round( transition.slots );
	const number = ( given: number ) => ( slots > 0 && given !== 1 ? Math.min( 20, slots ) : given );
	return { ...own, rows: number( own.rows ), columns: number( own.columns ) };
}

function withCube( play: PlayTransition, d3: Cube ): PlayTransition {
	const ease = cssEase( d3.ease );
	return {
		...play,
		family: 'cube',
		name: d3.effect,
		easeIn: ease,
		easeOut: ease,
		cube: {
			shape: d3.effect,
			...present( { vertical: d3.direction === 'vertical' } ),
			depth: d3.depth,
			tilt: d3.tilt,
			shade: shade( d3 ),
		},
	};
}

/** How dark a face becomes: the shadow's share, as strong as its colour is opaque. */
function shade( d3: Cube ): [ number, number ] {
	const [ , alpha = '1' ] = /^rgba\([^,]+,[^,]+,[^,]+,\s*([\d.]+)\s*\)$/.exec( d3.shadowColor ) ?? [];
	const strong = d3.shadow ? Math.min( 1, parseFloat( alpha ) || 0 ) : 0;
	return [ round( strong * d3.shadowMin, 3 ), round( strong * d3.shadowMax, 3 ) ];
}

const without = ( pose: TransitionPose, names: string[] ) =>
	Object.fromEntries( Object.entries( pose ).filter( ( [ key ] ) => ! names.includes( key ) ) );
const NOT_A_POSE = [ 'rows', 'columns', 'mask', 'ease', 'own' ];
const moves = ( pose: TransitionPose ) => without( pose, [ 'opacity', ...NOT_A_POSE ] );

/** What moves in and out: a fade, a whole slide that comes over or pushes, or pieces. */
function withParts(
	from: PlayTransition,
	transition: Transition,
	into: TransitionPose,
	out: TransitionPose
): PlayTransition {
	const rows = Math.max( 1, round( numberOf( into.rows, 1 ) ) );
	const columns = Math.max( 1, round( numberOf( into.columns, 1 ) ) );
	const whole = rows === 1 && columns === 1;
	const play = {
		...from,
		...( into.ease !== undefined && { easeIn: cssEase( into.ease ) } ),
		...( out.ease !== undefined && { easeOut: cssEase( out.ease ) } ),
	};
	if ( whole && ! has( moves( into ) ) && ! has( moves( out ) ) ) {
		return play;
	}
	const axis = into.x === undefined ? 'y' : 'x';
	const way = into[ axis ];
	if (
		whole &&
		Object.keys( moves( into ) ).length === 1 &&
		[ '100%', '-100%', 100, -100 ].includes( way as string | number )
	) {
		const negative = String( way ).startsWith( '-' );
		const side = axis === 'x' ? ( [ 'left', 'right' ] as const ) : ( [ 'top', 'bottom' ] as const );
		return {
			...play,
			family: out.own === false || ! has( moves( out ) ) ? 'overlay' : 'slide',
			from: side[ negative ? 0 : 1 ],
		};
	}
	return {
		...play,
		family: 'pieces',
		pieces: {
			rows: Math.min( 20, rows ),
			columns: Math.min( 20, columns ),
			order: orderOf( transition ),
			delay: transition.delay ?? 40,
			in: piecePose( into ),
			out: out.own === false ? {} : piecePose( out ),
			...present( { mask: into.mask === true || out.mask === true } ),
		},
	};
}

/** Drawn values stay as they are: the engine draws one for each piece. */
const piecePose = ( pose: TransitionPose ) =>
	Object.fromEntries(
		Object.entries( without( pose, NOT_A_POSE ) ).filter( ( [ , value ] ) => value !== 'inherit' )
	) as PiecePose;

/** How pieces follow each other: by the transition's order, else by its flow. */
function orderOf( { order, flow = '' }: Transition ): Pieces[ 'order' ] {
	const flows = [ 'edges', 'center', 'random' ];
	return ( order || ( flows.includes( flow ) ? flow : 'forward' ) ) as Pieces[ 'order' ];
}
