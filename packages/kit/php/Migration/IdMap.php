<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/** Maps IDs and URLs of the site that an export comes from to those of this site. */
final class IdMap {

	/** @var array<int, int> */
	private array $posts = [];

	/** @var array<int, int> */
	private array $terms = [];

	/** @var array<string, int> Attachments by their old path below the uploads folder, without the image size suffix. */
	private array $files = [];

	/** @var array<string, int> Attachments by their exact path, since a name may end like a size. */
	private array $files_by_exact_path = [];

	/** @var array<string, string> Keys of forms that were imported beside existing ones. */
	private array $keys = [];

	/** Digits of a key that content needs at least to refer to a form. */
	private const KEY_LENGTH = 7;

	private readonly ContentReferences $references;

	/**
	 * @param string $home    Home URL of the old site.
	 * @param string $uploads URL of its uploads folder.
	 */
	public function __construct( private readonly string $home, private readonly string $uploads ) {
		$this->references = new ContentReferences( $this->post( ... ), $this->term( ... ), $this->url( ... ) );
	}

	public function add_post( int $old, int $post ): void {
		$this->posts[ $old ] = $post;
	}

	public function add_term( int $old, int $term ): void {
		$this->terms[ $old ] = $term;
	}

	/** @param string $old The key of a form: 64 hexadecimal digits. */
	public function add_key( string $old, string $new ): void {
		$this->keys[ $old ] = $new;
	}

	/** @param string $path The old path below the uploads folder. */
	public function add_file( int $old, string $path, int $attachment ): void {
		$this->posts[ $old ]                = $attachment;
		$this->files                       += [ self::split_size_suffix( $path )[0] => $attachment ];
		$this->files_by_exact_path[ $path ] = $attachment;
	}

	/** The new post ID; 0 when the export does not contain the post. */
	public function post( int $old ): int {
		return $this->posts[ $old ] ?? 0;
	}

	public function term( int $old ): int {
		return $this->terms[ $old ] ?? 0;
	}

	/** Block content and the text between blocks, with this site's IDs and URLs. */
	public function content( string $content ): string {
		return $this->with_keys( $this->references->replace_in( $content ) );
	}

	/** Replaces the keys of forms, or their beginnings, in attributes of blocks and shortcodes. */
	private function with_keys( string $content ): string {
		foreach ( $this->keys as $old => $new ) {
			// A quote in an attribute of a block or of HTML is written as \u0022, &quot;, or \u0026quot;.
			$pattern = '/(?<=["\'=]|u0022|quot;)' . preg_quote( substr( $old, 0, self::KEY_LENGTH ), '/' ) . '[0-9a-f]{0,57}(?=["\'\s\]]|\\\\u0022|(?:&|\\\\u0026)quot;)/';
			$content = preg_replace_callback( $pattern, static fn ( array $found ): string => str_starts_with( $old, $found[0] ) ? substr( $new, 0, strlen( $found[0] ) ) : $found[0], $content ) ?? $content;
		}
		return $content;
	}

	/** A single URL: absolute, protocol-relative, or root-relative. */
	public function url( string $url ): string {
		$file = self::path_below( $url, $this->uploads );
		if ( null !== $file ) {
			$new = $this->file( $file );
			if ( null !== $new ) {
				return $new;
			}
		}
		$path = self::path_below( $url, $this->home );
		if ( null === $path ) {
			return $url;
		}
		$home = home_url( '', str_starts_with( $url, 'http:' ) && ! is_ssl() ? 'http' : null );
		// A URL without a host stays without a host.
		return str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ? rtrim( (string) wp_parse_url( $home, PHP_URL_PATH ), '/' ) . $path : $home . $path;
	}

	private function file( string $path ): ?string {
		$path            = rawurldecode( (string) preg_replace( '/[?#].*$/', '', $path ) );
		$path            = ltrim( $path, '/' );
		[ $name, $size ] = isset( $this->files_by_exact_path[ $path ] ) ? [ $path, '' ] : self::split_size_suffix( $path );
		$id              = $this->files_by_exact_path[ $path ] ?? $this->files[ $name ] ?? 0;
		$url             = $id > 0 ? wp_get_attachment_url( $id ) : false;
		if ( ! $url ) {
			return null;
		}
		$sized = '' === $size ? null : self::size_file( $id, $size );
		return null === $sized ? $url : dirname( $url ) . '/' . $sized;
	}

	/** The file of that image size, if this site created it. */
	private static function size_file( int $id, string $size ): ?string {
		$meta = wp_get_attachment_metadata( $id );
		foreach ( is_array( $meta ) && is_array( $meta['sizes'] ?? null ) ? $meta['sizes'] : [] as $one ) {
			if ( is_array( $one ) && "{$one['width']}x{$one['height']}" === $size ) {
				return $one['file'];
			}
		}
		return null;
	}

	/** @return array{ string, string } The path without what WordPress appends to a name, and the image size. */
	private static function split_size_suffix( string $path ): array {
		preg_match( '/-(\d{1,5}x\d{1,5})(?=\.\w+$)/', $path, $size );
		return [ (string) preg_replace( '/(?:-\d{1,5}x\d{1,5}|-scaled)+(?=\.\w+$)/', '', $path ), $size[1] ?? '' ];
	}

	/** The path below a base URL, whatever its scheme; null when it is not below it. */
	private static function path_below( string $url, string $base ): ?string {
		$base = rtrim( (string) preg_replace( '/^https?:/i', '', $base ), '/' );
		if ( '' === $base ) {
			return null; // The map knows no other site.
		}
		$url = (string) preg_replace( '/^https?:/i', '', $url );
		if ( str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ) {
			$base = rtrim( (string) wp_parse_url( $base, PHP_URL_PATH ), '/' );
		}
		$rest = substr( $url, strlen( $base ) );
		return str_starts_with( $url, $base ) && ( '' === $rest || str_contains( '/?#&', $rest[0] ) ) ? $rest : null;
	}
}
