import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { allColumns } from './column-count';
import { ORDER, switched, template, type Part } from './posts/card-parts';
import { transforms } from './transforms';

beforeAll( () => {
	for ( const name of [
		...ORDER,
		'core/group',
		'core/gallery',
		'core/image',
		'core/paragraph',
		'frontage/carousel',
	] ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'text', attributes: {} } as never );
	}
} );

const blocks = ( ...names: string[] ): Block[] => names.map( ( name ) => createBlock( `core/${ name }` ) );
const names = ( all: Block[] ): unknown[] =>
	all.map( ( { name, innerBlocks } ) => ( innerBlocks.length ? [ name, names( innerBlocks ) ] : name ) );

test( 'smaller screens follow from one number, or each has its own', () => {
	expect( allColumns( 1 ) ).toEqual( { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 } );
	expect( allColumns( 4 ) ).toEqual( { xs: 1, sm: 2, md: 2, lg: 4, xl: 4 } );
	expect( allColumns( { xs: 2 } ) ).toEqual( { xs: 2, sm: 2, md: 2, lg: 3, xl: 3 } );
} );

test( 'a part of a card that is switched on comes where it belongs, and goes again', () => {
	const card = blocks( 'post-featured-image', 'post-title', 'post-excerpt' );
	const dated = switched( card, 'core/post-date', true );
	expect( names( dated ) ).toEqual( [
		'core/post-featured-image',
		'core/post-date',
		'core/post-title',
		'core/post-excerpt',
	] );
	expect( switched( dated, 'core/post-date', false ) ).toEqual( card );
	expect( switched( card, 'core/post-title', true ) ).toBe( card );
} );

test( 'what an editor arranged in another order stays so', () => {
	const turned = blocks( 'post-title', 'post-featured-image', 'paragraph' );
	expect( names( switched( turned, 'core/post-date', true ) ) ).toEqual( [
		'core/post-title',
		'core/post-featured-image',
		'core/post-date',
		'core/paragraph',
	] );
} );

test( 'a card begins with the parts that were asked for, from top to bottom', () => {
	const parts: Part[] = [ 'core/post-title', 'core/post-featured-image' ];
	expect( template( ...parts ).map( ( [ name ] ) => name ) ).toEqual( [
		'core/post-featured-image',
		'core/post-title',
	] );
} );

test( 'a gallery becomes a carousel and back, columns become items', () => {
	const images = blocks( 'image', 'image' );
	expect( names( [ transforms.from[ 0 ]!.transform( {}, images ) ] ) ).toEqual( [
		[ 'frontage/carousel', [ 'core/image', 'core/image' ] ],
	] );
	expect( names( [ transforms.to[ 0 ]!.transform( {}, images ) ] ) ).toEqual( [
		[ 'core/gallery', [ 'core/image', 'core/image' ] ],
	] );
	const columns = [
		createBlock( 'core/group', {}, blocks( 'paragraph' ) ),
		createBlock( 'core/group', {}, blocks( 'image', 'paragraph' ) ),
	];
	expect( names( [ transforms.from[ 1 ]!.transform( {}, columns ) ] ) ).toEqual( [
		[ 'frontage/carousel', [ 'core/paragraph', [ 'core/group', [ 'core/image', 'core/paragraph' ] ] ] ],
	] );
} );
