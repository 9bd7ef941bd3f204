<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\Source\ElementorDocument;
use Frontage\Site\PluginFiles;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Move from Elementor: the pages made with Elementor, a preview for each, and a button for each step. Plain forms, so
 * that it works without script.
 */
final class ElementorScreen {

	/** The screen's slug, without "elementor": Elementor adds its own bar to every screen whose name contains it. */
	public const PAGE = 'frontage-site-moving-in';

	/** The nonce action, and the field name of a step. */
	public const STEP = 'frontage_elementor_step';

	public const FILE = 'frontage_elementor_file';

	/** @param array<string, int|string> $query */
	public static function url( array $query = [] ): string {
		return add_query_arg( $query, admin_url( 'options-general.php?page=' . self::PAGE ) );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = MoveScreen::add( self::PAGE, __( 'Move from Elementor', 'frontage-site' ), 'edit_pages', [ self::class, 'show' ], [ self::class, 'handle' ] );
		if ( '' !== $hook ) {
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
		}
	}

	/** The script for the choice for all existing items. */
	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/elementor.asset.php' );
		if ( is_file( $file ) ) {
			/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
			$asset = require $file;
			wp_enqueue_script( 'frontage-site-elementor', PluginFiles::url( 'build/admin/elementor.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		}
	}

	/** Runs before any output: handles the posted form, and redirects. */
	public static function handle(): void {
		StepForm::finish( self::process_form() );
	}

	/** @return string|WP_Error|null The URL to redirect to; an error; null if nothing was posted. */
	public static function process_form(): string|WP_Error|null {
		if ( AdminRequest::is_truncated() ) {
			return new WP_Error( 'frontage_elementor_file', __( 'The file exceeds the upload limit of this server.', 'frontage-site' ) );
		}
		$step = StepForm::posted_step( self::STEP );
		if ( '' === $step ) {
			return null;
		}
		if ( ! current_user_can( 'edit_pages' ) ) {
			return ConversionMessages::not_allowed_error();
		}
		$id       = (int) AdminRequest::text( 'page' );
		$existing = new ExistingContent( ExistingItem::posted_choices() );
		$done     = match ( $step ) {
			'convert' => ElementorPages::convert( $id, AdminRequest::list( 'hosts' ), $existing ),
			'file'    => self::stage_template(),
			'bring'   => self::import_template( AdminRequest::text( 'stage' ), $existing ),
			'take'    => PageReplacement::replace( $id ),
			'back'    => PageReplacement::restore( $id ),
			default   => null,
		};
		return match ( true ) {
			is_wp_error( $done ) => $done,
			is_string( $done )   => self::url( [ 'stage' => $done ] ),
			is_int( $done )      => self::url( $existing->is_draft_skipped() ? [ 'done' => PageListView::SKIPPED, 'of' => $done ] : [ 'draft' => $done ] ),
			true === $done       => self::url( [ 'done' => $step, 'of' => $id ] ),
			default              => null,
		};
	}

	public static function show(): void {
		if ( ! current_user_can( 'edit_pages' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to convert pages.', 'frontage-site' ), '', [ 'response' => 403 ] );
		}
		$look  = (int) AdminRequest::query_arg( 'look' );
		$draft = (int) AdminRequest::query_arg( 'draft' );
		$stage = AdminRequest::query_arg( 'stage' );
		$error = StepForm::error_message();
		echo '<div class="wrap frontage-move">';
		if ( $look && current_user_can( 'edit_post', $look ) && '' !== ElementorPages::data( $look ) ) {
			ReportView::page( $look, $error );
		} elseif ( null !== StagedTemplate::read( $stage ) ) {
			ReportView::template( $stage, $error );
		} elseif ( $draft && current_user_can( 'edit_post', $draft ) && null !== ElementorPages::draft_report( $draft ) ) {
			ReportView::draft( $draft, $error );
		} else {
			PageListView::show( $error, AdminRequest::query_arg( 'done' ), (int) AdminRequest::query_arg( 'of' ) );
		}
		echo '</div>';
	}

	/** Prints the hidden fields of a step. */
	public static function fields( string $step, int $page = 0 ): void {
		StepForm::print_fields( self::STEP, $step );
		printf( '<input type="hidden" name="page" value="%d">', (int) $page );
	}

	private static function stage_template(): string|WP_Error {
		$path = AdminRequest::file( self::FILE )['path'];
		if ( '' === $path || ! is_file( $path ) || filesize( $path ) > ElementorDocument::BYTES ) {
			return new WP_Error( 'frontage_elementor_file', __( 'Choose a template exported from Elementor (JSON, up to 8 MB).', 'frontage-site' ) );
		}
		return StagedTemplate::store( $path );
	}

	private static function import_template( string $token, ExistingContent $existing ): int|WP_Error {
		$json  = StagedTemplate::read( $token );
		$draft = null === $json ? new WP_Error( 'frontage_elementor_file', __( 'This template has expired. Files are kept for two hours. Choose the file again.', 'frontage-site' ), [ 'status' => 410 ] ) : ElementorPages::import( $json, '', AdminRequest::list( 'hosts' ), $existing );
		if ( is_int( $draft ) ) {
			StagedTemplate::discard( $token );
		}
		return $draft;
	}
}
