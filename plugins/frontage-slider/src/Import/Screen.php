<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Sent;
use Frontage\Slider\Place;
use Frontage\Slider\Sliders;
use Frontage\SliderImport\Refused;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders → Import: choose, look at what would come, take it, and read what became of it. Each step is a plain form and a page of its own, so
 * that it works without a script; with one, the taking shows how far it is.
 */
final class Screen {

	private static ?WP_Error $problem = null;

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = add_submenu_page( 'edit.php?post_type=' . Sliders::POST_TYPE, __( 'Import sliders', 'frontage-slider' ), __( 'Import', 'frontage-slider' ), current_user_can( 'manage_options' ) ? 'manage_options' : Import::CAPABILITY, Step::SLUG, [ self::class, 'show' ] );
		if ( $hook ) {
			add_action( "load-$hook", [ self::class, 'handle' ] );
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
		}
	}

	public static function enqueue(): void {
		Place::enqueue_screen( 'import' );
	}

	/** On `admin_init`: Tools → Import leads here too. */
	public static function register(): void {
		if ( Import::allowed() && function_exists( 'register_importer' ) ) {
			register_importer( 'frontage-slider', __( 'Sliders', 'frontage-slider' ), __( 'Move in sliders of Slider Revolution, or those that another site has exported.', 'frontage-slider' ), [ self::class, 'show' ] );
			add_action( 'load-importer-frontage-slider', [ self::class, 'lead_here' ] );
		}
	}

	public static function lead_here(): void {
		wp_safe_redirect( Step::url() );
		exit;
	}

	/**
	 * The report stays reachable from the list of sliders.
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function row( array $actions, WP_Post $post ): array {
		if ( Sliders::POST_TYPE === $post->post_type && 'trash' !== $post->post_status && Import::allowed() && current_user_can( 'edit_post', $post->ID ) && null !== Kept::read( $post->ID ) ) {
			/* translators: %s: name of a slider */
			$label                      = sprintf( __( 'Report of the import of “%s”', 'frontage-slider' ), $post->post_title );
			$actions['frontage_report'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( Step::report_url( [ $post->ID ] ) ), esc_attr( $label ), esc_html__( 'Report', 'frontage-slider' ) );
		}
		return $actions;
	}

	/** Before anything is printed: does what was posted, and leads to the next page. */
	public static function handle(): void {
		$next = self::act();
		if ( is_string( $next ) ) {
			wp_safe_redirect( $next );
			exit;
		}
		self::$problem = $next;
	}

	/** @return string|WP_Error|null Where to go; what went wrong; null when nothing was posted. */
	public static function act(): string|WP_Error|null {
		if ( Sent::cut_off() ) {
			return self::too_large();
		}
		$step = Sent::text( Step::NAME );
		if ( '' === $step ) {
			return null;
		}
		check_admin_referer( Step::NAME );
		if ( ! Import::allowed() ) {
			return new WP_Error( 'frontage_slider_not_allowed', __( 'You may not import sliders.', 'frontage-slider' ) );
		}
		return match ( $step ) {
			'file'     => self::staged( self::uploaded() ),
			'address'  => self::staged( Address::page( Sent::text( 'address' ) ) ),
			'database' => self::staged( Stage::database() ),
			'take'     => self::take(),
			'pictures' => self::pictures(),
			'publish'  => self::publish(),
			default    => null,
		};
	}

	public static function show(): void {
		if ( ! Import::allowed() ) {
			wp_die( esc_html__( 'You may not import sliders.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		echo '<div class="wrap frontage-slider-import">';
		$ids   = self::ids( Sent::asked( 'report' ) );
		$stage = Stage::open( Sent::asked( 'source' ) );
		if ( '' !== Sent::asked( 'source' ) && null === $stage ) {
			self::$problem ??= Stage::gone();
		}
		if ( $ids ) {
			ReportView::show( $ids, (int) Sent::asked( 'of' ), self::problem() );
		} elseif ( null !== $stage ) {
			PlanView::show( $stage, self::problem() );
		} else {
			ChooseView::show( self::problem() );
		}
		echo '</div>';
	}

	/** @return list<int> */
	private static function ids( string $list ): array {
		return array_slice( array_values( array_filter( wp_parse_id_list( $list ) ) ), 0, 200 );
	}

	private static function problem(): string {
		$message       = self::$problem?->get_error_message() ?? '';
		self::$problem = null;
		return $message;
	}

	private static function too_large(): WP_Error {
		/* translators: %s: size, such as 8 MB */
		return new WP_Error( 'frontage_slider_not_imported', sprintf( __( 'This file is larger than your server takes: %s. Ask your host to raise upload_max_filesize and post_max_size, export the sliders one by one, or use wp frontage slider import on the command line.', 'frontage-slider' ), (string) size_format( wp_max_upload_size() ) ) );
	}

	private static function uploaded(): Stage|WP_Error {
		$file = Sent::file( 'frontage_slider_file' );
		if ( in_array( $file['error'], [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true ) ) {
			return self::too_large();
		}
		if ( UPLOAD_ERR_NO_FILE === $file['error'] ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'Please choose a file first.', 'frontage-slider' ) );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || ! is_file( $file['path'] ) ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'The file did not arrive whole. Please try once more.', 'frontage-slider' ) );
		}
		return Stage::file( $file['path'], $file['name'] );
	}

	private static function staged( Stage|WP_Error $stage ): string|WP_Error {
		if ( is_wp_error( $stage ) ) {
			return $stage;
		}
		try {
			$heads = $stage->source->heads();
		} catch ( Refused $refused ) {
			$stage->discard();
			return Import::refused( $refused );
		}
		if ( ! $heads ) {
			$stage->discard();
			return new WP_Error( 'frontage_slider_not_imported', __( 'There are no sliders here.', 'frontage-slider' ) );
		}
		return Step::url( [ 'source' => $stage->token ] );
	}

	private static function take(): string|WP_Error {
		$stage = Stage::open( Sent::text( 'source' ) );
		if ( null === $stage ) {
			return Stage::gone();
		}
		$which   = array_map( intval( ... ), Sent::list( 'sliders' ) );
		$mode    = in_array( Sent::text( 'media' ), [ Media::COPY, Media::LEAVE, Media::LINK ], true ) ? Sent::text( 'media' ) : Import::usual_media();
		$status  = 'publish' === Sent::text( 'status' ) ? 'publish' : 'draft';
		$missing = Import::missing( $mode, $status );
		if ( ! $which || null !== $missing ) {
			return new WP_Error( 'frontage_slider_not_imported', $missing ?? __( 'Please tick at least one slider.', 'frontage-slider' ) );
		}
		wp_raise_memory_limit( 'admin' );
		set_time_limit( 300 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Once, while an owner imports a file of many sliders, which cannot be cut in two.
		$made = ( new Import( new Media( $mode, Sent::list( 'hosts' ), fetches: Pictures::AT_ONCE ), $status ) )->from( $stage->source, $which );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		$stage->discard();
		return Step::report_url( array_column( $made, 'id' ) );
	}

	private static function pictures(): string|WP_Error {
		$id = (int) Sent::text( 'slider' );
		if ( ! current_user_can( 'edit_post', $id ) || ! current_user_can( 'upload_files' ) ) {
			return new WP_Error( 'frontage_slider_not_allowed', __( 'You may not add files to the media library.', 'frontage-slider' ) );
		}
		$done = ( new Pictures() )->fetch( $id, Sent::list( 'hosts' ), true );
		return is_wp_error( $done ) ? $done : Step::report_url( self::ids( Sent::text( 'report' ) ) ?: [ $id ] );
	}

	private static function publish(): string {
		$ids = self::ids( Sent::text( 'report' ) );
		foreach ( $ids as $id ) {
			if ( Sliders::POST_TYPE === get_post_type( $id ) && current_user_can( 'publish_post', $id ) && current_user_can( 'edit_post', $id ) ) {
				wp_publish_post( $id );
			}
		}
		return Step::report_url( $ids );
	}
}
