<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/** Translated reasons why a file was rejected, and what the owner can do. */
final class ImportMessages {

	public static function sentence( ImportRefusedException $refused ): string {
		return match ( $refused->reason ) {
			'no-file'      => __( 'There is no such file.', 'frontage-slider' ),
			'too-big'      => __( 'This file is too large: 50 MB at most, and 20 MB for a page or the text of an export. Export the sliders one by one, or leave out the films.', 'frontage-slider' ),
			'no-zip'       => __( 'This server cannot read zip files. Unpack it on your computer and choose the text file that is in it.', 'frontage-slider' ),
			'bad-zip'      => __( 'This zip file is damaged. Download it once more, or make the export anew.', 'frontage-slider' ),
			'entries'      => __( 'There are more than 2,000 files in this zip. Export the sliders one by one.', 'frontage-slider' ),
			'no-export'    => __( 'There is no slider in this zip: neither slider.json nor slider_export.txt. If it holds other zips, unpack it and choose those.', 'frontage-slider' ),
			'not-a-slider' => __( 'This is a text of data, but no export of a slider. Choose the file that Slider Revolution exported, or that this site exported.', 'frontage-slider' ),
			'not-json'     => __( 'This file cannot be read: it is neither a page nor a whole export. Download it once more.', 'frontage-slider' ),
			'no-slider'    => str_contains( $refused->getMessage(), '7' )
				? __( 'The sliders of this page are of version 7, which cannot be read yet. An export of version 6 can.', 'frontage-slider' )
				: __( 'There is no slider in this file. Save the page as a whole in your browser, after its slider was seen, or use an export.', 'frontage-slider' ),
			'too-many'     => __( 'This is more than can be taken: 200 sliders in a file, 500 slides in a slider, 200 layers on a slide and 2,000 in all.', 'frontage-slider' ),
			/* translators: %s: what is wrong with a file in a zip, in English */
			'entry', 'entry-name', 'entry-size' => sprintf( __( 'This zip is refused, because a file in it is not as it should be: %s', 'frontage-slider' ), $refused->getMessage() ),
			'too-new'      => __( 'This slider was exported by a newer version of Frontage Sliders. Please update the plugin here first.', 'frontage-slider' ),
			default        => $refused->getMessage(),
		};
	}
}
