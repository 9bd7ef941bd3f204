<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/** The top of a screen: a link back to Settings → Frontage, the title, one line, an action, and links to the parts of a long screen. */
final class ScreenHeader {

	/** On `admin_head-…` of a screen with this header. */
	public static function print_style(): void {
		EscapedMarkup::print_style( __DIR__ . '/screen-header.css' );
	}

	/**
	 * @param string                $line   One sentence; '' for none.
	 * @param string                $action Escaped markup of a button or link.
	 * @param array<string, string> $parts  Titles of the screen's parts by their id: tabs that lead there.
	 */
	public static function print( string $title, string $line = '', string $action = '', array $parts = [] ): void {
		$is_below_hub = 'options-general.php' === ( $GLOBALS['parent_file'] ?? '' ) && SettingsHub::is_allowed() && 'Frontage' !== $title;
		echo '<header class="frontage-header"><div class="frontage-header__top"><div><div class="frontage-header__title">';
		if ( $is_below_hub ) {
			printf( '<a href="%s">Frontage</a> <span aria-hidden="true">/</span> ', esc_url( SettingsHub::url() ) );
		}
		printf( '<h1>%s</h1></div>', esc_html( $title ) );
		if ( '' !== $line ) {
			printf( '<p>%s</p>', esc_html( $line ) );
		}
		echo '</div>' . wp_kses_post( $action ) . '</div>';
		if ( $parts ) {
			printf( '<nav class="frontage-header__tabs" aria-label="%s">', esc_attr__( 'On this screen', 'frontage-kit' ) );
			foreach ( $parts as $id => $part ) {
				printf( '<a href="#%s">%s</a>', esc_attr( $id ), esc_html( $part ) );
			}
			echo '</nav>';
		}
		echo '</header><hr class="wp-header-end">';
	}
}
