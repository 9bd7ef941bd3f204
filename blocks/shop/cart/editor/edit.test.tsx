import { fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { createReduxStore, register } from '@wordpress/data';
import { registerBlockType } from '@wordpress/blocks';
import Edit from './edit';
import { transforms } from './transforms';

let others: string[];
jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: unknown } ) => children,
	store: { name: 'test/blocks' },
	useBlockProps: ( props: object ) => props,
} ) );

register( createReduxStore( 'test/blocks', { reducer: () => ( {} ), selectors: { getBlocksByName: () => others } } ) );
for ( const name of [ 'frontage/cart', 'woocommerce/mini-cart' ] ) {
	const attributes = { openOnAdd: { type: 'boolean' }, addToCartBehavior: { type: 'string' } } as const;
	registerBlockType( name, { title: name, apiVersion: 3, category: 'text', attributes } as never );
}

beforeEach( () => {
	others = [];
	speak( '' ); // What notices had said stays in the page.
} );

const show = ( setAttributes = jest.fn() ) => {
	const props = {
		attributes: { showLabel: true, openOnAdd: true },
		setAttributes,
		clientId: '',
		isSelected: true,
		className: '',
		context: {},
	};
	render( <Edit { ...props } /> );
	return setAttributes;
};

test( 'an editor decides on the word and on opening', () => {
	const set = show();
	fireEvent.click( screen.getByLabelText( 'Show label' ) );
	fireEvent.click( screen.getByLabelText( 'Open after adding products' ) );
	expect( set.mock.calls ).toEqual( [ [ { showLabel: false } ], [ { openOnAdd: false } ] ] );
	expect( document.body.textContent ).not.toContain( 'Mini-Cart' );
} );

test( 'a page with WooCommerce’s cart, too, is warned of', () => {
	others = [ 'one' ];
	show();
	expect( document.body.textContent ).toContain( 'also contains WooCommerce’s Mini-Cart' );
} );

test( 'one can be made of the other, there and back', () => {
	const ours = transforms.from[ 0 ]!.transform( { addToCartBehavior: 'open_drawer' } );
	expect( ours ).toMatchObject( { name: 'frontage/cart', attributes: { openOnAdd: true } } );
	expect( transforms.to[ 0 ]!.transform( { openOnAdd: false } ) ).toMatchObject( {
		name: 'woocommerce/mini-cart',
		attributes: { addToCartBehavior: 'none' },
	} );
} );
