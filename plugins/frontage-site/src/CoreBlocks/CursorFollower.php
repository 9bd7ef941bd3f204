<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** The cursor follower: its element at the end of the page, the texts of blocks (`frCursor`), and the icons that the page needs. */
final class CursorFollower {

	private const NAME = 'frontage/cursor';

	/** @var array<string, string> Name => SVG, collected until the footer. */
	private static array $icons = [];

	/**
	 * On `render_block`.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		$setting = $block['attrs']['frCursor'] ?? null;
		if ( ! is_array( $setting ) && ! str_contains( $html, 'data-cursor-icon=' ) || ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $html;
		}
		$options = new BlockAttributes( is_array( $setting ) ? $setting : [] );
		$tags    = new \WP_HTML_Tag_Processor( $html );
		$first   = true;
		while ( $tags->next_tag() ) {
			foreach ( $first ? [ 'label', 'icon' ] : [] as $part ) {
				$text = sanitize_text_field( $options->text( $part ) );
				'' === $text || $tags->set_attribute( "data-cursor-$part", mb_substr( $text, 0, 60 ) );
			}
			$first = false;
			$icon  = $tags->get_attribute( 'data-cursor-icon' );
			is_string( $icon ) && self::need( $icon );
		}
		return $tags->get_updated_html();
	}

	/** Adds an icon of WordPress's registry for markup with `data-cursor-icon` outside of blocks, such as a theme's. */
	public static function need( string $icon ): void {
		if ( ! isset( self::$icons[ $icon ] ) && preg_match( '~^[a-z0-9-]+/[a-z0-9-]+$~D', $icon ) ) {
			self::$icons[ $icon ] = wp_get_icon( $icon, [ 'size' => 24, 'class' => 'fr-cursor__icon' ] );
		}
	}

	/** On `wp_footer`. */
	public static function print(): void {
		$icons       = self::$icons;
		self::$icons = [];
		if ( ! ActiveBehaviors::is_on( self::NAME ) ) {
			return;
		}
		$icons_html = '';
		foreach ( array_filter( $icons ) as $name => $svg ) {
			$tag = new \WP_HTML_Tag_Processor( $svg );
			$tag->next_tag();
			$tag->set_attribute( 'data-icon', $name );
			$icons_html .= $tag->get_updated_html();
		}
		echo '<div class="fr-cursor" aria-hidden="true"><div class="fr-cursor__sign"><span class="fr-cursor__label"></span>';
		EscapedMarkup::print( $icons_html ); // WordPress's own drawings, and a name that was judged.
		echo "</div></div>\n";
	}

	/** On `enqueue_block_editor_assets`: the editor offers the options only if the behavior is on. */
	public static function add_editor_data(): void {
		if ( ActiveBehaviors::is_on_for_site( self::NAME ) ) {
			wp_add_inline_script( 'frontage-site-editor', 'window.frontageCursor = true;', 'before' );
		}
	}
}
