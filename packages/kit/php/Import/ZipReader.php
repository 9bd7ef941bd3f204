<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an untrusted zip in place: nothing is extracted to a folder, and one bad entry rejects the whole file
 * (docs/reference/security.md §5).
 */
final class ZipReader {

	public const BYTES = 52_428_800;

	private const ENTRIES = 2000;

	private const SUM = 209_715_200;

	private const RATIO = 100;

	/** @var array<int|string, int> Name => size, in archive order; PHP turns numeric names into integers. */
	private array $entries = [];

	private function __construct( private readonly \ZipArchive $zip ) {}

	/** @throws ZipRejectedException */
	public static function open( string $file ): self {
		if ( ! class_exists( \ZipArchive::class ) ) {
			throw new ZipRejectedException( 'no-zip', 'This server cannot read zip files. Unpack it and import the text file that is in it.' );
		}
		if ( (int) filesize( $file ) > self::BYTES ) {
			throw new ZipRejectedException( 'too-big', 'The file is larger than 50 MB.' );
		}
		$zip = new \ZipArchive();
		if ( true !== $zip->open( $file, \ZipArchive::RDONLY | \ZipArchive::CHECKCONS ) ) {
			throw new ZipRejectedException( 'bad-zip', 'This zip file is damaged or is none.' );
		}
		$archive = new self( $zip );
		$archive->check_names( self::raw_names( $file ) );
		return $archive;
	}

	/** @throws ZipRejectedException When there is more in the entry than it or the limit says. */
	public function read( string $name, int $limit ): string {
		$size   = $this->entries[ $name ] ?? 0;
		$stream = $this->zip->getStream( $name );
		$text   = '';
		if ( false === $stream || $size > $limit ) {
			self::reject( 'entry', "The entry $name cannot be read or is too big." );
		}
		while ( ! feof( $stream ) ) {
			$text .= stream_get_contents( $stream, 65536 ); // In pieces: an entry may be larger than it says.
			if ( strlen( $text ) > $size ) {
				self::reject( 'entry', "The entry $name is bigger than it says." );
			}
		}
		if ( strlen( $text ) !== $size ) {
			self::reject( 'entry', "The entry $name is damaged." );
		}
		return $text;
	}

	/** @return list<string> Names of files and folders, in archive order. */
	public function names(): array {
		return array_map( strval( ... ), array_keys( $this->entries ) );
	}

	/** The size in bytes that an entry declares; 0 if there is no such entry. */
	public function size( string $name ): int {
		return $this->entries[ $name ] ?? 0;
	}

	/**
	 * The raw names in the archive's directory, since the zip library truncates them at the first NUL.
	 *
	 * @return list<string>
	 */
	private static function raw_names( string $file ): array {
		$size  = (int) filesize( $file );
		$tail  = (string) LocalFile::read( $file, max( 0, $size - 65557 ) );
		$end   = strrpos( $tail, "PK\x05\x06" );
		$found = false === $end || strlen( $tail ) < $end + 22 ? false : unpack( 'vcount/Vsize/Vstart', substr( $tail, $end + 10, 10 ) );
		if ( ! is_array( $found ) || $found['start'] > $size || $found['size'] > 4_194_304 ) {
			throw new ZipRejectedException( 'bad-zip', 'This zip file is damaged, or of a kind that is not read.' );
		}
		$list  = (string) LocalFile::read( $file, $found['start'], $found['size'] );
		$names = [];
		for ( $at = 0; count( $names ) < $found['count'] && "PK\x01\x02" === substr( $list, $at, 4 ); ) {
			$lengths = unpack( 'vname/vextra/vcomment', substr( $list, $at + 28, 6 ) . "\0\0\0\0\0\0" );
			$lengths = is_array( $lengths ) ? $lengths : [ 'name' => 0, 'extra' => 0, 'comment' => 0 ];
			$names[] = substr( $list, $at + 46, $lengths['name'] );
			$at     += 46 + $lengths['name'] + $lengths['extra'] + $lengths['comment'];
		}
		return $names;
	}

	/** @param list<string> $raw_names */
	private function check_names( array $raw_names ): void {
		if ( $this->zip->numFiles > self::ENTRIES ) {
			throw new ZipRejectedException( 'entries', 'There are more than 2,000 files in this zip file.' );
		}
		if ( count( $raw_names ) !== $this->zip->numFiles ) {
			throw new ZipRejectedException( 'bad-zip', 'The directory of this zip file is damaged.' );
		}
		$sum  = 0;
		$seen = [];
		for ( $i = 0; $i < $this->zip->numFiles; $i++ ) {
			$stat = $this->zip->statIndex( $i, \ZipArchive::FL_UNCHANGED );
			$raw  = $raw_names[ $i ] ?? '';
			$name = is_array( $stat ) ? $stat['name'] : '';
			if ( ! is_array( $stat ) || self::is_unsafe_name( $raw ) || self::is_unsafe_name( $name ) || isset( $seen[ strtolower( $name ) ] ) || $this->is_link( $i ) ) {
				self::reject( 'entry-name', 'The entry "' . addcslashes( mb_scrub( $raw ), "\0..\37" ) . '" of this zip file is not allowed.' );
			}
			$sum += $stat['size'];
			if ( $sum > self::SUM || $stat['size'] > self::RATIO * max( 1, $stat['comp_size'] ) || 0 !== ( $stat['encryption_method'] ?? 0 ) ) {
				self::reject( 'entry-size', "The entry $name of this zip file is too big when unpacked, or locked." );
			}
			$seen[ strtolower( $name ) ] = true;
			$this->entries[ $name ]      = $stat['size'];
		}
	}

	/** @throws ZipRejectedException */
	private static function reject( string $reason, string $message ): never {
		throw new ZipRejectedException( $reason, $message ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- No output: who shows the message escapes it.
	}

	private static function is_unsafe_name( string $name ): bool {
		return '' === $name || strlen( $name ) > 512 || 1 === preg_match( '~[\x00-\x1F\\\\]|^/|^[a-z]:|(?:^|/)\.\.?(?:/|$)|//~i', $name )
			|| 1 === preg_match( '~\.(?:php\d?|phtml|phar|pht|phps|cgi|pl|py|sh|exe|htaccess|user\.ini)(?:\.|/|$)~i', $name );
	}

	private function is_link( int $index ): bool {
		$system     = 0;
		$attributes = 0;
		return $this->zip->getExternalAttributesIndex( $index, $system, $attributes ) && \ZipArchive::OPSYS_UNIX === $system && 0xA000 === ( ( $attributes >> 16 ) & 0xF000 );
	}
}
