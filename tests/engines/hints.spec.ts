import { readFileSync } from 'node:fs';
import { compiledByPhp } from '../../packages/slider/tests/compiled';
import { expect, test } from '../support/engines/test';

const STYLE = readFileSync( 'plugins/frontage-slider/build/blocks/slider/style.css', 'utf8' );

test( 'titles of bullets stand inward at each edge, and the page does not scroll to the side', async ( { engine } ) => {
	await engine.size( 480, 800 );
	const places = [ 'left', 'center', 'right' ].flatMap( ( x ) =>
		[ 'horizontal', 'vertical' ].map( ( direction ) => ( { h_align: x, v_align: 'top', direction } ) )
	);
	const compiled = compiledByPhp(
		places.map( ( place ) => ( {
			schema: 1,
			alias: 'hints',
			options: {
				minHeight: 300,
				navigation: { bullets: { enable: true, tmp: '{{title}}', ...place } },
			},
			slides: [ { title: 'A bridge' }, { title: 'A hundred meters without a pier' } ],
		} ) )
	);
	for ( const [ at, { html, rules } ] of compiled.entries() ) {
		await engine.go(
			`data:text/html;charset=utf-8,${ encodeURIComponent(
				`<!doctype html><title>Hints</title><style>body{margin:0;padding-block:200px 900px}${ STYLE }${ rules }</style>${ html.replaceAll( ' hidden', '' ) }`
			) }`
		);
		const found = await engine.evaluate( () => {
			window.scrollTo( 1000, 0 );
			const edge = document.documentElement.clientWidth;
			const out = [ ...document.querySelectorAll( '.fr-slider__bullet, .fr-slider__hint' ) ]
				.map( ( part ) => part.getBoundingClientRect() )
				.filter( ( { left, right, width } ) => ! width || left < -0.5 || right > edge + 0.5 )
				.map( ( { left, right } ) => `${ left } ${ right }` );
			return { out, scrolled: window.scrollX };
		} );
		expect( found, JSON.stringify( places[ at ] ) ).toEqual( { out: [], scrolled: 0 } );
	}
} );
