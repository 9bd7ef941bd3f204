<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\Endpoints\FormPostController;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\MagicLink\MagicLinkPage;
use Frontage\Accounts\Passkey\PasskeySignIn;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Kit\FormName;

defined( 'ABSPATH' ) || exit;

/** The sign-in form: without script it posts to WordPress's own sign-in page, with script it stays on its page. */
final class SignInForm {

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		$settings = new BlockAttributes( $attributes );
		$unit     = wp_unique_prefixed_id( 'fr-sign-in-' );
		$place    = $settings->text( 'anchor', "$unit-block" );
		$wrap     = static fn ( string $html ): string => sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-account fr-sign-in', 'id' => $place ] ), $html );
		if ( is_user_logged_in() && ! EditorPreview::is_shown() ) {
			FormAssets::enqueue_style();
			return $wrap( SignedInNotice::html() );
		}
		FormAssets::enqueue();
		/**
		 * Filters the HTML below the sign-in form: other sign-in methods.
		 *
		 * @since 0.1.0
		 * @param string $html Escaped by the callbacks.
		 * @param string $unit The form's id, unique on the page.
		 */
		$more = apply_filters( 'frontage_accounts_below_sign_in', '', $unit );
		return $wrap( self::form( $settings, $unit ) . ( is_string( $more ) ? $more : '' ) . ( $settings->flag( 'lostPassword', true ) ? self::lost_password_form( $unit ) : '' ) . self::register( $settings ) );
	}

	private static function form( BlockAttributes $settings, string $unit ): string {
		$field = new FormField( ValidationRules::SIGN_IN, $unit );
		$to    = $settings->own_page( 'redirect' );
		return sprintf(
			'<form id="%1$s" class="fr-account__form" aria-label="%13$s" method="post" action="%2$s" data-account="sign-in"%9$s>%11$s%3$s%4$s%5$s%6$s%7$s<p class="fr-account__send"><button type="submit" class="wp-element-button">%8$s</button></p>%10$s%12$s</form>',
			esc_attr( $unit ),
			esc_url( PageLanguage::login_url( site_url( 'wp-login.php', 'login_post' ) ) ),
			FormField::hidden( [ 'redirect_to' => '' === $to ? RequestData::page() : $to ] ),
			$field->text( 'user', $settings->text( 'userLabel', __( 'Username or email address', 'frontage-accounts' ) ), [ 'name' => 'log', 'autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false' ] ),
			$field->password( 'pass', __( 'Password', 'frontage-accounts' ), 'pwd', 'current-password' ),
			LoginFormHooks::html( 'login_form' ),
			$settings->flag( 'remember', true ) ? $field->checkbox( 'rememberme', esc_html__( 'Remember me', 'frontage-accounts' ), 'rememberme', 'forever' ) : '',
			esc_html( $settings->text( 'buttonText', __( 'Sign in', 'frontage-accounts' ) ) ),
			'' === $to ? '' : sprintf( ' data-redirect="%s"', esc_url( $to ) ),
			self::other_methods(),
			$field->summary(), // Without script, WordPress's own page shows the errors.
			$field->status(),
			esc_attr( FormName::numbered_name( __( 'Sign in', 'frontage-accounts' ), $unit ) )
		);
	}

	/** After the button, since most visitors use a password. */
	private static function other_methods(): string {
		ob_start();
		PasskeySignIn::print_button();
		MagicLinkPage::print_link();
		return (string) ob_get_clean();
	}

	/** The form for a lost password: opens below, without script too. */
	private static function lost_password_form( string $unit ): string {
		$name    = FormName::numbered_name( __( 'Lost your password?', 'frontage-accounts' ), $unit );
		$unit   .= '-lost';
		$outcome = NoScriptResponse::for_form( $unit );
		$field   = new FormField( '', $unit, $outcome->texts );
		$input   = $field->text( 'user', __( 'Username or email address', 'frontage-accounts' ), [ 'name' => 'data[user]', 'autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false' ], $outcome->typed['user'] ?? '' );
		return sprintf(
			'<details class="fr-account__lost"%1$s><summary>%2$s</summary><form id="%3$s" class="fr-account__form" aria-label="%10$s" method="post" action="%4$s" data-account="lost-password" novalidate>%5$s%6$s%7$s<p class="fr-account__send"><button type="submit" class="wp-element-button is-style-outline">%8$s</button></p>%9$s</form></details>',
			$outcome->texts ? ' open' : '',
			esc_html__( 'Lost your password?', 'frontage-accounts' ),
			esc_attr( $unit ),
			esc_url( admin_url( 'admin-post.php' ) ),
			$field->summary(),
			FormField::hidden( [ 'action' => FormPostController::LOST, FormPostController::PAGE => RequestData::page(), FormPostController::UNIT => $unit, PageLanguage::FIELD => determine_locale() ] ),
			$input,
			esc_html__( 'Email me a link', 'frontage-accounts' ),
			$field->status(),
			esc_attr( $name )
		);
	}

	private static function register( BlockAttributes $settings ): string {
		$to = $settings->link( 'registerLink' );
		return '' === $to ? '' : sprintf( '<p class="fr-account__ways"><a href="%s">%s</a></p>', $to, esc_html( $settings->text( 'registerText', __( 'Create account', 'frontage-accounts' ) ) ) );
	}
}
