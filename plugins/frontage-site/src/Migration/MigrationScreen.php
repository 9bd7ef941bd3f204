<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Import\ZipReader;
use Frontage\Kit\SettingsForm\ScreenHeader;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Export & import: exports the site as one file, and imports one. The screen is a React app (`admin/kit`). */
final class MigrationScreen {

	/** The screen's slug. */
	public const PAGE    = 'frontage-site-kit';
	private const SCRIPT = 'frontage-site-kit';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		if ( ! MigrationPermission::is_allowed() ) {
			return;
		}
		SettingsHub::add_screen( self::PAGE, __( 'Export & import', 'frontage-site' ), [ self::class, 'render' ], [ self::class, 'enqueue' ] );
	}

	public static function render(): void {
		echo '<div class="wrap frontage-kit">';
		ScreenHeader::print( __( 'Export & import', 'frontage-site' ) );
		printf(
			'<p>%s</p><div id="frontage-site-kit" data-props="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'An export file contains the design, pages, menus, forms, sliders, and images of your site. Import it on another site to get the same look. Messages, users, orders, and API keys are never included.', 'frontage-site' ),
			esc_attr( (string) wp_json_encode( [ 'most' => size_format( min( ZipReader::BYTES, wp_max_upload_size() ) ), 'home' => home_url( '/' ) ], JSON_HEX_AMP ) ),
			esc_html__( 'JavaScript is required to export and import. You can also run “wp frontage kit” on the command line.', 'frontage-site' )
		);
	}

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/kit.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Not built, as in a fresh checkout.
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/kit.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/kit.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
		// Preloads the data, which saves one request.
		$loaded = rest_preload_api_request( [], '/frontage/v1/kit' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $loaded, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}
}
