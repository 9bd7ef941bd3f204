<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes `data-tooltip` work without script: the text as `title`, and keyboard focus. A marked word becomes a button, since
 * pressing it shows the text on devices without hover; inside a link the tooltip belongs to the link.
 */
final class TooltipFormat {

	private const CONTROLS = [ 'A', 'BUTTON', 'SUMMARY' ];

	/** On `render_block`. */
	public static function mark( string $html ): string {
		if ( ! str_contains( $html, 'data-tooltip=' ) ) {
			return $html;
		}
		$tags    = new \WP_HTML_Tag_Processor( $html );
		$control = null; // The open link or button,
		$is_said = false; // and whether it has a tooltip: searching back for each of a thousand words would take seconds.
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$name = $tags->get_tag();
			if ( in_array( $name, self::CONTROLS, true ) ) {
				$control = $tags->is_tag_closer() ? null : $name;
				$is_said = $control && null !== $tags->get_attribute( 'data-tooltip' );
				$control && $tags->set_bookmark( 'control' );
			}
			$text = $tags->is_tag_closer() ? null : $tags->get_attribute( 'data-tooltip' );
			if ( ! is_string( $text ) || '' === trim( $text ) ) {
				continue;
			}
			if ( $control && $control !== $name && $tags->has_class( 'fr-tooltip' ) ) {
				$tags->remove_attribute( 'data-tooltip' );
				if ( $is_said ) {
					continue;
				}
				$is_said = true;
				$tags->seek( 'control' );
				$tags->set_attribute( 'data-tooltip', $text );
			} elseif ( $tags->has_class( 'fr-tooltip' ) && null === $tags->get_attribute( 'tabindex' ) ) {
				$tags->set_attribute( 'tabindex', '0' );
				$tags->set_attribute( 'role', 'button' );
			}
			if ( null === $tags->get_attribute( 'title' ) ) {
				$tags->set_attribute( 'title', $text );
			}
		}
		return $tags->get_updated_html();
	}
}
