import { valueOf } from './business-data';

jest.mock( '@wordpress/blocks', () => ( { registerBlockBindingsSource: jest.fn() } ) );

test( 'a connected block shows what PHP told the editor, and keeps its own text where nothing is known', () => {
	Object.assign( window, {
		frontageBusiness: {
			known: {
				address: [ { lines: [ 'Strandgaten 18', '5013 Bergen' ], href: 'https://example.com/', label: '' } ],
			},
			settings: '',
		},
	} );
	expect( valueOf( { field: 'address', part: 'text' } ) ).toBe( 'Strandgaten 18, 5013 Bergen' );
	expect( valueOf( { field: 'address' }, 'alt' ) ).toBe( 'Strandgaten 18, 5013 Bergen' );
	expect( valueOf( { field: 'address', part: 'href' } ) ).toBe( 'https://example.com/' );
	expect( valueOf( { field: 'address', index: 1 } ) ).toBeUndefined();
	expect( valueOf( { field: 'hours', part: 'href' } ) ).toBeUndefined();
	expect( valueOf( {} ) ).toBeUndefined();
} );

test( 'what can be tapped on the page is a link in the canvas, and what is missing is said to editors', () => {
	Object.assign( window, {
		frontageBusiness: {
			known: {
				phone: [ { lines: [ '+47 55 12' ], href: 'tel:+475512', label: '' } ],
				hours: [ { lines: [ 'Monday: 8 – 16', 'Sunday: <closed>' ], href: '', label: '' } ],
				name: [ { lines: [ 'Halden & Rowe' ], href: 'https://example.com/', label: '' } ],
			},
			settings: '',
		},
	} );
	expect( valueOf( { field: 'phone' } ) ).toBe( '<a href="tel:+475512">+47 55 12</a>' );
	expect( valueOf( { field: 'phone', part: 'link', label: 'Call' } ) ).toBe(
		'<strong>Call</strong><br><a href="tel:+475512">+47 55 12</a>'
	);
	expect( valueOf( { field: 'phone', part: 'link' }, 'url' ) ).toBe( 'tel:+475512' );
	expect( valueOf( { field: 'phone', part: 'link' }, 'text' ) ).toBe( '+47 55 12' );
	expect( valueOf( { field: 'hours' } ) ).toBe( 'Monday: 8 – 16<br>Sunday: &lt;closed>' );
	expect( valueOf( { field: 'name' } ) ).toBe( 'Halden &amp; Rowe' );
	expect( valueOf( { field: 'email', part: 'link' } ) ).toBe(
		'Email: add it under Settings → Frontage → Business details'
	);
	expect( valueOf( { field: 'email', part: 'link' }, 'url' ) ).toBeUndefined();
} );
