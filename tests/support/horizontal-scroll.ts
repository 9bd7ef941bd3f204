/**
 * Pages that scroll to the side. Journeys run with the scrollbars that people have (playwright.config.ts): what is as wide
 * as the window is wider than the page then. Each page that a story opens is asked once it is left: tests/support/test.ts.
 */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** In the page: how far the window can be scrolled to the side, and what stands out there. It is put back at once. */
function scrollSideways(): string[] {
	const { documentElement: root } = document;
	if ( ! root ) {
		return []; // Nothing has arrived of it yet.
	}
	const isRtl = getComputedStyle( root ).direction === 'rtl';
	const before = window.scrollX;
	const scroll = ( left: number ) => window.scrollTo( { left, top: window.scrollY, behavior: 'instant' } );
	scroll( isRtl ? -1e5 : 1e5 );
	const px = Math.abs( window.scrollX );
	scroll( before );
	if ( ! px ) {
		return [];
	}
	const isCut = ( { parentElement: around }: Element ): boolean =>
		!! around &&
		around !== document.body &&
		around !== root &&
		( getComputedStyle( around ).overflowX !== 'visible' || isCut( around ) );
	const standsOut = ( element: Element ) => {
		const { left, right, width } = element.getBoundingClientRect();
		return width > 0 && ( isRtl ? left + before < -0.5 : right + before > root.clientWidth + 0.5 );
	};
	const elements = [ ...document.querySelectorAll( 'body :not(svg *)' ) ]
		.filter( ( element ) => standsOut( element ) && ! isCut( element ) )
		.map( ( { localName, id, classList } ) => [ localName + ( id && `#${ id }` ), ...classList ].join( '.' ) );
	return [ `${ px }px`, ...elements.slice( 0, 8 ) ];
}

/** How far the page scrolls to the side, and the elements that stand out; empty where it stays. */
export const horizontalScroll = ( page: Page ): Promise< string[] > => page.evaluate( scrollSideways );

/** Judges a page that is about to be left. One that is on its way to another is judged there. */
async function judge( page: Page ): Promise< void > {
	if ( page.isClosed() || ! page.url().startsWith( 'http' ) || test.info().errors.length ) {
		return;
	}
	const ask = () =>
		horizontalScroll( page ).catch( ( { message }: Error ) => {
			if ( /context was destroyed|has been closed|crashed/.test( message ) ) {
				return [];
			}
			throw new Error( message );
		} );
	if ( ( await ask() ).length ) {
		await page.waitForLoadState().catch( () => {} ); // Half a page has no scrollbar yet, nor has one behind a dialog that goes.
		const width = page.viewportSize()?.width;
		await expect.poll( ask, `${ page.url() } does not scroll to the side at ${ width } px` ).toEqual( [] );
	}
}

function watchPage( page: Page ): void {
	const { goto, reload, close } = page;
	page.goto = async ( ...given ) => {
		await judge( page );
		return goto.apply( page, given );
	};
	page.reload = async ( ...given ) => {
		await judge( page );
		return reload.apply( page, given );
	};
	page.close = async ( ...given ) => {
		await judge( page );
		return close.apply( page, given );
	};
}

function watchContext( context: BrowserContext ): void {
	const { close } = context;
	context.on( 'page', watchPage );
	context.close = async ( ...given ) => {
		for ( const page of context.pages() ) {
			await judge( page );
		}
		return close.apply( context, given );
	};
}

/** Has each page that this browser opens judged before it is left or closed. */
export function watchPages( browser: Browser ): void {
	const { newContext } = browser;
	browser.newContext = async ( ...given ) => {
		const context = await newContext.apply( browser, given );
		watchContext( context );
		return context;
	};
}
