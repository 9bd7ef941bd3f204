<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Site\Starter\StarterPlan;

defined( 'ABSPATH' ) || exit;

/**
 * The card of the screen's current step, and the list of items in it.
 *
 * @phpstan-import-type Item from StarterPlan
 */
final class ItemListView {

	/** Opens the card of the screen's current step. With script the heading gets the focus after a step. */
	public static function open_card( string $heading ): void {
		printf(
			'<section class="frontage-starter__card" aria-labelledby="frontage-starter-heading"><h2 id="frontage-starter-heading" tabindex="-1">%s</h2><div class="frontage-starter__going" data-starter-progress hidden><progress class="frontage-starter__progress" max="100" value="0" aria-labelledby="frontage-starter-heading"></progress><p role="status"></p></div>',
			esc_html( $heading )
		);
	}

	/**
	 * The items by kind, created or planned, each with its description or the reason why it is left out.
	 *
	 * @param list<Item>   $items
	 * @param list<string> $choices
	 */
	public static function print( array $items, array $choices ): void {
		$groups = [];
		foreach ( $items as $item ) {
			$groups[ $item['group'] ][] = $item;
		}
		echo '<dl class="frontage-starter__plan">';
		foreach ( $groups as $group => $inside ) {
			printf( '<div><dt>%s</dt>', esc_html( $group ) );
			foreach ( $inside as $item ) {
				$note = self::note( $item );
				printf( '<dd data-state="%s" data-item="%s"><span>%s</span>%s', esc_attr( self::state( $item, $choices ) ), esc_attr( $item['key'] ), esc_html( $item['title'] ), '' === $note ? '' : '<small>' . esc_html( $note ) . '</small>' );
				if ( $item['made'] ) {
					echo '<span class="frontage-starter__ways">';
					self::way( $item['view'], __( 'View', 'frontage-site' ), $item['title'] );
					self::way( $item['edit'], __( 'Edit', 'frontage-site' ), $item['title'] );
					echo '</span>';
				}
				echo '</dd>';
			}
			echo '</div>';
		}
		echo '</dl>';
	}

	/** @param Item $item */
	private static function note( array $item ): string {
		if ( $item['own'] ) {
			return __( 'Existing item, not changed.', 'frontage-site' );
		}
		$is_choice = null !== $item['found'] && ! $item['made'];
		return $item['why'] ?: ( $is_choice ? __( 'Already on your site. Your choice above applies.', 'frontage-site' ) : $item['means'] );
	}

	/**
	 * @param Item         $item
	 * @param list<string> $choices
	 */
	public static function state( array $item, array $choices ): string {
		if ( $item['made'] ) {
			return 'made';
		}
		return '' !== $item['why'] || ( '' !== $item['choice'] && ! in_array( $item['choice'], $choices, true ) ) ? 'left' : 'new';
	}

	/** A link with hidden context, for screen reader lists of links. */
	private static function way( string $url, string $label, string $title ): void {
		if ( '' !== $url ) {
			/* translators: 1: what a link does, such as Edit, 2: the title of a page. */
			printf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( sprintf( __( '%1$s: %2$s', 'frontage-site' ), $label, $title ) ), esc_html( $label ) );
		}
	}
}
