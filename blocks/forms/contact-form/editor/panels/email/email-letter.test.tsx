import apiFetch from '@wordpress/api-fetch';
import { render, screen, within } from '@testing-library/react';
import type { FormDocument } from '../../form-document';
import { MailLetter, useLook, type Look } from './email-letter';

jest.mock( '@wordpress/api-fetch' );

const look: Look = {
	subject: 'Quote request',
	from: 'us@example.test',
	to: 'office@example.test',
	headers: [ 'Reply-To: maya@example.test' ],
	body: 'Name: Maya',
	answers: [
		{ name: 'your-name', label: 'Name', value: 'Maya', type: 'text' },
		{ name: 'email', label: '', value: 'maya@example.test', type: 'email' },
		{ name: 'phone', label: 'Phone', value: '(206) 555-0134', type: 'tel' },
		{ name: 'ok', label: '', value: 'I agree.', type: 'acceptance' },
	],
	html: false,
	files: [],
	sample: false,
	page: 'https://example.test/services/',
	inbox: 'https://example.test/wp-admin/admin.php?page=frontage-forms&submission=7',
};
const FIELDS =
	'<label>Your name [text your-name]</label>\n\n<label>Email [email email]</label>\n\n<label>Phone [tel phone]</label>\n\n[acceptance ok]I agree.[/acceptance]';
const LINES = 'Name: [your-name]\n[email]\nPhone: [phone]\n[ok]';

function Preview( { body, hasLinks = true }: { body: string; hasLinks?: boolean } ) {
	const mail = { active: true, body };
	const form = { title: '', form: FIELDS, mail, mail_2: mail, messages: {}, additional_settings: '' };
	const found = useLook( { id: 1, part: 'mail', form: form as unknown as FormDocument }, 'newest' );
	return <MailLetter { ...found } hasLinks={ hasLinks } />;
}

beforeEach( () => {
	jest.mocked( apiFetch ).mockResolvedValue( look );
} );

test( 'a message with all fields is a table of labels and answers', async () => {
	render( <Preview body={ LINES } /> );
	await screen.findByText( 'I agree.' );
	const rows = [ ...document.querySelectorAll( '.fr-form-mail__answers > div' ) ];
	expect( rows.map( ( row ) => [ ...row.children ].map( ( { textContent } ) => textContent ) ) ).toEqual( [
		[ 'Name', 'Maya' ],
		[ 'Email', 'maya@example.test' ],
		[ 'Phone', '(206) 555-0134' ],
		[ 'Consent', 'I agree.' ],
	] );
	expect( screen.getByRole( 'link', { name: 'maya@example.test' } ).getAttribute( 'href' ) ).toBe(
		'mailto:maya@example.test'
	);
	expect( screen.getByRole( 'link', { name: '(206) 555-0134' } ).getAttribute( 'href' ) ).toBe( 'tel:2065550134' );
	expect( screen.queryByText( 'Name: Maya' ) ).toBeNull();
} );

test( 'another message is shown as it is written', async () => {
	render( <Preview body={ `Hello\n${ LINES }` } /> );
	expect( await screen.findByText( 'Name: Maya' ) ).toBeTruthy();
	expect( document.querySelector( '.fr-form-mail__answers' ) ).toBeNull();
} );

test( 'a message leads to its page and to the inbox, a copy for the visitor does not', async () => {
	const { container, unmount } = render( <Preview body={ LINES } /> );
	await screen.findByText( 'I agree.' );
	const links = within( container.querySelector( 'footer' )! );
	expect( links.getByRole( 'link', { name: 'example.test/services' } ).getAttribute( 'href' ) ).toBe( look.page );
	expect( links.getByRole( 'link', { name: 'Open in Inbox' } ).getAttribute( 'href' ) ).toBe( look.inbox );
	unmount();
	render( <Preview body={ LINES } hasLinks={ false } /> );
	await screen.findByText( 'I agree.' );
	expect( screen.queryByRole( 'link', { name: 'Open in Inbox' } ) ).toBeNull();
} );
