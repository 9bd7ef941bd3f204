<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Hooks\GuardedCallback;

defined( 'ABSPATH' ) || exit;

/** Handles scripts and styles of add-ons on a page with a form. ContactForm7Loader registers the handles that they depend on. */
final class ScriptHandles {

	/** @var array<string, true> Assets that code requested explicitly, whatever the site's default is. */
	private static array $asked = [];

	/** @var array<string, true> Hooks that already ran for add-ons. */
	private static array $told = [];

	/** On `frontage_forms_enqueue`: whether forms enqueue this asset. */
	public static function load( bool $load, string $what ): bool {
		$load = isset( self::$asked[ $what ] ) || ( $load && ( 'script' === $what ? wpcf7_load_js() : wpcf7_load_css() ) );
		if ( $load ) {
			self::tell( $what );
		}
		return $load;
	}

	/** For a template that needs the assets where the site has disabled them. */
	public static function ask_for( string $what ): void {
		self::$asked[ $what ] = true;
		self::tell( $what );
	}

	/** Whether the page has, or will have, the script or style: the original enqueues them on every page. */
	public static function is_there( string $what ): bool {
		return isset( self::$asked[ $what ] ) || (bool) ( 'script' === $what ? wpcf7_load_js() : wpcf7_load_css() );
	}

	private static function tell( string $what ): void {
		if ( isset( self::$told[ $what ] ) ) {
			return;
		}
		self::$told[ $what ] = true;
		ContactForm7Loader::register_handles();
		if ( 'style' === $what ) {
			wp_enqueue_style( 'contact-form-7' ); // It has no file, but themes add inline styles to this handle.
			GuardedCallback::action( 'wpcf7_enqueue_styles' );
			return;
		}
		GuardedCallback::action( 'wpcf7_enqueue_scripts' );
		add_action( 'wp_footer', [ self::class, 'bring_what_hangs_on_it' ], 1 );
	}

	/** On `wp_footer`: code that sites hang on the handle is printed, and only then its file is. */
	public static function bring_what_hangs_on_it(): void {
		$script = wp_scripts()->query( 'contact-form-7' );
		$extra  = $script instanceof \_WP_Dependency ? $script->extra : [];
		if ( ! empty( $extra['data'] ) || ! empty( $extra['after'] ) || count( array_filter( (array) ( $extra['before'] ?? [] ) ) ) > 1 ) {
			wp_enqueue_script( 'contact-form-7' );
		}
	}
}
