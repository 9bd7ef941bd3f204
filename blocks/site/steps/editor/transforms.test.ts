import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { transforms } from './transforms';

beforeAll( () => {
	const attributes = Object.fromEntries(
		[ 'content', 'title' ].map( ( name ) => [ name, { type: 'string', default: '' } ] )
	);
	for ( const name of [ 'core/list', 'core/list-item', 'core/paragraph', 'frontage/steps', 'frontage/step' ] ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'text', attributes } as never );
	}
} );

const [ from, to ] = [ transforms.from[ 0 ]!, transforms.to[ 0 ]! ];

test( 'a list becomes steps and goes back', () => {
	const steps = from.transform( {}, [ createBlock( 'core/list-item', { content: 'Appearance' } ) ] );
	expect( steps.innerBlocks[ 0 ]!.attributes.title ).toBe( 'Appearance' );
	const list = to.transform( { start: 1 }, steps.innerBlocks as Block[] );
	expect( list.innerBlocks[ 0 ]!.attributes.content ).toBe( 'Appearance' );
} );

test( 'what a step says besides its title goes along', () => {
	const step = createBlock( 'frontage/step', { title: 'Appearance' }, [
		createBlock( 'core/paragraph', { content: 'An hour.' } ),
		createBlock( 'core/list', {} ),
	] );
	const [ item ] = to.transform( { start: 1 }, [ step ] ).innerBlocks;
	expect( item!.attributes.content ).toBe( 'Appearance<br>An hour.' );
	expect( item!.innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/list' ] );
} );
