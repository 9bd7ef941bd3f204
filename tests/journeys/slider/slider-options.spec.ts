import { openPrinted } from '../../support/compiled-slider';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

/** What options of a module draw, as a browser has it: the rules that the stylesheet does not hold, and the pictures' widths. */
const levels = { responsiveLevels: [ 1240, 1024, 778, 480 ], visibilityLevels: [ 1240, 1024, 778, 480 ] };
const stands = { stopLoop: true, stopAtSlide: 1, stopAfterLoops: 0 };
const grid = { ...levels, gridwidth: [ 1000 ], gridheight: [ 400 ] };

const picture = ( name: string ) => ( {
	image: {
		url: `/${ name }-1600.svg`,
		width: 1600,
		height: 900,
		srcset: [ 300, 600, 900, 1200, 1600 ].map( ( width ) => `/${ name }-${ width }.svg ${ width }w` ).join( ', ' ),
	},
} );
const slides = [ 'Fjord', 'Hall', 'Night' ].map( ( title ) => ( {
	title,
	background: picture( title.toLowerCase() ),
} ) );

test( 'an arrow shows what it leads to while it is pointed at or focused', async ( { page } ) => {
	const tmp = '<span class="tp-arr-imgholder"></span><b>{{title}}</b>';
	await openPrinted( page, {
		options: { ...grid, ...stands, sliderLayout: 'fullwidth', navigation: { arrows: { enable: true, tmp } } },
		slides,
	} );
	const next = page.locator( '[data-go="next"]' );
	const shown = next.locator( '.fr-slider__hint:not([hidden])' );
	await expect( shown ).toBeHidden();
	await next.hover();
	await expect( shown ).toBeVisible();
	await expect( shown ).toHaveText( 'Hall' );
	await expect( shown.locator( 'img' ) ).toBeVisible();
	await next.click();
	await expect( shown ).toHaveText( 'Night' );
	await page.mouse.move( 0, 0 );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '[data-go="previous"] .fr-slider__hint:not([hidden])' ) ).toHaveText( 'Fjord' );
	await expect( page.locator( '[data-go="previous"] .fr-slider__hint:not([hidden])' ) ).toBeVisible();
} );

test(
	'so many thumbnails are seen, narrower on a telephone, and the pause button lies above them',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const thumbnails = {
			enable: true,
			width: 200,
			min_width: 60,
			height: 50,
			visibleAmount: 2,
			space: 10,
			v_offset: 0,
		};
		const options = { ...grid, sliderLayout: 'fullwidth', navigation: { thumbnails } };
		for ( const [ width, each ] of [
			[ 1000, 200 ],
			[ 300, 143 ], // ( 300 - 2 × 2 - 10 ) / 2
		] as const ) {
			await page.setViewportSize( { width, height: 600 } );
			await openPrinted( page, { options, slides } );
			await page.locator( '[data-pause]' ).click(); // One that plays never comes to rest.
			const [ strip, thumb, { x, y, width: wide, height } ] = await boxes(
				page.locator( '.fr-slider__thumbs' ),
				page.locator( '.fr-slider__thumb' ).first(),
				page.locator( '[data-pause]' )
			);
			expect( thumb.width ).toBeCloseTo( each, 0 );
			expect( strip.width ).toBeCloseTo( 2 * each + 10 + 4, 0 );
			const above = await page.evaluate(
				( [ left, top ] ) => document.elementFromPoint( left!, top! )!.closest( 'button' )?.className,
				[ x + wide / 2, y + height / 2 ]
			);
			expect( above ).toBe( 'fr-slider__pause' );
		}
	}
);

test( 'a slider grows with the slide that is shown, and only with that', async ( { page } ) => {
	const long = { html: 'Many words that run on. '.repeat( 120 ), style: { fontSize: [ 30 ], lineHeight: [ 40 ] } };
	const row = { type: 'row', layers: [ { type: 'column', layers: [ long ] } ] };
	const model = { options: { ...grid, ...stands, autoHeight: true }, slides: [ { layers: [ row ] }, {} ] };
	const height = async () => ( await box( page.locator( '.fr-slider__stage' ) ) ).height;
	await openPrinted( page, model, { run: false } );
	const painted = await height();
	expect( painted ).toBeGreaterThan( 800 );
	await openPrinted( page, { ...model, options: { ...model.options, startWithSlide: 2, stopAtSlide: 2 } } );
	expect( await height() ).toBe( 400 );
} );

