/** What a slider may cost on the page, in bytes, order and counts: figures that are the same on every machine. */
import { listenersIn, watchListeners } from '../../support/listeners';
import { openSlider, PAGE, running } from '../../support/sliders';
import { expect, test } from '../../support/test';
import { inWholeBrowser } from '../../support/full-chromium';

// As visitors have it: the one without windows brings pictures from farther below.
test.use( { launchOptions: async ( { launchOptions }, give ) => give( inWholeBrowser( launchOptions ) ) } );

const KB = 1024;

declare global {
	interface Window {
		seen: { largest: number; shift: number };
	}
}

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } );

	test.beforeEach( ( { page } ) =>
		page.addInitScript( () => {
			window.seen = { largest: 0, shift: 0 };
			new PerformanceObserver( ( list ) => {
				window.seen.largest = list.getEntries().at( -1 )!.startTime;
			} ).observe( { type: 'largest-contentful-paint', buffered: true } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as ( PerformanceEntry & { value: number } )[] ) {
					window.seen.shift += entry.value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} )
	);

	test( 'the first picture is small, comes first, and no script of the engine is before it', async ( { page } ) => {
		const pictures = new Map< string, number >();
		page.on( 'requestfinished', async ( request ) => {
			if ( request.resourceType() === 'image' ) {
				pictures.set( request.url(), ( await request.sizes() ).responseBodySize );
			}
		} );
		await page.goto( PAGE );
		await running( page.locator( '#hero' ) );
		const timings = await page.evaluate( () => ( {
			...window.seen,
			engine: performance
				.getEntriesByType( 'resource' )
				.filter( ( { name } ) => name.includes( '/build/engine/' ) )
				.map( ( { startTime } ) => startTime ),
		} ) );
		expect( timings.largest ).toBeGreaterThan( 0 );
		expect( timings.engine.length ).toBeGreaterThan( 0 );
		expect( Math.min( ...timings.engine ) ).toBeGreaterThanOrEqual( timings.largest );
		const first = await page
			.locator( '#hero img' )
			.evaluate( ( image ) => ( image as HTMLImageElement ).currentSrc );
		expect( pictures.get( first ) ).toBeLessThan( 25 * KB );
	} );

	test( 'all pictures that come with the page are small together, and those beside what is seen', async ( {
		page,
	} ) => {
		const sizes: Promise< number >[] = [];
		page.on( 'requestfinished', ( request ) => {
			if ( request.resourceType() === 'image' ) {
				sizes.push( request.sizes().then( ( { responseBodySize } ) => responseBodySize ) );
			}
		} );
		const sum = async () => ( await Promise.all( sizes ) ).reduce( ( all, size ) => all + size, 0 );
		await page.goto( PAGE, { waitUntil: 'load' } );
		const atLoad = await sum();
		expect( atLoad ).toBeGreaterThan( 0 );
		expect( atLoad ).toBeLessThan( 40 * KB ); // Of sizes in which no blocks show; the first slide's own has 25.
		// Once the line is quiet, the neighbors of visible slides follow with low priority.
		await page.waitForLoadState( 'networkidle' );
		expect( await sum() ).toBeLessThan( 72 * KB );
	} );

	test( 'nothing moves that was painted, from the first byte to the last slider', async ( { page } ) => {
		await page.goto( PAGE );
		for ( const slider of await page.locator( '.fr-slider' ).all() ) {
			await slider.scrollIntoViewIfNeeded();
			await running( slider );
		}
		expect( await page.evaluate( () => window.seen.shift ) ).toBeLessThanOrEqual( 0.005 );
	} );

	test( 'only the modules that are used come, and only when their slider is near', async ( { page } ) => {
		const asked = new Set< string >();
		page.on( 'request', ( request ) => {
			const [ , name ] = /\/build\/engine\/(?:modules\/)?([\w-]+)\.js/.exec( request.url() ) ?? [];
			if ( name ) {
				asked.add( name );
			}
		} );
		await page.goto( PAGE );
		await running( page.locator( '#hero' ) );
		for ( const far of [ 'carousel', 'ring', 'modal', 'thumbs', 'cube', 'pieces' ] ) {
			expect( asked, far ).not.toContain( far );
		}
		await openSlider( page, 'flat' );
		expect( asked ).toContain( 'carousel' );
		expect( asked ).not.toContain( 'cube' );
	} );
} );

for ( const id of [ 'works', 'flat', 'thumbs' ] ) {
	test( `${ id }: at most 9 elements and 12 listeners are added at rest`, async ( { page } ) => {
		await watchListeners( page );
		await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
		const slider = page.locator( `#${ id }` );
		const printed = ( await ( await page.request.get( PAGE ) ).text() )
			.split( `id="${ id }"` )[ 1 ]!
			.split( '</section>' )[ 0 ]!;
		await slider.scrollIntoViewIfNeeded();
		await running( slider );
		const before = await page.evaluate( ( html ) => {
			const parsed = new DOMParser().parseFromString( `<section ${ html }</section>`, 'text/html' );
			return parsed.querySelectorAll( 'section *' ).length;
		}, printed );
		const after = await slider.locator( '*' ).count();
		expect( after - before ).toBeLessThanOrEqual( 9 );
		await expect.poll( async () => ( await listenersIn( slider ) ).length ).toBeLessThanOrEqual( 12 );
	} );
}
