import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { FormRecord } from './data/form-entity';
import type { FormDocument, Mail } from '../form-document';
import { MailsPanel } from './email/emails-panel';
import { MailWarning } from './email/email-warning';
import { SettingsPanel } from './settings-panel';
import { TemplatePanel } from './template-panel';
import type { Preview, Problem } from './data/use-preview';

jest.mock( '@wordpress/api-fetch' );
jest.mocked( apiFetch ).mockReturnValue( new Promise( () => {} ) );

// The choice of “All fields” measures itself.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

const mail: Mail = {
	active: true,
	subject: 'Hello',
	sender: 'Site <site@example.test>',
	recipient: 'owner@example.test',
	body: '[your-name]\n\n-- \nSite',
	additional_headers: '',
	attachments: '',
	use_html: false,
	exclude_blank: false,
};
const start: FormRecord = {
	id: 1,
	hash: 'abcdef0',
	version: '0123456789abcdef',
	title: 'Contact',
	form: '[text* your-name]\n\n[submit "Send"]',
	mail,
	mail_2: { ...mail, active: false },
	messages: { mail_sent_ok: 'Thanks' },
	additional_settings: '',
};
/** With an address that visitors type, one that they choose, and a file. */
const fields =
	'\n\n<label>Work email [email work]</label>\n\n<label>Office [select office "Bonn|bonn@example.test"]</label>\n\n<label>CV [file cv]</label>';
const preview = ( problems: Problem[] = [] ): Preview => ( {
	html: '',
	problems,
	recipients: {},
	mailTags: [ 'your-name' ],
	failure: '',
} );
const problem = ( part: string, line = 0 ): Problem => ( {
	part,
	code: 'x',
	message: `Wrong: ${ part }`,
	line,
	level: 'error',
} );

/** Keeps a form as the data layer would, and every change that was made to it. */
function Keeper( {
	log,
	template = start.form,
	children,
}: {
	log: jest.Mock;
	template?: string;
	children: ( form: FormRecord, change: jest.Mock ) => React.ReactNode;
} ) {
	const [ form, setForm ] = useState( { ...start, form: template } );
	const change = log.mockImplementation( ( edits: Partial< FormDocument > ) =>
		setForm( ( last ) => ( { ...last, ...edits } ) )
	);
	return <>{ children( form, change ) }</>;
}

/** What an editable text says to a reader, and changes it as a keyboard does. */
const said = ( element: HTMLElement ) => element.textContent?.replaceAll( '\ufeff', '' );
const write = ( element: HTMLElement, text: string ) => {
	element.textContent = text;
	fireEvent.input( element );
};
const putCaret = ( element: HTMLElement, offset: number ) => {
	element.focus();
	element.ownerDocument.getSelection()?.collapse( element.firstChild, offset );
	fireEvent( element.ownerDocument, new Event( 'selectionchange' ) );
};

/** The choice of “All fields” settles after it is drawn. */
const settle = () => act( async () => {} );

const openMail = async ( name: RegExp ) => {
	fireEvent.click( screen.getByRole( 'button', { name: 'Emails' } ) );
	fireEvent.click( screen.getByRole( 'button', { name } ) );
	await settle();
	return within( screen.getByRole( 'dialog' ) );
};

