import { __, _n, sprintf } from '@wordpress/i18n';

/** The confirmation question before one form, named by its title, or several are deleted. */
export function confirmationText( titles: string[], isPermanent: boolean ): string {
	const [ onlyTitle ] = titles;
	if ( titles.length === 1 && onlyTitle !== undefined ) {
		/* translators: %s: the name of a form. */
		const deleteOne = __( 'Permanently delete “%s”? Its messages stay in the inbox.', 'frontage-forms' );
		/* translators: %s: the name of a form. */
		const trashOne = __( 'Move “%s” to the trash? Its messages stay in the inbox.', 'frontage-forms' );
		return isPermanent ? sprintf( deleteOne, onlyTitle ) : sprintf( trashOne, onlyTitle );
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
	return isPermanent ? sprintf( deleteMany, titles.length ) : sprintf( trashMany, titles.length );
}

/** The label of the button beside a shortcode, before and after copying. */
export function copyLabel( title: string, isCopied: boolean ): string {
	/* translators: %s: the name of a form. */
	const copiedLabel = __( 'Shortcode of %s copied', 'frontage-forms' );
	/* translators: %s: the name of a form. */
	const todoLabel = __( 'Copy shortcode for %s', 'frontage-forms' );
	return isCopied ? sprintf( copiedLabel, title ) : sprintf( todoLabel, title );
}
