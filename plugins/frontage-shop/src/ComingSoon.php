<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * New WooCommerce shops are in "Coming soon" mode, in which visitors see no products: the starter site's screen shows a
 * notice with a button that turns the mode off.
 */
final class ComingSoon {

	public const ACTION = 'frontage_shop_launch';

	/** The starter site's screen, of frontage-site. */
	private const SCREEN = 'appearance_page_frontage-site-starter';

	private const OPTION = 'woocommerce_coming_soon';

	/** On `admin_notices`. */
	public static function print_notice(): void {
		if ( ! self::is_on() || ! self::is_allowed() || self::SCREEN !== get_current_screen()?->id ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s</p><form method="post" action="%s"><input type="hidden" name="action" value="%s">',
			esc_html__( 'WooCommerce’s “Coming soon” mode is on, so visitors cannot see your shop or products.', 'frontage-shop' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION )
		);
		wp_nonce_field( self::ACTION );
		printf( '<p><button class="button">%s</button></p></form></div>', esc_html__( 'Turn off “Coming soon”', 'frontage-shop' ) );
	}

	/** On `admin_post_frontage_shop_launch`. */
	public static function launch(): void {
		check_admin_referer( self::ACTION );
		if ( ! self::is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'frontage-shop' ), '', [ 'response' => 403 ] );
		}
		update_option( self::OPTION, 'no' );
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	private static function is_on(): bool {
		return WooCommerce::is_active() && 'yes' === get_option( self::OPTION );
	}

	private static function is_allowed(): bool {
		return current_user_can( 'manage_woocommerce' ) && current_user_can( 'manage_options' );
	}
}
