<?php

namespace Frontage\Slider\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the sliders that a page shows by reference: a referenced slider may show others, those may not, and 50 in
 * total. Each takes time, and references multiply: three levels of twenty would be 8,000 sliders from one small post.
 */
final class NestedSliderLimit {

	/** Maximum per page. */
	public const MOST = 50;

	/** Maximum in a REST response, which contains many posts: each post is counted separately, up to this total. */
	private const MOST_OF_ALL = 200;

	private const DEEPEST = 2;

	/** @var array<int, int> Count by post; a page counts everything under 0. */
	private static array $counts = [];

	private static int $depth = 0;

	/**
	 * Shows a slider if the limit allows it.
	 *
	 * @param \Closure(): string $show
	 */
	public static function show( int $id, \Closure $show ): string {
		$post = wp_is_serving_rest_request() || wp_doing_cron() || defined( 'WP_CLI' ) ? (int) get_the_ID() : 0;
		if ( self::$depth >= self::DEEPEST ) {
			return self::log_skipped( $id, __( 'Saved sliders can be nested only one level deep.', 'frontage-slider' ) );
		}
		if ( ( self::$counts[ $post ] ?? 0 ) >= self::MOST || ( wp_is_serving_rest_request() && array_sum( self::$counts ) >= self::MOST_OF_ALL ) ) {
			/* translators: %d: how many sliders a page shows */
			return self::log_skipped( $id, sprintf( __( 'A page can show up to %d saved sliders.', 'frontage-slider' ), self::MOST ) );
		}
		self::$counts[ $post ] = ( self::$counts[ $post ] ?? 0 ) + 1;
		return self::without_counting( $show );
	}

	/**
	 * @template T
	 * @param \Closure(): T $show
	 * @return T
	 */
	public static function without_counting( \Closure $show ): mixed {
		++self::$depth;
		try {
			return $show();
		} finally {
			--self::$depth;
		}
	}

	/** Message for editors in place of a slider over the limit; its post is not loaded, and visitors see nothing. */
	private static function log_skipped( int $id, string $why ): string {
		if ( $id <= 0 || ! current_user_can( 'edit_pages' ) ) {
			return '';
		}
		return sprintf( '<p class="fr-slider-left-out">%s <a href="%s">%s</a></p>', esc_html( $why ), esc_url( admin_url( "post.php?post=$id&action=edit" ) ), esc_html__( 'Edit hidden slider', 'frontage-slider' ) );
	}

	/** Resets the counts for a new page. */
	public static function reset(): void {
		self::$counts = [];
	}
}
