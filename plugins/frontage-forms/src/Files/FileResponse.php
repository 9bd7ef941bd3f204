<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/** HTTP response with a stored file: always a download, never something that the browser runs or displays. */
final class FileResponse {

	/** @param array<string, string> $headers */
	private function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly int $from = 0,
		public readonly int $length = 0,
	) {}

	/**
	 * @param string $range      The request's `Range` header.
	 * @param bool   $as_picture For an `<img>`: sends its own MIME type. Opened directly it is still a download.
	 */
	public static function create( StoredFile $file, string $range = '', bool $as_picture = false ): self {
		$size    = $file->size;
		$headers = [
			'Content-Type'                 => $as_picture ? $file->type : 'application/octet-stream',
			'Content-Disposition'          => self::content_disposition( $file->name ),
			'X-Content-Type-Options'       => 'nosniff',
			'Content-Security-Policy'      => "sandbox; default-src 'none'",
			'Cross-Origin-Resource-Policy' => 'same-origin',
			'Cache-Control'                => 'no-store, private',
			'Referrer-Policy'              => 'no-referrer',
			'Accept-Ranges'                => 'bytes',
		];
		// Only one range is supported; for several, the whole file is a valid response (RFC 9110).
		if ( ! preg_match( '/^bytes=(\d{0,15})-(\d{0,15})$/D', trim( $range ), $part ) || ( '' === $part[1] && '' === $part[2] ) ) {
			return new self( 200, [ ...$headers, 'Content-Length' => (string) $size ], 0, $size );
		}
		$from = '' === $part[1] ? max( 0, $size - (int) $part[2] ) : (int) $part[1];
		$last = '' === $part[1] || '' === $part[2] ? $size - 1 : min( $size - 1, (int) $part[2] );
		if ( $from > $last ) {
			return new self( 416, [ ...$headers, 'Content-Range' => "bytes */$size", 'Content-Length' => '0' ] );
		}
		return new self( 206, [ ...$headers, 'Content-Range' => "bytes $from-$last/$size", 'Content-Length' => (string) ( $last - $from + 1 ) ], $from, $last - $from + 1 );
	}

	/** @param resource $output */
	public function write_to( StoredFile $file, $output ): void {
		if ( $this->length > 0 ) {
			( new FileRepository() )->copy_bytes( $file, $output, $this->from, $this->length );
		}
	}

	/** RFC 6266: an ASCII name that every client understands, and the real one. */
	private static function content_disposition( string $name ): string {
		$name  = (string) preg_replace( '/[\x00-\x1F\x7F\/\\\\]/', '_', wp_scrub_utf8( $name ) );
		$plain = (string) preg_replace( '/[^A-Za-z0-9 ._-]/', '_', remove_accents( $name ) );
		return sprintf( 'attachment; filename="%s"; filename*=UTF-8\'\'%s', $plain, rawurlencode( $name ) );
	}
}
