import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { draw } from './compile-for-editor';
import { layerName, slideLabel } from '../workspace/state/block-labels';
import { heightsOf, withHeights } from './device-heights';
import { sliderOf } from './new-slider-options';
import { CODES, parseShortcode, transforms } from './transforms';

const OURS = [ 'frontage/slider', 'frontage/slide', 'frontage/layer' ];
const CORE = [ 'core/gallery', 'core/image', 'core/cover', 'core/paragraph', 'core/media-text', 'core/shortcode' ];

beforeAll( () => {
	for ( const name of [ ...OURS, ...CORE ] ) {
		const attributes = Object.fromEntries(
			'url alt id options align ref alias type html box style background key ids linkTo content text mediaId mediaUrl mediaAlt mediaType dimRatio static visible title caption focalPoint customOverlayColor overlayColor gradient customGradient'
				.split( ' ' )
				.map( ( key ) => [ key, {} ] )
		);
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes,
			save: () => null,
		} as never );
	}
} );

const pictures = [
	{ id: 4, url: '/a.jpg', alt: 'A' },
	{ url: '/b.jpg', alt: '' },
];

type Transform = {
	type: string;
	blocks?: string[];
	isMatch?: ( ...of: unknown[] ) => boolean;
	transform: ( ...of: unknown[] ) => Block;
};
const way = ( direction: 'from' | 'to', name: string ) =>
	( transforms[ direction ] as unknown as Transform[] ).find( ( { blocks } ) => blocks?.includes( name ) )!;

describe( 'a new slider of pictures', () => {
	const slider = () => sliderOf( pictures );

	test( 'has a slide for each, with its text, and writes its choices down', () => {
		const { attributes, innerBlocks } = slider();
		expect( innerBlocks.map( ( slide ) => slide.attributes.background ) ).toEqual( [
			{ type: 'image', fit: 'cover', image: { id: 4, url: '/a.jpg', alt: 'A' } },
			{ type: 'image', fit: 'cover', image: { url: '/b.jpg' } },
		] );
		expect( attributes.options ).toMatchObject( {
			responsiveLevels: [ 1240, 1024, 778, 480 ],
			navigation: { arrows: { enable: true }, bullets: { enable: true }, touch: { touchenabled: true } },
		} );
	} );

	test( 'is drawn as a page shows it, and stands still', () => {
		const { play, places, css } = draw( slider(), 'fr-test' )!;
		expect( play.slides ).toHaveLength( 2 );
		expect( play.autoplay ).toBeUndefined();
		expect( places ).toEqual( [ 0, 1 ] );
		expect( css ).toContain( '.fr-levels-1240-1024-778-480' );
	} );

	test( 'a dialog is seen where its block stands', () => {
		const block = slider();
		block.attributes.options = { modal: { useAsModal: true } };
		expect( draw( block, 'fr-test' )!.tree.attrs?.hidden ?? null ).toBeNull();
	} );

	test( 'shows a hidden slide only to who selects it', () => {
		const block = slider();
		block.innerBlocks[ 1 ]!.attributes.visible = false;
		expect( draw( block, 'fr-test' )!.places ).toEqual( [ 0, -1 ] );
		expect( draw( block, 'fr-test', { shown: 1 } )!.places ).toEqual( [ 0, 1 ] );
	} );

	test( 'two slides of one name are two, and of a hero one is shown', () => {
		const block = slider();
		for ( const slide of block.innerBlocks ) {
			slide.attributes.key = 'same';
		}
		expect( draw( block, 'fr-test' )!.places ).toEqual( [ 0, 1 ] );
		block.attributes.options = { sliderType: 'hero', activeSlide: 2 };
		block.innerBlocks[ 0 ]!.attributes.key = 'first';
		expect( draw( block, 'fr-test' )!.places ).toEqual( [ -1, 0 ] );
	} );
} );

