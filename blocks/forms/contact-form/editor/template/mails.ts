import type { FormDocument, FormMail, Mail } from '../form-document';
import type { Field } from './field';
import { asked, plain } from './rename-references';
import { escaped, fieldName, mentions } from './mail-tags';
import { readTags } from '@frontage/editor/form-tags';

type Mails = Pick< FormDocument, 'mail' | 'mail_2' | 'mails' >;

const TWO = [ 'mail', 'mail_2' ] as const;
const MOST = 20;

const EMPTY: Mail = {
	active: false,
	subject: '',
	sender: '',
	recipient: '',
	body: '',
	additional_headers: '',
	attachments: '',
	use_html: false,
	exclude_blank: false,
};

const entryOf = ( { mails = [] }: Mails, part: string ): FormMail =>
	mails.find( ( mail ) => mail.part === part ) ?? { part, name: '', any: false, rules: [], ...EMPTY };

const isOfTwo = ( part: string ): part is ( typeof TWO )[ number ] => TWO.some( ( one ) => one === part );

const further = ( { mails = [] }: Mails ) => mails.filter( ( { part } ) => ! isOfTwo( part ) );

/** All emails of a form in display order, with their names and rules; the first is always active. */
export function allMails( form: Mails ): FormMail[] {
	return [
		...TWO.map( ( part ): FormMail => {
			const { name, any, rules } = entryOf( form, part );
			return { ...form[ part ], part, name, any, rules, active: part === 'mail' || form[ part ].active };
		} ),
		...further( form ),
	];
}

/** The changes of a form for a change of one of its emails. */
export function withMail( form: Mails, part: string, edits: Partial< FormMail > ): Partial< Mails > {
	const { mails = [] } = form;
	const { part: _, name, any, rules, ...texts } = edits;
	const said = {
		...( name !== undefined && { name } ),
		...( any !== undefined && { any } ),
		...( rules && { rules } ),
	};
	if ( ! isOfTwo( part ) ) {
		return { mails: mails.map( ( mail ) => ( mail.part === part ? { ...mail, ...edits, part } : mail ) ) };
	}
	const entry = { ...entryOf( form, part ), ...said };
	const others = mails.filter( ( mail ) => mail.part !== part );
	return {
		...( Object.keys( texts ).length > 0 && { [ part ]: { ...form[ part ], ...texts } } ),
		...( Object.keys( said ).length > 0 && {
			mails: entry.name || entry.rules.length ? [ ...others, entry ] : others,
		} ),
	};
}

export const mayAdd = ( { mails = [] }: Mails ) => mails.length < MOST;

function freePart( form: Mails ): string {
	const taken = new Set( further( form ).map( ( { part } ) => part ) );
	let number = 3;
	while ( taken.has( `mail_${ number }` ) ) {
		number++;
	}
	return `mail_${ number }`;
}

/** Adds an email: with the content of the first and without a recipient, or as a copy of another. */
export function addMail( form: Mails, like?: FormMail, name = '' ): { part: string; edits: Partial< Mails > } {
	const part = freePart( form );
	const { sender, subject, body, additional_headers: headers, use_html: html, exclude_blank: blank } = form.mail;
	const begun = {
		...EMPTY,
		sender,
		subject,
		body,
		additional_headers: headers,
		use_html: html,
		exclude_blank: blank,
	};
	const mail: FormMail = like
		? { ...like, part, name }
		: { ...begun, part, name, any: false, rules: [], active: true };
	return { part, edits: { mails: [ ...( form.mails ?? [] ), mail ] } };
}

export const removeMail = ( { mails = [] }: Mails, part: string ): Partial< Mails > => ( {
	mails: mails.filter( ( mail ) => mail.part !== part ),
} );

const REPLY_TO = /^[ \t]*reply-to[ \t]*:[ \t]*(.*?)[ \t]*$/im;

/** The reply address of an email from its header line; empty without one. */
export const replyTo = ( headers: string ): string => REPLY_TO.exec( headers )?.[ 1 ] ?? '';

/** Replaces or removes the Reply-To line in the additional headers. */
export function withReplyTo( headers: string, to: string ): string {
	const line = to ? `Reply-To: ${ to }` : '';
	const lines = REPLY_TO.test( headers )
		? headers.replace( REPLY_TO, () => line )
		: [ headers, line ].filter( Boolean ).join( '\n' );
	return lines.replace( /\n{2,}/g, '\n' ).trim();
}

