<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** Sticky headers: which ones, when, and the alternative template part, for behaviors/site/sticky-header. */
final class StickyHeader {

	private const MODES = [ '', 'off', 'after', 'up', 'always' ];

	/**
	 * On `render_block`, before behaviors are detected: a template part or a group that is a header.
	 *
	 * @param array{ blockName?: string|null, attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		$is_part = 'core/template-part' === ( $block['blockName'] ?? '' );
		if ( ! $is_part && ( 'core/group' !== ( $block['blockName'] ?? '' ) || ! isset( $block['attrs']['frStickyHeader'] ) ) ) {
			return $html;
		}
		$settings = new BlockAttributes( $block['attrs'] ?? [] );
		$mode     = $settings->choice( 'frStickyHeader', self::MODES );
		if ( 'off' === $mode || '' === $mode && ! $is_part ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() || 'HEADER' !== $tags->get_tag() ) {
			return $html;
		}
		// The setting of the header itself, or of one inside it, takes precedence over the site's setting.
		if ( '' === $mode && ! str_contains( $html, 'data-fr-sticky=' ) && ActiveBehaviors::is_on( 'frontage/sticky-header' ) ) {
			$mode = ( new BlockAttributes( ActiveBehaviors::options( 'frontage/sticky-header' ) ) )->choice( 'mode', self::MODES );
		}
		if ( '' === $mode ) {
			return $html;
		}
		$tags->set_attribute( 'data-fr-sticky', $mode );
		return $tags->get_updated_html() . '<div class="fr-header-room"></div>' . self::part( $settings->text( 'frStickyPart' ), $html );
	}

	/** The alternative content while the header is sticky: not focusable before, and no second landmark of the same name. */
	private static function part( string $slug, string $header ): string {
		if ( 1 !== preg_match( '/^[a-z0-9_-]+$/D', $slug ) ) {
			return '';
		}
		$html = do_blocks( sprintf( '<!-- wp:template-part {"slug":"%s","tagName":"div","className":"fr-sticky-part"} /-->', $slug ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'fr-sticky-part' ] ) ) {
			return ''; // The template part no longer exists.
		}
		$tags->set_attribute( 'inert', true );
		while ( $tags->next_tag() ) {
			$label = $tags->get_attribute( 'aria-label' );
			if ( 'HEADER' === $tags->get_tag() ) {
				$tags->set_attribute( 'role', 'presentation' );
			} elseif ( in_array( $tags->get_tag(), [ 'NAV', 'SEARCH', 'FORM', 'SECTION', 'ASIDE' ], true ) && is_string( $label ) && str_contains( $header, 'aria-label="' . esc_attr( $label ) . '"' ) ) {
				/* translators: %s: the name of a landmark, such as "Menu". */
				$tags->set_attribute( 'aria-label', sprintf( __( '%s, sticky header', 'frontage-site' ), $label ) );
			}
		}
		return $tags->get_updated_html();
	}
}
