<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Compat;

use Frontage\Accounts\Form\FormAssets;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * The shortcode `[ct-user-form]` of old pages, with its classes and ids, which themes style and scripts use. Added are
 * labels, attributes for password managers, and nothing that conflicts with themes' CSS.
 */
final class UserFormShortcode {

	/** Folder in which a theme may have its own markup: `userpress/<layout>/form-login.php`. */
	private const FOLDER = 'userpress';

	/** @var array<string, string> The form of this page that has the id, by id. */
	private static array $used_units = [];

	/** @param array<string, string>|string $attributes */
	public static function html( array|string $attributes ): string {
		$atts = shortcode_atts(
			[
				'form_type'      => 'login',
				'layout'         => 'default',
				'el_title'       => '',
				'label'          => '',
				'text_link'      => '',
				'link'           => '',
				'other_page'     => 'no',
				'is_logged'      => 'profile',
				'is_logged_text' => __( 'Logout', 'frontage-accounts' ),
			],
			is_array( $attributes ) ? $attributes : [],
			'ct-user-form'
		);
		/** @var array<string, string> $atts */
		$type = 'register' === $atts['form_type'] ? 'register' : 'login';
		if ( is_user_logged_in() ) {
			return self::wrap( $type, $atts, self::signed_in( $atts ) );
		}
		$closed = 'register' === $type ? RegistrationPolicy::closed_reason() : '';
		if ( '' !== $closed ) {
			return self::wrap( $type, $atts, '<p>' . esc_html( $closed ) . '</p>' );
		}
		FormAssets::enqueue();
		UserPressGlobals::declare_in_footer();
		return self::wrap( $type, $atts, self::of_theme( $type, $atts ) ?? ( 'login' === $type ? self::login() : self::registration() ) );
	}

	private static function login(): string {
		$unit = wp_unique_prefixed_id( 'fr-old-' );
		return '<div class="login-form"><div class="fields-content">'
			. self::field( $unit, 'user', __( 'Username', 'frontage-accounts' ), 'text', 'username', class: 'user_name' )
			. self::field( $unit, 'pass', __( 'Password', 'frontage-accounts' ), 'password', 'current-password', class: 'password' )
			. sprintf( '<div class="field-group"><label><input type="checkbox" class="rememberme" name="rememberme" value="forever"> %s</label></div>', esc_html__( 'Remember me', 'frontage-accounts' ) )
			. sprintf( '<div class="field-group"><button type="button" class="button-login">%s</button> <a class="lost-password" href="%s">%s</a></div>', esc_html__( 'Login', 'frontage-accounts' ), esc_url( PageLanguage::login_url( wp_lostpassword_url( RequestData::page() ) ) ), esc_html__( 'Lost your password?', 'frontage-accounts' ) )
			. '</div></div>';
	}

	private static function registration(): string {
		$unit = wp_unique_prefixed_id( 'fr-old-' );
		return '<div class="register-form"><div class="fields-content">'
			. self::field( $unit, 'res_user', __( 'Username', 'frontage-accounts' ), 'text', 'username' )
			. self::field( $unit, 'res_email', __( 'Email', 'frontage-accounts' ), 'email', 'email' )
			. self::field( $unit, 'res_pass1', __( 'Password', 'frontage-accounts' ), 'password', 'new-password' )
			. self::field( $unit, 'res_pass2', __( 'Confirm Password', 'frontage-accounts' ), 'password', 'new-password' )
			. sprintf( '<div class="field-group"><button type="button" class="btn-up-register">%s</button></div>', esc_html__( 'Register', 'frontage-accounts' ) )
			. '</div></div>';
	}

	/** The ids `user` and `pass` of old pages are used once per page: a second form has the classes only. */
	private static function field( string $unit, string $name, string $label, string $type, string $autocomplete, string $class = '' ): string {
		self::$used_units[ $name ] ??= $unit;

		$id     = self::$used_units[ $name ] === $unit ? $name : "$unit-$name";
		$fields = [ 'res_user' => 'user', 'res_email' => 'email', 'res_pass1' => 'pass', 'res_pass2' => 'passconfirm' ];
		return sprintf(
			'<div class="field-group"><label for="%1$s">%2$s</label><input type="%3$s" id="%1$s" name="%1$s"%4$s autocomplete="%5$s" data-field="%6$s"></div>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $type ),
			'' === $class ? '' : sprintf( ' class="%s"', esc_attr( $class ) ),
			esc_attr( $autocomplete ),
			esc_attr( $fields[ $name ] ?? $name )
		);
	}

	/** @param array<string, string> $atts */
	private static function signed_in( array $atts ): string {
		$user = wp_get_current_user();
		return ( 'profile' === $atts['is_logged'] ? sprintf( '<a class="user-profile" href="%s">%s</a> ', esc_url( get_edit_profile_url( $user->ID ) ), esc_html( $user->display_name ) ) : '' )
			. sprintf( '<a class="user-logout" href="%s">%s</a>', esc_url( wp_logout_url( RequestData::page() ) ), esc_html( $atts['is_logged_text'] ) );
	}

	/**
	 * The theme's own markup instead of ours; its template files expect `$atts`.
	 *
	 * @param array<string, string> $atts
	 */
	private static function of_theme( string $type, array $atts ): ?string {
		$layout = preg_match( '/^[\w-]+$/D', $atts['layout'] ) ? $atts['layout'] : 'default';
		$file   = locate_template( self::FOLDER . "/$layout/form-$type.php" );
		if ( '' === $file ) {
			return null;
		}
		ob_start();
		load_template( $file, false, $atts );
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $atts */
	private static function wrap( string $type, array $atts, string $html ): string {
		return sprintf( '<div class="ct-user-form ct-user-form-%s">', esc_attr( $type ) )
			. ( '' === $atts['el_title'] ? '' : sprintf( '<div class="ct-user-form-header"><h3>%s</h3></div>', esc_html( $atts['el_title'] ) ) )
			. '<div class="ct-user-form-body">' . $html . '</div>'
			. ( '' === $atts['text_link'] || is_user_logged_in() ? '' : sprintf( '<div class="ct-user-form-footer">%s <a href="%s"%s>%s</a></div>', esc_html( $atts['label'] ), esc_url( $atts['link'] ), 'yes' === $atts['other_page'] ? ' target="_blank"' : '', esc_html( $atts['text_link'] ) ) )
			. '</div>';
	}
}
