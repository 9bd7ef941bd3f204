import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import type { Slider } from '../types/module-context';

installAnimations();

let running: Slider | undefined;
afterEach( () => running?.destroy() );

async function start() {
	const actions = [ { on: 'click' as const, do: 'togglefullscreen' } ];
	const bench = await startSlider(
		playDocument( { modules: [ 'layers', 'fullscreen' ], slides: [ { layers: [ { id: 'a', actions } ] } ] } ),
		{
			content: () => '<div class="fr-layer" data-layer="a"><div class="fr-layer__content">x</div></div>',
		}
	);
	running = bench.slider;
	const large = () => bench.element.style.getPropertyValue( '--fr-height' ) !== '';
	const toggle = async () => {
		bench.element.querySelector< HTMLElement >( '.fr-layer__content' )!.click();
		await bench.clock.pass( 400 );
	};
	return { ...bench, large, toggle };
}
const escape = () => document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );

test( 'where the browser has no fullscreen, the slider covers the window until Escape', async () => {
	const { large, toggle, element } = await start();
	element.style.setProperty( '--fr-gw', '960' );
	const printed = element.style.cssText;
	await toggle();
	expect( large() ).toBe( true );
	expect( element.style.position ).toBe( 'fixed' );
	escape();
	expect( element.style.cssText ).toBe( printed );
	await toggle();
	await toggle();
	expect( element.style.cssText ).toBe( printed );
} );

describe( 'where the browser has it', () => {
	let full: Element | null = null;
	const change = ( element: Element | null ) => {
		full = element;
		document.dispatchEvent( new Event( 'fullscreenchange' ) );
	};
	beforeAll( () => {
		Object.defineProperties( document, {
			fullscreenEnabled: { value: true, configurable: true },
			fullscreenElement: { get: () => full, configurable: true },
			exitFullscreen: { value: async () => change( null ), configurable: true },
		} );
		Element.prototype.requestFullscreen = async function () {
			change( this );
		};
	} );
	afterAll( () => {
		for ( const name of [ 'fullscreenEnabled', 'fullscreenElement', 'exitFullscreen' ] ) {
			Reflect.deleteProperty( document, name );
		}
		Reflect.deleteProperty( Element.prototype, 'requestFullscreen' );
	} );

	test( 'the slider follows it, also when the browser ends it', async () => {
		const { large, toggle, element } = await start();
		await toggle();
		expect( full ).toBe( element );
		expect( large() ).toBe( true );
		expect( element.style.position ).toBe( '' );
		change( null );
		expect( large() ).toBe( false );
	} );

	test( 'a browser that refuses leaves it as it is', async () => {
		const { large, toggle, element } = await start();
		element.requestFullscreen = () => Promise.reject( new TypeError( 'no gesture' ) );
		await toggle();
		expect( large() ).toBe( false );
	} );

	test( 'destroy() leaves fullscreen', async () => {
		const { slider, toggle, element } = await start();
		await toggle();
		slider.destroy();
		await settle();
		expect( full ).toBeNull();
		expect( element.getAttribute( 'style' ) ?? '' ).toBe( '' );
	} );
} );
