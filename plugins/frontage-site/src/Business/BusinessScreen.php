<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\Admin\SettingsPage;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Business details: a plain form with one empty row at the end of each list; a script adds more. */
final class BusinessScreen {

	/** The screen's slug. */
	public const PAGE    = 'frontage-site-business';
	private const GROUP  = 'frontage_site_business';
	private const SCRIPT = 'frontage-site-business';

	/** Capability to change only the opening hours, so that editors can do so before a holiday. */
	private const HOURS = 'edit_others_pages';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_init`. */
	public static function register(): void {
		if ( false === get_option( BusinessProfile::OPTION ) ) {
			add_option( BusinessProfile::OPTION, [], '', true ); // The plugin was activated for another site of the network; a missing option costs a query on every page.
		}
		register_setting(
			self::GROUP,
			BusinessProfile::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Business details.', 'frontage-site' ),
				'sanitize_callback' => [ BusinessProfile::class, 'clean' ],
				'show_in_rest'      => false,
			]
		);
		add_filter( 'option_page_capability_' . self::GROUP, [ self::class, 'capability' ] );
	}

	/** On `option_page_capability_…`, before WordPress stores the posted form. */
	public static function capability(): string {
		if ( ! current_user_can( 'manage_options' ) ) {
			add_filter( 'pre_update_option_' . BusinessProfile::OPTION, [ self::class, 'sanitize_hours_only' ], 10, 2 );
		}
		return self::HOURS;
	}

	/**
	 * On `pre_update_option_…`: for users who may change only the opening hours.
	 *
	 * @return array<string, mixed>
	 */
	public static function sanitize_hours_only( mixed $value, mixed $before ): array {
		return [ 'hours' => BusinessProfile::clean( $value )['hours'] ] + BusinessProfile::clean( $before );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		SettingsPage::add(
			parent: 'options-general.php',
			page: self::PAGE,
			group: self::GROUP,
			title: __( 'Business details', 'frontage-site' ),
			menu: __( 'Business details', 'frontage-site' ),
			right: self::HOURS,
		);
		$hook = 'settings_page_' . self::PAGE;
		add_action( "load-$hook", [ self::class, 'add_fields' ] );
		add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ] );
	}

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/business.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Not built, as in a fresh checkout.
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_media();
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/business.js' ), [ ...$asset['dependencies'], 'media-editor' ], $asset['version'], [ 'in_footer' => true ] );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/business.css' ), [], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
	}

	/** Runs on this page only. */
	public static function add_fields(): void {
		$sections = [
			'firm'    => [ __( 'Identity', 'frontage-site' ), __( 'Enter your details once. They appear in Contact info blocks and in text connected to “Business”, and update everywhere when you change them here.', 'frontage-site' ) ],
			'reach'   => [ __( 'Contact details', 'frontage-site' ), __( 'Clear a row to remove it. The first of each is the default.', 'frontage-site' ) ],
			'hours'   => [ __( 'Opening hours', 'frontage-site' ), __( 'Leave a day empty if you are closed. Use the second pair for hours after a break.', 'frontage-site' ) ],
			'engines' => [ __( 'Search engines and maps', 'frontage-site' ), '' ],
		];
		$allowed  = current_user_can( 'manage_options' ) ? array_keys( $sections ) : [ 'hours' ];
		$sections = array_intersect_key( $sections, array_flip( $allowed ) );
		foreach ( $sections as $name => [ $title, $means ] ) {
			add_settings_section( $name, $title, '' === $means ? '__return_null' : static fn () => printf( '<p>%s</p>', esc_html( $means ) ), self::PAGE );
		}
		$facts  = BusinessProfile::facts();
		$fields = [
			[ 'firm', 'name', __( 'Name', 'frontage-site' ), static fn () => BusinessFields::text( 'name', $facts['name'], get_bloginfo( 'name', 'raw' ) ), '' ],
			[ 'firm', 'legal_name', __( 'Legal name', 'frontage-site' ), static fn () => BusinessFields::text( 'legal_name', $facts['legal_name'] ), __( 'Only if different from the name: “Halden & Rowe AS”.', 'frontage-site' ) ],
			[ 'firm', 'logo', __( 'Logo', 'frontage-site' ), static fn () => BusinessFields::logo( $facts['logo'] ), self::logo_help() ],
			[ 'reach', 'phones', __( 'Phone', 'frontage-site' ), static fn () => BusinessFields::lines( 'phones', 'tel', $facts['phones'], __( 'Number', 'frontage-site' ) ), __( 'Include the country code: +47 55 12 34 56.', 'frontage-site' ) ],
			[ 'reach', 'emails', __( 'Email', 'frontage-site' ), static fn () => BusinessFields::lines( 'emails', 'email', $facts['emails'], __( 'Address', 'frontage-site' ) ), '' ],
			[ 'reach', 'addresses', __( 'Address', 'frontage-site' ), static fn () => BusinessFields::addresses( $facts['addresses'] ), '' ],
			[ 'reach', 'profiles', __( 'Social profiles', 'frontage-site' ), static fn () => BusinessFields::profiles( $facts['profiles'] ), __( 'Full URLs of your profiles on other sites: https://www.linkedin.com/company/…', 'frontage-site' ) ],
			[ 'hours', 'hours', __( 'Regular hours', 'frontage-site' ), static fn () => BusinessFields::hours( $facts['hours'] ), '' ],
			[ 'engines', 'search', __( 'Search engines', 'frontage-site' ), static fn () => BusinessFields::search_action( ! get_option( BusinessProfile::OPTION ) || $facts['search'] ), '' ],
			[ 'engines', 'kind', __( 'Business type', 'frontage-site' ), static fn () => BusinessFields::business_type( $facts['kind'] ), __( 'Opening hours and coordinates are shared for local businesses, not for organizations.', 'frontage-site' ) ],
			[ 'engines', 'point', __( 'Map coordinates', 'frontage-site' ), static fn () => BusinessFields::coordinates( $facts['latitude'], $facts['longitude'] ), __( 'Right-click your location in an online map to get both numbers: 60.3913 and 5.3221.', 'frontage-site' ) ],
		];
		foreach ( $fields as [ $section, $name, $title, $print, $means ] ) {
			if ( ! in_array( $section, $allowed, true ) ) {
				continue;
			}
			$labelled = in_array( $name, [ 'name', 'legal_name', 'kind' ], true ) ? [ 'label_for' => "frontage-business-$name" ] : [];
			add_settings_field(
				$name,
				$title,
				static function () use ( $print, $means ): void {
					$print();
					if ( '' !== $means ) {
						printf( '<p class="description">%s</p>', wp_kses( $means, [ 'a' => [ 'href' => [] ] ] ) );
					}
				},
				self::PAGE,
				$section,
				$labelled
			);
		}
	}

	/** Links to the other logo, which is what most owners look for. Only block themes have the screen. */
	private static function logo_help(): string {
		$text = __( 'For search results. The logo in the header is under Appearance → Editor → Identity.', 'frontage-site' );
		if ( ! wp_is_block_theme() || ! current_user_can( 'edit_theme_options' ) ) {
			return esc_html( $text );
		}
		return sprintf( '%s <a href="%s">%s</a>', esc_html( $text ), esc_url( admin_url( 'site-editor.php?p=%2Fidentity' ) ), esc_html__( 'Change header logo', 'frontage-site' ) );
	}
}
