<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\StepForm;
use Frontage\Slider\Compat\SliderRevolutionTables;

defined( 'ABSPATH' ) || exit;

/** First step of an import: the source of the sliders. */
final class SourceStepView {

	public static function show( string $problem ): void {
		echo '<h1>' . esc_html__( 'Import sliders', 'frontage-slider' ) . '</h1>';
		StepForm::print_error( $problem );
		echo '<p class="frontage-lead">' . esc_html__( 'First you see what would come; nothing is stored before you say so.', 'frontage-slider' ) . '</p><div class="frontage-ways">';
		self::database();
		self::file();
		self::address();
		echo '</div>';
	}

	private static function database(): void {
		$count = count( SliderRevolutionTables::list() );
		if ( 0 === $count ) {
			return;
		}
		self::open( 'database', __( 'Slider Revolution on this site', 'frontage-slider' ) );
		/* translators: %d: number of sliders */
		echo '<p>' . esc_html( sprintf( _n( '%d slider is in the database of this site, whether Slider Revolution is switched on or not. It stays there as it is.', '%d sliders are in the database of this site, whether Slider Revolution is switched on or not. They stay there as they are.', $count, 'frontage-slider' ), $count ) ) . '</p>';
		/* translators: %d: number of sliders */
		$all = sprintf( _n( 'Look at the %d slider', 'Look at all %d sliders', $count, 'frontage-slider' ), $count );
		self::close( 1 === $count ? __( 'Look at this slider', 'frontage-slider' ) : $all, true );
	}

	private static function file(): void {
		self::open( 'file', __( 'A file', 'frontage-slider' ) );
		echo '<div class="frontage-drop"><p><label for="frontage-slider-file">' . esc_html__( 'An export (zip, JSON or text) of Slider Revolution, a saved page (HTML), or a slider that another site with this plugin exported', 'frontage-slider' ) . '</label></p>';
		/* translators: %s: size, such as 8 MB */
		$limit = sprintf( __( 'Up to %s. You can also drop the file here.', 'frontage-slider' ), (string) size_format( min( wp_max_upload_size(), \Frontage\SliderImport\Source\ExportArchive::BYTES ) ) );
		echo '<p><input type="file" id="frontage-slider-file" name="frontage_slider_file" accept=".zip,.json,.txt,.html,.htm" aria-describedby="frontage-slider-file-limit" required></p><p class="description" id="frontage-slider-file-limit">' . esc_html( $limit ) . '</p></div>';
		self::close( __( 'Look at the file', 'frontage-slider' ), 0 === count( SliderRevolutionTables::list() ) );
	}

	private static function address(): void {
		self::open( 'address', __( 'A page of this site', 'frontage-slider' ) );
		echo '<p><label for="frontage-slider-address">' . esc_html__( 'Address of the page', 'frontage-slider' ) . '</label></p>';
		echo '<p><input type="url" class="regular-text code" id="frontage-slider-address" name="address" placeholder="' . esc_attr( home_url( '/' ) ) . '" aria-describedby="frontage-slider-address-why" required></p><p class="description" id="frontage-slider-address-why">' . esc_html__( 'For sliders that you only have on a page. Slider Revolution has to be switched on for it.', 'frontage-slider' ) . '</p>';
		self::close( __( 'Look at the page', 'frontage-slider' ), false );
	}

	private static function open( string $step, string $title ): void {
		echo '<form method="post" enctype="multipart/form-data" class="frontage-card" action="' . esc_url( ImportStepUrls::url() ) . '"><h2>' . esc_html( $title ) . '</h2>';
		ImportStepUrls::fields( $step );
	}

	private static function close( string $button, bool $first ): void {
		echo '<p><button type="submit" class="button ' . ( $first ? 'button-primary' : '' ) . '">' . esc_html( $button ) . '</button></p></form>';
	}
}
