import { watchSettingsForm } from './settings-form';

let stop: () => void;
const get = < Type extends HTMLElement >( selector: string ) => document.querySelector< Type >( selector )!;
const bar = () => get( '.frontage-save-bar' );
const status = () => get( '[role="status"]' ).textContent;
const settled = () => new Promise( ( done ) => setTimeout( done ) );

async function type( selector: string, value: string ) {
	get< HTMLInputElement >( selector ).value = value;
	get( selector ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await settled();
}

/** Whether the browser would ask before leaving. */
function asks() {
	const event = new Event( 'beforeunload', { cancelable: true } );
	dispatchEvent( event );
	return event.defaultPrevented;
}

beforeEach( () => {
	document.documentElement.lang = 'en';
	document.body.innerHTML = `<form action="/save">
		<h2>Passwords</h2>
		<table><tbody><tr><td><input name="length" value="8"></td></tr></tbody></table>
		<h2>Sign-in</h2>
		<table><tbody><tr><td><input type="checkbox" name="passkeys" value="1" checked></td></tr></tbody></table>
		<div class="frontage-save-bar"><input type="submit" value="Save"><button type="button" data-discard hidden>Discard</button><span role="status" data-text="Unsaved changes"></span></div>
	</form>`;
	stop = watchSettingsForm( bar() );
} );
afterEach( () => stop() );

test( 'the bar names the sections that changed, and their rows are marked', async () => {
	expect( status() ).toBe( '' );
	await type( '[name="length"]', '12' );
	expect( status() ).toBe( 'Unsaved changes: Passwords' );
	expect( bar().classList ).toContain( 'is-changed' );
	expect( get( 'tr' ).classList ).toContain( 'is-changed' );
	get( '[name="passkeys"]' ).click();
	await settled();
	expect( status() ).toBe( 'Unsaved changes: Passwords and Sign-in' );
} );

test( 'on a screen without headings the bar names the rows, and never the question of a help text', async () => {
	stop();
	get( 'form' )
		.querySelectorAll( 'h2' )
		.forEach( ( heading ) => heading.remove() );
	get( 'td' ).insertAdjacentHTML( 'beforebegin', '<th>Minimum length</th>' );
	get( 'td' ).insertAdjacentHTML(
		'afterbegin',
		'<details class="frontage-help"><summary>What is this?</summary></details>'
	);
	stop = watchSettingsForm( bar() );
	await type( '[name="length"]', '12' );
	expect( status() ).toBe( 'Unsaved changes: Minimum length' );
} );

test( 'what is typed back is no change', async () => {
	await type( '[name="length"]', '12' );
	await type( '[name="length"]', '8' );
	expect( status() ).toBe( '' );
	expect( bar().classList ).not.toContain( 'is-changed' );
	expect( get( 'tr' ).classList ).not.toContain( 'is-changed' );
	expect( asks() ).toBe( false );
} );

test( 'leaving asks while something is changed, saving does not', async () => {
	expect( asks() ).toBe( false );
	await type( '[name="length"]', '12' );
	expect( asks() ).toBe( true );
	const form = get< HTMLFormElement >( 'form' );
	form.addEventListener( 'submit', ( event ) => event.preventDefault(), { once: true, capture: true } );
	form.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	expect( asks() ).toBe( true ); // Another script kept it from being sent.
	form.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	expect( asks() ).toBe( false );
} );

test( 'Discard restores what was loaded and leaves the focus on the bar', async () => {
	await type( '[name="length"]', '12' );
	get( '[data-discard]' ).click();
	await settled();
	expect( get< HTMLInputElement >( '[name="length"]' ).value ).toBe( '8' );
	expect( get( '[data-discard]' ).hidden ).toBe( true );
	expect( get( '[type="submit"]' ).matches( ':focus' ) ).toBe( true );
	expect( asks() ).toBe( false );
} );

test( 'rows of other scripts count once something is in them, and when they are removed', async () => {
	const row = document.createElement( 'p' );
	row.innerHTML = '<input name="phones[1]" value="">';
	get( 'table' ).after( row );
	await settled();
	expect( status() ).toBe( '' );
	await type( '[name="phones[1]"]', '+47' );
	expect( status() ).toBe( 'Unsaved changes: Passwords' );
	row.remove();
	await settled();
	expect( status() ).toBe( '' );
	get( 'tr' ).remove();
	await settled();
	expect( status() ).toBe( 'Unsaved changes' );
	expect( asks() ).toBe( true );
} );

test( 'Ctrl+S and ⌘S save a change, and stay the browser’s without one', async () => {
	const submit = jest.spyOn( get< HTMLFormElement >( 'form' ), 'requestSubmit' ).mockImplementation( () => {} );
	const press = ( options: object ) => {
		const event = new KeyboardEvent( 'keydown', { key: 's', bubbles: true, cancelable: true, ...options } );
		document.dispatchEvent( event );
		return event.defaultPrevented;
	};
	expect( press( { ctrlKey: true } ) ).toBe( false );
	await type( '[name="length"]', '12' );
	expect( press( {} ) ).toBe( false );
	expect( press( { ctrlKey: true } ) ).toBe( true );
	expect( press( { metaKey: true } ) ).toBe( true );
	expect( submit ).toHaveBeenCalledTimes( 2 );
} );
