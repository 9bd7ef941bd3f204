<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Hooks\GuardedCallback;

defined( 'ABSPATH' ) || exit;

/** Handles scripts and styles of add-ons on a page with a form. ContactForm7Loader registers the handles that they depend on. */
final class ScriptHandles {

	/** @var array<string, true> Assets that code requested explicitly, whatever the site's default is. */
	private static array $requested_assets = [];

	/** @var array<string, true> Hooks that already ran for add-ons. */
	private static array $localized_assets = [];

	/** On `frontage_forms_enqueue`: whether forms enqueue this asset. */
	public static function filter_load( bool $load, string $asset ): bool {
		$load = isset( self::$requested_assets[ $asset ] ) || ( $load && ( 'script' === $asset ? wpcf7_load_js() : wpcf7_load_css() ) );
		if ( $load ) {
			self::localize_script( $asset );
		}
		return $load;
	}

	/** For a template that needs the assets where the site has disabled them. */
	public static function request_asset( string $asset ): void {
		self::$requested_assets[ $asset ] = true;
		self::localize_script( $asset );
	}

	/** Whether the page has, or will have, the script or style: the original enqueues them on every page. */
	public static function is_present( string $asset ): bool {
		return isset( self::$requested_assets[ $asset ] ) || (bool) ( 'script' === $asset ? wpcf7_load_js() : wpcf7_load_css() );
	}

	private static function localize_script( string $asset ): void {
		if ( isset( self::$localized_assets[ $asset ] ) ) {
			return;
		}
		self::$localized_assets[ $asset ] = true;
		ContactForm7Loader::register_handles();
		if ( 'style' === $asset ) {
			wp_enqueue_style( 'contact-form-7' ); // It has no file, but themes add inline styles to this handle.
			GuardedCallback::action( 'wpcf7_enqueue_styles' );
			return;
		}
		GuardedCallback::action( 'wpcf7_enqueue_scripts' );
		add_action( 'wp_footer', [ self::class, 'enqueue_for_inline_code' ], 1 );
	}

	/** On `wp_footer`: prints inline code that sites added to the handle, and the file only where there is such code. */
	public static function enqueue_for_inline_code(): void {
		$script = wp_scripts()->query( 'contact-form-7' );
		$extra  = $script instanceof \_WP_Dependency ? $script->extra : [];
		if ( ! empty( $extra['data'] ) || ! empty( $extra['after'] ) || count( array_filter( (array) ( $extra['before'] ?? [] ) ) ) > 1 ) {
			wp_enqueue_script( 'contact-form-7' );
		}
	}
}
