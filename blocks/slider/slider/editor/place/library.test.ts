import { renderHook } from '@testing-library/react';
import { useByAlias, useSliders } from './library';

let mockMayMake: boolean | undefined;
const mockAsked = jest.fn();
jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecords: ( ...of: unknown[] ) => {
		mockAsked( ...of );
		return { records: [], hasResolved: true };
	},
} ) );
jest.mock( '@wordpress/data', () => ( {
	useSelect: ( map: ( select: () => object ) => unknown ) => map( () => ( { canUser: () => mockMayMake } ) ),
} ) );
jest.mock( '@wordpress/blocks', () => ( {} ) );
const last = () => mockAsked.mock.lastCall!.slice( 2 );

describe( 'sliders of the site, drafts among them', () => {
	test( 'who makes sliders finds drafts, too', () => {
		mockMayMake = true;
		renderHook( () => useSliders( '' ) );
		expect( last() ).toMatchObject( [ { status: 'any' }, { enabled: true } ] );
		const { result } = renderHook( () => useByAlias( 'news' ) );
		expect( last() ).toMatchObject( [ { status: 'any', slug: 'news' }, { enabled: true } ] );
		expect( result.current.isMissing ).toBe( true );
	} );

	test( 'who does not is not refused the list', () => {
		mockMayMake = false;
		renderHook( () => useByAlias( 'news' ) );
		expect( last()[ 0 ] ).not.toHaveProperty( 'status' );
	} );

	test( 'nothing is called missing before it could be asked for', () => {
		mockMayMake = undefined;
		const { result } = renderHook( () => useByAlias( 'news' ) );
		expect( last() ).toMatchObject( [ {}, { enabled: false } ] );
		expect( result.current.isMissing ).toBe( false );
	} );
} );
