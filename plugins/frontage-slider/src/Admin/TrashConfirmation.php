<?php

namespace Frontage\Slider\Admin;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What is asked in the list before a slider that is shown somewhere goes to the trash. Without a script the link goes there at once, and WordPress offers to undo it. */
final class TrashConfirmation {

	/** Places that are named; the rest is a number. */
	private const NAMED = 10;

	/** Id of the element that asks for many; the script looks for it. */
	private const MANY = 'frontage-asks-many';

	/** Of the element that asks; the script looks for it by the slider's number. */
	private static function id( int $slider ): string {
		return "frontage-asks-$slider";
	}

	/** @param string $link The list's own, as markup. */
	public static function on( string $link, int $slider ): string {
		return str_replace( '<a ', '<a data-frontage-asks="' . esc_attr( self::id( $slider ) ) . '" ', $link );
	}

	/** @param list<string> $names Titles of what shows it. */
	public static function show( WP_Post $slider, array $names ): void {
		$items = array_map( static fn ( string $name ): array => [ $name, 0 ], array_slice( $names, 0, self::NAMED ) );
		$more  = self::and_more( $names );
		self::ask(
			self::id( $slider->ID ),
			/* translators: %s: name of a slider */
			sprintf( __( 'Move “%s” to the trash?', 'frontage-slider' ), $slider->post_title ),
			__( 'It is shown in these places, where visitors will see nothing until you restore it:', 'frontage-slider' ),
			'' === $more ? $items : [ ...$items, [ $more, 0 ] ],
			__( 'Keep it', 'frontage-slider' )
		);
	}

	/**
	 * Of many at once, from the list's own menu: the script leaves those in it that are chosen.
	 *
	 * @param list<array{WP_Post, list<string>}> $sliders With the titles of what shows each.
	 */
	public static function show_many( array $sliders ): void {
		$item = static function ( array $one ): array {
			[ $slider, $names ] = $one;
			$more               = self::and_more( $names );
			$line               = implode( ', ', [ ...array_slice( $names, 0, self::NAMED ), ...( '' === $more ? [] : [ $more ] ) ] );
			/* translators: 1: name of a slider, 2: titles of pages */
			return [ sprintf( __( '“%1$s” on: %2$s', 'frontage-slider' ), $slider->post_title, $line ), $slider->ID ];
		};
		self::ask(
			self::MANY,
			__( 'Move the chosen sliders to the trash?', 'frontage-slider' ),
			__( 'These are shown in places where visitors will see nothing until you restore them:', 'frontage-slider' ),
			array_map( $item, $sliders ),
			__( 'Keep them', 'frontage-slider' )
		);
	}

	/** @param list<string> $names */
	private static function and_more( array $names ): string {
		$more = count( $names ) - self::NAMED;
		/* translators: %s: how many more places */
		return $more > 0 ? sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) : '';
	}

	/**
	 * Stands closed until the script opens it, and closes with `trash` or nothing.
	 *
	 * @param list<array{string, int}> $items What is lost, and of which slider if there are several.
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
