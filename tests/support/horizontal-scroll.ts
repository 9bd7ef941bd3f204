/**
 * Detects horizontal overflow. Browser tests run with classic scrollbars (playwright.config.ts), so an element as wide as
 * the window overflows. Each page that a test opens is checked when it is left: tests/support/test.ts.
 */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** In the page: how far it scrolls horizontally, and the overflowing elements. The scroll position is restored at once. */
function scrollSideways(): string[] {
	const { documentElement: root } = document;
	if ( ! root ) {
		return []; // Nothing has loaded yet.
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

/** The amount of horizontal overflow and the overflowing elements; empty if there is none. */
export const horizontalScroll = ( page: Page ): Promise< string[] > => page.evaluate( scrollSideways );

/** Checks a page before it is left. A page that is navigating is checked after that. */
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
		await page.waitForLoadState().catch( () => {} ); // A partly loaded page has no scrollbar yet, nor has one behind a closing dialog.
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

/** Checks each page of this browser before it is left or closed. */
export function watchPages( browser: Browser ): void {
	const { newContext } = browser;
	browser.newContext = async ( ...given ) => {
		const context = await newContext.apply( browser, given );
		watchContext( context );
		return context;
	};
}
