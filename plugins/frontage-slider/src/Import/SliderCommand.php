<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\LocalFile;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Slider\Export\SliderExporter;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\GroupedFindings;
use Frontage\Slider\Import\Sources\SiteSources;
use Frontage\Slider\Storage\SliderRepository;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** WP-CLI commands for sliders: `wp frontage slider`. */
final class SliderCommand {

	public static function register(): void {
		if ( class_exists( WP_CLI::class ) ) {
			WP_CLI::add_command( 'frontage slider', self::class );
		}
	}

	/**
	 * Imports the sliders of a saved page or an export (HTML, JSON, zip, ss3), or those of another plugin on this site.
	 *
	 * Each becomes a draft under Sliders. All sliders of the source are imported, or none. Of two with the same alias, the new one gets a number.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The file.
	 *
	 * [--from=<plugin>]
	 * : Instead of a file: the plugin whose sliders are in the database of this site. It does not need to be active.
	 * ---
	 * options:
	 *   - slider-revolution
	 *   - smart-slider
	 *   - meta-slider
	 * ---
	 *
	 * [--media=<what>]
	 * : What happens to images and videos: `copy` them into the media library (from the zip, this site, or the given hosts), `leave` them out, or `link` to them.
	 * ---
	 * default: copy
	 * options:
	 *   - leave
	 *   - copy
	 *   - link
	 * ---
	 *
	 * [--hosts=<hosts>]
	 * : Other sites to read stylesheets from and, with `copy`, files, over https, up to 1 MB each; comma-separated, or `all`.
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
	 * [--existing=<choice>]
	 * : What becomes of sliders with an alias that the site has already.
	 * ---
	 * default: keep-both
	 * options:
	 *   - keep-both
	 *   - replace
	 *   - skip
	 * ---
	 *
	 * [--dry-run]
	 * : Only reports.
	 *
	 * [--format=<format>]
	 * : `text`, or `json` with the whole report: sliders, aliases of skipped sliders, and effects.
	 * ---
	 * default: text
	 * options:
	 *   - text
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage slider import page.html --hosts=old.example
	 *     wp frontage slider import --from=smart-slider --dry-run
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options ): void {
		$dry     = isset( $options['dry-run'] );
		$hosts   = array_map( strtolower( ... ), wp_parse_list( $options['hosts'] ?? '' ) );
		$hosts   = in_array( 'all', $hosts, true ) ? [ '*' ] : array_values( $hosts );
		$media   = static fn (): MediaImporter => new MediaImporter( $options['media'] ?? MediaImporter::COPY, $hosts );
		$choice  = ExistingItem::from_option( $options['existing'] ?? '' );
		$look    = new SliderCreator( $media(), 'draft', true, for_all: $choice );
		$from    = $options['from'] ?? '';
		if ( '' !== $from && ! isset( SiteSources::NAMES[ $from ] ) ) {
			/* translators: %s: names that an option accepts */
			WP_CLI::error( sprintf( __( 'The option --from accepts: %s.', 'frontage-slider' ), implode( ', ', array_keys( SiteSources::NAMES ) ) ) );
			return;
		}
		$file    = $args[0] ?? '';
		$open    = static fn (): ImportSource => '' === $from ? new FileSource( $file, basename( $file ), '', $hosts ) : SiteSources::open( $from ); // Twice, since a source keeps its reports.
		$sliders = $look->create( $open() );
		$json    = 'json' === ( $options['format'] ?? 'text' );
		foreach ( is_wp_error( $sliders ) || $json ? [] : $look->effects() as $line ) {
			WP_CLI::line( "{$line['label']}: " . implode( ', ', $line['values'] ) );
		}
		if ( ! $dry && ! is_wp_error( $sliders ) ) {
			$sliders = ( new SliderCreator( $media(), $options['status'] ?? 'draft', for_all: $choice ) )->create( $open() );
		}
		if ( is_wp_error( $sliders ) ) {
			WP_CLI::error( $sliders->get_error_message() );
			return;
		}
		$skipped = $look->skipped_aliases();
		if ( $json ) {
			WP_CLI::line( (string) wp_json_encode( [ 'sliders' => $sliders, 'skipped' => $skipped, 'effects' => $look->effects() ], JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		foreach ( $skipped as $alias ) {
			/* translators: %s: alias of a slider */
			WP_CLI::line( sprintf( __( '%s: skipped', 'frontage-slider' ), $alias ) );
		}
		foreach ( $sliders as $slider ) {
			WP_CLI::line( ( $dry ? $slider['alias'] : "{$slider['alias']} (#{$slider['id']})" ) . ( true === ( $slider['report']['replaced'] ?? false ) ? ' ' . __( '(replaced)', 'frontage-slider' ) : '' ) );
			self::print_report( $slider['report'] );
		}
		WP_CLI::success( GroupedFindings::summary( count( $sliders ), count( $sliders ) + count( $skipped ), array_column( $sliders, 'report' ) ) );
	}

	/**
	 * Exports a slider of this site to a file that can be imported.
	 *
	 * ## OPTIONS
	 *
	 * <slider>
	 * : Its id or its alias.
	 *
	 * [<file>]
	 * : Target file; a name that ends with .zip includes the images. Without it the document is printed.
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage slider export news news.zip
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function export( array $args, array $options = [] ): void {
		$name     = $args[0] ?? '';
		$post     = is_numeric( $name ) ? get_post( (int) $name ) : get_page_by_path( sanitize_title( $name ), OBJECT, SliderRepository::POST_TYPE );
		$document = SliderExporter::document( $post->ID ?? 0 );
		$file     = $args[1] ?? '';
		$zip      = is_wp_error( $document ) || ! str_ends_with( strtolower( $file ), '.zip' ) ? $document : SliderExporter::zip( $document );
		if ( is_wp_error( $document ) || is_wp_error( $zip ) ) {
			WP_CLI::error( is_wp_error( $zip ) ? $zip->get_error_message() : '' );
			return;
		}
		$json = is_string( $zip ) ? '' : SliderExporter::json( $document );
		if ( '' === $file ) {
			WP_CLI::line( $json );
			return;
		}
		$is_written = is_string( $zip ) ? copy( $zip, $file ) : LocalFile::write( $file, $json );
		if ( is_string( $zip ) ) {
			wp_delete_file( $zip );
		}
		if ( ! $is_written ) {
			/* translators: %s: name of a file */
			WP_CLI::error( sprintf( __( 'Could not write %s.', 'frontage-slider' ), $file ) );
			return;
		}
		/* translators: %s: name of a file */
		WP_CLI::success( sprintf( __( 'File saved: %s', 'frontage-slider' ), $file ) );
	}

	/** @param array<string, mixed> $report */
	private static function print_report( array $report ): void {
		foreach ( GroupedFindings::entries( $report ) as $entry ) {
			if ( GroupedFindings::DETAIL !== $entry['weight'] ) {
				WP_CLI::line( ( GroupedFindings::LOOK === $entry['weight'] ? '  ! ' : '    ' ) . trim( $entry['text'] . ( $entry['count'] > 1 ? " ({$entry['count']} ×) " : ' ' ) . $entry['todo'] ) );
			}
		}
		foreach ( ImportReportStore::images( $report ) as $picture ) {
			/* translators: %s: an address, and why */
			WP_CLI::line( '  ! ' . sprintf( __( 'Not copied and not displayed: %s', 'frontage-slider' ), trim( "{$picture['url']} {$picture['why']}" ) ) );
		}
	}
}
