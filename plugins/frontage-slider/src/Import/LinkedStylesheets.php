<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\LocalFile;
use Frontage\Slider\Images\InlineSvg;
use Frontage\Slider\Import\Media\MediaImporter;

defined( 'ABSPATH' ) || exit;

/**
 * Stylesheets that an imported page links to. Those of this site are read from the disk. Those of another site are only
 * fetched if the user named this site, by the same rules as its images.
 */
final class LinkedStylesheets {

	private const BYTES = 1_048_576;

	/** Maximum number of files fetched from other sites; each may take five seconds. */
	private const REMOTE = 12;

	/** Seconds for which fetched text is kept: as long as a pending import, whose steps all read it. */
	private const LIFE = 2 * HOUR_IN_SECONDS;

	/** Maximum size of kept text; object caches may refuse more. */
	private const KEPT_BYTES = 524_288;

	/** @var array<string, string|null> Text by URL. */
	private array $fetched = [];

	/** @param list<string> $hosts Other sites that the user named; `*` for all. */
	public function __construct( private readonly array $hosts = [], private readonly RemoteSource $remote = new RemoteSource() ) {}

	/** Text of a stylesheet; null if it may not be read or does not exist. */
	public function get( string $url ): ?string {
		$file = InlineSvg::file( $url, 'css' );
		if ( null !== $file ) {
			$text = LocalFile::read( $file, 0, self::BYTES + 1 );
			return is_string( $text ) && strlen( $text ) <= self::BYTES ? $text : null;
		}
		$host = MediaImporter::host( $url );
		if ( '' === $host || ! array_intersect( [ '*', $host ], $this->hosts ) ) {
			return null;
		}
		if ( ! array_key_exists( $url, $this->fetched ) && count( $this->fetched ) < self::REMOTE ) {
			$this->fetched[ $url ] = $this->fetch( $url );
		}
		return $this->fetched[ $url ] ?? null;
	}

	private function fetch( string $url ): ?string {
		$key  = 'frontage_slider_css_' . md5( $url );
		$kept = get_transient( $key );
		$kept = is_string( $kept ) ? json_decode( $kept, true ) : null;
		if ( is_string( $kept ) ) {
			return '' === $kept ? null : $kept;
		}
		$text = $this->remote->get( $url );
		$text = is_string( $text ) ? $text : '';
		if ( strlen( $text ) <= self::KEPT_BYTES ) {
			set_transient( $key, (string) wp_json_encode( $text, JSON_INVALID_UTF8_SUBSTITUTE ), self::LIFE ); // ASCII, since an options table with 3-byte characters refuses an emoji.
		}
		return '' === $text ? null : $text;
	}
}
