import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import {
	Columns,
	Icon,
	Link,
	Media,
	MediaInToolbar,
	PerDevice,
	type DeviceValues,
	type LinkValue,
	type MediaValue,
} from '.';

const mockMay = { upload: true };
jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: unknown } ) => children,
	LinkControl: ( { value, onChange }: { value: LinkValue | null; onChange: ( value: LinkValue ) => void } ) => (
		<button onClick={ () => onChange( { url: 'https://example.com/new', opensInNewTab: false } ) }>
			Search from { value?.url ?? 'nowhere' }
		</button>
	),
	MediaUploadCheck: ( { children }: { children: unknown } ) => ( mockMay.upload ? children : null ),
	MediaUpload: ( {
		render: button,
		onSelect,
	}: {
		render: ( parts: { open: () => void } ) => unknown;
		onSelect: ( media: object ) => void;
	} ) => button( { open: () => onSelect( { id: 7, url: 'https://example.com/7.jpg', filename: '7.jpg' } ) } ),
} ) );

beforeEach( () => {
	mockMay.upload = true;
} );

const names = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' };
const gaps = ( values: DeviceValues< string >, onChange = jest.fn(), registry = createRegistry() ) => {
	render(
		<RegistryProvider value={ registry }>
			<PerDevice label="Gap" names={ names } values={ values } onChange={ onChange }>
				{ ( { value, inherited, onChange: change } ) => (
					<input
						aria-label="Value"
						value={ value ?? '' }
						placeholder={ inherited ?? '' }
						onChange={ ( { target } ) => change( target.value || undefined ) }
					/>
				) }
			</PerDevice>
		</RegistryProvider>
	);
	return onChange;
};

