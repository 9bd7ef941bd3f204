<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Prefetches pages as part of page transitions (behaviors/site/page-transitions). */
final class PageTransitions {

	private const NAME = 'frontage/page-transitions';

	/** Default slugs of shop and account pages with visitor-specific content, used when the site does not define them. */
	private const OF_VISITORS = [ 'cart', 'checkout', 'my-account', 'account', 'login' ];

	/**
	 * On `wp_speculation_rules_configuration`: prefetches when a pointer rests on a link. A disabled configuration stays
	 * disabled.
	 *
	 * @param array<string, string>|null $configuration
	 * @return array<string, string>|null
	 */
	public static function set_eagerness( ?array $configuration ): ?array {
		return null === $configuration || ! ActiveBehaviors::is_on( self::NAME ) ? $configuration : [
			'mode'      => 'prefetch',
			'eagerness' => 'moderate',
		];
	}

	/**
	 * On `wp_speculation_rules_href_exclude_paths`. Core itself excludes URLs with a query or a nonce, links marked
	 * `no-prefetch`, and links that trigger actions.
	 *
	 * @param array<mixed> $paths
	 * @return array<mixed>
	 */
	public static function exclude_paths( array $paths ): array {
		if ( ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $paths;
		}
		foreach ( [ 'cart', 'checkout', 'myaccount' ] as $page ) {
			$id  = get_option( "woocommerce_{$page}_page_id" );
			$url = is_numeric( $id ) && $id ? get_permalink( (int) $id ) : false;
			if ( $url ) {
				$paths[] = self::path( $url ) . '*';
			}
		}
		foreach ( self::OF_VISITORS as $slug ) {
			$paths[] = self::path( home_url( "/$slug" ) ) . '{/*}?'; // And the pages below it.
		}
		// With plain permalinks core excludes only nonces, so all URLs with a query are excluded here.
		return get_option( 'permalink_structure' ) ? $paths : [ ...$paths, '/*\\?*' ];
	}

	/**
	 * On `render_block`: core's rules exclude a class, but not downloads.
	 *
	 * @param array{ innerBlocks?: array<mixed> } $block
	 */
	public static function mark_downloads( string $html, array $block ): string {
		if ( ! empty( $block['innerBlocks'] ) || ! str_contains( $html, ' download' ) || ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			if ( null !== $tags->get_attribute( 'download' ) ) {
				$tags->add_class( 'no-prefetch' );
			}
		}
		return $tags->get_updated_html();
	}

	/** Relative to the site's root, as core's filter expects it. */
	private static function path( string $url ): string {
		return '/' . ltrim( substr( (string) wp_parse_url( $url, PHP_URL_PATH ), strlen( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ), '/' );
	}
}
