<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\SettingsForm\ScreenHeader;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Move from…: what the screens of all plugins have in common. Below the heading stand tabs, one for each plugin to
 * move from, with what was found.
 */
final class MoveScreen {

	/**
	 * On `admin_menu`: adds a screen with its style, which is opened from the hub.
	 *
	 * @param callable(): void $render
	 * @param callable(): void $load   Runs before any output.
	 * @return string The screen's hook; '' for users who may not open it.
	 */
	public static function add( string $slug, string $title, string $capability, callable $render, callable $load ): string {
		$hook = (string) add_options_page( $title, $title, $capability, $slug, $render );
		SettingsHub::add_hidden_screen( $slug );
		if ( '' !== $hook ) {
			add_action( "load-$hook", $load );
			add_action( "admin_head-$hook", [ self::class, 'print_style' ] );
		}
		return $hook;
	}

	/** On `admin_head-…`. */
	public static function print_style(): void {
		SettingsHub::print_style();
		EscapedMarkup::print_style( __DIR__ . '/move-screen.css' );
	}

	/**
	 * Prints the heading with a link back to the hub, and the tabs.
	 *
	 * @param string                  $url     The screen's own, as in its part.
	 * @param string                  $title   '' for the first view of a screen below Settings → Frontage.
	 * @param (callable(): void)|null $actions Prints a button beside the heading.
	 */
	public static function print_header( string $url, string $title = '', ?callable $actions = null ): void {
		$tabs = array_map(
			static fn ( array $part ): array => [
				'url'     => $part['url'],
				'text'    => $part['name'],
				'note'    => isset( $part['count'] ) ? $part['count']() : '',
				'is_open' => remove_query_arg( '_wpnonce', $part['url'] ) === $url,
			],
			SettingsHub::move_parts()
		);
		ScreenHeader::print(
			'' === $title ? __( 'Move from…', 'frontage-kit' ) : $title,
			__( 'Bring forms, sliders, and pages from other plugins. Nothing changes until you confirm.', 'frontage-kit' ),
			$actions,
			count( $tabs ) > 1 ? $tabs : [],
			__( 'Move from…', 'frontage-kit' )
		);
	}

	/**
	 * Prints the start of a card with a heading and one line of help; its end is `</section>`.
	 *
	 * @param string                  $id       Of the heading.
	 * @param string                  $pill     A state in a few words; '' for none.
	 * @param string                  $kind     `is-warning`, `is-error`, or '' for good news.
	 * @param (callable(): void)|null $controls Prints controls beside the heading.
	 */
	public static function open_card( string $id, string $title, string $help, string $pill = '', string $kind = '', ?callable $controls = null ): void {
		printf( '<section class="frontage-hub__card" aria-labelledby="%1$s"><div class="frontage-hub__head"><div><h2 id="%1$s">%2$s</h2>', esc_attr( $id ), esc_html( $title ) );
		if ( '' !== $help ) {
			printf( '<p>%s</p>', esc_html( $help ) );
		}
		echo '</div>';
		if ( '' !== $pill ) {
			printf( '<span class="frontage-hub__pill %s">%s</span>', esc_attr( $kind ), esc_html( $pill ) );
		}
		if ( $controls ) {
			$controls();
		}
		echo '</div>';
	}

	/**
	 * Prints a status that says what happens while the next screen loads: the attribute `data-progress` of the button that was selected.
	 * Without script the browser shows that it loads.
	 */
	public static function print_progress(): void {
		echo '<p class="frontage-move__progress" id="frontage-move-progress" role="status"></p>';
		wp_print_inline_script_tag( 'document.addEventListener("submit",(event)=>{document.getElementById("frontage-move-progress").textContent=event.submitter?.dataset.progress||""});addEventListener("pageshow",()=>{document.getElementById("frontage-move-progress").textContent=""});' );
	}

	/**
	 * @param list<string> $heads   Names of the columns; the table ends with `</tbody></table>`.
	 * @param string       $caption What the table lists, for screen readers.
	 * @param string       $kind    `is-report` for four columns: name, what was tried, what was found, what to do.
	 */
	public static function open_table( array $heads, string $caption = '', string $kind = '' ): void {
		printf( '<table class="frontage-move__table %s">', esc_attr( $kind ) );
		if ( '' !== $caption ) {
			printf( '<caption class="screen-reader-text">%s</caption>', esc_html( $caption ) );
		}
		echo '<thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
	}
}
