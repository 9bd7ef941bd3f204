import { documentIn } from './read-document';
import type { Props } from './types';

const ids = {
	title: 'post_title',
	locale: 'wpcf7-locale',
	form: 'wpcf7-form',
	mail: 'wpcf7-mail',
	mail_2: 'wpcf7-mail-2',
	mails: 'frontage-mails',
	messages: 'wpcf7-messages',
	additional_settings: 'wpcf7-additional-settings',
	conditions: 'frontage-conditions',
} satisfies Props[ 'ids' ];

test( 'further mails are as their fields say, with the names and rules that have none', () => {
	const form = document.createElement( 'form' );
	form.innerHTML = `<input name="wpcf7-mail[subject]" value="S"><input name="frontage-mails[mail_3][subject]" value="T">
		<input type="checkbox" name="frontage-mails[mail_3][active]" value="1">`;
	const mails = [
		{ part: 'mail', name: 'Us' },
		{ part: 'mail_3', name: 'Desk', active: true, subject: 'old', body: 'B' },
	];
	expect( documentIn( form, { ids, mails } ) ).toEqual( {
		mail: { subject: 'S' },
		mails: [
			mails[ 0 ],
			{
				part: 'mail_3',
				name: 'Desk',
				active: false,
				use_html: false,
				exclude_blank: false,
				subject: 'T',
				body: 'B',
			},
		],
	} );
	expect( documentIn( document.createElement( 'form' ), { ids, mails } ) ).toEqual( {} );
} );
