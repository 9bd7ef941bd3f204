<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Admin\SettingsPage;
use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Reviews: accounts and API keys at review providers. A stored key is never displayed again. */
final class ReviewSettings {

	/** The screen's slug. */
	public const PAGE   = 'frontage-site-reviews';
	private const GROUP = 'frontage_site_reviews';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Reviews', 'frontage-site' ), __( 'Reviews', 'frontage-site' ) );
	}

	/** On `admin_init`. */
	public static function register(): void {
		register_setting(
			self::GROUP,
			ProviderCredentials::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Review sources.', 'frontage-site' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => false,
			]
		);
		add_settings_section( 'reviews', '', [ self::class, 'print_intro' ], self::PAGE );
		foreach ( [
			'trustpilot' => 'Trustpilot',
			'google'     => 'Google',
			'file'       => __( 'Review file', 'frontage-site' ),
			'frame'      => __( 'Trustpilot widgets', 'frontage-site' ),
		] as $name => $title ) {
			add_settings_field( "frontage-reviews-$name", $title, [ self::class, $name ], self::PAGE, 'reviews' );
		}
	}

	public static function print_intro(): void {
		echo '<p>' . esc_html__( 'The Reviews block shows reviews from other services. Your site updates them hourly and stores them for up to seven days. Visitors connect only to your site, so no consent is needed. Testimonials and WooCommerce products work without setup.', 'frontage-site' ) . '</p>';
	}

	public static function trustpilot(): void {
		self::text( 'trustpilot', 'firm', __( 'Domain or business unit ID', 'frontage-site' ) );
		self::secret( 'trustpilot', __( 'API key', 'frontage-site' ), __( 'Get your key from the Trustpilot developer site.', 'frontage-site' ) );
		printf(
			'<p><label><input type="checkbox" class="frontage-switch" name="%1$s[trustpilot-widget][on]" value="1"%2$s aria-describedby="frontage-reviews-widget"> %3$s</label></p><p class="description" id="frontage-reviews-widget">%4$s</p>',
			esc_attr( ProviderCredentials::OPTION ),
			checked( ProviderCredentials::text( 'trustpilot-widget', 'on' ), '1', false ),
			esc_html__( 'Load reviews without an API key', 'frontage-site' ),
			esc_html__( 'Uses data from Trustpilot’s own widgets. This is not officially supported and may stop working. Requires your 24-character business unit ID.', 'frontage-site' )
		);
		WhatIsThis::print( __( 'Trustpilot', 'frontage-site' ), __( 'An API key is part of Trustpilot’s paid plans. Without one, your site can read what the free widgets read. You find the ID in your Trustpilot Business account.', 'frontage-site' ) );
	}

	public static function google(): void {
		self::text( 'google', 'firm', __( 'Place ID', 'frontage-site' ) );
		self::secret( 'google', __( 'API key', 'frontage-site' ), __( 'Requires the Places API (New). Google provides five reviews and has its own display terms.', 'frontage-site' ) );
		WhatIsThis::print( __( 'Place ID', 'frontage-site' ), __( 'Google’s code for your business, such as ChIJN1t_tDeuEmsRUsoyG83frY4. Search the web for “Place ID Finder”, enter your business name there, and copy the code.', 'frontage-site' ) );
	}

	public static function file(): void {
		self::text( 'file', 'url', __( 'JSON file URL', 'frontage-site' ) );
		echo '<p class="description">' . esc_html__( 'Located in your uploads folder (/wp-content/uploads/…) or on another server with HTTPS.', 'frontage-site' ) . '</p>';
		WhatIsThis::print( __( 'JSON file URL', 'frontage-site' ), __( 'A list of reviews in one file. Each review has a rating from 1 to 5, a text, an author, and a date. The developer guide “Add a reviews provider” shows an example.', 'frontage-site' ) );
	}

	public static function frame(): void {
		$names    = [
			'marketing'            => __( 'Marketing', 'frontage-site' ),
			'functional'           => __( 'Functional', 'frontage-site' ),
			'preferences'          => __( 'Preferences', 'frontage-site' ),
			'statistics'           => __( 'Statistics', 'frontage-site' ),
			'statistics-anonymous' => __( 'Statistics (anonymous)', 'frontage-site' ),
		];
		$category = ProviderCredentials::text( 'frame', 'category' ) ?: ProviderCredentials::CATEGORIES[0];
		printf( '<label for="frontage-reviews-category">%s</label><br><select id="frontage-reviews-category" name="%s[frame][category]" aria-describedby="frontage-reviews-category-means">', esc_html__( 'Required consent category', 'frontage-site' ), esc_attr( ProviderCredentials::OPTION ) );
		foreach ( $names as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $category, $value, false ), esc_html( $label ) );
		}
		echo '</select><p class="description" id="frontage-reviews-category-means">' . esc_html__( 'Works with consent plugins that support the WP Consent API. Otherwise, visitors are asked for consent in the widget before anything loads.', 'frontage-site' ) . '</p>';
		WhatIsThis::print( __( 'Consent category', 'frontage-site' ), __( 'Consent plugins group services by category and ask visitors once per category. Trustpilot’s widgets set cookies, so Marketing is the usual choice.', 'frontage-site' ) );
	}

	/** @return array<string, array<string, string>> */
	public static function sanitize( mixed $input ): array {
		$values = is_array( $input ) ? $input : [];
		$before = get_option( ProviderCredentials::OPTION );
		$before = is_array( $before ) ? $before : [];
		$clean  = [];
		foreach ( ProviderCredentials::fields() as $provider => $fields ) {
			$new = is_array( $values[ $provider ] ?? null ) ? $values[ $provider ] : [];
			$old = is_array( $before[ $provider ] ?? null ) ? $before[ $provider ] : [];
			foreach ( $fields as $field ) {
				$new_value = $new[ $field ] ?? '';
				$value     = ProviderCredentials::valid_value( $provider, $field, 'firm' === $field && 'trustpilot' === $provider && is_string( $new_value ) ? strtolower( $new_value ) : $new_value );
				if ( 'key' === $field && '' === $value && ! isset( $new['forget'] ) ) {
					$value = ProviderCredentials::valid_value( $provider, $field, $old[ $field ] ?? '' ); // The form never contains the stored key.
				}
				if ( '' !== $value ) {
					$clean[ $provider ][ $field ] = $value;
				} elseif ( is_string( $new_value ) && '' !== trim( $new_value ) && function_exists( 'add_settings_error' ) ) {
					/* translators: %s: what was typed into a field. */
					add_settings_error( ProviderCredentials::OPTION, "$provider-$field", 'key' === $field ? __( 'Invalid API key. It was not saved.', 'frontage-site' ) : sprintf( __( 'Reviews: “%s” is not a valid value. It was not saved.', 'frontage-site' ), mb_substr( sanitize_text_field( $new_value ), 0, 100 ) ) );
				}
			}
		}
		return $clean;
	}

	private static function text( string $provider, string $field, string $label ): void {
		printf(
			'<p><label for="frontage-reviews-%1$s-%2$s">%3$s</label><br><input type="text" class="%6$s code" id="frontage-reviews-%1$s-%2$s" name="%4$s[%1$s][%2$s]" value="%5$s" autocomplete="off" dir="ltr"></p>',
			esc_attr( $provider ),
			esc_attr( $field ),
			esc_html( $label ),
			esc_attr( ProviderCredentials::OPTION ),
			esc_attr( ProviderCredentials::text( $provider, $field ) ),
			'url' === $field ? 'large-text' : 'regular-text' // An address is longer.
		);
	}

	private static function secret( string $provider, string $label, string $means ): void {
		$is_set = '' !== ProviderCredentials::text( $provider, 'key' );
		printf(
			'<p><label for="frontage-reviews-%1$s-key">%2$s</label><br><input type="password" class="regular-text code" id="frontage-reviews-%1$s-key" name="%3$s[%1$s][key]" value="" autocomplete="new-password" dir="ltr" placeholder="%4$s" aria-describedby="frontage-reviews-%1$s-means"></p><p class="description" id="frontage-reviews-%1$s-means">%5$s</p>',
			esc_attr( $provider ),
			esc_html( $label ),
			esc_attr( ProviderCredentials::OPTION ),
			$is_set ? esc_attr__( 'Saved. Type to replace it', 'frontage-site' ) : '',
			esc_html( $means )
		);
		if ( $is_set ) {
			printf( '<p><label><input type="checkbox" name="%s[%s][forget]" value="1"> %s</label></p>', esc_attr( ProviderCredentials::OPTION ), esc_attr( $provider ), esc_html__( 'Delete key', 'frontage-site' ) );
		}
	}
}
