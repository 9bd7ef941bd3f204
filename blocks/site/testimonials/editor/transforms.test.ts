import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { transforms } from './transforms';

beforeAll( () => {
	const text = { type: 'string' };
	const types = {
		'core/paragraph': { content: text },
		'core/list': {},
		'core/image': { id: { type: 'number' }, url: text, alt: text },
		'core/quote': { citation: text },
		'core/pullquote': { value: text, citation: text },
		'frontage/testimonials': { layout: text },
		'frontage/testimonial': {
			...{ quote: text, name: text, role: text, company: text, url: text, date: text },
			image: { type: 'object' },
			rating: { type: 'number' },
		},
	};
	for ( const [ name, attributes ] of Object.entries( types ) ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'text', attributes } as never );
	}
} );

const [ fromQuotes, fromPullquotes ] = transforms.from as unknown as Array< {
	isMatch: ( _: object[], quotes: Block[] ) => boolean;
	transform: ( quotes: object[], inner?: Block[][] ) => Block;
} >;
const [ toQuotes, toPullquotes ] = transforms.to as unknown as Array< {
	isMatch: ( _: object, block: Block ) => boolean;
	transform: ( _: object, inner: Block[] ) => Block[];
} >;
const paragraph = ( content: string ) => createBlock( 'core/paragraph', { content } );
const picture = () => createBlock( 'core/image', { id: 7, url: '/ada.jpg', alt: 'Ada' } );

test( 'a quote of core becomes a testimonial with all its words and its picture', () => {
	const made = fromQuotes!.transform(
		[ { citation: 'Ada' } ],
		[ [ paragraph( 'One.' ), picture(), paragraph( 'Two.' ) ] ]
	);
	expect( made.attributes ).toMatchObject( { layout: 'single' } );
	expect( made.innerBlocks[ 0 ]!.attributes ).toEqual( {
		quote: 'One.<br><br>Two.',
		name: 'Ada',
		image: { id: 7, url: '/ada.jpg', alt: 'Ada' },
	} );
} );

test( 'several quotes are a carousel; one with a list in it stays a quote', () => {
	const quotes = [ [ paragraph( 'One.' ) ], [ createBlock( 'core/list' ) ] ].map( ( inner ) =>
		createBlock( 'core/quote', {}, inner )
	);
	expect( fromQuotes!.isMatch( [], [ quotes[ 0 ]! ] ) ).toBe( true );
	expect( fromQuotes!.isMatch( [], quotes ) ).toBe( false );
	const made = fromPullquotes!.transform( [ { value: 'One.', citation: 'Ada' }, { value: 'Two.' } ] );
	expect( made.attributes ).toMatchObject( { layout: 'carousel' } );
	expect( made.innerBlocks.map( ( { attributes } ) => attributes.quote as string ) ).toEqual( [ 'One.', 'Two.' ] );
} );

test( 'back again, nothing that was said of anybody is lost', () => {
	const said = {
		...{ quote: 'One.', name: 'Ada', role: 'Engines', company: 'Byron', url: '/a"b', rating: 4.5 },
		date: '2026-03-14',
	};
	const one = createBlock( 'frontage/testimonial', { ...said, image: { id: 7, url: '/ada.jpg', alt: 'Ada' } } );
	const citation = '<a href="/a%22b">Ada</a>, Engines, Byron, 4.5 out of 5 stars, 2026-03-14';
	const [ quote ] = toQuotes!.transform( {}, [ one ] );
	expect( quote!.attributes.citation ).toBe( citation );
	expect( quote!.innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/paragraph', 'core/image' ] );
	const plain = createBlock( 'frontage/testimonial', said );
	expect( toPullquotes!.transform( {}, [ plain ] )[ 0 ]!.attributes ).toEqual( { value: 'One.', citation } );
	const within = ( inner: Block ) => createBlock( 'frontage/testimonials', {}, [ inner ] );
	expect( [ one, plain ].map( ( inner ) => toPullquotes!.isMatch( {}, within( inner ) ) ) ).toEqual( [
		false,
		true,
	] );
} );
