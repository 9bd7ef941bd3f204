import type { Block } from '@wordpress/blocks';
import { drawnDocument } from './drawn-document';

let ids = 0;
const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: Block[] = [] ) =>
	( {
		clientId: `c${ ids++ }`,
		name: `frontage/${ name }`,
		attributes,
		innerBlocks,
		isValid: true,
	} ) as unknown as Block;
const layer = ( attributes: object ) => block( 'layer', attributes as Record< string, unknown > );

const slides = [ 'One', 'Two', 'Three' ].map( ( html ) => block( 'slide', { title: html }, [ layer( { html } ) ] ) );
const more = [ 'Four', 'Five' ].map( ( title ) => block( 'slide', { title } ) );
const everywhere = layer( { html: 'Logo' } );
const onLast = layer( { html: 'The end', onSlides: { start: 3, end: -1 } } );
const statics = block( 'slide', { static: true }, [ everywhere, onLast ] );
const slider = block( 'slider', { title: 'Show' }, [ ...slides, statics ] );

describe( 'what the canvas draws', () => {
	it( 'is the slide and the one it comes out of, with what lies over it', () => {
		const { document, slide } = drawnDocument( slider, slides[ 1 ] );
		expect( document.slides?.map( ( { title } ) => title ) ).toEqual( [ 'One', 'Two' ] );
		expect( slide ).toBe( 1 );
		expect( document.static?.map( ( { html } ) => html ) ).toEqual( [ 'Logo' ] );
		expect( drawnDocument( slider, slides[ 2 ] ).document.static ).toHaveLength( 2 );
	} );

	it( 'is for the first slide that and the last one, out of which it comes', () => {
		const { document, slide } = drawnDocument( slider, slides[ 0 ] );
		expect( document.slides?.map( ( { title } ) => title ) ).toEqual( [ 'One', 'Three' ] );
		expect( slide ).toBe( 0 );
	} );

	it.each( [
		[ 'a carousel: those on both sides', 5, {}, 1, [ 'One', 'Two', 'Three', 'Four' ] ],
		[ 'its first slide: those after it', 5, {}, 0, [ 'One', 'Two', 'Three' ] ],
		[
			'one without end: also those past its ends',
			5,
			{ infinity: true },
			0,
			[ 'Four', 'Five', 'One', 'Two', 'Three' ],
		],
		[ 'a short one without end: each once', 3, { infinity: true }, 2, [ 'Two', 'Three', 'One' ] ],
		[ 'one that shows two', 5, { maxVisibleItems: 2 }, 2, [ 'Two', 'Three', 'Four' ] ],
	] )( 'is for %s', ( _, count, carousel, at, seen ) => {
		const few = [ ...slides, ...more ].slice( 0, count );
		const options = { sliderType: 'carousel', carousel };
		const { document, slide } = drawnDocument( block( 'slider', { options }, few ), few[ at ] );
		expect( document.slides?.map( ( { title } ) => title ) ).toEqual( seen );
		expect( document.slides?.[ slide ]?.title ).toBe( few[ at ]!.attributes.title );
	} );

	it( 'knows layers and slides by their blocks', () => {
		const { document } = drawnDocument( slider, slides[ 1 ] );
		expect( document.slides?.[ 1 ] ).toMatchObject( {
			key: slides[ 1 ]!.clientId,
			layers: [ { id: slides[ 1 ]!.innerBlocks[ 0 ]!.clientId } ],
		} );
	} );

	it( 'has every layer over all slides while those are edited', () => {
		const { document } = drawnDocument( slider, statics );
		expect( document.static?.map( ( { id } ) => id ) ).toEqual( [ everywhere.clientId, onLast.clientId ] );
		expect( document.static?.[ 1 ]?.onSlides ).toBeUndefined();
	} );
} );
