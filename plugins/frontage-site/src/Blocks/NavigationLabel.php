<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** What screen readers list of a page: its menus and carousels, by their names. */
final class NavigationLabel {

	/** @var array<string, int> How often a name was given on this page. */
	private static array $names = [];

	/** Two of one name could not be told apart in that list: the second has its number. */
	public static function name( string $name ): string {
		if ( doing_action( 'wp_head' ) ) {
			return $name; // For a description of the page, which shows none.
		}
		$count = self::$names[ $name ] = ( self::$names[ $name ] ?? 0 ) + 1;
		return 1 === $count ? $name : $name . ' ' . number_format_i18n( $count );
	}
}
