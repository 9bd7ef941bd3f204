import { __, sprintf } from '@wordpress/i18n';
import type { Broken, Why } from '@frontage/rules/formula-parser';

/** The error message of a formula. */
export function reason( { why, word }: Broken ): string {
	/* translators: %s: a field's name. */
	const noField = __(
		'The formula uses an unknown field or later calculation: “%s”. Put spaces around minus signs.',
		'frontage-forms'
	);
	/* translators: %s: a sign, such as +. */
	const before = __( 'Add a field or a number before “%s”.', 'frontage-forms' );
	/* translators: %s: a name or a number of a formula. */
	const between = __( 'Add an operator such as + or × before “%s”.', 'frontage-forms' );
	/* translators: %s: a sign, such as ). */
	const stray = __( 'Unexpected “%s”.', 'frontage-forms' );
	/* translators: %s: what stands in a formula. */
	const unknown = __( '“%s” is not allowed in a formula.', 'frontage-forms' );
	/* translators: %s: a name in a formula. */
	const noFunction = __( '“%s” is not a function. Use min, max, round, or if.', 'frontage-forms' );
	/* translators: %s: name of a function, such as if. */
	const values = __(
		'“%s” has the wrong number of arguments. Examples: if( condition, then, else ), round( number, decimals ).',
		'frontage-forms'
	);
	const words: Record< Why, string > = {
		field: sprintf( noField, word ),
		end: __( 'The formula is incomplete. Add a field or a number at the end.', 'frontage-forms' ),
		before: sprintf( before, word ),
		between: sprintf( between, word ),
		stray: sprintf( stray, word ),
		open: __( 'A closing parenthesis is missing.', 'frontage-forms' ),
		unknown: sprintf( unknown, word ),
		function: sprintf( noFunction, word ),
		values: sprintf( values, word ),
		long: __( 'The formula is too long.', 'frontage-forms' ),
	};
	return words[ why ];
}
