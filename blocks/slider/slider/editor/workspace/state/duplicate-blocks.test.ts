import type { Block as BlockInstance } from '@wordpress/blocks';
import { registerBlockType } from '@wordpress/blocks';
import { copies } from './duplicate-blocks';

const block = ( name: string, attributes: Record< string, unknown >, innerBlocks: BlockInstance[] = [] ) =>
	( {
		clientId: `${ name }-${ JSON.stringify( attributes ) }`,
		name,
		attributes,
		innerBlocks,
		isValid: true,
	} ) as BlockInstance;

beforeAll( () => {
	for ( const name of [ 'frontage/slide', 'frontage/layer' ] ) {
		registerBlockType( name, { apiVersion: 3, title: name, category: 'design', attributes: {} } as never );
	}
} );

it( 'gives each copy a name of its own, by which the actions of the copies find it', () => {
	const button = block( 'frontage/layer', {
		id: 'button',
		actions: [
			{ do: 'toggle', layer: 'picture' },
			{ do: 'slide', slide: 'far' },
		],
	} );
	const slide = block( 'frontage/slide', { key: 'first' }, [ button, block( 'frontage/layer', { id: 'picture' } ) ] );
	const [ copy ] = copies( [ slide ] );
	const [ copiedButton, copiedPicture ] = copy!.innerBlocks as [ BlockInstance, BlockInstance ];

	expect( copy!.clientId ).not.toBe( slide.clientId );
	expect( copy!.attributes.key ).toMatch( /^first-\w{4}$/ );
	expect( copiedPicture.attributes.id ).toMatch( /^picture-\w{4}$/ );
	expect( copiedButton.attributes.actions ).toEqual( [
		{ do: 'toggle', layer: copiedPicture.attributes.id },
		{ do: 'slide', slide: 'far' },
	] );
	expect( button.attributes.actions ).toMatchObject( [ { layer: 'picture' }, {} ] );
} );
