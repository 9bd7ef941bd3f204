export {};

let wide: { matches: boolean; change: () => void };
let end = () => {};
let still: boolean;
let frames: FrameRequestCallback[];
let now: number;

const cursor = () => document.querySelector< HTMLElement >( 'body > .fr-cursor' )!;
const states = () => [ ...cursor().classList ].slice( 1 ).sort().join( ' ' );
const fire = ( type: string, at: Element, more: object = {} ) =>
	at.dispatchEvent(
		Object.assign( new Event( `pointer${ type }`, { bubbles: true } ), {
			pointerType: 'mouse',
			clientX: 0,
			clientY: 0,
			relatedTarget: null,
			...more,
		} )
	);
const $ = ( id: string ) => document.getElementById( id )!;
const frame = ( ms = 16 ) => {
	now += ms;
	frames.splice( 0 ).forEach( ( call ) => call( now ) );
};

beforeEach( () => {
	end(); // The module of the test before.
	wide = { matches: true, change: () => {} };
	still = false;
	frames = [];
	now = 1000;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	window.requestAnimationFrame = ( call ) => frames.push( call );
	window.matchMedia = ( query ) =>
		( query.includes( 'reduced-motion' )
			? { matches: still }
			: {
					get matches() {
						return wide.matches;
					},
					addEventListener: ( _: string, call: () => void ) => ( wide.change = call ),
				} ) as unknown as MediaQueryList;
	document.body.className = '';
	document.body.innerHTML = `<main><div class="fr-cursor" id="own"><b class="fr-cursor__label">An author’s</b></div></main><p id="p"><a id="a" href="#">a</a></p><div id="l" data-cursor-label="&lt;b&gt;View"><i id="in"></i></div>
		<div id="i" data-cursor-icon="core/plus"></div><div id="h" data-cursor="hidden"></div>
		<div class="fr-cursor"><div class="fr-cursor__sign"><span class="fr-cursor__label"></span><svg data-icon="core/plus"></svg><svg data-icon="core/search"></svg></div></div>`;
	jest.isolateModules( () => void require( './view' ) );
	const own = wide;
	end = () => {
		own.matches = false;
		own.change();
	};
} );

test( 'what it is over decides what it looks like, and all of that goes with it', () => {
	fire( 'over', $( 'p' ) );
	expect( states() ).toBe( 'is-enabled' );
	fire( 'over', $( 'a' ) );
	expect( states() ).toBe( 'is-active is-enabled' );
	fire( 'over', $( 'in' ) );
	expect( states() ).toBe( 'has-label is-active is-enabled' );
	expect( cursor().textContent ).toBe( '<b>View' );
	expect( document.body.className ).toBe( 'is-cursor-active' );
	fire( 'over', $( 'i' ) );
	expect( states() ).toBe( 'has-icon is-active is-enabled' );
	expect( [ ...cursor().querySelectorAll( '.is-on' ) ].map( ( icon ) => icon.getAttribute( 'data-icon' ) ) ).toEqual(
		[ 'core/plus' ]
	);
	fire( 'over', $( 'h' ) );
	expect( states() ).toBe( 'is-active is-enabled is-hidden' );
	fire( 'over', $( 'p' ) );
	fire( 'out', $( 'p' ) );
	expect( states() ).toBe( 'is-enabled is-hidden' );
	expect( document.body.className ).toBe( '' );
} );

test( 'what an author gave its class stays as it is', () => {
	fire( 'over', $( 'l' ) );
	expect( $( 'own' ).outerHTML ).toBe(
		'<div class="fr-cursor" id="own"><b class="fr-cursor__label">An author’s</b></div>'
	);
	expect( states() ).toBe( 'has-label is-active is-enabled' );
} );

test( 'it shows that a button is held down', () => {
	fire( 'over', $( 'p' ) );
	fire( 'down', $( 'p' ) );
	expect( states() ).toContain( 'is-mouse-down' );
	fire( 'up', $( 'p' ) );
	expect( states() ).not.toContain( 'is-mouse-down' );
	fire( 'down', $( 'p' ), { pointerType: 'touch' } );
	expect( states() ).not.toContain( 'is-mouse-down' );
} );

test( 'it comes out where the mouse is, follows, and its frames end when it has arrived', () => {
	fire( 'over', $( 'p' ), { clientX: 40, clientY: 50 } );
	frame();
	expect( cursor().style.transform ).toBe( 'translate(40px,50px)' );
	expect( frames ).toHaveLength( 0 );
	fire( 'move', $( 'p' ), { clientX: 140, clientY: 50 } );
	fire( 'move', $( 'p' ), { clientX: 140, clientY: 50 } );
	expect( frames ).toHaveLength( 1 );
	frame();
	expect( cursor().style.transform ).not.toBe( 'translate(140px,50px)' );
	let count = 0;
	while ( frames.length && count++ < 100 ) {
		frame();
	}
	expect( count ).toBeLessThan( 60 );
	expect( cursor().style.transform ).toBe( 'translate(140px,50px)' );
} );

test( 'who wants less motion has it without lag', () => {
	end();
	wide.matches = true;
	still = true;
	jest.isolateModules( () => void require( './view' ) );
	fire( 'over', $( 'p' ), { clientX: 1, clientY: 1 } );
	frame();
	fire( 'move', $( 'p' ), { clientX: 300, clientY: 9 } );
	frame();
	expect( cursor().style.transform ).toBe( 'translate(300px,9px)' );
} );

test( 'a narrow window has none, and one that is wide again has it again', () => {
	fire( 'over', $( 'a' ) );
	wide.matches = false;
	wide.change();
	expect( states() ).toBe( 'is-hidden' );
	fire( 'over', $( 'in' ) );
	expect( states() ).toBe( 'is-hidden' );
	expect( document.body.className ).toBe( '' );
	wide.matches = true;
	wide.change();
	fire( 'over', $( 'a' ) );
	expect( states() ).toBe( 'is-active is-enabled' );
} );
