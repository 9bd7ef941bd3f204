<?php

declare( strict_types = 1 );

namespace Frontage\Kit\SettingsForm;

use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * The top of a screen: a link back to Settings → Frontage, the title, one line, an action, and tabs.
 *
 * @phpstan-type Tab array{ url: string, text: string, note?: string, is_open?: bool }
 */
final class ScreenHeader {

	/** On `admin_head-…` of a screen with this header. */
	public static function print_style(): void {
		EscapedMarkup::print_style( __DIR__ . '/screen-header.css' );
	}

	/**
	 * @param string            $line   One sentence; '' for none.
	 * @param ?callable(): void $action Prints a button or link.
	 * @param list<Tab>         $tabs   Parts of a long screen, or screens that belong together. `note` stands after the text.
	 * @param string            $label  What the tabs are, for screen readers.
	 */
	public static function print( string $title, string $line = '', ?callable $action = null, array $tabs = [], string $label = '' ): void {
		$hub_url      = menu_page_url( 'frontage', false ); // Empty for users who may not open it.
		$is_below_hub = '' !== $hub_url && 'Frontage' !== $title && ( 'options-general.php' === ( $GLOBALS['parent_file'] ?? '' ) || isset( $tabs[0]['is_open'] ) );
		echo '<div class="frontage-header"><div class="frontage-header__top"><div><div class="frontage-header__title">';
		if ( $is_below_hub ) {
			printf( '<a href="%s">Frontage</a> <span aria-hidden="true">/</span> ', esc_url( $hub_url ) );
		}
		printf( '<h1>%s</h1></div>', esc_html( $title ) );
		if ( '' !== $line ) {
			printf( '<p>%s</p>', esc_html( $line ) );
		}
		echo '</div>';
		if ( $action ) {
			$action();
		}
		echo '</div>';
		if ( $tabs ) {
			printf( '<nav class="frontage-header__tabs" aria-label="%s">', esc_attr( $label ) );
			foreach ( $tabs as $tab ) {
				printf( '<a href="%s" %s>%s <span>%s</span></a>', esc_url( $tab['url'] ), empty( $tab['is_open'] ) ? '' : 'aria-current="page"', esc_html( $tab['text'] ), esc_html( $tab['note'] ?? '' ) );
			}
			echo '</nav>';
		}
		echo '</div><hr class="wp-header-end">';
	}
}
