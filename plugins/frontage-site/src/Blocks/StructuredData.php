<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Structured data of a page, where authors turned it on: one script element in the footer, without duplicates. */
final class StructuredData {

	/** @var array<string, array<string, mixed>> */
	private static array $things = [];

	/**
	 * Adds a schema.org item. The same item from two blocks is added once.
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
		// Hex escapes for characters that could end the script element.
		wp_print_inline_script_tag( (string) wp_json_encode( $graph, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), [ 'type' => 'application/ld+json' ] );
	}
}
