import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { arranged } from './layouts';
import { transforms } from './transforms';

beforeAll( () => {
	for ( const name of [
		'core/group',
		'core/heading',
		'core/paragraph',
		'core/icon',
		'core/image',
		'frontage/fancy-box',
	] ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'text', attributes: {} } as never );
	}
} );

const blocks = ( ...names: string[] ): Block[] => names.map( ( name ) => createBlock( `core/${ name }` ) );
const names = ( all: Block[] ): unknown[] =>
	all.map( ( { name, innerBlocks } ) => ( innerBlocks.length ? [ name, names( innerBlocks ) ] : name ) );

test( 'two faces: the heading and what stands above it in front, the rest on the back', () => {
	expect( names( arranged( blocks( 'icon', 'heading', 'paragraph', 'paragraph' ), 'flip' ) ) ).toEqual( [
		[ 'core/group', [ 'core/icon', 'core/heading' ] ],
		[ 'core/group', [ 'core/paragraph', 'core/paragraph' ] ],
	] );
} );

test( 'and back again, with nothing lost', () => {
	const before = blocks( 'icon', 'heading', 'paragraph' );
	expect( arranged( arranged( before, 'flip' ), 'plain' ) ).toEqual( before );
	expect( arranged( before, 'overlay' ) ).toBe( before );
} );

test( 'without a heading the first block is the front', () => {
	expect( names( arranged( blocks( 'icon', 'paragraph' ), 'flip' ) ) ).toEqual( [
		[ 'core/group', [ 'core/icon' ] ],
		[ 'core/group', [ 'core/paragraph' ] ],
	] );
} );

test( 'a group becomes a box and a box a group, with what stands in it', () => {
	const inside = blocks( 'heading', 'paragraph' );
	const box = transforms.from[ 0 ]!.transform( {}, inside );
	expect( names( [ box ] ) ).toEqual( [ [ 'frontage/fancy-box', [ 'core/heading', 'core/paragraph' ] ] ] );
	expect( names( [ transforms.to[ 0 ]!.transform( {}, arranged( inside, 'flip' ) ) ] ) ).toEqual( [
		[ 'core/group', [ 'core/heading', 'core/paragraph' ] ],
	] );
} );

test( 'picture and text beside each other become a box with the picture on top', () => {
	const box = transforms.from[ 1 ]!.transform( { mediaUrl: 'a.jpg', href: '/more' }, blocks( 'heading' ) );
	expect( names( [ box ] ) ).toEqual( [ [ 'frontage/fancy-box', [ 'core/image', 'core/heading' ] ] ] );
} );
