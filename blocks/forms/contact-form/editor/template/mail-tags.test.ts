import { closedNames, fieldName, splitTags, withoutTag } from './mail-tags';

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

test( 'a text closes groups, and a mail-tag names a field in three ways', () => {
	expect( [ ...closedNames( '[a]x[/a] [!b]y[ /b ] [c]' ) ] ).toEqual( [ 'a', 'b' ] );
	expect( [ 'a', '_raw_a', '_format_a', '_date' ].map( fieldName ) ).toEqual( [ 'a', 'a', 'a', '_date' ] );
} );
