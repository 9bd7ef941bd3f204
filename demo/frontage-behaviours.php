<?php
/**
 * Plugin Name: Frontage Behaviors
 * Description: Answers a visitor whose cookie frontage_behaviours names behaviors as if the owner had switched on those, so that journeys beside each other do not change each other's site. Of the demo and its tests; never shipped.
 */

namespace Frontage\Demo;

defined( 'ABSPATH' ) || exit;

// JSON of the option, or a name below which an owner's changes are kept: `@name`.
$said = $_COOKIE['frontage_behaviours'] ?? '';
if ( is_string( $said ) && '' !== $said ) {
	$kept = 1 === preg_match( '/^@(\w+)$/D', $said, $found ) ? "frontage_demo_behaviours_$found[1]" : '';
	$read = static fn (): array => (array) ( '' === $kept ? json_decode( $said, true ) : get_option( $kept, [] ) );
	add_filter( 'pre_option_frontage_site_behaviours', $read );
	add_filter(
		'pre_update_option_frontage_site_behaviours',
		static function ( mixed $value, mixed $before ) use ( $kept ): mixed {
			'' === $kept || update_option( $kept, $value, false );
			return $before; // Nothing is left to write.
		},
		10,
		2
	);
}

// The same for signing in by a link in a mail.
if ( isset( $_COOKIE['frontage_links'] ) ) {
	add_filter( 'pre_option_frontage_accounts_links', static fn (): string => '1' );
}

// And for new accounts that have to confirm their address.
if ( isset( $_COOKIE['frontage_verification'] ) ) {
	add_filter( 'pre_option_frontage_accounts_verification', static fn (): string => '1' );
}
