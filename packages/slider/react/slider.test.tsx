import { render, screen, waitFor } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { installAnimations } from '../../../tests/support/animations';
import type { Play, Slider as Running } from '../engine';
import { createSlider } from '../engine';
import { Slider, type MarkupNode } from './index';

interface Compiled {
	play: Play;
	tree: MarkupNode;
	html: string;
}

installAnimations();
const sizes = { observe() {}, unobserve() {}, disconnect() {} };
beforeAll( () => {
	Object.assign( window, {
		IntersectionObserver: jest.fn( () => sizes ),
		ResizeObserver: jest.fn( () => sizes ),
		matchMedia: () => ( { matches: false, addEventListener() {}, removeEventListener() {} } ),
	} );
} );

const compile = ( source: string ): Compiled[] =>
	JSON.parse(
		execFileSync( 'php', [ 'packages/slider/tests/compiled.php', source ], {
			maxBuffer: 2 ** 27,
			stdio: 'pipe',
		} ).toString()
	);

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
		.filter( Boolean );
const parse = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild!;

jest.mock( '../engine', () => ( { createSlider: jest.fn( jest.requireActual( '../engine' ).createSlider ) } ) );

describe( 'the same elements as PHP prints', () => {
	const idle = {
		ready: new Promise< void >( () => {} ),
		pause() {},
		resume() {},
		destroy() {},
	} as unknown as Running;

	test.each( [ 'cases', ...readdirSync( 'tests/fixtures/slider' ).filter( ( name ) => name.endsWith( '.json' ) ) ] )(
		'%s',
		( source ) => {
			const sliders = compile( source );
			expect( sliders.length ).toBeGreaterThan( 0 );
			for ( const { play, tree, html } of sliders ) {
				jest.mocked( createSlider ).mockReturnValueOnce( idle );
				const { container, unmount } = render( <Slider play={ play } tree={ tree } /> );
				const made = container.firstElementChild!;
				const document_ = made.querySelector( ':scope > script.fr-slider__play' )!;
				expect( JSON.parse( document_.textContent! ) ).toEqual( play );
				const own = made.cloneNode( true ) as Element;
				own.querySelector( ':scope > script.fr-slider__play' )!.remove();
				expect( shape( own ) ).toEqual( shape( parse( html ) ) );
				unmount();
			}
		}
	);
} );

describe( 'run by the engine', () => {
	const [ slider ] = compile( 'cases' ).filter( ( { play } ) => play.slides.length > 1 && ! play.modules.length );

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
