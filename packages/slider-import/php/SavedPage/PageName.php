<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

defined( 'ABSPATH' ) || exit;

/** Title of a page without the site's name, for sliders without a name of their own. */
final class PageName {

	/** Default titles of sliders in the original, or names derived from its id. */
	private const NONE = '/^(?:rev[_-]?)?slider(?:[_-]?\d+)*$/iD';

	private const LONGEST = 80;

	/** '' if there is none. */
	public static function from_page( \DOMXPath $page ): string {
		$site  = self::text( $page, "//meta[@property='og:site_name']/@content" );
		$title = self::text( $page, '//title[not(ancestor::svg)]' );
		$title = '' !== $title ? $title : self::text( $page, "//meta[@property='og:title']/@content" );
		$parts = array_values( array_filter( array_map( trim( ... ), preg_split( '/\s+[-|–—»·•]\s+/u', $title ) ?: [] ), static fn( string $part ): bool => '' !== $part ) );
		$own   = array_values( array_filter( $parts, static fn( string $part ): bool => $part !== $site ) );
		return mb_strimwidth( $own[0] ?? $parts[0] ?? '', 0, self::LONGEST, '…', 'UTF-8' );
	}

	public static function is_missing( string $alias ): bool {
		return '' === $alias || 1 === preg_match( self::NONE, $alias );
	}

	private static function text( \DOMXPath $page, string $query ): string {
		$found = $page->query( $query );
		$text  = $found && $found->length > 0 ? (string) $found->item( 0 )?->nodeValue : '';
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
