<?php

namespace Frontage\Slider\Import;

use Frontage\SliderImport\Read\Archive;

defined( 'ABSPATH' ) || exit;

/** Tools → Import: the same without a command line. */
final class Screen {

	private const NONCE = 'frontage-slider-import';

	public static function register(): void {
		if ( Import::allowed() && function_exists( 'register_importer' ) ) {
			register_importer( 'frontage-slider', __( 'Sliders', 'frontage-slider' ), __( 'Take over sliders from an export or a saved page of Slider Revolution 5 or 6.', 'frontage-slider' ), [ self::class, 'show' ] );
		}
	}

	public static function show(): void {
		if ( ! Import::allowed() ) {
			wp_die( esc_html__( 'You may not import sliders.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Import sliders', 'frontage-slider' ) . '</h1>';
		// phpcs:ignore WordPress.Security.NonceVerification -- Only asks whether there is a form to check; check_admin_referer() follows.
		if ( isset( $_POST['frontage_slider_media'] ) ) {
			check_admin_referer( self::NONCE );
			self::report( sanitize_key( wp_unslash( is_string( $_POST['frontage_slider_media'] ) ? $_POST['frontage_slider_media'] : '' ) ) );
		}
		self::form();
		echo '</div>';
	}

	private static function report( string $media ): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- show() checked; what PHP wrote itself is not changed.
		$file  = isset( $_FILES['frontage_slider_file'] ) && is_array( $_FILES['frontage_slider_file'] ) ? $_FILES['frontage_slider_file'] : [];
		$path  = is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		$media = in_array( $media, [ Media::LEAVE, Media::COPY, Media::LINK ], true ) ? $media : Media::LEAVE;
		// phpcs:enable
		if ( '' === $path || (int) filesize( $path ) > Archive::BYTES ) {
			self::notice( 'error', __( 'Please choose a file of up to 50 MB. It may also be larger than this server takes.', 'frontage-slider' ) );
			return;
		}
		$missing = Import::missing( $media );
		if ( null !== $missing ) {
			self::notice( 'error', $missing );
			return;
		}
		$made = ( new Import( new Media( $media ) ) )->file( $path );
		if ( is_wp_error( $made ) ) {
			self::notice( 'error', $made->get_error_message() );
			return;
		}
		/* translators: %d: number of sliders */
		self::notice( 'success', sprintf( _n( '%d slider is there as a draft.', '%d sliders are there as drafts.', count( $made ), 'frontage-slider' ), count( $made ) ) );
		foreach ( $made as $slider ) {
			echo '<h2><a href="' . esc_url( $slider['edit'] ) . '">' . esc_html( $slider['title'] ) . '</a></h2><ul class="ul-disc">';
			foreach ( Summary::lines( $slider['report'] ) as $line ) {
				echo '<li>' . esc_html( $line ) . '</li>';
			}
			echo '</ul>';
			self::kept( $slider['report']['unknown'] ?? [] );
		}
		echo '<hr>';
	}

	/** Where in the source the settings stood that have no counterpart. */
	private static function kept( mixed $paths ): void {
		$paths = is_array( $paths ) ? array_filter( $paths, is_string( ... ) ) : [];
		if ( $paths ) {
			echo '<details><summary>' . esc_html__( 'Settings without a counterpart', 'frontage-slider' ) . '</summary><p><code>' . implode( '</code><br><code>', array_map( esc_html( ... ), $paths ) ) . '</code></p></details>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Each is escaped.
		}
	}

	private static function notice( string $kind, string $text ): void {
		echo '<div class="notice notice-' . esc_attr( $kind ) . '"><p>' . esc_html( $text ) . '</p></div>';
	}

	private static function form(): void {
		$choices = [
			Media::LEAVE => __( 'Leave them where they are; the slider shows none', 'frontage-slider' ),
			Media::COPY  => __( 'Copy them into the media library', 'frontage-slider' ),
			Media::LINK  => __( 'Show them from the other site; its owner then learns who looks', 'frontage-slider' ),
		];
		echo '<form method="post" enctype="multipart/form-data">';
		wp_nonce_field( self::NONCE );
		echo '<p><label for="frontage-slider-file">' . esc_html__( 'A saved page, or an export (JSON or zip)', 'frontage-slider' ) . '</label><br><input type="file" id="frontage-slider-file" name="frontage_slider_file" accept=".zip,.json,.txt,.html,.htm" required></p>';
		echo '<fieldset><legend>' . esc_html__( 'Pictures and films of other sites', 'frontage-slider' ) . '</legend>';
		foreach ( $choices as $value => $label ) {
			echo '<p><label><input type="radio" name="frontage_slider_media" value="' . esc_attr( $value ) . '"' . checked( Media::LEAVE, $value, false ) . '> ' . esc_html( $label ) . '</label></p>';
		}
		echo '</fieldset>';
		submit_button( __( 'Import', 'frontage-slider' ) );
		echo '</form>';
	}
}
