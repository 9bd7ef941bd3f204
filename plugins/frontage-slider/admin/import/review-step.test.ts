import apiFetch from '@wordpress/api-fetch';
import { allPictures, enablePlan } from './review-step';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const asked = apiFetch as unknown as jest.Mock;

beforeEach( () => asked.mockReset() );
Element.prototype.scrollIntoView = jest.fn();

const form = () => {
	document.body.innerHTML = `<form class="frontage-plan" data-source="abc" action="https://site.test/wp-admin/edit.php?page=x&source=abc">
		<input type="checkbox" name="sliders[]" value="0" checked><input type="checkbox" name="sliders[]" value="1" checked>
		<input type="checkbox" name="hosts[]" value="old.test" checked>
		<input type="radio" name="media" value="copy" checked><input type="radio" name="status" value="draft" checked>
		<button type="submit">Go</button>
		<div class="frontage-progress" hidden><progress></progress><p></p></div></form>`;
	const found = document.querySelector( 'form' )!;
	enablePlan( found );
	return found;
};

const settled = async () => {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
};

test( 'pictures are fetched until each was tried once, whatever fails', async () => {
	asked
		.mockResolvedValueOnce( { copied: 6, failed: 0, left: 8 } )
		.mockResolvedValueOnce( { copied: 0, failed: 6, left: 8 } )
		.mockResolvedValueOnce( { copied: 0, failed: 2, left: 6 } );
	const said: number[] = [];
	await expect( allPictures( 7, [ 'old.test' ], true, ( copied ) => said.push( copied ) ) ).resolves.toBe( 6 );
	expect( said ).toEqual( [ 6, 6, 6 ] );
	expect( asked.mock.calls.map( ( [ { data } ] ) => data.again ) ).toEqual( [ true, true, true ] );
} );

test( 'sliders come one by one; the last says so, and what failed is said', async () => {
	const plan = form();
	asked
		.mockResolvedValueOnce( {
			id: 4,
			alias: 'one-2',
			title: 'One',
			report: { pictures: [ { url: 'https://old.test/a.png' } ] },
		} )
		.mockRejectedValueOnce( { message: 'Too large.' } )
		.mockResolvedValueOnce( { copied: 1, failed: 0, left: 0 } );
	plan.requestSubmit();
	plan.requestSubmit();
	await settled();
	expect( asked.mock.calls.map( ( [ { path } ] ) => path ) ).toEqual( [
		'/frontage/v1/sliders/import/take',
		'/frontage/v1/sliders/import/take',
		'/frontage/v1/sliders/4/pictures',
	] );
	expect( asked.mock.calls[ 1 ][ 0 ].data ).toEqual( {
		source: 'abc',
		media: 'copy',
		status: 'draft',
		choices: {},
		slider: 1,
		aliases: { 0: 'one-2' },
		last: true,
	} );
	expect( document.querySelector( '[role="alert"]' )?.textContent ).toContain( 'Too large.' );
	expect( document.querySelector( '[role="alert"] a' )?.getAttribute( 'href' ) ).toBe(
		'https://site.test/wp-admin/edit.php?page=x&report=4&of=2'
	);
} );

test( 'nothing is sent when nothing is ticked', () => {
	const plan = form();
	plan.querySelectorAll< HTMLInputElement >( '[name="sliders[]"]' ).forEach( ( box ) => ( box.checked = false ) );
	plan.requestSubmit();
	expect( asked ).not.toHaveBeenCalled();
	expect( document.querySelector( '[role="alert"]' )?.textContent ).toBe( 'Select at least one slider.' );
} );

const existing = ( slider: number ) =>
	`<select name="existing-${ slider }"><option value="keep-both">Keep both</option><option value="replace">Replace</option><option value="skip">Skip</option></select>`;

test( 'sliders that are skipped do not come, and the choice of each is sent', async () => {
	const plan = form();
	plan.insertAdjacentHTML( 'beforeend', existing( 0 ) + existing( 1 ) );
	plan.querySelector< HTMLSelectElement >( '[name="existing-0"]' )!.value = 'skip';
	plan.querySelector< HTMLSelectElement >( '[name="existing-1"]' )!.value = 'replace';
	asked.mockRejectedValue( { message: 'No.' } ); // A success would leave the page.
	plan.requestSubmit();
	await settled();
	expect( asked.mock.calls[ 0 ][ 0 ].data ).toMatchObject( {
		slider: 1,
		choices: { 0: 'skip', 1: 'replace' },
		last: true,
	} );
	expect( asked ).toHaveBeenCalledTimes( 1 );
} );
