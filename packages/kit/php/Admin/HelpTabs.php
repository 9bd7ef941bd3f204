<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * The Help tab of the suite's screens. It has overviews of screens, and the pages of the owner's handbook that the build
 * puts into each plugin (`build/handbook`). Settings → Frontage has all pages, and links that open one of them.
 *
 * @phpstan-type Page array{ name: string, title: string, screens: list<string>, text?: string, file?: string }
 */
final class HelpTabs {

	/** Query argument with the page that the Help tab opens with. */
	private const OPEN = 'handbook';

	private const STYLE = '.frontage-handbook>:not(table){max-width:46em}.frontage-handbook table{display:block;overflow-x:auto;inline-size:fit-content;max-inline-size:100%}.frontage-handbook :is(th,td){text-align:start}.frontage-handbook td:first-child{min-inline-size:12em}.frontage-handbook ol li{list-style-type:decimal}.frontage-handbook img{max-width:100%;height:auto;border:1px solid #dcdcde}';

	/** On `current_screen`. */
	public static function add( \WP_Screen $screen ): void {
		$is_hub = SettingsHub::PAGE === self::key( $screen );
		$others = [];
		$pages  = [];
		foreach ( self::pages() as $page ) {
			if ( $is_hub ? isset( $page['file'] ) : in_array( self::key( $screen ), $page['screens'], true ) ) {
				$pages[] = $page['name'];
				$screen->add_help_tab(
					[
						'id'       => 'frontage-' . $page['name'],
						'title'    => $page['title'],
						'callback' => static function () use ( $page ): void {
							EscapedMarkup::print( self::html( $page ) );
						},
					]
				);
			} elseif ( isset( $page['file'] ) ) {
				$others[] = $page;
			}
		}
		if ( ! $pages ) {
			return;
		}
		if ( $others && SettingsHub::is_allowed() ) {
			$links = array_map( static fn ( array $page ): string => sprintf( '<p><a href="%s">%s</a></p>', esc_url( self::url( $page['name'] ) ), esc_html( $page['title'] ) ), $others );
			$screen->set_help_sidebar( '<p><strong>' . esc_html__( 'Handbook', 'frontage-kit' ) . '</strong></p>' . implode( '', $links ) );
		}
		add_action( 'admin_enqueue_scripts', static fn () => self::enqueue( $pages ) );
	}

	/** On `frontage_hub_cards`: prints the card that leads to the pages of all active plugins. */
	public static function print_card(): void {
		$pages = array_filter( self::pages(), static fn ( array $page ): bool => isset( $page['file'] ) );
		printf( '<section class="frontage-hub__card" aria-labelledby="frontage-hub-handbook"><div class="frontage-hub__head"><h2 id="frontage-hub-handbook">%s</h2></div><ul class="frontage-hub__links">', esc_html__( 'Handbook', 'frontage-kit' ) );
		foreach ( $pages as $page ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( self::url( $page['name'] ) ), esc_html( $page['title'] ) );
		}
		echo '</ul></section>';
	}

	/** What a table of pages calls a screen: the slug after `page=`, else the screen's id. A parent's translated title is part of the id. */
	private static function key( \WP_Screen $screen ): string {
		return (string) preg_replace( '/^.*_page_/', '', $screen->id );
	}

	private static function url( string $name ): string {
		return add_query_arg( self::OPEN, $name, SettingsHub::url() );
	}

	/** @return list<Page> In the order of the plugins' priorities. A page that two plugins have is there once, for the screens of both. */
	private static function pages(): array {
		/**
		 * Filters the pages of Help tabs. Each plugin adds its own, in the handbook's order by their priorities.
		 *
		 * @since 0.1.0
		 * @param list<array{ name: string, title: string, screens: list<string>, text?: string, file?: string }> $pages `screens` are slugs after `page=`, or ids of screens. A page has a `text`, or is the page `name` of the handbook, in the plugin with the main file `file`.
		 */
		$added = apply_filters( 'frontage_help_pages', [] );
		$pages = [];
		/** @var Page $page From code only, never from user input. */
		foreach ( is_array( $added ) ? $added : [] as $page ) {
			$pages[ $page['name'] ] = [ 'screens' => [ ...$page['screens'], ...( $pages[ $page['name'] ]['screens'] ?? [] ) ] ] + $page;
		}
		return array_values( $pages );
	}

	/** @param Page $page */
	private static function html( array $page ): string {
		if ( ! isset( $page['file'] ) ) {
			return '<p>' . esc_html( $page['text'] ?? '' ) . '</p>';
		}
		$folder = dirname( $page['file'] ) . '/build/handbook';
		if ( ! is_file( "$folder/{$page['name']}.html" ) ) {
			return ''; // Not built, as in a fresh checkout.
		}
		$files = SettingsHub::is_allowed() ? array_column( self::pages(), 'file', 'name' ) : [];
		$html  = (string) LocalFile::read( "$folder/{$page['name']}.html" );
		$html  = (string) preg_replace_callback( '~<a href="([a-z0-9-]+)\.md">(.*?)</a>~', static fn ( array $link ): string => isset( $files[ $link[1] ] ) ? sprintf( '<a href="%s">%s</a>', esc_url( self::url( $link[1] ) ), $link[2] ) : $link[2], $html );
		return '<div class="frontage-handbook" lang="en" dir="ltr">' . str_replace( ' src="images/', ' src="' . esc_url( plugins_url( 'build/handbook/images/', $page['file'] ) ), $html ) . '</div>';
	}

	/** @param list<string> $pages Pages of this screen. */
	private static function enqueue( array $pages ): void {
		wp_add_inline_style( 'common', self::STYLE . WhatIsThis::STYLE );
		$open_page = AdminRequest::query_arg( self::OPEN );
		if ( in_array( $open_page, $pages, true ) ) {
			// The event can come before core's script, which waits for jQuery, has made the link work.
			wp_add_inline_script( 'common', sprintf( 'addEventListener("load",function open(event,left=200){window.screenMeta?.toggles?["#contextual-help-link","#tab-link-frontage-%s a"].forEach((link)=>document.querySelector(link)?.click()):left&&setTimeout(open,50,event,left-1)});', $open_page ) );
		}
	}
}
