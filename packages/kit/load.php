<?php
/**
 * Makes the classes of this copy of the kit available. Required once, by the newest copy's `kit.php`.
 */

declare( strict_types = 1 );

namespace Frontage\Kit;

use Frontage\Kit\Admin\EditorSetup;
use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Database\FourByteCharacters;
use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the classes below a namespace (`Frontage\Forms\`) in a folder, PSR-4, when they are first used.
 */
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
			// Add-ons may know a class by the name that it had first. Others ask for what we do not have, as by class_exists().
			$new = is_file( "$folder/old-names.php" ) ? ( require "$folder/old-names.php" )[ $class ] ?? null : null;
			if ( $new ) {
				class_alias( $new, $class );
			}
		}
	);
}

/**
 * Makes known what the build left in a plugin's folder: blocks, and behaviors where there are some, and what all plugins do
 * in the dashboard in the same way. Every page asks for it, so it stands in the file that every page reads.
 *
 * @param string $file The plugin's main file.
 */
function register_blocks( string $file ): void {
	$build = dirname( $file ) . '/build';
	if ( is_file( $build . '/blocks/blocks-manifest.php' ) ) {
		wp_register_block_types_from_metadata_collection( $build . '/blocks', $build . '/blocks/blocks-manifest.php' );
	}
	if ( is_file( $build . '/behaviors/manifest.php' ) ) {
		Behaviors::register( $build . '/behaviors/manifest.php' );
	}
	add_action( 'admin_enqueue_scripts', [ EditorSetup::class, 'register_editor_controls' ], 0 );
	add_action( 'enqueue_block_assets', [ EditorSetup::class, 'bring_icons_to_canvas' ] );
	add_action( 'admin_notices', [ OnboardingCard::class, 'show' ] );
	add_action( 'admin_post_frontage_first_minute', [ OnboardingCard::class, 'put_away' ] );
	add_filter( 'default_title', [ NewPageLink::class, 'title' ] );
	add_filter( 'default_content', [ NewPageLink::class, 'content' ] );
	add_filter( 'content_save_pre', [ FourByteCharacters::class, 'escape_slashed' ], 20 );
	add_filter( 'wp_insert_post_data', [ FourByteCharacters::class, 'escape_post' ], 20 );
	add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\\translation_file', 10, 2 );
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\script_translation_file', 10, 3 );
}

/**
 * Has a plugin say what the database did not store: of settings on screens and over REST, and of its tables in Site Health.
 * A request for anything but settings, such as a visitor's, reads no class for it.
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
 * Whether a request saves settings over REST; its route is compared as WordPress compares it, in capitals or not.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request
 */
function saves_settings( \WP_REST_Request $request ): bool {
	return 'GET' !== $request->get_method() && 1 === preg_match( '@^/wp/v2/settings$@i', $request->get_route() );
}

/** On `load_textdomain_mofile`. The sources are English: a page in it does not read the class, nor do texts of others. */
function translation_file( mixed $file, mixed $domain ): mixed {
	return is_string( $file ) && ! str_ends_with( $file, '-en_US.mo' ) && is_string( $domain ) && str_starts_with( $domain, 'frontage-' ) ? Translations::file( $file, $domain ) : $file;
}

/** On `load_script_translation_file`. */
function script_translation_file( mixed $file, mixed $handle, mixed $domain ): mixed {
	return is_string( $file ) && is_string( $domain ) && str_starts_with( $domain, 'frontage-' ) ? Translations::script_file( $file, $domain ) : $file;
}

autoload( 'Frontage\\Kit\\', __DIR__ . '/php' );
autoload( 'Frontage\\Rules\\', __DIR__ . '/rules' );
