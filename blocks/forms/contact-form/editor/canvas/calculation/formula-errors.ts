import { __, sprintf } from '@wordpress/i18n';
import type { Broken, Why } from '@frontage/rules/formula-parser';

/** The error message of a formula. */
export function reason( { why, word }: Broken ): string {
	/* translators: %s: a field's name. */
	const noField = __(
		'A formula asks for “%s”, which is no field of this form, or a calculation that comes later. A minus needs blanks around it.',
		'frontage-forms'
	);
	/* translators: %s: a sign, such as +. */
	const before = __( 'A field or a number is missing before “%s”.', 'frontage-forms' );
	/* translators: %s: a name or a number of a formula. */
	const between = __( 'A sign such as + or × is missing before “%s”.', 'frontage-forms' );
	/* translators: %s: a sign, such as ). */
	const stray = __( 'Nothing in front of “%s” asks for it.', 'frontage-forms' );
	/* translators: %s: what stands in a formula. */
	const unknown = __( 'A formula cannot hold “%s”.', 'frontage-forms' );
	/* translators: %s: a name in a formula. */
	const noFunction = __( '“%s” is no function: there are min, max, round and if.', 'frontage-forms' );
	/* translators: %s: name of a function, such as if. */
	const values = __(
		'“%s” needs more parts, or fewer: if( condition, then, else ), round( number, decimals ).',
		'frontage-forms'
	);
	const words: Record< Why, string > = {
		field: sprintf( noField, word ),
		end: __( 'Something is missing at the end: choose a field, or type a number.', 'frontage-forms' ),
		before: sprintf( before, word ),
		between: sprintf( between, word ),
		stray: sprintf( stray, word ),
		open: __( 'A parenthesis is not closed.', 'frontage-forms' ),
		unknown: sprintf( unknown, word ),
		function: sprintf( noFunction, word ),
		values: sprintf( values, word ),
		long: __( 'The formula is too long.', 'frontage-forms' ),
	};
	return words[ why ];
}
