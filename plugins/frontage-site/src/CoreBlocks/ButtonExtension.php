<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Overlays\OverlayRegistry;

defined( 'ABSPATH' ) || exit;

/** Extends core's button: an icon from the registry, a download link, an overlay that it opens. */
final class ButtonExtension {

	/**
	 * On `render_block_core/button`.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function add( string $html, array $block ): string {
		$button  = new BlockAttributes( $block['attrs'] ?? [] );
		$icon    = self::icon( $button->nested( 'frIcon' ) );
		$overlay = $button->text( 'frOverlay' );
		$opens   = 1 === preg_match( OverlayRegistry::NAME, $overlay );
		if ( '' === $icon && ! $opens && ! $button->is_true( 'frDownload' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'wp-block-button__link' ] ) ) {
			return $html;
		}
		if ( $button->is_true( 'frDownload' ) && null !== $tags->get_attribute( 'href' ) ) {
			$tags->set_attribute( 'download', true );
		}
		$gap = $button->nested( 'frIcon' )->text( 'gap' );
		if ( '' !== $icon && preg_match( '/^\d*\.?\d+(px|r?em)$/', $gap ) ) {
			$tags->set_attribute( 'style', trim( (string) $tags->get_attribute( 'style' ) . ";--fr-icon-gap:$gap", ';' ) );
		}
		if ( $opens ) {
			$tags->set_attribute( 'data-overlay', $overlay );
			$tags->set_attribute( 'aria-haspopup', 'dialog' );
		}
		$is_link = null !== $tags->get_attribute( 'href' );
		$html    = $tags->get_updated_html();
		$html    = $opens && ! $is_link ? self::link_as_button( $html ) : $html;
		return '' === $icon ? $html : self::insert_icon( $html, $icon, $button->nested( 'frIcon' ) );
	}

	/** A button without a URL that opens an overlay is rendered as a button element, for keyboard and screen readers. */
	private static function link_as_button( string $html ): string {
		return preg_replace( '~<a\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>(.*)</a>~s', '<button type="button"$1>$2</button>', $html, 1 ) ?? $html;
	}

	/** The SVG icon, decorative. */
	private static function icon( BlockAttributes $icon_attributes ): string {
		$name = $icon_attributes->text( 'name' );
		if ( ! preg_match( '~^[a-z0-9-]+/[a-z0-9-]+$~', $name ) ) {
			return '';
		}
		$turns = preg_match( '~/(?:arrow|chevron)-(left|right)~', $name, $way ) ? " fr-button__icon--turns is-$way[1]" : '';
		return wp_get_icon( $name, [ 'size' => 24, 'class' => "fr-button__icon$turns" ] );
	}

	/** Inside the link, before or after its text; with the icon alone, the text stays for screen readers. */
	private static function insert_icon( string $html, string $icon, BlockAttributes $icon_attributes ): string {
		return preg_replace_callback(
			'~(<(a|button)\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>)(.*)(</\2>)~s',
			static function ( array $link ) use ( $icon, $icon_attributes ): string {
				$text = $icon_attributes->is_true( 'only' ) ? '<span class="screen-reader-text">' . $link[3] . '</span>' : $link[3];
				return $link[1] . ( 'start' === $icon_attributes->text( 'position' ) ? $icon . $text : $text . $icon ) . $link[4];
			},
			$html,
			1
		) ?? $html;
	}
}
