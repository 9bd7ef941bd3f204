import { decodeEntities } from '@wordpress/html-entities';
import { cleanName, freeName, typeOf } from '@frontage/editor/form-tags';
import type { FormDocument, FormMail, Mail } from '../form-document';
import { followInRule, renamedChoices, type Renamed } from './choices';
import { readField, type Field, type Placed } from './field';
import { escaped, mentions, renamedField, renamedGroup } from './mail-tags';

type Mails = Pick< FormDocument, 'mail' | 'mail_2' | 'mails' >;

export const hasOwnName = ( field: Field ) => field.name !== '' && ! typeOf( field ).refers;
export const isInMail = ( field: Field ) => hasOwnName( field ) && typeOf( field ).mailed;

/** A label as plain text. */
export const plain = ( html = '' ) =>
	decodeEntities( html.replace( /<[^>]*>/g, '' ) )
		.replace( /\s+/g, ' ' )
		.trim();

/** A name derived from a label; empty if the label has no usable letters. */
export function nameFor( label: string, taken: string[] ): string {
	const name = cleanName( plain( label ) ).slice( 0, 40 ).replace( /-+$/, '' );
	return name && freeName( name, taken );
}

/** A label before its value: a colon is added unless the label ends in punctuation. */
export const asked = ( label: string ) => ( /[:?!…؟？！：]$/.test( label ) ? label : `${ label }:` );

/** A line of an email's body with a single value. */
const line = ( name: string, label: string ) => ( label ? `${ asked( label ) } [${ name }]` : `[${ name }]` );

function eachText< One extends Mail >( mail: One, change: ( text: string, isBody: boolean ) => string ): One {
	const changed = { ...mail };
	for ( const key of [ 'subject', 'sender', 'recipient', 'body', 'additional_headers', 'attachments' ] as const ) {
		changed[ key ] = change( mail[ key ], key === 'body' );
	}
	return changed;
}

const eachMail = (
	{ mail, mail_2: second, mails }: Mails,
	change: ( text: string, isBody: boolean ) => string
): Mails => ( {
	mail: eachText( mail, change ),
	mail_2: eachText( second, change ),
	...( mails && { mails: mails.map( ( one ) => eachText( one, change ) ) } ),
} );

const changedName = ( mails: Mails, from: string, to: string ): Mails =>
	eachMail( mails, ( text ) => renamedField( text, from, to ) );

const changedLine = ( mails: Mails, from: string, to: string | undefined ): Mails => {
	const whole = new RegExp( `^${ escaped( from ) }[ \\t]*$${ to === undefined ? '\\n?' : '' }`, 'm' );
	const change = ( text: string, isBody: boolean ) => ( isBody ? text.replace( whole, () => to ?? '' ) : text );
	return eachMail( mails, change );
};

/** Removes the lines that consist of a short text, a colon and the value of a field. */
const withoutLines = ( mails: Mails, name: string ): Mails => {
	const whole = new RegExp(
		`^[^[\\]\\n]{0,80}[:?](?:</\\w+>)?[ \\t]*\\[\\s*(?:_raw_|_format_)?${ escaped( name ) }(?:\\s[^\\]\\n]*)?\\][ \\t]*$\\n?`,
		'gm'
	);
	return eachMail( mails, ( text, isBody ) => ( isBody ? text.replace( whole, '' ) : text ) );
};

/** Adds one or more lines at the end of an email's body, above the signature. */
export function withLine( body: string, added: string ): string {
	const signature = body.search( /^-- ?$/m );
	const text = ( signature < 0 ? body : body.slice( 0, signature ) ).trimEnd();
	return `${ text ? `${ text }\n` : '' }${ added }${ signature < 0 ? '' : `\n\n${ body.slice( signature ) }` }`;
}

/** Updates the emails after fields were added, removed, renamed or relabeled. */
export function followInMails( mails: Mails, before: Placed[], after: Placed[] ): Mails {
	const names = new Set( after.filter( ( { field } ) => hasOwnName( field ) ).map( ( { field } ) => field.name ) );
	const old = new Map( before.map( ( { id, field } ) => [ id, field ] ) );
	const known = new Set( before.map( ( { field } ) => field.name ) );
	const kept = new Set( after.map( ( { id } ) => id ) );
	let now: Mails = { mail: mails.mail, mail_2: mails.mail_2, ...( mails.mails && { mails: mails.mails } ) };
	for ( const { id, field } of after ) {
		const was = old.get( id );
		const [ label, oldLabel ] = [ plain( field.label?.text ), plain( was?.label?.text ) ];
		if ( ! isInMail( field ) ) {
			continue;
		}
		if ( ! was ) {
			const { mail } = now;
			// A field that was moved into or out of a group is a new block, but not a new field.
			if ( ! known.has( field.name ) && ! mentions( mail.body, field.name ) ) {
				now = { ...now, mail: { ...mail, body: withLine( mail.body, line( field.name, label ) ) } };
			}
			continue;
		}
		if ( label !== oldLabel ) {
			now = changedLine( now, line( was.name, oldLabel ), line( was.name, label ) );
		}
		if ( was.name !== field.name && ! names.has( was.name ) ) {
			now = changedName( now, was.name, field.name );
		}
	}
	for ( const { id, field } of before ) {
		if ( ! kept.has( id ) && isInMail( field ) && ! names.has( field.name ) ) {
			now = withoutLines( now, field.name );
			now = changedLine( now, line( field.name, '' ), undefined );
		}
	}
	return now;
}

