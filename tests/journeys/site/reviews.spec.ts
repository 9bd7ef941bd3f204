import type { Page } from '@playwright/test';
import { publish } from '../../support/forms';
import { provide, PROVIDER, STRANGER } from '../../support/reviews-provider';
import { shifts, watchShifts } from '../../support/scrolling';
import { box as boxOf } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// A provider's widget on a page: who is asked, when, and who is listened to. Nothing goes to the internet.

const FIRM = '46d6a890000064000500e0c3';
const LIST = '539ad0ffdec7e10e686debd7';
const LINK = 'https://www.trustpilot.com/review/example.com';
const ADDRESS = `${ PROVIDER }/trustboxes/${ LIST }/index.html?templateId=${ LIST }&businessunitId=${ FIRM }#locale=en-GB&styleHeight=240px&styleWidth=100%25&theme=light&stars=4%2C5`;

const block = ( more: object = {} ) =>
	`<!-- wp:frontage/reviews ${ JSON.stringify( {
		mode: 'frame',
		url: LINK,
		businessUnit: FIRM,
		template: LIST,
		locale: 'en-GB',
		height: '240',
		stars: '4,5',
		...more,
	} ) } /-->`;
const far =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const box = ( page: Page ) => page.locator( '.fr-reviews-frame' );
const frame = ( page: Page ) => box( page ).locator( 'iframe' );
const show = ( page: Page ) => page.getByRole( 'button', { name: 'Show reviews' } );
const link = ( page: Page ) => page.getByRole( 'link', { name: 'Our reviews on Trustpilot' } );
const state = ( page: Page, is: string ) => expect( box( page ) ).toHaveAttribute( 'data-fr-state', is );
const inside = ( page: Page ) => page.frames().find( ( one ) => one.url().startsWith( PROVIDER ) );

/** On a slow machine the theme's font comes after the first paint and moves lines by itself. */
const withoutFont = ( page: Page ) => page.route( /\.woff2/, ( route ) => route.abort() );

test(
	'nobody is asked before the click; then it is one frame with the exact address, in a box of its own',
	{ tag: '@smoke' },
	async ( { page, requestUtils, axe } ) => {
		const asked = await provide( page );
		await withoutFont( page );
		await watchShifts( page );
		await page.goto( await publish( requestUtils, block() ) );
		await state( page, 'asking' );
		await expect( box( page ) ).toContainText( 'widget.trustpilot.com' );
		await expect( box( page ) ).toContainText( 'IP address' );
		expect( await axe( '.fr-reviews' ) ).toEqual( [] );
		expect( asked ).toEqual( [] );

		await show( page ).click();
		await state( page, 'shown' );
		await expect( frame( page ) ).toHaveCount( 1 );
		await expect( frame( page ) ).toHaveAttribute( 'src', ADDRESS );
		await expect( frame( page ) ).toHaveAttribute( 'sandbox', 'allow-scripts allow-same-origin allow-popups' );
		await expect( frame( page ) ).toHaveAttribute( 'referrerpolicy', 'strict-origin-when-cross-origin' );
		await expect( frame( page ) ).toHaveAttribute( 'loading', 'lazy' );
		await expect( frame( page ) ).toHaveAttribute( 'title', /\S/ );
		await expect( link( page ) ).toBeHidden();
		await expect( frame( page ) ).toBeFocused();
		expect( asked ).toEqual( [ ADDRESS.split( '#' )[ 0 ] ] );
		expect( await axe( '.fr-reviews' ) ).toEqual( [] );
		expect( await shifts( page ) ).toBe( 0 );

		// For this page alone: nothing was to be remembered.
		await page.reload();
		await state( page, 'asking' );
		expect( await page.evaluate( () => localStorage.length ) ).toBe( 0 );
	}
);

