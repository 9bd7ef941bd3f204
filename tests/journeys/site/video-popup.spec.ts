import type { BrowserContext, Page } from '@playwright/test';
import { behave } from '../../support/behaviors';
import { unique } from '../../support/forms';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Films over the page, rows V1 to V3: the table of addresses is walked beside the code (Jest). Nothing goes to the internet.

const ON = { 'frontage/video': { on: true } };
const SCENES = '/wp-content/mu-plugins/images/scenes';
const TUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const PLAYER = '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>';
const block = ( attributes: object ) => `<!-- wp:frontage/video-button ${ JSON.stringify( attributes ) } /-->`;

const CONTENT = [
	block( {
		url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
		anchor: 'tube',
		label: 'How we build bridges',
		consent: 'The film comes from YouTube.',
	} ),
	block( {
		url: 'https://vimeo.com/76979871',
		className: 'is-style-ripple',
		poster: { id: 0, url: `${ SCENES }/hall-780.avif`, alt: '' },
	} ),
	block( { url: `${ SCENES }/night.webm`, label: 'The night', className: 'is-style-text' } ),
	block( { url: '/?s=no-film', label: 'No film' } ),
	`<!-- wp:html --><p>
		<a id="shorts" href="https://www.youtube.com/shorts/aqz-KE-bpKQ">Short</a>
		<a id="map" href="https://www.google.com/maps?q=Oslo">Map</a>
		<a id="gone" href="/gone.mp4">Gone</a>
		<a id="like" href="/youtube.com/watch?v=aqz-KE-bpKQ">Like one</a>
		<a id="channel" href="https://www.youtube.com/@channel">Channel</a>
	</p><!-- /wp:html -->`,
	`<!-- wp:html --><a href="#fr-open-talk">Talk</a><!-- /wp:html -->`,
	`<!-- wp:frontage/overlay {"name":"talk"} --><!-- wp:heading --><h2 class="wp-block-heading">Talk</h2><!-- /wp:heading -->${ block(
		{ url: 'https://youtu.be/dQw4w9WgXcQ', label: 'In the overlay' }
	) }<!-- /wp:frontage/overlay -->`,
	...Array.from( { length: 20 }, () => '<!-- wp:paragraph --><p>A page that scrolls.</p><!-- /wp:paragraph -->' ),
].join( '\n' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Films ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

/** Whoever is asked elsewhere answers here. */
async function visit( page: Page, context: BrowserContext, answers = true ) {
	const foreign: string[] = [];
	await page.route(
		( { origin } ) => origin !== new URL( process.env.WP_BASE_URL! ).origin,
		async ( route ) => {
			foreign.push( route.request().url() );
			if ( answers ) {
				await route.fulfill( {
					contentType: 'text/html',
					body: PLAYER,
				} );
			}
		}
	);
	await behave( context, ON );
	await page.goto( address );
	await expect( page.getByRole( 'link', { name: 'The night' } ) ).toBeVisible();
	return foreign;
}
const popup = ( page: Page ) => page.locator( 'dialog.fr-video' );
const player = ( page: Page ) => popup( page ).locator( 'iframe, video' );
const opened = ( page: Page ) => expect( popup( page ) ).toHaveAttribute( 'data-state', 'opened' );
async function close( page: Page ) {
	await page.keyboard.press( 'Escape' );
	await expect( popup( page ) ).toHaveCount( 0 );
}

test(
	'V1, V2: nobody is asked before the click; then the player is what the table says, in a box of its own',
	{ tag: '@smoke' },
	async ( { page, context, axe } ) => {
		const foreign = await visit( page, context );
		expect( await axe() ).toEqual( [] );
		const tube = page.getByRole( 'link', { name: 'How we build bridges' } );
		await expect( tube ).toHaveAccessibleDescription( 'The film comes from YouTube.' );
		const late = page.waitForResponse( /video\/lazy\.js/ );
		await tube.hover();
		await late;
		expect( foreign ).toEqual( [] );
		await tube.click();
		await opened( page );
		const frame = player( page );
		await expect( frame ).toHaveAttribute( 'src', TUBE );
		await expect( frame ).toHaveAttribute( 'title', 'How we build bridges' );
		await expect( frame ).toHaveAttribute( 'allow', 'autoplay; fullscreen; picture-in-picture' );
		await expect( frame ).toHaveAttribute(
			'sandbox',
			/^allow-scripts allow-same-origin(?!.*allow-(top|forms|modals))/
		);
		await expect( page.getByRole( 'dialog', { name: 'How we build bridges' } ) ).toBeVisible();
		const { width, height } = await box( frame );
		expect( width / height ).toBeCloseTo( 16 / 9, 1 );
		await expect( page.getByRole( 'button', { name: 'Close (Esc)' } ) ).toBeFocused();
		expect( await axe( '.fr-video' ) ).toEqual( [] );
		await page.screenshot( { path: test.info().outputPath( 'open.png' ) } );
		expect( foreign ).toEqual( [ TUBE ] );
		await close( page );
		await expect( tube ).toBeFocused();

		await page.getByRole( 'link', { name: 'Play video' } ).click();
		await expect( player( page ) ).toHaveAttribute(
			'src',
			'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
		);
		await close( page );
		await page.locator( '#map' ).click();
		await expect( player( page ) ).toHaveAttribute( 'src', 'https://www.google.com/maps?q=Oslo&output=embed' );
		await close( page );

		await page.locator( '#shorts' ).click();
		await expect( player( page ) ).toHaveAttribute( 'src', TUBE );
		const upright = await box( player( page ) );
		expect( upright.height / upright.width ).toBeCloseTo( 16 / 9, 1 );
		await close( page );

		await page.getByRole( 'link', { name: 'The night' } ).click();
		const film = popup( page ).locator( 'video[controls][autoplay][playsinline]' );
		await expect( film ).toHaveAttribute( 'src', /night\.webm$/ );
		await expect
			.poll( () => film.evaluate( ( video: HTMLVideoElement ) => video.readyState ) )
			.toBeGreaterThan( 1 );
		// Beside it is the backdrop.
		await page.mouse.click( 10, 400 );
		await expect( popup( page ) ).toHaveCount( 0 );
	}
);

test( 'V1: anything else is a link', async ( { page, context } ) => {
	const foreign = await visit( page, context );
	await page.locator( '#like' ).click();
	await expect( page ).toHaveURL( /\/youtube\.com\/watch\?v=/ );
	await page.goto( address );
	await page.getByRole( 'link', { name: 'No film' } ).click();
	await expect( page ).toHaveURL( /\?s=no-film/ );
	await page.goto( address );
	await page.locator( '#channel' ).click();
	await expect( page ).toHaveURL( 'https://www.youtube.com/@channel' );
	expect( foreign.filter( ( url ) => url.includes( 'embed' ) ) ).toEqual( [] );
} );

test( 'V1: while it is off links are links, and the button plays all the same; without script it is a link too', async ( {
	page,
	browser,
} ) => {
	await page.route( '**/*youtube*/**', ( route ) => route.fulfill( { contentType: 'text/html', body: PLAYER } ) );
	await page.goto( address );
	await page.getByRole( 'link', { name: 'How we build bridges' } ).click();
	await expect( player( page ) ).toHaveAttribute( 'src', TUBE );
	await close( page );
	await page.locator( '#shorts' ).click();
	await expect( page ).toHaveURL( 'https://www.youtube.com/shorts/aqz-KE-bpKQ' );

	const still = await browser.newContext( { javaScriptEnabled: false } );
	const other = await still.newPage();
	await other.goto( address );
	const film = other.waitForRequest(
		( request ) => request.isNavigationRequest() && /night\.webm$/.test( request.url() )
	);
	await other.getByRole( 'link', { name: 'The night' } ).click();
	await film;
	await still.close();
} );

test( 'V3: sound stops when closing begins, and the frame is gone 160 ms later; there is nothing to go back to', async ( {
	page,
	context,
} ) => {
	await page.clock.install();
	await visit( page, context );
	const entries = await page.evaluate( () => history.length );
	const link = page.getByRole( 'link', { name: 'How we build bridges' } );
	await link.hover();
	await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
	await link.click();
	await opened( page );
	await expect( player( page ).contentFrame().getByText( 'Player' ) ).toBeVisible();
	const seen = await page.evaluateHandle( () => {
		const frame = document.querySelector< HTMLIFrameElement >( 'dialog.fr-video iframe' )!;
		const told = { frame, src: '?', there: false };
		document.addEventListener( 'frontage:overlay:closing', () => {
			told.src = frame.src;
			told.there = frame.isConnected;
		} );
		return told;
	} );
	const connected = () => seen.evaluate( ( { frame } ) => !! frame.parentElement );
	await page.keyboard.press( 'Escape' );
	expect( await seen.evaluate( ( { src, there } ) => ( { src, there } ) ) ).toEqual( { src: '', there: true } );
	await page.clock.runFor( 159 );
	expect( await connected() ).toBe( true );
	await page.clock.runFor( 1 );
	expect( await connected() ).toBe( false );
	expect( await page.evaluate( () => history.length ) ).toBe( entries );
} );

test(
	'V3: what does not come says so after 10 s, with the link; a file that is not there at once',
	{ tag: '@smoke' },
	async ( { page, context, axe } ) => {
		await page.clock.install();
		await visit( page, context, false );
		await page.getByRole( 'link', { name: 'How we build bridges' } ).hover();
		await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
		await page.getByRole( 'link', { name: 'How we build bridges' } ).click();
		await expect( player( page ) ).toHaveAttribute( 'src', TUBE );
		const alert = popup( page ).getByRole( 'alert' );
		await page.clock.runFor( 9999 );
		await expect( alert ).toBeEmpty();
		await page.clock.runFor( 1 );
		await expect( alert ).toContainText( 'Could not load the content.' );
		await expect( alert.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
		);
		await expect( player( page ) ).toHaveCount( 0 );
		await page.clock.resume();
		expect( await axe( '.fr-video' ) ).toEqual( [] );
		await close( page );

		await page.locator( '#gone' ).click();
		await expect( alert ).toContainText( 'Could not load the content.' );
		await expect( alert.getByRole( 'link' ) ).toHaveAttribute( 'href', /\/gone\.mp4$/ );
	}
);

test( 'O1, O2: states in their order, the page behind stays, focus stays inside; narrow windows and less motion too', async ( {
	page,
	context,
} ) => {
	await visit( page, context );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.setViewportSize( { width: 320, height: 400 } );
	await page.evaluate( () => {
		const told: string[] = [];
		Object.assign( window, { told } );
		for ( const is of [ 'opening', 'opened', 'closing', 'closed' ] ) {
			document.addEventListener( `frontage:overlay:${ is }`, () => told.push( is ) );
		}
	} );
	const link = page.getByRole( 'link', { name: 'Play video' } );
	await link.focus();
	await page.keyboard.press( 'Enter' );
	await opened( page );
	const { left, right } = await box( player( page ) );
	expect( left ).toBeGreaterThanOrEqual( 0 );
	expect( right ).toBeLessThanOrEqual( 320 );
	const before = await page.evaluate( () => scrollY );
	await page.mouse.move( 160, 390 );
	await page.mouse.wheel( 0, 200 );
	for ( let press = 0; press < 20; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate( () => {
				const { activeElement, body } = document.body.ownerDocument;
				return activeElement === body || !! activeElement?.closest( '.fr-video' );
			} )
		).toBe( true );
	}
	expect( await page.evaluate( () => scrollY ) ).toBe( before );
	await page.getByRole( 'button', { name: 'Close (Esc)' } ).click();
	await expect( popup( page ) ).toHaveCount( 0 );
	await expect( link ).toBeFocused();
	expect( await page.evaluate( () => ( window as unknown as { told: string[] } ).told ) ).toEqual( [
		'opening',
		'opened',
		'closing',
		'closed',
	] );
} );

