<?php

namespace Frontage\Slider\Import;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Sliders on the command line: `wp frontage slider`. */
final class Command {

	public static function register(): void {
		if ( class_exists( WP_CLI::class ) ) {
			WP_CLI::add_command( 'frontage slider', self::class );
		}
	}

	/**
	 * Takes over the sliders of a saved page or an export (HTML, JSON, zip).
	 *
	 * Each becomes a draft under Sliders. All of the file are taken, or none; a name that is in use gets a number.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--media=<what>]
	 * : What becomes of pictures and films of other sites: `leave` them where they are and show none, `copy` them into the media library (out of the zip, or from their https address, up to 1 MB each), or `link` to them.
	 * ---
	 * default: leave
	 * options:
	 *   - leave
	 *   - copy
	 *   - link
	 * ---
	 *
	 * [--status=<status>]
	 * : draft, publish or private.
	 * ---
	 * default: draft
	 * options:
	 *   - draft
	 *   - publish
	 *   - private
	 * ---
	 *
	 * [--dry-run]
	 * : Only reports.
	 *
	 * [--format=<format>]
	 * : `text`, or `json` with the whole report.
	 * ---
	 * default: text
	 * options:
	 *   - text
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage slider import slider.zip --media=copy
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options ): void {
		$dry  = isset( $options['dry-run'] );
		$made = ( new Import( new Media( $options['media'] ?? Media::LEAVE ), $options['status'] ?? 'draft', $dry ) )->file( $args[0] ?? '' );
		if ( is_wp_error( $made ) ) {
			WP_CLI::error( $made->get_error_message() );
			return;
		}
		if ( 'json' === ( $options['format'] ?? 'text' ) ) {
			WP_CLI::line( (string) wp_json_encode( [ 'sliders' => $made ], JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		foreach ( $made as $slider ) {
			WP_CLI::line( $dry ? $slider['alias'] : "{$slider['alias']} (#{$slider['id']})" );
			foreach ( Summary::lines( $slider['report'] ) as $line ) {
				WP_CLI::line( "  $line" );
			}
		}
		/* translators: %d: number of sliders */
		WP_CLI::success( sprintf( _n( '%d slider.', '%d sliders.', count( $made ), 'frontage-slider' ), count( $made ) ) );
	}
}
