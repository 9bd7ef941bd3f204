<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** What search engines may read of a page, where its author ticked it: one element in the footer, nothing twice. */
final class StructuredData {

	/** @var array<string, array<string, mixed>> */
	private static array $things = [];

	/**
	 * A thing of schema.org. The same one from two blocks counts once.
	 *
	 * @param array<string, mixed> $thing With its `@type`.
	 */
	public static function add( array $thing ): void {
		if ( ! self::$things ) {
			add_action( 'wp_footer', [ self::class, 'print' ] );
		}
		self::$things[ md5( (string) wp_json_encode( $thing ) ) ] = $thing;
	}

	/** On `wp_footer`. */
	public static function print(): void {
		$graph = [
			'@context' => 'https://schema.org',
			'@graph'   => array_values( self::$things ),
		];
		self::$things = [];
		// Hex for what could end the element.
		wp_print_inline_script_tag( (string) wp_json_encode( $graph, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), [ 'type' => 'application/ld+json' ] );
	}
}
