<?php

declare( strict_types=1 );

namespace Frontage\Forms\Webhook;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: the webhook of each form. URLs and secrets are set only here, and a secret is never shown again. */
final class WebhookSettings {

	/** On `admin_post_…`: sends a sample message. */
	public const TEST = 'frontage_forms_webhook_test';

	public static function register( string $group ): void {
		register_setting(
			$group,
			Webhook::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Form webhooks.', 'frontage-forms' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => false,
				'default'           => [],
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'webhooks', __( 'Webhooks', 'frontage-forms' ), [ self::class, 'render_description' ], $page );
		foreach ( Webhook::list_all() as $form_id => $hook ) {
			$form = ( new FormRepository() )->find( $form_id );
			if ( $form ) {
				add_settings_field( "frontage-webhook-$form_id", esc_html( $form->title ), static fn () => self::render_field( $form, $hook ), $page, 'webhooks' );
			}
		}
		add_settings_field( 'frontage-webhook-new', __( 'Add webhook', 'frontage-forms' ), [ self::class, 'render_new_field' ], $page, 'webhooks' );
	}

	public static function render_description(): void {
		echo '<p>' . esc_html__( 'Each emailed message is also sent to the webhook as JSON over HTTPS. Failed deliveries are retried for up to three days. The Frontage-Signature header contains a timestamp and an HMAC-SHA256 signature. It is computed from the timestamp, a dot, and the body, using the secret.', 'frontage-forms' ) . '</p>';
	}

	private static function render_field( Form $form, Webhook $hook ): void {
		$name = Webhook::OPTION . "[{$form->id}]";
		self::render_inputs( $name, $hook->url, __( 'Saved. Type to replace it', 'frontage-forms' ) );
		printf(
			'<p><label><input type="checkbox" name="%s[remove]" value="1"> %s</label> &nbsp; <a href="%s">%s</a></p>',
			esc_attr( $name ),
			esc_html__( 'Remove', 'frontage-forms' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::TEST . '&form=' . $form->id ), self::TEST . $form->id ) ),
			esc_html__( 'Send test', 'frontage-forms' )
		);
	}

	public static function render_new_field(): void {
		printf( '<p><label>%s <select name="%s[new][form]"><option value="">%s</option>', esc_html__( 'Form', 'frontage-forms' ), esc_attr( Webhook::OPTION ), esc_html__( '— Select —', 'frontage-forms' ) );
		foreach ( ( new FormRepository() )->query( [ 'posts_per_page' => 500 ] ) as $form ) {
			if ( ! Webhook::find_by_form( $form->id ) ) {
				printf( '<option value="%d">%s</option>', (int) $form->id, esc_html( $form->title ) );
			}
		}
		echo '</select></label></p>';
		self::render_inputs( Webhook::OPTION . '[new]', '', __( 'Leave empty to generate one', 'frontage-forms' ) );
		WhatIsThis::print( __( 'Webhooks', 'frontage-forms' ), __( 'A webhook sends each message to another app, such as a CRM. The app uses the secret to verify that the data comes from your site. Enter the same secret there.', 'frontage-forms' ) );
	}

	private static function render_inputs( string $name, string $url, string $hint ): void {
		printf(
			'<p><label>%s <input type="url" class="regular-text code" name="%s[url]" value="%s" placeholder="https://" dir="ltr"></label></p><p><label>%s <input type="password" class="regular-text code" name="%s[secret]" value="" autocomplete="new-password" placeholder="%s"></label></p>',
			esc_html__( 'URL', 'frontage-forms' ),
			esc_attr( $name ),
			esc_attr( $url ),
			esc_html__( 'Secret', 'frontage-forms' ),
			esc_attr( $name ),
			esc_attr( $hint )
		);
	}

	/** @return array<mixed> */
	public static function sanitize( mixed $input ): array {
		if ( Webhook::is_complete() ) {
			return is_array( $input ) ? $input : [];
		}
		$hooks = array_map( static fn ( Webhook $hook ): array => $hook->to_array(), Webhook::list_all() );
		if ( ! current_user_can( 'manage_options' ) ) {
			return $hooks;
		}
		foreach ( is_array( $input ) ? $input : [] as $key => $input_hook ) {
			$input_hook = is_array( $input_hook ) ? $input_hook : [];
			$form       = 'new' === $key ? ( $input_hook['form'] ?? '' ) : $key;
			$form       = is_numeric( $form ) ? (int) $form : 0;
			if ( ! empty( $input_hook['remove'] ) ) {
				unset( $hooks[ $form ] );
			} elseif ( $form > 0 && ( new FormRepository() )->find( $form ) && '' !== ( $input_hook['url'] ?? '' ) ) {
				$hook = self::parse_webhook( $input_hook, $hooks[ $form ] ?? null );
				if ( $hook ) {
					$hooks[ $form ] = $hook;
				}
			}
		}
		return $hooks;
	}

	/**
	 * @param array<mixed>                            $input_hook
	 * @param array{url: string, secret: string}|null $before
	 * @return array{url: string, secret: string}|null
	 */
	private static function parse_webhook( array $input_hook, ?array $before ): ?array {
		$url    = WebhookUrl::clean( $input_hook['url'] ?? '' );
		$secret = is_string( $input_hook['secret'] ?? null ) ? trim( $input_hook['secret'] ) : '';
		if ( '' === $url ) {
			self::add_notice( __( 'Enter an HTTPS URL on a public server as the webhook.', 'frontage-forms' ) );
			return null;
		}
		if ( '' !== $secret && ! preg_match( '/^[\x21-\x7e]{16,200}$/D', $secret ) ) {
			self::add_notice( __( 'The webhook secret must have 16 to 200 letters, digits, and symbols, without spaces.', 'frontage-forms' ) );
			return null;
		}
		if ( '' === $secret && $before && $before['url'] === $url ) {
			return $before;
		}
		if ( '' === $secret ) { // Also for a new URL: the owner of the old one must not be able to sign for it.
			$secret = bin2hex( random_bytes( 24 ) );
			/* translators: %s: a secret. */
			self::add_notice( sprintf( __( 'The webhook secret is %s. Copy it now. It is not shown again.', 'frontage-forms' ), $secret ), 'success' );
		}
		return [
			'url'    => $url,
			'secret' => $secret,
		];
	}

	/** On `admin_post_frontage_forms_webhook_test`. */
	public static function send_test( int $form_id ): void {
		check_admin_referer( self::TEST . $form_id );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'frontage-forms' ), '', [ 'response' => 403 ] );
		}
		$hook = Webhook::find_by_form( $form_id );
		$form = ( new FormRepository() )->find( $form_id );
		if ( $hook && $form ) {
			$attempt = WebhookJobHandler::send_test( $hook, $form );
			/* translators: %s: what went wrong. */
			self::add_notice( $attempt->is_done ? __( 'Test webhook delivered.', 'frontage-forms' ) : sprintf( __( 'Test webhook failed: %s', 'frontage-forms' ), $attempt->error ), $attempt->is_done ? 'success' : 'error' );
		}
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( admin_url( 'admin.php?page=frontage-forms-settings&settings-updated=true' ) );
	}

	private static function add_notice( string $text, string $kind = 'error' ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( Webhook::OPTION, 'webhook-' . md5( $text ), esc_html( $text ), $kind );
		}
	}
}
