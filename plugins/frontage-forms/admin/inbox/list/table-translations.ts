import { addFilter } from '@wordpress/hooks';
import { __, _n } from '@wordpress/i18n';

/**
 * Translations for DataViews on this screen. It uses WordPress's text domain, whose script translations are only sent with core's screens.
 * Here its texts would be English in any language.
 */
const createTranslations = (): Record< string, string > => ( {
	Reset: __( 'Reset', 'frontage-forms' ),
	Actions: __( 'Actions', 'frontage-forms' ),
	Cancel: __( 'Cancel', 'frontage-forms' ),
	Remove: __( 'Remove', 'frontage-forms' ),
	Search: __( 'Search', 'frontage-forms' ),
	'Add filter': __( 'Add filter', 'frontage-forms' ),
	'Select all': __( 'Select all', 'frontage-forms' ),
	'Deselect all': __( 'Deselect all', 'frontage-forms' ),
	'Search items': __( 'Search items', 'frontage-forms' ),
	'No results found': __( 'No results found', 'frontage-forms' ),
	Today: __( 'Today', 'frontage-forms' ),
	Yesterday: __( 'Yesterday', 'frontage-forms' ),
	'Last 7 days': __( 'Last 7 days', 'frontage-forms' ),
	'Last 30 days': __( 'Last 30 days', 'frontage-forms' ),
	'Month to date': __( 'Month to date', 'frontage-forms' ),
	'Last year': __( 'Last year', 'frontage-forms' ),
	'Year to date': __( 'Year to date', 'frontage-forms' ),
	Custom: __( 'Custom', 'frontage-forms' ),
	From: __( 'From', 'frontage-forms' ),
	To: __( 'To', 'frontage-forms' ),
	/* translators: %1$s: what is filtered, such as State. */
	'Filter by: %1$s': __( 'Filter by: %1$s', 'frontage-forms' ),
	/* translators: %1$s: what is filtered, such as State. */
	'List of: %1$s': __( 'List of: %1$s', 'frontage-forms' ),
	/* translators: 1: what is filtered, such as Received, 2: the first, 3: the last day. */
	'<Name>%1$s between (inc): </Name><Value>%2$s and %3$s</Value>': __(
		'<Name>%1$s between (inc): </Name><Value>%2$s and %3$s</Value>',
		'frontage-forms'
	),
	/* translators: 1: what is filtered, such as State, 2: what is looked for, such as Mailed. */
	'<Name>%1$s is: </Name><Value>%2$s</Value>': __( '<Name>%1$s is: </Name><Value>%2$s</Value>', 'frontage-forms' ),
} );

/** Adds our translations for DataViews' texts, unless WordPress has them itself. */
export function translateTable(): void {
	addFilter( 'i18n.gettext_default', 'frontage/inbox', ( translation: string, text: string ) =>
		translation === text ? ( createTranslations()[ text ] ?? translation ) : translation
	);
	addFilter(
		'i18n.ngettext_default',
		'frontage/inbox',
		( translation: string, single: string, plural: string, count: number ) => {
			if ( translation !== single && translation !== plural ) {
				return translation;
			}
			switch ( single ) {
				case '%d Item':
					/* translators: %d: number of submissions. */
					return _n( '%d Item', '%d Items', count, 'frontage-forms' );
				case '%d Item selected':
					/* translators: %d: number of submissions. */
					return _n( '%d Item selected', '%d Items selected', count, 'frontage-forms' );
			}
			return translation;
		}
	);
}
