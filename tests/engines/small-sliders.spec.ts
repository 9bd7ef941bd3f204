import { readFileSync } from 'node:fs';
import { compiledByPhp } from '../../packages/slider/tests/compiled';
import { expect, test } from '../support/engines/test';
import { buttonsOfSlider } from '../support/slider-buttons';

const STYLE = readFileSync( 'plugins/frontage-slider/build/blocks/slider/style.css', 'utf8' );

test( 'the buttons of narrow sliders do not lie on each other', async ( { engine } ) => {
	await engine.size( 480, 800 );
	const slides = [ 'a', 'b', 'c' ].map( ( key ) => ( { key, background: { type: 'color', color: '#246' } } ) );
	const [ compiled ] = compiledByPhp( [
		{
			schema: 1,
			alias: 'small',
			options: {
				minHeight: 200,
				general: { slideshow: { slideShow: true } },
				navigation: { arrows: { enable: true }, bullets: { enable: true } },
			},
			slides,
		},
	] );
	for ( const width of [ 160, 240, 319 ] ) {
		await engine.go(
			`data:text/html;charset=utf-8,${ encodeURIComponent(
				`<!doctype html><title>Small</title><style>body{margin:0}.fr-slider{inline-size:${ width }px}${ STYLE }${
					compiled!.rules
				}</style>${ compiled!.html.replaceAll( ' hidden', '' ) }`
			) }`
		);
		const { parts, overlapping } = await engine.evaluate(
			buttonsOfSlider,
			'.fr-slider__controls > :is(.fr-slider__arrow, .fr-slider__bullets)'
		);
		expect( { parts, overlapping: overlapping.length }, `${ width } px` ).toEqual( { parts: 3, overlapping: 0 } );
	}
} );