/** The addresses of a list. A comma in a quoted name does not separate two, as in plugins/frontage-forms/src/Checks/MailboxList.php. */
export const splitAddresses = ( list: string ): string[] =>
	list
		.split( /,(?=(?:[^"]*"[^"]*")*[^"]*$)/ )
		.map( ( address ) => address.trim() )
		.filter( Boolean );

/** A line with one answer: a label, which a consent lacks, and a mail-tag. The same as in plugins/frontage-forms/src/Mail/AnswerLines.php. */
const ANSWER = /^(?:(?:<strong>)?[^[\]<>]+[:?!…؟？！：](?:<\/strong>)?[ \t]*)?\[([A-Za-z_][-0-9A-Za-z:._]*)\]$/;

/** The end of an email, such as the site's title. */
const SIGNATURE = /^-- ?$[^]*/m;

/** Whether a body has one line for each field and nothing else, except a signature without words of its own. */
export function listsAllFields( body: string, fields: Field[] ): boolean {
	const names = new Set( fields.map( ( { name } ) => name ) );
	const [ signature = '' ] = SIGNATURE.exec( body ) ?? [];
	const hasWords = /[\p{L}\d]/u.test( signature.replace( /\[_[^\]]*\]/g, '' ) );
	const lines = body.slice( 0, body.length - signature.length ).split( '\n' );
	return (
		fields.length > 0 &&
		! hasWords &&
		! missing( body, fields ).length &&
		lines.every( ( line ) => ! line.trim() || names.has( fieldName( ANSWER.exec( line.trim() )?.[ 1 ] ?? '' ) ) )
	);
}

/** Fields that are missing in an email's body. */
export function missing( body: string, fields: Field[] ): Field[] {
	const names = new Set< string >();
	return fields.filter( ( { name } ) => ! mentions( body, name ) && ! names.has( name ) && names.add( name ) );
}

/** One line per field with its label and mail-tag; a consent has no label, since its value is its text. */
export function answerLines( fields: Field[], html: boolean ): string {
	return fields
		.map( ( { name, label, type } ) => {
			if ( type === 'acceptance' ) {
				return `[${ name }]`;
			}
			const called =
				plain( label?.text )
					.replace( /[[\]<>]/g, '' )
					.replace( /[\s:*]+$/, '' ) || name;
			return html ? `<strong>${ asked( called ) }</strong> [${ name }]` : `${ asked( called ) } [${ name }]`;
		} )
		.join( '\n' );
}

/** Whether the files of a field are attached. */
export const isAttached = ( attachments: string, name: string ) => mentions( attachments, name );

export function withAttached( attachments: string, name: string, on: boolean ): string {
	const tag = new RegExp( `\\[\\s*${ escaped( name ) }\\s*\\]`, 'g' );
	const left = attachments
		.replace( tag, '' )
		.replace( /\n{2,}/g, '\n' )
		.trim();
	return on ? [ left, `[${ name }]` ].filter( Boolean ).join( '\n' ) : left;
}

const ADDRESS = /\S+@\S+/;

/** Fields that can provide an address: email fields, and choices with an address after the pipe. */
export function recipients( fields: Field[] ): { asked: Field[]; chosen: Field[] } {
	return {
		asked: fields.filter( ( { type } ) => type === 'email' ),
		chosen: fields.filter(
			( { type, values } ) =>
				/^(?:select|radio|checkbox)$/.test( type ) &&
				values.length > 0 &&
				values.every( ( { text } ) => ADDRESS.test( text.split( '|' )[ 1 ] ?? '' ) )
		),
	};
}

/** Fields of the format's default form, which emails use until a user edits them. */
const OF_THE_DEFAULT = [ 'your-name', 'your-email', 'your-subject', 'your-message' ];

/**
 * The changes of an email when it is activated. Where it still uses a field of the default form that this form lacks, it gets this form's
 * fields instead, below a sentence of thanks. `fields` are those in separate parts; the template may have more.
 */
export function switchedOn( mail: FormMail, template: string, fields: Field[], thanks: string ): Partial< FormMail > {
	const names = new Set( readTags( template ).map( ( { tag } ) => tag.name ) );
	const isForeign = ( text: string ) =>
		OF_THE_DEFAULT.some( ( name ) => mentions( text, name ) && ! names.has( name ) );
	const [ address ] = recipients( fields ).asked;
	return {
		active: true,
		...( address && isForeign( mail.recipient ) && { recipient: `[${ address.name }]` } ),
		...( isForeign( mail.subject ) && { subject: '[_site_title]' } ),
		...( fields.length > 0 &&
			isForeign( mail.body ) && { body: `${ thanks }\n\n${ answerLines( fields, mail.use_html ) }` } ),
	};
}
