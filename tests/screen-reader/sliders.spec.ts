import type { Engine } from '../support/engines/engine';
import { near } from '../support/screen-reader/near';
import { expect, test } from '../support/screen-reader/test';

/** Sliders and carousels of the page, brought into the window one by one; those that play have gone on when this is over. */
async function watchAll( engine: Engine ) {
	const count = await engine.evaluate( () => document.querySelectorAll( '.fr-slider, .fr-carousel' ).length );
	for ( let at = 0; at < count; at++ ) {
		const state = () =>
			engine.evaluate( ( index ) => {
				const moving = document.querySelectorAll< HTMLElement >( '.fr-slider, .fr-carousel' )[ index ]!;
				const pause = moving.querySelector< HTMLElement >( '[data-pause]' );
				return {
					isSeen: moving.checkVisibility(),
					isReady: moving.dataset.state === 'ready',
					// A hero has one slide: what its button pauses moves within it.
					goesOn: pause?.dataset.state === 'playing' && ! moving.matches( '.fr-slider--hero' ),
					slide: moving.querySelector< HTMLElement >( '.fr-slide[data-state=active]' )?.dataset.key,
				};
			}, at );
		if ( ! ( await state() ).isSeen ) {
			continue;
		}
		await engine.evaluate( ( index ) => {
			const moving = document.querySelectorAll( '.fr-slider, .fr-carousel' )[ index ]!;
			moving.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}, at );
		await expect.poll( async () => ( await state() ).isReady ).toBe( true );
		const { goesOn, slide } = await state();
		if ( goesOn ) {
			await expect.poll( async () => ( await state() ).slide ).not.toBe( slide );
		}
	}
	return count;
}

for ( const page of [ '/', '/sliders/', '/style-page/' ] ) {
	test( `nobody touches anything on ${ page }: nothing is said`, async ( { engine, reader } ) => {
		test.slow(); // Sliders that play are waited for.
		expect( await reader.go( `${ process.env.WP_BASE_URL }${ page }` ) ).toEqual( [] );
		expect( await watchAll( engine ) ).toBeGreaterThan( 0 );
		expect( await reader.said() ).toEqual( [] );
	} );
}

test( 'slider: the button is read by its name, the slide with its place in front, and no other slider speaks', async ( {
	engine,
	reader,
} ) => {
	await reader.go( `${ process.env.WP_BASE_URL }/sliders/` );
	await near( engine, '#works [data-pause]' );
	await reader.reads( /^Pause.* push button\.$/ );
	await engine.press( 'Enter' );
	await near( engine, '#works [data-go=next]' );
	await reader.reads( /^Next.* push button\.$/ );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.hears( '2 of 3', 'A 40-meter span of spruce' );
	expect( await reader.said() ).toHaveLength( 1 );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.hears( '3 of 3', 'A spiral staircase on one column' );
	expect( await reader.said() ).toHaveLength( 1 );
} );

test( 'carousel: the list says its place after each command, and nothing by itself', async ( { engine, reader } ) => {
	const carousel = '#style-frontage-carousel .fr-carousel';
	await reader.go( `${ process.env.WP_BASE_URL }/style-page/` );
	await near( engine, `${ carousel } [data-part=pause]` );
	await reader.reads( 'carousel How we work', 'Pause push button.' );
	await engine.press( 'Enter' );
	await near( engine, `${ carousel } [data-part=next]` );
	await reader.reads( 'Next push button.' );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.hears( 'Item 2 of 5' );
	await near( engine, `${ carousel } .fr-carousel__dot:nth-child(3)` );
	await reader.reads( 'Item 3 of 5 push button.' );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.hears( 'Item 3 of 5' );
	expect( await reader.said() ).toHaveLength( 1 );
} );
