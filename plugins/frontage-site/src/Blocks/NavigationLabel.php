<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Unique labels of landmarks on a page: menus and carousels. */
final class NavigationLabel {

	/** @var array<string, int> How often a label was used on this page. */
	private static array $names = [];

	/** Landmarks with the same label would be indistinguishable: from the second on, a number is added. */
	public static function name( string $name ): string {
		if ( doing_action( 'wp_head' ) ) {
			return $name; // In the head, blocks are rendered only for the meta description.
		}
		$count = self::$names[ $name ] = ( self::$names[ $name ] ?? 0 ) + 1;
		return 1 === $count ? $name : $name . ' ' . number_format_i18n( $count );
	}
}
