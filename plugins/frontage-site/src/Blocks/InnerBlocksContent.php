<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** What stands in a block. Editors are given three people, plans or steps to begin with; whom nobody filled in is no part of the page. */
final class InnerBlocksContent {

	/** Whether a visitor would find neither a word nor a picture in what inner blocks printed. */
	public static function is_blank( string $html ): bool {
		return '' === trim( wp_strip_all_tags( $html ) ) && ! preg_match( '~<(?:img|video|audio|iframe)\b~', $html );
	}

	/** A list without the points that nobody wrote, and no list without points. */
	public static function without_blank_points( string $html ): string {
		return preg_replace( [ '~<li\b[^>]*>\s*</li>\s*~', '~<ul\b[^>]*\bwp-block-list\b[^>]*>\s*</ul>\s*~' ], '', $html ) ?? $html;
	}
}
