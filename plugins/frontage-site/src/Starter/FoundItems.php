<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Starter\StarterItem;

defined( 'ABSPATH' ) || exit;

/** What the site already has of a starter site, such as a page Contact: the owner uses it or lets a new one be created. */
final class FoundItems {

	/** Other slugs of a page, by the name of the starter's. */
	private const SLUGS = [
		'about'    => [ 'about', 'about-us', 'company' ],
		'contact'  => [ 'contact', 'contact-us' ],
		'home'     => [ 'home', 'homepage' ],
		'news'     => [ 'news', 'blog' ],
		'prices'   => [ 'prices', 'pricing' ],
		'services' => [ 'services' ],
		'team'     => [ 'team', 'our-team' ],
	];

	private const STATUSES = [ 'publish', 'private', 'future', 'draft', 'pending' ];

	/**
	 * @param array<string, StarterItem> $items
	 * @return array<string, int> Post IDs by item key.
	 */
	public static function all( array $items ): array {
		$found = [];
		foreach ( $items as $key => $item ) {
			$id = $item->found ? ( $item->found )() : 0;
			if ( $id > 0 && current_user_can( 'edit_post', $id ) ) {
				$found[ $key ] = $id;
			}
		}
		return $found;
	}

	/**
	 * A page of the site by its slug, in the site's language and in English, or its title; published ones first.
	 *
	 * @param string $name The name of the starter's page, such as `contact`.
	 */
	public static function page( string $name, string $title ): int {
		$slugs = array_values( array_unique( [ sanitize_title( $title ), ...( self::SLUGS[ $name ] ?? [] ) ] ) );
		$pages = [];
		foreach ( [ [ 'post_name__in' => $slugs ], [ 'title' => $title ] ] as $how ) {
			$pages = [
				...$pages,
				...get_posts(
					[
						'post_type'   => 'page',
						'post_status' => self::STATUSES,
						'numberposts' => 5,
						'orderby'     => 'ID',
						'order'       => 'ASC',
					] + $how
				),
			];
		}
		usort( $pages, static fn ( \WP_Post $one, \WP_Post $other ): int => array_search( $one->post_status, self::STATUSES, true ) <=> array_search( $other->post_status, self::STATUSES, true ) );
		return $pages[0]->ID ?? 0;
	}

	/** Whether using it is the better choice: a published page with content, except for the home page, and every form. */
	public static function is_recommended( string $key, int $id ): bool {
		return 'page:home' !== $key && 'publish' === get_post_status( $id ) && ( 'page' !== get_post_type( $id ) || '' !== trim( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
	}
}
