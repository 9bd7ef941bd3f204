import type { Locator, Page } from '@playwright/test';
import type { Admin } from '@wordpress/e2e-test-utils-playwright';
import { openBlocks } from '../../support/block-matrix';
import { unique } from '../../support/forms';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { difference } from '../../support/image-difference';
import { boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Every block of the suite that an editor can insert, by the example in its block.json, in each of its styles and
// variations: what must hold for all of them. A new block is walked by existing.

/** Whose names begin like this: all of the suite, or the new one that a check has made. */
const BLOCKS = process.env.FRONTAGE_BLOCKS ?? 'frontage/';

/** What WordPress's own editor says here: a machine that asks no server elsewhere, and a style that core adds to its own frame. */
const OF_CORE = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|global-styles-css-custom-properties-inline-css/;

/** What the browser's console says that a developer would have to mend. */
function complaints( page: Page ): string[] {
	const found: string[] = [];
	page.on( 'pageerror', ( { message } ) => found.push( message ) );
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) && ! OF_CORE.test( message.text() ) ) {
			found.push( `${ message.type() }: ${ message.text() }` );
		}
	} );
	return found;
}

/** An empty page in the editor, with the blocks at hand; gives what the console says. */
async function begin( admin: Admin, page: Page ) {
	const said = complaints( page );
	await admin.createNewPost( { postType: 'page', title: `Blocks ${ unique() }` } );
	await openBlocks( page, BLOCKS );
	expect( ( await page.evaluate( () => window.blockMatrix.names() ) ).length ).toBeGreaterThan(
		'frontage/' === BLOCKS ? 20 : 0
	);
	return said;
}

test( 'one undo takes each away, and one redo brings it back', async ( { admin, page } ) => {
	const said = await begin( admin, page );
	expect( await page.evaluate( () => window.blockMatrix.undone() ) ).toEqual( [] );
	expect( said ).toEqual( [] );
} );

test( 'each is read again as it was pasted, changed and turned into another', async ( { admin, page } ) => {
	const said = await begin( admin, page );
	await test.step( 'pasted, it is what was copied', async () => {
		expect.soft( await page.evaluate( () => window.blockMatrix.pasted() ) ).toEqual( [] );
	} );
	await test.step( 'each attribute is changed, and is read again as it was written', async () => {
		expect.soft( await page.evaluate( () => window.blockMatrix.changed() ) ).toEqual( [] );
	} );
	await test.step( 'turned into another block it loses no word', async () => {
		expect.soft( await page.evaluate( () => window.blockMatrix.turned() ) ).toEqual( [] );
	} );
	expect( said ).toEqual( [] );
} );

test( 'saved and opened again, each is whole', async ( { admin, editor, page } ) => {
	const said = await begin( admin, page );
	await page.evaluate( () => window.blockMatrix.place() );
	await editor.publishPost();
	const written = await page.evaluate( () => window.blockMatrix.written() );
	await page.reload();
	await openBlocks( page, BLOCKS );
	await expect.poll( () => page.evaluate( () => window.blockMatrix.written() ) ).toBe( written );
	expect( await page.evaluate( () => window.blockMatrix.broken() ) ).toEqual( [] );
	expect( said ).toEqual( [] );
} );

/** What the canvas shows whole, to be edited, and the page only when it is called. */
const SHOWN_WHOLE = /^(Info box, Flip box|Team, Team: Text over photo|Menu(,.*)?)$/; // A menu's items are core's own there.

/** An element alone near the head of its window: letters stand on whole pixels there. */
async function picture( of: Locator, path?: string ): Promise< Buffer > {
	const before = await of.evaluate( ( { style } ) => {
		const { cssText } = style;
		style.cssText += 'position:fixed;inset:10px 0 auto;margin:0;z-index:2147483647;background:#fff';
		return cssText;
	} );
	const taken = await of.screenshot( path ? { path } : {} );
	await of.evaluate( ( { style }, cssText ) => ( style.cssText = cssText ), before );
	return taken;
}

/** Of the whole suite a story takes a third: two pictures of each block take long. */
const COUNT = 'frontage/' === BLOCKS ? 3 : 1;

