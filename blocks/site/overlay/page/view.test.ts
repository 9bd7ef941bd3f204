import { listenForOpeners } from '@frontage/kit/openers';

jest.mock( '@frontage/kit/openers', () => ( { listenForOpeners: jest.fn() } ) );

const play = jest.fn( async () => {} );
const pause = jest.fn();
let still = false;

beforeAll( () => {
	Object.assign( HTMLMediaElement.prototype, { play, pause } );
	Object.assign( window, { matchMedia: () => ( { matches: still } ) } );
	jest.isolateModules( () => void require( './view' ) );
} );
beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<dialog><video data-autoplay></video><video></video><iframe id="film" src="about:blank" allow="autoplay"></iframe><iframe id="map"></iframe><iframe allow="autoplay"></iframe></dialog>';
} );

const overlay = () => document.querySelector( 'dialog' )!;
const tell = ( state: string ) =>
	overlay().dispatchEvent(
		new CustomEvent( `frontage:overlay:${ state }`, {
			bubbles: true,
			cancelable: true,
			detail: { overlay: overlay() },
		} )
	);

test( 'the page listens for what opens an overlay', () => {
	jest.isolateModules( () => void require( './view' ) );
	expect( listenForOpeners ).toHaveBeenCalledTimes( 1 );
} );

test( 'what plays by itself plays once it is seen, and for nobody who wants no motion', () => {
	tell( 'opening' );
	expect( play ).not.toHaveBeenCalled();
	tell( 'opened' );
	expect( play.mock.contexts ).toContain( document.querySelector( 'video' ) );
	expect( play.mock.contexts ).not.toContain( document.querySelectorAll( 'video' )[ 1 ] );
	play.mockClear();
	still = true;
	tell( 'opened' );
	expect( play ).not.toHaveBeenCalled();
	still = false;
} );

test( 'of one that goes nothing is heard; a map stays as it is, and so does all where somebody keeps it open', () => {
	const [ film, map, emptied ] = document.querySelectorAll( 'iframe' );
	overlay().addEventListener( 'frontage:overlay:closing', ( event ) => event.preventDefault(), { once: true } );
	tell( 'closing' );
	expect( pause ).not.toHaveBeenCalled();
	expect( film!.isConnected ).toBe( true );
	tell( 'closing' );
	expect( pause.mock.contexts ).toContain( document.querySelectorAll( 'video' )[ 1 ] );
	expect( [ film!.isConnected, map!.isConnected, !! document.querySelector( '#film' ) ] ).toEqual( [
		false,
		true,
		true,
	] );
	expect( emptied!.isConnected ).toBe( true ); // Who emptied it takes it away as well.
} );
