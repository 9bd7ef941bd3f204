<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\Endpoints\FormPostController;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Accounts\Security\BotCheck;
use Frontage\Kit\FormName;

defined( 'ABSPATH' ) || exit;

/** The registration form. Without script it is submitted natively, and the page then shows the result. */
final class RegistrationForm {

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		$settings   = new BlockAttributes( $attributes );
		$unit       = wp_unique_prefixed_id( 'fr-register-' );
		$wrap       = static fn ( string $html ): string => sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-account fr-register', 'id' => $settings->text( 'anchor', $unit . '-block' ) ] ), $html );
		$is_preview = EditorPreview::is_shown();
		if ( is_user_logged_in() && ! $is_preview ) {
			FormAssets::enqueue_style();
			return $wrap( SignedInNotice::html() );
		}
		$closed = $is_preview ? '' : RegistrationPolicy::closed_reason();
		if ( '' !== $closed ) {
			FormAssets::enqueue_style();
			return $wrap( sprintf( '<p class="fr-account__closed">%s</p>%s', esc_html( $closed ), self::sign_in( $settings ) ) );
		}
		FormAssets::enqueue();
		return $wrap( self::form( $settings, $unit ) . self::sign_in( $settings ) );
	}

	private static function form( BlockAttributes $settings, string $unit ): string {
		$outcome = NoScriptResponse::for_form( $unit );
		$field   = new FormField( ValidationRules::REGISTER, $unit, $outcome->texts );
		$to      = $settings->own_page( 'redirect' );
		$hidden  = [
			'action'            => FormPostController::REGISTER,
			FormPostController::PAGE         => RequestData::page(),
			FormPostController::UNIT         => $unit,
			PageLanguage::FIELD => determine_locale(),
			BotCheck::STAMP        => BotCheck::timestamp(),
		] + ( '' === $to ? [] : [ 'data[redirect_to]' => $to ] );
		$fields  = $field->text( 'user', __( 'Username', 'frontage-accounts' ), [ 'name' => 'data[user]', 'autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false', 'maxlength' => '60' ], $outcome->typed['user'] ?? '' )
			. $field->text( 'email', __( 'Email address', 'frontage-accounts' ), [ 'name' => 'data[email]', 'type' => 'email', 'autocomplete' => 'email', 'maxlength' => '100' ], $outcome->typed['email'] ?? '' )
			. $field->password( 'pass', __( 'Password', 'frontage-accounts' ), 'data[pass]', 'new-password' )
			. $field->password( 'passconfirm', __( 'Confirm password', 'frontage-accounts' ), 'data[passconfirm]', 'new-password' )
			. LoginFormHooks::html( 'register_form' )
			. ( RegistrationConsent::is_enabled() ? $field->checkbox( 'consent', RegistrationConsent::label(), 'data[consent]', '1', true ) : '' );
		return sprintf(
			'<form id="%1$s" class="fr-account__form" aria-label="%10$s" method="post" action="%2$s" data-account="register"%3$s>%4$s%5$s%6$s%7$s<p class="fr-account__send"><button type="submit" class="wp-element-button">%8$s</button></p>%9$s</form>',
			esc_attr( $unit ),
			esc_url( admin_url( 'admin-post.php' ) ),
			'' === $to ? '' : sprintf( ' data-redirect="%s"', esc_url( $to ) ),
			$field->summary(),
			FormField::hidden( $hidden ),
			FormField::honeypot( BotCheck::TRAP ),
			$fields,
			esc_html( $settings->text( 'buttonText', __( 'Create account', 'frontage-accounts' ) ) ),
			$field->status(),
			esc_attr( FormName::numbered_name( __( 'Register', 'frontage-accounts' ), $unit ) )
		);
	}

	private static function sign_in( BlockAttributes $settings ): string {
		$to = $settings->link( 'signInLink' );
		return '' === $to ? '' : sprintf( '<p class="fr-account__ways"><a href="%s">%s</a></p>', $to, esc_html( $settings->text( 'signInText', __( 'Already have an account?', 'frontage-accounts' ) ) ) );
	}
}
