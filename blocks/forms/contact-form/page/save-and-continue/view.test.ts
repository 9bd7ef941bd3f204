import { tasks } from '../../../../../tests/support/run-tasks';

const TOKEN = 'ab'.repeat( 32 );
const words = {
	begin: 'Continue elsewhere',
	link: 'Your link',
	about: 'For 30 days.',
	copy: 'Copy',
	copied: 'Copied.',
	share: 'Share',
	anew: 'The earlier link ended.',
	away: 'No connection.',
};
const DATA = JSON.stringify( { url: 'https://example.test/wp-json/frontage/v1/contact-forms/7/drafts', words } );

const asked: Array< { url: string; method: string; body: unknown; nonce?: string | undefined } > = [];
let answer: { ok: boolean; body: unknown } | null;

function load( hash = '' ) {
	history.replaceState( null, '', `/page/${ hash }` );
	document.body.innerHTML = `<div class="wpcf7" id="f"><form data-resume='${ DATA }'>
		<input name="who"><input name="secret" type="password"><input name="_wpcf7" type="hidden" value="7">
		<select name="topic"><option>A</option><option selected>B</option></select></form></div>`;
	jest.isolateModules( () => void require( './view' ) );
	return document.querySelector( 'form' )!;
}
const button = ( name = words.begin ) =>
	Array.from( document.querySelectorAll( 'button' ) ).find( ( { textContent } ) => textContent === name );
const press = async () => {
	button()!.click();
	await tasks();
	await tasks();
};
const said = () => document.querySelector( '[role="status"]' )!.textContent;
const link = () => document.querySelector< HTMLInputElement >( 'input[readonly]' );

