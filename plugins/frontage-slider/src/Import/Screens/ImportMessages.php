<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/** Translated reasons why a file was rejected, and what the owner can do. */
final class ImportMessages {

	public static function text( ImportRefusedException $refused ): string {
		return match ( $refused->reason ) {
			'no-file'      => __( 'File not found.', 'frontage-slider' ),
			'too-big'      => __( 'This file is too large. The limit is 50 MB, or 20 MB for a page or text export. Export sliders one at a time, or leave out videos.', 'frontage-slider' ),
			'no-zip'       => __( 'This server cannot open zip files. Unzip the file on your computer and upload the text file inside.', 'frontage-slider' ),
			'bad-zip'      => __( 'This zip file is damaged. Download it again or create a new export.', 'frontage-slider' ),
			'entries'      => __( 'This zip contains more than 2,000 files. Export sliders one at a time.', 'frontage-slider' ),
			'no-export'    => __( 'No slider found in this zip (slider.json, slider_export.txt, slider_data.json, or index.html). If it contains other zip or ss3 files, unzip it and upload those.', 'frontage-slider' ),
			'not-a-slider' => __( 'This file is not a slider export. Choose a file exported from Slider Revolution, Smart Slider 3, or this plugin.', 'frontage-slider' ),
			'not-json'     => __( 'Could not read this file. It is not a web page or a complete export. Download it again.', 'frontage-slider' ),
			'no-slider'    => str_contains( $refused->getMessage(), '7' )
				? __( 'The sliders on this page are of version 7, but the page does not contain their data. Export them in Slider Revolution and upload the zip file.', 'frontage-slider' )
				: __( 'No slider found in this file. Wait until the slider appears, save the complete page in your browser, or use an export.', 'frontage-slider' ),
			'too-many'     => __( 'This import is too large. The limits are 200 sliders per file, 500 slides per slider, 200 layers per slide, and 2,000 layers in total.', 'frontage-slider' ),
			/* translators: %s: what is wrong with a file in a zip, in English */
			'entry', 'entry-name', 'entry-size' => sprintf( __( 'This zip was rejected because it contains an invalid file: %s', 'frontage-slider' ), $refused->getMessage() ),
			'too-new'      => __( 'This slider was exported from a newer version of Frontage Sliders. Update the plugin on this site first.', 'frontage-slider' ),
			default        => $refused->getMessage(),
		};
	}
}
