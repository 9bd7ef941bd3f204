<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

defined( 'ABSPATH' ) || exit;

/** All scripts of a page as one text, including scripts that an optimization plugin delays by another type or moves into a data URL. */
final class PageScripts {

	/**
	 * Script types of WP Rocket, LiteSpeed, Perfmatters, PageSpeed and Cloudflare for delayed scripts; the last one
	 * contains `javascript`.
	 */
	private const TYPES = '~javascript|^module$|lazyloadscript|delayedscript|^text/psajs$~i';

	private const ADDRESS = '~^data:(?:text|application)/(?:x-)?javascript\b[^,]*?(;base64)?,(.*)$~is';

	public static function from_page( \DOMXPath $page ): string {
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
		return '' === $found[1] ? rawurldecode( $found[2] ) : (string) base64_decode( rawurldecode( $found[2] ), true ); // An address that holds its file says so; it is read, never run.
	}
}
