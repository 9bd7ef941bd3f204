import { listenForOpeners } from '@frontage/kit/overlay';

jest.mock( '@frontage/kit/overlay', () => ( { listenForOpeners: jest.fn() } ) );

test( 'the page listens for what opens an overlay', () => {
	jest.isolateModules( () => void require( './view' ) );
	expect( listenForOpeners ).toHaveBeenCalledTimes( 1 );
} );
