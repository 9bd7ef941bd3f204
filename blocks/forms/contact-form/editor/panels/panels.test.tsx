import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { FormRecord } from './entity';
import type { FormDocument, Mail } from '../form-document';
import { MailPanel } from './mail-panel';
import { MailWarning } from './problems';
import { SettingsPanel } from './settings-panel';
import { TemplatePanel } from './template-panel';
import type { Preview, Problem } from './use-preview';

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
	title: 'Contact',
	form: '[text* your-name]\n\n[submit "Send"]',
	mail,
	mail_2: { ...mail, active: false },
	messages: { mail_sent_ok: 'Thanks' },
	additional_settings: '',
};
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
	children,
}: {
	log: jest.Mock;
	children: ( form: FormRecord, change: jest.Mock ) => React.ReactNode;
} ) {
	const [ form, setForm ] = useState( start );
	const change = log.mockImplementation( ( edits: Partial< FormDocument > ) =>
		setForm( ( last ) => ( { ...last, ...edits } ) )
	);
	return <>{ children( form, change ) }</>;
}

describe( 'the mail panel', () => {
	test( 'changes one part of a mail and keeps the others', () => {
		const log = jest.fn();
		render(
			<Keeper log={ log }>
				{ ( form, change ) => <MailPanel part="mail" form={ form } preview={ preview() } change={ change } /> }
			</Keeper>
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Mail' } ) );
		fireEvent.change( screen.getByRole( 'textbox', { name: 'To' } ), { target: { value: 'sales@example.test' } } );
		expect( log ).toHaveBeenLastCalledWith(
			{ mail: { ...mail, recipient: 'sales@example.test' } },
			'mail.recipient'
		);
	} );

	test( 'puts an answer where the mail was last written in', () => {
		const log = jest.fn();
		render(
			<Keeper log={ log }>
				{ ( form, change ) => <MailPanel part="mail" form={ form } preview={ preview() } change={ change } /> }
			</Keeper>
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Mail' } ) );
		const subject = screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Subject' } );
		subject.setSelectionRange( 5, 5 );
		fireEvent.blur( subject );
		fireEvent.click( screen.getByRole( 'button', { name: 'Insert [your-name]' } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Insert [your-name]' } ) );
		expect( subject.value ).toBe( 'Hello[your-name][your-name]' );
	} );

	test( 'says beside a part what is wrong with it', () => {
		render(
			<MailPanel
				part="mail"
				form={ start }
				preview={ preview( [ problem( 'mail.sender' ) ] ) }
				change={ jest.fn() }
			/>
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Mail' } ) );
		expect( screen.getByRole( 'textbox', { name: 'From', description: 'Wrong: mail.sender' } ) ).toBeTruthy();
	} );

	test( 'shows the second mail only once it is sent', () => {
		const log = jest.fn();
		render(
			<Keeper log={ log }>
				{ ( form, change ) => (
					<MailPanel part="mail_2" form={ form } preview={ preview() } change={ change } />
				) }
			</Keeper>
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Second mail' } ) );
		expect( screen.queryByRole( 'textbox', { name: 'To' } ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Send a second mail' } ) );
		expect( screen.getByRole( 'textbox', { name: 'To' } ) ).toBeTruthy();
	} );
} );

test( 'the warning names the mails’ errors, not those of the template', () => {
	render(
		<MailWarning
			problems={ [ problem( 'mail.recipient' ), problem( 'mail_2.body' ), problem( 'form.body', 1 ) ] }
		/>
	);
	expect( screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent ) ).toEqual( [
		'To: Wrong: mail.recipient',
		'Second mail, Text: Wrong: mail_2.body',
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
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Demo' } ) );
	expect( screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'All settings as text' } ).value ).toBe(
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
		const list = screen.getByRole( 'list', { name: 'Problems of the template' } );
		expect( list.textContent ).toBe( 'Line 3 Wrong: form.body' );
		fireEvent.click( within( list ).getByRole( 'button', { name: 'Line 3' } ) );
		const area = screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'Template' } );
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
