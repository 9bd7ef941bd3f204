/** A slow machine or network: modules that come late or never, and pages that take longer than a browser waits by itself. */
import type { Page } from '@playwright/test';

/** Files of scripts that a page does not wait for; classic ones stand in its head and are waited for. */
export const MODULES = /\/plugins\/frontage-[\w-]+\/(?![^?]*\/classic\/)[^?]*\.js(?:\?|$)/;

/** Longer than the four seconds after which Chromium gives up a transition between two pages. */
const SLOW = 4_500;
export const slowly = () => new Promise< void >( ( resolve ) => setTimeout( resolve, SLOW ) );

/** All modules of the suite wait until they are released; gives the paths of those that were asked for. */
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

/** Ends every animation that has an end: all that time by itself does to a page whose styles alone have arrived. */
export const finishAnimations = ( page: Page ) =>
	page.evaluate( () =>
		document
			.getAnimations()
			.filter( ( { effect } ) => Number.isFinite( effect?.getComputedTiming().endTime ) )
			.forEach( ( animation ) => animation.finish() )
	);

/** Errors and warnings of the console, but for files that a story itself refuses. */
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