test( 'by keys, always: it is remembered, comes by itself next time without moving anything, and is taken back', async ( {
	page,
	requestUtils,
} ) => {
	await provide( page );
	await withoutFont( page );
	await watchShifts( page );
	const address = await publish(
		requestUtils,
		`${ block() }<!-- wp:paragraph --><p>What follows.</p><!-- /wp:paragraph -->`
	);
	await page.goto( address );
	await page.getByRole( 'checkbox', { name: 'Always show on this site' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( show( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await state( page, 'shown' );
	await page.goto( address );
	await state( page, 'shown' );
	expect( await shifts( page ) ).toBe( 0 );
	expect( await page.evaluate( () => Object.keys( localStorage ) ) ).toEqual( [ 'frontage:reviews' ] );
	await page.getByRole( 'button', { name: 'Stop showing reviews' } ).click();
	await state( page, 'asking' );
	await expect( frame( page ) ).toHaveCount( 0 );
	await expect( show( page ) ).toBeFocused();
	expect( await page.evaluate( () => localStorage.length ) ).toBe( 0 );
} );

test(
	'a consent plugin is asked where there is one; withdrawn, the frame is gone',
	{ tag: '@smoke' },
	async ( { page, requestUtils } ) => {
		const asked = await provide( page );
		await page.addInitScript( () => {
			const given = new Set();
			const tell = () =>
				document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: {} } ) );
			Object.assign( window, {
				wp_has_consent: ( category: string ) => given.has( category ),
				allow: ( category: string ) => ( given.add( category ), tell() ),
				deny: ( category: string ) => ( given.delete( category ), tell() ),
			} );
		} );
		await page.goto( await publish( requestUtils, block() ) );
		await state( page, 'asking' );
		await page.evaluate( 'allow( "statistics" )' );
		await state( page, 'asking' );
		expect( asked ).toEqual( [] );
		await page.evaluate( 'allow( "marketing" )' );
		await state( page, 'shown' );
		await page.evaluate( 'deny( "marketing" )' );
		await state( page, 'asking' );
		await expect( frame( page ) ).toHaveCount( 0 );
		await expect( link( page ) ).toBeVisible();
	}
);

test( 'what is far away asks nobody, not even this site for its script, until it is 200 px from sight', async ( {
	page,
	requestUtils,
} ) => {
	const asked = await provide( page );
	const own: string[] = [];
	page.on( 'request', ( request ) => own.push( request.url() ) );
	await page.addInitScript( () =>
		localStorage.setItem( 'frontage:reviews', JSON.stringify( { value: true, until: Number.MAX_SAFE_INTEGER } ) )
	);
	await page.setViewportSize( { width: 1000, height: 800 } );
	await page.goto( await publish( requestUtils, far + block() ) );
	await page.waitForLoadState( 'networkidle' );
	const late = () => own.filter( ( url ) => url.includes( 'reviews-frame/lazy' ) ).length;
	const scrollTo = ( apart: number ) =>
		box( page ).evaluate(
			( one, px ) => scrollBy( { top: one.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' } ),
			apart
		);
	await scrollTo( 210 );
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
	);
	expect( late() ).toBe( 0 );
	expect( asked ).toEqual( [] );
	await scrollTo( 190 );
	await expect.poll( late ).toBe( 1 );
	await state( page, 'shown' );
	expect( asked ).toHaveLength( 1 );
} );

test( 'a page that changes while it is on its way starts it once', async ( { page, requestUtils } ) => {
	await page.clock.install();
	await provide( page );
	let go = () => {};
	const held = new Promise< void >( ( over ) => ( go = over ) );
	await page.route( /reviews-frame\/lazy/, async ( route ) => {
		await held;
		await route.continue();
	} );
	const asked = page.waitForRequest( /reviews-frame\/lazy/ );
	await page.goto( await publish( requestUtils, block() ) );
	await asked;
	await page.evaluate( () => document.body.append( document.createElement( 'p' ) ) );
	await page.clock.runFor( 200 );
	await page.evaluate( () => new Promise( ( seen ) => new IntersectionObserver( seen ).observe( document.body ) ) ); // What was looked at before has been seen by then, too.
	go();
	await show( page ).click();
	await state( page, 'shown' );
	await expect( frame( page ) ).toHaveCount( 1 );
} );

test( 'the frame is listened to, and nobody else; it changes its height and opens popups of its own', async ( {
	page,
	requestUtils,
} ) => {
	await provide( page );
	await page.goto( await publish( requestUtils, block( { height: '100' } ) ) );
	await show( page ).click();
	await state( page, 'shown' );
	const height = async () => Math.round( ( await boxOf( frame( page ).first() ) ).height );
	await expect.poll( height ).toBe( 180 );
	const say = ( what: unknown ) => inside( page )!.evaluate( ( said ) => ( window as any ).say( said ), what );
	const heard = () =>
		inside( page )!.evaluate( () => ( window as any ).heard as Array< Record< string, string > | string > );
	await expect
		.poll( async () => ( await heard() ).map( ( said ) => ( typeof said === 'string' ? said : said.command ) ) )
		.toEqual( [ 'setId', 'loaded', 'impression-received', 'trustbox-in-viewport' ] );

	for ( const wrong of [
		{ command: 'resize-height', height: 300, widgetId: 'another' },
		{ command: 'resize-height', height: 'tall' },
		{ command: 'resize-height', height: -5 },
		{ command: 'resize-height', height: 1e9 },
		{
			command: 'setStyle',
			style: { backgroundImage: `url(${ STRANGER })`, height: 'expression(1)', position: 'url(x)' },
		},
		{ command: 'constructor' },
		{ command: 'createIFrame', name: 'evil', source: '//stranger.test/x.html' },
		{ command: 'createIFrame', name: 'evil', source: '../x.html' },
		'no JSON',
		'null',
	] ) {
		await say( wrong );
	}
	// A stranger who repeats what the page says, word by word.
	const before = await page.evaluate( ( url ) => {
		const other = document.createElement( 'iframe' );
		other.src = url;
		document.body.append( other );
		return new Promise< number >( ( done ) => {
			other.onload = () => {
				const words = { command: 'resize-height', height: 400 };
				addEventListener( 'message', () => done( 1 ), { once: true } );
				other.contentWindow!.postMessage( JSON.stringify( words ), '*' );
			};
		} );
	}, STRANGER );
	expect( before ).toBe( 1 );
	await say( { command: 'ping' } );
	await expect.poll( async () => JSON.stringify( ( await heard() ).at( -1 ) ) ).toContain( 'pong' );
	expect( await height() ).toBe( 180 );
	await expect( frame( page ) ).toHaveCount( 1 );

	await say( {
		command: 'createIFrame',
		name: 'popup',
		source: 'popup.html',
		show: true,
		styles: { position: 'absolute', top: '0', width: '50%', height: '60px' },
	} );
	await expect( frame( page ) ).toHaveCount( 2 );
	await expect( frame( page ).nth( 1 ) ).toHaveAttribute(
		'src',
		ADDRESS.replace( 'index.html', 'popup.html' ).replace( '240px', '100px' )
	);
	await expect( frame( page ).nth( 1 ) ).toHaveAttribute( 'sandbox', 'allow-scripts allow-same-origin allow-popups' );
	await expect( frame( page ).nth( 1 ) ).toBeVisible();
	await page.locator( 'h1' ).first().click();
	await expect( frame( page ).nth( 1 ) ).toBeHidden();
} );

test( 'nothing is told of the visitor where the editor switched that off', async ( { page, requestUtils } ) => {
	await provide( page );
	await page.goto( await publish( requestUtils, block( { tracking: false } ) ) );
	await show( page ).click();
	await state( page, 'shown' );
	const say = () => inside( page )!.evaluate( () => ( window as any ).say( { command: 'ping' } ) );
	const heard = () => inside( page )!.evaluate( () => JSON.stringify( ( window as any ).heard ) );
	await expect.poll( heard ).toContain( 'loaded' );
	await say();
	await expect.poll( heard ).toContain( 'pong' );
	expect( await heard() ).not.toMatch( /impression|viewport|userAgent/ );
} );

test(
	'what does not come leaves the link; so does a wrong value, and a page without script',
	{ tag: '@smoke' },
	async ( { page, browser, requestUtils } ) => {
		const address = await publish( requestUtils, block() );
		await page.clock.install();
		await provide( page, 'silent' );
		await page.goto( address );
		await show( page ).click();
		await state( page, 'loading' );
		await expect( link( page ) ).toBeVisible();
		await page.clock.runFor( 10_000 );
		await state( page, 'failed' );
		await expect( frame( page ) ).toHaveCount( 0 );
		await expect( link( page ) ).toBeVisible();

		await page.goto( await publish( requestUtils, block( { businessUnit: 'wrong' } ) ) );
		await expect( link( page ) ).toHaveAttribute( 'href', LINK );
		await expect( box( page ) ).toHaveCount( 0 );

		const still = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
		await still.goto( address );
		await expect( link( still ) ).toBeVisible();
		await expect( show( still ) ).toBeHidden();
		await still.context().close();
	}
);

test( 'a blocked host leaves the link', async ( { page, requestUtils } ) => {
	await page.clock.install();
	await provide( page, 'blocked' );
	await page.goto( await publish( requestUtils, block() ) );
	await show( page ).click();
	await expect( box( page ) ).not.toHaveAttribute( 'data-fr-state', 'asking' );
	await page.clock.runFor( 10_000 );
	await state( page, 'failed' );
	await expect( link( page ) ).toBeVisible();
} );

test( 'what was pasted asks first, too; where its own script is on the page, that has it', async ( {
	page,
	requestUtils,
} ) => {
	const asked = await provide( page );
	const pasted = `<div class="trustpilot-widget" data-locale="en-GB" data-template-id="${ LIST }" data-businessunit-id="${ FIRM }" data-style-height="240px" data-style-width="100%" data-theme="light" data-stars="4,5"><a href="${ LINK }" target="_blank" rel="noopener">Our reviews at Trustpilot</a></div>`;
	const html = ( content: string ) => `<!-- wp:html -->${ content }<!-- /wp:html -->`;
	await page.goto( await publish( requestUtils, html( pasted ) ) );
	await state( page, 'asking' );
	expect( asked ).toEqual( [] );
	await show( page ).click();
	await state( page, 'shown' );
	await expect( frame( page ) ).toHaveAttribute( 'src', ADDRESS );

	// Nor does it say itself that it may: whoever writes posts could.
	asked.length = 0;
	const given = pasted.replace( '<div', '<div data-fr-consent="given"' );
	const says = given.replace( 'trustpilot-widget', 'fr-reviews-frame' );
	for ( const content of [ given, says ] ) {
		await page.goto( await publish( requestUtils, html( content ) ) );
		await state( page, 'asking' );
	}
	expect( asked ).toEqual( [] );

	// What a script of the site brings in later is found.
	await page.evaluate( ( more ) => document.querySelector( 'main' )!.insertAdjacentHTML( 'beforeend', more ), says );
	await expect( box( page ).nth( 1 ) ).toHaveAttribute( 'data-fr-state', 'asking' );

	const script = '<script async src="//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"></script>';
	await page.goto( await publish( requestUtils, html( script ) + html( pasted ) ) );
	await page.waitForLoadState( 'networkidle' );
	await expect( page.locator( '.trustpilot-widget' ) ).not.toHaveAttribute( 'data-fr-state', /./ );
} );

test( 'under a strict policy the question and the frame work, and nothing is refused', async ( {
	browser,
	requestUtils,
} ) => {
	const context = await browser.newContext( { extraHTTPHeaders: { 'X-Frontage-Policy': 'strict' } } );
	const page = await context.newPage();
	await provide( page );
	const refused: string[] = [];
	page.on(
		'console',
		( message ) => /Content Security Policy/.test( message.text() ) && refused.push( message.text() )
	);
	await page.goto( await publish( requestUtils, block() ) );
	await show( page ).click();
	await state( page, 'shown' );
	expect( refused ).toEqual( [] );
	await context.close();
} );

test( 'an editor chooses testimonials of this site, and a page shows them without a script or a stranger', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	await publish(
		requestUtils,
		'<!-- wp:frontage/testimonials --><!-- wp:frontage/testimonial {"quote":"They measured for two days.","name":"Solveig Aas","rating":4.5,"date":"2026-03-14"} /--><!-- /wp:frontage/testimonials -->'
	);
	await admin.createNewPost( { postType: 'page', title: 'Said of us' } );
	await editor.insertBlock( { name: 'frontage/reviews' } );
	await editor.openDocumentSettingsSidebar();
	await expect( editor.canvas.getByText( 'They measured for two days.' ).first() ).toBeVisible();
	await page.getByLabel( 'Source', { exact: true } ).selectOption( 'Google' );
	await expect( page.locator( '.block-editor-block-inspector' ) ).toContainText( 'This source is not set up yet' );
	await page.getByLabel( 'Source', { exact: true } ).selectOption( 'Testimonials from this site' );
	await page.getByLabel( 'Layout' ).selectOption( 'Carousel' );
	await expect( editor.canvas.locator( '.fr-carousel .fr-review' ).first() ).toBeVisible();
	expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );
	const id = await editor.publishPost();

	const visitor = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	const asked = await provide( visitor );
	await visitor.goto( `/?page_id=${ id }` );
	await expect( visitor.getByRole( 'img', { name: '4.5 out of 5' } ).first() ).toBeVisible();
	expect( asked ).toEqual( [] );
	await visitor.context().close();
} );
