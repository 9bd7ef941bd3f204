import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

export type Chosen = Record< string, { on: boolean; options?: Record< string, unknown > } >;

/**
 * Turns behaviors on for this browser context only (`demo/frontage-behaviours.php`), so that the shared site stays
 * unchanged. With a name instead, changes on the owner's screen are stored under it.
 */
export async function behave( context: BrowserContext, said: Chosen | string ) {
	const value = typeof said === 'string' ? `@${ said }` : JSON.stringify( said );
	await context.addCookies( [
		{ name: 'frontage_behaviours', value: encodeURIComponent( value ), url: process.env.WP_BASE_URL! },
	] );
}

/** Names of the behaviors that an owner can turn on. */
export const BEHAVIORS = readdirSync( 'plugins/frontage-site/behaviors', { recursive: true } )
	.map( String )
	.filter( ( file ) => file.endsWith( '.php' ) )
	.map( ( file ) => path.basename( file, '.php' ) );

/** Every behavior, with its default setting. */
export const everything = (): Chosen =>
	Object.fromEntries( BEHAVIORS.map( ( name ) => [ `frontage/${ name }`, { on: true } ] ) );
