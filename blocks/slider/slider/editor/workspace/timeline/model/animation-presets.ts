import { __ } from '@wordpress/i18n';
import type { Attributes } from '../../state/attribute-paths';
import type { Move } from './layer-tracks';

/** Preset animations, named by their visible effect. Lengths are px of the layer grid, degrees, fractions of 1. */

export interface Preset extends Move {
	name: string;
	/** Split text only applies to text layers. */
	textOnly?: boolean;
}

const all = ( value: unknown ) => [ value ];
const opacity = all( 0 );
const OUT = 'power3.out';
const IN = 'power3.in';

const move = (
	name: string,
	pose: Attributes,
	duration: number,
	ease: string,
	more: Partial< Preset > = {}
): Preset => ( {
	name,
	pose,
	duration,
	ease,
	...more,
} );

const MASK = { mask: {} };
const splits = ( by: string, step: number, order: string ) => ( { split: { by, step, order }, textOnly: true } );

export const entrances = (): Preset[] => [
	move( __( 'Fade in', 'frontage-slider' ), { opacity }, 600, 'power1.out' ),
	move( __( 'Fade up', 'frontage-slider' ), { opacity, y: all( 40 ) }, 800, OUT ),
	move( __( 'Fade down', 'frontage-slider' ), { opacity, y: all( -40 ) }, 800, OUT ),
	move( __( 'Slide in from left', 'frontage-slider' ), { opacity, x: all( 'left' ) }, 900, OUT ),
	move( __( 'Slide in from right', 'frontage-slider' ), { opacity, x: all( 'right' ) }, 900, OUT ),
	move( __( 'Slide in from bottom', 'frontage-slider' ), { opacity, y: all( 'bottom' ) }, 900, OUT ),
	move( __( 'Slide in from top', 'frontage-slider' ), { opacity, y: all( 'top' ) }, 900, OUT ),
	move(
		__( 'Masked slide up', 'frontage-slider' ),
		{ opacity: all( 1 ), y: all( '100%' ) },
		900,
		'power4.out',
		MASK
	),
	move( __( 'Grow', 'frontage-slider' ), { opacity, scaleX: all( 0.6 ), scaleY: all( 0.6 ) }, 700, OUT ),
	move( __( 'Pop', 'frontage-slider' ), { opacity, scaleX: all( 0.4 ), scaleY: all( 0.4 ) }, 700, 'back.out' ),
	move( __( 'Shrink in', 'frontage-slider' ), { opacity, scaleX: all( 1.5 ), scaleY: all( 1.5 ) }, 900, OUT ),
	move( __( 'Blur in', 'frontage-slider' ), { opacity, blur: all( 12 ) }, 900, 'power2.out' ),
	move( __( 'Rotate in', 'frontage-slider' ), { opacity, rotateZ: all( -20 ), y: all( 30 ) }, 900, 'back.out' ),
	move( __( 'Flip up', 'frontage-slider' ), { opacity, rotateX: all( 80 ) }, 900, OUT ),
	move( __( 'Swing in', 'frontage-slider' ), { opacity, rotateY: all( -80 ) }, 900, OUT ),
	move( __( 'Bounce in', 'frontage-slider' ), { opacity, y: all( -160 ) }, 1200, 'bounce.out' ),
	move(
		__( 'Letters rise', 'frontage-slider' ),
		{ opacity, y: all( '60%' ) },
		600,
		OUT,
		splits( 'chars', 30, 'forward' )
	),
	move(
		__( 'Words in sequence', 'frontage-slider' ),
		{ opacity, x: all( 24 ) },
		600,
		OUT,
		splits( 'words', 90, 'forward' )
	),
	move(
		__( 'Lines rise', 'frontage-slider' ),
		{ opacity, y: all( '100%' ) },
		800,
		'power4.out',
		splits( 'lines', 120, 'forward' )
	),
	move(
		__( 'Letters from center', 'frontage-slider' ),
		{ opacity, scaleX: all( 0 ), scaleY: all( 0 ) },
		500,
		'back.out',
		splits( 'chars', 25, 'middletoedge' )
	),
];

export const exits = (): Preset[] => [
	move( __( 'Fade out', 'frontage-slider' ), { opacity }, 500, 'power1.in' ),
	move( __( 'Fade out up', 'frontage-slider' ), { opacity, y: all( -40 ) }, 500, IN ),
	move( __( 'Fade out down', 'frontage-slider' ), { opacity, y: all( 40 ) }, 500, IN ),
	move( __( 'Slide out left', 'frontage-slider' ), { opacity, x: all( 'left' ) }, 600, IN ),
	move( __( 'Slide out right', 'frontage-slider' ), { opacity, x: all( 'right' ) }, 600, IN ),
	move(
		__( 'Masked slide down', 'frontage-slider' ),
		{ opacity: all( 1 ), y: all( '100%' ) },
		600,
		'power4.in',
		MASK
	),
	move( __( 'Shrink', 'frontage-slider' ), { opacity, scaleX: all( 0.6 ), scaleY: all( 0.6 ) }, 500, IN ),
	move( __( 'Grow out', 'frontage-slider' ), { opacity, scaleX: all( 1.4 ), scaleY: all( 1.4 ) }, 500, IN ),
	move( __( 'Blur out', 'frontage-slider' ), { opacity, blur: all( 12 ) }, 600, 'power2.in' ),
	move( __( 'Flip out', 'frontage-slider' ), { opacity, rotateX: all( -80 ) }, 600, IN ),
	move(
		__( 'Scatter letters', 'frontage-slider' ),
		{ opacity, y: all( '-60%' ) },
		400,
		IN,
		splits( 'chars', 20, 'random' )
	),
];

