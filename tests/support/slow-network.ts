/** A slow device or network: modules that load late or never, and pages that take longer than a browser's time limits. */
import type { Page } from '@playwright/test';

/** Script files that do not block a page; classic ones are in its head and block it. */
export const MODULES = /\/plugins\/frontage-[\w-]+\/(?![^?]*\/classic\/)[^?]*\.js(?:\?|$)/;

/** Longer than the four seconds after which Chromium skips a transition between two pages. */
const SLOW = 4_500;
export const slowly = () => new Promise< void >( ( resolve ) => setTimeout( resolve, SLOW ) );

/** Delays all modules of the suite until they are released; returns the requested paths. */
export async function holdModules( page: Page ) {
	const paths: string[] = [];
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( MODULES, async ( route ) => {
		paths.push( new URL( route.request().url() ).pathname );
		await released;
		await route.continue();
	} );
	return { paths, release };
}
export const refuseModules = ( page: Page ) => page.route( MODULES, ( route ) => route.abort() );

/** Finishes every finite animation: the only effect of time on a page that has its styles but no modules. */
export const finishAnimations = ( page: Page ) =>
	page.evaluate( () =>
		document
			.getAnimations()
			.filter( ( { effect } ) => Number.isFinite( effect?.getComputedTiming().endTime ) )
			.forEach( ( animation ) => animation.finish() )
	);

/** Console errors and warnings, except for files that a test itself blocks. */
export function watchConsole( page: Page ): string[] {
	const messages: string[] = [];
	page.on( 'pageerror', ( { message } ) => messages.push( message ) );
	page.on( 'console', ( message ) => {
		const isRefused = message.text().startsWith( 'Failed to load resource: net::ERR_FAILED' );
		if ( [ 'error', 'warning' ].includes( message.type() ) && ! isRefused ) {
			messages.push( message.text() );
		}
	} );
	return messages;
}
