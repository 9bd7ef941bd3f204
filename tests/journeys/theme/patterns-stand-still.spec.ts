import { publish } from '../../support/forms';
import { expect, test } from '../../support/test';

const OWN =
	/^frontage\/(team|about|testimonial|work|services|hero|logos|page|agency|club|consulting|practice|product|restaurant|shop|trade)-/; // Those that hold images.

test( 'nothing moves when the images of patterns and of the demo’s pages come late, at 390 and 1440', async ( {
	page,
	requestUtils,
} ) => {
	test.slow(); // One of its pages holds all patterns.
	await page.emulateMedia( { reducedMotion: 'reduce' } ); // What floats by itself would count as moved.
	const patterns = await requestUtils.rest< Array< { name: string; content: string } > >( {
		path: '/wp/v2/block-patterns/patterns',
	} );
	const whole = patterns.filter( ( { name } ) => OWN.test( name ) ).map( ( { content } ) => content );
	expect( whole.length ).toBeGreaterThan( 25 );
	const all = await publish( requestUtils, whole.join( '\n\n' ) );
	for ( const link of [ all, '/team/', '/about/' ] ) {
		for ( const width of [ 390, 1440 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			let release = () => {};
			const late = new Promise< void >( ( done ) => ( release = done ) );
			await page.route( /\.(svg|webp|jpe?g|png|avif)(\?|$)/, async ( route ) => {
				await late;
				await route.continue();
			} );
			await page.goto( link, { waitUntil: 'domcontentloaded' } );
			const boxes = () =>
				page.evaluate( async () => {
					await document.fonts.ready;
					return [ ...document.querySelectorAll( 'main *, footer' ) ].map( ( element ) => {
						const { top, height } = element.getBoundingClientRect();
						return `${ element.localName }.${ element.className }: ${ Math.round( top + scrollY ) } ${ Math.round( height ) }`;
					} );
				} );
			await page.evaluate(
				() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
			);
			const before = await boxes();
			const waits = () => [ ...document.images ].some( ( image ) => ! image.complete );
			expect( await page.evaluate( waits ) ).toBe( true );
			release();
			await page.evaluate( () => {
				document.querySelectorAll( 'img' ).forEach( ( image ) => ( image.loading = 'eager' ) );
			} );
			await expect
				.poll( () =>
					page.evaluate( () =>
						[ ...document.querySelectorAll< HTMLImageElement >( 'main img' ) ].every(
							( image ) => image.complete && image.naturalWidth > 0
						)
					)
				)
				.toBe( true );
			const after = await boxes();
			expect(
				after.flatMap( ( box, at ) => ( box !== before[ at ] ? [ `${ before[ at ] } → ${ box }` ] : [] ) ),
				`${ link } at ${ width }`
			).toEqual( [] );
			await page.unrouteAll( { behavior: 'wait' } );
		}
	}
} );
