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

export const entrances = (): Preset[] => [
	{ name: __( 'Fade in', 'frontage-slider' ), pose: { opacity }, duration: 600, ease: 'power1.out' },
	{ name: __( 'Fade up', 'frontage-slider' ), pose: { opacity, y: all( 40 ) }, duration: 800, ease: OUT },
	{ name: __( 'Fade down', 'frontage-slider' ), pose: { opacity, y: all( -40 ) }, duration: 800, ease: OUT },
	{
		name: __( 'Slide in from left', 'frontage-slider' ),
		pose: { opacity, x: all( 'left' ) },
		duration: 900,
		ease: OUT,
	},
	{
		name: __( 'Slide in from right', 'frontage-slider' ),
		pose: { opacity, x: all( 'right' ) },
		duration: 900,
		ease: OUT,
	},
	{
		name: __( 'Slide in from below', 'frontage-slider' ),
		pose: { opacity, y: all( 'bottom' ) },
		duration: 900,
		ease: OUT,
	},
	{
		name: __( 'Slide in from above', 'frontage-slider' ),
		pose: { opacity, y: all( 'top' ) },
		duration: 900,
		ease: OUT,
	},
	{
		name: __( 'Rise behind an edge', 'frontage-slider' ),
		pose: { opacity: all( 1 ), y: all( '100%' ) },
		mask: {},
		duration: 900,
		ease: 'power4.out',
	},
	{
		name: __( 'Grow', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 0.6 ), scaleY: all( 0.6 ) },
		duration: 700,
		ease: OUT,
	},
	{
		name: __( 'Pop', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 0.4 ), scaleY: all( 0.4 ) },
		duration: 700,
		ease: 'back.out',
	},
	{
		name: __( 'Shrink into place', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 1.5 ), scaleY: all( 1.5 ) },
		duration: 900,
		ease: OUT,
	},
	{
		name: __( 'Out of a blur', 'frontage-slider' ),
		pose: { opacity, blur: all( 12 ) },
		duration: 900,
		ease: 'power2.out',
	},
	{
		name: __( 'Turn in', 'frontage-slider' ),
		pose: { opacity, rotateZ: all( -20 ), y: all( 30 ) },
		duration: 900,
		ease: 'back.out',
	},
	{ name: __( 'Flip up', 'frontage-slider' ), pose: { opacity, rotateX: all( 80 ) }, duration: 900, ease: OUT },
	{ name: __( 'Swing round', 'frontage-slider' ), pose: { opacity, rotateY: all( -80 ) }, duration: 900, ease: OUT },
	{
		name: __( 'Drop and bounce', 'frontage-slider' ),
		pose: { opacity, y: all( -160 ) },
		duration: 1200,
		ease: 'bounce.out',
	},
	{
		name: __( 'Letters rise', 'frontage-slider' ),
		pose: { opacity, y: all( '60%' ) },
		split: { by: 'chars', step: 30, order: 'forward' },
		duration: 600,
		ease: OUT,
		textOnly: true,
	},
	{
		name: __( 'Words come one by one', 'frontage-slider' ),
		pose: { opacity, x: all( 24 ) },
		split: { by: 'words', step: 90, order: 'forward' },
		duration: 600,
		ease: OUT,
		textOnly: true,
	},
	{
		name: __( 'Lines rise', 'frontage-slider' ),
		pose: { opacity, y: all( '100%' ) },
		split: { by: 'lines', step: 120, order: 'forward' },
		duration: 800,
		ease: 'power4.out',
		textOnly: true,
	},
	{
		name: __( 'Letters from the middle', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 0 ), scaleY: all( 0 ) },
		split: { by: 'chars', step: 25, order: 'middletoedge' },
		duration: 500,
		ease: 'back.out',
		textOnly: true,
	},
];

export const exits = (): Preset[] => [
	{ name: __( 'Fade out', 'frontage-slider' ), pose: { opacity }, duration: 500, ease: 'power1.in' },
	{ name: __( 'Fade away upwards', 'frontage-slider' ), pose: { opacity, y: all( -40 ) }, duration: 500, ease: IN },
	{ name: __( 'Fade away downwards', 'frontage-slider' ), pose: { opacity, y: all( 40 ) }, duration: 500, ease: IN },
	{
		name: __( 'Slide out to the left', 'frontage-slider' ),
		pose: { opacity, x: all( 'left' ) },
		duration: 600,
		ease: IN,
	},
	{
		name: __( 'Slide out to the right', 'frontage-slider' ),
		pose: { opacity, x: all( 'right' ) },
		duration: 600,
		ease: IN,
	},
	{
		name: __( 'Sink behind an edge', 'frontage-slider' ),
		pose: { opacity: all( 1 ), y: all( '100%' ) },
		mask: {},
		duration: 600,
		ease: 'power4.in',
	},
	{
		name: __( 'Shrink', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 0.6 ), scaleY: all( 0.6 ) },
		duration: 500,
		ease: IN,
	},
	{
		name: __( 'Grow away', 'frontage-slider' ),
		pose: { opacity, scaleX: all( 1.4 ), scaleY: all( 1.4 ) },
		duration: 500,
		ease: IN,
	},
	{
		name: __( 'Into a blur', 'frontage-slider' ),
		pose: { opacity, blur: all( 12 ) },
		duration: 600,
		ease: 'power2.in',
	},
	{ name: __( 'Flip away', 'frontage-slider' ), pose: { opacity, rotateX: all( -80 ) }, duration: 600, ease: IN },
	{
		name: __( 'Letters scatter', 'frontage-slider' ),
		pose: { opacity, y: all( '-60%' ) },
		split: { by: 'chars', step: 20, order: 'random' },
		duration: 400,
		ease: IN,
		textOnly: true,
	},
];