beforeEach( () => {
	sessionStorage.clear();
	asked.length = 0;
	answer = { ok: true, body: { token: TOKEN } };
	window.fetch = ( async ( url: string, { method, body, headers }: RequestInit & { body: string } ) => {
		const nonce = ( headers as Record< string, string > )[ 'X-WP-Nonce' ];
		asked.push( { url, method: method!, body: JSON.parse( body ), ...( nonce && { nonce } ) } );
		if ( ! answer ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const { ok, body: json } = answer;
		return { ok, json: async () => json };
	} ) as unknown as typeof fetch;
} );

test( 'a press keeps what may be kept and shows the link, selected and described', async () => {
	const form = load();
	form.querySelector< HTMLInputElement >( '[name="who"]' )!.value = 'Ann';
	form.querySelector< HTMLInputElement >( '[name="secret"]' )!.value = 'x';
	sessionStorage.setItem( 'frontage-draft-f-/page/-step', '2' );
	await press();
	expect( asked ).toEqual( [
		{
			url: expect.stringMatching( /\/7\/drafts$/ ),
			method: 'POST',
			body: {
				fields: [
					[ 'who', 'Ann' ],
					[ 'topic', 'B' ],
				],
				step: 2,
			},
		},
	] );
	expect( link()!.value ).toBe( `http://localhost/page/#resume-7-${ TOKEN }` );
	expect( form.ownerDocument.activeElement ).toBe( link() );
	expect( document.getElementById( link()!.getAttribute( 'aria-describedby' )! )!.textContent ).toBe( words.about );
} );

test( 'a link holds what was typed into a group that is hidden now, behind the rest', async () => {
	const form = load();
	form.insertAdjacentHTML(
		'afterbegin',
		'<div class="wpcf7cf-hidden"><input name="firm" value="Oak" disabled></div>'
	);
	await press();
	expect( asked[ 0 ]!.body ).toMatchObject( {
		fields: [
			[ 'who', '' ],
			[ 'topic', 'B' ],
			[ 'firm', 'Oak' ],
		],
	} );
} );

test( 'who types on is offered it again, and the same link holds it', async () => {
	const form = load();
	await press();
	form.querySelector( 'input' )!.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( link() ).toBeNull();
	await press();
	expect( asked[ 1 ]!.body ).toMatchObject( { token: TOKEN } );
	expect( said() ).toBe( '' );
} );

test( 'who kept a link that holds nothing any more is told that this one is another', async () => {
	const form = load();
	await press();
	expect( said() ).toBe( '' );
	form.querySelector( 'input' )!.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	answer = { ok: true, body: { token: 'cd'.repeat( 32 ) } };
	await press();
	expect( link()!.value ).toContain( 'cdcd' );
	expect( said() ).toBe( words.anew );
} );

test( 'what a link brought is kept under a link of its own, and both are forgotten once the form is sent', async () => {
	const own = 'cd'.repeat( 32 );
	sessionStorage.setItem( 'frontage-draft-f-/page/-link', own );
	answer = { ok: true, body: { fields: [ [ 'who', 'Ann' ] ], step: 1 } };
	load( `#resume-7-${ TOKEN }` );
	await tasks();
	await tasks();
	expect( sessionStorage.getItem( 'frontage-draft-f-/page/' ) ).toContain( 'Ann' );
	expect( window.location.hash ).toBe( '' );
	expect( console ).toHaveErrored(); // It loaded the page anew, which jsdom does not.
	answer = { ok: true, body: { token: own } };
	const form = load();
	await press();
	expect( asked[ 1 ]!.body ).not.toHaveProperty( 'token' );
	form.dispatchEvent( new CustomEvent( 'wpcf7mailsent', { bubbles: true } ) );
	await tasks();
	const gone = asked.filter( ( { method } ) => method === 'DELETE' );
	expect( gone.map( ( { body } ) => body ) ).toEqual( [ { token: own }, { token: TOKEN } ] );
} );

test( "a members' form says who asks", async () => {
	const nonce = Object.assign( document.createElement( 'input' ), {
		type: 'hidden',
		name: '_wpnonce',
		value: 'n0nce',
	} );
	load().append( nonce );
	await press();
	expect( asked[ 0 ] ).toMatchObject( { nonce: 'n0nce' } );
} );

test( 'what went wrong is said, and what was typed stays', async () => {
	load();
	answer = null;
	await press();
	expect( said() ).toBe( words.away );
	answer = { ok: false, body: { code: 'frontage_draft_limit', message: 'Too often.' } };
	await press();
	expect( said() ).toBe( 'Too often.' );
	answer = { ok: false, body: { code: 'rest_disabled', message: 'Closed.' } };
	await press();
	expect( said() ).toBe( words.away );
	expect( button() ).toBeDefined();
} );

test( 'a link that holds nothing any more says so, and one of another form is left alone', async () => {
	answer = { ok: false, body: { code: 'frontage_draft_gone', message: 'Not here any more.' } };
	window.HTMLElement.prototype.scrollIntoView = () => {};
	load( `#resume-7-${ TOKEN }` );
	await tasks();
	await tasks();
	expect( said() ).toBe( 'Not here any more.' );
	expect( asked ).toEqual( [
		{ url: expect.stringMatching( /drafts\/open$/ ), method: 'POST', body: { token: TOKEN } },
	] );
	load( `#resume-8-${ TOKEN }` );
	await tasks();
	expect( asked ).toHaveLength( 1 );
} );

test( 'once the form is sent nothing is kept any longer', async () => {
	const form = load();
	await press();
	form.dispatchEvent( new CustomEvent( 'wpcf7mailsent', { bubbles: true } ) );
	await tasks();
	expect( asked[ 1 ] ).toMatchObject( { method: 'DELETE', body: { token: TOKEN } } );
	expect( link() ).toBeNull();
	form.dispatchEvent( new CustomEvent( 'wpcf7mailsent', { bubbles: true } ) );
	expect( asked ).toHaveLength( 2 );
} );

test( 'a form whose owner does not offer it is left alone', () => {
	document.body.innerHTML = '<div class="wpcf7"><form></form></div>';
	jest.isolateModules( () => void require( './view' ) );
	expect( document.querySelector( 'button' ) ).toBeNull();
} );