describe( 'blocks of core', () => {
	test( 'a gallery becomes a slider, and back, with texts and numbers', () => {
		const images = pictures.map( ( picture ) => createBlock( 'core/image', picture ) );
		const slider = way( 'from', 'core/gallery' ).transform( { align: 'wide' }, images );
		expect( slider.attributes.align ).toBe( 'wide' );
		expect( slider.innerBlocks ).toHaveLength( 2 );
		const gallery = way( 'to', 'core/gallery' ).transform( slider.attributes, slider.innerBlocks );
		expect( gallery.innerBlocks.map( ( { attributes } ) => attributes.url ) ).toEqual( [ '/a.jpg', '/b.jpg' ] );
		expect( gallery.innerBlocks[ 0 ]!.attributes ).toMatchObject( { id: 4, alt: 'A' } );
	} );

	test( 'captions of a gallery stand on their slides, and come back', () => {
		const images = pictures.map( ( picture, at ) =>
			createBlock( 'core/image', { ...picture, caption: at ? '' : 'The <em>old</em> harbour' } )
		);
		const slider = way( 'from', 'core/gallery' ).transform( {}, images );
		const [ caption ] = slider.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.innerBlocks;
		expect( caption!.attributes.content ).toBe( 'The <em>old</em> harbour' );
		expect( slider.innerBlocks[ 1 ]!.innerBlocks ).toEqual( [] );
		const gallery = way( 'to', 'core/gallery' ).transform( {}, slider.innerBlocks );
		expect( gallery.innerBlocks.map( ( { attributes } ) => attributes.caption ) ).toEqual( [
			'The <em>old</em> harbour',
			'',
		] );
	} );

	test( 'a cover stays as dark, and shows the same part of its picture', () => {
		const cover = {
			url: '/a.jpg',
			customOverlayColor: '#102030',
			dimRatio: 60,
			focalPoint: { x: 0.25, y: 1 },
		};
		const slider = way( 'from', 'core/cover' ).transform( cover, [] );
		const [ slide ] = slider.innerBlocks;
		expect( slide!.attributes.background ).toMatchObject( { position: '25% 100%' } );
		expect( slide!.innerBlocks[ 0 ]!.attributes ).toMatchObject( {
			type: 'shape',
			style: { background: '#10203099' },
		} );
		expect( JSON.stringify( draw( slider, 'fr-test' )!.tree ) ).toContain(
			'"--fr-w":"100%","--fr-h":"100%","--fr-fill":"#10203099"'
		);
		const back = way( 'to', 'core/cover' ).transform( {}, slider.innerBlocks );
		expect( back.attributes ).toMatchObject( cover );
	} );

	test.each( [
		[ { overlayColor: 'accent-1', dimRatio: 60 }, 'var(--wp--preset--color--accent-1)' ],
		[ { gradient: 'dusk', dimRatio: 100 }, 'var(--wp--preset--gradient--dusk)' ],
		[
			{ customGradient: 'linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)', dimRatio: 40 },
			'linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)',
		],
	] )( 'a cover keeps the colours of its veil: %j', ( veil, background ) => {
		const slider = way( 'from', 'core/cover' ).transform( { url: '/a.jpg', ...veil }, [] );
		const [ layer ] = slider.innerBlocks[ 0 ]!.innerBlocks;
		expect( layer!.attributes.style ).toMatchObject( { background } );
		expect( JSON.stringify( draw( slider, 'fr-test' )!.tree ) ).toContain( `"--fr-fill":"${ background }"` );
		expect( way( 'to', 'core/cover' ).transform( {}, slider.innerBlocks ).attributes ).toMatchObject( veil );
	} );

	test( 'a preset is found by the name that WordPress gives it', () => {
		const slider = way( 'from', 'core/cover' ).transform( { url: '/a.jpg', overlayColor: 'accent1' }, [] );
		const { style } = slider.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.attributes;
		expect( style ).toEqual( { background: 'var(--wp--preset--color--accent-1)', opacity: [ 0.5 ] } );
	} );

	test( 'a cover keeps its words, there and back', () => {
		const words = [ createBlock( 'core/paragraph', { content: 'Hello' } ) ];
		const slider = way( 'from', 'core/cover' ).transform( { url: '/a.jpg', id: 4, alt: 'A', dimRatio: 0 }, words );
		expect( slider.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.attributes.content ).toBe( 'Hello' );
		const cover = way( 'to', 'core/cover' ).transform( slider.attributes, slider.innerBlocks );
		expect( cover.attributes ).toMatchObject( { url: '/a.jpg', id: 4, alt: 'A' } );
		expect( cover.innerBlocks[ 0 ]!.attributes.content ).toBe( 'Hello' );
	} );

	test( 'many slides make no cover, and a film makes no slider', () => {
		expect( way( 'to', 'core/cover' ).isMatch!( {}, sliderOf( pictures ) ) ).toBe( false );
		expect( way( 'from', 'core/cover' ).isMatch!( { url: '/a.mp4', backgroundType: 'video' } ) ).toBe( false );
		expect( way( 'from', 'core/media-text' ).isMatch!( { mediaUrl: '/a.mp4', mediaType: 'video' } ) ).toBe( false );
	} );
} );

