import { enableChoiceForAll } from './existing-selects';

const options = [ 'keep-both', 'replace', 'skip' ].map( ( value ) => `<option value="${ value }">${ value }</option>` );
const select = ( key: string, from = 0 ) =>
	`<select name="existing-${ key }">${ options.slice( from ).join( '' ) }</select>`;

const enabled = ( html: string ) => {
	document.body.innerHTML = `<form>${ html }</form>`;
	const form = document.querySelector( 'form' )!;
	enableChoiceForAll( form );
	return [ ...form.querySelectorAll( 'select' ) ];
};

const choose = ( element: HTMLSelectElement, value: string ) => {
	element.value = value;
	element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

const forAll = `<p hidden data-existing-all><select><option value="">—</option>${ options.join( '' ) }</select></p>`;

test( 'one choice sets all, until one of them is changed', () => {
	const [ all, first, second ] = enabled( forAll + select( '0' ) + select( 'form-a1' ) );
	expect( all!.closest( 'p' )!.hidden ).toBe( false );
	choose( all!, 'skip' );
	expect( [ first!.value, second!.value ] ).toEqual( [ 'skip', 'skip' ] );
	choose( second!, 'replace' );
	expect( [ all!.value, first!.value ] ).toEqual( [ '', 'skip' ] );
} );

test( 'an item that does not have the choice keeps its own', () => {
	const [ all, first, second ] = enabled( forAll + select( '0' ) + select( '1', 1 ) );
	choose( all!, 'keep-both' );
	expect( [ first!.value, second!.value ] ).toEqual( [ 'keep-both', 'replace' ] );
} );

test( 'a form with fewer than two items stays as it is', () => {
	const [ only ] = enabled( select( '0' ) );
	choose( only!, 'skip' );
	expect( only!.value ).toBe( 'skip' );
} );
