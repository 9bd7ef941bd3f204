import { renderHook } from '@testing-library/react';
import { useByAlias, useReferred, useSliders } from './slider-entities';

let mockMayMake: boolean | undefined;
let mockRecords: object[] | null;
const mockKnown: { may?: boolean; isAsked?: boolean; record?: object; error?: object; seen?: object } = {};
const mockForget = jest.fn();
const mockAsked = jest.fn();
jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecords: ( ...of: unknown[] ) => {
		mockAsked( ...of );
		return { records: mockRecords, hasResolved: true };
	},
} ) );
jest.mock( '@wordpress/data', () => ( {
	useDispatch: () => ( { invalidateResolution: mockForget } ),
	useSelect: ( map: ( select: () => object ) => unknown ) =>
		map( () => ( {
			canUser: ( action: string ) => ( action === 'create' ? mockMayMake : mockKnown.may ),
			hasFinishedResolution: ( name: string ) =>
				name === 'canUser' ? mockKnown.isAsked : Boolean( mockKnown.record ?? mockKnown.error ),
			getEditedEntityRecord: () => mockKnown.record,
			getEntityRecord: () => mockKnown.seen,
			getResolutionError: () => mockKnown.error,
		} ) ),
} ) );
jest.mock( '@wordpress/blocks', () => ( { parse: () => [] } ) );

beforeEach( () => {
	mockMayMake = undefined;
	mockRecords = [];
	Object.assign( mockKnown, {
		may: undefined,
		isAsked: false,
		record: undefined,
		error: undefined,
		seen: undefined,
	} );
} );

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

describe( 'a request that failed', () => {
	test( 'is no empty list, and names no slider missing', () => {
		mockMayMake = true;
		mockRecords = null;
		expect( renderHook( () => useByAlias( 'news' ) ).result.current.isMissing ).toBe( false );
		const { hasFailed, again } = renderHook( () => useSliders( '' ) ).result.current;
		expect( hasFailed ).toBe( true );
		again();
		expect( mockForget ).toHaveBeenLastCalledWith( 'getEntityRecords', expect.anything() );
	} );

	test.each( [
		[ 'missing', 'not there', { may: true, isAsked: true, error: { data: { status: 404 } } } ],
		[ 'failed', 'refused', { may: true, isAsked: true, error: { data: { status: 403 } } } ],
		[ 'failed', 'a fault of the site', { may: true, isAsked: true, error: { data: { status: 500 } } } ],
		[ 'failed', 'no answer about rights', { isAsked: true } ],
		[ 'loading', 'no answer yet', {} ],
		[ 'readable', 'somebody else’s', { may: false, isAsked: true, seen: { id: 7 } } ],
		[ 'readable', 'somebody else’s draft', { may: false, isAsked: true, error: { data: { status: 403 } } } ],
		[ 'missing', 'deleted', { may: false, isAsked: true, error: { data: { status: 404 } } } ],
		[ 'failed', 'not to be had', { may: false, isAsked: true, error: { data: { status: 500 } } } ],
		[ 'failed', 'behind a line that is down', { may: false, isAsked: true, error: {} } ],
		[ 'loading', 'looked for', { may: false, isAsked: true } ],
	] )( 'a slider is %s when it is %s', ( status, _, known ) => {
		Object.assign( mockKnown, known );
		const { current } = renderHook( () => useReferred( 7 ) ).result;
		expect( current.status ).toBe( status );
	} );
} );
