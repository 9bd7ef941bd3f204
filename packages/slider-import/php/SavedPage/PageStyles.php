<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Source\RelativeUrls;

defined( 'ABSPATH' ) || exit;

/** Stylesheets of a page in their order. Linked ones are only read where the caller provides their text. */
final class PageStyles {

	/** Maximum number of linked files, and their size in bytes together. */
	private const FILES = 60;

	private const BYTES = 4_194_304;

	/** @var list<string> Texts in their order; those for other media than screens are left out. */
	public readonly array $sheets;

	/** @var list<string> Texts of the style elements. */
	public readonly array $inline;

	/** @var list<string> Hosts of linked files that were not read; '' if the page does not name its own. */
	public readonly array $missing_hosts;

	/**
	 * @param string                              $base URL of the page; '' if unknown.
	 * @param (\Closure( string ): ?string)|null $read Returns the text of a stylesheet by its URL.
	 */
	public function __construct( \DOMXPath $page, string $base, ?\Closure $read ) {
		$urls    = new RelativeUrls( $base );
		$sheets  = [];
		$inline  = [];
		$missing = [];
		$files   = 0;
		$bytes   = 0;
		foreach ( $page->query( "//style | //link[contains(concat(' ', normalize-space(@rel), ' '), ' stylesheet ')]" ) ?: [] as $element ) {
			if ( ! $element instanceof \DOMElement ) {
				continue;
			}
			if ( 'style' === $element->nodeName ) {
				$inline[] = $element->textContent;
				$text     = $element->textContent;
			} else {
				$url  = $urls->resolve( trim( $element->getAttribute( 'href' ) ) );
				$text = '' !== $url && null !== $read && $files++ < self::FILES && $bytes < self::BYTES ? $read( $url ) : null;
				if ( null === $text ) {
					$host = parse_url( $url, PHP_URL_HOST ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The package runs without WordPress.

					$missing[ is_string( $host ) ? $host : '' ] = true;
					continue;
				}
				$bytes += strlen( $text );
			}
			$media    = trim( $element->getAttribute( 'media' ) );
			$sheets[] = in_array( strtolower( $media ), [ '', 'all', 'screen' ], true ) ? $text : ( 1 === preg_match( '/^[\w\s().:-]{1,200}$/D', $media ) ? "@media $media{\n$text\n}" : '' );
		}
		$this->sheets        = $sheets;
		$this->inline        = $inline;
		$this->missing_hosts = array_map( strval( ... ), array_keys( $missing ) );
	}
}
