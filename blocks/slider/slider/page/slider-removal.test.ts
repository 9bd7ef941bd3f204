import type { Slider } from '../../../../packages/slider/engine';
import { installAnimations } from '../../../../tests/support/animations';
import { handClock } from '../../../../tests/support/manual-clock';
import { installMedia } from '../../../../tests/support/media';
import { playDocument, sliderMarkup } from '../../../../tests/support/slider-page';

const mockClock = handClock();
jest.mock(
	'@frontage/slider',
	() => {
		const { createSlider } = jest.requireActual( '../../../../packages/slider/engine' );
		return { createSlider: ( element: HTMLElement ) => createSlider( element, { clock: mockClock } ) };
	},
	{ virtual: true }
);

installAnimations();

/** What is watched and listened to outside of sliders, counted. */
const watched = new Map< object, Set< Element > >();
const heard = new Map< string, number >();
let waits = 0;

beforeAll( () => {
	class Observer {
		readonly #targets = new Set< Element >();
		constructor() {
			watched.set( this, this.#targets );
		}
		observe = ( target: Element ) => void this.#targets.add( target );
		unobserve = ( target: Element ) => void this.#targets.delete( target );
		disconnect = () => this.#targets.clear();
	}
	Object.assign( globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer } );
	const Real = MutationObserver;
	globalThis.MutationObserver = class extends Real {
		override observe( ...how: Parameters< MutationObserver[ 'observe' ] > ) {
			waits++;
			super.observe( ...how );
		}
		override disconnect() {
			waits--;
			super.disconnect();
		}
	};
	for ( const [ name, target ] of [
		[ 'window', window ],
		[ 'document', document ],
	] as const ) {
		const { addEventListener, removeEventListener } = target;
		target.addEventListener = ( type: string, ...more: [ never ] ) => {
			heard.set( `${ name } ${ type }`, ( heard.get( `${ name } ${ type }` ) ?? 0 ) + 1 );
			const { signal } = ( more as unknown as [ unknown, AddEventListenerOptions? ] )[ 1 ] ?? {};
			signal?.addEventListener( 'abort', () =>
				heard.set( `${ name } ${ type }`, heard.get( `${ name } ${ type }` )! - 1 )
			);
			addEventListener.call( target, type, ...more );
		};
		target.removeEventListener = ( type: string, ...more: [ never ] ) => {
			heard.set( `${ name } ${ type }`, heard.get( `${ name } ${ type }` )! - 1 );
			removeEventListener.call( target, type, ...more );
		};
	}
} );

const counts = () => ( {
	waits,
	targets: [ ...watched.values() ].flatMap( ( targets ) => [ ...targets ] ).length,
	// jsdom itself listens to the mouse.
	listeners: [ ...heard ].filter( ( [ name, count ] ) => count && ! name.includes( 'mouse' ) ),
} );

const later = () => new Promise( ( done ) => setTimeout( done ) );

/** A slider that comes into the page, near the window. */
async function begin() {
	document.body.innerHTML = sliderMarkup(
		playDocument( { autoplay: { delay: 0, hoverPauses: true }, swipe: { threshold: 75 }, keyboard: 'horizontal' } )
	);
	const element = document.querySelector< HTMLElement >( '.fr-slider' )!;
	const ready = new Promise< Slider >( ( resolve ) =>
		element.addEventListener( 'frontage:slider:ready', ( event ) =>
			resolve( ( event as CustomEvent< { slider: Slider } > ).detail.slider )
		)
	);
	await later();
	element.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await later();
	document.dispatchEvent( new Event( 'visibilitychange' ) ); // Whether it is seen is known.
	return { element, slider: await ready };
}

beforeAll( () => {
	installMedia( [] );
	jest.isolateModules( () => void require( './view' ) );
} );

test( 'one that is removed without destroy() is let go: observers, listeners, timers', async () => {
	const before = counts();
	const { element, slider } = await begin();
	expect( slider.ready ).toBeDefined();
	expect( counts().targets ).toBeGreaterThan( before.targets );
	expect( counts().listeners.length ).toBeGreaterThan( before.listeners.length );
	element.remove();
	await later();
	expect( counts() ).toEqual( before );
	expect( [ mockClock.waiting, mockClock.moving ] ).toEqual( [ 0, 0 ] );
	expect( element.dataset.state ).toBeUndefined();
} );

test( 'so are twenty that go with what they stand in', async () => {
	const before = counts();
	for ( let time = 0; time < 20; time++ ) {
		await begin();
	}
	document.body.replaceChildren();
	await later();
	expect( counts() ).toEqual( before );
} );

test( 'one that is only moved runs on, and one that somebody destroyed stays so', async () => {
	const { element, slider } = await begin();
	const popup = document.createElement( 'div' );
	document.body.append( popup );
	popup.append( element );
	await later();
	expect( element.dataset.state ).toBe( 'ready' );
	slider.destroy();
	document.body.append( document.createElement( 'p' ) );
	element.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await later();
	expect( element.dataset.state ).toBeUndefined();
} );

test( 'one that comes back begins anew', async () => {
	const { element } = await begin();
	element.remove();
	await later();
	document.body.append( element );
	await later();
	element.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await later();
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await later();
	expect( element.dataset.state ).toBe( 'ready' );
	element.remove();
} );
