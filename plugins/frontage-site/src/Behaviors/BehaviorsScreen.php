<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\SettingsForm\SaveBar;
use Frontage\Kit\SettingsForm\ScreenHeader;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Animations & behaviors: what an owner turns on for all pages. The screen is a React app (`admin/behaviors`). */
final class BehaviorsScreen {

	/** The screen's slug. */
	public const PAGE    = 'frontage-site-behaviours';
	private const SCRIPT = 'frontage-site-behaviours';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		SettingsHub::add_screen( self::PAGE, __( 'Animations & behaviors', 'frontage-site' ), [ self::class, 'render' ], [ self::class, 'enqueue' ] );
	}

	public static function render(): void {
		echo '<div class="wrap frontage-behaviours">';
		ScreenHeader::print( __( 'Animations & behaviors', 'frontage-site' ) );
		printf(
			'<p>%s</p><div id="frontage-site-behaviours" data-props="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Interactive features for your whole site. Everything is off by default, and features that are off load nothing. You can change this for a single page or post in the editor under Behaviors.', 'frontage-site' ) . ' ' . esc_html__( 'To animate one block, such as a heading, select it in the editor and open “Animation”.', 'frontage-site' ),
			esc_attr( (string) wp_json_encode( self::props(), JSON_HEX_AMP ) ),
			esc_html__( 'JavaScript is required to choose behaviors.', 'frontage-site' )
		);
	}

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/behaviors.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Not built, as in a fresh checkout.
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/behaviors.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/behaviors.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
		add_action( 'admin_head', [ SaveBar::class, 'print_style' ] ); // The script prints the same bar.
		// Preloads the settings, which saves one request.
		$loaded = rest_preload_api_request( [], '/wp/v2/settings' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $loaded, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** @return array<string, mixed> Initial data of the screen's script; its type is `ScreenProps`. */
	private static function props(): array {
		$built = PluginFiles::file( 'build/behaviors/switches.php' );
		/** @var array<string, int> $bytes */
		$bytes = is_file( $built ) ? require $built : [];
		$all   = [];
		foreach ( BehaviorLabels::names() as $name ) {
			$words = BehaviorLabels::label( $name );
			if ( $words ) {
				// A classic theme prints header, footer and title itself: none of them is a block that could be marked.
				$idle = isset( $words['needs'] ) && ! wp_is_block_theme();
				unset( $words['needs'], $words['tells'], $words['texts'] ); // Used by pages and PHP only, not by the screen.
				if ( $idle ) {
					$words['recommended'] = false;
				}
				$all[] = [
					'name'    => $name,
					'idle'    => $idle,
					'bytes'   => $bytes[ $name ] ?? 0,
					'options' => (object) ( $words['options'] ?? [] ),
				] + $words;
			}
		}
		return [
			'behaviors' => $all,
			'home'       => home_url( '/' ),
		];
	}
}
