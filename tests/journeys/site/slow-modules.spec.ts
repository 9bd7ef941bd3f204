/** Each behavior where a machine or network is slow: its module comes after six seconds or never, or a page takes over four. */
import type { Page } from '@playwright/test';
import glob from 'fast-glob';
import { behave, BEHAVIORS, everything } from '../../support/behaviors';
import { frames, shifts, watchShifts } from '../../support/scrolling';
import { settled } from '../../support/settled-layout';
import { finishAnimations, holdModules, refuseModules, slowly, watchConsole } from '../../support/slow-network';
import { expect, test } from '../../support/test';

const LATE = 6_000;
const SHIFT = 0.005;

/** Pages that between them use every behavior: the demo's page of switches turns on one at a time. */
const PAGES = [
	...BEHAVIORS.map( ( name ) => `/behaviors/?with=${ name }` ),
	'/',
	'/style-page/',
	'/portfolio/',
	'/contact/',
	'/members/',
	'/sliders/',
	'/product/boxed-pens/',
];
/** On no page of these: they need a provider's keys, sliders wider than a column, far backgrounds, and a profile. */
const ELSEWHERE = [ 'captcha', 'full-width', 'lazy-backgrounds', 'new-passkey' ];

const readyState = ( page: Page ) => expect.poll( () => page.evaluate( () => document.readyState ) );

/** Goes down the page and back, so that all of it has been in the window. */
async function scrollThrough( page: Page ) {
	await page.evaluate( async () => {
		for ( const top of [ innerHeight, 2 * innerHeight, document.body.scrollHeight, 0 ] ) {
			scrollTo( { top, behavior: 'instant' } );
			await new Promise( requestAnimationFrame );
		}
	} );
	await frames( page );
}

test.beforeEach( ( { page } ) => page.setViewportSize( { width: 390, height: 844 } ) );

const seen = new Set< string >();
for ( const address of PAGES ) {
	test( `${ address } with its modules late, and missing`, async ( { page } ) => {
		await watchShifts( page );
		const messages = watchConsole( page );
		await page.clock.install();

		const { paths, release } = await holdModules( page );
		await page.goto( address, { waitUntil: 'commit' } ); // The rest waits for modules.
		await readyState( page ).toBe( 'interactive' );
		await page.clock.runFor( LATE );
		await finishAnimations( page );
		await scrollThrough( page );
		expect( paths ).not.toEqual( [] );
		release();
		await readyState( page ).toBe( 'complete' );
		paths.forEach( ( path ) => seen.add( path ) );
		// A slider that plays never comes to rest: its progress bar moves.
		await page
			.locator( '.fr-slider' )
			.getByRole( 'button', { name: 'Pause' } )
			.evaluateAll( ( buttons ) => buttons.forEach( ( button ) => ( button as HTMLElement ).click() ) );
		await settled( page );
		await scrollThrough( page );
		expect( messages ).toEqual( [] );
		expect( await shifts( page ) ).toBeLessThanOrEqual( SHIFT );

		await refuseModules( page );
		await page.goto( address );
		await page.clock.runFor( LATE );
		await finishAnimations( page );
		await scrollThrough( page );
		expect( messages ).toEqual( [] );
		expect( await shifts( page ) ).toBeLessThanOrEqual( SHIFT );
	} );
}

test( 'every behavior that has a module was among them', () => {
	const modules = glob.sync( 'behaviors/*/*/view.ts' ).map( ( file ) => file.split( '/' )[ 2 ]! );
	expect(
		modules.filter( ( name ) => ! [ ...seen ].some( ( path ) => path.includes( `/behaviors/${ name }/` ) ) ).sort()
	).toEqual( ELSEWHERE );
} );

for ( const part of [ 'answered', 'painted' ] as const ) {
	test( `with every behavior on, a page that is ${ part } after more than four seconds`, async ( {
		page,
		context,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await watchShifts( page );
		const messages = watchConsole( page );
		await behave( context, everything() );
		await page.route( '**/about/', async ( route ) => {
			const response = await route.fetch();
			if ( part === 'answered' ) {
				await slowly();
			}
			const body = ( await response.text() ).replace(
				'</head>',
				'<link rel="stylesheet" href="/late.css"></head>'
			);
			await route.fulfill( { response, body } );
		} );
		await page.route( '**/late.css', async ( route ) => {
			if ( part === 'painted' ) {
				await slowly();
			}
			await route.fulfill( { contentType: 'text/css', body: '' } );
		} );
		await page.goto( '/' );
		await page.getByRole( 'banner' ).getByRole( 'link', { name: 'About', exact: true } ).click();
		await page.waitForURL( '**/about/' );
		await settled( page );
		expect( await shifts( page ) ).toBeLessThanOrEqual( SHIFT );
		await page.goBack(); // What the page before had to say has been said.
		await page.goForward();
		await settled( page );
		// Chromium says so of every page that is painted late, also of one without any script.
		const own = messages.filter(
			( text ) => ! text.startsWith( 'Transition was aborted because of invalid state' )
		);
		expect( own ).toEqual( [] );
	} );
}
