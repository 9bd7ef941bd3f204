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

	/** @var array<string, string|null> Fetched text by URL. */
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
			$text                  = $this->remote->get( $url );
			$this->fetched[ $url ] = is_string( $text ) ? $text : null;
		}
		return $this->fetched[ $url ] ?? null;
	}
}
