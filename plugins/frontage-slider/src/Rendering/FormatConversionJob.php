<?php

namespace Frontage\Slider\Rendering;

use Frontage\Kit\Database\Database;
use Frontage\Slider\Images\AlternativeFormats;
use Frontage\Slider\Model\Document\PostSource;
use Frontage\Slider\Posts\PostBindingSource;
use Frontage\Slider\Posts\PostSlideQuery;
use Frontage\Slider\Storage\PostContentSanitizer;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Converts images in the background after a save, a few seconds at a time, and stores the result in the post. Images of
 * posts that a slider shows are only converted here; the page finds them by the attachment.
 */
final class FormatConversionJob {

	/** Cron event with the post id. */
	public const EVENT = 'frontage_slider_pictures';

	/** Post meta: the post has a slider made of posts. */
	public const OF_POSTS = '_frontage_slider_of_posts';

	/** Maximum number of such posts that a new featured image triggers. */
	private const MOST = 20;

	/** Seconds per run; hosts commonly allow 30 for a process. */
	private const SLICE = 10;

	/** On `wp_after_insert_post`. */
	public static function handle_save( int $id, \WP_Post $post ): void {
		if ( wp_is_post_revision( $id ) ) {
			return;
		}
		$of_posts = [] !== self::sources( $post->post_content );
		if ( $of_posts ) {
			update_post_meta( $id, self::OF_POSTS, 1 );
		}
		if ( $of_posts || ( AlternativeFormats::has_time_left() && PostContentSanitizer::has_slider( $post->post_content ) ) ) {
			self::schedule( $id );
		}
		$picture = 'publish' === $post->post_status ? (int) get_post_thumbnail_id( $post ) : 0;
		if ( $picture > 0 && AlternativeFormats::should_convert( $picture ) ) {
			array_map( self::schedule( ... ), self::sliders_of_posts() );
		}
	}

	public static function convert_next( int $id ): void {
		global $wpdb;
		$post    = get_post( $id );
		$sources = self::sources( $post->post_content ?? '' );
		if ( ! $sources ) {
			delete_post_meta( $id, self::OF_POSTS );
		}
		if ( null === $post || ! PostContentSanitizer::has_slider( $post->post_content ) ) {
			return;
		}
		AlternativeFormats::set_time_limits( self::SLICE, self::SLICE );
		foreach ( $sources as $source ) {
			foreach ( PostSlideQuery::posts( $source ) as $post_in_slider ) {
				PostBindingSource::image( $post_in_slider, make: true );
			}
		}
		$content = PostContentSanitizer::with_image_attributes( $post->post_content );
		if ( $content !== $post->post_content ) {
			// No wp_update_post(), since no user changed it: it gets no revision and no new date. It only replaces the
			// content that was read, since the post may have been saved meanwhile.
			Database::update( $wpdb->posts, [ 'post_content' => $content ], [ 'ID' => $id, 'post_content' => $post->post_content ] );
			clean_post_cache( $id );
			CompiledSliderCache::delete_for_post( $id );
			SliderRepository::clear_cache();
		}
		if ( AlternativeFormats::has_time_left() ) {
			self::schedule( $id );
		}
	}

	private static function schedule( int $id ): void {
		wp_schedule_single_event( time(), self::EVENT, [ $id ] );
	}

	/** @return list<array<string, mixed>> Sources of all sliders made of posts in a content. */
	private static function sources( string $content ): array {
		$sources = [];
		if ( PostContentSanitizer::has_slider( $content ) ) {
			PostContentSanitizer::change_blocks(
				$content,
				static function ( array $attributes ) use ( &$sources ): array {
					$sources[] = PostSource::read( $attributes );
					return $attributes;
				}
			);
		}
		return array_values( array_filter( $sources ) );
	}

	/** @return list<int> */
	private static function sliders_of_posts(): array {
		global $wpdb;
		// When a post gets a picture, not on pages; WordPress's own query leaves out types that are not public.
		$found = Database::rows( (string) $wpdb->prepare( 'SELECT post_id FROM %i WHERE meta_key = %s LIMIT %d', $wpdb->postmeta, self::OF_POSTS, self::MOST ) );
		return array_map( intval( ... ), array_column( $found ?: [], 'post_id' ) );
	}
}
