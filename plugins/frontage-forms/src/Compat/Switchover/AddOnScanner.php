<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * The active plugins (`plugin`, as WordPress lists them), and the theme (`plugin` ''), that build on the original: which of its names each
 * uses, and which of those we do not provide.
 *
 * A name counts as the original's when the original's own code has it, and as provided when ours has it; there is no manual list.
 *
 * @phpstan-type AddOn array{name: string, plugin: string, requires: bool, asks: bool, used: list<string>, missing: list<string>}
 */
final class AddOnScanner {

	/** Names of the original's configuration validator: we have our own check, and neither visitors nor owners depend on these names. */
	private const OF_NO_USE = '/config_?validator/i';

	/** @return list<AddOn> Add-ons with missing names come first. */
	public static function find_add_ons(): array {
		return self::find_missing_names( OriginalPlugin::plugin_folder(), self::list_candidates() );
	}

	/**
	 * @param string                                                  $original_folder     The original's folder; '' when it is not installed.
	 * @param list<array{name: string, path: string, requires: bool, plugin?: string}> $candidates
	 * @return list<AddOn>
	 */
	public static function find_missing_names( string $original_folder, array $candidates ): array {
		$known_names = '' === $original_folder ? [] : CodeScanner::scan_path( $original_folder )['names'];
		$offered     = CodeScanner::scan_path( PluginFiles::file( 'src' ) )['names'];
		$add_ons     = [];
		foreach ( $candidates as $candidate ) {
			[ 'name' => $name, 'path' => $path, 'requires' => $requires ] = $candidate;
			$code                                                         = CodeScanner::scan_path( $path );
			$used_names                                                   = array_values( array_filter( $code['names'], static fn ( string $a ): bool => self::is_listed( $a, $known_names ) ) );
			if ( $used_names || $requires || $code['asks'] ) {
				sort( $used_names );
				$add_ons[] = [
					'name'     => $name,
					'plugin'   => $candidate['plugin'] ?? '',
					'requires' => $requires,
					'asks'     => $code['asks'],
					'used'     => $used_names,
					'missing'  => array_values( array_filter( array_diff( $used_names, $code['removed'] ), static fn ( string $a ): bool => ! preg_match( self::OF_NO_USE, $a ) && ! self::is_listed( $a, $offered ) ) ),
				];
			}
		}
		usort( $add_ons, static fn ( array $a, array $b ): int => count( $b['missing'] ) <=> count( $a['missing'] ) ?: strcasecmp( $a['name'], $b['name'] ) );
		return $add_ons;
	}

	/**
	 * Whether the list has this name, or one whose suffix is a tag type: `wpcf7_validate_text`.
	 *
	 * @param list<string> $names
	 */
	private static function is_listed( string $name, array $names ): bool {
		if ( in_array( $name, $names, true ) ) {
			return true;
		}
		foreach ( $names as $a ) {
			if ( str_ends_with( $a, '_' ) && strlen( $a ) > strlen( 'wpcf7_' ) && str_starts_with( $name, $a ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<array{name: string, path: string, requires: bool, plugin?: string}> */
	private static function list_candidates(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$candidates = [];
		$active     = array_merge( (array) get_option( 'active_plugins', [] ), is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : [] );
		foreach ( array_unique( array_filter( $active, 'is_string' ) ) as $plugin ) {
			$file = WP_PLUGIN_DIR . '/' . $plugin;
			if ( OriginalPlugin::PLUGIN === $plugin || plugin_basename( PluginFiles::file( 'frontage-forms.php' ) ) === $plugin || ! is_file( $file ) ) {
				continue;
			}
			$header       = get_file_data( $file, [ 'name' => 'Plugin Name', 'requires' => 'Requires Plugins' ] );
			$candidates[] = [
				'name'     => '' === $header['name'] ? $plugin : $header['name'],
				'path'     => str_contains( $plugin, '/' ) ? dirname( $file ) : $file,
				'plugin'   => $plugin,
				'requires' => in_array( OriginalPlugin::SLUG, array_map( 'trim', explode( ',', $header['requires'] ) ), true ),
			];
		}
		foreach ( array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) as $folder ) {
			$candidates[] = [
				/* translators: %s: the name of a theme. */
				'name'     => sprintf( __( 'Theme %s', 'frontage-forms' ), wp_get_theme( basename( $folder ) )->get( 'Name' ) ?: basename( $folder ) ),
				'path'     => $folder,
				'requires' => false,
			];
		}
		return $candidates;
	}
}
