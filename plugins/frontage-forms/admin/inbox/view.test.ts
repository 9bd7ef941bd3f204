import { filterOf, fitted, sameFilter, VIEW } from './view';

test( 'filters and search of the list become the arguments of the route', () => {
	const filters = [
		{ field: 'form', operator: 'is' as const, value: '12' },
		{ field: 'state', operator: 'is' as const, value: 'failed' },
		{ field: 'read', operator: 'is' as const, value: 'unread' },
	];

	expect( filterOf( { ...VIEW, filters, search: '  oak ' } ) ).toEqual( {
		form: 12,
		state: 'failed',
		read: false,
		search: 'oak',
	} );
} );

test( 'a filter that was chosen but not filled in narrows nothing', () => {
	expect(
		filterOf( { ...VIEW, filters: [ { field: 'form', operator: 'is', value: undefined } ], search: ' ' } )
	).toEqual( {} );
} );

test( 'equal filters are known as equal, whatever else changed in the view', () => {
	expect( sameFilter( { form: 1, read: true }, { read: true, form: 1 } ) ).toBe( true );
	expect( sameFilter( { form: 1 }, { form: 1, search: 'a' } ) ).toBe( false );
} );

test( 'a narrow screen has one column', () => {
	expect( fitted( VIEW, true ).fields ).toEqual( [] );
	expect( fitted( VIEW, false ) ).toBe( VIEW );
} );
