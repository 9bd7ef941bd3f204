import { render, screen } from '@testing-library/react';
import Edit, { type ContactItemAttributes } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: () => null,
	LinkControl: () => null,
	RichText: ( { value, placeholder }: { value: string; placeholder: string } ) => <p>{ value || placeholder }</p>,
	useBlockProps: ( props: object ) => props,
} ) );

const show = ( attributes: Partial< ContactItemAttributes > ) =>
	render(
		<Edit
			attributes={ {
				kind: 'phone',
				business: true,
				index: 0,
				icon: '',
				label: '',
				text: '',
				url: '',
				...attributes,
			} }
			setAttributes={ jest.fn() }
			clientId=""
			isSelected={ false }
			className=""
			context={ {} }
		/>
	);

test( 'what the settings know is shown as the page shows it', () => {
	Object.assign( window, {
		frontageBusiness: { known: { phone: [ { lines: [ '55 12' ], href: 'tel:5512', label: '' } ] }, settings: '' },
	} );
	show( {} );
	expect( screen.getByText( '55 12' ) ).toBeTruthy();
} );

test( 'where they know nothing it says so, and leads there', () => {
	Object.assign( window, { frontageBusiness: { known: {}, settings: 'https://example.com/settings' } } );
	show( { kind: 'hours' } );
	expect( screen.getByText( /No opening hours have been added/ ) ).toBeTruthy();
	expect( screen.getByRole( 'link' ).getAttribute( 'href' ) ).toBe( 'https://example.com/settings' );
} );

test( 'what is typed stands there, or what to type', () => {
	show( { business: false, text: '+47 1' } );
	expect( screen.getByText( '+47 1' ) ).toBeTruthy();
	show( { kind: 'email', business: false } );
	expect( screen.getByText( 'Enter an email address' ) ).toBeTruthy();
} );
