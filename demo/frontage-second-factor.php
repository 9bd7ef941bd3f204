<?php
/**
 * Plugin Name: Frontage Second factor
 * Description: Stands in for plugins that ask for a second factor, for a visitor whose cookie frontage_second_factor says so. Of the demo and its tests; never shipped.
 *
 * Where the plugin Two Factor is (TWO_FACTOR_DIR), it is that which asks such a visitor, by a code in a mail. Else as it does: on `wp_login`, behind everybody, it takes the cookies back, prints a page of its own and
 * ends the request; that page posts to wp-login.php, which signs in whoever knows the code.
 */

namespace Frontage\Demo\SecondFactor;

defined( 'ABSPATH' ) || exit;

const CODE = '123456';

if ( isset( $_COOKIE['frontage_second_factor'] ) ) {
	add_action( 'plugins_loaded', __NAMESPACE__ . '\\want' );
}

function want(): void {
	if ( class_exists( \Two_Factor_Core::class, false ) ) {
		add_filter( 'two_factor_enabled_providers_for_user', static fn (): array => [ 'Two_Factor_Email' ], 20 );
		return;
	}
	add_action( 'wp_login', __NAMESPACE__ . '\\ask', PHP_INT_MAX, 2 );
	add_action( 'login_form_frontage_second_factor', __NAMESPACE__ . '\\judge' );
}

function ask( string $login, \WP_User $user ): never {
	wp_destroy_current_session();
	wp_clear_auth_cookie();
	$to = $_POST['redirect_to'] ?? '';
	header( 'Content-Type: text/html; charset=UTF-8' );
	printf(
		'<!doctype html><html lang="en"><title>One more step</title><form method="post" action="%s"><input type="hidden" name="user" value="%d"><input type="hidden" name="proof" value="%s"><input type="hidden" name="redirect_to" value="%s"><p><label for="code">Code</label><input id="code" name="code"></p><p><button class="button button-primary">Go on</button></p></form>',
		esc_url( site_url( 'wp-login.php?action=frontage_second_factor', 'login_post' ) ),
		absint( $user->ID ),
		esc_attr( proof( $user->ID ) ),
		esc_attr( is_string( $to ) ? wp_unslash( $to ) : '' )
	);
	exit;
}

function judge(): never {
	$said = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? wp_unslash( $_POST[ $name ] ) : '';
	$user = (int) $said( 'user' );
	if ( CODE !== $said( 'code' ) || ! hash_equals( proof( $user ), $said( 'proof' ) ) ) {
		wp_die( 'Not the code.', '', 403 );
	}
	wp_set_auth_cookie( $user );
	wp_safe_redirect( $said( 'redirect_to' ) );
	exit;
}

function proof( int $user ): string {
	return wp_hash( "second factor $user" );
}
