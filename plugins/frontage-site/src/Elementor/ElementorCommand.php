<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\LocalFile;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\Existing\ExistingContentView;
use Frontage\Site\Elementor\Source\ElementorDocument;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** WP-CLI command for Elementor pages: `wp frontage elementor`. */
final class ElementorCommand {

	public static function register(): void {
		if ( class_exists( WP_CLI::class ) ) {
			WP_CLI::add_command( 'frontage elementor', self::class );
		}
	}

	/**
	 * Lists the pages made with Elementor, with a preview of each conversion.
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage elementor list --user=admin
	 */
	public function list(): void {
		foreach ( ElementorPages::all( 1000 ) as $page ) {
			$state = PageReplacement::is_replaced( $page->ID ) ? 'taken over' : ( ElementorPages::draft_of( $page->ID ) ? 'draft' : 'elementor' );
			WP_CLI::line( "$page->ID\t$page->post_status\t$state\t" . ConversionMessages::summary( ElementorPages::preview( ElementorPages::data( $page->ID ) ) ) . "\t$page->post_title" );
		}
	}

	/**
	 * Creates a draft with blocks from a page, or from a template that Elementor exported.
	 *
	 * ## OPTIONS
	 *
	 * <page>
	 * : ID of the page, or a file.
	 *
	 * [--hosts=<hosts>]
	 * : Other sites to copy images from, comma-separated.
	 *
	 * [--existing=<choice>]
	 * : What becomes of a draft and of forms that the site has already, where there is a choice. By default, the draft of a page is replaced, the draft of a template is kept, and forms of the last conversion are used.
	 * ---
	 * options:
	 *   - replace
	 *   - keep-both
	 *   - skip
	 * ---
	 *
	 * [--dry-run]
	 * : Only reports.
	 *
	 * ## EXAMPLES
	 *
	 *     wp frontage elementor convert 42 --user=admin
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 */
	public function convert( array $args, array $options ): void {
		$name  = $args[0] ?? '';
		$id    = is_numeric( $name ) ? (int) $name : 0;
		$json  = $id ? ElementorPages::data( $id ) : (string) LocalFile::read( $name, 0, ElementorDocument::BYTES + 1 );
		$hosts = array_map( strtolower( ... ), wp_parse_list( $options['hosts'] ?? '' ) );
		$title = pathinfo( $name, PATHINFO_FILENAME );
		$draft = $id ? ElementorPages::draft_of( $id ) : ElementorPages::template_draft( $title );
		// Both are filled by the same rules; the conversion has its own, since the preview changes nothing.
		$choice   = ExistingItem::from_option( $options['existing'] ?? '' );
		$preview  = new ExistingContent( [], $choice );
		$existing = new ExistingContent( [], $choice );
		self::print_report( ElementorPages::preview( $json, 0 !== $id, $draft, $preview ) );
		if ( isset( $options['dry-run'] ) ) {
			self::print_existing( $preview );
			return;
		}
		$draft = $id ? ElementorPages::convert( $id, $hosts, $existing ) : ElementorPages::import( $json, $title, $hosts, $existing );
		if ( is_wp_error( $draft ) ) {
			WP_CLI::error( $draft->get_error_message() );
			return;
		}
		if ( $existing->is_draft_skipped() ) {
			WP_CLI::success( ConversionMessages::skipped_draft_notice( $draft ) );
			return;
		}
		self::print_existing( $existing );
		WP_CLI::success( "#$draft" );
	}

	private static function print_existing( ExistingContent $existing ): void {
		array_map( WP_CLI::line( ... ), ExistingContentView::results( $existing ) );
	}

	/**
	 * Replaces the page's content by that of its draft.
	 *
	 * ## OPTIONS
	 *
	 * <page>
	 * : ID of the page.
	 *
	 * @subcommand take-over
	 *
	 * @param list<string> $args
	 */
	public function take_over( array $args ): void {
		self::print_result( PageReplacement::replace( (int) ( $args[0] ?? 0 ) ) );
	}

	/**
	 * Restores Elementor's version of the page.
	 *
	 * ## OPTIONS
	 *
	 * <page>
	 * : ID of the page.
	 *
	 * @param list<string> $args
	 */
	public function back( array $args ): void {
		self::print_result( PageReplacement::restore( (int) ( $args[0] ?? 0 ) ) );
	}

	private static function print_result( true|\WP_Error $done ): void {
		is_wp_error( $done ) ? WP_CLI::error( $done->get_error_message() ) : WP_CLI::success( '' );
	}

	/** @param array{ moved: int, kept: int, findings: list<array{ code: string, what: string, count: int }>, hosts: array<string, int>, effects: list<array{ name: string, label: string, values: list<string> }>, refused: string } $report */
	private static function print_report( array $report ): void {
		WP_CLI::line( ConversionMessages::summary( $report ) );
		foreach ( $report['effects'] as $line ) {
			WP_CLI::line( "    {$line['label']}: " . implode( ', ', $line['values'] ) );
		}
		foreach ( ConversionMessages::entries( $report ) as $entry ) {
			WP_CLI::line( ( $entry['look'] ? '  ! ' : '    ' ) . $entry['text'] );
		}
	}
}
