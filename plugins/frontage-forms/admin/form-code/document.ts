import type { Part, Props } from './types';

const PARTS: Part[] = [ 'title', 'locale', 'form', 'mail', 'mail_2', 'messages', 'additional_settings', 'conditions' ];

/** The form as it stands in the fields: what the routes take. */
export function documentIn( form: HTMLFormElement, ids: Props[ 'ids' ] ): Record< string, unknown > {
	const said: Record< string, unknown > = {};
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
	}
	return said;
}
