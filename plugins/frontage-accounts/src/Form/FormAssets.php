<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\Endpoints\AjaxController;
use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Kit\Frontend\ScriptModules;

defined( 'ABSPATH' ) || exit;

/** Assets of pages with a form: one module and one style for both forms, and the module's data. None of it depends on the visitor. */
final class FormAssets {

	/** Handles that WordPress generates from blocks/accounts/sign-in/block.json. */
	private const MODULE = 'frontage-sign-in-view-script-module';
	private const STYLE  = 'frontage-sign-in-style';

	private const LATE = 'build/blocks/sign-in/page/lazy/password-strength';

	/** Enqueues the assets, whatever renders the form: a block, a shortcode, a theme. */
	public static function enqueue(): void {
		ScriptModules::register();
		self::enqueue_style();
		wp_enqueue_script_module( self::MODULE );
		add_filter( 'script_module_data_' . self::MODULE, [ self::class, 'data' ] );
	}

	/** For pages on which nothing is filled in. */
	public static function enqueue_style(): void {
		BlockTypes::register( 'frontage/sign-in' );
		wp_enqueue_style( self::STYLE );
	}

	/** On `enqueue_block_editor_assets`: why visitors would see no form, and which sign-in methods are shown below the button. */
	public static function add_editor_data(): void {
		wp_add_inline_script( 'frontage-accounts-editor', 'window.frontageRegistration = ' . wp_json_encode( RegistrationPolicy::closed_reason(), JSON_HEX_TAG ) . ';', 'before' );
		wp_add_inline_script( 'frontage-accounts-editor', 'window.frontageWaysIn = ' . wp_json_encode( [ 'passkey' => RelyingParty::is_available(), 'link' => MagicLink::is_on() ], JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @return array<string, mixed> */
	public static function data(): array {
		$rows = static fn ( string $form ): array => array_map( static fn ( array $row ): array => [ $row['field'], $row['rule'], $row['with'], $row['tip'], $row['key'] ], ValidationRules::for_form( $form ) );
		return [
			'ajax'    => admin_url( 'admin-ajax.php' ),
			'login'   => PageLanguage::login_url( site_url( 'wp-login.php', 'login_post' ) ),
			'locale'  => determine_locale(),
			'actions' => [
				'sign-in'       => AjaxController::SIGN_IN,
				'register'      => AjaxController::REGISTER,
				'lost-password' => AjaxController::LOST,
				'nonce'         => AjaxController::NONCE,
			],
			'rules'   => [
				ValidationRules::SIGN_IN  => $rows( ValidationRules::SIGN_IN ),
				ValidationRules::REGISTER => [ ...$rows( ValidationRules::REGISTER ), [ 'consent', 'filled', '', 'consent', RegistrationConsent::KEY ] ],
				'lost-password' => [ [ 'user', 'filled', '', 'validate', 'user' ] ],
			],
			'keys'    => FormField::KEYS,
			'tips'    => ValidationMessages::tips() + [ 'consent' => RegistrationConsent::error_message() ],
			'words'   => [
				'check'  => ValidationMessages::summary(),
				'away'   => __( 'No connection. What you typed is still here. Please try again in a moment.', 'frontage-accounts' ),
				'unsure' => __( 'The site did not respond, so we don’t know whether the request arrived. Please try again.', 'frontage-accounts' ),
				'old'    => __( 'This page has expired. Reload it.', 'frontage-accounts' ),
			],
		] + self::password_strength();
	}

	/** @return array<string, mixed> Data for the strength meter beside a new password, which is loaded when typing starts. */
	private static function password_strength(): array {
		$plugin = dirname( __DIR__, 2 ) . '/frontage-accounts.php';
		$asset  = dirname( $plugin ) . '/' . self::LATE . '.asset.php';
		if ( ! is_file( $asset ) ) {
			return [];
		}
		/** @var array{ version: string } $built */
		$built = require $asset;
		return [
			'strength' => [
				'script'  => add_query_arg( 'ver', $built['version'], plugins_url( self::LATE . '.js', $plugin ) ),
				'zxcvbn'  => includes_url( 'js/zxcvbn.min.js' ),
				'label'   => __( 'Password strength', 'frontage-accounts' ),
				'degrees' => [
					__( 'Very weak: easy to guess.', 'frontage-accounts' ),
					__( 'Weak: add a few more words.', 'frontage-accounts' ),
					__( 'Fair: add one more word.', 'frontage-accounts' ),
					__( 'Good.', 'frontage-accounts' ),
					__( 'Strong.', 'frontage-accounts' ),
				],
			],
		];
	}
}
