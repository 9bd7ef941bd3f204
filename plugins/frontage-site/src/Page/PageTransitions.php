<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Pages that are fetched before they are asked for, as part of turning one into the next (behaviors/site/page-transitions). */
final class PageTransitions {

	private const NAME = 'frontage/page-transitions';

	/** Pages of shops and of accounts that are another one's for each visitor, where nobody says which they are. */
	private const OF_VISITORS = [ 'cart', 'checkout', 'my-account', 'account', 'login' ];

	/**
	 * On `wp_speculation_rules_configuration`: when a pointer rests on a link. Who switched it off keeps that.
	 *
	 * @param array<string, string>|null $configuration
	 * @return array<string, string>|null
	 */
	public static function fetch_earlier( ?array $configuration ): ?array {
		return null === $configuration || ! ActiveBehaviors::is_on( self::NAME ) ? $configuration : [
			'mode'      => 'prefetch',
			'eagerness' => 'moderate',
		];
	}

	/**
	 * On `wp_speculation_rules_href_exclude_paths`. Core leaves out what has a query, or a nonce, what is marked
	 * `no-prefetch`, and links that do something.
	 *
	 * @param array<mixed> $paths
	 * @return array<mixed>
	 */
	public static function leave_out( array $paths ): array {
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
			$paths[] = self::path( home_url( "/$slug" ) ) . '{/*}?'; // And what is below it.
		}
		// Without pretty addresses core leaves out a nonce alone; a query may be anything.
		return get_option( 'permalink_structure' ) ? $paths : [ ...$paths, '/*\\?*' ];
	}

	/**
	 * On `render_block`: core's rules know of a class, not of files that a link hands out.
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

	/** From the site's own folder on, as core's filter wants it. */
	private static function path( string $url ): string {
		return '/' . ltrim( substr( (string) wp_parse_url( $url, PHP_URL_PATH ), strlen( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ), '/' );
	}
}
