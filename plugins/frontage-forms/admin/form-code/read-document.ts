import type { FurtherMail, Part, Props } from './types';

const PARTS: Part[] = [ 'title', 'locale', 'form', 'mail', 'mail_2', 'messages', 'additional_settings', 'conditions' ];

/** The values of unchecked checkboxes, which are not submitted. */
const OFF = { active: false, use_html: false, exclude_blank: false };

/** The form from the values of the fields, in the shape that the routes accept. */
export function documentIn(
	form: HTMLFormElement,
	{ ids, mails }: Pick< Props, 'ids' | 'mails' >
): Record< string, unknown > {
	const said: Record< string, unknown > = {};
	const further = new Map< string, Record< string, unknown > >();
	for ( const [ name, value ] of new FormData( form ) ) {
		if ( typeof value !== 'string' ) {
			continue;
		}
		for ( const part of PARTS ) {
			if ( name === ids[ part ] ) {
				said[ part ] = value;
			} else if ( name.startsWith( `${ ids[ part ] }[` ) && name.endsWith( ']' ) ) {
				const key = name.slice( ids[ part ].length + 1, -1 );
				said[ part ] = { ...( said[ part ] as object ), [ key ]: value };
			}
		}
		const [ , part = '', key = '' ] = name.startsWith( `${ ids.mails }[` ) ? name.split( /[[\]]+/ ) : [];
		if ( key ) {
			further.set( part, { ...further.get( part ), [ key ]: value } );
		}
	}
	if ( further.size ) {
		said.mails = mails.map( ( mail ): FurtherMail => {
			const typed = further.get( mail.part );
			return typed ? { ...mail, ...OFF, ...typed } : mail;
		} );
	}
	return said;
}
