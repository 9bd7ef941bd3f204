<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Rendered inner blocks. The editor inserts placeholders (people, plans, steps); empty ones are not rendered on the page. */
final class InnerBlocksContent {

	/** Whether the HTML has neither text nor media. */
	public static function is_blank( string $html ): bool {
		return '' === trim( wp_strip_all_tags( $html ) ) && ! preg_match( '~<(?:img|video|audio|iframe)\b~', $html );
	}

	/** Removes empty list items, and lists without items. */
	public static function without_blank_points( string $html ): string {
		return preg_replace( [ '~<li\b[^>]*>\s*</li>\s*~', '~<ul\b[^>]*\bwp-block-list\b[^>]*>\s*</ul>\s*~' ], '', $html ) ?? $html;
	}
}
