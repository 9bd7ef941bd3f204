<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Starter\StarterPlan;
use Frontage\Site\Starter\StyleVariations;

defined( 'ABSPATH' ) || exit;

/**
 * A starter site that was created, or a part of it: next steps, samples, the way back.
 *
 * @phpstan-import-type Answer from StarterPlan
 */
final class CreatedView {

	/** @param Answer $answer */
	public static function print( array $answer ): void {
		$title       = StyleVariations::title( $answer['look'] );
		$is_finished = ! array_filter( $answer['items'], static fn ( array $item ): bool => 'new' === ItemListView::state( $item, $answer['choices'] ) );
		/* translators: %s: the name of a look, such as Agency. */
		ItemListView::open_card( sprintf( $is_finished ? __( 'Your starter site is ready: %s', 'frontage-site' ) : __( 'Not finished: %s', 'frontage-site' ), $title ) );
		echo '<div class="frontage-starter__doing">';
		if ( $is_finished ) {
			printf( '<p>%s</p>', esc_html__( 'Make it your own: edit the text and add your contact details.', 'frontage-site' ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'Everything created so far has been kept. You can continue now.', 'frontage-site' ) );
		}
		echo '<div class="frontage-starter__buttons">';
		if ( $is_finished ) {
			self::next_steps();
		} else {
			printf( '<form method="post" action="%s" data-starter-make="%s">', esc_url( StepFields::url() ), esc_attr( (string) wp_json_encode( $answer, JSON_HEX_AMP ) ) );
			StepFields::print( 'make' );
			printf( '<button class="button button-primary">%s</button></form>', esc_html__( 'Continue', 'frontage-site' ) );
		}
		UndoView::print_button();
		echo '</div></div>';
		ItemListView::print( $answer['items'], $answer['choices'] );
		echo '</section>';
		SampleListView::print();
		UndoView::print_question();
	}

	private static function next_steps(): void {
		$steps = [
			home_url( '/' )                            => __( 'View site', 'frontage-site' ),
			BusinessScreen::url()                      => __( 'Add business details', 'frontage-site' ),
			self::header()                             => __( 'Logo and menu', 'frontage-site' ),
			admin_url( 'site-editor.php?p=%2Fstyles' ) => __( 'Colors and fonts', 'frontage-site' ),
		];
		unset( $steps[''] );
		foreach ( $steps as $url => $label ) {
			printf( '<a class="button%s" href="%s">%s</a>', home_url( '/' ) === $url ? ' button-primary' : '', esc_url( $url ), esc_html( $label ) );
		}
	}

	/** Where the logo and the menu are edited: the theme's header in the site editor; '' if the theme has no such template part. */
	private static function header(): string {
		$id = get_stylesheet() . '//header';
		return get_block_template( $id, 'wp_template_part' ) ? admin_url( 'site-editor.php?p=' . rawurlencode( "/wp_template_part/$id" ) . '&canvas=edit' ) : '';
	}
}
