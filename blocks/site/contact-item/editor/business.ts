import { registerBlockBindingsSource } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export interface Fact {
	lines: string[];
	href: string;
	label: string;
}

interface Told {
	/** By field: all that are known of it. */
	known: Record< string, Fact[] >;
	/** Address of the settings; '' for who may not change them. */
	settings: string;
}

/** What PHP told the editor (Binding::tell_editor()). */
export const told = (): Told =>
	( window as { frontageBusiness?: Told } ).frontageBusiness ?? { known: {}, settings: '' };

interface Arguments {
	field?: string;
	index?: number;
	part?: 'text' | 'href';
}

/** What a block that is connected shows; nothing where it is not known, and then the block's own text stays. */
export function valueOf( { field = '', index = 0, part = 'text' }: Arguments ): string | undefined {
	const fact = told().known[ field ]?.[ index ];
	return ( part === 'href' ? fact?.href : fact?.lines.join( ', ' ) ) || undefined;
}

const FIELDS = (): Array< [ field: string, title: string ] > => [
	[ 'name', __( 'Name', 'frontage-site' ) ],
	[ 'legal_name', __( 'Name in law', 'frontage-site' ) ],
	[ 'phone', __( 'Phone', 'frontage-site' ) ],
	[ 'email', __( 'E-mail', 'frontage-site' ) ],
	[ 'address', __( 'Address', 'frontage-site' ) ],
	[ 'hours', __( 'Opening hours', 'frontage-site' ) ],
];

/** The source in the editor: blocks show what the page will, and it can be chosen under Attributes. */
export function registerBusiness() {
	registerBlockBindingsSource( {
		name: 'frontage/business',
		label: __( 'Business', 'frontage-site' ),
		getValues: ( { bindings }: { bindings: Record< string, { args?: Arguments } > } ) =>
			Object.fromEntries(
				Object.entries( bindings ).flatMap( ( [ attribute, { args = {} } ] ) => {
					const value = valueOf( args );
					return value === undefined ? [] : [ [ attribute, value ] ];
				} )
			),
		getFieldsList: () =>
			FIELDS().map( ( [ field, label ] ) => ( { label, type: 'string', args: { field, part: 'text' } } ) ),
	} as Parameters< typeof registerBlockBindingsSource >[ 0 ] );
}
