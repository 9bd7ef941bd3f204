<?php

namespace Frontage\Slider;

defined( 'ABSPATH' ) || exit;

/** Goes on with lighter pictures when a save is over, a few seconds at a time, and writes them down in the post. */
final class PicturesLater {

	/** WordPress's cron fires it with the post's id. */
	public const EVENT = 'frontage_slider_pictures';

	/** Seconds; hosts commonly allow a process 30. */
	private const SLICE = 10;

	/** On `wp_after_insert_post`. */
	public static function saved( int $post ): void {
		if ( LighterPictures::left() && ! wp_is_post_revision( $post ) ) {
			wp_schedule_single_event( time(), self::EVENT, [ $post ] );
		}
	}

	public static function go_on( int $id ): void {
		global $wpdb;
		$post = get_post( $id );
		if ( null === $post || ! Save::concerns( $post->post_content ) ) {
			return;
		}
		LighterPictures::allow( self::SLICE, self::SLICE );
		$content = Save::with_pictures( $post->post_content );
		if ( $content !== $post->post_content ) {
			// No wp_update_post(): nobody changed it, so it gets no revision and no date. And only what was read is replaced: somebody may have saved since.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As said.
			$wpdb->update( $wpdb->posts, [ 'post_content' => $content ], [ 'ID' => $id, 'post_content' => $post->post_content ] );
			clean_post_cache( $id );
			Compiled::forget( $id );
			Sliders::forget();
		}
		self::saved( $id );
	}
}
