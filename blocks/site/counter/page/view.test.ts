import { endObservers } from '../../../../tests/support/mutations';

endObservers();
let frame: FrameRequestCallback | undefined;
let see: ( () => void ) | undefined;
let still = false;

beforeEach( () => {
	frame = see = undefined;
	jest.spyOn( performance, 'now' ).mockReturnValue( 0 );
	window.requestAnimationFrame = ( callback ) => {
		frame = callback;
		return 0;
	};
	window.matchMedia = () => ( { matches: still } ) as MediaQueryList;
	window.IntersectionObserver = class {
		constructor( private tell: IntersectionObserverCallback ) {}
		observe( target: Element ) {
			see = () =>
				this.tell(
					[ { isIntersecting: true, target } as unknown as IntersectionObserverEntry ],
					this as never
				);
		}
		unobserve() {
			see = undefined;
		}
	} as never;
	const way = [ 0, 1250.5, 2000, 1, ',', '.', '≈ ', '+' ];
	document.body.innerHTML = `<div class="fr-counter"><span data-count='${ JSON.stringify( way ) }'>≈ 1.250,5+</span></div>`;
} );

const begin = () => jest.isolateModules( () => void require( './view' ) );
const text = () => document.querySelector( '[data-count]' )!.textContent;
const at = ( ms: number ) => frame!( ms );

test( 'it waits until it is seen, counts up once and ends with what PHP printed', () => {
	begin();
	expect( text() ).toBe( '≈ 1.250,5+' );
	see!();
	at( 0 );
	expect( text() ).toBe( '≈ 0,0+' );
	at( 1000 );
	expect( text() ).toBe( '≈ 1.094,2+' );
	at( 2000 );
	expect( text() ).toBe( '≈ 1.250,5+' );
	expect( see ).toBeUndefined();
} );

test( 'it stands still for who wants less motion', () => {
	still = true;
	begin();
	expect( see ).toBeUndefined();
	still = false;
} );

test( 'who watches the elements of the page hears of none of its figures', async () => {
	begin();
	const heard = jest.fn();
	const observer = new MutationObserver( heard );
	observer.observe( document, { childList: true, subtree: true } );
	see!();
	at( 0 );
	at( 1000 );
	at( 2000 );
	await new Promise( ( done ) => setTimeout( done ) );
	observer.disconnect();
	expect( heard ).not.toHaveBeenCalled();
} );
