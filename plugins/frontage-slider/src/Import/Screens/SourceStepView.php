<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Slider\Compat\SliderRevolutionTables;

defined( 'ABSPATH' ) || exit;

/** First step of an import: the source of the sliders. */
final class SourceStepView {

	public static function show( string $problem ): void {
		MoveScreen::print_header( ImportStepUrls::url(), __( 'Import sliders', 'frontage-slider' ) );
		StepForm::print_error( $problem );
		UndoView::print_result();
		echo '<p>' . esc_html__( 'You review the sliders first. Not imported: scripts, custom CSS, and effects of add-ons. The report lists them.', 'frontage-slider' ) . '</p><div class="frontage-ways">';
		self::database();
		self::file();
		self::address();
		echo '</div>';
	}

	/** What was found in the database, for the tab. */
	public static function count_text(): string {
		$count = count( SliderRevolutionTables::list() );
		/* translators: %s: number of sliders */
		return $count ? sprintf( _n( '%s slider', '%s sliders', $count, 'frontage-slider' ), number_format_i18n( $count ) ) : __( 'not found', 'frontage-slider' );
	}

	private static function database(): void {
		$count = count( SliderRevolutionTables::list() );
		if ( 0 === $count ) {
			return;
		}
		self::open( 'database', __( 'Slider Revolution on this site', 'frontage-slider' ) );
		/* translators: %d: number of sliders */
		echo '<p>' . esc_html( sprintf( _n( '%d slider found in the database of this site. The original will not be changed, and Slider Revolution does not need to be active.', '%d sliders found in the database of this site. The originals will not be changed, and Slider Revolution does not need to be active.', $count, 'frontage-slider' ), $count ) ) . '</p>';
		/* translators: %d: number of sliders */
		$all = sprintf( _n( 'Review %d slider', 'Review all %d sliders', $count, 'frontage-slider' ), $count );
		self::close( 1 === $count ? __( 'Review slider', 'frontage-slider' ) : $all, true );
	}

	private static function file(): void {
		self::open( 'file', __( 'Upload file', 'frontage-slider' ) );
		echo '<div class="frontage-drop"><p><label for="frontage-slider-file">' . esc_html__( 'A Slider Revolution export (zip, JSON, or text), a saved web page (HTML), or an export from another site with this plugin', 'frontage-slider' ) . '</label></p>';
		/* translators: %s: size, such as 8 MB */
		$limit = sprintf( __( 'Max file size: %s. You can also drop the file here.', 'frontage-slider' ), (string) size_format( min( wp_max_upload_size(), \Frontage\SliderImport\Source\ExportArchive::BYTES ) ) );
		echo '<p><input type="file" id="frontage-slider-file" name="frontage_slider_file" accept=".zip,.json,.txt,.html,.htm" aria-describedby="frontage-slider-file-limit" required></p><p class="description" id="frontage-slider-file-limit">' . esc_html( $limit ) . '</p></div>';
		self::close( __( 'Review file', 'frontage-slider' ), 0 === count( SliderRevolutionTables::list() ) );
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
