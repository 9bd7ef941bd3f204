<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Existing;

use Frontage\Kit\Migration\ExistingItem;
use Frontage\Site\Elementor\ConversionMessages;

defined( 'ABSPATH' ) || exit;

/**
 * The choices for a draft and forms that the site has already, and the same as sentences for WP-CLI.
 *
 * @phpstan-import-type Item from ExistingContent
 */
final class ExistingContentView {

	/** Prints the choices inside the form that converts; nothing without existing items. */
	public static function print( ExistingContent $existing ): void {
		$items = $existing->items();
		if ( ! $items ) {
			return;
		}
		echo '<fieldset aria-labelledby="frontage-existing"><h2 id="frontage-existing">' . esc_html__( 'Already on this site', 'frontage-site' ) . '</h2>';
		printf( '<p style="max-inline-size:66ch">%s</p>', esc_html( implode( ' ', self::notes( $items ) ) ) );
		ExistingItem::print_select_for_all( __( 'All existing items', 'frontage-site' ), array_column( $items, 'choices' ) );
		echo '<table class="widefat striped" style="inline-size:auto"><tbody>';
		foreach ( $items as $key => [ 'id' => $id, 'choices' => $choices, 'choice' => $choice ] ) {
			$name = self::name( $key, $id );
			$url  = (string) get_edit_post_link( $id );
			$link = '' === $url ? esc_html( $name ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $name ) );
			echo '<tr><th scope="row" style="vertical-align:middle">' . wp_kses( $link, [ 'a' => [ 'href' => [] ] ] ) . '</th><td>';
			/* translators: %s: name of an item, such as “Contact” */
			ExistingItem::print_select( $key, sprintf( __( 'Existing item “%s”', 'frontage-site' ), $name ), $choices, $choice );
			echo '</td></tr>';
		}
		echo '</tbody></table></fieldset>';
	}

	/**
	 * What became of each item.
	 *
	 * @return list<string>
	 */
	public static function results( ExistingContent $existing ): array {
		$results = [];
		foreach ( $existing->items() as $key => [ 'id' => $id, 'choice' => $choice ] ) {
			$results[] = sprintf(
				match ( $choice ) {
					/* translators: %s: name of an item, such as “Form: Contact” */
					ExistingItem::REPLACE => __( '%s: replaced.', 'frontage-site' ),
					/* translators: %s: name of an item, such as “Form: Contact” */
					ExistingItem::SKIP    => __( '%s: skipped. The existing one is used.', 'frontage-site' ),
					/* translators: %s: name of an item, such as “Form: Contact” */
					default               => __( '%s: both kept.', 'frontage-site' ),
				},
				self::name( $key, $id ) . " (#$id)"
			);
		}
		return $results;
	}

	private static function name( string $key, int $id ): string {
		$title = get_post( $id )->post_title ?? '';
		$title = '' === $title ? __( '(no title)', 'frontage-site' ) : $title;
		return ExistingContent::DRAFT === $key
			/* translators: %s: title of a page */
			? sprintf( __( 'Draft: %s', 'frontage-site' ), $title )
			/* translators: %s: name of a form */
			: sprintf( __( 'Form: %s', 'frontage-site' ), $title );
	}

	/**
	 * What the choices mean.
	 *
	 * @param non-empty-array<string, Item> $items
	 * @return list<string>
	 */
	private static function notes( array $items ): array {
		$draft = $items[ ExistingContent::DRAFT ]['id'] ?? 0;
		$forms = array_diff_key( $items, [ ExistingContent::DRAFT => 1 ] );
		return [
			...( $draft ? [ ConversionMessages::replaced_draft_notice( $draft ), __( 'If you skip the draft, nothing is converted.', 'frontage-site' ) ] : [] ),
			...( $forms ? [ __( 'For skipped forms, the page shows the existing form.', 'frontage-site' ) ] : [] ),
			...( in_array( ExistingItem::REPLACE, array_merge( ...array_column( array_values( $forms ), 'choices' ) ), true ) ? [ __( 'Replaced forms keep their shortcodes and messages. The previous form goes to the trash.', 'frontage-site' ) ] : [] ),
		];
	}
}
