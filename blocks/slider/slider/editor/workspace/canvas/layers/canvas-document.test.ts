import type { Block } from '@wordpress/blocks';
import { drawnDocument } from './canvas-document';

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

const slide = ( title: string, attributes: object = {} ) =>
	block( 'slide', { title, background: { image: { url: `/${ title }.jpg` } }, ...attributes }, [
		layer( { html: title } ),
	] );
const slides = [ 'One', 'Two', 'Three' ].map( ( title ) => slide( title ) );
const more = [ 'Four', 'Five', 'Six', 'Seven' ].map( ( title ) => slide( title ) );
/** The titles of all slides, and of those that have something on them. */
const drawn = ( { document }: ReturnType< typeof drawnDocument > ) => [
	document.slides?.map( ( { title } ) => title ),
	document.slides?.filter( ( { layers } ) => layers?.length ).map( ( { title } ) => title ),
];
const everywhere = layer( { html: 'Logo' } );
const onLast = layer( { html: 'The end', onSlides: { start: 3, end: -1 } } );
const statics = block( 'slide', { static: true }, [ everywhere, onLast ] );
const slider = block( 'slider', { title: 'Show' }, [ ...slides, statics ] );

describe( 'what the canvas draws', () => {
	it( 'is the slide and the one it comes out of, with what lies over it', () => {
		const made = drawnDocument( slider, slides[ 1 ] );
		expect( drawn( made ) ).toEqual( [
			[ 'One', 'Two', 'Three' ],
			[ 'One', 'Two' ],
		] );
		expect( made.slide ).toBe( 1 );
		expect( made.document.static?.map( ( { html } ) => html ) ).toEqual( [ 'Logo' ] );
		expect( drawnDocument( slider, slides[ 2 ] ).document.static ).toHaveLength( 2 );
	} );

	it( 'is for the first slide that and the last one, out of which it comes', () => {
		const made = drawnDocument( slider, slides[ 0 ] );
		expect( drawn( made )[ 1 ] ).toEqual( [ 'One', 'Three' ] );
		expect( made.slide ).toBe( 0 );
	} );

	it( 'has as many slides as visitors get, so that there are as many bullets; others cost nothing but a small picture', () => {
		const hidden = slide( 'Hidden', { visible: false } );
		const own = block( 'slider', {}, [ ...slides, hidden, ...more ] );
		const made = drawnDocument( own, slides[ 1 ] );
		expect( drawn( made )[ 0 ] ).toEqual( [ 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven' ] );
		expect( made.document.slides?.[ 5 ] ).toEqual( {
			key: more[ 2 ]!.clientId,
			title: 'Six',
			thumb: { url: '/Six.jpg' },
		} );
		expect( drawn( drawnDocument( own, hidden ) )[ 0 ] ).toContain( 'Hidden' );
	} );

	it.each( [
		[ 'a carousel: those on both sides', {}, 3, [ 'Two', 'Three', 'Four', 'Five', 'Six' ] ],
		[ 'its first slide: those after it', {}, 0, [ 'One', 'Two', 'Three' ] ],
		[
			'one without end: also those past its ends',
			{ infinity: true },
			0,
			[ 'One', 'Two', 'Three', 'Six', 'Seven' ],
		],
		[ 'one that shows two', { maxVisibleItems: 2 }, 2, [ 'Two', 'Three', 'Four' ] ],
	] )( 'is for %s', ( _, carousel, at, seen ) => {
		const all = [ ...slides, ...more ];
		const options = { sliderType: 'carousel', carousel };
		const made = drawnDocument( block( 'slider', { options }, all ), all[ at ] );
		expect( drawn( made ) ).toEqual( [ all.map( ( { attributes } ) => attributes.title ), seen ] );
		expect( made.document.slides?.every( ( { background } ) => background?.image?.url ) ).toBe( true );
		expect( made.slide ).toBe( at );
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
