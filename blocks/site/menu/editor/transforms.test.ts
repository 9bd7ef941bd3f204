import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';
import { transforms } from './transforms';
import type { MenuAttributes } from './attributes';

beforeAll( () => {
	for ( const name of [ 'core/navigation', 'core/navigation-link', 'frontage/menu' ] ) {
		const attributes = [ 'ref', 'label', 'ariaLabel', 'align', 'openOn', 'submenuVisibility', 'layout' ].map(
			( attribute ) => [ attribute, {} ]
		);
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries( attributes ),
		} as never );
	}
} );

const [ from ] = transforms.from;
const [ to ] = transforms.to;
const items = () => [ createBlock( 'core/navigation-link', { label: 'One' } ) ];
const labels = ( { innerBlocks }: Block ) => innerBlocks.map( ( { attributes } ) => attributes.label );

test( 'a navigation becomes a menu and back: the same menu of the site, how it opens and where it stands', () => {
	const menu = from!.transform(
		{ ref: 7, ariaLabel: 'Main', submenuVisibility: 'click', layout: { justifyContent: 'right' } },
		items()
	);
	expect( menu.attributes ).toEqual( { ref: 7, ariaLabel: 'Main', align: 'end', openOn: 'click' } );
	expect( menu.innerBlocks ).toEqual( [] ); // They stand in the menu of the site.
	const back = to!.transform( menu.attributes as MenuAttributes, items() );
	expect( back.attributes ).toEqual( {
		ref: 7,
		ariaLabel: 'Main',
		submenuVisibility: 'click',
		layout: { type: 'flex', justifyContent: 'right' },
	} );
	expect( back.innerBlocks ).toEqual( [] );
} );

test( 'items of the block itself go along', () => {
	const menu = from!.transform( {}, items() );
	expect( menu.attributes ).toEqual( { ariaLabel: '', align: 'start', openOn: 'hover' } );
	expect( labels( menu ) ).toEqual( [ 'One' ] );
	expect( labels( to!.transform( menu.attributes as MenuAttributes, menu.innerBlocks ) ) ).toEqual( [ 'One' ] );
} );
