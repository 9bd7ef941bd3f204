/** Sliders narrower than their buttons side by side, a story that scrolls for who wants no motion, a count that begins, and an upright carousel. */
import { compiledByPhp } from '../../../packages/slider/tests/compiled';
import { box, boxNow } from '../../support/settled-layout';
import { buttonsOfSlider } from '../../support/slider-buttons';
import { openCompiled, openPrinted, runByHand, runEngine } from '../../support/compiled-slider';
import { COLORED_SLIDES, countdown, PINNED, roomToScroll, VERTICAL_CAROUSEL } from '../../support/slider-models';
import { expect, test } from '../../support/test';

for ( const width of [ 160, 240, 319 ] ) {
	test( `the buttons of a slider of ${ width } px do not lie on each other`, async ( { page } ) => {
		for ( const direction of [ 'horizontal', 'vertical' ] ) {
			const [ compiled ] = compiledByPhp( [
				{
					schema: 1,
					alias: 'small',
					options: { navigation: { arrows: { enable: true }, bullets: { enable: true, direction } } },
					slides: COLORED_SLIDES,
				},
			] );
			await openCompiled( page, compiled!, { head: `.fr-slider{inline-size:${ width }px}` } );
			await runEngine( page );
			const { parts, overlapping, outside } = await page.evaluate(
				buttonsOfSlider,
				'.fr-slider__controls > :is(button, .fr-slider__bullets)'
			);
			expect( { parts, wrong: [ ...overlapping, ...outside ] }, direction ).toEqual( { parts: 4, wrong: [] } );
		}
	} );
}

for ( const reducedMotion of [ 'reduce', 'no-preference' ] as const ) {
	test( `a pinned story takes room to scroll only where it moves: ${ reducedMotion }`, async ( { page } ) => {
		await page.emulateMedia( { reducedMotion } );
		await openPrinted( page, PINNED, { run: false, head: 'body{padding-block-end:2000px}' } );
		const wanted = reducedMotion === 'reduce' ? 0 : 2000;
		expect( await page.evaluate( roomToScroll ) ).toBe( wanted );
		await runEngine( page );
		expect( await page.evaluate( roomToScroll ) ).toBe( wanted );
	} );
}

for ( const size of [ 24, 64 ] ) {
	test( `a layer of ${ size } px stands still when it begins to count down`, async ( { page } ) => {
		await openPrinted( page, countdown( size ), { run: false } );
		const content = page.locator( '.fr-layer__content' );
		const before = await box( content );
		await runEngine( page );
		await expect( content ).toHaveRole( 'timer' );
		const after = await box( content );
		expect( after.y ).toBeCloseTo( before.y, 0 );
		expect( after.height ).toBeCloseTo( before.height, 0 );
	} );
}

test( 'an upright carousel is drawn up and down with the mouse, and not to the side', async ( { page } ) => {
	await openPrinted( page, VERTICAL_CAROUSEL );
	const active = page.locator( '.fr-slide[data-state="active"]' );
	await expect( active ).toHaveAttribute( 'data-key', 'a' );
	const { x, y, width, height } = await boxNow( page.locator( '.fr-slider__stage' ) );
	const [ left, top ] = [ x + width / 2, y + height / 2 ];
	const draw = async ( across: number, up: number ) => {
		await page.mouse.move( left, top );
		await page.mouse.down();
		await page.mouse.move( left - across, top - up, { steps: 8 } );
		await page.mouse.up();
	};
	await draw( 200, 0 );
	await draw( 0, height / 2 );
	await expect( active ).toHaveAttribute( 'data-key', /[bc]/ );
	await draw( 0, -height );
	await expect( active ).not.toHaveAttribute( 'data-key', /[bc]/ );
} );

for ( const orientation of [ 'v', 'h' ] ) {
	test( `without the module of carousels each slide stands alone in its place: ${ orientation }`, async ( {
		page,
	} ) => {
		const { options, slides } = VERTICAL_CAROUSEL;
		const carousel = { ...options.carousel, orientation };
		await openPrinted( page, { options: { ...options, carousel }, slides }, { run: false } );
		await page.route( /modules\/carousel/, ( route ) => route.abort() );
		/** Slides that are seen, and where the last of them stands. */
		const seen = () =>
			page.locator( '.fr-slide' ).evaluateAll( ( all ) => {
				const shown = all.filter( ( slide ) => getComputedStyle( slide ).visibility === 'visible' );
				const { x, y, width, height } = shown.at( -1 )!.getBoundingClientRect();
				return {
					keys: shown.map( ( slide ) => ( slide as HTMLElement ).dataset.key ),
					at: [ x, y, width, height ],
				};
			} );
		const { x, y, width, height } = await box( page.locator( '[data-key=a]' ) );
		await runByHand( page );
		expect( await seen() ).toEqual( { keys: [ 'a' ], at: [ x, y, width, height ] } );
		await page.evaluate( () => {
			void window.film.slider.go( 1 );
			return window.film.clock.pass( 2000 );
		} );
		expect( await seen() ).toEqual( { keys: [ 'b' ], at: [ x, y, width, height ] } );
	} );
}
