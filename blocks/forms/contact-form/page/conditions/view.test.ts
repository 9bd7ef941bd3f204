import { updateFreeText } from '../on-load/free-text';
import { tasks } from '../../../../../tests/support/run-tasks';

const CONDITIONS = [
	[ 'firm', [ 'who', '=', 'A firm' ] ],
	[ 'branch', [ 'company', '!-', '' ] ],
	[ 'many', [ 'size', '=', 'L' ] ],
];

const FORM = `<div class="wpcf7"><form data-conditions='${ JSON.stringify( CONDITIONS ) }'>
	<input type="radio" name="who" value="A firm"><input type="radio" name="who" value="Myself" checked>
	<div data-id="firm" data-class="wpcf7cf_group">
		<input name="company"><input name="both">
		<span data-id="branch" data-class="wpcf7cf_group"><textarea name="city">Ulm</textarea></span>
	</div>
	<input name="both"><select name="size[]" multiple><option>S<option>L</select>
	<div data-id="many" data-class="wpcf7cf_group"><input type="checkbox" name="bulk[]" value="1" checked></div>
	<div data-id="never" data-class="wpcf7cf_group"><input name="secret" value="x"></div>
</form></div>`;

function load( html = FORM ) {
	document.body.innerHTML = html;
	jest.isolateModules( () => void require( './view' ) );
	return document.querySelector( 'form' )!;
}

const shown = () =>
	Array.from(
		document.querySelectorAll< HTMLElement >( '[data-id]:not([hidden], .novalidate)' ),
		( one ) => one.dataset.id
	);

function change( control: HTMLElement, changes: object ) {
	Object.assign( control, changes );
	control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

const control = < T extends HTMLElement = HTMLInputElement >( selector: string ) =>
	document.querySelector< T >( selector )!;

const sent = ( form: HTMLFormElement ) => [ ...new Set( new FormData( form ).keys() ) ];

test( 'groups follow the answers, and one in a hidden group is out with it', () => {
	load();
	expect( shown() ).toEqual( [] );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( shown() ).toEqual( [ 'firm' ] );
	change( control( '[name=company]' ), { value: 'Oak' } );
	expect( shown() ).toEqual( [ 'firm', 'branch' ] );
	change( control( '[value="Myself"]' ), { checked: true } );
	expect( shown() ).toEqual( [] );
	change( control< HTMLOptionElement >( 'option:last-child' ), { selected: true } );
	expect( shown() ).toEqual( [ 'many' ] );
} );

test( 'what is hidden is not sent, and a name that a shown field has too is', () => {
	const form = load();
	expect( sent( form ) ).toEqual( [ 'who', 'both' ] );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( sent( form ) ).toEqual( [ 'who', 'company', 'both' ] );
} );

test( 'of two controls of one name in two groups the one that is shown is sent', () => {
	const form = load( `<div class="wpcf7"><form data-conditions='${ JSON.stringify( [
		[ 'ga', [ 'who', '=', 'text' ] ],
		[ 'gb', [ 'who', '=', 'list' ] ],
	] ) }'>
		<select name="who"><option>text<option>list</select>
		<div data-id="ga" data-class="wpcf7cf_group"><input name="same" value="typed"></div>
		<div data-id="gb" data-class="wpcf7cf_group"><select name="same"><option>p<option>q</select></div>
	</form></div>` );
	expect( new FormData( form ).getAll( 'same' ) ).toEqual( [ 'typed' ] );
	change( control( '[name=who]' ), { value: 'list' } );
	expect( new FormData( form ).getAll( 'same' ) ).toEqual( [ 'p' ] );
} );

test( 'a control that the site disabled stays so when its group is shown', () => {
	load();
	change( control( '[value="A firm"]' ), { checked: true } );
	control( '[name=company]' ).disabled = true;
	change( control( '[value="Myself"]' ), { checked: true } );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( control( '[name=company]' ).disabled ).toBe( true );
	expect( control( '[name=both]' ).disabled ).toBe( false );
} );

test( 'what a template disables is never enabled, what a browser disabled after a reload is', () => {
	load(
		FORM.replace(
			'<input name="company">',
			'<input name="company" disabled data-disabled><input name="city" disabled>'
		)
	);
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( control( '[name=company]' ).disabled ).toBe( true );
	expect( control( '[name=city]' ).disabled ).toBe( false );
} );

test( 'buttons in groups belong to the acceptance gate', () => {
	const html = FORM.replace(
		'<input name="company">',
		'<input name="company"><input class="wpcf7-submit" type="submit">'
	);
	load( html.replace( 'type="submit"', 'type="submit" disabled' ) );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( control( '.wpcf7-submit' ).disabled ).toBe( true );
	load( html );
	expect( control( '.wpcf7-submit' ).disabled ).toBe( false );
} );

test( 'the text of a choice follows its box, and is not sent while its group is hidden', () => {
	const form = load(
		FORM.replace(
			'<input name="company">',
			'<input name="company"><span class="has-free-text"><input type="checkbox" name="more"><input class="wpcf7-free-text" name="text" disabled></span>'
		)
	);
	form.addEventListener( 'input', () => updateFreeText( form ) );
	const text = () => control( '[name=text]' ).disabled;
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( text() ).toBe( true );
	change( control( '[name=more]' ), { checked: true } );
	expect( text() ).toBe( false );
	change( control( '[value="Myself"]' ), { checked: true } );
	expect( text() ).toBe( true );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( text() ).toBe( false );
} );

test( 'a form that was reset shows its first groups', async () => {
	const form = load();
	change( control( '[value="A firm"]' ), { checked: true } );
	form.reset();
	await tasks();
	expect( shown() ).toEqual( [] );
} );

test( 'a form that comes late is taken in, and once', () => {
	const form = load( '<p></p>' );
	expect( form ).toBeNull();
	document.body.innerHTML = FORM;
	document.dispatchEvent( new Event( 'frontage:island' ) );
	document.dispatchEvent( new Event( 'frontage:island' ) );
	expect( shown() ).toEqual( [] );
	change( control( '[value="A firm"]' ), { checked: true } );
	expect( shown() ).toEqual( [ 'firm' ] );
} );

test( 'a form without conditions is left alone', () => {
	load( FORM.replace( /data-conditions='[^']*'/, '' ) );
	expect( shown() ).toEqual( [ 'firm', 'branch', 'many', 'never' ] );
} );
