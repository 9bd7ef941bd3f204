import type { After } from '../form-document';
import { followInRule, type Renamed } from './choices';
import { renamedField, renamedGroup } from './mail-tags';

/** An empty entry. */
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

type Names = Renamed & { groups: Map< string, string > };

/** Updates the confirmation settings after fields, choices and groups were renamed. */
export function followInAfter( after: After[], names: Names ): After[] {
	const { fields, choices, groups } = names;
	if ( ! fields.size && ! choices.size && ! groups.size ) {
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
		rules: entry.rules.map( ( rule ) => followInRule( rule, names ) ),
		fields: entry.fields.map( renamed ),
		text: inText( entry.text ),
	} ) );
}
