import { transitionNames } from '../model/compiler/playback/slide-transitions';
import { objectNode, type Node } from '../model/document/schema';

/** Documents made by chance, always the same ones: everything that the schema offers comes up in some of them. */

type Draw = () => number;

/** Numbers from 0 to 1 that follow from a seed (Lehmer's). */
function drawn( seed: number ): Draw {
	let state = seed * 7919;
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

const one = < T >( draw: Draw, list: readonly T[] ): T => list[ Math.floor( draw() * list.length ) ]!;

const LENGTHS = [ 0, 12, -7.5, '30px', '45%', '-10%', '2em', '1.5rem', '10vw' ];
const SAMPLES: Record< string, readonly unknown[] > = {
	flag: [ true, false ],
	part: [ 0, 0.25, 0.5, 1 ],
	length: LENGTHS,
	motion: [
		0,
		1,
		40,
		-35.5,
		'50%',
		'-100%',
		{ random: [ -20, 40 ] },
		{ cycle: [ '100%', '-100%' ] },
		{ mirrored: '15%' },
	],
	color: [ '#123456', 'transparent', 'rgba(1,2,3,0.4)', 'red', 'linear-gradient(90deg,#fff 0%,#000 100%)' ],
	ease: [ 'none', 'power2.out', 'power4.inOut', 'bounce.out(0.7)', 'elastic.in', 'back.out', 'circ.in', 'slow.out' ],
	url: [ '/a.jpg', 'https://example.com/b.png?x=1&y=2', '#there' ],
	word: [ 'one', 'two-2', '3' ],
	classes: [ 'a b', 'c' ],
	css: [ 'cover', 'center top', '20% 80%', '150%', 'contain' ],
	font: [ 'Roboto, "Open Sans", serif', 'inherit' ],
	text: [ '', 'Title', 'A & B "c" <d>', 'Ü ’' ],
	list: [ [ 1, 2, 3 ], '5,10' ],
	any: [ 1 ],
	block: [ { blockName: null, attrs: {}, innerBlocks: [], innerHTML: 'x', innerContent: [ 'x' ] } ],
};

/** Where chance alone would hardly meet what means something. */
const NAMED: Record< string, readonly unknown[] > = {
	id: [ 'frame_0', 'frame_1', 'frame_2', 'frame_999', 'layer-1', 'layer-2' ],
	at: [ 0, 300, 1200, 'slideEnd', 'action' ],
	layer: [ 'layer-1', 'layer-2', 'backgroundvideo' ],
	slide: [ 'next', '2', '+1', 'scroll_under' ],
	html: [
		'',
		'Text',
		'A &amp; <b>B</b>',
		'<a href="/x">x</a>',
		'<p style="font-size:12px;top:-4.5px">5px</p>',
		'&nbsp;',
	],
	tmp: [
		'',
		'<div class="tp-arr-imgholder"></div>',
		'<i title="{{param1}}">{{title}}</i>',
		'<img src="{{thumb}}">{{param2}}',
	],
	params: [ [ 'p <b>1</b> &amp; x', '<a href="#">two</a>' ] ],
	dottedOverlay: [ 'none', 'twoxtwo', 'threexthreewhite', '3', '6' ],
	anim: [ '', 'fade', 'left', 'zoomout' ],
	countdown: [ '2030-01-02T03:04:05+01:00', '2030-01-02', 'soon' ],
	style: [ 'uranus', 'hermes', 'light-bars', 'x' ],
	name: [ ...transitionNames, 'nobody' ],
	mediaFilter: [ 'none', 'willow', 'toaster', 'other' ],
	maxVisibleItems: [ 1, 2, 3, 5 ],
	shadow: [ 0, 2, 6 ],
	width: [ 100, 640, 1240 ],
	height: [ 50, 300, 800 ],
};

/** The sanitiser leaves no links in drawings. */
const DRAWINGS = [ { html: '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>' }, { url: '/a.svg' } ];

function valueFor( draw: Draw, node: Node, key: string, depth: number ): unknown {
	if ( key === 'svg' ) {
		return one( draw, DRAWINGS );
	}
	if ( node.properties ) {
		return objectFor( draw, node, depth );
	}
	if ( node.items ) {
		return listFor( draw, node, node.items, key, depth );
	}
	if ( node.enum ) {
		return one( draw, node.enum );
	}
	const kind = node[ 'x-read' ] ?? '';
	const named = Object.hasOwn( NAMED, key ) ? NAMED[ key ]! : [];
	if ( named.length && ( kind !== 'number' || typeof named[ 0 ] === 'number' ) && draw() < 0.9 ) {
		return one( draw, named );
	}
	if ( kind === 'number' ) {
		const { minimum = -50, maximum = 2000 } = node;
		const whole = Math.round( minimum + draw() * ( Math.min( maximum, 2000 ) - minimum ) );
		return node.type === 'integer' || draw() < 0.6 ? whole : whole / 4;
	}
	return one( draw, [ ...( SAMPLES[ kind ] ?? [] ), ...( node[ 'x-words' ] ?? [] ) ] );
}

function listFor( draw: Draw, node: Node, item: Node, key: string, depth: number ): unknown {
	const value = () => valueFor( draw, item, key, depth + 1 );
	if ( node[ 'x-levels' ] ) {
		return draw() < 0.5 ? [ value() ] : [ value(), value(), value(), value() ];
	}
	if ( Object.hasOwn( NAMED, key ) && ! item.properties ) {
		return one( draw, NAMED[ key ]! );
	}
	const most = { slides: 7, frames: 5 }[ key ] ?? 3;
	return Array.from( { length: depth > 12 ? 0 : Math.floor( draw() * most ) }, value );
}

const ALWAYS = [ 'frames', 'slides', 'options', 'sliderType', 'carousel', 'progressBar' ];

function objectFor( draw: Draw, { properties = {} }: Node, depth: number ): Record< string, unknown > {
	const often = 0.25 + draw() * 0.5;
	const keys = Object.keys( properties ).filter( ( key ) => draw() < often || ALWAYS.includes( key ) );
	return Object.fromEntries( keys.map( ( key ) => [ key, valueFor( draw, properties[ key ]!, key, depth + 1 ) ] ) );
}

export const documents = ( many: number ) =>
	Array.from( { length: many }, ( none, seed ) => ( {
		...objectFor( drawn( seed + 1 ), objectNode( 'Slider' ), 0 ),
		schema: 1,
	} ) );
