<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Site\PluginFiles;
use Frontage\Site\Starter\StarterPlan;
use Frontage\Site\Starter\StyleVariations;

defined( 'ABSPATH' ) || exit;

/**
 * Before a starter site is created: the looks, what was found on the site, and what will be created.
 *
 * @phpstan-import-type Answer from StarterPlan
 * @phpstan-import-type Item from StarterPlan
 */
final class PlanView {

	/** @param Answer $answer */
	public static function print( array $answer ): void {
		self::looks( $answer['look'] );
		echo '<div data-starter-plan>';
		/* translators: %s: the name of a look, such as Agency. */
		ItemListView::open_card( sprintf( __( '2. Review what will be created: %s', 'frontage-site' ), StyleVariations::title( $answer['look'] ) ) );
		printf( '<form method="post" action="%s" class="frontage-starter__doing" data-starter-make="%s">', esc_url( StepFields::url( [ 'look' => $answer['look'] ] ) ), esc_attr( (string) wp_json_encode( $answer, JSON_HEX_AMP ) ) );
		StepFields::print( 'make' );
		printf( '<input type="hidden" name="look" value="%s">', esc_attr( $answer['look'] ) );
		self::effects( $answer['effects'] );
		self::found( $answer['items'] );
		self::choices( $answer['items'] );
		printf(
			'<div class="frontage-starter__buttons"><button class="button button-primary button-hero">%s</button></div><p class="description">%s</p></form>',
			esc_html__( 'Create site', 'frontage-site' ),
			esc_html__( 'Your own content is not changed, and you can undo everything.', 'frontage-site' )
		);
		ItemListView::print( $answer['items'], self::has_default_front() ? [ 'front' ] : [] );
		echo '</section></div>';
		SampleListView::print();
	}

	/** On a site with only WordPress's default content, the new page becomes the front page by default. */
	private static function has_default_front(): bool {
		return 'posts' === get_option( 'show_on_front' ) && (int) wp_count_posts()->publish <= 1;
	}

	private static function looks( string $chosen ): void {
		printf( '<form method="get" data-starter-looks><input type="hidden" name="page" value="%s"><fieldset class="frontage-starter__looks"><legend>%s</legend>', esc_attr( StepFields::PAGE ), esc_html__( '1. Choose a look', 'frontage-site' ) );
		foreach ( StyleVariations::all() as [ 'name' => $name, 'title' => $title, 'means' => $means ] ) {
			printf(
				'<label class="frontage-starter__look"><img src="%s" alt="" width="720" height="540"><input type="radio" name="look" value="%s"%s><strong>%s</strong><span>%s</span></label>', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- A file of the plugin.
				esc_url( PluginFiles::url( "assets/starter/look-$name.webp" ) ),
				esc_attr( $name ),
				checked( $name, $chosen, false ),
				esc_html( $title ),
				esc_html( $means )
			);
		}
		printf( '</fieldset><p data-starter-without-script><button class="button">%s</button></p></form>', esc_html__( 'Show items', 'frontage-site' ) );
	}

	/** @param list<array{ name: string, label: string, values: list<string> }> $effects */
	private static function effects( array $effects ): void {
		echo '<dl class="frontage-effects">';
		foreach ( $effects as [ 'name' => $name, 'label' => $label, 'values' => $values ] ) {
			printf( '<div><dt><strong>%s</strong></dt>', esc_html( $label ) );
			foreach ( $values as $value ) {
				printf( '<dd data-effect="%s">%s</dd>', esc_attr( $name ), esc_html( $value ) );
			}
			echo '</div>';
		}
		echo '</dl>';
	}

	/** @param list<Item> $items */
	private static function found( array $items ): void {
		$found = array_filter( $items, static fn ( array $item ): bool => null !== $item['found'] );
		if ( ! $found ) {
			$count = count( array_filter( $items, static fn ( array $item ): bool => '' === $item['why'] ) );
			/* translators: %s: number of pages, forms and so on. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s item is new. Nothing on your site has the same name.', 'All %s items are new. Nothing on your site has the same name.', $count, 'frontage-site' ), number_format_i18n( $count ) ) ) );
			return;
		}
		printf( '<fieldset class="frontage-starter__found"><legend>%s</legend><p>%s</p>', esc_html__( 'Found on your site', 'frontage-site' ), esc_html__( 'Existing items are linked, not changed. If you create a new one, the existing one stays.', 'frontage-site' ) );
		foreach ( $found as [ 'key' => $key, 'found' => $own ] ) {
			$url   = $own['edit'] ?: $own['view'];
			$title = '' === $own['title'] ? __( '(no title)', 'frontage-site' ) : $own['title'];
			printf( '<fieldset class="frontage-starter__choice" data-found="%s"><legend>%s: ', esc_attr( $key ), esc_html( $own['type'] ) );
			echo '' === $url ? esc_html( $title ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $title ) );
			echo '' === $own['status'] ? '' : ' — ' . esc_html( $own['status'] );
			echo '</legend>';
			$ways = [
				'use' => __( 'Use existing', 'frontage-site' ),
				'new' => __( 'Create new', 'frontage-site' ),
			];
			foreach ( $ways as $way => $label ) {
				printf( '<label><input type="radio" name="%s" value="%s"%s> %s</label>', esc_attr( StepFields::FOUND . $key ), esc_attr( $way ), checked( $own['recommended'], 'use' === $way, false ), esc_html( $label ) );
			}
			echo '</fieldset>';
		}
		echo '</fieldset>';
	}

	/** @param list<Item> $items */
	private static function choices( array $items ): void {
		$choices = [
			'front' => [ __( 'Set as homepage', 'frontage-site' ), __( 'Your posts are shown there now. They get their own page.', 'frontage-site' ), self::has_default_front() ],
			'look'  => [ __( 'Replace your colors and fonts with this look', 'frontage-site' ), __( 'You can undo this later.', 'frontage-site' ), false ],
		];
		foreach ( $choices as $choice => [ $label, $help, $is_checked ] ) {
			if ( array_filter( $items, static fn ( array $item ): bool => $choice === $item['choice'] && '' === $item['why'] ) ) {
				printf( '<p class="frontage-starter__check"><label><input type="checkbox" name="choices[]" value="%1$s"%2$s aria-describedby="frontage-starter-%1$s"> %3$s</label><span class="description" id="frontage-starter-%1$s">%4$s</span></p>', esc_attr( $choice ), checked( $is_checked, true, false ), esc_html( $label ), esc_html( $help ) );
			}
		}
	}
}
