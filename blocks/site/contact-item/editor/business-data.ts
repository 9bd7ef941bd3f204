import { registerBlockBindingsSource } from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { __, sprintf } from '@wordpress/i18n';

export interface Fact {
	lines: string[];
	href: string;
	label: string;
}

interface Told {
	/** All known values, by field. */
	known: Record< string, Fact[] >;
	/** URL of the settings screen; '' for users who may not change them. */
	settings: string;
}

/** Data that PHP printed for the editor (BusinessBindingSource::add_editor_data()). */
export const editorData = (): Told =>
	( window as { frontageBusiness?: Told } ).frontageBusiness ?? { known: {}, settings: '' };

interface Arguments {
	field?: string;
	index?: number;
	part?: 'text' | 'href' | 'link';
	/** Text above a link. */
	label?: string;
}

/** The attribute that may contain a link: of paragraphs, headings and list items. */
const LINKED = 'content';

const linkTo = ( href: string, text: string ) =>
	href ? `<a href="${ escapeAttribute( href ) }">${ text }</a>` : text;

/**
 * The value of a bound block, the same as `BusinessBindingSource::value()` on the page; undefined if it is unknown, and then
 * the block's own text stays. Where visitors get nothing, the editor shows what is missing.
 */
export function valueOf(
	{ field = '', index = 0, part, label = '' }: Arguments,
	attribute: string = LINKED
): string | undefined {
	const fact = editorData().known[ field ]?.[ index ];
	if ( ! fact ) {
		const [ , title = field ] = FIELDS().find( ( [ name ] ) => name === field ) ?? [];
		return part === 'link' && attribute === LINKED
			? /* translators: %s: what is missing, such as "Phone". */
				sprintf( __( '%s: add it under Settings → Frontage → Business details', 'frontage-site' ), title )
			: undefined;
	}
	if ( part === 'href' || ( part === 'link' && attribute === 'url' ) ) {
		return fact.href || undefined;
	}
	const text = fact.lines.join( ', ' );
	if ( part === 'text' || attribute !== LINKED ) {
		return text || undefined;
	}
	const isReached = [ 'phone', 'email', 'address' ].includes( field );
	const lines = fact.lines.map( escapeHTML );
	return (
		( label && `<strong>${ escapeHTML( label ) }</strong><br>` ) +
		( field === 'hours' ? lines.join( '<br>' ) : linkTo( isReached ? fact.href : '', lines.join( ', ' ) ) )
	);
}

const FIELDS = (): Array< [ field: string, title: string ] > => [
	[ 'name', __( 'Name', 'frontage-site' ) ],
	[ 'legal_name', __( 'Legal name', 'frontage-site' ) ],
	[ 'phone', __( 'Phone', 'frontage-site' ) ],
	[ 'email', __( 'Email', 'frontage-site' ) ],
	[ 'address', __( 'Address', 'frontage-site' ) ],
	[ 'hours', __( 'Opening hours', 'frontage-site' ) ],
];

/** Registers the binding source in the editor: bound blocks show their value, and it can be chosen under Attributes. */
export function registerBusiness() {
	registerBlockBindingsSource( {
		name: 'frontage/business',
		label: __( 'Business', 'frontage-site' ),
		getValues: ( { bindings }: { bindings: Record< string, { args?: Arguments } > } ) =>
			Object.fromEntries(
				Object.entries( bindings ).flatMap( ( [ attribute, { args = {} } ] ) => {
					const value = valueOf( args, attribute );
					return value === undefined ? [] : [ [ attribute, value ] ];
				} )
			),
		getFieldsList: () => FIELDS().map( ( [ field, label ] ) => ( { label, type: 'string', args: { field } } ) ),
	} as Parameters< typeof registerBlockBindingsSource >[ 0 ] );
}
