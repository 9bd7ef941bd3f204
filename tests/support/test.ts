import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { Admin, Editor, PageUtils, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { watchPages } from './horizontal-scroll';
import { siteFor, unreadLog } from './site';

export { expect } from '@playwright/test';

/** Emails that the site's mail server received, oldest first. */
export async function receivedMails(): Promise< ParsedMail[] > {
	const folder = path.join( process.env.FRONTAGE_SITE_DIR!, 'mail' );
	const names = ( await readdir( folder ) )
		.filter( ( name ) => name.endsWith( '.eml' ) && ! name.startsWith( '.' ) )
		.sort();
	return Promise.all( names.map( async ( name ) => simpleParser( await readFile( path.join( folder, name ) ) ) ) );
}

/** `beforeAll` hooks of this kind of test run on the restored site of their file, as its tests do. Call it once for each `extend`. */
export function restoreBeforeAll( kind: Pick< typeof base, 'beforeAll' > ): void {
	const { beforeAll } = kind;
	kind.beforeAll = ( ( ...hook: Parameters< typeof beforeAll > ) => {
		beforeAll( ( {}, { file } ) => siteFor( file ) );
		beforeAll( ...hook );
	} ) as typeof beforeAll;
}

interface Fixtures {
	/** Every test's site: restored for its file, and without PHP errors. */
	site: void;
	/** Dashboard helpers; using `admin` or `editor` signs the page in as administrator. */
	admin: Admin;
	editor: Editor;
	pageUtils: PageUtils;
	/**
	 * Violations that axe finds on the page (WCAG 2.2 AA and best practices), each with its elements; empty if there are
	 * none. An array selects an element in a frame.
	 */
	axe: ( within?: string | [ frame: string, inside: string ], page?: Page ) => Promise< string[] >;
	/** Emails whose text or subject contains `mark`, after all messages that contain it were mailed. */
	mails: ( mark: string ) => Promise< ParsedMail[] >;
}

export const test = base.extend< Fixtures, { requestUtils: RequestUtils; log: void } >( {
	browser: [
		async ( { browser }, give ) => {
			watchPages( browser );
			await give( browser );
		},
		{ scope: 'worker' },
	],
	log: [
		async ( {}, give ) => {
			await give();
			expect( await unreadLog(), 'PHP wrote to its log after the last story' ).toBe( '' );
		},
		{ auto: true, scope: 'worker' },
	],
	site: [
		async ( {}, give, { file } ) => {
			await siteFor( file );
			await give();
			expect( await unreadLog(), 'PHP wrote to its log during this story' ).toBe( '' );
		},
		{ auto: true },
	],
	requestUtils: [
		async ( {}, give ) => {
			const requestUtils = await RequestUtils.setup( {
				baseURL: process.env.WP_BASE_URL!,
				storageStatePath: process.env.STORAGE_STATE_PATH!,
			} );
			// Otherwise, created within a test in another language, its requests would use that language in all later tests.
			const { rest } = requestUtils;
			requestUtils.rest = function < Answer >( { headers, ...request }: Parameters< typeof rest >[ 0 ] ) {
				const asked = { ...request, headers: { 'X-Frontage-Language': '', ...headers } };
				return rest.call( requestUtils, asked ) as Promise< Answer >;
			};
			await give( requestUtils );
		},
		{ scope: 'worker' },
	],
	pageUtils: async ( { page, browserName }, give ) => {
		await give( new PageUtils( { page, browserName } ) );
	},
	editor: async ( { page }, give ) => {
		await give( new Editor( { page } ) );
	},
	admin: async ( { page, context, pageUtils, editor }, give ) => {
		const { cookies } = JSON.parse( await readFile( process.env.STORAGE_STATE_PATH!, 'utf8' ) );
		await context.addCookies( cookies );
		await give( new Admin( { page, pageUtils, editor } ) );
	},
	axe: async ( { page }, give ) => {
		await give( async ( within, on = page ) => {
			// A frame that runs no script would never answer.
			const builder = new AxeBuilder( { page: on } ).exclude( 'iframe[sandbox=""]' );
			const { violations } = await ( within ? builder.include( within ) : builder ).analyze();
			return violations.map(
				( { id, help, nodes } ) =>
					`${ id }: ${ help } (${ nodes.map( ( { target } ) => target.join( ' ' ) ).join( ', ' ) })`
			);
		} );
	},
	mails: async ( { requestUtils }, give ) => {
		/** Number of messages with the word that are not mailed yet: emails are sent after the response. */
		const onTheirWay = async ( mark: string ) => {
			const list = async ( params: Record< string, string > ) =>
				(
					await requestUtils.rest< { submissions: Array< { state: string } > } >( {
						path: '/frontage/v1/submissions',
						params,
					} )
				).submissions;
			// New messages are indexed for search shortly after the response: the newest ones are searched directly, too.
			const newest = await list( { per_page: '100' } );
			const found = newest.filter( ( line ) => JSON.stringify( line ).includes( mark ) );
			return [ ...found, ...( await list( { search: mark } ) ) ].filter( ( { state } ) =>
				[ 'kept', 'waiting' ].includes( state )
			).length;
		};
		await give( async ( mark ) => {
			await expect.poll( () => onTheirWay( mark ) ).toBe( 0 );
			return ( await receivedMails() ).filter( ( { subject = '', text = '', html } ) =>
				`${ subject }\n${ text }\n${ html || '' }`.includes( mark )
			);
		} );
	},
} );
restoreBeforeAll( test );