describe( 'the mails', () => {
	const show = ( log: jest.Mock, problems: Problem[] = [] ) =>
		render(
			<Keeper log={ log } template={ start.form + fields }>
				{ ( form, change ) => <MailsPanel form={ form } preview={ preview( problems ) } change={ change } /> }
			</Keeper>
		);

	test( 'each says in the list whether it goes, to whom, and what is wrong with it', () => {
		show( jest.fn(), [ problem( 'mail.sender' ), problem( 'mail_2.body' ) ] );
		fireEvent.click( screen.getByRole( 'button', { name: 'Emails' } ) );
		expect( screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Notificationowner@example.test1 problem',
			'Confirmation emailOff1 problem',
		] );
	} );

	test( 'all of them are kept back by one switch, as the format says it', () => {
		const log = jest.fn();
		show( log );
		fireEvent.click( screen.getByRole( 'button', { name: 'Emails' } ) );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Turn off emails' } ) );
		expect( log ).toHaveBeenLastCalledWith( { additional_settings: 'skip_mail: on' } );
		expect( screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'NotificationOff',
			'Confirmation emailOff',
		] );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Turn off emails' } ) );
		expect( log ).toHaveBeenLastCalledWith( { additional_settings: '' } );
	} );

	test( 'one part changes and the others stay', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		write( dialog.getByRole( 'textbox', { name: 'Subject' } ), 'Hello\nthere' );
		expect( log ).toHaveBeenLastCalledWith( { mail: { ...mail, subject: 'Hello there' } }, 'mail.subject' );
		fireEvent.change( dialog.getByRole( 'textbox', { name: 'Name' } ), { target: { value: 'To us' } } );
		expect( screen.getByRole( 'dialog', { name: 'To us' } ) ).toBeTruthy();
	} );

	test( 'an answer comes where the text was last written in, and at the end of a line', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		const text = dialog.getByRole( 'textbox', { name: 'Message' } );
		putCaret( text, 0 );
		const fieldChips = within( dialog.getByRole( 'group', { name: 'Fields' } ) );
		fireEvent.click( fieldChips.getByRole( 'button', { name: 'your-name' } ) );
		fireEvent.click( fieldChips.getByRole( 'button', { name: 'Site title' } ) );
		expect( log.mock.lastCall?.[ 0 ].mail.body ).toBe( '[your-name][_site_title][your-name]\n\n-- \nSite' );
		expect( said( text ) ).toBe( 'your-nameSite titleyour-name\n\n-- \nSite' );
		fireEvent.click( dialog.getByRole( 'button', { name: 'Insert field: Subject' } ) );
		fireEvent.click( await screen.findByRole( 'menuitem', { name: 'your-name' } ) );
		expect( log.mock.lastCall?.[ 0 ].mail.subject ).toBe( 'Hello[your-name]' );
	} );

	test( 'the list of fields is folded, and markup is offered in an HTML email only', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		const toggle = dialog.getByRole( 'button', { name: 'Insert field', expanded: true } );
		fireEvent.click( toggle );
		expect( dialog.queryByRole( 'group', { name: 'Fields' } ) ).toBeNull();
		expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( dialog.queryByRole( 'button', { name: 'Bold' } ) ).toBeNull();
		fireEvent.click( dialog.getByRole( 'checkbox', { name: 'HTML email' } ) );
		const text = dialog.getByRole( 'textbox', { name: 'Message' } );
		write( text, 'See us' );
		text.focus();
		text.ownerDocument.getSelection()?.setBaseAndExtent( text.firstChild!, 4, text.firstChild!, 6 );
		fireEvent( text.ownerDocument, new Event( 'selectionchange' ) );
		fireEvent.click( dialog.getByRole( 'button', { name: 'Bold' } ) );
		expect( log.mock.lastCall?.[ 0 ].mail.body ).toBe( 'See <strong>us</strong>' );
		expect( String( text.ownerDocument.getSelection() ) ).toBe( 'us' );
		fireEvent.click( dialog.getByRole( 'button', { name: 'Link' } ) );
		expect( log.mock.lastCall?.[ 0 ].mail.body ).toBe( 'See <strong><a href="">us</a></strong>' );
	} );

	test( 'recipients are chips, those of fields with their labels', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		const input = dialog.getByRole( 'combobox', { name: 'Recipient' } );
		const add = ( text: string ) => {
			fireEvent.focus( input );
			fireEvent.change( input, { target: { value: text } } );
			fireEvent.keyDown( input, { key: 'Enter', code: 'Enter', keyCode: 13 } );
		};
		add( 'sales@example.test' );
		expect( log ).toHaveBeenLastCalledWith(
			{ mail: { ...mail, recipient: 'owner@example.test, sales@example.test' } },
			undefined
		);
		add( 'Choice in “Office”' );
		expect( log.mock.lastCall?.[ 0 ].mail.recipient ).toBe( 'owner@example.test, sales@example.test, [office]' );
		expect( dialog.getAllByText( 'Choice in “Office”' ).length ).toBeGreaterThan( 0 );
		fireEvent.click( dialog.getAllByRole( 'button', { name: 'Remove address' } )[ 0 ]! );
		expect( log.mock.lastCall?.[ 0 ].mail.recipient ).toBe( 'sales@example.test, [office]' );
	} );

	test( 'a mail-tag without a field is replaced or removed', async () => {
		const log = jest.fn();
		const wrong = { ...problem( 'mail.subject' ), code: 'unknown_mail_tag', message: '[budget] is no field.' };
		const text = 'For [budget] by [your-name]';
		const Wrong = () => {
			const [ form, setForm ] = useState( { ...start, mail: { ...mail, subject: text } } );
			return (
				<MailsPanel
					form={ form }
					preview={ preview( form.mail.subject.includes( 'budget' ) ? [ wrong ] : [] ) }
					change={ ( edits ) => {
						log( edits );
						setForm( { ...form, ...edits } );
					} }
				/>
			);
		};
		render( <Wrong /> );
		const dialog = await openMail( /^Notification / );
		expect( dialog.getByText( /This form has no field “budget”\./ ) ).toBeTruthy();
		const subject = dialog.getByRole( 'textbox', { name: 'Subject', description: /no field “budget”/ } );
		expect( subject.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( within( subject ).getByText( 'budget' ).dataset.kind ).toBe( 'wrong' );
		expect( dialog.queryByText( wrong.message ) ).toBeNull();
		fireEvent.click( dialog.getByRole( 'button', { name: 'Replace' } ) );
		await settle();
		fireEvent.click( await screen.findByRole( 'menuitem', { name: 'your-name' } ) );
		expect( said( subject ) ).toBe( 'For your-name by your-name' );
		expect( log.mock.lastCall?.[ 0 ].mail.subject ).toBe( 'For [your-name] by [your-name]' );
		expect( dialog.queryByText( /This form has no field/ ) ).toBeNull();
		write( subject, text );
		fireEvent.click( dialog.getByRole( 'button', { name: 'Remove' } ) );
		expect( log.mock.lastCall?.[ 0 ].mail.subject ).toBe( 'For by [your-name]' );
	} );

	test( 'a text is a line for each field, or the owner’s own, which comes back', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		expect( dialog.getByRole( 'radio', { name: 'Custom text', checked: true } ) ).toBeTruthy();
		fireEvent.click( dialog.getByRole( 'radio', { name: 'All fields' } ) );
		await settle();
		expect( log.mock.lastCall?.[ 0 ].mail ).toMatchObject( {
			body: 'your-name: [your-name]\nWork email: [work]\nOffice: [office]\nCV: [cv]',
			exclude_blank: true,
		} );
		expect( dialog.queryByRole( 'textbox', { name: 'Message' } ) ).toBeNull();
		fireEvent.click( dialog.getByRole( 'radio', { name: 'Custom text' } ) );
		await settle();
		expect( log.mock.lastCall?.[ 0 ].mail.body ).toBe( mail.body );
		expect( said( dialog.getByRole( 'textbox', { name: 'Message' } ) ) ).toBe( 'your-name\n\n-- \nSite' );
	} );

	test( 'all answers come with their labels, and lines without one are left out', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		fireEvent.click( dialog.getByRole( 'button', { name: 'All fields' } ) );
		expect( log ).toHaveBeenLastCalledWith(
			{
				mail: {
					...mail,
					body: '[your-name]\nWork email: [work]\nOffice: [office]\nCV: [cv]\n\n-- \nSite',
					exclude_blank: true,
				},
			},
			undefined
		);
		expect( dialog.getByRole( 'button', { name: 'All fields' } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	} );

	test( 'whom it and its answers go to may be fields, and files are ticked', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Notification / );
		const choose = ( label: string, text: string ) => {
			const input = dialog.getByRole( 'combobox', { name: label } );
			fireEvent.focus( input );
			fireEvent.change( input, { target: { value: text } } );
			fireEvent.keyDown( input, { key: 'Enter', code: 'Enter', keyCode: 13 } );
		};
		fireEvent.click( dialog.getByRole( 'button', { name: 'Remove address' } ) );
		choose( 'Recipient', 'Choice in “Office”' );
		choose( 'Reply-To', 'Work email' );
		fireEvent.click( dialog.getByRole( 'checkbox', { name: 'CV' } ) );
		expect( log ).toHaveBeenLastCalledWith(
			{
				mail: {
					...mail,
					recipient: '[office]',
					additional_headers: 'Reply-To: [work]',
					attachments: '[cv]',
				},
			},
			undefined
		);
		fireEvent.click( dialog.getByRole( 'button', { name: 'Done' } ) );
		expect( screen.getAllByRole( 'listitem' )[ 0 ]!.textContent ).toBe( 'NotificationChoice in “Office”' );
	} );

	test( 'what is wrong is said beside its part', async () => {
		show( jest.fn(), [ problem( 'mail.sender' ), problem( 'mail.rules' ) ] );
		const dialog = await openMail( /^Notification / );
		expect( dialog.getByRole( 'textbox', { name: 'Sender', description: 'Wrong: mail.sender' } ) ).toBeTruthy();
		expect( dialog.getByText( 'Wrong: mail.rules' ) ).toBeTruthy();
	} );

	test( 'one is added, gets a condition, is copied and deleted: one change each', async () => {
		const log = jest.fn();
		show( log );
		const dialog = await openMail( /^Add email$/ );
		expect( screen.getByRole( 'dialog', { name: 'Email 3' } ) ).toBeTruthy();
		fireEvent.click( dialog.getByRole( 'button', { name: 'Add condition' } ) );
		expect( log.mock.lastCall?.[ 0 ].mails ).toMatchObject( [
			{ part: 'mail_3', rules: [ { field: 'office', operator: 'equals', value: 'Bonn' } ] },
		] );
		fireEvent.click( dialog.getByRole( 'button', { name: 'Done' } ) );
		const choose = async ( item: string ) => {
			fireEvent.click( await screen.findByRole( 'button', { name: 'Options for “Email 3”' } ) );
			fireEvent.click( await screen.findByRole( 'menuitem', { name: item } ) );
			await settle();
		};
		await choose( 'Duplicate' );
		await settle();
		expect( screen.getByRole( 'dialog', { name: 'Email 3 (copy)' } ) ).toBeTruthy();
		fireEvent.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Close' } ) );
		await settle();
		await choose( 'Delete' );
		await settle();
		expect( log ).toHaveBeenCalledTimes( 4 );
		expect( log.mock.lastCall?.[ 0 ].mails ).toMatchObject( [ { part: 'mail_4', name: 'Email 3 (copy)' } ] );
		const adder = screen.getByRole( 'button', { name: 'Add email' } );
		expect( adder.ownerDocument.activeElement ).toBe( adder );
	} );
} );

