const mockCreate = jest.fn( ( element: HTMLElement ) => ( element.dataset.state = 'ready' ) );
jest.mock( '@frontage/slider', () => ( { createSlider: ( element: HTMLElement ) => mockCreate( element ) } ), {
	virtual: true,
} );
jest.mock( '@frontage/kit/overlay', () => ( {} ), { virtual: true } );

let see: ( entries: { isIntersecting: boolean; target: Element }[] ) => void;
const watched = new Set< Element >();
const settle = () => new Promise( ( done ) => setTimeout( done ) );
const started = () => mockCreate.mock.calls.map( ( [ { id } ] ) => id );
const slider = ( id: string, more = '' ) => `<section class="fr-slider" id="${ id }" ${ more }><b>1</b></section>`;
const add = async ( html: string ) => {
	document.body.insertAdjacentHTML( 'beforeend', html );
	await settle();
	return document.body.lastElementChild!;
};
const come = ( target: Element ) => see( [ { isIntersecting: true, target } ] );

beforeAll( () => {
	globalThis.IntersectionObserver = class {
		public constructor( call: typeof see ) {
			see = call;
		}
		public observe = ( target: Element ) => void watched.add( target );
		public unobserve = ( target: Element ) => void watched.delete( target );
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML = slider( 'first' );
	jest.isolateModules( () => void require( './view' ) );
} );
beforeEach( () => mockCreate.mockClear() );

test( 'one of the page is started when it comes near, once', async () => {
	const [ first ] = document.body.children;
	expect( watched.has( first! ) ).toBe( true );
	come( first! );
	await settle();
	await add( '<p>More</p>' );
	expect( started() ).toEqual( [ 'first' ] );
	expect( watched.has( first! ) ).toBe( false );
} );

test( 'one that is inserted later is, too, alone or in what is inserted', async () => {
	const added = await add( slider( 'later' ) );
	const entry = await add( `<article>${ slider( 'in-an-entry' ) }</article>` );
	expect( watched.has( added ) ).toBe( true );
	come( added );
	come( entry.firstElementChild! );
	await settle();
	expect( started() ).toEqual( [ 'later', 'in-an-entry' ] );
} );

test( 'one that waits to be called is started at once', async () => {
	await add( slider( 'popup', 'hidden' ) );
	await settle();
	expect( started() ).toEqual( [ 'popup' ] );
} );

test( 'who touches it need not wait until it is near', async () => {
	const added = await add( slider( 'touched' ) );
	added.querySelector( 'b' )!.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await settle();
	expect( started() ).toEqual( [ 'touched' ] );
} );

test( 'one that is taken away before the engine comes is not started, and is when it comes back', async () => {
	const added = await add( slider( 'moved' ) );
	come( added );
	added.remove();
	await settle();
	expect( started() ).toEqual( [] );
	document.body.append( added );
	await settle();
	come( added );
	await settle();
	expect( started() ).toEqual( [ 'moved' ] );
} );
