<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

defined( 'ABSPATH' ) || exit;

/** The scripts of a page as one text, to be looked through: also those that a plugin for speed wrote another type on, or put into an address. */
final class PageScripts {

	/** What WP Rocket, LiteSpeed, Perfmatters, PageSpeed and Cloudflare call a script that they hold back; the last keeps `javascript` in the name. */
	private const TYPES = '~javascript|^module$|lazyloadscript|delayedscript|^text/psajs$~i';

	private const ADDRESS = '~^data:(?:text|application)/(?:x-)?javascript\b[^,]*?(;base64)?,(.*)$~is';

	public static function of( \DOMXPath $page ): string {
		$text = '';
		foreach ( $page->query( '//script' ) ?: [] as $script ) {
			if ( $script instanceof \DOMElement && self::is_code( $script->getAttribute( 'type' ) ) ) {
				$text .= self::text( $script ) . ";\n";
			}
		}
		return $text;
	}

	private static function is_code( string $type ): bool {
		return '' === trim( $type ) || 1 === preg_match( self::TYPES, trim( $type ) );
	}

	private static function text( \DOMElement $script ): string {
		if ( 1 !== preg_match( self::ADDRESS, $script->getAttribute( 'src' ), $found ) ) {
			return $script->textContent;
		}
		return '' === $found[1] ? rawurldecode( $found[2] ) : (string) base64_decode( rawurldecode( $found[2] ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- An address that holds its file says so; it is read, never run.
	}
}
