<?php
/** Loads this copy of the kit: registers the autoloader for its classes. Required once, by the newest copy's `kit.php`. */

declare( strict_types = 1 );

namespace Frontage\Kit;

use Frontage\Kit\Admin\EditorSetup;
use Frontage\Kit\Admin\HelpTabs;
use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Dashboard\DashboardCard;
use Frontage\Kit\Dashboard\PrivacyPageStep;
use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Kit\Database\FourByteCharacters;
use Frontage\Kit\Frontend\Behaviors;
use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Kit\Frontend\EditorBundle;
use Frontage\Kit\Http\RestRegistration;
use Frontage\Kit\Import\SharedFile;
use Frontage\Kit\Servers\HealthController;
use Frontage\Kit\Servers\ServerComparison;
use Frontage\Kit\Servers\ServerRegistry;

defined( 'ABSPATH' ) || exit;

/** Registers a PSR-4 autoloader for a namespace prefix (`Frontage\Forms\`) and a folder. */
function autoload( string $prefix, string $folder ): void {
	spl_autoload_register(
		static function ( string $class ) use ( $prefix, $folder ): void {
			if ( ! str_starts_with( $class, $prefix ) ) {
				return;
			}
			$file = $folder . '/' . str_replace( '\\', '/', substr( $class, strlen( $prefix ) ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
				return;
			}
			// Add-ons may use a class by its original name. Other unknown names may be asked for as well, such as by
			// class_exists().
			$new = is_file( "$folder/old-names.php" ) ? ( require "$folder/old-names.php" )[ $class ] ?? null : null;
			if ( $new ) {
				class_alias( $new, $class );
			}
		}
	);
}

/**
 * Registers a plugin's built blocks and behaviors, and the hooks that all plugins of the suite share in the dashboard. It
 * runs on every page load, so it lives in this file, which is always loaded.
 *
 * @param string       $file              The plugin's main file.
 * @param list<string> $skip_inner_blocks Names of blocks that render their inner blocks themselves.
 */
function register_blocks( string $file, array $skip_inner_blocks = [] ): void {
	$build = dirname( $file ) . '/build';
	if ( is_file( $build . '/blocks/blocks-manifest.php' ) ) {
		BlockTypes::add( $build . '/blocks', $skip_inner_blocks );
	}
	if ( is_file( $build . '/behaviors/manifest.php' ) ) {
		Behaviors::register( $build . '/behaviors/manifest.php' );
	}
	$bundle = static fn () => EditorBundle::add( $build );
	is_admin() ? $bundle() : add_action( 'enqueue_block_editor_assets', $bundle, 0 ); // An editor on a page.
	if ( has_action( 'rest_api_init', [ RestRegistration::class, 'begin' ] ) ) {
		return; // Another plugin of the suite added the rest.
	}
	add_action( 'rest_api_init', [ RestRegistration::class, 'begin' ] );
	add_action( 'frontage_kit_rest_routes', [ HealthController::class, 'register' ] );
	add_action( 'frontage_kit_sweep_files', [ SharedFile::class, 'sweep' ] );
	add_action( 'frontage_kit_sweep_transients', [ DatabaseTransient::class, 'sweep' ] );
	add_filter( 'content_save_pre', [ FourByteCharacters::class, 'escape_slashed' ], 20 );
	add_filter( 'wp_insert_post_data', [ FourByteCharacters::class, 'escape_post' ], 20 );
	add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\\translation_file', 10, 2 );
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\script_translation_file', 10, 3 );
	if ( ! is_front_controller() ) {
		add_action( 'admin_init', [ ServerRegistry::class, 'record_from_dashboard' ] );
		add_filter( 'site_status_tests', [ ServerComparison::class, 'add_test' ] );
		add_action( 'admin_enqueue_scripts', [ EditorSetup::class, 'register_editor_controls' ], 0 );
		add_action( 'admin_menu', [ SettingsHub::class, 'add' ], 50 );
		add_action( 'current_screen', [ HelpTabs::class, 'add' ] );
		add_action( 'frontage_hub_cards', [ HelpTabs::class, 'print_card' ], 20 ); // After those of plugins.
		add_action( 'wp_dashboard_setup', [ DashboardCard::class, 'add' ] );
		add_action( 'admin_notices', [ OnboardingCard::class, 'show' ] );
		add_filter( 'frontage_first_minute', [ PrivacyPageStep::class, 'add' ], 20 ); // After those of plugins.
		add_action( 'admin_post_frontage_first_minute', [ OnboardingCard::class, 'dismiss' ] );
		add_filter( 'default_title', [ NewPageLink::class, 'title' ] );
		add_filter( 'default_content', [ NewPageLink::class, 'content' ] );
	}
}

/** Whether WordPress's front controller answers: with a page, or over REST. Dashboard, calls of admin-ajax.php, cron and commands have other entry points. */
function is_front_controller(): bool {
	return defined( 'WP_USE_THEMES' ) && WP_USE_THEMES;
}

/**
 * Reports what the database did not store: settings saved on screens or over REST, and the plugin's tables in Site Health.
 * Requests that save no settings, such as a visitor's, load no class for it.
 *
 * @param class-string $errors The plugin's StorageErrors.
 */
function read_back_settings( string $errors ): void {
	/** @var callable(): void $begin */
	$begin = [ $errors, 'read_back_settings' ];
	/** @var callable( array<string, mixed> ): array<string, mixed> $test */
	$test = [ $errors, 'add_test' ];
	add_action( 'admin_init', $begin );
	add_filter(
		'rest_pre_dispatch',
		static function ( mixed $answer, mixed $server, \WP_REST_Request $request ) use ( $begin ): mixed {
			if ( saves_settings( $request ) ) {
				$begin();
			}
			return $answer;
		},
		10,
		3
	);
	add_filter( 'site_status_tests', $test );
}

/**
 * Whether a request saves settings over REST. The route is matched case-insensitively, as WordPress does.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request
 */
function saves_settings( \WP_REST_Request $request ): bool {
	return 'GET' !== $request->get_method() && 1 === preg_match( '@^/wp/v2/settings$@i', $request->get_route() );
}

/** On `load_textdomain_mofile`. The class is not loaded for English, which the sources are in, nor for other text domains. */
function translation_file( mixed $file, mixed $domain ): mixed {
	return is_string( $file ) && ! str_ends_with( $file, '-en_US.mo' ) && is_string( $domain ) && str_starts_with( $domain, 'frontage-' ) ? Translations::file( $file, $domain ) : $file;
}

/** On `load_script_translation_file`. */
function script_translation_file( mixed $file, mixed $handle, mixed $domain ): mixed {
	return is_string( $file ) && is_string( $domain ) && str_starts_with( $domain, 'frontage-' ) ? Translations::script_file( $file, $domain ) : $file;
}

autoload( 'Frontage\\Kit\\', __DIR__ . '/php' );
autoload( 'Frontage\\Rules\\', __DIR__ . '/rules' );
