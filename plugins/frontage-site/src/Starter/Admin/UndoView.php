<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\StarterUndo;

defined( 'ABSPATH' ) || exit;

/**
 * The way back: asks first and names what it removes and keeps. With script the question is a dialog, without it a part of
 * the page.
 *
 * @phpstan-import-type Kept from CreatedItems
 */
final class UndoView {

	private const QUESTION = 'frontage-starter-undo';

	public static function print_button(): void {
		printf( '<a class="button frontage-starter__undo" href="%s" data-starter-ask>%s</a>', esc_url( StepFields::url( [ 'undo' => 1 ] ) . '#' . self::QUESTION ), esc_html__( 'Undo starter site', 'frontage-site' ) );
	}

	public static function print_question(): void {
		[ 'remove' => $remove, 'restore' => $restore, 'edited' => $edited, 'shown' => $shown, 'own' => $own ] = StarterUndo::preview();
		printf( '<dialog id="%1$s" class="frontage-starter__question" aria-labelledby="%1$s-title"%2$s><form method="post" action="%3$s" data-starter-undo>', esc_attr( self::QUESTION ), '' === AdminRequest::query_arg( 'undo' ) ? '' : ' open', esc_url( StepFields::url() ) );
		StepFields::print( 'undo' );
		printf( '<h2 id="%s-title">%s</h2>', esc_attr( self::QUESTION ), esc_html__( 'Undo the starter site?', 'frontage-site' ) );
		if ( $remove ) {
			$count = count( $remove );
			/* translators: %s: number of pages, forms and so on. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s item moves to the trash. Its menu and images are deleted.', '%s items move to the trash. Their menu and images are deleted.', $count, 'frontage-site' ), number_format_i18n( $count ) ) ) );
			printf( '<details><summary>%s</summary>', esc_html__( 'Show items', 'frontage-site' ) );
			self::titles( $remove );
			echo '</details>';
		}
		if ( $restore ) {
			/* translators: %s: a list, such as "Colors and fonts, and The new homepage". */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'These settings are restored: %s.', 'frontage-site' ), wp_sprintf_l( '%l', $restore ) ) ) );
		}
		self::edited( $edited );
		if ( $shown ) {
			/* translators: %s: a list, such as "Contact form, and Main menu". */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Kept because you use or have edited them: %s.', 'frontage-site' ), wp_sprintf_l( '%l', array_column( $shown, 'title' ) ) ) ) );
		}
		if ( $own ) {
			/* translators: %s: a list, such as "Contact, and About us". */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Existing items, not changed: %s.', 'frontage-site' ), wp_sprintf_l( '%l', array_column( $own, 'title' ) ) ) ) );
		}
		printf(
			'<p class="frontage-starter__buttons"><a class="button" href="%s" data-starter-cancel autofocus>%s</a><button class="button button-primary frontage-starter__danger">%s</button></p></form></dialog>',
			esc_url( StepFields::url() ),
			esc_html__( 'Cancel', 'frontage-site' ),
			esc_html__( 'Undo starter site', 'frontage-site' )
		);
	}

	/** @param array<string, Kept> $edited */
	private static function edited( array $edited ): void {
		if ( ! $edited ) {
			return;
		}
		printf( '<fieldset><legend>%s</legend>', esc_html__( 'You edited these items, so they are kept. Select any you want to remove:', 'frontage-site' ) );
		foreach ( $edited as $key => $item ) {
			printf( '<label><input type="checkbox" name="remove[]" value="%s"> %s</label>', esc_attr( $key ), esc_html( $item['title'] ) );
		}
		echo '</fieldset>';
	}

	/** An undo that was interrupted: the question was answered already. */
	public static function print_unfinished(): void {
		ItemListView::open_card( __( 'Undo not finished', 'frontage-site' ) );
		printf( '<form method="post" action="%s" class="frontage-starter__doing" data-starter-undo>', esc_url( StepFields::url() ) );
		StepFields::print( 'undo' );
		printf( '<p><button class="button button-primary">%s</button></p></form></section>', esc_html__( 'Continue undo', 'frontage-site' ) );
	}

	/** @param list<Kept> $kept */
	public static function print_result( array $kept ): void {
		echo '<div class="notice notice-success" role="status">';
		if ( ! $kept ) {
			printf( '<p>%s</p></div>', esc_html__( 'Starter site removed. Your site is back to its previous state.', 'frontage-site' ) );
			return;
		}
		printf( '<p>%s</p><ul>', esc_html__( 'Starter site removed. These items were kept because you changed or still use them:', 'frontage-site' ) );
		foreach ( $kept as [ 'title' => $title, 'id' => $id ] ) {
			$url = $id ? (string) get_edit_post_link( $id, 'raw' ) : '';
			echo '' === $url ? '<li>' . esc_html( $title ) . '</li>' : sprintf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $title ) );
		}
		echo '</ul></div>';
	}

	/** @param list<string> $titles */
	private static function titles( array $titles ): void {
		echo '<ul>';
		foreach ( $titles as $title ) {
			printf( '<li>%s</li>', esc_html( $title ) );
		}
		echo '</ul>';
	}
}