test( 'O1: a film over an overlay closes alone; each button has its own film, which keeps its shape in a window that changes', async ( {
	page,
	context,
} ) => {
	const foreign = await visit( page, context );
	await page.getByRole( 'link', { name: 'Talk' } ).click();
	const talk = page.locator( '#fr-open-talk' );
	await expect( talk ).toHaveAttribute( 'data-state', 'opened' );
	const inside = page.getByRole( 'link', { name: 'In the overlay' } );
	await inside.click();
	await opened( page );
	await expect( player( page ) ).toHaveAttribute( 'src', /embed\/dQw4w9WgXcQ/ );
	await close( page );
	await expect( talk ).toHaveAttribute( 'data-state', 'opened' );
	await expect( inside ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( talk ).toHaveAttribute( 'data-state', 'closed' );

	await page.getByRole( 'link', { name: 'How we build bridges' } ).click();
	await opened( page );
	await expect( player( page ) ).toHaveAttribute( 'src', TUBE );
	expect( foreign ).toHaveLength( 2 );
	for ( const [ width, height ] of [
		[ 320, 600 ],
		[ 900, 320 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		const { x, y, width: wide, height: high } = await box( player( page ) );
		expect( wide ).toBeLessThanOrEqual( width );
		expect( high ).toBeLessThanOrEqual( height );
		expect( Math.min( x, y ) ).toBeGreaterThanOrEqual( 0 );
		expect( wide / high ).toBeCloseTo( 16 / 9, 1 );
	}
	expect( foreign ).toHaveLength( 2 ); // Nothing was loaded again.
} );

test( 'G9: an editor writes on the button itself, and turns core’s button into it', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: `Button ${ unique() }` } );
	await editor.setContent(
		'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://vimeo.com/76979871">Our film</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
	);
	await page.evaluate( () => {
		const { blocks, data } = (
			window as unknown as { wp: typeof import( '@wordpress/blocks' ) & Record< string, any > }
		 ).wp as any;
		const [ buttons ] = data.select( 'core/block-editor' ).getBlocks();
		data.dispatch( 'core/block-editor' ).replaceBlocks(
			buttons.clientId,
			blocks.switchToBlockType( buttons, 'frontage/video-button' )
		);
	} );
	const label = editor.canvas
		.getByRole( 'textbox', { name: 'Play video' } )
		.or( editor.canvas.locator( '.fr-video-button__label' ) )
		.first();
	await expect( label ).toHaveText( 'Our film' );
	await label.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' again' );
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toContain( '{"url":"https://vimeo.com/76979871","label":"Our film again"}' );
	await expect( editor.canvas.locator( 'iframe' ) ).toHaveCount( 0 );
} );

test( 'the address of a film, however long, has room in the sidebar of the editor', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'A film' } );
	await editor.openDocumentSettingsSidebar();
	const url = `https://example.com/films/${ 'a-long-name-'.repeat( 8 ) }.mp4`;
	await editor.insertBlock( { name: 'frontage/video-button', attributes: { url } } );
	const film = page.getByRole( 'button', { name: `Video: ${ url }` } );
	const panel = page.getByRole( 'region', { name: 'Editor settings' } );
	const [ inner, outer ] = await boxes( film, panel );
	expect( inner.right ).toBeLessThanOrEqual( outer.right );
} );
