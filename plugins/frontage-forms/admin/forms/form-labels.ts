import { __, _n, sprintf } from '@wordpress/i18n';

/** The confirmation question before one form, named by its title, or several are deleted. */
export function question( titles: string[], forGood: boolean ): string {
	const [ only ] = titles;
	if ( titles.length === 1 && only !== undefined ) {
		/* translators: %s: the name of a form. */
		const deleteOne = __( 'Permanently delete “%s”? Its messages stay in the inbox.', 'frontage-forms' );
		/* translators: %s: the name of a form. */
		const trashOne = __( 'Move “%s” to the trash? Its messages stay in the inbox.', 'frontage-forms' );
		return forGood ? sprintf( deleteOne, only ) : sprintf( trashOne, only );
	}
	/* translators: %d: number of forms. */
	const deleteMany = _n(
		'Permanently delete %d form? Its messages stay in the inbox.',
		'Permanently delete %d forms? Their messages stay in the inbox.',
		titles.length,
		'frontage-forms'
	);
	/* translators: %d: number of forms. */
	const trashMany = _n(
		'Move %d form to the trash? Its messages stay in the inbox.',
		'Move %d forms to the trash? Their messages stay in the inbox.',
		titles.length,
		'frontage-forms'
	);
	return forGood ? sprintf( deleteMany, titles.length ) : sprintf( trashMany, titles.length );
}

/** The label of the button beside a shortcode, before and after copying. */
export function copyLabel( title: string, copied: boolean ): string {
	/* translators: %s: the name of a form. */
	const done = __( 'Shortcode of %s copied', 'frontage-forms' );
	/* translators: %s: the name of a form. */
	const todo = __( 'Copy shortcode for %s', 'frontage-forms' );
	return copied ? sprintf( done, title ) : sprintf( todo, title );
}
