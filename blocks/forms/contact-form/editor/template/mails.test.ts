import type { FormMail, Mail } from '../form-document';
import { fieldsIn } from '../panels/email/mail-tag-list';
import { readField } from './field';
import {
	addMail,
	allMails,
	answerLines,
	isAttached,
	listsAllFields,
	missing,
	recipients,
	removeMail,
	replyTo,
	splitAddresses,
	switchedOn,
	withAttached,
	withMail,
	withReplyTo,
} from './mails';

const mail = ( more: Partial< Mail > = {} ): Mail => ( {
	active: true,
	subject: 'S',
	sender: 'site@example.test',
	recipient: 'us@example.test',
	body: '[a]',
	additional_headers: 'Reply-To: [b]',
	attachments: '',
	use_html: false,
	exclude_blank: false,
	...more,
} );
const third: FormMail = { ...mail(), part: 'mail_3', name: 'Desk', any: false, rules: [] };
const rules = [ { field: 'a', operator: 'equals', value: 'x' } ];
const form = { mail: mail( { active: false } ), mail_2: mail( { active: false } ), mails: [ third ] };
const fields = ( ...sources: string[] ) => sources.map( ( source ) => readField( source )! );

test( 'the format’s two come first, and the first is always on', () => {
	expect( allMails( form ).map( ( { part, active } ) => [ part, active ] ) ).toEqual( [
		[ 'mail', true ],
		[ 'mail_2', false ],
		[ 'mail_3', true ],
	] );
	expect( allMails( { mail: form.mail, mail_2: form.mail_2 } ) ).toHaveLength( 2 );
} );

test( 'texts of the two stay where the format has them, names and rules lie beside it', () => {
	expect( withMail( form, 'mail', { subject: 'T' } ) ).toEqual( { mail: { ...form.mail, subject: 'T' } } );
	const { mails } = withMail( form, 'mail_2', { rules } );
	expect( mails?.map( ( one ) => [ one.part, one.name, one.rules.length, one.body ] ) ).toEqual( [
		[ 'mail_3', 'Desk', 0, '[a]' ],
		[ 'mail_2', '', 1, '' ],
	] );
	expect( withMail( { ...form, mails: mails ?? [] }, 'mail_2', { rules: [] } ) ).toEqual( { mails: [ third ] } );
	expect( withMail( form, 'mail_3', { subject: 'T', rules } ) ).toEqual( {
		mails: [ { ...third, subject: 'T', rules } ],
	} );
} );

test( 'a new one has what the first says and goes to nobody yet; a copy is another; one that goes leaves its number', () => {
	const added = addMail( form );
	expect( added.part ).toBe( 'mail_4' );
	expect( added.edits.mails?.at( -1 ) ).toMatchObject( { part: 'mail_4', body: '[a]', recipient: '', active: true } );
	const copied = addMail( form, allMails( form )[ 1 ], 'Copy' );
	expect( copied.edits.mails?.at( -1 ) ).toMatchObject( {
		part: 'mail_4',
		name: 'Copy',
		recipient: 'us@example.test',
	} );
	expect( removeMail( form, 'mail_3' ) ).toEqual( { mails: [] } );
	expect( addMail( { ...form, mails: [ { ...third, part: 'mail_4' } ] } ).part ).toBe( 'mail_3' );
} );

test( 'whom an answer goes to is read from its header line and written into it', () => {
	expect( replyTo( 'Cc: x\n reply-to : [b] \nX: y' ) ).toBe( '[b]' );
	expect( replyTo( 'X-Reply-To: x' ) ).toBe( '' );
	expect( withReplyTo( 'Cc: x\nReply-To: [b]\nX: y', '[c]' ) ).toBe( 'Cc: x\nReply-To: [c]\nX: y' );
	expect( withReplyTo( 'Cc: x\nReply-To: [b]\nX: y', '' ) ).toBe( 'Cc: x\nX: y' );
	expect( withReplyTo( 'Cc: x', '$&' ) ).toBe( 'Cc: x\nReply-To: $&' );
	expect( withReplyTo( '', '[c]' ) ).toBe( 'Reply-To: [c]' );
} );

test( 'all answers that are not said yet come with what their fields are called, each once', () => {
	const all = fields(
		'<label>Your <b>name</b>: * [text* a]</label>',
		'[text b]',
		'[text b]',
		'<label>C [x] [text c]</label>'
	);
	expect( missing( '[_raw_a] [bb]', all ).map( ( { name } ) => name ) ).toEqual( [ 'b', 'c' ] );
	expect( answerLines( all.slice( 0, 2 ), false ) ).toBe( 'Your name: [a]\nb: [b]' );
	expect( answerLines( [ readField( '[acceptance ok]Yes.[/acceptance]' )! ], false ) ).toBe( '[ok]' );
	expect( answerLines( all.slice( 0, 1 ), true ) ).toBe( '<strong>Your name:</strong> [a]' );
} );

