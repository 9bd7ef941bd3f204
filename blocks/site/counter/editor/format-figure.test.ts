import { registerBlockType } from '@wordpress/blocks';
import { formatFigure } from './format-figure';
import { transforms } from './transforms';

beforeAll( () => {
	document.documentElement.lang = 'en-US';
	for ( const name of [ 'frontage/counter', 'core/paragraph' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries(
				[ 'prefix', 'end', 'suffix', 'title', 'content' ].map( ( key ) => [
					key,
					{ type: key === 'end' ? 'number' : 'string' },
				] )
			),
		} as never );
	}
} );

test.each( [
	[ { end: 1250, suffix: '+' }, '1,250+' ],
	[ { end: 98.5, suffix: ' %' }, '98.5 %' ],
	[ { end: 1234567.5, separator: '.', prefix: '≈ ' }, '≈ 1.234.567,5' ],
	[ { end: 2000, separator: 'none', decimals: 1 }, '2000.0' ],
	[ { end: 1234567.5, separator: 'apostrophe' }, '1’234’567.5' ],
] )( 'the end is shown as PHP prints it: %j', ( counter, expected ) => {
	expect( formatFigure( counter ) ).toBe( expected );
} );

test( 'where nothing says otherwise, signs are those of the site’s language', () => {
	document.documentElement.lang = 'de-CH';
	expect( formatFigure( { end: 1250 } ) ).toBe( '1’250' );
	document.documentElement.lang = 'nb-NO';
	expect( formatFigure( { end: 2000.5, separator: 'none' } ) ).toBe( '2000,5' );
	document.documentElement.lang = 'en-US';
} );

test( 'a sentence that begins with a figure becomes a counter and goes back', () => {
	const { transform, isMatch } = transforms.from[ 0 ]!;
	expect( isMatch( { content: 'Nothing here' } ) ).toBe( false );
	const counter = transform( { content: '<strong>€1,250.5+</strong> saved in a year' } );
	expect( counter.attributes ).toEqual( { prefix: '€', end: 1250.5, suffix: '+', title: 'saved in a year' } );
	const back = transforms.to[ 0 ]!.transform( counter.attributes );
	expect( back.attributes.content ).toBe( '€1,250.5+ saved in a year' );
} );
