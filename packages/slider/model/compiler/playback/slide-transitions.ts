import tables from '../../../tables/transitions.json';
import type { PiecePose, PlayTransition } from '../../../engine/types/playback-config';
import type { Cube, Transition, TransitionPose } from '../../../generated/option-types';
import { round } from '../style/css-value';
import { cssEase } from '../style/easing';
import { lookup } from '../table-lookup';
import { numberOf } from '../breakpoints';
import { withoutEmpty } from '../markup-node';

/**
 * Maps transition names and settings to the few transition families of the engine.
 * TypeScript port of php/Compiler/Playback/SlideTransitions.php.
 */

type Family = Partial< PlayTransition > & Pick< PlayTransition, 'family' >;
type Pieces = NonNullable< PlayTransition[ 'pieces' ] >;

const NAMES = tables.names as Readonly< Record< string, Family > >;
const DRAWN: Readonly< Record< string, readonly string[] > > = tables.drawn;

export const transitionNames = Object.keys( NAMES );

/** Transitions of a slide; each visit uses the next one. */
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
		...withoutEmpty( { rotate: transition.rotation !== 0 && transition.rotation } ),
	};
	if ( transition.d3 && has( transition.d3 ) ) {
		return withCube( play, transition.d3 );
	}
	if ( name ) {
		const known = lookup( NAMES, name );
		const own: Partial< Family > = known ? slotted( known, transition ) : {};
		const any = lookup( DRAWN, name )?.map( ( one ) => ( { name: one, ...slotted( NAMES[ one ]!, transition ) } ) );
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
			...withoutEmpty( { vertical: d3.direction === 'vertical' } ),
			depth: d3.depth,
			tilt: d3.tilt,
			shade: shade( d3 ),
		},
	};
}

/** Darkness of a face: the shadow's share times the opacity of its color. */
function shade( d3: Cube ): [ number, number ] {
	const [ , alpha = '1' ] = /^rgba\([^,]+,[^,]+,[^,]+,\s*([\d.]+)\s*\)$/.exec( d3.shadowColor ) ?? [];
	const strong = d3.shadow ? Math.min( 1, parseFloat( alpha ) || 0 ) : 0;
	return [ round( strong * d3.shadowMin, 3 ), round( strong * d3.shadowMax, 3 ) ];
}

const without = ( pose: TransitionPose, names: string[] ) =>
	Object.fromEntries( Object.entries( pose ).filter( ( [ key ] ) => ! names.includes( key ) ) );
const NOT_A_POSE = [ 'rows', 'columns', 'mask', 'ease', 'own' ];
const moves = ( pose: TransitionPose ) => without( pose, [ 'opacity', ...NOT_A_POSE ] );

/** Adds the movement in and out: a fade, a whole slide that covers or pushes, or pieces. */
function withParts(
	from: PlayTransition,
	transition: Transition,
	into: TransitionPose,
	out: TransitionPose
): PlayTransition {
	const rows = Math.max( 1, round( numberOf( into.rows, 1 ) ) );
	const columns = Math.max( 1, round( numberOf( into.columns, 1 ) ) );
	const isWhole = rows === 1 && columns === 1;
	const play = {
		...from,
		...( into.ease !== undefined && { easeIn: cssEase( into.ease ) } ),
		...( out.ease !== undefined && { easeOut: cssEase( out.ease ) } ),
	};
	if ( isWhole && ! has( moves( into ) ) && ! has( moves( out ) ) ) {
		return play;
	}
	const axis = into.x === undefined ? 'y' : 'x';
	const way = into[ axis ];
	if (
		isWhole &&
		Object.keys( moves( into ) ).length === 1 &&
		[ '100%', '-100%', 100, -100 ].includes( way as string | number )
	) {
		const isNegative = String( way ).startsWith( '-' );
		const side = axis === 'x' ? ( [ 'left', 'right' ] as const ) : ( [ 'top', 'bottom' ] as const );
		return {
			...play,
			family: out.own === false || ! has( moves( out ) ) ? 'overlay' : 'slide',
			from: side[ isNegative ? 0 : 1 ],
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
			...withoutEmpty( { mask: into.mask === true || out.mask === true } ),
		},
	};
}

/** Random values are kept: the engine picks one for each piece. */
const piecePose = ( pose: TransitionPose ) =>
	Object.fromEntries(
		Object.entries( without( pose, NOT_A_POSE ) ).filter( ( [ , value ] ) => value !== 'inherit' )
	) as PiecePose;

/** Order in which pieces follow each other: the transition's order, or its flow. */
function orderOf( { order, flow = '' }: Transition ): Pieces[ 'order' ] {
	const flows = [ 'edges', 'center', 'random' ];
	return ( order || ( flows.includes( flow ) ? flow : 'forward' ) ) as Pieces[ 'order' ];
}
