import { splitTags, withoutTag } from './mail-tags';

test( 'a text is its mail-tags and what is between them', () => {
	expect( splitTags( 'Hi [a], [_format_b "D, d M"][ c ]!' ) ).toEqual( [
		{ text: 'Hi ' },
		{ text: '[a]', name: 'a' },
		{ text: ', ' },
		{ text: '[_format_b "D, d M"]', name: '_format_b' },
		{ text: '[ c ]', name: 'c' },
		{ text: '!' },
	] );
	expect( splitTags( '[[a]] [/group] [1] [' ) ).toEqual( [ { text: '[[a]] [/group] [1] [' } ] );
	expect( splitTags( '' ) ).toEqual( [] );
} );

test( 'a field is taken out of a text with the space before it', () => {
	expect( withoutTag( 'For [budget] by [a]', 'budget' ) ).toBe( 'For by [a]' );
	expect( withoutTag( '[_raw_budget]\n[ budget ], [budgets]', 'budget' ) ).toBe( '\n, [budgets]' );
} );
