import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyFilters } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { extendBlocks, ToggleItem, ToolsPanel, type ExtendedProps } from '..';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: unknown } ) => children,
} ) );

type Values = { isLoud?: boolean | undefined };
type Props = ExtendedProps< Values >;

let isOn = true;
extendBlocks< Values >( 'test/loud', {
	blocks: [ 'core/button' ],
	attributes: { isLoud: { type: 'boolean' } },
	isOn: () => isOn,
	Panel: ( { attributes: { isLoud }, setAttributes } ) => (
		<ToolsPanel label="Audio" resetAll={ () => setAttributes( { isLoud: undefined } ) }>
			<ToggleItem
				label="Loud"
				isShownByDefault
				value={ isLoud }
				onChange={ ( value ) => setAttributes( { isLoud: value } ) }
			/>
		</ToolsPanel>
	),
} );
const Edit = applyFilters( 'editor.BlockEdit', () => <p>The block</p> ) as ComponentType< Props >;

const edit = ( name: string, attributes: Values = {}, setAttributes = jest.fn() ) => {
	const { unmount } = render( <Edit { ...{ name, attributes, setAttributes } } clientId="1" /> );
	return { setAttributes, unmount };
};

test( 'the attribute is added to the blocks that are named, beside their own', () => {
	const settings = { attributes: { url: { type: 'string' } } };
	const extended = applyFilters( 'blocks.registerBlockType', settings, 'core/button' );
	expect( extended ).toEqual( { attributes: { url: { type: 'string' }, isLoud: { type: 'boolean' } } } );
	expect( applyFilters( 'blocks.registerBlockType', settings, 'core/image' ) ).toBe( settings );
} );

test( 'they have the panel beside their own controls, while it is on', () => {
	const blocks = [ 'core/button', 'core/image', 'core/button' ].map( ( name, at ) => {
		isOn = at < 2;
		const { unmount } = edit( name );
		const parts = [ screen.queryByText( 'The block' ), screen.queryByRole( 'checkbox', { name: 'Loud' } ) ];
		unmount();
		return parts.map( Boolean );
	} );
	expect( blocks ).toEqual( [
		[ true, true ],
		[ true, false ],
		[ true, false ],
	] );
	isOn = true;
} );

test( 'a switch that is turned off leaves no attribute', async () => {
	const off = edit( 'core/button' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Loud' } ) );
	expect( off.setAttributes ).toHaveBeenLastCalledWith( { isLoud: true } );
	off.unmount();
	const on = edit( 'core/button', { isLoud: true } );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Loud' } ) );
	expect( on.setAttributes ).toHaveBeenLastCalledWith( { isLoud: undefined } );
} );