test( 'the warning names the mails’ errors, not those of the template, and opens the mails', async () => {
	const problems = [ problem( 'mail.recipient' ), problem( 'mail_2.body' ), problem( 'form.body', 1 ) ];
	render( <MailWarning preview={ preview( problems ) } form={ start } change={ jest.fn() } /> );
	expect( screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent ) ).toEqual( [
		'Recipient: Wrong: mail.recipient',
		'Confirmation email, Message: Wrong: mail_2.body',
	] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Open “Confirmation email”' } ) );
	await settle();
	const dialog = within( screen.getByRole( 'dialog', { name: 'Confirmation email' } ) );
	expect( dialog.getByText( 'Wrong: mail_2.body' ) ).toBeTruthy();
} );

test( 'the warning stays while one mail after the other goes wrong and is mended', () => {
	const warn = ( ...parts: string[] ) => (
		<MailWarning
			preview={ preview( parts.map( ( part ) => problem( part ) ) ) }
			form={ start }
			change={ jest.fn() }
		/>
	);
	const { rerender } = render( warn( 'mail.recipient' ) );
	rerender( warn( 'mail.recipient', 'mail_2.body' ) );
	expect( screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Open “Notification”',
		'Open “Confirmation email”',
	] );
	rerender( warn( 'mail_2.body' ) );
	expect( screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Open “Confirmation email”',
	] );
} );

