<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Slider\Import\Sources\SiteSources;

defined( 'ABSPATH' ) || exit;

/** First step of an import: the source of the sliders. */
final class SourceStepView {

	public static function show( string $problem ): void {
		MoveScreen::print_header( ImportStepUrls::url(), __( 'Import sliders', 'frontage-slider' ) );
		StepForm::print_error( $problem );
		UndoView::print_result();
		echo '<p>' . esc_html__( 'You review the sliders first. Not imported: scripts, custom CSS, and effects of add-ons. The report lists them.', 'frontage-slider' ) . '</p><div class="frontage-ways">';
		$found = array_filter( array_map( SiteSources::count( ... ), array_combine( array_keys( SiteSources::NAMES ), array_keys( SiteSources::NAMES ) ) ) );
		foreach ( $found as $plugin => $count ) {
			self::database( $plugin, $count, array_key_first( $found ) === $plugin );
		}
		self::file( ! $found );
		self::address();
		echo '</div>';
	}

	/** How many sliders of a plugin were found in the database, for Settings → Frontage. */
	public static function count_text( string $plugin ): string {
		$count = SiteSources::count( $plugin );
		/* translators: %s: number of sliders */
		return $count ? sprintf( _n( '%s slider', '%s sliders', $count, 'frontage-slider' ), number_format_i18n( $count ) ) : __( 'not found', 'frontage-slider' );
	}

	private static function database( string $plugin, int $count, bool $first ): void {
		$name = SiteSources::NAMES[ $plugin ] ?? '';
		/* translators: %s: name of a plugin */
		self::open( 'database', sprintf( __( '%s on this site', 'frontage-slider' ), $name ) );
		printf( '<input type="hidden" name="plugin" value="%s">', esc_attr( $plugin ) );
		/* translators: 1: number of sliders, 2: name of a plugin */
		echo '<p>' . esc_html( sprintf( _n( '%1$d slider found in the database of this site. The original will not be changed, and %2$s does not need to be active.', '%1$d sliders found in the database of this site. The originals will not be changed, and %2$s does not need to be active.', $count, 'frontage-slider' ), $count, $name ) ) . '</p>';
		/* translators: %d: number of sliders */
		$all = sprintf( _n( 'Review %d slider', 'Review all %d sliders', $count, 'frontage-slider' ), $count );
		self::close( 1 === $count ? __( 'Review slider', 'frontage-slider' ) : $all, $first );
	}

	private static function file( bool $first ): void {
		self::open( 'file', __( 'Upload file', 'frontage-slider' ) );
		echo '<div class="frontage-drop"><p><label for="frontage-slider-file">' . esc_html__( 'A Slider Revolution export (zip, JSON, or text), a Smart Slider 3 export (ss3), a saved web page, or an export of this plugin', 'frontage-slider' ) . '</label></p>';
		/* translators: %s: size, such as 8 MB */
		$limit = sprintf( __( 'Max file size: %s. You can also drop the file here.', 'frontage-slider' ), (string) size_format( min( wp_max_upload_size(), \Frontage\SliderImport\Source\ExportArchive::BYTES ) ) );
		echo '<p><input type="file" id="frontage-slider-file" name="frontage_slider_file" accept=".zip,.ss3,.json,.txt,.html,.htm" aria-describedby="frontage-slider-file-limit" required></p><p class="description" id="frontage-slider-file-limit">' . esc_html( $limit ) . '</p></div>';
		echo '<p><label><input type="checkbox" name="stylesheets" value="1"> ' . esc_html__( 'Download stylesheets that a saved page links to from their sites', 'frontage-slider' ) . '</label></p>';
		self::close( __( 'Review file', 'frontage-slider' ), $first );
	}

	private static function address(): void {
		self::open( 'address', __( 'Page on this site', 'frontage-slider' ) );
		echo '<p><label for="frontage-slider-address">' . esc_html__( 'Page URL', 'frontage-slider' ) . '</label></p>';
		echo '<p><input type="url" class="regular-text code" id="frontage-slider-address" name="address" placeholder="' . esc_attr( home_url( '/' ) ) . '" aria-describedby="frontage-slider-address-why" required></p><p class="description" id="frontage-slider-address-why">' . esc_html__( 'For sliders you only have on a page. Slider Revolution must be active.', 'frontage-slider' ) . '</p>';
		self::close( __( 'Review page', 'frontage-slider' ), false );
	}

	private static function open( string $step, string $title ): void {
		echo '<form method="post" enctype="multipart/form-data" class="frontage-card" action="' . esc_url( ImportStepUrls::url() ) . '"><h2>' . esc_html( $title ) . '</h2>';
		ImportStepUrls::fields( $step );
	}

	private static function close( string $button, bool $first ): void {
		echo '<p><button type="submit" class="button ' . ( $first ? 'button-primary' : '' ) . '">' . esc_html( $button ) . '</button></p></form>';
	}
}
