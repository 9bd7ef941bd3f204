<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * Names the image of the first slide at the start of the page's head. Browsers find it with the first bytes of the page then,
 * and not behind its styles and header. Block themes render blocks before the head; in other themes nothing is named.
 */
final class HeroPreload {

	/** @var array<string, string> The image as `wp_preload_resources` takes it; empty if no slider begins the page. */
	private static array $image = [];

	/** Called for each slider that is rendered. Only the first one of a page has an image with high priority. */
	public static function add( string $html ): void {
		if ( self::$image || did_action( 'wp_head' ) || ! str_contains( $html, 'fetchpriority="high"' ) ) {
			return;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		$type = [];
		while ( $tags->next_tag() ) {
			$is_image = 'IMG' === $tags->get_tag();
			if ( 'SOURCE' === $tags->get_tag() && is_string( $tags->get_attribute( 'type' ) ) ) {
				// Of the image that follows. Browsers that do not know its type ignore the link, and find the image later.
				$type = self::attributes( $tags ) + [ 'type' => $tags->get_attribute( 'type' ) ];
			} elseif ( $is_image && 'high' === $tags->get_attribute( 'fetchpriority' ) ) {
				self::$image = $type + self::attributes( $tags ) + [ 'as' => 'image', 'fetchpriority' => 'high' ];
				add_filter( 'wp_preload_resources', [ self::class, 'list' ] );
				return;
			} elseif ( $is_image ) {
				$type = [];
			}
		}
	}

	/** On `wp_preload_resources`. */
	public static function list( mixed $resources ): mixed {
		$image       = self::$image;
		self::$image = [];
		return is_array( $resources ) && $image ? [ ...$resources, $image ] : $resources;
	}

	/** @return array<string, string> */
	private static function attributes( \WP_HTML_Tag_Processor $tags ): array {
		$set = $tags->get_attribute( 'srcset' );
		// Without `href` a browser that does not read `imagesrcset` loads nothing twice.
		$names = is_string( $set ) && '' !== $set
			? [ 'imagesrcset' => $set, 'imagesizes' => $tags->get_attribute( 'sizes' ) ]
			: [ 'href' => $tags->get_attribute( 'src' ) ];
		return array_filter( $names, is_string( ... ) );
	}
}
