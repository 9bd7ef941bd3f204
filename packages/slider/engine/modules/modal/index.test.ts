import { waitFor } from '@testing-library/dom';
import { installAnimations } from '../../../../../tests/support/animations';
import * as overlay from '@frontage/kit/overlay';
import { settle } from '../../../../../tests/support/manual-clock';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument, sliderMarkup } from '../../../../../tests/support/slider-page';
import type { Slider } from '../../types/module-context';
import type { Play, PlayAction } from '../../types/playback-config';

installAnimations();
Object.assign( CSSStyleSheet.prototype, { replaceSync() {} } );

const MODAL: NonNullable< Play[ 'modal' ] > = {
	cover: 'rgba(0,0,0,.5)',
	coverSpeed: 1000,
	horizontal: 'right',
	vertical: 'top',
	bodyClass: 'has-modal',
};
const TEXTS = { ...playDocument( {} ).texts, close: 'Close (Esc)' };
const overlays = async () => overlay;
HTMLDialogElement.prototype.showModal = function () {
	this.setAttribute( 'open', '' );
	this.querySelector< HTMLElement >( '[autofocus]' )?.focus();
};
HTMLDialogElement.prototype.close = function () {
	if ( this.open ) {
		this.removeAttribute( 'open' );
		this.dispatchEvent( new Event( 'close' ) );
	}
};

beforeEach( () => {
	Object.assign( document, { adoptedStyleSheets: [] } );
	Object.defineProperty( document.documentElement, 'clientWidth', {
		configurable: true,
		get: () => window.innerWidth,
	} ); // No scrollbar.
	document.head.replaceChildren();
	document.documentElement.removeAttribute( 'style' );
	document.body.removeAttribute( 'class' );
	history.replaceState( null, '', '/' );
} );

let running: Slider | undefined;
afterEach( () => running?.destroy() );

async function start( play: Parameters< typeof playDocument >[ 0 ] = {} ) {
	const bench = await startSlider( playDocument( { modules: [ 'modal' ], ...play } ), { overlays } );
	running = bench.slider;
	return bench;
}

