import { expect, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** The fields of the default form, which most tests need. */
export const CONTACT = `<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email
    [email* your-email autocomplete:email] </label>

<label> Subject
    [text* your-subject] </label>

<label> Your message (optional)
    [textarea your-message] </label>

[submit "Submit"]`;

interface StoredForm {
	id: number;
	hash: string;
}

/** Stores a separate form for a test, so that limits and duplicates of other tests do not apply. */
export async function makeForm(
	requestUtils: RequestUtils,
	form = CONTACT,
	rest: Record< string, unknown > = {}
): Promise< StoredForm > {
	return requestUtils.rest( {
		method: 'POST',
		path: '/frontage/v1/contact-forms',
		data: { title: `Form ${ unique() }`, form, ...rest },
	} );
}

/** Publishes a page with a block for each form; returns its URL. */
export async function makePage( requestUtils: RequestUtils, ...forms: StoredForm[] ): Promise< string > {
	const blocks = forms.map(
		( { hash }, index ) =>
			`<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }","htmlTitle":"Form ${ index + 1 }"} /-->`
	);
	return publish( requestUtils, blocks.join( '\n\n' ) );
}

export async function publish( requestUtils: RequestUtils, content: string ): Promise< string > {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Write to us ${ unique() }`, content, status: 'publish' },
	} );
	return link;
}

/** A word that no other email or submission contains. */
export function unique(): string {
	return Math.random().toString( 36 ).slice( 2, 10 ).padEnd( 8, '0' );
}

/** Fills in the form as a visitor does; returns the word that the message contains. */
export async function fillIn( page: Page, word = unique() ): Promise< string > {
	await page.getByLabel( 'Your name' ).fill( 'Ann Archer' );
	await page.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await page.getByLabel( 'Subject' ).fill( 'A question' );
	await page.getByLabel( 'Your message' ).fill( `Do you have time in ${ word }?` );
	return word;
}

/** Number of stored submissions that contain a word. */
export async function kept( requestUtils: RequestUtils, word: string ): Promise< number > {
	const list = async ( params: Record< string, string > ) =>
		( await requestUtils.rest< { submissions: { id: number }[] } >( { path: '/frontage/v1/submissions', params } ) )
			.submissions;
	// New messages are indexed for search shortly after the response: the newest ones are searched directly, too.
	const newest = await list( { per_page: '100' } );
	const found = [
		...newest.filter( ( line ) => JSON.stringify( line ).includes( word ) ),
		...( await list( { search: word } ) ),
	];
	return new Set( found.map( ( { id } ) => id ) ).size;
}

/** Records the messages that a page sends to the server. */
export function watchPosts( page: Page ): string[] {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			sent.push( request.url() );
		}
	} );
	return sent;
}

/** Inserts a block from the open inserter. Its list is rendered again during a search, and a click on a removed element would be lost. */
export async function chooseKind( page: Page, search: string, kind = search ) {
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( search );
	const found = page.getByRole( 'option', { name: kind, exact: true } );
	await found.waitFor();
	await expect( async () => {
		if ( await found.isVisible() ) {
			await found.press( 'Enter', { timeout: 10_000 } );
		}
		await expect( found ).toBeHidden( { timeout: 10_000 } );
	} ).toPass();
}