/** A named value for an attribute of a layer. */
export interface Named {
	name: string;
	value: Attributes;
}

/** Presets for the attribute `hover` of a layer. */
export const hovers = (): Named[] =>
	[
		{ name: __( 'Grow a little', 'frontage-slider' ), to: { scaleX: all( 1.06 ), scaleY: all( 1.06 ) } },
		{ name: __( 'Lift', 'frontage-slider' ), to: { y: all( -6 ) } },
		{ name: __( 'Shift right', 'frontage-slider' ), to: { x: all( 8 ) } },
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
		swings( __( 'Breathe', 'frontage-slider' ), still, large, 2400 ),
		swings( __( 'Blink softly', 'frontage-slider' ), { opacity: all( 1 ) }, { opacity: all( 0.4 ) }, 1600 ),
		swings( __( 'Nudge right', 'frontage-slider' ), { x: all( 0 ) }, { x: all( 8 ) }, 900 ),
		{
			name: __( 'Turn for ever', 'frontage-slider' ),
			value: { from: { rotateZ: all( 0 ) }, to: { rotateZ: all( 360 ) }, duration: 8000, ease: 'none' },
		},
	];
}

/** Slide transitions, with the names that a document stores. */
export const transitions = (): { label: string; names: { value: string; label: string }[] }[] => [
	{
		label: __( 'Calm', 'frontage-slider' ),
		names: [
			{ value: 'fade', label: __( 'Fade', 'frontage-slider' ) },
			{ value: 'crossfade', label: __( 'Cross-fade', 'frontage-slider' ) },
			{ value: 'fadethroughdark', label: __( 'Fade through dark', 'frontage-slider' ) },
			{ value: 'blurlightcross', label: __( 'Through a blur', 'frontage-slider' ) },
			{ value: 'notransition', label: __( 'Cut', 'frontage-slider' ) },
		],
	},
	{
		label: __( 'Push', 'frontage-slider' ),
		names: [
			{ value: 'slidehorizontal', label: __( 'Push sideways', 'frontage-slider' ) },
			{ value: 'slidevertical', label: __( 'Push upwards', 'frontage-slider' ) },
			{ value: 'slideoverhorizontal', label: __( 'Slide over', 'frontage-slider' ) },
			{ value: 'slideoverup', label: __( 'Slide over upwards', 'frontage-slider' ) },
			{ value: 'slideremovehorizontal', label: __( 'Slide away', 'frontage-slider' ) },
			{ value: 'slidingoverlayhorizontal', label: __( 'Wipe', 'frontage-slider' ) },
			{ value: 'parallaxhorizontal', label: __( 'Push with depth', 'frontage-slider' ) },
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
		label: __( 'Pieces', 'frontage-slider' ),
		names: [
			{ value: 'boxfade', label: __( 'Boxes fade', 'frontage-slider' ) },
			{ value: 'boxslide', label: __( 'Boxes slide', 'frontage-slider' ) },
			{ value: 'slotslide-horizontal', label: __( 'Columns slide', 'frontage-slider' ) },
			{ value: 'slotfade-vertical', label: __( 'Rows fade', 'frontage-slider' ) },
			{ value: 'slotzoom-horizontal', label: __( 'Columns zoom', 'frontage-slider' ) },
			{ value: 'curtain-1', label: __( 'Blinds', 'frontage-slider' ) },
		],
	},
	{
		label: __( 'In depth', 'frontage-slider' ),
		names: [
			{ value: 'cube', label: __( 'Cube', 'frontage-slider' ) },
			{ value: 'turnoff', label: __( 'Turn a page', 'frontage-slider' ) },
			{ value: 'flyin', label: __( 'Fly in', 'frontage-slider' ) },
			{ value: '3dcurtain-horizontal', label: __( 'Curtain', 'frontage-slider' ) },
			{ value: 'papercut', label: __( 'Paper cut', 'frontage-slider' ) },
		],
	},
];
