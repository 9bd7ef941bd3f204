import type { After } from '../form-document';

/** An entry that says nothing yet. */
export const NOTHING: After = {
	any: false,
	rules: [],
	show: 'text',
	text: '',
	in_place: true,
	page: 0,
	address: '',
	fields: [],
};

const escaped = ( text: string ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

type Names = { fields: Map< string, string >; groups: Map< string, string > };

/** What happens once a form was sent, after fields and groups got other names. */
export function followInAfter( after: After[], { fields, groups }: Names ): After[] {
	if ( ! fields.size && ! groups.size ) {
		return after;
	}
	const renamed = ( name: string ) => fields.get( name ) ?? name;
	const inText = ( text: string ) => {
		let now = text;
		for ( const [ from, to ] of fields ) {
			const tag = new RegExp( `\\[(\\s*(?:_raw_|_format_)?)${ escaped( from ) }(?=[\\s\\]])`, 'g' );
			now = now.replace( tag, ( _, before: string ) => `[${ before }${ to }` );
		}
		for ( const [ from, to ] of groups ) {
			const tag = new RegExp( `\\[(\\s*/?\\s*!?\\s*)${ escaped( from ) }(?=\\s*\\])`, 'g' );
			now = now.replace( tag, ( _, sign: string ) => `[${ sign }${ to }` );
		}
		return now;
	};
	return after.map( ( entry ) => ( {
		...entry,
		rules: entry.rules.map( ( rule ) => ( { ...rule, field: renamed( rule.field ) } ) ),
		fields: entry.fields.map( renamed ),
		text: inText( entry.text ),
	} ) );
}