/** Renamed fields, choices and groups, and removed groups. A name that another one still has is left out. */
export function changedNames(
	before: Placed[],
	after: Placed[],
	groupsBefore: Map< string, string >,
	groupsAfter: Map< string, string >
) {
	const own = ( all: Placed[] ) =>
		new Map( all.filter( ( { field } ) => hasOwnName( field ) ).map( ( { id, field } ) => [ id, field.name ] ) );
	const renamed = ( old: Map< string, string >, now: Map< string, string > ) => {
		const names = new Set( now.values() );
		return new Map(
			[ ...old ].flatMap( ( [ id, name ] ): [ string, string ][] => {
				const next = now.get( id );
				return next !== undefined && next !== name && ! names.has( name ) ? [ [ name, next ] ] : [];
			} )
		);
	};
	const groups = renamed( groupsBefore, groupsAfter );
	const left = new Set( groupsAfter.values() );
	const gone = new Set(
		[ ...groupsBefore.values() ].filter( ( name ) => ! left.has( name ) && ! groups.has( name ) )
	);
	return { fields: renamed( own( before ), own( after ) ), choices: renamedChoices( before, after ), groups, gone };
}

/** Updates the sections of emails after groups were renamed. */
export function inSections( mails: Mails, groups: Map< string, string > ): Mails {
	let now = mails;
	for ( const [ from, to ] of groups ) {
		now = eachMail( now, ( text ) => renamedGroup( text, from, to ) );
	}
	return now;
}

/** Updates the rules of emails after fields or their choices were renamed. */
export function inRules( mails: Mails, renamed: Renamed ): Mails {
	const follow = ( rule: FormMail[ 'rules' ][ number ] ) => followInRule( rule, renamed );
	return mails.mails && ( renamed.fields.size || renamed.choices.size )
		? { ...mails, mails: mails.mails.map( ( mail ) => ( { ...mail, rules: mail.rules.map( follow ) } ) ) }
		: mails;
}

/** New names for added fields whose name is in use, by block ID. */
export function doubleNames( before: Placed[], after: Placed[] ): Map< string, string > {
	const old = new Set( before.map( ( { id } ) => id ) );
	const named = after.filter( ( { field } ) => hasOwnName( field ) );
	const taken = named.filter( ( { id } ) => old.has( id ) ).map( ( { field } ) => field.name );
	const given = new Map< string, string >();
	for ( const { id, field } of named ) {
		if ( ! old.has( id ) ) {
			const name = freeName( field.name, taken );
			taken.push( name );
			if ( name !== field.name ) {
				given.set( id, name );
			}
		}
	}
	return given;
}

/** Renamed fields: former names that no other field has, with the new names. */
export function renamedFields( before: Placed[], after: Placed[] ): Map< string, string > {
	const old = new Map( before.map( ( { id, field } ) => [ id, field ] ) );
	const names = after.filter( ( { field } ) => hasOwnName( field ) ).map( ( { field } ) => field.name );
	return new Map(
		after.flatMap( ( { id, field } ): [ string, string ][] => {
			const was = old.get( id );
			const isRenamed = was && hasOwnName( field ) && was.name !== field.name && ! names.includes( was.name );
			return isRenamed ? [ [ was.name, field.name ] ] : [];
		} )
	);
}

/** The new names for fields that show or count a renamed field, by block ID. */
export function renamedReferences( before: Placed[], after: Placed[] ): Map< string, string > {
	const renamed = renamedFields( before, after );
	return new Map(
		after.flatMap( ( { id, field } ) => {
			const to = typeOf( field ).refers ? renamed.get( field.name ) : undefined;
			return to ? [ [ id, to ] ] : [];
		} )
	);
}

/** Parses the source of a block as a field. */
export const fieldOf = ( source: unknown ) => ( typeof source === 'string' ? readField( source ) : undefined );
