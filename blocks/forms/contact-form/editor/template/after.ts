import type { After } from '../form-document';
import { renamedField, renamedGroup } from './mail-tags';

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
			now = renamedField( now, from, to );
		}
		for ( const [ from, to ] of groups ) {
			now = renamedGroup( now, from, to );
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
