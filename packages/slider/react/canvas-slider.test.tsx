import { act, render } from '@testing-library/react';
import { animationsOf, installAnimations } from '../../../tests/support/animations';
import { installMedia } from '../../../tests/support/media';
import type { SliderDocument } from '../model';
import { CanvasSlider, type EditingStage } from './index';

installAnimations();
installMedia();
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

const layer = ( id: string, html = id, more: object = {} ) => ( {
	id,
	type: 'text' as const,
	html,
	frames: [
		{ id: 'frame_0', to: { y: [ 40 ], opacity: [ 0 ] } },
		{ id: 'frame_1', at: 300, duration: 600, to: {} },
		{ id: 'frame_999', at: 'slideEnd', duration: 400, to: { opacity: [ 0 ] } },
	],
	...more,
} );
const slider = ( ...slides: object[][] ): SliderDocument =>
	( {
		schema: 1,
		alias: 'one',
		options: { duration: 5000 },
		slides: slides.map( ( layers, at ) => ( { key: `s${ at }`, layers } ) ),
	} ) as SliderDocument;

function show( document: SliderDocument, more: Partial< { slide: number; level: number; width: number } > = {} ) {
	let stage: EditingStage | undefined;
	const view = ( own: SliderDocument, other: object = {} ) => (
		<CanvasSlider
			document={ own }
			slide={ 0 }
			level={ 0 }
			onReady={ ( on ) => ( stage = on ) }
			{ ...more }
			{ ...other }
		/>
	);
	const { rerender, container, unmount } = render( view( document ) );
	return {
		container,
		unmount,
		stage: () => stage!,
		draw: ( own: SliderDocument, other?: object ) => rerender( view( own, other ) ),
		element: ( id: string ) => container.querySelector< HTMLElement >( `[data-layer="${ id }"]` )!,
	};
}

test( 'it stands as it is laid out, and shows a moment when the clock is told so', () => {
	const { stage, element } = show( slider( [ layer( 'a' ) ] ) );
	const { clock } = stage();
	expect( clock.resting ).toBe( true );
	expect( animationsOf( element( 'a' ) ) ).toHaveLength( 0 );
	act( () => clock.seek( 500 ) );
	expect( animationsOf( element( 'a' ) ).map( ( { currentTime } ) => currentTime ) ).toContain( 500 );
	expect( clock ).toMatchObject( { time: 500, duration: 5000, end: 5401, playing: false, resting: false } );
	act( () => clock.rest() );
	expect( animationsOf( element( 'a' ) ) ).toHaveLength( 0 );
} );

test( 'another layer changes that layer alone, at the moment that is shown', () => {
	const { stage, element, draw } = show( slider( [ layer( 'a' ), layer( 'b' ) ] ) );
	act( () => stage().clock.seek( 700 ) );
	const [ first, second ] = [ element( 'a' ), element( 'b' ) ];
	const [ kept ] = animationsOf( second );
	draw( slider( [ layer( 'a', 'Other <b>words</b>' ), layer( 'b' ) ] ) );
	expect( element( 'a' ) ).toBe( first );
	expect( first.textContent ).toBe( 'Other words' );
	expect( element( 'b' ) ).toBe( second );
	expect( animationsOf( second )[ 0 ] ).toBe( kept );
	expect( animationsOf( first ).map( ( { currentTime } ) => currentTime ) ).toContain( 700 );
	expect( stage().clock.time ).toBe( 700 );
} );

test( 'layers come, go and change places', () => {
	const { stage, element, draw, container } = show( slider( [ layer( 'a' ), layer( 'b' ) ] ) );
	const [ first ] = [ element( 'a' ) ];
	draw( slider( [ layer( 'c' ), layer( 'b' ), layer( 'a' ) ] ) );
	expect( element( 'a' ) ).toBe( first );
	const ids = () =>
		[ ...container.querySelectorAll< HTMLElement >( '.fr-layer' ) ].map( ( { dataset } ) => dataset.layer );
	expect( ids() ).toEqual( [ 'c', 'b', 'a' ] );
	expect( stage().layers.map( ( { id } ) => id ) ).toEqual( [ 'c', 'b', 'a' ] );
	draw( slider( [ layer( 'b' ) ] ) );
	expect( ids() ).toEqual( [ 'b' ] );
} );

test( 'arrows show how they lie, and no button to stop what stands', () => {
	const own = slider( [ layer( 'a' ) ], [ layer( 'b' ) ] );
	own.options = { ...own.options, autoplay: { enable: true }, navigation: { arrows: { enable: true } } } as never;
	const { container } = show( own );
	const hidden = ( name: string ) => container.querySelector< HTMLElement >( `.fr-slider__${ name }` )!.hidden;
	expect( [ 'arrow', 'pause' ].map( hidden ) ).toEqual( [ false, true ] );
} );

test( 'another slide is shown standing', () => {
	const { stage, draw, container } = show( slider( [ layer( 'a' ) ], [ layer( 'b' ) ] ) );
	const own = stage();
	act( () => own.clock.seek( 200 ) );
	draw( slider( [ layer( 'a' ) ], [ layer( 'b' ) ] ), { slide: 1 } );
	expect( stage() ).toBe( own );
	expect( own.slide ).toBe( 1 );
	expect( own.clock.resting ).toBe( true );
	expect(
		[ ...container.querySelectorAll< HTMLElement >( '.fr-slide' ) ].map( ( { dataset } ) => dataset.state )
	).toEqual( [ undefined, 'active' ] );
	expect( own.layers.map( ( { id } ) => id ) ).toEqual( [ 'b' ] );
} );

