import { render, screen, waitFor } from '@testing-library/react';
import { installAnimations } from '../../../tests/support/animations';
import { installMedia } from '../../../tests/support/media';
import type { Slider as Running } from '../engine';
import { createSlider } from '../engine';
import { compile, normalise, writeHtml } from '../model';
import { compiledByPhp, SOURCES } from '../tests/compiled';
import { documents } from '../tests/documents';
import { Slider } from './index';

installAnimations();
installMedia();
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

/** Elements with their attributes in one order, and texts: how they were made does not show. */
function shape( node: Node ): unknown {
	if ( ! ( node instanceof Element ) ) {
		return node.textContent;
	}
	const within = node instanceof HTMLTemplateElement ? node.content : node;
	const style = node.getAttribute( 'style' );
	return {
		tag: node.localName,
		attributes: Object.fromEntries(
			node
				.getAttributeNames()
				.sort()
				.map( ( name ) => [ name, name === 'style' ? tidy( style ) : node.getAttribute( name ) ] )
		),
		children: [ ...within.childNodes ].map( shape ),
	};
}
const tidy = ( style: string | null ) =>
	( style ?? '' )
		.split( ';' )
		.map( ( part ) => part.replace( /:\s+/, ':' ).trim() )
		.filter( Boolean )
		.sort(); // Custom properties: no order means anything.
const parse = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild!;

jest.mock( '../engine', () => ( { createSlider: jest.fn( jest.requireActual( '../engine' ).createSlider ) } ) );

describe( 'the same elements as PHP prints', () => {
	const idle = {
		ready: new Promise< void >( () => {} ),
		pause() {},
		resume() {},
		destroy() {},
	} as unknown as Running;

	const chance = [ 'documents made by chance', documents( 60 ) ] as const;
	const sources = SOURCES.map( ( source ) => [ source, source ] as const );
	test.each( [ ...sources, chance ] )( '%s', ( name, source ) => {
		const sliders = compiledByPhp( source );
		expect( sliders.length ).toBeGreaterThan( 0 );
		sliders.forEach( ( { model, play: printed, html }, at ) => {
			const { play, tree } = compile( normalise( model ).model, `slider-${ at }`, printed.texts );
			jest.mocked( createSlider ).mockReturnValueOnce( idle );
			const { container, unmount } = render( <Slider play={ play } tree={ tree } /> );
			const made = container.firstElementChild!;
			const document_ = made.querySelector( ':scope > script.fr-slider__play' )!;
			expect( JSON.parse( document_.textContent! ) ).toEqual( printed );
			const own = made.cloneNode( true ) as Element;
			own.querySelector( ':scope > script.fr-slider__play' )!.remove();
			const expected = shape( parse( html ) );
			expect( shape( own ) ).toEqual( expected );
			expect( shape( parse( writeHtml( tree ) ) ) ).toEqual( expected );
			unmount();
		} );
	} );
} );

describe( 'run by the engine', () => {
	const [ slider ] = compiledByPhp( 'cases' ).filter(
		( { play } ) => play.slides.length > 1 && ! play.modules.length
	);

	test( 'it stands while it is paused, shows the slide that is asked for, and leaves nothing behind', async () => {
		const { play, tree } = slider!;
		let running: Running | undefined;
		const view = ( more: object ) => (
			<Slider play={ play } tree={ tree } paused onReady={ ( own ) => ( running = own ) } { ...more } />
		);
		const { rerender, unmount } = render( view( {} ) );
		await waitFor( () => expect( running ).toBeDefined() );
		expect( running!.playing ).toBe( false );
		expect( running!.index ).toBe( 0 );
		rerender( view( { slide: 1 } ) );
		await waitFor( () => expect( running!.index ).toBe( 1 ) );
		const element = running!.element;
		unmount();
		expect( element.dataset.state ).toBeUndefined();
		expect( screen.queryByRole( 'region' ) ).toBeNull();
	} );

	test( 'another document is another slider', async () => {
		const { play, tree } = slider!;
		const seen: Running[] = [];
		const view = ( alias: string ) => (
			<Slider play={ { ...play, alias } } tree={ tree } paused onReady={ ( own ) => seen.push( own ) } />
		);
		const { rerender } = render( view( 'one' ) );
		await waitFor( () => expect( seen ).toHaveLength( 1 ) );
		rerender( view( 'two' ) );
		await waitFor( () => expect( seen ).toHaveLength( 2 ) );
		expect( seen[ 0 ]!.element.isConnected ).toBe( false );
		expect( seen[ 1 ]!.element.isConnected ).toBe( true );
	} );
} );