/** A named value for an attribute of a layer. */
export interface Named {
	name: string;
	value: Attributes;
}

/** Presets for the attribute `hover` of a layer. */
export const hovers = (): Named[] =>
	[
		{ name: __( 'Grow slightly', 'frontage-slider' ), to: { scaleX: all( 1.06 ), scaleY: all( 1.06 ) } },
		{ name: __( 'Lift', 'frontage-slider' ), to: { y: all( -6 ) } },
		{ name: __( 'Move right', 'frontage-slider' ), to: { x: all( 8 ) } },
		{ name: __( 'Fade', 'frontage-slider' ), to: { opacity: all( 0.7 ) } },
		{ name: __( 'Brighten', 'frontage-slider' ), to: { brightness: all( 120 ) } },
		{ name: __( 'Tilt', 'frontage-slider' ), to: { rotateZ: all( -3 ) } },
	].map( ( { name, to } ) => ( { name, value: { to, duration: 250, ease: 'power2.out' } } ) );

const yoyo = { move: true, rotate: true, scale: true, filter: true };

/** Presets for the attribute `loop` of a layer. */
export function loops(): Named[] {
	const swings = ( name: string, from: Attributes, to: Attributes, duration: number ): Named => ( {
		name,
		value: { from, to, duration, ease: 'sine.inOut', yoyo },
	} );
	const still = { scaleX: all( 1 ), scaleY: all( 1 ) };
	const large = { scaleX: all( 1.08 ), scaleY: all( 1.08 ) };
	return [
		swings( __( 'Float', 'frontage-slider' ), { y: all( -8 ) }, { y: all( 8 ) }, 2400 ),
		swings( __( 'Sway', 'frontage-slider' ), { x: all( -10 ) }, { x: all( 10 ) }, 3000 ),
		swings( __( 'Rock', 'frontage-slider' ), { rotateZ: all( -4 ) }, { rotateZ: all( 4 ) }, 2200 ),
		swings( __( 'Pulse', 'frontage-slider' ), still, large, 2400 ),
		swings( __( 'Soft blink', 'frontage-slider' ), { opacity: all( 1 ) }, { opacity: all( 0.4 ) }, 1600 ),
		swings( __( 'Nudge right', 'frontage-slider' ), { x: all( 0 ) }, { x: all( 8 ) }, 900 ),
		{
			name: __( 'Spin', 'frontage-slider' ),
			value: { from: { rotateZ: all( 0 ) }, to: { rotateZ: all( 360 ) }, duration: 8000, ease: 'none' },
		},
	];
}

/** Slide transitions, with the names that a document stores. */
export const transitions = (): { label: string; names: { value: string; label: string }[] }[] => [
	{
		label: __( 'Subtle', 'frontage-slider' ),
		names: [
			{ value: 'fade', label: __( 'Fade', 'frontage-slider' ) },
			{ value: 'crossfade', label: __( 'Crossfade', 'frontage-slider' ) },
			{ value: 'fadethroughdark', label: __( 'Fade through black', 'frontage-slider' ) },
			{ value: 'blurlightcross', label: __( 'Blur', 'frontage-slider' ) },
			{ value: 'notransition', label: __( 'None', 'frontage-slider' ) },
		],
	},
	{
		label: __( 'Push', 'frontage-slider' ),
		names: [
			{ value: 'slidehorizontal', label: __( 'Push horizontally', 'frontage-slider' ) },
			{ value: 'slidevertical', label: __( 'Push up', 'frontage-slider' ) },
			{ value: 'slideoverhorizontal', label: __( 'Slide over', 'frontage-slider' ) },
			{ value: 'slideoverup', label: __( 'Slide over up', 'frontage-slider' ) },
			{ value: 'slideremovehorizontal', label: __( 'Slide away', 'frontage-slider' ) },
			{ value: 'slidingoverlayhorizontal', label: __( 'Wipe', 'frontage-slider' ) },
			{ value: 'parallaxhorizontal', label: __( 'Parallax push', 'frontage-slider' ) },
		],
	},
	{
		label: __( 'Zoom', 'frontage-slider' ),
		names: [
			{ value: 'zoomin', label: __( 'Zoom in', 'frontage-slider' ) },
			{ value: 'zoomout', label: __( 'Zoom out', 'frontage-slider' ) },
		],
	},
	{
		label: __( 'Slices', 'frontage-slider' ),
		names: [
			{ value: 'boxfade', label: __( 'Fade boxes', 'frontage-slider' ) },
			{ value: 'boxslide', label: __( 'Slide boxes', 'frontage-slider' ) },
			{ value: 'slotslide-horizontal', label: __( 'Slide columns', 'frontage-slider' ) },
			{ value: 'slotfade-vertical', label: __( 'Fade rows', 'frontage-slider' ) },
			{ value: 'slotzoom-horizontal', label: __( 'Zoom columns', 'frontage-slider' ) },
			{ value: 'curtain-1', label: __( 'Blinds', 'frontage-slider' ) },
		],
	},
	{
		label: __( '3D', 'frontage-slider' ),
		names: [
			{ value: 'cube', label: __( 'Cube', 'frontage-slider' ) },
			{ value: 'turnoff', label: __( 'Page turn', 'frontage-slider' ) },
			{ value: 'flyin', label: __( 'Fly in', 'frontage-slider' ) },
			{ value: '3dcurtain-horizontal', label: __( 'Curtain', 'frontage-slider' ) },
			{ value: 'papercut', label: __( 'Paper cut', 'frontage-slider' ) },
		],
	},
];
