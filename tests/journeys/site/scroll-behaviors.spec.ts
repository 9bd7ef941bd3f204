import { behave } from '../../support/behaviors';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { LONG, makePage, scroll, space, top, watchErrors, words } from '../../support/scrolling';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// What comes and goes while a visitor scrolls; each test by the contract's id of what it looks at. Headers: sticky-header.

const picture = ( name: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		style: {
			background: { backgroundImage: { url: `${ process.env.WP_BASE_URL }/wp-includes/images/${ name }` } },
		},
	} ) } --><div id="${ name.split( '.' )[ 0 ] }" class="wp-block-group">${ words( 'On a picture' ) }</div><!-- /wp:group -->`;

test(
	'B5: a title is whole until 140 px and gone at 440; who tabs to a link in it sees it',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils } ) => {
		await behave( context, { 'frontage/title-fade': { on: true } } );
		await page.goto( await makePage( requestUtils, LONG ) );
		const title = page.locator( 'h1' );
		const opacity = () => title.evaluate( ( element ) => Number( getComputedStyle( element ).opacity ) );
		for ( const [ at, is ] of [
			[ 0, 1 ],
			[ 140, 1 ],
			[ 215, 0.75 ],
			[ 290, 0.5 ],
			[ 365, 0.25 ],
			[ 440, 0 ],
		] as const ) {
			await scroll( page, at );
			await expect.poll( opacity ).toBeCloseTo( is, 2 );
		}
		await title.evaluate( ( element ) => {
			const link = document.createElement( 'a' );
			link.href = '#';
			element.append( link );
			link.focus( { preventScroll: true } );
		} );
		await expect.poll( opacity ).toBe( 1 );
		await page.locator( '#link' ).focus();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await scroll( page, 440 );
		await expect.poll( opacity ).toBe( 1 );
	}
);

test(
	'B6: back to top comes past one window and leads up in 800 ms, unless somebody stops it',
	{ tag: '@smoke' },
	async ( { page, context, axe, requestUtils } ) => {
		await behave( context, { 'frontage/back-to-top': { on: true } } );
		await page.clock.install();
		const address = await makePage( requestUtils, LONG );
		await page.goto( address );
		const button = page.locator( '.fr-back-to-top' );
		const { height } = page.viewportSize()!;
		await expect( button ).toHaveClass( /is-off/ );
		await expect( button ).toBeHidden();
		await scroll( page, height + 1 );
		await expect( button ).toHaveClass( /is-on/ );
		await expect( button ).toBeVisible();
		await scroll( page, height );
		await expect( button ).toHaveClass( /is-off/ );
		await button.evaluate( ( link ) => link.focus() );
		await expect( button ).not.toBeFocused();

		const y = () => page.evaluate( () => scrollY );
		await scroll( page, 3000 );
		await expect( button ).toHaveClass( /is-on/ );
		expect( await axe( '.fr-back-to-top' ) ).toEqual( [] );
		await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
		const entries = await page.evaluate( () => history.length );
		await button.evaluate( ( link: HTMLElement ) => link.click() );
		await page.clock.runFor( 780 );
		expect( await y() ).toBeGreaterThan( 0 );
		await page.clock.runFor( 120 );
		expect( await y() ).toBe( 0 );
		expect( await page.evaluate( () => [ location.hash, history.length ] ) ).toEqual( [ '', entries ] );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.skip-link' ) ).toBeFocused();

		for ( const stop of [ 'wheel', 'touchstart', 'keydown' ] ) {
			await page.evaluate( () => scrollTo( { top: 3000, behavior: 'instant' } ) );
			await button.evaluate( ( link: HTMLElement ) => link.click() );
			await page.clock.runFor( 300 );
			await page.evaluate( ( type ) => dispatchEvent( new Event( type ) ), stop );
			const stopped = await y();
			await page.clock.runFor( 900 );
			expect( await y() ).toBe( stopped );
			expect( stopped ).toBeGreaterThan( 0 );
		}

		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await button.evaluate( ( link: HTMLElement ) => link.click() );
		await page.clock.runFor( 50 );
		expect( await y() ).toBe( 0 );
	}
);

test( 'B6, B7: the buttons lie over no form, and without script over nothing at all', async ( {
	page,
	context,
	browser,
	requestUtils,
} ) => {
	await behave( context, { 'frontage/back-to-top': { on: true } } );
	const form = '<form id="news"><label>E-mail <input></label><p>One in each season.</p></form>';
	const help = '<!-- wp:frontage/support-button {"label":"Ask us","link":{"url":"/contact/"}} /-->';
	const address = await makePage(
		requestUtils,
		`${ LONG }${ help }<!-- wp:html -->${ form }<!-- /wp:html -->${ LONG }`
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( address );
	const up = page.locator( '.fr-back-to-top' );
	await scroll( page, 2000 );
	await expect( up ).toBeVisible();
	await page.getByLabel( 'E-mail' ).focus();
	await expect( up ).toBeHidden();
	await page.locator( '#news' ).getByLabel( 'E-mail' ).blur();
	await expect( up ).toBeVisible();
	const show = ( block: ScrollLogicalPosition ) =>
		page
			.locator( '#news' )
			.evaluate( ( news, to ) => news.scrollIntoView( { block: to, behavior: 'instant' } ), block );
	await show( 'end' );
	await expect( up ).toBeHidden();
	await show( 'center' );
	await expect( up ).toBeVisible();

	const without = await browser.newContext( { javaScriptEnabled: false, viewport: page.viewportSize() } );
	await behave( without, { 'frontage/back-to-top': { on: true } } );
	const plain = await without.newPage();
	await plain.goto( address );
	const link = plain.locator( '.fr-back-to-top' );
	await expect( link ).toBeVisible();
	for ( const element of [ link, plain.getByRole( 'link', { name: 'Ask us' } ) ] ) {
		await plain
			.locator( '#news' )
			.evaluate( ( news ) => news.scrollIntoView( { block: 'end', behavior: 'instant' } ) );
		const [ button, news ] = await boxes( element, plain.locator( '#news' ) );
		expect( button.y >= news.y + news.height || button.y + button.height <= news.y ).toBe( true );
	}
	await without.close();
} );

test( 'B6, B7: without script both buttons are there; with it help goes past 680 px, for good unless it may return', async ( {
	page,
	browser,
	requestUtils,
} ) => {
	const help = ( returns: boolean ) =>
		`<!-- wp:frontage/support-button ${ JSON.stringify( {
			label: 'Ask us',
			link: { url: '/contact/' },
			returns,
		} ) } /-->`;
	const button = page.locator( '.fr-support-button' );
	const isInert = () => button.evaluate( ( link: HTMLElement ) => link.inert );
	for ( const returns of [ false, true ] ) {
		await page.goto( await makePage( requestUtils, help( returns ) + '<!-- wp:frontage/back-to-top /-->' + LONG ) );
		await expect( page.locator( '.fr-back-to-top' ) ).toHaveClass( /is-off/ );
		await scroll( page, 680 );
		expect( await isInert() ).toBe( false );
		await scroll( page, 681 );
		await expect.poll( isInert ).toBe( true );
		await expect( button ).toBeHidden();
		await scroll( page, 0 );
		await expect.poll( isInert ).toBe( ! returns );
	}
	const plain = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	await plain.goto( page.url() );
	await expect( plain.locator( '.fr-back-to-top' ) ).toBeVisible();
	await expect( plain.getByRole( 'link', { name: 'Ask us' } ) ).toBeVisible();
	await plain.context().close();
} );

test( 'B8: the cover goes with the page’s load, by itself before 3 s, and is no part of paper or of no script', async ( {
	page,
	context,
	browser,
	requestUtils,
} ) => {
	const chosen = { 'frontage/page-loader': { on: true } };
	await behave( context, chosen );
	const address = await makePage(
		requestUtils,
		LONG + '<!-- wp:html --><img src="/hangs.png" alt=""><!-- /wp:html -->'
	);
	let release = () => {};
	await page.route( '**/hangs.png', async ( route ) => {
		await new Promise< void >( ( done ) => ( release = done ) );
		await route.abort();
	} );
	await page.goto( address, { waitUntil: 'commit' } );
	const cover = page.locator( '.fr-loader' );
	await expect( cover ).toHaveCSS( 'animation-name', 'fr-loader' );
	const end = await cover.evaluate( ( element ) => {
		const { delay, duration } = element.getAnimations()[ 0 ]!.effect!.getComputedTiming();
		return Number( delay ) + Number( duration );
	} );
	expect( end ).toBeLessThanOrEqual( 3000 );
	await expect( cover ).toBeHidden(); // Nothing has let the page's load go yet.
	expect( await page.evaluate( () => document.readyState ) ).not.toBe( 'complete' );
	const largest = await page.evaluate(
		() =>
			new Promise< string >( ( done ) =>
				new PerformanceObserver( ( list ) =>
					done( ( list.getEntries().at( -1 ) as unknown as { element: Element } ).element.className )
				).observe( { type: 'largest-contentful-paint', buffered: true } )
			)
	);
	expect( largest ).not.toContain( 'fr-loader' );
	release();
	await expect( page.locator( 'html' ) ).toHaveClass( /is-loaded/ );
	await page.emulateMedia( { media: 'print' } );
	await expect( cover ).toHaveCSS( 'display', 'none' );

	const still = await browser.newContext( { javaScriptEnabled: false } );
	await behave( still, chosen );
	const plain = await still.newPage();
	await plain.goto( address, { waitUntil: 'commit' } );
	await expect( plain.locator( '.fr-loader' ) ).toHaveCSS( 'display', 'none' );
	await still.close();
} );

test( 'B9: the page is drawn up from the footer; one that is higher than the window is seen from its head', async ( {
	page,
	context,
	requestUtils,
} ) => {
	await behave( context, { 'frontage/fixed-footer': { on: true } } );
	await page.goto( await makePage( requestUtils, LONG ) );
	const footer = page.locator( 'footer.fr-fixed-footer' );
	const { height } = page.viewportSize()!;
	const isSeen = () =>
		footer.evaluate( ( element ) => {
			const { left, bottom: end } = element.getBoundingClientRect();
			return element.contains( document.elementFromPoint( left + 20, end - 5 ) );
		} );
	expect( ( await box( footer ) ).bottom ).toBeCloseTo( height, 0 );
	expect( await isSeen() ).toBe( false );
	await page.locator( '#link' ).focus();
	await page.keyboard.press( 'Tab' );
	expect( await footer.evaluate( ( element ) => element.matches( ':focus-within' ) ) ).toBe( true );
	await expect.poll( isSeen ).toBe( true );

	await page.locator( '#link' ).focus();
	const inside = footer.locator( '> *' );
	await inside.evaluate( ( { style } ) => ( style.minBlockSize = '1500px' ) );
	const edge = async ( side: 'top' | 'bottom' ) => Math.abs( Math.round( ( await box( inside ) )[ side ] ) );
	await scroll( page, 99999 );
	await expect.poll( () => edge( 'bottom' ) ).toBe( height );
	await scroll( page, ( await page.evaluate( () => document.documentElement.scrollHeight ) ) - 1500 );
	await expect.poll( () => edge( 'top' ) ).toBe( 0 ); // Its head can be read, too.
} );

test( 'B10, B11: columns keep the page’s edge on wide screens, from either side; cards and their parts are equally high', async ( {
	page,
	requestUtils,
} ) => {
	const group = ( style: string ) =>
		`<!-- wp:group {"className":"is-style-${ style }"} --><div class="wp-block-group is-style-${ style }">${ words(
			'At the edge'
		) }</div><!-- /wp:group -->`;
	const card = ( text: string ) =>
		`<!-- wp:group --><div class="wp-block-group card"><!-- wp:heading --><h2 class="wp-block-heading">Card</h2><!-- /wp:heading -->${ words(
			text
		) }${ words( '<a href="/">More</a>' ) }</div><!-- /wp:group -->`;
	await page.setViewportSize( { width: 1600, height: 900 } );
	await page.goto(
		await makePage(
			requestUtils,
			`<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">${ [
				'offset-start',
				'offset-end',
				'offset-start-xl',
				'offset-end-xl',
			]
				.map( group )
				.join(
					''
				) }</div><!-- /wp:group --><!-- wp:group {"className":"is-style-equal-height","layout":{"type":"grid","columnCount":2}} --><div class="wp-block-group is-style-equal-height">${ card(
				'Short.'
			) }${ card( 'A text that is much longer. '.repeat( 12 ) ) }</div><!-- /wp:group -->`,
			'page-landing'
		)
	);
	const padding = ( style: string ) =>
		page.locator( `.is-style-${ style }` ).evaluate( ( element ) => {
			const { paddingLeft, paddingRight } = getComputedStyle( element );
			return [ paddingLeft, paddingRight ];
		} );
	expect( await padding( 'offset-start' ) ).toEqual( [ '230px', '0px' ] );
	expect( await padding( 'offset-end' ) ).toEqual( [ '0px', '230px' ] );
	expect( await padding( 'offset-start-xl' ) ).toEqual( [ '0px', '0px' ] );
	const cards = page.locator( '.card' );
	const [ short, long, ...last ] = await boxes(
		cards.nth( 0 ),
		cards.nth( 1 ),
		...( await cards.locator( '> :last-child' ).all() )
	);
	expect( short.height ).toBe( long.height );
	expect( last ).toHaveLength( 2 );
	expect( last[ 0 ]!.top ).toBe( last[ 1 ]!.top );
	await page.setViewportSize( { width: 2000, height: 900 } );
	expect( await padding( 'offset-start-xl' ) ).toEqual( [ '120px', '0px' ] );
	expect( await padding( 'offset-end-xl' ) ).toEqual( [ '0px', '120px' ] );
	await page.locator( 'html' ).evaluate( ( element ) => element.setAttribute( 'dir', 'rtl' ) );
	// From right to left the space of the scrollbar is kept, also on a short page.
	const width = await page.evaluate( () => document.body.clientWidth );
	expect( await padding( 'offset-start' ) ).toEqual( [ '0px', `${ ( width - 1140 ) / 2 }px` ] );
	await page.setViewportSize( { width: 1200, height: 900 } );
	expect( await padding( 'offset-start' ) ).toEqual( [ '0px', '0px' ] );
	await page.setViewportSize( { width: 320, height: 900 } );
	expect( await horizontalScroll( page ) ).toEqual( [] );
} );

test(
	'B1: a background is asked for 200 px before its block is seen; the first one never waits',
	{ tag: '@smoke' },
	async ( { page, context, browser, requestUtils } ) => {
		const chosen = { 'frontage/lazy-backgrounds': { on: true } };
		await behave( context, chosen );
		const address = await makePage(
			requestUtils,
			picture( 'w-logo-blue.png' ) + space( 1700 ) + picture( 'wpspin.gif' ) + space( 900 )
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url().replace( /.*\//, '' ) ) );
		await page.goto( address );
		const image = () =>
			page.locator( '#wpspin' ).evaluate( ( block ) => getComputedStyle( block ).backgroundImage );
		await expect( page.locator( '#w-logo-blue' ) ).not.toHaveClass( /fr-bg-wait/ );
		await expect( page.locator( 'link[rel="preload"][href*="w-logo-blue"]' ) ).toBeAttached();
		await expect( page.locator( '#wpspin' ) ).toHaveClass( /is-held/ );
		const start = ( await top( page, '#wpspin' ) ) - page.viewportSize()!.height;
		await scroll( page, start - 201 );
		expect( await image() ).toBe( 'none' );
		expect( asked ).not.toContain( 'wpspin.gif' );
		await scroll( page, start - 199 );
		await expect.poll( image ).toContain( 'wpspin.gif' );
		await expect.poll( () => asked ).toContain( 'wpspin.gif' );

		await test.step( 'where the module does not come, the style lets go by itself', async () => {
			await page.route( '**/lazy-backgrounds/view.js*', ( route ) => route.abort() );
			await page.goto( address );
			expect( await image() ).toBe( 'none' );
			await page.locator( '#wpspin' ).evaluate( ( block ) => block.getAnimations()[ 0 ]!.finish() );
			expect( await image() ).toContain( 'wpspin.gif' );
		} );
		await test.step( 'without script it is there', async () => {
			const still = await browser.newContext( { javaScriptEnabled: false } );
			await behave( still, chosen );
			const plain = await still.newPage();
			await plain.goto( address );
			await expect( plain.locator( '#wpspin' ) ).toHaveCSS( 'background-image', /wpspin/ );
			await still.close();
		} );
	}
);

test( 'B6, B7: two of a kind on one page come and go together', async ( { page, requestUtils } ) => {
	const errors = watchErrors( page );
	const pair =
		'<!-- wp:frontage/support-button {"label":"Ask us","link":{"url":"/contact/"}} /--><!-- wp:frontage/back-to-top /-->';
	await page.goto( await makePage( requestUtils, pair + pair + LONG ) );
	await expect( page.locator( '.fr-back-to-top.is-off' ) ).toHaveCount( 2 );
	await scroll( page, 2000 );
	await expect( page.locator( '.fr-back-to-top.is-on' ) ).toHaveCount( 2 );
	await expect( page.locator( '.fr-support-button.is-off' ) ).toHaveCount( 2 );
	await page.locator( '.fr-back-to-top' ).last().click();
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
	expect( errors ).toEqual( [] );
} );

test( 'B8: who wants less motion sees a circle that rests', async ( { page, context, requestUtils } ) => {
	await behave( context, { 'frontage/page-loader': { on: true } } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( await makePage( requestUtils, LONG ) );
	await expect( page.locator( '.fr-loader svg' ) ).toHaveCSS( 'animation-name', 'none' );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect( page.locator( '.fr-loader svg' ) ).toHaveCSS( 'animation-name', 'fr-loader-turn' );
} );

for ( const width of [ 1440, 390 ] ) {
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		test( `B9, B11: the footer under the page and equal cards in a window of ${ width } px, ${ dir }`, async ( {
			page,
			context,
			requestUtils,
		} ) => {
			await behave( context, { 'frontage/fixed-footer': { on: true } } );
			await page.setViewportSize( { width, height: 900 } );
			const card = ( text: string ) =>
				`<!-- wp:column --><div class="wp-block-column"><!-- wp:group --><div class="wp-block-group card">${ words(
					text
				) }</div><!-- /wp:group --></div><!-- /wp:column -->`;
			await page.goto(
				await makePage(
					requestUtils,
					`<!-- wp:columns {"className":"is-style-equal-height","isStackedOnMobile":false} --><div class="wp-block-columns is-not-stacked-on-mobile is-style-equal-height">${ card(
						'Short.'
					) }${ card( 'A text that is longer. '.repeat( 9 ) ) }</div><!-- /wp:columns -->${ LONG }`
				)
			);
			await page.locator( 'html' ).evaluate( ( element, to ) => element.setAttribute( 'dir', to ), dir );
			const cards = page.locator( '.card' );
			const [ first, second ] = await boxes( cards.nth( 0 ), cards.nth( 1 ) );
			expect( first.height ).toBeCloseTo( second.height, 0 );
			expect( first.left < second.left ).toBe( dir === 'ltr' );
			expect( await horizontalScroll( page ) ).toEqual( [] );

			const footer = page.locator( 'footer.fr-fixed-footer' );
			await scroll( page, 99999 );
			const [ lowest, main ] = await boxes( footer, page.locator( 'main' ) );
			expect( lowest.width ).toBe( await page.evaluate( () => document.documentElement.clientWidth ) );
			expect( lowest.bottom ).toBeCloseTo( 900, 0 );
			expect( main.bottom ).toBeLessThanOrEqual( lowest.top + 1 ); // Nothing lies on it any more.
		} );
	}
}
