<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Items;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\PluginFiles;
use Frontage\Site\Starter\Looks\Look;
use Frontage\Site\Starter\PageContent;
use Frontage\Site\Starter\StyleVariations;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The sample posts of a look.
 *
 * @phpstan-import-type Post from Look
 */
final class SamplePosts {

	/** @return list<StarterItem> */
	public static function items( string $look, string $why ): array {
		$items = [];
		foreach ( StyleVariations::look( $look )?->posts() ?? [] as $at => $post ) {
			$number  = $at + 1;
			$items[] = new StarterItem(
				key: "post:$number",
				group: __( 'Posts', 'frontage-site' ),
				title: $post['title'],
				make: static fn ( StarterProgress $progress ): int|WP_Error => self::insert( $post, $look, $number, $progress ),
				why: $why,
				capability: 'publish_posts'
			);
		}
		return $items;
	}

	/** @param Post $post */
	private static function insert( array $post, string $look, int $number, StarterProgress $progress ): int|WP_Error {
		$image = StarterItems::add_image( PluginFiles::file( "assets/starter/$post[image].webp" ), $post['title'] );
		if ( is_wp_error( $image ) ) {
			return $image;
		}
		$id = VerifiedWrite::post(
			[
				'post_type'    => 'post',
				'post_status'  => 'publish',
				'post_date'    => (string) wp_date( 'Y-m-d H:i:s', time() - $number * WEEK_IN_SECONDS ), // The first is the newest.
				'post_title'   => $post['title'],
				'post_excerpt' => $post['excerpt'],
				'post_content' => PageContent::from_pattern( $post['pattern'], $look, $progress ),
			]
		);
		if ( ! is_wp_error( $id ) ) {
			set_post_thumbnail( $id, $image );
		}
		return $id;
	}
}