for ( const [ width, index ] of [ 1440, 390 ].flatMap( ( wide ) =>
	Array.from( { length: COUNT }, ( _, at ) => [ wide, at ] as const )
) ) {
	test( `the canvas shows each as the page does, at ${ width } px, ${ index + 1 } of ${ COUNT }`, async ( {
		admin,
		editor,
		page,
		browser,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height: 3000 } );
		await admin.createNewPost( { postType: 'page', title: `Canvas ${ unique() }` } );
		await openBlocks( page, BLOCKS, { index, count: COUNT } );
		const names = await page.evaluate( () => window.blockMatrix.names() );
		await page.evaluate( () => window.blockMatrix.place() );
		const id = await editor.publishPost();
		const groups = await page.evaluate( () => window.blockMatrix.leave() );

		const visitor = await (
			await browser.newContext( { reducedMotion: 'reduce', viewport: { width, height: 3000 } } )
		).newPage();
		await visitor.goto( `/?page_id=${ id }` );
		const faults: string[] = [];
		const states = groups.map( ( _, at ) => visitor.locator( `#state-${ at }` ) );
		const sizes = await boxes( ...states );
		for ( const [ at, group ] of groups.entries() ) {
			const [ here, there ] = [ editor.canvas.locator( `[data-block="${ group }"]` ), states[ at ]! ];
			// A dialog has no room on the page.
			if ( SHOWN_WHOLE.test( names[ at ]! ) || sizes[ at ]!.height < 2 ) {
				continue;
			}
			const apart = await difference( visitor, await picture( here ), await picture( there ) );
			if ( apart > 0.02 ) {
				faults.push(
					`${ names[ at ] }: ${ ( apart * 100 ).toFixed( 1 ) } % differs; ${ at }-canvas.png, ${ at }-page.png`
				);
				await picture( here, test.info().outputPath( `${ at }-canvas.png` ) );
				await picture( there, test.info().outputPath( `${ at }-page.png` ) );
			}
		}
		await visitor.context().close();
		expect( faults ).toEqual( [] );
	} );
}

/** What a text must bear: markup that would run, an address that would, a word without end, marks that turn the direction, a whole page. */
const WORDS = [
	'"><script>window.ran = true</script><img src=x onerror="window.ran = true">',
	'javascript:window.ran=true',
	'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat( 4 ),
	'\u202Eهذا نص\u202C 👩🏽‍🔧',
	'A sentence that does not end. '.repeat( 60 ),
].join( ' ' );

test(
	'whatever stands in a text, nothing of it runs and nothing breaks out of a window of 320 px',
	{ tag: '@smoke' },
	async ( { admin, page, browser, requestUtils } ) => {
		await admin.createNewPost( { postType: 'page' } );
		await openBlocks( page, BLOCKS );
		const content = await page.evaluate( ( words ) => window.blockMatrix.filled( words ), WORDS );
		const { id } = await requestUtils.createPage( { title: `Words ${ unique() }`, status: 'publish', content } );
		const visitor = await ( await browser.newContext( { viewport: { width: 320, height: 900 } } ) ).newPage();
		await visitor.goto( `/?page_id=${ id }` );
		expect( await visitor.evaluate( () => 'ran' in window ) ).toBe( false );
		expect( await visitor.getByText( 'A sentence that does not end.' ).count() ).toBeGreaterThan(
			'frontage/' === BLOCKS ? 50 : 0
		);
		const wide = await visitor.evaluate( () => {
			const scrolls = ( of: Element | null ): boolean =>
				!! of?.closest( '.entry-content' ) &&
				( getComputedStyle( of ).overflowX !== 'visible' || scrolls( of.parentElement ) );
			return [ ...document.querySelectorAll( 'body *' ) ]
				.filter( ( one ) => one.getBoundingClientRect().right > 321 && ! scrolls( one.parentElement ) )
				.map( ( one ) => `${ one.tagName } ${ one.className }` );
		} );
		expect( wide ).toEqual( [] );
		expect( await horizontalScroll( visitor ) ).toEqual( [] );
		await visitor.context().close();
	}
);

test(
	'with script a block says what it says without, once all has come to rest',
	{ tag: '@smoke' },
	async ( { page, browser } ) => {
		/** What each block in each state says to a reader: not how its words are laid out. */
		const said = ( of: Page ) =>
			of
				.locator( '.style-page-state' )
				.evaluateAll( ( all ) =>
					all.map( ( one ) => ( one.textContent ?? '' ).replace( /\s+/g, ' ' ).trim() )
				);
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( '/style-page/' );
		const without = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
		await without.goto( '/style-page/' );
		const words = await said( without );
		await expect.poll( () => said( page ) ).toEqual( words );
		await without.context().close();
	}
);
