<?php

namespace Frontage\Slider\Export;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\LocalFile;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Row action in the list of sliders that downloads the export. */
final class ExportDownload {

	/** Action name for admin-post.php. */
	public const ACTION = 'frontage_slider_export';

	public static function url( int $id, string $as = 'zip' ): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'slider'   => $id,
				'as'       => $as,
				'_wpnonce' => wp_create_nonce( self::ACTION . $id ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function row( array $actions, WP_Post $post ): array {
		if ( 'trash' !== $post->post_status && SliderExporter::is_allowed( $post->ID ) ) {
			/* translators: %s: name of a slider */
			$label                      = sprintf( __( 'Export “%s” with images', 'frontage-slider' ), $post->post_title );
			$actions['frontage_export'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( self::url( $post->ID ) ), esc_attr( $label ), esc_html__( 'Export', 'frontage-slider' ) );
		}
		return $actions;
	}

	public static function send(): void {
		$id = (int) AdminRequest::query_arg( 'slider' );
		check_admin_referer( self::ACTION . $id );
		if ( ! SliderExporter::is_allowed( $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export this slider.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		$zipped   = 'json' !== AdminRequest::query_arg( 'as' ) && class_exists( \ZipArchive::class );
		$document = SliderExporter::document( $id );
		$file     = is_wp_error( $document ) || ! $zipped ? $document : SliderExporter::zip( $document );
		if ( is_wp_error( $file ) || is_wp_error( $document ) ) {
			wp_die( esc_html( is_wp_error( $file ) ? $file->get_error_message() : '' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		nocache_headers();
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Type: application/' . ( $zipped ? 'zip' : 'json; charset=utf-8' ) );
		header( 'Content-Disposition: attachment; filename="' . SliderExporter::name( $id, $zipped ? 'zip' : 'json' ) . '"' );
		if ( is_string( $file ) ) {
			header( 'Content-Length: ' . (int) filesize( $file ) );
			LocalFile::send( $file );
			wp_delete_file( $file );
		} else {
			EscapedMarkup::print( SliderExporter::json( $document ) );
		}
		exit;
	}
}