describe( 'a slider that is a modal', () => {
	const open = async ( detail?: object ) => {
		const bench = await start( { modal: MODAL, texts: TEXTS } );
		const dialog = document.querySelector( 'dialog' )!;
		bench.element.dispatchEvent( new CustomEvent( 'frontage:modal:open', { detail } ) );
		await settle();
		return { ...bench, dialog };
	};

	test( 'waits in a closed dialog of its name, at its place', async () => {
		const { element } = await start( { modal: MODAL } );
		const dialog = element.parentElement as HTMLDialogElement;
		expect( dialog.localName ).toBe( 'dialog' );
		expect( dialog.open ).toBe( false );
		expect( dialog.getAttribute( 'aria-label' ) ).toBe( 'Test' );
		expect( dialog.style.margin ).toBe( '0px 0px auto auto' );
	} );

	test( 'opens by an event as an overlay of the page, which locks it', async () => {
		const { dialog } = await open();
		expect( [ dialog.open, dialog.dataset.state, 'scroll' in dialog.dataset ] ).toEqual( [
			true,
			'opened',
			false,
		] );
		expect( document.body.className ).toBe( 'has-modal' );
		expect( dialog.style.getPropertyValue( '--fr-speed' ) ).toBe( '1000ms' );
		expect( dialog.style.getPropertyValue( '--fr-cover' ) ).toBe( MODAL.cover );
	} );

	test( 'opens at a slide, with a cover of its own', async () => {
		const { dialog, slider } = await open( { slide: 's3', cover: 'red' } );
		await settle();
		expect( slider.index ).toBe( 2 );
		expect( dialog.style.getPropertyValue( '--fr-cover' ) ).toBe( 'red' );
	} );

	test( 'closes by Escape, by its cover, by its button and by an event, and the page is as before', async () => {
		const { dialog, element } = await open();
		const cover = { bubbles: true, clientX: 500, clientY: 500 }; // The dialog is a point at 0, 0: jsdom lays nothing out.
		for ( const close of [
			() => dialog.dispatchEvent( new Event( 'cancel', { cancelable: true } ) ),
			() =>
				[ 'pointerdown', 'click' ].forEach( ( type ) => dialog.dispatchEvent( new MouseEvent( type, cover ) ) ),
			() => dialog.querySelector< HTMLElement >( '.fr-modal__close' )!.click(),
			() => element.dispatchEvent( new Event( 'frontage:modal:close' ) ),
		] ) {
			element.dispatchEvent( new CustomEvent( 'frontage:modal:open' ) );
			await settle();
			expect( dialog.open ).toBe( true );
			close();
			expect( [ dialog.open, dialog.dataset.state ] ).toEqual( [ false, 'closed' ] );
			expect( document.body.className ).toBe( '' );
		}
	} );

	test( 'gives the focus back to what had it', async () => {
		const bench = await start( { modal: MODAL } );
		document.body.insertAdjacentHTML( 'afterbegin', '<button>Call</button>' );
		const button = document.querySelector( 'button' )!;
		button.focus();
		bench.element.dispatchEvent( new CustomEvent( 'frontage:modal:open' ) );
		button.blur(); // While the page's overlays are on their way.
		await settle();
		expect( bench.element.ownerDocument.activeElement ).toBe( bench.element );
		bench.element.dispatchEvent( new Event( 'frontage:modal:close' ) );
		expect( bench.element.ownerDocument.activeElement ).toBe( button );
	} );

	test( 'stays closed where a listener prevents it', async () => {
		document.addEventListener( 'frontage:overlay:opening', ( event ) => event.preventDefault(), { once: true } );
		const { dialog } = await open();
		expect( [ dialog.open, document.body.className ] ).toEqual( [ false, '' ] );
	} );

	for ( const [ where, options ] of [
		[ 'where nobody keeps the page’s dialogs', {} ],
		[ 'where their keeper does not come', { overlays: () => Promise.reject( new Error( 'offline' ) ) } ],
	] as const ) {
		test( `the browser alone opens and closes it ${ where }`, async () => {
			const { slider, element } = await startSlider(
				playDocument( { modules: [ 'modal' ], modal: MODAL } ),
				options
			);
			running = slider;
			const dialog = element.closest( 'dialog' )!;
			expect( dialog.getAttribute( 'closedby' ) ).toBe( 'any' );
			element.dispatchEvent( new CustomEvent( 'frontage:modal:open' ) );
			await settle();
			expect( [ dialog.open, dialog.dataset.state ] ).toEqual( [ true, undefined ] );
			element.dispatchEvent( new Event( 'frontage:modal:close' ) );
			expect( [ dialog.open, document.body.className ] ).toEqual( [ false, '' ] );
		} );
	}

	test( 'arrow keys turn its slides at once, and its show goes on', async () => {
		const { element, slider, clock } = await start( {
			modal: MODAL,
			keyboard: 'horizontal',
			autoplay: { delay: 0 },
		} );
		slider.resume( 'offscreen' );
		element.dispatchEvent( new CustomEvent( 'frontage:modal:open' ) );
		await settle();
		expect( element.ownerDocument.activeElement ).toBe( element );
		expect( slider.playing ).toBe( true );
		element.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } ) );
		await clock.pass( 2000 );
		expect( slider.index ).toBe( 1 );
		expect( slider.playing ).toBe( false ); // The visitor leads now.
	} );

	test( 'who goes on by keyboard inside stops the show', async () => {
		const { element, slider, button } = await start( { modal: MODAL, autoplay: { delay: 0 } } );
		slider.resume( 'offscreen' );
		element.dispatchEvent( new CustomEvent( 'frontage:modal:open' ) );
		await settle();
		button( 'Next slide' ).focus();
		expect( slider.playing ).toBe( false );
	} );

	test( 'a click inside leaves it open', async () => {
		const { dialog, clock, slides } = await open();
		slides[ 0 ]!.click();
		clock.move( 1000 );
		expect( dialog.open ).toBe( true );
	} );

	test( 'opens by its alias in the address, which goes when it closes', async () => {
		const { element } = await start( { modal: { ...MODAL, pageScroll: true } } );
		const dialog = element.closest( 'dialog' )!;
		history.replaceState( null, '', '#test' );
		window.dispatchEvent( new Event( 'hashchange' ) );
		await settle();
		expect( dialog.open ).toBe( true );
		expect( 'scroll' in dialog.dataset ).toBe( true ); // It locks nothing.
		dialog.dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
		expect( location.hash ).toBe( '' );
	} );

	test( 'destroy puts it back', async () => {
		const { slider, element } = await open();
		slider.destroy();
		expect( document.querySelector( 'dialog' ) ).toBeNull();
		expect( element.parentElement ).toBe( document.body );
		expect( document.body.className ).toBe( '' );
	} );
} );

