import {
	asExpression,
	asText,
	followInConditions,
	groupName,
	readConditions,
	whenOf,
	withGroupName,
	withWhen,
	writeConditions,
	type Rule,
	type When,
} from './conditions';

/** As the add-on writes it. */
const TEXT = `show [firm] if [who] equals "A "firm""
        and if [people] greater than or equals "2"
show [me] if [who] is empty ""`;

const rule = ( field: string, operator: string, value = '' ): Rule => ( { field, operator, value } );

test( 'the text of the add-on is read and written letter by letter', () => {
	expect( readConditions( TEXT ) ).toEqual( [
		{
			target: 'firm',
			rules: [ rule( 'who', 'equals', 'A "firm"' ), rule( 'people', 'greater than or equals', '2' ) ],
		},
		{ target: 'me', rules: [ rule( 'who', 'is empty' ) ] },
	] );
	expect( writeConditions( readConditions( TEXT ) ) ).toBe( TEXT );
	expect(
		readConditions( 'and if [a] equals "1"\nhide [a] if [b] equals "1"\nshow [a] if [b] resembles "1"' )
	).toEqual( [] );
} );

const CASES: [ string, When, string ][] = [
	[
		'show when all hold',
		{ hide: false, any: false, rules: [ rule( 'a', 'equals', '1' ), rule( 'b', 'greater than', '2' ) ] },
		'show [g] if [a] equals "1"\n     and if [b] greater than "2"',
	],
	[
		'show when any holds',
		{ hide: false, any: true, rules: [ rule( 'a', 'equals', '1' ), rule( 'b', 'less than', '2' ) ] },
		'show [g] if [a] equals "1"\nshow [g] if [b] less than "2"',
	],
	[
		'hide when all hold',
		{ hide: true, any: false, rules: [ rule( 'a', 'equals', '1' ), rule( 'b', 'equals (regex)', 'x' ) ] },
		'show [g] if [a] not equals "1"\nshow [g] if [b] not equals (regex) "x"',
	],
	[
		'hide when any holds',
		{ hide: true, any: true, rules: [ rule( 'a', 'equals', '1' ), rule( 'b', 'equals', '2' ) ] },
		'show [g] if [a] not equals "1"\n     and if [b] not equals "2"',
	],
];

test.each( CASES )( '%s is stored in the format’s own words and read again', ( _, when, text ) => {
	const others = readConditions(
		'show [x] if [a] equals "1"\nshow [g] if [old] equals "1"\nshow [y] if [a] equals "1"'
	);
	const conditions = withWhen( others, 'g', when );
	expect( conditions.map( ( { target } ) => target ).filter( ( target ) => target !== 'g' ) ).toEqual( [ 'x', 'y' ] );
	expect( writeConditions( conditions.filter( ( { target } ) => target === 'g' ) ) ).toBe( text );
	expect( whenOf( conditions, 'g' ) ).toEqual( when );
} );

test( 'what can be said in two ways is said as the editor said it', () => {
	const when: When = { hide: true, any: true, rules: [ rule( 'a', 'not empty' ) ] };
	const conditions = withWhen( [], 'g', when );
	expect( whenOf( conditions, 'g', when ) ).toEqual( when );
	expect( whenOf( conditions, 'g' ) ).toEqual( { hide: false, any: false, rules: [ rule( 'a', 'is empty' ) ] } );
	expect(
		whenOf( withWhen( [], 'g', { ...when, hide: false, rules: [ rule( 'a', 'greater than', '1' ) ] } ), 'g', when )
			?.hide
	).toBe( false );
} );

test( 'alternatives of several rules stay a text, and no rules are no condition', () => {
	expect( whenOf( readConditions( `${ TEXT }\nshow [firm] if [a] equals "1"` ), 'firm' ) ).toBeUndefined();
	expect( withWhen( readConditions( TEXT ), 'me', { hide: false, any: false, rules: [] } ) ).toHaveLength( 1 );
	expect( whenOf( [], 'g' ) ).toEqual( { hide: false, any: false, rules: [] } );
} );

test( 'a text to be contained is an expression and comes back as a text', () => {
	for ( const text of [ 'a', '1.5 (net) [x]', 'a/b|c\\d', '' ] ) {
		expect( asText( asExpression( text ) ) ).toBe( text );
		expect( new RegExp( asExpression( text ) ).test( `x${ text }x` ) ).toBe( true );
	}
	expect( asText( '^a' ) ).toBeUndefined();
	expect( asText( '\\d' ) ).toBeUndefined();
} );

test( 'conditions follow names, and go with their group', () => {
	const follow = ( fields: [ string, string ][], groups: [ string, string ][], gone: string[] = [] ) =>
		followInConditions( TEXT, {
			fields: new Map( fields ),
			choices: new Map(),
			groups: new Map( groups ),
			gone: new Set( gone ),
		} );
	expect( follow( [ [ 'who', 'kind' ] ], [ [ 'me', 'self' ] ] ) ).toBe(
		TEXT.replaceAll( '[who]', '[kind]' ).replace( '[me]', '[self]' )
	);
	expect( follow( [], [], [ 'firm' ] ) ).toBe( 'show [me] if [who] is empty ""' );
	expect( follow( [], [] ) ).toBe( TEXT );
} );

test( 'a group is called by the first word of its tag', () => {
	expect( [ '[group]', '[group a]', '[group a class:x]', '<div>', '[grouped]' ].map( groupName ) ).toEqual( [
		'',
		'a',
		'a',
		undefined,
		undefined,
	] );
	expect( withGroupName( '[group a class:x]', 'b' ) ).toBe( '[group b class:x]' );
	expect( withGroupName( '[group]', 'b' ) ).toBe( '[group b]' );
} );
