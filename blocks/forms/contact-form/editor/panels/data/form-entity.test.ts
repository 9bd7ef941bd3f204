import { renderHook } from '@testing-library/react';
import { useForm } from './form-entity';

/** What WordPress's data layer knows of a form; it gives no list where the list failed. */
const mockKnown: {
	records: object[] | null;
	hasResolved: boolean;
	may: boolean | undefined;
	isAsked: boolean;
	record: object | false;
	error: object | undefined;
} = { records: null, hasResolved: false, may: undefined, isAsked: false, record: false, error: undefined };
const mockForget = jest.fn();
jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecords: () => ( { records: mockKnown.records, hasResolved: mockKnown.hasResolved } ),
} ) );
jest.mock( '@wordpress/data', () => ( {
	useDispatch: () => ( { invalidateResolution: mockForget } ),
	useSelect: ( map: ( select: () => object ) => unknown ) =>
		map( () => ( {
			canUser: () => mockKnown.may,
			hasFinishedResolution: () => mockKnown.isAsked,
			getEditedEntityRecord: () => mockKnown.record,
			getResolutionError: () => mockKnown.error,
		} ) ),
} ) );
jest.mock( '@wordpress/api-fetch', () => ( {} ) );

const listed = { records: [ { id: 7, hash: 'abc', title: 'Contact' } ], hasResolved: true };
const asked = { ...listed, may: true, isAsked: true };
const fresh = { records: null, hasResolved: false, may: undefined, isAsked: false, record: false, error: undefined };
const found = ( known: object ) => {
	Object.assign( mockKnown, fresh, known );
	return renderHook( () => useForm( 'abc' ) ).result.current;
};

test.each( [
	[ 'nothing is known', {} ],
	[ 'it is listed', listed ],
	[ 'it may be changed', asked ],
] )( 'a form is on its way while %s', ( _, known ) => expect( found( known ).status ).toBe( 'loading' ) );

test( 'a form that is there can be changed, and by others only seen', () => {
	expect( found( { ...asked, record: { form: '' } } ).status ).toBe( 'editable' );
	expect( found( { ...asked, may: false } ).status ).toBe( 'readable' );
} );

test( 'only what the site does not have is missing', () => {
	expect( found( { records: [], hasResolved: true } ).status ).toBe( 'missing' );
	expect( found( { ...asked, error: { data: { status: 404 } } } ).status ).toBe( 'missing' );
} );

test.each( [
	[ 'the list', { records: null, hasResolved: true }, 'getEntityRecords' ],
	[ 'the question for rights', { ...listed, isAsked: true }, 'canUser' ],
	[ 'the form, for a fault of the site', { ...asked, error: { data: { status: 500 } } }, 'getEntityRecord' ],
	[ 'the form, refused', { ...asked, error: { data: { status: 403 } } }, 'getEntityRecord' ],
	[ 'the form, without a connection', { ...asked, error: { code: 'offline' } }, 'getEditedEntityRecord' ],
] )( 'when %s does not come, nobody says that it is missing, and it can be asked for again', ( _, known, asks ) => {
	const result = found( known );
	expect( result.status ).toBe( 'failed' );
	mockForget.mockClear();
	if ( result.status === 'failed' ) {
		result.again();
	}
	expect( mockForget.mock.calls.map( ( [ name ] ) => name ) ).toContain( asks );
} );
