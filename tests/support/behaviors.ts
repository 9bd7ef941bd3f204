import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

export type Chosen = Record< string, { on: boolean; options?: Record< string, unknown > } >;

/**
 * For this visitor alone the owner has switched these on (`demo/frontage-behaviours.php`): the site of journeys beside
 * this one stays as it is. A name instead: changes that are made with it on the owner's screen are kept below it.
 */
export async function behave( context: BrowserContext, said: Chosen | string ) {
	const value = typeof said === 'string' ? `@${ said }` : JSON.stringify( said );
	await context.addCookies( [
		{ name: 'frontage_behaviours', value: encodeURIComponent( value ), url: process.env.WP_BASE_URL! },
	] );
}

/** Every behavior that there is, with what holds at first. */
export const everything = (): Chosen =>
	Object.fromEntries(
		readdirSync( 'plugins/frontage-site/behaviors' ).map( ( file ) => [
			`frontage/${ path.basename( file, '.php' ) }`,
			{ on: true },
		] )
	);
