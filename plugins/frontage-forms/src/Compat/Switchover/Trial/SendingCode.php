<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Code of other plugins and themes that would run while a form is sent. It may ask other servers or write files in ways that nobody can
 * keep from it, so a form is not sent while there is such code.
 */
final class SendingCode {

	/** Hooks that run when forms are registered, shown or edited, and not when one is sent. Names that end with `_` are prefixes. */
	private const DISPLAY = [
		'wpcf7_init', 'wpcf7_contact_form', 'wpcf7_contact_form_properties', 'wpcf7_pre_construct_contact_form_properties', 'wpcf7_contact_form_default_pack', 'wpcf7_contact_form_shortcode',
		'wpcf7_default_template', 'wpcf7_messages', 'wpcf7_collect_mail_tags', 'wpcf7_form_', 'wpcf7_form_tag', 'wpcf7_shortcode_callback', 'wpcf7_swv_create_schema',
		'wpcf7_autop_or_not', 'wpcf7_load_js', 'wpcf7_load_css', 'wpcf7_enqueue_', 'wpcf7_support_html5', 'wpcf7_support_html5_fallback', 'wpcf7_validation_error',
		'wpcf7_admin_', 'wpcf7_editor_', 'wpcf7_tag_generator_', 'wpcf7_upgrade', 'wpcf7_map_meta_cap', 'wpcf7_config_', 'wpcf7_flamingo_', 'wpcf7_integration_',
		'wpcf7_save_contact_form', 'wpcf7_after_', 'wpcf7_copy', 'wpcf7_update_option', 'wpcf7_refill_response', 'wpcf7_feedback_response', 'wpcf7_ajax_', 'wpcf7_quiz_ajax_refill', 'wpcf7_captcha_ajax_refill',
		'frontage_forms_declare_original_names', 'frontage_forms_register_tag_types', 'frontage_forms_elements', 'frontage_forms_attributes', 'frontage_forms_hidden_fields', 'frontage_forms_page_data', 'frontage_forms_sweep',
	];

	/** Hooks that run after the emails, so they change none of them: what hooks there is left out of the trial. */
	private const AFTER = [
		'wpcf7_submit', 'wpcf7_mail_sent', 'wpcf7_mail_failed',
		'frontage_forms_result', 'frontage_forms_submitted', 'frontage_forms_mail_sent', 'frontage_forms_mail_failed', 'frontage_forms_jobs',
	];

	/** Spam checks ask other servers; a trial skips them on both sides. */
	private const SKIPPED = [ 'wpcf7_spam', 'frontage_forms_spam' ];

	/** @return list<string> Folders, or names of files, of plugins and themes with such code. */
	public static function list_foreign(): array {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$owners = [];
		foreach ( $wp_filter as $name => $hook ) {
			if ( ! self::is_sending( (string) $name ) ) {
				continue;
			}
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( array_column( $callbacks, 'function' ) as $callback ) {
					$owners[] = self::find_owner( $callback );
				}
			}
		}
		return array_values( array_unique( array_filter( $owners, static fn ( string $owner ): bool => '' !== $owner ) ) );
	}

	/** Removes what runs after the emails, and the spam checks. */
	public static function detach(): void {
		foreach ( [ ...self::AFTER, ...self::SKIPPED ] as $hook ) {
			remove_all_filters( $hook );
		}
		add_filter( 'wpcf7_skip_spam_check', '__return_true', PHP_INT_MAX );
		add_filter( 'frontage_forms_skip_spam_check', '__return_true', PHP_INT_MAX );
		add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 0, 'address' => 0 ], PHP_INT_MAX );
	}

	private static function is_sending( string $name ): bool {
		if ( ! preg_match( '/^(?:wpcf7_|frontage_forms_)/', $name ) || in_array( $name, [ ...self::AFTER, ...self::SKIPPED ], true ) ) {
			return false;
		}
		foreach ( self::DISPLAY as $hook ) {
			if ( $hook === $name || ( str_ends_with( $hook, '_' ) && str_starts_with( $name, $hook ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** '' for code of WordPress, PHP, Contact Form 7 and ours. */
	private static function find_owner( mixed $callback ): string {
		$function = self::reflect( $callback );
		if ( ! $function ) {
			return '?';
		}
		$scope = $function instanceof \ReflectionMethod ? $function->getDeclaringClass() : $function->getClosureScopeClass();
		$file  = $function->getFileName();
		if ( false === $file || str_starts_with( ( $scope ? $scope->getName() : $function->getName() ), 'Frontage\\' ) ) {
			return '';
		}
		$file     = wp_normalize_path( $file );
		$original = defined( 'WPCF7_PLUGIN' ) ? dirname( (string) constant( 'WPCF7_PLUGIN' ) ) : OriginalPlugin::plugin_folder(); // Its folder may have another name.
		foreach ( [ ABSPATH . 'wp-includes', ABSPATH . 'wp-admin', $original, PluginFiles::file( 'src' ) ] as $folder ) {
			$real = '' === $folder ? false : realpath( $folder );
			if ( false !== $real && str_starts_with( $file, wp_normalize_path( $real ) . '/' ) ) {
				return '';
			}
		}
		$name = plugin_basename( $file );
		return ltrim( $file, '/' ) === $name ? wp_basename( dirname( $file ) ) . '/' . wp_basename( $file ) : (string) strtok( $name, '/' );
	}

	private static function reflect( mixed $callback ): \ReflectionFunction|\ReflectionMethod|null {
		try {
			if ( is_array( $callback ) ) {
				[ $target, $method ] = [ $callback[0] ?? null, $callback[1] ?? null ];
				return ( is_object( $target ) || is_string( $target ) ) && is_string( $method ) ? new \ReflectionMethod( $target, $method ) : null;
			}
			return match ( true ) {
				$callback instanceof \Closure                           => new \ReflectionFunction( $callback ),
				is_string( $callback ) && str_contains( $callback, '::' ) => new \ReflectionMethod( ...explode( '::', $callback, 2 ) ),
				is_string( $callback )                                  => new \ReflectionFunction( $callback ),
				is_object( $callback )                                  => new \ReflectionMethod( $callback, '__invoke' ),
				default                                                 => null,
			};
		} catch ( \ReflectionException ) {
			return null; // A function that does not exist, or a method that `__call()` answers.
		}
	}
}