test( 'a switch of the settings is a line of their text', () => {
	const log = jest.fn();
	render(
		<Keeper log={ log }>
			{ ( form, change ) => <SettingsPanel form={ form } problems={ [] } change={ change } /> }
		</Keeper>
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Form settings' } ) );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Demo mode' } ) );
	expect( screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'Additional settings' } ).value ).toBe(
		'demo_mode: on'
	);
} );

describe( 'the template panel', () => {
	const show = ( log: jest.Mock, problems: Problem[] = [] ) =>
		render(
			<Keeper log={ log }>
				{ ( form, change ) => (
					<TemplatePanel
						form={ form }
						preview={ preview( problems ) }
						change={ change }
						onClose={ jest.fn() }
					/>
				) }
			</Keeper>
		);

	test( 'a line’s problem leads to the line', () => {
		show( jest.fn(), [ problem( 'form.body', 3 ) ] );
		const list = screen.getByRole( 'list', { name: 'Code problems' } );
		expect( list.textContent ).toBe( 'Line 3 Wrong: form.body' );
		fireEvent.click( within( list ).getByRole( 'button', { name: 'Line 3' } ) );
		const area = screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'Form code' } );
		expect( area.ownerDocument.activeElement ).toBe( area );
		expect( area.value.slice( area.selectionStart, area.selectionEnd ) ).toBe( '[submit "Send"]' );
	} );

	test( 'a field comes in with its label, before the button, and into the mail: one change', () => {
		const log = jest.fn();
		show( log );
		fireEvent.click( screen.getByRole( 'button', { name: 'Insert field' } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Email' } ) );
		fireEvent.change( screen.getByRole( 'textbox', { name: 'Label' } ), { target: { value: 'Work email' } } );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Required' } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Insert' } ) );
		expect( log ).toHaveBeenCalledTimes( 1 );
		expect( log ).toHaveBeenCalledWith( {
			form: '[text* your-name]\n\n<label>Work email\n[email* work-email]</label>\n\n[submit "Send"]',
			mail: { ...mail, body: '[your-name]\n[work-email]\n\n-- \nSite' },
		} );
	} );
} );
