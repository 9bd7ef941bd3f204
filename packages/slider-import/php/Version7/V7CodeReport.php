<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Code that an author wrote: only shown in the report, never applied. */
final class V7CodeReport {

	public static function report_code( SourceValues $part ): void {
		$codes = $part->bag( 'codes' );
		foreach ( [ 'js' => 'script', 'javascript' => 'script', 'css' => 'css', 'hovercss' => 'css' ] as $key => $what ) {
			$text = $codes->take_text( $key );
			if ( '' !== trim( $text ) ) {
				$codes->report->add_dropped( $codes->path( $key ), $what, $text );
			}
		}
	}
}
