<?php

namespace Frontage\Slider\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\Frontend\ImageTag;
use Frontage\Slider\PluginFiles;
use Frontage\Slider\Storage\SliderRepository;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders → All sliders: WordPress's own list with additional columns: a thumbnail, the shortcode, and the pages that
 * show the slider.
 *
 * @phpstan-import-type UsingPost from SliderUsage
 */
final class SliderListScreen {

	/** Transient: notice for a user who trashed a slider that is shown somewhere. */
	private const TOLD = 'frontage_slider_trashed';

	/** Number of posts that are listed by title; further ones are counted. */
	private const NAMED = 3;

	/** @var array<int, list<UsingPost>>|null Usage of the sliders on this screen. */
	private static ?array $uses = null;

	/** On `load-edit.php`. */
	public static function prepare(): void {
		if ( SliderRepository::POST_TYPE !== get_current_screen()?->post_type ) {
			return;
		}
		add_action( 'admin_enqueue_scripts', [ self::class, 'enqueue' ] );
		add_action( 'admin_footer', [ self::class, 'print_confirmations' ] );
		add_action( 'admin_notices', [ self::class, 'print_trash_notice' ] );
		add_action( 'admin_notices', [ self::class, 'print_intro' ] );
	}

	public static function enqueue(): void {
		PluginFiles::enqueue_screen( 'list' );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public static function columns( array $columns ): array {
		$own = [
			'frontage_code' => __( 'Shortcode', 'frontage-slider' ),
			'frontage_uses' => __( 'Used on', 'frontage-slider' ),
		];
		$at  = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
		return [ ...array_slice( $columns, 0, 1 ), 'frontage_look' => __( 'Image', 'frontage-slider' ), ...array_slice( $columns, 1, $at - 1 ), ...$own, ...array_slice( $columns, $at ) ];
	}

	public static function column( string $column, int $id ): void {
		$slider = get_post( $id );
		if ( $slider instanceof WP_Post ) {
			match ( $column ) {
				'frontage_look' => self::print_thumbnail( $slider ),
				'frontage_code' => self::print_shortcode( $slider ),
				'frontage_uses' => self::print_usage( $slider ),
				default         => null,
			};
		}
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function actions( array $actions, WP_Post $slider ): array {
		if ( SliderRepository::POST_TYPE !== $slider->post_type || 'trash' === $slider->post_status ) {
			return $actions;
		}
		$own = [];
		if ( DuplicateAction::is_allowed( $slider ) ) {
			$own['frontage_duplicate'] = sprintf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( DuplicateAction::url( $slider->ID ) ),
				/* translators: %s: name of a slider */
				esc_attr( sprintf( __( 'Duplicate “%s”', 'frontage-slider' ), $slider->post_title ) ),
				esc_html__( 'Duplicate', 'frontage-slider' )
			);
		}
		if ( SliderPreview::is_allowed( $slider->ID ) ) {
			$own['frontage_preview'] = sprintf(
				'<a href="%s" target="_blank" rel="noopener" aria-label="%s">%s</a>',
				esc_url( SliderPreview::url( $slider->ID ) ),
				/* translators: %s: name of a slider */
				esc_attr( sprintf( __( 'Preview “%s” (opens in a new tab)', 'frontage-slider' ), $slider->post_title ) ),
				esc_html__( 'Preview', 'frontage-slider' )
			);
		}
		$names = array_column( self::slider_usage( $slider ), 'title' );
		if ( $names && isset( $actions['trash'] ) ) {
			$actions['trash'] = TrashConfirmation::add_to_link( $actions['trash'], $slider->ID );
		}
		$trash = array_intersect_key( $actions, [ 'trash' => true ] );
		return array_diff_key( $actions, $trash ) + $own + $trash;
	}

	/** On `wp_trash_post`, from any screen: the list, bulk actions, the editor. */
	public static function record_trashed( int $id ): void {
		$slider = get_post( $id );
		$names  = $slider instanceof WP_Post && SliderRepository::POST_TYPE === $slider->post_type ? array_column( SliderUsage::usage_by_slider( [ $slider ] )[ $id ] ?? [], 'title' ) : [];
		if ( $names && $slider instanceof WP_Post && get_current_user_id() > 0 ) {
			$notices   = get_transient( self::TOLD . get_current_user_id() );
			$notices   = is_array( $notices ) ? $notices : [];
			$notices[] = [ $slider->post_title, implode( ', ', $names ) ];
			set_transient( self::TOLD . get_current_user_id(), $notices, HOUR_IN_SECONDS );
		}
	}

	/** On `admin_notices` of the list. */
	public static function print_trash_notice(): void {
		$notices = get_transient( self::TOLD . get_current_user_id() );
		if ( ! is_array( $notices ) || ! $notices ) {
			return;
		}
		delete_transient( self::TOLD . get_current_user_id() );
		echo '<div class="notice notice-warning is-dismissible">';
		foreach ( $notices as $one ) {
			if ( is_array( $one ) && is_string( $one[0] ?? null ) && is_string( $one[1] ?? null ) ) {
				/* translators: 1: name of a slider, 2: titles of pages */
				echo '<p>' . esc_html( sprintf( __( '“%1$s” was used on: %2$s. Visitors see nothing there until you restore it from the trash.', 'frontage-slider' ), $one[0], $one[1] ) ) . '</p>';
			}
		}
		echo '</div>';
	}

	/** On a site without sliders, the list shows how to begin. */
	public static function print_intro(): void {
		if ( array_sum( array_map( intval( ... ), (array) wp_count_posts( SliderRepository::POST_TYPE ) ) ) > 0 || ! current_user_can( 'edit_pages' ) ) {
			return;
		}
		printf(
			'<div class="notice frontage-first"><h2>%s</h2><p>%s</p><p class="frontage-first__ways"><a class="button button-primary button-hero" href="%s">%s</a>%s</p></div>',
			esc_html__( 'Your first slider', 'frontage-slider' ),
			esc_html__( 'Choose images or a template to get started. Sliders you create here can be used on any number of pages and edited in one place. For a single page, add the Slider block right there.', 'frontage-slider' ),
			esc_url( admin_url( 'post-new.php?post_type=' . SliderRepository::POST_TYPE ) ),
			esc_html__( 'Add slider', 'frontage-slider' ),
			self::may_import() ? ' <a class="button button-hero" href="' . esc_url( self::import_screen() ) . '">' . esc_html__( 'Move from Slider Revolution', 'frontage-slider' ) . '</a>' : ''
		);
	}

	private static function may_import(): bool {
		return current_user_can( 'manage_options' ) || current_user_can( 'frontage_import' );
	}

	private static function import_screen(): string {
		return admin_url( 'edit.php?post_type=' . SliderRepository::POST_TYPE . '&page=frontage-slider-import' ); // The import screen, from which a preview leads here.
	}

	/** On `admin_footer`: dialogs, closed until they are opened. */
	public static function print_confirmations(): void {
		$sliders = [];
		foreach ( self::all_usage() as $id => $uses ) {
			$slider = get_post( $id );
			if ( $uses && $slider instanceof WP_Post && 'trash' !== $slider->post_status && current_user_can( 'delete_post', $id ) ) {
				$names     = array_column( $uses, 'title' );
				$sliders[] = [ $slider, $names ];
				TrashConfirmation::show( $slider, $names );
			}
		}
		if ( $sliders ) {
			TrashConfirmation::show_many( $sliders );
		}
	}

	/** @return array<int, list<UsingPost>> */
	private static function all_usage(): array {
		global $wp_query;
		if ( null === self::$uses ) {
			/** @var list<mixed>|null $posts Null before the first query. */
			$posts      = $wp_query instanceof WP_Query ? $wp_query->posts : [];
			self::$uses = SliderUsage::usage_by_slider( array_values( array_filter( $posts ?? [], static fn ( mixed $post ): bool => $post instanceof WP_Post && SliderRepository::POST_TYPE === $post->post_type ) ) );
		}
		return self::$uses;
	}

	/** @return list<UsingPost> */
	private static function slider_usage( WP_Post $slider ): array {
		// Quick Edit renders a single row, without the list's query.
		return self::all_usage()[ $slider->ID ] ?? SliderUsage::usage_by_slider( [ $slider ] )[ $slider->ID ];
	}

	private static function print_thumbnail( WP_Post $slider ): void {
		[ 'url' => $url, 'color' => $color ] = SliderThumbnail::thumbnail( $slider );
		if ( '' !== $url ) {
			EscapedMarkup::print( ImageTag::html( [ 'class' => 'frontage-look', 'src' => $url, 'alt' => '', 'loading' => 'lazy', 'width' => 96, 'height' => 54 ] ) );
		} else {
			printf( '<span class="frontage-look" style="%s"></span>', esc_attr( '' === $color ? '' : (string) safecss_filter_attr( "background:$color" ) ) );
		}
	}

	private static function print_shortcode( WP_Post $slider ): void {
		$code = sprintf( '[frontage_slider alias="%s"]', rawurldecode( $slider->post_name ) );
		if ( '' === $slider->post_name ) {
			$code = sprintf( '[frontage_slider id="%d"]', $slider->ID ); // A draft without a slug.
		}
		printf(
			'<span class="frontage-code"><code>%s</code><button type="button" class="button button-small" data-frontage-copies="%s" aria-label="%s">%s</button></span>',
			esc_html( $code ),
			esc_attr( $code ),
			/* translators: %s: name of a slider */
			esc_attr( sprintf( __( 'Copy shortcode for “%s”', 'frontage-slider' ), $slider->post_title ) ),
			esc_html__( 'Copy', 'frontage-slider' )
		);
	}

	private static function print_usage( WP_Post $slider ): void {
		$uses = self::slider_usage( $slider );
		if ( ! $uses ) {
			echo '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'Not used', 'frontage-slider' ) . '</span>';
			return;
		}
		echo '<ul class="frontage-uses">';
		foreach ( array_slice( $uses, 0, self::NAMED ) as [ 'title' => $title, 'edit' => $edit, 'is_public' => $is_public ] ) {
			$name = esc_html( $title ) . ( $is_public ? '' : ' <em>' . esc_html__( '(not published)', 'frontage-slider' ) . '</em>' );
			if ( '' === $edit ) {
				printf( '<li>%s</li>', wp_kses_post( $name ) );
			} else {
				printf( '<li><a href="%s">%s</a></li>', esc_url( $edit ), wp_kses_post( $name ) );
			}
		}
		$more = count( $uses ) - self::NAMED;
		if ( $more > 0 ) {
			/* translators: %s: how many more places */
			echo '<li>' . esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'frontage-slider' ), number_format_i18n( $more ) ) ) . '</li>';
		}
		echo '</ul>';
	}
}