test( 'content leaves a slider that lets it', async ( { page } ) => {
	const layer = { html: 'Out', box: { x: [ 'center' ], offsetY: [ 380 ] }, style: { fontSize: [ 60 ] } };
	await openPrinted( page, { options: { ...grid, forceOverflow: true }, slides: [ { layers: [ layer ] }, {} ] } );
	const found = await page.evaluate( () => {
		const { left, right, bottom } = document.querySelector( '.fr-layer' )!.getBoundingClientRect();
		return document.elementFromPoint( ( left + right ) / 2, bottom - 4 )?.textContent;
	} );
	expect( found ).toBe( 'Out' );
} );

test( 'in fullscreen a page says how much of the window is taken, else the document does', async ( { page } ) => {
	await page.setViewportSize( { width: 1000, height: 700 } );
	const height = async () => ( await box( page.locator( '.fr-slider__stage' ) ) ).height;
	const model = { options: { ...grid, ...stands, sliderLayout: 'fullscreen', fullScreenOffset: 100 }, slides };
	await openPrinted( page, model );
	expect( await height() ).toBe( 600 );
	await openPrinted( page, model, { head: ':root{--fr-offset:250px}' } );
	expect( await height() ).toBe( 450 );
} );

test( 'pictures are asked for as wide as they are drawn', { tag: '@smoke' }, async ( { page } ) => {
	const asked = ( at = 0 ) =>
		page
			.locator( '.fr-slide__image' )
			.nth( at )
			.evaluate( async ( image: HTMLImageElement ) => {
				await image.decode();
				return Number( /-(\d+)\.svg$/.exec( image.currentSrc )![ 1 ] );
			} );
	const high = {
		...levels,
		sliderLayout: 'fullwidth',
		gridwidth: [ 1240, 1024, 778, 400 ],
		gridheight: [ 400, 400, 400, 400 ],
	};
	for ( const [ width, height, options, wanted ] of [
		[ 1100, 600, high, 1200 ],
		[ 390, 600, high, 600 ], // 390 px high and 16:9: 693 px wide, of which half as much again as the window is enough.
		[ 1000, 620, { ...grid, sliderLayout: 'fullscreen' }, 1200 ], // 620 × 16/9 = 1102
		[ 1000, 400, { ...grid, sliderLayout: 'fullscreen' }, 1200 ],
		[
			1200,
			600,
			{ ...grid, sliderType: 'carousel', sliderLayout: 'fullwidth', gridwidth: [ 300 ], gridheight: [ 169 ] },
			300,
		],
		[ 1200, 600, { ...grid, sliderLayout: 'auto', gridwidth: [ 600 ], gridheight: [ 300 ] }, 600 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await openPrinted( page, { options, slides }, { run: false } );
		expect( await asked(), JSON.stringify( { width, options } ) ).toBe( wanted );
	}
} );

test( 'arrows and bullets go where the window is narrower, or wider, than they are meant for', async ( { page } ) => {
	const arrows = { enable: true, hide_under: 600 };
	const bullets = { enable: true, hide_over: 1000, size: 12, space: 20, v_offset: 40 };
	await openPrinted( page, { options: { ...grid, ...stands, navigation: { arrows, bullets } }, slides } );
	for ( const [ width, arrow, bullet ] of [
		[ 390, false, true ],
		[ 800, true, true ],
		[ 1200, true, false ],
	] as const ) {
		await page.setViewportSize( { width, height: 700 } );
		await expect( page.locator( '[data-go="next"]' ) ).toBeVisible( { visible: arrow } );
		await expect( page.locator( '.fr-slider__bullets' ) ).toBeVisible( { visible: bullet } );
	}
	// Place and gaps are those of the dots, not of the larger buttons around them.
	await page.setViewportSize( { width: 800, height: 700 } );
	const [ stage, ...dots ] = await boxes(
		page.locator( '.fr-slider__stage' ),
		...( await page.locator( '.fr-slider__bullet' ).all() )
	);
	const middles = dots.map( ( dot ) => [
		Math.round( ( dot.left + dot.right - stage.left - stage.right ) / 2 ),
		Math.round( stage.bottom - ( dot.top + dot.bottom ) / 2 ),
	] );
	expect( middles ).toEqual( [
		[ -32, 46 ],
		[ 0, 46 ],
		[ 32, 46 ],
	] );
} );