describe( 'a slider that is fetched', () => {
	let alias = '';
	let count = 0;
	// One of its own for each: what came is not asked for again.
	beforeEach( () => {
		alias = `story-${ ++count }`;
	} );

	const layers = () => {
		const open: PlayAction = { on: 'click', do: 'openmodal', modal: alias };
		return [ { id: 'open', actions: [ open ] } ];
	};
	const answerWith = ( within = '' ) => ( {
		success: true,
		htmlid: alias,
		waiting: [],
		data: sliderMarkup( playDocument( { modules: [ 'modal' ], modal: MODAL } ) )
			.replace( 'id="test"', `id="${ alias }"` )
			.replace( 'data-slider="test"', `data-slider="${ alias }"` )
			.replace( '</section>', `${ within }</section>` ),
	} );
	const story = () => document.getElementById( alias );

	async function click( answer: object, endpoint = '/wp-json/frontage/v1/sliders/%s' ) {
		const fetched = jest.fn( async () => ( { ok: true, json: async () => answer } ) as Response );
		window.fetch = fetched;
		const bench = await startSlider(
			playDocument( { modules: [ 'layers', 'modal' ], endpoint, slides: [ { layers: layers() } ] } ),
			{ overlays, content: () => '<div class="fr-layer" data-layer="open"><button>Open</button></div>' }
		);
		running = bench.slider;
		bench.slides[ 0 ]!.querySelector( 'button' )!.click();
		await bench.clock.pass( 1000 );
		return { ...bench, fetched };
	}
	const warned = () =>
		waitFor( () => expect( console ).toHaveWarnedWith( `Frontage: the slider "${ alias }" did not come.` ) );

	test( 'that is not there opens nothing', async () => {
		await click( { success: false } );
		await warned();
		expect( story() ).toBeNull();
		expect( document.querySelector( '[aria-busy=true]' ) ).toBeNull();
	} );

	test( 'does not come into a page whose slider went while it was fetched', async () => {
		let answer: ( response: Response ) => void = () => {};
		const play = playDocument( {
			modules: [ 'layers', 'modal' ],
			endpoint: '/sliders/%s',
			slides: [ { layers: layers() } ],
		} );
		window.fetch = () => new Promise< Response >( ( resolve ) => ( answer = resolve ) );
		const { slides, slider, clock } = await startSlider( play, {
			overlays,
			content: () => '<div class="fr-layer" data-layer="open"><button>Open</button></div>',
		} );
		slides[ 0 ]!.querySelector( 'button' )!.click();
		await clock.pass( 100 );
		slider.destroy();
		answer( { ok: true, json: async () => ( { ...answerWith(), toload: {} } ) } as Response );
		await clock.pass( 100 );
		expect( story() ).toBeNull();
	} );

	test( 'is never asked of another site', async () => {
		const { fetched } = await click( answerWith(), 'https://evil.test/%s' );
		await warned();
		expect( fetched ).not.toHaveBeenCalled();
	} );

	test( 'is asked for when it is wanted, shown in a dialog, with files of this site only and no script in its markup', async () => {
		const toload = {
			styles: [ '/own.css', 'https://evil.test/a.css', '//evil.test/b.css', 7 ],
			scripts: [ 'data:text/javascript,evil', '/own.js', 'javascript:alert(1)' ],
		};
		const { fetched, clock, slider } = await click( {
			...answerWith( '<script>evil()</script>' ),
			toload,
		} );
		await waitFor( () => expect( document.head.children ).toHaveLength( 2 ) );
		const brought = [ ...document.head.children ].map(
			( file ) => file.getAttribute( 'href' ) ?? file.getAttribute( 'src' )
		);
		expect( brought ).toEqual( [ 'http://localhost/own.css', 'http://localhost/own.js' ] );
		expect( fetched ).toHaveBeenCalledWith( `/wp-json/frontage/v1/sliders/${ alias }`, expect.anything() );
		await clock.pass( 5000 ); // jsdom loads nothing: the slider shows without.
		await waitFor( () => expect( story()?.closest( 'dialog' )?.open ).toBe( true ) );
		expect( story()!.hidden ).toBe( false );
		expect( story()!.querySelectorAll( 'script:not([type="application/json"])' ) ).toHaveLength( 0 );

		const gone = jest.fn();
		story()!.addEventListener( 'frontage:slider:destroyed', gone );
		slider.destroy();
		expect( story() ).toBeNull(); // It goes with the one that brought it,
		expect( document.querySelector( 'dialog' ) ).toBeNull();
		expect( gone ).toHaveBeenCalled();
		await click( answerWith() );
		await waitFor( () => expect( story()?.closest( 'dialog' )?.open ).toBe( true ) ); // and comes with another.
	} );
} );
