import { urlOf, filterFromUrl } from '../inbox-url';
import { filterFromView, fitColumns, isSameFilter, VIEW, viewFromFilter } from './view-settings';
import type { Filter } from '../types';

test( 'filters and search of the list become the arguments of the route', () => {
	const filters = [
		{ field: 'form', operator: 'is' as const, value: '12' },
		{ field: 'state', operator: 'is' as const, value: 'failed' },
		{ field: 'read', operator: 'is' as const, value: 'unread' },
	];

	expect( filterFromView( { ...VIEW, filters, search: '  oak ' } ) ).toEqual( {
		form: 12,
		state: 'failed',
		read: false,
		search: 'oak',
	} );
} );

test( 'a filter that was chosen but not filled in narrows nothing', () => {
	expect(
		filterFromView( { ...VIEW, filters: [ { field: 'form', operator: 'is', value: undefined } ], search: ' ' } )
	).toEqual( {} );
} );

test( 'equal filters are known as equal, whatever else changed in the view', () => {
	expect( isSameFilter( { form: 1, read: true }, { read: true, form: 1 } ) ).toBe( true );
	expect( isSameFilter( { form: 1 }, { form: 1, search: 'a' } ) ).toBe( false );
} );

test( 'a narrow screen has one column', () => {
	expect( fitColumns( VIEW, true ).fields ).toEqual( [] );
	expect( fitColumns( VIEW, false ) ).toBe( VIEW );
} );

const ALL: Filter = {
	form: 12,
	state: 'held',
	read: false,
	starred: true,
	done: false,
	assigned: 0,
	search: 'oak & ash',
	from: '2026-11-01',
	until: '2026-11-30',
};

test( 'what the list shows goes into the address and the view, and comes back from both', () => {
	expect( filterFromUrl( urlOf( 'https://example.test/wp-admin/admin.php?page=frontage-forms', ALL, 7 ) ) ).toEqual(
		ALL
	);
	expect( filterFromView( { ...VIEW, ...viewFromFilter( ALL ) } ) ).toEqual( ALL );
	expect( filterFromView( { ...VIEW, ...viewFromFilter( {} ) } ) ).toEqual( {} );
} );

test( 'what needs attention has an address', () => {
	const filter: Filter = { state: 'attention', assigned: 4 };
	expect( filterFromUrl( urlOf( 'https://example.test/', filter ) ) ).toEqual( filter );
} );

test( 'an address that somebody has spoilt narrows nothing', () => {
	const spoilt = 'https://example.test/?form=-1&state=lost&read=maybe&from=soon&until[]=2026-11-01&search=%20';
	expect( filterFromUrl( spoilt ) ).toEqual( {} );
} );
