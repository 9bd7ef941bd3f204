<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Http\TimeLimit;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\ImportUndo;
use Frontage\Slider\Import\LocalPageFetcher;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\PendingImport;
use Frontage\Slider\Import\RemoteImageFetcher;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Import\Sources\SiteSources;
use Frontage\Slider\PluginFiles;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\SliderImport\Source\ImportRefusedException;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders → Import: choose a source, review the result, import it, and read the report. Each step is a plain form on
 * its own page, so that it works without JavaScript; with it, the import shows its progress.
 *
 * @phpstan-import-type Part from SettingsHub
 */
final class ImportScreen {

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = add_submenu_page( 'edit.php?post_type=' . SliderRepository::POST_TYPE, __( 'Import sliders', 'frontage-slider' ), __( 'Import', 'frontage-slider' ), current_user_can( 'manage_options' ) ? 'manage_options' : SliderCreator::CAPABILITY, ImportStepUrls::SLUG, [ self::class, 'show' ] );
		if ( $hook ) {
			add_action( "load-$hook", [ self::class, 'handle' ] );
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
			add_action( "admin_head-$hook", [ MoveScreen::class, 'print_style' ] );
		}
	}

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add_part( array $parts ): array {
		foreach ( SliderCreator::is_allowed() ? SiteSources::NAMES : [] as $plugin => $name ) {
			$parts[] = [
				'group'  => SettingsHub::MOVE,
				'order'  => 20,
				'icon'   => 'migrate',
				'name'   => $name,
				'state'  => '',
				'url'    => ImportStepUrls::url(),
				'action' => __( 'Open', 'frontage-slider' ),
				'count'  => static fn (): string => SourceStepView::count_text( $plugin ),
			];
		}
		return $parts;
	}

	public static function enqueue(): void {
		PluginFiles::enqueue_screen( 'import' );
	}

	/** On `admin_init`: adds a link to Tools → Import. */
	public static function register(): void {
		if ( SliderCreator::is_allowed() && function_exists( 'register_importer' ) ) {
			register_importer( 'frontage-slider', __( 'Sliders', 'frontage-slider' ), __( 'Import sliders from Slider Revolution, Smart Slider 3, MetaSlider, or another site that uses this plugin.', 'frontage-slider' ), [ self::class, 'show' ] );
			add_action( 'load-importer-frontage-slider', [ self::class, 'redirect' ] );
		}
	}

	public static function redirect(): void {
		wp_safe_redirect( ImportStepUrls::url() );
		exit;
	}

	/**
	 * Row action in the list of sliders that opens the report.
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function row( array $actions, WP_Post $post ): array {
		if ( SliderRepository::POST_TYPE === $post->post_type && 'trash' !== $post->post_status && SliderCreator::is_allowed() && current_user_can( 'edit_post', $post->ID ) && null !== ImportReportStore::read( $post->ID ) ) {
			/* translators: %s: name of a slider */
			$label                      = sprintf( __( 'Import report for “%s”', 'frontage-slider' ), $post->post_title );
			$actions['frontage_report'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( ImportStepUrls::report_url( [ $post->ID ] ) ), esc_attr( $label ), esc_html__( 'Import report', 'frontage-slider' ) );
		}
		return $actions;
	}

	/** Before any output: handles the posted form, and redirects to the next page. */
	public static function handle(): void {
		StepForm::finish( self::process_form() );
	}

	/** @return string|WP_Error|null URL to redirect to; an error; null without a posted form. */
	public static function process_form(): string|WP_Error|null {
		if ( AdminRequest::is_truncated() ) {
			return self::size_error();
		}
		$step = StepForm::posted_step( ImportStepUrls::NAME );
		if ( '' === $step ) {
			return null;
		}
		if ( ! SliderCreator::is_allowed() ) {
			return new WP_Error( 'frontage_slider_not_allowed', __( 'Sorry, you are not allowed to import sliders.', 'frontage-slider' ) );
		}
		return match ( $step ) {
			'file'     => self::review_url( self::stage_upload() ),
			'address'  => self::review_url( LocalPageFetcher::fetch( AdminRequest::text( 'address' ) ) ),
			'database' => self::review_url( PendingImport::from_database( AdminRequest::text( 'plugin' ) ) ),
			'take'     => self::import_selected(),
			'pictures' => self::fetch_images(),
			'publish'  => self::publish(),
			'undo'     => self::undo(),
			default    => null,
		};
	}

	public static function show(): void {
		if ( ! SliderCreator::is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to import sliders.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		echo '<div class="wrap frontage-move frontage-slider-import">';
		$ids   = self::ids( AdminRequest::query_arg( 'report' ) );
		$error = StepForm::error_message();
		$stage = PendingImport::open( AdminRequest::query_arg( 'source' ) );
		if ( '' === $error && '' !== AdminRequest::query_arg( 'source' ) && null === $stage ) {
			$error = PendingImport::expired_error()->get_error_message();
		}
		if ( $ids ) {
			ReportView::show( $ids, (int) AdminRequest::query_arg( 'of' ), $error );
		} elseif ( null !== $stage ) {
			ReviewStepView::show( $stage, $error );
		} else {
			SourceStepView::show( $error );
		}
		echo '</div>';
	}

	/** @return list<int> */
	private static function ids( string $list ): array {
		return array_slice( array_values( array_filter( wp_parse_id_list( $list ) ) ), 0, 200 );
	}

	private static function size_error(): WP_Error {
		/* translators: %s: size, such as 8 MB */
		return new WP_Error( 'frontage_slider_not_imported', sprintf( __( 'This file exceeds your server’s upload limit of %s. Ask your host to raise upload_max_filesize and post_max_size. You can also export sliders one at a time or run wp frontage slider import.', 'frontage-slider' ), (string) size_format( wp_max_upload_size() ) ) );
	}

	private static function stage_upload(): PendingImport|WP_Error {
		$file = AdminRequest::file( 'frontage_slider_file' );
		if ( in_array( $file['error'], [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true ) ) {
			return self::size_error();
		}
		if ( UPLOAD_ERR_NO_FILE === $file['error'] ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'Choose a file first.', 'frontage-slider' ) );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || ! is_file( $file['path'] ) ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'The upload did not finish. Try again.', 'frontage-slider' ) );
		}
		return PendingImport::from_file( $file['path'], $file['name'], stylesheets: '' !== AdminRequest::text( 'stylesheets' ) );
	}

	private static function review_url( PendingImport|WP_Error $stage ): string|WP_Error {
		if ( is_wp_error( $stage ) ) {
			return $stage;
		}
		try {
			$heads = $stage->source->heads();
		} catch ( ImportRefusedException $refused ) {
			$stage->discard();
			return SliderCreator::refusal_error( $refused );
		}
		if ( ! $heads ) {
			$stage->discard();
			return new WP_Error( 'frontage_slider_not_imported', __( 'No sliders found.', 'frontage-slider' ) );
		}
		return ImportStepUrls::url( [ 'source' => $stage->token ] );
	}

	private static function import_selected(): string|WP_Error {
		$stage = PendingImport::open( AdminRequest::text( 'source' ) );
		if ( null === $stage ) {
			return PendingImport::expired_error();
		}
		$which   = array_map( intval( ... ), AdminRequest::list( 'sliders' ) );
		$choices = array_filter( ExistingItem::posted_choices(), is_int( ... ), ARRAY_FILTER_USE_KEY );
		$which   = array_values( array_filter( $which, static fn ( int $n ): bool => ExistingItem::SKIP !== ( $choices[ $n ] ?? '' ) ) );
		$mode    = in_array( AdminRequest::text( 'media' ), [ MediaImporter::COPY, MediaImporter::LEAVE, MediaImporter::LINK ], true ) ? AdminRequest::text( 'media' ) : SliderCreator::default_media_mode();
		$status  = 'publish' === AdminRequest::text( 'status' ) ? 'publish' : 'draft';
		$missing = SliderCreator::missing_permission( $mode, $status );
		if ( ! $which || null !== $missing ) {
			return new WP_Error( 'frontage_slider_not_imported', $missing ?? __( 'Select at least one slider.', 'frontage-slider' ) );
		}
		wp_raise_memory_limit( 'admin' );
		TimeLimit::set( 300 ); // Once, while an owner imports a file of many sliders, which cannot be cut in two.
		$sliders = ( new SliderCreator( new MediaImporter( $mode, AdminRequest::list( 'hosts' ), fetches: RemoteImageFetcher::AT_ONCE ), $status, false, $choices ) )->create( $stage->source, $which );
		if ( is_wp_error( $sliders ) ) {
			return $sliders;
		}
		$stage->discard();
		return ImportStepUrls::report_url( array_column( $sliders, 'id' ) );
	}

	private static function fetch_images(): string|WP_Error {
		$id = (int) AdminRequest::text( 'slider' );
		if ( ! current_user_can( 'edit_post', $id ) || ! current_user_can( 'upload_files' ) ) {
			return new WP_Error( 'frontage_slider_not_allowed', __( 'Sorry, you are not allowed to upload files.', 'frontage-slider' ) );
		}
		$done = ( new RemoteImageFetcher() )->fetch( $id, AdminRequest::list( 'hosts' ), true );
		return is_wp_error( $done ) ? $done : ImportStepUrls::report_url( self::ids( AdminRequest::text( 'report' ) ) ?: [ $id ] );
	}

	private static function publish(): string {
		$ids = self::ids( AdminRequest::text( 'report' ) );
		foreach ( $ids as $id ) {
			if ( SliderRepository::POST_TYPE === get_post_type( $id ) && current_user_can( 'publish_post', $id ) && current_user_can( 'edit_post', $id ) ) {
				wp_publish_post( $id );
			}
		}
		return ImportStepUrls::report_url( $ids );
	}

	private static function undo(): string|WP_Error {
		$undo = new ImportUndo( self::ids( AdminRequest::text( 'report' ) ) );
		if ( ! $undo->is_possible() ) {
			return new WP_Error( 'frontage_slider_not_allowed', __( 'There is nothing to undo, or you are not allowed to delete these sliders.', 'frontage-slider' ) );
		}
		TimeLimit::set( 300 ); // Once, while an owner undoes an import of many files, each of which is looked for in all posts.
		$failed  = $undo->run();
		$staying = $undo->excluded + $failed;
		if ( count( $undo->created ) + count( $undo->replaced ) === $failed ) {
			return new WP_Error( 'frontage_slider_not_undone', __( 'Could not undo the import.', 'frontage-slider' ) . ' ' . UndoView::staying_text( $staying ) );
		}
		return ImportStepUrls::url( [ 'undone' => '1' ] + ( $staying ? [ 'staying' => (string) $staying ] : [] ) );
	}
}