test( 'files go along by their tags, and paths beside them stay', () => {
	const both = withAttached( 'uploads/a.pdf\n[x] [y]', 'z', true );
	expect( both ).toBe( 'uploads/a.pdf\n[x] [y]\n[z]' );
	expect( isAttached( both, 'y' ) && ! isAttached( both, 'up' ) ).toBe( true );
	expect( withAttached( both, 'z', false ) ).toBe( 'uploads/a.pdf\n[x] [y]' );
} );

test( 'an address is asked for, or stands behind every choice', () => {
	const { asked, chosen } = recipients(
		fields(
			'[email a]',
			'[select b "X|x@example.test" "Y|y@example.test"]',
			'[radio c "X|x@example.test" "Y"]',
			'[text d]',
			'[hidden e "X|x@example.test"]'
		)
	);
	expect( [ asked, chosen ].map( ( list ) => list.map( ( { name } ) => name ) ) ).toEqual( [ [ 'a' ], [ 'b' ] ] );
} );

const receipt: FormMail = {
	...third,
	part: 'mail_2',
	active: false,
	recipient: '[your-email]',
	subject: '[_site_title] "[your-subject]"',
	body: 'Message Body:\n[your-message]',
};

test( 'a mail that is switched on and asks for fields of another form says what this one asks for', () => {
	const template = '<label>Where to\n[email* address]</label>\n\n<label>Which day\n[date day]</label>';
	expect( switchedOn( receipt, template, fieldsIn( template ), 'Thank you.' ) ).toEqual( {
		active: true,
		recipient: '[address]',
		subject: '[_site_title]',
		body: 'Thank you.\n\nWhere to: [address]\nWhich day: [day]',
	} );
} );

test( 'a mail that is switched on and asks for nothing foreign keeps what it says', () => {
	const template = '[email* your-email]\n\n[text your-subject]\n\n[textarea your-message]';
	expect( switchedOn( receipt, template, fieldsIn( template ), 'Thank you.' ) ).toEqual( { active: true } );
	const own = { ...receipt, recipient: 'us@example.test', subject: 'Hello [mystery]', body: 'See [mystery]' };
	expect( switchedOn( own, '', [], 'Thank you.' ) ).toEqual( { active: true } );
} );

test( 'what stands in markup of its own is asked by the form, too, and a mail about it is kept', () => {
	const template =
		'<table><tr><td>Mail</td><td>[email* your-email]</td><td>About [text your-subject]: [textarea your-message]</td></tr></table>';
	const own = fieldsIn( template );
	expect( own.map( ( { name } ) => name ) ).toEqual( [ 'your-email' ] );
	expect( switchedOn( receipt, template, own, 'Thank you.' ) ).toEqual( { active: true } );
	expect( switchedOn( receipt, '<table><tr><td>[text a] [text b]</td></tr></table>', [], 'Thank you.' ) ).toEqual( {
		active: true,
		subject: '[_site_title]',
	} );
} );

test( 'a body that is only a line for each field is the list of all fields', () => {
	const two = fields( '<label>Name [text a]</label>', '<label>Ready? [text b]</label>' );
	expect( listsAllFields( answerLines( two, false ), two ) ).toBe( true );
	expect( listsAllFields( `\n${ answerLines( two, true ) }\n`, two ) ).toBe( true );
	expect( listsAllFields( 'Ready? [b]\nName: [a]', two ) ).toBe( true );
	expect( listsAllFields( 'Name: [a]', two ) ).toBe( false );
	expect( listsAllFields( `Hello\n${ answerLines( two, false ) }`, two ) ).toBe( false );
	expect( listsAllFields( 'Their name: [_raw_a]\n\n[b]\n\n-- \n[_site_title], [_url]', two ) ).toBe( true );
	expect( listsAllFields( 'Name: [a]\nReady? [b]\n\n-- \nYours, [_site_title]', two ) ).toBe( false );
	expect( listsAllFields( 'Hello [a]\nReady? [b]', two ) ).toBe( false );
	expect( listsAllFields( 'Name: [a]\nReady? [b]\nPage: [_url]', two ) ).toBe( false );
	expect( listsAllFields( '', [] ) ).toBe( false );
} );

test( 'addresses are separated by commas, but not by those in names', () => {
	expect( splitAddresses( ' a@example.com,, "Roe, Jane" <b@example.com> , [work]' ) ).toEqual( [
		'a@example.com',
		'"Roe, Jane" <b@example.com>',
		'[work]',
	] );
	expect( splitAddresses( '' ) ).toEqual( [] );
} );
