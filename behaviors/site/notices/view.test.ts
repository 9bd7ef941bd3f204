export {};

const said: string[] = [];
let mockIsAway = false;
jest.mock( '@frontage/kit/notify', () => ( {
	expectNotices: () => {
		if ( mockIsAway ) {
			throw new Error( 'away' );
		}
		said.push( 'empty' );
	},
	notify: ( text: string, { position, type, close }: Record< string, string > ) => {
		said.push( [ text, position, type, close ].join( ' ' ) );
		return () => void said.push( `closed ${ text }` );
	},
} ) );

const later = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );
const notify = ( ...given: Parameters< NonNullable< NonNullable< Window[ 'frontage' ] >[ 'notify' ] > > ) =>
	window.frontage!.notify!( ...given );

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	said.length = 0;
	delete window.frontage;
	document.body.innerHTML = `<script type="application/json" id="wp-script-module-data-@frontage/behaviours/notices">
		{"options":{"position":"top"},"texts":{"close":"Close"}}</script>`;
	require( './view' );
} );
afterEach( () => jest.useRealTimers() );

test( 'an empty list is there 100 ms before the first texts, which keep their order', async () => {
	await later( 1000 );
	expect( said ).toEqual( [] );
	notify( 'One' );
	notify( 'Two', { position: 'bottom', type: 'error' } );
	await later( 99 );
	expect( said ).toEqual( [ 'empty' ] );
	await later( 1 );
	expect( said ).toEqual( [ 'empty', 'One top  Close', 'Two bottom error Close' ] );
	notify( 'Three' );
	await later( 0 );
	expect( said.slice( 3 ) ).toEqual( [ 'Three top  Close' ] );
} );

test( 'what is closed before it came does not come; what came is closed', async () => {
	const [ first, second ] = [ notify( 'One' ), notify( 'Two' ) ];
	first();
	await later( 100 );
	expect( said ).toEqual( [ 'empty', 'Two top  Close' ] );
	second();
	expect( said.at( -1 ) ).toBe( 'closed Two' );
} );

test( 'what could not be had is asked for again by the next call, and the console knows the first text', async () => {
	mockIsAway = true;
	notify( 'One' );
	await later( 0 );
	expect( jest.mocked( window.console.error ).mock.calls ).toEqual( [ [ 'One', new Error( 'away' ) ] ] );
	expect( console ).toHaveErrored();
	mockIsAway = false;
	notify( 'Two' );
	await later( 100 );
	expect( said ).toEqual( [ 'empty', 'Two top  Close' ] );
} );

test( 'what others put beside it stays', () => {
	Object.assign( window.frontage!, { other: 1 } );
	jest.resetModules();
	require( './view' );
	expect( window.frontage ).toHaveProperty( 'other', 1 );
} );
