import { act, renderHook } from '@testing-library/react';
import { useSaveByKeys } from './use-save-shortcut';

const mockPressed: ( () => Promise< void > )[] = [];
let mockSave: jest.Mock;
const mockSaid = jest.fn();
jest.mock( '@wordpress/keyboard-shortcuts', () => ( {
	useShortcut: ( _: string, press: () => Promise< void > ) => mockPressed.push( press ),
} ) );
jest.mock( '@wordpress/core-data', () => ( { store: {} } ) );
jest.mock( '@wordpress/notices', () => ( { store: {} } ) );
jest.mock( './form-entity', () => ( { KIND: 'frontage', NAME: 'contact-form' } ) );
jest.mock( '@wordpress/data', () => ( {
	useSelect: () => ( { hasEditsForEntityRecord: () => true, isSavingEntityRecord: () => false } ),
	useDispatch: () => ( {
		saveEditedEntityRecord: mockSave,
		createSuccessNotice: mockSaid,
		createErrorNotice: mockSaid,
	} ),
} ) );

const press = () => act( async () => void ( await Promise.all( mockPressed.map( ( one ) => one() ) ) ) );

beforeEach( () => {
	mockPressed.length = 0;
	mockSaid.mockClear();
	mockSave = jest.fn().mockResolvedValue( {} );
} );

test( 'a form that stands on the page twice is saved once, and each other form too', async () => {
	[ 7, 7, 8 ].forEach( ( id ) => renderHook( () => useSaveByKeys( id ) ) );
	await press();
	expect( mockSave.mock.calls.map( ( [ , , id ] ) => id ) ).toEqual( [ 7, 8 ] );
	expect( mockSaid ).toHaveBeenCalledTimes( 2 );
} );

test( 'what could not be saved is said, and can be saved later', async () => {
	mockSave.mockRejectedValueOnce( new Error( 'The disk is full.' ) );
	renderHook( () => useSaveByKeys( 7 ) );
	await press();
	expect( mockSaid ).toHaveBeenLastCalledWith( 'The disk is full.', expect.anything() );
	await press();
	expect( mockSaid ).toHaveBeenLastCalledWith( 'Form saved.', expect.anything() );
} );
