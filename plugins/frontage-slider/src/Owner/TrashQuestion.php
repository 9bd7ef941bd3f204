<?php

namespace Frontage\Slider\Owner;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What is asked in the list before a slider that is shown somewhere goes to the trash. Without a script the link goes there at once, and WordPress offers to undo it. */
final class TrashQuestion {

	/** Places that are named; the rest is a number. */
	private const NAMED = 10;

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
		$id   = self::id( $slider->ID );
		$more = count( $names ) - self::NAMED;
		?>
<dialog class="frontage-asks" id="<?php echo esc_attr( $id ); ?>" aria-labelledby="<?php echo esc_attr( "$id-name" ); ?>" closedby="any">
	<form method="dialog">
		<h2 id="<?php echo esc_attr( "$id-name" ); ?>">
			<?php
			/* translators: %s: name of a slider */
			echo esc_html( sprintf( __( 'Move “%s” to the trash?', 'frontage-slider' ), $slider->post_title ) );
			?>
		</h2>
		<p><?php esc_html_e( 'It is shown in these places, where visitors will see nothing until you restore it:', 'frontage-slider' ); ?></p>
		<ul>
			<?php foreach ( array_slice( $names, 0, self::NAMED ) as $name ) : ?>
				<li><?php echo esc_html( $name ); ?></li>
			<?php endforeach; ?>
			<?php if ( $more > 0 ) : ?>
				<li>
				<?php
				/* translators: %s: how many more places */
				echo esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) );
				?>
				</li>
			<?php endif; ?>
		</ul>
		<p class="frontage-asks__answers">
			<button class="button" autofocus><?php esc_html_e( 'Keep it', 'frontage-slider' ); ?></button>
			<a class="button button-primary" href="<?php echo esc_url( (string) get_delete_post_link( $slider->ID ) ); ?>"><?php esc_html_e( 'Move to trash', 'frontage-slider' ); ?></a>
		</p>
	</form>
</dialog>
		<?php
	}
}
