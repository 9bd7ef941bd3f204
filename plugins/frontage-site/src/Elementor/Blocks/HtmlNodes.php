<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The top-level nodes of markup, parsed by WordPress's HTML API.
 *
 * @phpstan-type Node array{ tag: string, html: string, inner: string, attributes: array<string, string> }
 */
final class HtmlNodes {

	/**
	 * @param string $inside Opening tag of the parent, for list items.
	 * @return list<Node>|null Null if the parser fails.
	 */
	public static function top_level_nodes( string $html, string $inside = '' ): ?array {
		$parser = \WP_HTML_Processor::create_fragment( $inside . $html );
		if ( null === $parser ) {
			return null;
		}
		$floor = '' === $inside ? 3 : 4; // Below html and body.
		$nodes = [];
		$open  = null;
		while ( $parser->next_token() ) {
			$depth = $parser->get_current_depth();
			$token = $parser->serialize_token();
			if ( $parser->is_tag_closer() ) {
				if ( $depth === $floor - 1 && null !== $open ) {
					$open['html'] .= $token;
					$nodes[]       = $open;
					$open          = null;
				} elseif ( null !== $open ) {
					$open['html']  .= $token;
					$open['inner'] .= $token;
				}
				continue;
			}
			if ( null !== $open ) {
				$open['html']  .= $token;
				$open['inner'] .= $token;
				continue;
			}
			if ( $depth < $floor ) {
				continue;
			}
			$tag  = (string) $parser->get_tag();
			$node = [ 'tag' => $tag, 'html' => $token, 'inner' => '', 'attributes' => '' === $tag ? [] : self::tag_names( $parser ) ];
			if ( '' !== $tag && $parser->expects_closer() ) {
				$open = $node;
			} else {
				$nodes[] = $node;
			}
		}
		if ( null !== $open ) {
			$nodes[] = $open;
		}
		return null === $parser->get_last_error() ? $nodes : null;
	}

	/** @return array<string, string> Of the first tag. */
	public static function attributes( string $tag ): array {
		$tags = new \WP_HTML_Tag_Processor( $tag );
		return $tags->next_tag() ? self::tag_names( $tags ) : [];
	}

	/** @return array<string, string> */
	private static function tag_names( \WP_HTML_Tag_Processor $tags ): array {
		$attributes = [];
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
			$value               = $tags->get_attribute( $name );
			$attributes[ $name ] = is_string( $value ) ? $value : '';
		}
		return $attributes;
	}
}
