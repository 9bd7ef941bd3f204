import { expect, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What most stories need: the fields of the form that a new site starts with. */
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

/** Stores a form of its own for a test, so that limits and repeats of other tests do not meet it. */
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

/** Publishes a page that holds the block once for each form; gives its address. */
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

/** A word that no other mail or submission holds. */
export function unique(): string {
	return Math.random().toString( 36 ).slice( 2, 10 );
}

/** Types a message as a visitor does; the word that comes back stands in it. */
export async function fillIn( page: Page, word = unique() ): Promise< string > {
	await page.getByLabel( 'Your name' ).fill( 'Ann Archer' );
	await page.getByLabel( 'Your email' ).fill( 'ann@example.com' );
	await page.getByLabel( 'Subject' ).fill( 'A question' );
	await page.getByLabel( 'Your message' ).fill( `Do you have time in ${ word }?` );
	return word;
}

/** How many submissions are kept that hold a word. */
export async function kept( requestUtils: RequestUtils, word: string ): Promise< number > {
	const list = async ( params: Record< string, string > ) =>
		( await requestUtils.rest< { submissions: { id: number }[] } >( { path: '/frontage/v1/submissions', params } ) )
			.submissions;
	// The words of a new message come into the search a moment after its answer: the newest are looked through too.
	const newest = await list( { per_page: '100' } );
	const found = [
		...newest.filter( ( line ) => JSON.stringify( line ).includes( word ) ),
		...( await list( { search: word } ) ),
	];
	return new Set( found.map( ( { id } ) => id ) ).size;
}

/** Watches the messages a page sends to the server. */
export function watchPosts( page: Page ): string[] {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			sent.push( request.url() );
		}
	} );
	return sent;
}

/** Chooses from the inserter that is open. Its list is drawn anew while it is searched, and a press on what goes away then is lost. */
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
