import '../../../../../../tests/support/text-encoder';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FormMail } from '../../form-document';
import { useBuilder } from '../data/builder-context';
import { FormSummary } from './form-summary';

jest.mock( '@wordpress/api-fetch', () => Object.assign( jest.fn(), { use: jest.fn() } ) );
jest.mock( '../data/builder-context' );
jest.mock( './look-settings', () => ( { LookSettings: () => null } ) ); // It has a test of its own.

const change = jest.fn();

function show( recipient: string, form = '[text a]' ) {
	const mail = { part: 'mail', name: '', active: true, recipient, rules: [] } as unknown as FormMail;
	jest.mocked( useBuilder ).mockReturnValue( {
		record: { form, mail, mail_2: { ...mail, active: false }, mails: [], messages: {}, additional_settings: '' },
		change,
		preview: { problems: [], recipients: { mail: 'owner@example.org' } },
		update: jest.fn(),
	} as unknown as ReturnType< typeof useBuilder > );
	render( <FormSummary onOpenTab={ jest.fn() } /> );
}

beforeEach( () => change.mockReset() );

test( 'the recipient is changed beside the form', () => {
	show( 'old@example.org' );
	const field = screen.getByRole( 'textbox', { name: 'Recipient' } );
	expect( ( field as HTMLInputElement ).value ).toBe( 'old@example.org' );
	fireEvent.change( field, { target: { value: 'new@example.org' } } );
	expect( change ).toHaveBeenCalledWith(
		expect.objectContaining( { mail: expect.objectContaining( { recipient: 'new@example.org' } ) } ),
		'mail.recipient'
	);
} );

test( 'a mail-tag of the site is shown as its address', () => {
	show( '[_site_admin_email]' );
	expect( ( screen.getByRole( 'textbox', { name: 'Recipient' } ) as HTMLInputElement ).value ).toBe(
		'owner@example.org'
	);
} );

test( 'a form without a recipient asks for one', () => {
	show( '' );
	expect( screen.getByText( 'Add a recipient to get messages.' ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Send test email' } ) ).toBeNull();
} );

test( 'a recipient that visitors choose has the name of its field', () => {
	show( '[office]', '<label>Office [select office "North|n@example.org" "South|s@example.org"]</label>' );
	expect( screen.queryByRole( 'textbox', { name: 'Recipient' } ) ).toBeNull();
	expect( screen.getByText( /Office/, { selector: 'strong' } ) ).toBeTruthy();
} );