describe( 'a value per device', () => {
	test( 'a device without a value of its own shows what the larger one has', async () => {
		gaps( { desktop: '4', mobile: '1' } );
		expect( screen.getByLabelText< HTMLInputElement >( 'Value' ).value ).toBe( '4' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Tablet' } ) );
		expect( screen.getByLabelText< HTMLInputElement >( 'Value' ).value ).toBe( '' );
		expect( screen.getByPlaceholderText( '4' ) ).toBeTruthy();
	} );

	test( 'only the shown device is written, and an emptied one is left out', async () => {
		const onChange = gaps( { desktop: '4', mobile: '1' } );
		await userEvent.click( screen.getByRole( 'button', { name: 'Phone' } ) );
		await userEvent.clear( screen.getByLabelText( 'Value' ) );
		expect( onChange ).toHaveBeenLastCalledWith( { desktop: '4' } );
		await userEvent.type( screen.getByLabelText( 'Value' ), '2' );
		expect( onChange ).toHaveBeenLastCalledWith( { desktop: '4', mobile: '12' } );
	} );

	test( 'it is the device of the editor’s preview, and switches it', async () => {
		const registry = createRegistry();
		registry.register(
			createReduxStore( 'core/editor', {
				reducer: ( state = 'Tablet', action: { type: string; to?: string } ) => action.to ?? state,
				actions: { setDeviceType: ( to: string ) => ( { type: 'SET', to } ) },
				selectors: { getDeviceType: ( state: string ) => state },
			} )
		);
		gaps( { tablet: '3' }, undefined, registry );
		expect( screen.getByLabelText< HTMLInputElement >( 'Value' ).value ).toBe( '3' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Phone' } ) );
		expect(
			( registry.select( 'core/editor' ) as unknown as { getDeviceType: () => string } ).getDeviceType()
		).toBe( 'Mobile' );
	} );
} );

test( 'columns are those of one device at a time, by its icon', async () => {
	const onChange = jest.fn();
	render(
		<RegistryProvider value={ createRegistry() }>
			<Columns
				label="Columns"
				devices={ names }
				names={ { xs: 'Min value', sm: 'Small', md: 'Middle', lg: 'Large', xl: 'Max value' } }
				defaults={ { xs: 1, sm: 2, md: 3, lg: 4, xl: 5 } }
				values={ { md: 2 } }
				onChange={ onChange }
			/>
		</RegistryProvider>
	);
	const sliders = () =>
		screen.getAllByRole( 'slider' ).map( ( slider ) => slider.getAttribute( 'aria-label' ) ?? slider.id );
	expect( screen.getAllByRole( 'slider' ) ).toHaveLength( 2 );
	expect( screen.getByRole( 'button', { name: 'Desktop', pressed: true } ) ).toBeTruthy();
	const shown = sliders();
	await userEvent.click( screen.getByRole( 'button', { name: 'Tablet' } ) );
	expect( sliders() ).not.toEqual( shown );
	const [ middle ] = screen.getAllByRole< HTMLInputElement >( 'slider' );
	expect( [ middle!.value, screen.queryByLabelText( 'Max value' ) ] ).toEqual( [ '2', null ] );
	fireEvent.change( middle!, { target: { value: '4' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { md: 4 } );
} );

describe( 'media', () => {
	const texts = { choose: 'Choose', replace: 'Replace', remove: 'Remove' };
	const picture: MediaValue = { id: 3, url: 'https://example.com/3.jpg', alt: 'A bridge' };

	test( 'what is chosen comes as number, address and description', async () => {
		const onChange = jest.fn();
		render( <Media label="Image" texts={ texts } value={ undefined } onChange={ onChange } /> );
		expect( screen.queryByText( 'Remove' ) ).toBeNull();
		await userEvent.click( screen.getByText( 'Choose' ) );
		expect( onChange ).toHaveBeenCalledWith( { id: 7, url: 'https://example.com/7.jpg', alt: '' } );
	} );

	test( 'what is there is shown and can be taken away', async () => {
		const onChange = jest.fn();
		render( <Media label="Image" texts={ texts } value={ picture } onChange={ onChange } /> );
		expect( screen.getByAltText( 'A bridge' ) ).toBeTruthy();
		await userEvent.click( screen.getByText( 'Remove' ) );
		expect( onChange ).toHaveBeenCalledWith( undefined );
	} );

	test( 'once it is taken away, what chooses another has the focus', async () => {
		const Kept = () => {
			const [ value, setValue ] = useState< MediaValue | undefined >( picture );
			return <Media label="Image" texts={ texts } value={ value } onChange={ setValue } />;
		};
		render( <Kept /> );
		screen.getByText( 'Remove' ).focus();
		await userEvent.keyboard( '{Enter}' );
		expect( screen.getByText( 'Choose' ).matches( ':focus' ) ).toBe( true );
	} );

	test( 'who may not upload sees it and no buttons', () => {
		mockMay.upload = false;
		render( <Media label="Image" texts={ texts } value={ picture } onChange={ jest.fn() } /> );
		expect( screen.getByAltText( 'A bridge' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

test( 'a picture is chosen from the toolbar too, by who may upload', async () => {
	const onChange = jest.fn();
	const texts = { choose: 'Choose photo', replace: 'Replace', remove: 'Remove' };
	const { rerender } = render( <MediaInToolbar texts={ texts } value={ undefined } onChange={ onChange } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Choose photo' } ) );
	const chosen = { id: 7, url: 'https://example.com/7.jpg', alt: '' };
	expect( onChange ).toHaveBeenCalledWith( chosen );
	rerender( <MediaInToolbar texts={ texts } value={ chosen } onChange={ onChange } /> );
	expect( screen.getByRole( 'button', { name: 'Replace' } ) ).toBeTruthy();
	mockMay.upload = false;
	rerender( <MediaInToolbar texts={ texts } value={ chosen } onChange={ onChange } /> );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

test( 'an icon is chosen out of those that are offered, or none', async () => {
	const onChange = jest.fn();
	const icons = [
		{ name: 'star', title: 'Star', icon: <svg /> },
		{ name: 'sun', title: 'Sun', icon: <svg /> },
	];
	render( <Icon label="Icon" none="No icon" icons={ icons } value="star" onChange={ onChange } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Icon: Star' } ) );
	expect( screen.getByRole( 'button', { name: 'Star' } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Sun' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( 'sun' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Icon: Star' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'No icon' } ) );
	expect( onChange ).toHaveBeenLastCalledWith( undefined );
} );

test( 'a link says where it leads, and leaves out what is not set', async () => {
	const onChange = jest.fn();
	render( <Link label="Link" value={ { url: 'https://example.com/' } } onChange={ onChange } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Link: https://example.com/' } ) );
	await userEvent.click( screen.getByText( 'Search from https://example.com/' ) );
	expect( onChange ).toHaveBeenCalledWith( { url: 'https://example.com/new' } );
} );
