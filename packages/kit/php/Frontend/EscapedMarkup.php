<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/** Prints markup whose maker escaped it. */
final class EscapedMarkup {

	/**
	 * Prints what a renderer returned, or what blocks printed before. Text and attributes of your own go through `esc_html()`
	 * and the like instead: `bin/lib/php-rules.mjs` refuses texts that are put together in the call.
	 */
	public static function print( string $html ): void {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each renderer escapes its own; a filter for the whole would remove forms, icons and data of blocks.
	}

	/** Prints a style sheet of ours into the page. Small ones for single screens of the dashboard save a request. */
	public static function print_style( string $file ): void {
		echo '<style>';
		self::print( (string) LocalFile::read( $file ) );
		echo '</style>';
	}
}
