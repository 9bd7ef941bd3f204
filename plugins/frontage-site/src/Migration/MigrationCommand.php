<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Site\Migration\Safety\MigrationErrors;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * WP-CLI commands for export files: `wp frontage kit`. They need `--user`, with the same capabilities as the screen.
 *
 * @phpstan-import-type Row from ImportPlan
 */
final class MigrationCommand {

	/** On `cli_init`. */
	public static function register(): void {
		if ( class_exists( WP_CLI::class ) ) {
			WP_CLI::add_command( 'frontage kit', self::class );
		}
	}

	/**
	 * Exports this site to a file: templates, styles, menus, pages, forms, sliders, portfolio and settings, with their media.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the new file.
	 *
	 * [--parts=<parts>]
	 * : Parts to include, comma-separated.
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage kit export site.zip --user=admin
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function export( array $args, array $options = [] ): void {
		$export = self::permission_error() ?? ( new SiteExporter() )->write( self::parts( $options ) );
		if ( is_wp_error( $export ) ) {
			WP_CLI::error( $export->get_error_message() );
			return;
		}
		$file    = $args[0] ?? '';
		$is_done = '' !== $file && copy( $export['file'], $file ); // Where the person at the command line wants it.
		wp_delete_file( $export['file'] );
		foreach ( $export['left'] as $name ) {
			/* translators: %s: name of a file */
			WP_CLI::line( sprintf( __( 'Skipped: %s', 'frontage-site' ), $name ) );
		}
		if ( ! $is_done ) {
			/* translators: %s: name of a file */
			WP_CLI::error( sprintf( __( 'Could not write %s.', 'frontage-site' ), $file ) );
			return;
		}
		/* translators: 1: name of a file, 2: number of items, 3: number of files */
		WP_CLI::success( sprintf( __( '%1$s: %2$d items, %3$d files.', 'frontage-site' ), $file, $export['items'], $export['media'] ) );
	}

	/**
	 * Imports an export file: all of it, or nothing.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the export file.
	 *
	 * [--dry-run]
	 * : Only lists what would change.
	 *
	 * [--parts=<parts>]
	 * : Parts to include, comma-separated.
	 *
	 * [--scripts]
	 * : Also imports items with code that runs in browsers.
	 *
	 * [--existing=<choice>]
	 * : What becomes of items that the site has already, where there is a choice.
	 * ---
	 * default: replace
	 * options:
	 *   - replace
	 *   - keep-both
	 *   - skip
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage kit import site.zip --dry-run --user=admin
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options = [] ): void {
		$file    = $args[0] ?? '';
		$preview = self::permission_error() ?? ( is_file( $file ) ? SiteImporter::preview( $file, basename( $file ) ) : MigrationErrors::no_file() );
		if ( is_wp_error( $preview ) ) {
			WP_CLI::error( $preview->get_error_message() );
			return;
		}
		foreach ( $preview['effects'] as $line ) {
			WP_CLI::line( "{$line['label']}: " . implode( ', ', $line['values'] ) );
		}
		if ( isset( $options['dry-run'] ) ) {
			$stage = PendingImport::find( $preview['id'] );
			if ( ! is_wp_error( $stage ) ) {
				$stage->discard();
			}
			self::print_items( $preview['items'] );
			WP_CLI::success( __( 'No changes made.', 'frontage-site' ) );
			return;
		}
		$choices = [];
		foreach ( $preview['items'] as $item ) {
			$choices[ "{$item['part']}/{$item['key']}" ] = $options['existing'] ?? ExistingItem::REPLACE;
		}
		do {
			$stepped = SiteImporter::step( $preview['id'], self::parts( $options ), isset( $options['scripts'] ), ExistingItem::from_request( $choices ) );
		} while ( ! is_wp_error( $stepped ) && ! $stepped['finished'] );
		if ( is_wp_error( $stepped ) ) {
			WP_CLI::error( $stepped->get_error_message() );
			return;
		}
		self::print_items( $stepped['items'] );
		WP_CLI::success( __( 'Imported. Run “wp frontage kit undo” to restore the previous state.', 'frontage-site' ) );
	}

	/**
	 * Reverts the last import.
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage kit undo --user=admin
	 */
	public function undo(): void {
		$not_undone = self::permission_error() ?? SiteImporter::undo();
		if ( is_wp_error( $not_undone ) ) {
			WP_CLI::error( $not_undone->get_error_message() );
			return;
		}
		foreach ( $not_undone as $message ) {
			WP_CLI::line( $message );
		}
		WP_CLI::success( __( 'Import undone. The site is back to its previous state.', 'frontage-site' ) );
	}

	/** @param list<Row> $items */
	private static function print_items( array $items ): void {
		$words = [
			ImportPreview::NEW      => __( 'new', 'frontage-site' ),
			ImportPreview::REPLACED => __( 'replaced', 'frontage-site' ),
			ImportPreview::SAME     => __( 'unchanged', 'frontage-site' ),
			ImportPreview::LEFT_OUT => __( 'skipped', 'frontage-site' ),
		];
		foreach ( $items as $item ) {
			WP_CLI::line( trim( sprintf( '%-10s %s/%s  %s', $words[ $item['change'] ] ?? '', $item['part'], $item['key'], $item['why'] ) ) );
		}
	}

	private static function permission_error(): ?WP_Error {
		$may = MigrationPermission::check();
		return is_wp_error( $may ) ? $may : null;
	}

	/**
	 * @param array<string, string> $options
	 * @return list<string>|null
	 */
	private static function parts( array $options ): ?array {
		return isset( $options['parts'] ) ? array_values( array_map( strval( ... ), wp_parse_list( $options['parts'] ) ) ) : null;
	}
}
