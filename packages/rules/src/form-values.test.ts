import cases from '../cases.json';
import { FREE_TEXT, formValues } from '.';

function sent( entries: ( string | File )[][] ) {
	const data = new FormData();
	for ( const [ name, value ] of entries ) {
		data.append( name as string, value as string );
	}
	return Object.fromEntries( formValues( data ) );
}

describe( 'a form holds what PHP will read from its request', () => {
	const rows = cases.values.map(
		( { entries, becomes } ) => [ JSON.stringify( entries ), entries, becomes ] as const
	);
	test.each( rows )( '%s', ( title, entries, becomes ) => {
		expect( sent( entries ) ).toEqual( becomes );
	} );
} );

test( 'a free text joins the choice it belongs to', () => {
	const free = `${ FREE_TEXT }topic`;
	expect(
		sent( [
			[ 'topic[]', 'News' ],
			[ 'topic[]', 'Other' ],
			[ free, ' my own ' ],
		] )
	).toEqual( { topic: [ 'News', 'Other my own' ] } );
	expect(
		sent( [
			[ 'topic', 'Other' ],
			[ free, 'my own' ],
		] )
	).toEqual( { topic: [ 'Other my own' ] } );
	expect(
		sent( [
			[ 'topic[]', 'Other' ],
			[ free, ' ' ],
		] )
	).toEqual( { topic: [ 'Other' ] } );
	expect( sent( [ [ free, 'my own' ] ] ) ).toEqual( {} );
} );

test( 'an input without a chosen file holds nothing', () => {
	const file = new File( [ 'x' ], 'a.txt' );
	expect(
		sent( [
			[ 'one', new File( [], '' ) ],
			[ 'two', file ],
			[ 'three[]', file ],
			[ 'three[]', new File( [], '' ) ],
		] )
	).toEqual( { one: [], two: [ file ], three: [ file ] } );
} );

test( 'a form element gives its enabled fields in the order of the page', () => {
	const form = document.createElement( 'form' );
	for ( const [ name, value, type, on ] of [
		[ 'b', 'x', 'text', true ],
		[ 'c[]', '1', 'checkbox', false ],
		[ 'c[]', '2', 'checkbox', true ],
		[ 'd', 'y', 'text', false ],
		[ 'a', ' z ', 'text', true ],
	] as const ) {
		const input = Object.assign( document.createElement( 'input' ), { name, type, value } );
		input.checked = on;
		input.disabled = ! on && type === 'text';
		form.append( input );
	}
	expect( [ ...formValues( new FormData( form ) ) ] ).toEqual( [
		[ 'b', [ 'x' ] ],
		[ 'c', [ '2' ] ],
		[ 'a', [ 'z' ] ],
	] );
} );
