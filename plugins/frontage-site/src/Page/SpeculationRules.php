<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Loads a page before its link is clicked, through WordPress's speculation rules: page transitions fetch it, instant pages
 * render it, too. WordPress prints no rules for signed-in users, and browsers ignore them while they save data.
 */
final class SpeculationRules {

	private const PRERENDER = 'frontage/prerender';
	private const PREFETCH  = 'frontage/page-transitions';

	/** Default slugs of shop and account pages with visitor-specific content, used when the site does not define them. */
	private const OF_VISITORS = [ 'cart', 'checkout', 'my-account', 'account', 'login' ];

	/**
	 * On `wp_speculation_rules_configuration`: starts when a pointer rests on a link. A disabled configuration stays
	 * disabled.
	 *
	 * @param array<string, string>|null $configuration
	 * @return array<string, string>|null
	 */
	public static function configure( ?array $configuration ): ?array {
		return null === $configuration || ! self::are_on() ? $configuration : [
			'mode'      => ActiveBehaviors::is_on( self::PRERENDER ) ? 'prerender' : 'prefetch',
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
		if ( ! self::are_on() ) {
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
		if ( ! empty( $block['innerBlocks'] ) || ! str_contains( $html, ' download' ) || ! self::are_on() ) {
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

	private static function are_on(): bool {
		return ActiveBehaviors::is_on( self::PREFETCH ) || ActiveBehaviors::is_on( self::PRERENDER );
	}

	/** Relative to the site's root, as core's filter expects it. */
	private static function path( string $url ): string {
		return '/' . ltrim( substr( (string) wp_parse_url( $url, PHP_URL_PATH ), strlen( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ), '/' );
	}
}
