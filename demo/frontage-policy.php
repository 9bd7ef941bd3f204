<?php
/**
 * Plugin Name: Frontage Policy
 * Description: Answers with a strict content security policy where a request asks for it (X-Frontage-Policy: strict), as a site of an owner may. Of the demo and its tests; never shipped.
 */

namespace Frontage\Demo;

defined( 'ABSPATH' ) || exit;

if ( 'strict' === ( $_SERVER['HTTP_X_FRONTAGE_POLICY'] ?? '' ) ) {
	$nonce = bin2hex( random_bytes( 16 ) );
	add_filter( 'wp_headers', static fn ( array $headers ): array => [ 'Content-Security-Policy' => "script-src 'self' 'nonce-$nonce'; object-src 'none'; base-uri 'none'" ] + $headers );
	// Core's own inline scripts and its import map: what is ours needs none (docs/reference/security.md §2).
	foreach ( [ 'wp_script_attributes', 'wp_inline_script_attributes' ] as $hook ) {
		add_filter( $hook, static fn ( array $attributes ): array => [ 'nonce' => $nonce ] + $attributes );
	}
}
