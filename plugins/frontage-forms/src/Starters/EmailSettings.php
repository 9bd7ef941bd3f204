<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings → Email: recipient and sender that new forms begin with. Forms that exist keep theirs. */
final class EmailSettings {

	/** Option: `recipient`, `sender_name` and `sender_email`, each '' for Contact Form 7's default. */
	public const OPTION = 'frontage_forms_email';

	/** On `admin_init` and `frontage_kit_rest_settings`, with the other settings. */
	public static function register( string $group ): void {
		register_setting(
			$group,
			self::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Recipient and sender of new forms.', 'frontage-forms' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'properties'           => [
							'recipient'    => [ 'type' => 'string' ],
							'sender_name'  => [ 'type' => 'string' ],
							'sender_email' => [ 'type' => 'string' ],
						],
						'additionalProperties' => false,
					],
				],
				'default'           => [],
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'email', __( 'Email', 'frontage-forms' ), [ self::class, 'render_description' ], $page );
		/* translators: %s: a domain. */
		$domain_help = sprintf( __( 'Use an address at %s. Replies go to the visitor.', 'frontage-forms' ), (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$fields      = [
			'recipient'    => [ __( 'Default recipient', 'frontage-forms' ), 'email', get_bloginfo( 'admin_email' ), __( 'New forms send their notifications here.', 'frontage-forms' ) ],
			'sender_name'  => [ __( 'Sender name', 'frontage-forms' ), 'text', get_bloginfo( 'name' ), '' ],
			'sender_email' => [ __( 'Sender email', 'frontage-forms' ), 'email', DefaultForm::sender_address(), $domain_help ],
		];
		foreach ( $fields as $key => [ $label, $type, $placeholder, $help ] ) {
			$id = "frontage-email-$key";
			add_settings_field( $id, $label, static fn () => self::render_field( $key, $id, $type, $placeholder, $help ), $page, 'email', [ 'label_for' => $id ] );
		}
	}

	public static function render_description(): void {
		printf(
			'<p>%s <a href="%s">%s</a> · <a href="%s">%s</a></p>',
			esc_html__( 'For new forms. Existing forms keep their recipient and sender.', 'frontage-forms' ),
			esc_url( admin_url( 'admin.php?page=frontage-forms-list' ) ),
			esc_html__( 'Change existing forms', 'frontage-forms' ),
			esc_url( SettingsHub::url() . '#frontage-hub-email' ),
			esc_html__( 'Send test email', 'frontage-forms' )
		);
	}

	/** @return array<string, string> Only what was entered. An invalid address is reported and not stored. */
	public static function sanitize( mixed $input ): array {
		$clean_values = [];
		foreach ( is_array( $input ) ? $input : [] as $key => $value ) {
			$value = is_string( $value ) ? sanitize_text_field( $value ) : '';
			if ( 'sender_name' === $key ) {
				// Quotes and brackets would end the name inside of a header.
				$clean_values[ $key ] = trim( str_replace( [ '"', '<', '>', ',', ';' ], '', $value ) );
			} elseif ( in_array( $key, [ 'recipient', 'sender_email' ], true ) && '' !== $value ) {
				if ( is_email( $value ) ) {
					$clean_values[ $key ] = $value;
				} elseif ( function_exists( 'add_settings_error' ) ) {
					/* translators: %s: what was entered. */
					add_settings_error( self::OPTION, $key, sprintf( __( '“%s” is not an email address and was not saved.', 'frontage-forms' ), $value ) );
				}
			}
		}
		return array_filter( $clean_values );
	}

	/** A value, or `$fallback` where nothing was entered. */
	public static function get( string $key, string $fallback ): string {
		$set   = get_option( self::OPTION );
		$value = is_array( $set ) ? $set[ $key ] ?? '' : '';
		return is_string( $value ) && '' !== $value ? $value : $fallback;
	}

	private static function render_field( string $key, string $id, string $type, string $placeholder, string $help ): void {
		printf(
			'<input type="%1$s" class="regular-text" id="%2$s" name="%3$s[%4$s]" value="%5$s" placeholder="%6$s"%7$s>',
			esc_attr( $type ),
			esc_attr( $id ),
			esc_attr( self::OPTION ),
			esc_attr( $key ),
			esc_attr( self::get( $key, '' ) ),
			esc_attr( $placeholder ),
			'' === $help ? '' : ' aria-describedby="' . esc_attr( "$id-help" ) . '"'
		);
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $help ) );
		}
	}
}
