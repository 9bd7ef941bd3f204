<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\Admin\SettingsPage;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Business details: a plain form with one empty row at the end of each list; a script adds more.
 *
 * @phpstan-import-type Facts from BusinessProfile
 */
final class BusinessScreen {

	/** The screen's slug. */
	public const PAGE    = 'frontage-site-business';
	private const GROUP  = 'frontage_site_business';
	private const SCRIPT = 'frontage-site-business';

	/** Capability to change only the opening hours, so that editors can do so before a holiday. */
	public const HOURS = 'edit_others_pages';

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
		return array_intersect_key( BusinessProfile::clean( $value ), [ 'hours' => true, 'special_days' => true ] ) + BusinessProfile::clean( $before );
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
			line: __( 'Entered once, shown wherever your site uses them.', 'frontage-site' ),
			aside: static fn () => BusinessPreview::print(),
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
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
	}

	/** Runs on this page only. */
	public static function add_fields(): void {
		$facts    = BusinessProfile::facts();
		$sections = [
			'identity'  => [ __( 'Identity', 'frontage-site' ), __( 'Used in the header, the footer, emails, and search results.', 'frontage-site' ), static fn () => BusinessFields::identity( $facts, self::logo_help() ) ],
			'contact'   => [ __( 'Contact details', 'frontage-site' ), __( 'The first of each is the default.', 'frontage-site' ), static fn () => self::print_contact( $facts ) ],
			'hours'     => [ __( 'Opening hours', 'frontage-site' ), '', static fn () => self::print_hours( $facts ) ],
			'addresses' => [ __( 'Addresses', 'frontage-site' ), __( 'One line each. Open a line to edit it.', 'frontage-site' ), static fn () => BusinessFields::addresses( $facts['addresses'] ) ],
			'profiles'  => [ __( 'Social profiles', 'frontage-site' ), __( 'Full URLs of your profiles on other sites: https://www.linkedin.com/company/…', 'frontage-site' ), static fn () => BusinessFields::profiles( $facts['profiles'] ) ],
			'engines'   => [ __( 'Search engines and maps', 'frontage-site' ), '', static fn () => BusinessFields::engines( ! get_option( BusinessProfile::OPTION ) || $facts['search'], $facts['latitude'], $facts['longitude'] ) ],
		];
		$sections = current_user_can( 'manage_options' ) ? $sections : array_intersect_key( $sections, [ 'hours' => true ] );
		foreach ( $sections as $name => [ $title, $help, $print ] ) {
			add_settings_section(
				$name,
				$title,
				static function () use ( $help, $print ): void {
					if ( '' !== $help ) {
						printf( '<p>%s</p>', esc_html( $help ) );
					}
					$print();
				},
				self::PAGE
			);
		}
	}

	/** @param Facts $facts */
	private static function print_contact( array $facts ): void {
		BusinessFields::lines( 'phones', 'tel', $facts['phones'], __( 'Phone', 'frontage-site' ), add: __( 'Add phone', 'frontage-site' ), help: __( 'Include the country code: +47 55 12 34 56.', 'frontage-site' ) );
		BusinessFields::lines( 'emails', 'email', $facts['emails'], __( 'Email', 'frontage-site' ), __( 'Add email', 'frontage-site' ) );
	}

	/** @param Facts $facts */
	private static function print_hours( array $facts ): void {
		BusinessHours::print( $facts['hours'] );
		BusinessFields::special_days( $facts['special_days'] );
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
