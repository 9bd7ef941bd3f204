const WINDOW = 1425; // px, without the bar to scroll by.

let boxes: Record< string, [ left: number, width: number ] > = {};
let resized: () => void;
const observed: Element[] = [];
const left = ( id: string ) => document.getElementById( id )!.style.getPropertyValue( '--fr-left' );
const right = ( id: string ) => document.getElementById( id )!.style.getPropertyValue( '--fr-right' );

beforeAll( () => {
	Object.defineProperty( document.documentElement, 'clientWidth', { value: WINDOW } );
	Element.prototype.getBoundingClientRect = function () {
		const [ x, width ] = boxes[ this.id ] ?? [ 0, 0 ];
		return new DOMRect( x, 0, width, 100 );
	};
	globalThis.DOMRect ??= class {
		public right: number;
		public constructor(
			public x: number,
			public y: number,
			public width: number
		) {
			this.right = x + width;
		}
		public get left() {
			return this.x;
		}
	} as unknown as typeof DOMRect;
	globalThis.requestAnimationFrame = ( run ) => {
		run( 0 );
		return 0;
	};
	globalThis.ResizeObserver = class {
		public constructor( run: () => void ) {
			resized = run;
		}
		public observe( element: Element ) {
			observed.push( element );
		}
	} as unknown as typeof ResizeObserver;
} );

beforeEach( () => {
	document.body.innerHTML = [ 'middle', 'aside', 'wide', 'hidden', 'out', 'larger' ]
		.map( ( id ) => `<div id="${ id }" class="alignfull fr-full-width"></div>` )
		.join( '' );
	boxes = {
		middle: [ 142.5, 1140 ],
		aside: [ 40, 800 ],
		wide: [ 0, WINDOW ],
		hidden: [ 0, 0 ],
		out: [ 1500, 1140 ],
		larger: [ -7.5, 1440 ],
	};
	observed.length = 0;
	jest.isolateModules( () => void require( './view' ) );
} );

test( 'a slider in a column reaches both edges of the window, wherever the column stands', () => {
	expect( [ left( 'middle' ), right( 'middle' ) ] ).toEqual( [ '-142.5px', '-142.5px' ] );
	expect( [ left( 'aside' ), right( 'aside' ) ] ).toEqual( [ '-40px', '-585px' ] );
} );

test( 'what is wider than the window on both sides goes back to its edges', () =>
	expect( [ left( 'larger' ), right( 'larger' ) ] ).toEqual( [ '7.5px', '7.5px' ] ) );

test( 'what is as wide as the window, or not in it, stays as it is', () => {
	for ( const id of [ 'wide', 'out' ] ) {
		expect( [ left( id ), right( id ) ] ).toEqual( [ '0px', '0px' ] );
	}
	expect( left( 'hidden' ) ).toBe( '' );
} );

test( 'it follows when its column moves, is shown, or the window changes', () => {
	boxes.aside = [ 240, 800 ];
	boxes.hidden = [ 100, 1000 ];
	expect( observed ).toEqual( [ document.documentElement, ...document.body.children ] );
	resized();
	expect( [ left( 'aside' ), right( 'aside' ) ] ).toEqual( [ '-240px', '-385px' ] );
	expect( [ left( 'hidden' ), right( 'hidden' ) ] ).toEqual( [ '-100px', '-325px' ] );
	boxes.aside = [ 100, 1000 ];
	dispatchEvent( new Event( 'resize' ) );
	expect( left( 'aside' ) ).toBe( '-100px' );
} );