describe( 'shortcodes', () => {
	test.each( [
		[ '[frontage_slider id="12"]', { ref: 12 } ],
		[ '[rev_slider alias="home"]', { alias: 'home' } ],
		[ " [rev_slider slidertitle='Home' alias='home'][/rev_slider] ", { alias: 'home' } ],
		[ '[rev_slider home]', { alias: 'home' } ],
		[ '[rev_slider "home"]', { alias: 'home' } ],
		[ '[rev_slider_vc alias=home]', { alias: 'home' } ],
	] )( '%s becomes the block', ( text, expected ) => {
		const from = way( 'from', 'core/shortcode' );
		expect( from.isMatch!( { text } ) ).toBe( true );
		expect( from.transform( { text } ).attributes ).toMatchObject( expected );
	} );

	test.each( [ '[gallery]', '[rev_slider]', 'See [rev_slider home]', '[rev_sliders home]' ] )(
		'%s does not',
		( text ) => expect( way( 'from', 'core/shortcode' ).isMatch!( { text } ) ).toBe( false )
	);

	test( 'pasted ones are read as WordPress reads them', () => {
		expect( CODES ).toContain( 'rev_slider' );
		expect( parseShortcode( { named: { alias: ' home ' }, numeric: [] } ) ).toEqual( { alias: 'home' } );
	} );
} );

describe( 'names in lists', () => {
	test( 'a slide is called by its title, else by what is seen on it', () => {
		expect( slideLabel( { title: 'First', background: { image: { alt: 'A' } } } ) ).toBe( 'First' );
		expect( slideLabel( { background: { image: { url: '/x/harbour%20light.jpg?x', alt: '' } } } ) ).toBe(
			'harbour light.jpg'
		);
		expect( slideLabel( { title: 'First', visible: false } ) ).toBe( 'First (hidden)' );
		expect( slideLabel( { title: 'First', metadata: { name: 'Mine' } } ) ).toBe( 'Mine' );
		expect( slideLabel( {} ) ).toBe( 'Slide' );
	} );

	test( 'a layer by its name, its words, or its kind', () => {
		expect( layerName( { attributes: { html: 'Hello <b>you</b><img src=x onerror="alert(1)">' } } ) ).toBe(
			'Hello you'
		);
		expect( layerName( { attributes: { type: 'shape' } } ) ).toBe( 'Shape' );
		expect( layerName( { attributes: { html: 'x'.repeat( 90 ) } } ) ).toHaveLength( 50 );
	} );
} );

describe( 'heights by device', () => {
	test( 'four levels are three devices, and what notebooks have stays', () => {
		expect( heightsOf( [ 600, 540, 480, 420 ] ) ).toEqual( { desktop: 600, tablet: 480, mobile: 420 } );
		expect( withHeights( [ 600, 540, 480, 420 ], { desktop: 600, tablet: 480, mobile: 300 } ) ).toEqual( [
			600, 540, 480, 300,
		] );
		expect( withHeights( [ 600, 540, 480, 420 ], { desktop: 700 } ) ).toEqual( [ 700 ] );
		expect( heightsOf( 500 ) ).toEqual( { desktop: 500 } );
	} );
} );
