<?php

namespace Frontage\Slider\Admin;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Dialogs in the list that confirm trashing a slider that is shown somewhere. Without JavaScript the link trashes it
 * directly, and WordPress offers to undo it.
 */
final class TrashConfirmation {

	/** Number of posts that are listed by title; further ones are counted. */
	private const NAMED = 10;

	/** Id of the dialog for bulk actions, which the script uses. */
	private const MANY = 'frontage-asks-many';

	/** Id of the dialog for one slider, which the script uses. */
	private static function id( int $slider ): string {
		return "frontage-asks-$slider";
	}

	/** @param string $link Markup of the list's own link. */
	public static function add_to_link( string $link, int $slider ): string {
		return str_replace( '<a ', '<a data-frontage-asks="' . esc_attr( self::id( $slider ) ) . '" ', $link );
	}

	/** @param list<string> $names Titles of the posts that show it. */
	public static function show( WP_Post $slider, array $names ): void {
		$items = array_map( static fn ( string $name ): array => [ $name, 0 ], array_slice( $names, 0, self::NAMED ) );
		$more  = self::more_text( $names );
		self::ask(
			self::id( $slider->ID ),
			/* translators: %s: name of a slider */
			sprintf( __( 'Move “%s” to the trash?', 'frontage-slider' ), $slider->post_title ),
			__( 'It is used in the places below. Visitors will see nothing there until you restore it:', 'frontage-slider' ),
			'' === $more ? $items : [ ...$items, [ $more, 0 ] ],
			__( 'Cancel', 'frontage-slider' )
		);
	}

	/**
	 * Dialog for bulk actions; the script removes the sliders that are not selected.
	 *
	 * @param list<array{WP_Post, list<string>}> $sliders Sliders with the titles of the posts that show them.
	 */
	public static function show_many( array $sliders ): void {
		$item = static function ( array $one ): array {
			[ $slider, $names ] = $one;
			$more               = self::more_text( $names );
			$line               = implode( ', ', [ ...array_slice( $names, 0, self::NAMED ), ...( '' === $more ? [] : [ $more ] ) ] );
			/* translators: 1: name of a slider, 2: titles of pages */
			return [ sprintf( __( '“%1$s” on: %2$s', 'frontage-slider' ), $slider->post_title, $line ), $slider->ID ];
		};
		self::ask(
			self::MANY,
			__( 'Move the selected sliders to the trash?', 'frontage-slider' ),
			__( 'These sliders are in use. Visitors will see nothing in these places until you restore them:', 'frontage-slider' ),
			array_map( $item, $sliders ),
			__( 'Cancel', 'frontage-slider' )
		);
	}

	/** @param list<string> $names */
	private static function more_text( array $names ): string {
		$more = count( $names ) - self::NAMED;
		/* translators: %s: how many more places */
		return $more > 0 ? sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) : '';
	}

	/**
	 * Prints a closed dialog, which the script opens; its return value is `trash` or empty.
	 *
	 * @param list<array{string, int}> $items Affected posts, each with the slider's id if there are several.
	 */
	private static function ask( string $id, string $title, string $why, array $items, string $keep ): void {
		?>
<dialog class="frontage-asks" id="<?php echo esc_attr( $id ); ?>" aria-labelledby="<?php echo esc_attr( "$id-name" ); ?>" closedby="any">
	<form method="dialog">
		<h2 id="<?php echo esc_attr( "$id-name" ); ?>"><?php echo esc_html( $title ); ?></h2>
		<p><?php echo esc_html( $why ); ?></p>
		<ul>
			<?php foreach ( $items as [ $text, $slider ] ) : ?>
				<li<?php echo $slider ? ' data-frontage-slider="' . esc_attr( (string) $slider ) . '"' : ''; ?>><?php echo esc_html( $text ); ?></li>
			<?php endforeach; ?>
		</ul>
		<p class="frontage-asks__answers">
			<button class="button" autofocus><?php echo esc_html( $keep ); ?></button>
			<button class="button button-primary" value="trash"><?php esc_html_e( 'Move to trash', 'frontage-slider' ); ?></button>
		</p>
	</form>
</dialog>
		<?php
	}
}