test( 'a slide that visitors do not see is shown, and each slide of a hero', () => {
	const hidden = slider( [ layer( 'a' ) ], [ layer( 'b' ) ] );
	hidden.slides![ 1 ]!.visible = false;
	expect(
		show( hidden, { slide: 1 } )
			.stage()
			.layers.map( ( { id } ) => id )
	).toEqual( [ 'b' ] );
	const hero = { ...slider( [ layer( 'c' ) ], [ layer( 'd' ) ] ), options: { sliderType: 'hero' } } as SliderDocument;
	expect(
		show( hero, { slide: 1 } )
			.stage()
			.layers.map( ( { id } ) => id )
	).toEqual( [ 'd' ] );
} );

test( 'layers over all slides are on the same clock, where this slide shows them', () => {
	const own = {
		...slider( [ layer( 'a' ) ], [ layer( 'b' ) ] ),
		static: [ layer( 'all' ), layer( 'second', 'x', { onSlides: { start: 2, end: 2 } } ) ],
	} as SliderDocument;
	const { stage, element } = show( own );
	expect( stage().layers.map( ( { id } ) => id ) ).toEqual( [ 'a', 'all' ] );
	act( () => stage().clock.seek( 450 ) );
	expect( animationsOf( element( 'all' ) ).map( ( { currentTime } ) => currentTime ) ).toContain( 450 );
	expect( animationsOf( element( 'second' ) ) ).toHaveLength( 0 );
} );

test( 'a level holds whatever the width of the window is', () => {
	const { container, draw } = show( slider( [ layer( 'a' ) ] ), { level: 3, width: 390 } );
	const css = () => container.querySelector( 'style' )!.textContent!;
	const name = /fr-levels-[\d-]+-at-390/.exec( container.querySelector( '.fr-slider' )!.className )![ 0 ];
	expect( css() ).toContain( `.${ name }{--fr-0: ;--fr-1: ;--fr-2: ;--fr-3:initial}` );
	expect( css() ).not.toContain( '@media (width' );
	draw( slider( [ layer( 'a' ) ] ), { level: 0, width: 1440 } );
	expect( css() ).toContain( '--fr-0:initial;--fr-1: ;' );
} );

test( 'a transition is sought as everything else', () => {
	const { stage, container } = show( slider( [ layer( 'a' ) ], [ layer( 'b' ) ] ), { slide: 1 } );
	const [ before, now ] = [ ...container.querySelectorAll< HTMLElement >( '.fr-slide' ) ] as [
		HTMLElement,
		HTMLElement,
	];
	const { clock } = stage();
	act( () => {
		clock.withTransition( true );
		clock.seek( 100 );
	} );
	expect( before.dataset.state ).toBe( 'leaving' );
	expect( now.getAnimations() ).toHaveLength( 1 );
	expect( now.getAnimations()[ 0 ]!.currentTime ).toBe( 100 );
	act( () => clock.seek( 4000 ) );
	expect( before.dataset.state ).toBeUndefined();
	expect( now.getAnimations() ).toHaveLength( 0 );
} );

test( 'what no page would let in does not get into the editor', () => {
	const { element } = show(
		slider( [
			layer( 'a', 'x<img src="/a.jpg" onerror="alert(1)"><script>1</script><a href=" javascript:1">y</a>' ),
			layer(
				'b',
				'<svg><switch><handler>1</handler></switch><style>*{}</style><path fill="url(#a)" xlink:href="https://evil.test/"/></svg>'
			),
		] )
	);
	expect( element( 'a' ).innerHTML ).not.toMatch( /onerror|script/ );
	expect( element( 'b' ).innerHTML ).not.toMatch( /handler|style>|evil/ );
	expect( element( 'b' ).querySelector( 'path' ) ).not.toBeNull();
} );

test( 'a slider without slides draws nothing, and its first slide begins it', () => {
	const { stage, draw, container } = show( slider() );
	expect( stage() ).toBeUndefined();
	draw( slider( [ layer( 'a' ) ] ) );
	expect( stage().layers ).toHaveLength( 1 );
	draw( slider() );
	expect( stage() ).toBeUndefined();
	expect( container.querySelector( '.fr-slider' ) ).toBeNull();
} );

test( 'a picture is the file that the editor has at hand, and drawn at once', () => {
	const image = {
		url: '/a.jpg',
		width: 1600,
		height: 900,
		srcset: '/a-800.jpg 800w, /a.jpg 1600w',
		avif: '/a.avif 1600w',
	};
	const pictures = [ 'one', 'two' ].map( ( key ) => ( { key, background: { image } } ) );
	const { container } = show( { schema: 1, slides: pictures } as SliderDocument );
	const drawn = [ ...container.querySelectorAll( 'img' ) ];
	expect( drawn.map( ( { attributes } ) => attributes.getNamedItem( 'src' )?.value ) ).toEqual( [
		'/a.jpg',
		'/a.jpg',
	] );
	expect( container.innerHTML ).not.toMatch( /srcset=|loading=|decoding="async"/ );
	expect( drawn.every( ( img ) => img.getAttribute( 'decoding' ) === 'sync' ) ).toBe( true );
} );
