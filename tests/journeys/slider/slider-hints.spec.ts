/** Titles that bullets and arrows show when they are pointed at stand inward: none is cut off, and the page gets no wider. */
import { compiledByPhp } from '../../../packages/slider/tests/compiled';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { openCompiled } from '../../support/compiled-slider';
import { expect, test } from '../../support/test';

const SLIDES = [ 'A bridge', 'A hundred meters without a pier', 'Snow on the roof of the hall' ];

/** Bullets and arrows at every edge and corner, at the distance that is the default of their names. */
const places = [ 'left', 'center', 'right' ].flatMap( ( x ) =>
	[ 'top', 'center', 'bottom' ].map( ( y ) => ( { h_align: x, v_align: y } ) )
);
const models = places.flatMap( ( place ) =>
	[ 'horizontal', 'vertical' ].map( ( direction ) => ( {
		schema: 1,
		alias: 'hints',
		title: 'Works',
		options: {
			sliderLayout: 'fullwidth',
			gridwidth: [ 1440 ],
			gridheight: [ 600 ],
			minHeight: 400,
			navigation: {
				bullets: { enable: true, tmp: '{{title}}', direction, ...place },
				arrows: { enable: true, tmp: '{{title}}', left: place, right: place },
			},
		},
		slides: SLIDES.map( ( title ) => ( { title } ) ),
	} ) )
);

for ( const [ width, dir ] of [
	[ 390, 'ltr' ],
	[ 1440, 'rtl' ],
] as const ) {
	test( `at ${ width } px, ${ dir }`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		const printed = compiledByPhp( models );
		for ( const [ at, compiled ] of printed.entries() ) {
			// A page goes on below and above a slider.
			await openCompiled( page, compiled, { dir, head: 'body{padding-block:200px 900px}' } );
			const found = await page.evaluate( () => {
				const { left, right, width: wide } = document.querySelector( '.fr-slider' )!.getBoundingClientRect();
				for ( const part of document.querySelectorAll< HTMLElement >( '.fr-slider__controls [hidden]' ) ) {
					part.hidden = part.matches( '.fr-slider__pause, .fr-slider__progress' );
				}
				return [ ...document.querySelectorAll( '.fr-slider__bullet, .fr-slider__hint' ) ]
					.map( ( part ) => ( { part, box: part.getBoundingClientRect() } ) )
					.filter( ( { box } ) => box.left < left - 0.5 || box.right > right + 0.5 || ! box.width )
					.map(
						( { part, box } ) =>
							`${ part.className } ${ Math.round( box.left ) }–${ Math.round( box.right ) } of ${ wide }`
					);
			} );
			const { direction, h_align: x, v_align: y } = models[ at ]!.options.navigation.bullets;
			expect( found, `${ direction } ${ x } ${ y }` ).toEqual( [] );
			expect( await horizontalScroll( page ), `${ direction } ${ x } ${ y }` ).toEqual( [] );
		}
	} );
}
