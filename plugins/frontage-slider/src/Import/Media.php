<?php

namespace Frontage\Slider\Import;

use Frontage\Slider\Model\Safe\SafeSvg;
use Frontage\SliderImport\Read\Archive;
use Frontage\SliderImport\Refused;
use Frontage\SliderImport\Report;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures, films and sound of an imported slider. Those of other sites are neither fetched nor shown from there unless somebody asked for
 * it: their addresses go to the extras, and the report lists them.
 */
final class Media {

	/** Not taken: the slider stands without them. */
	public const LEAVE = 'leave';

	/** Copied into the media library: out of the zip, else from their address. */
	public const COPY = 'copy';

	/** Shown from where they are. */
	public const LINK = 'link';

	private const FILES = [ 'image', 'thumb', 'poster', 'backgroundImage' ];

	private const HTML = [ 'html', 'toggleHtml', 'tmp' ];

	private ?Archive $archive = null;

	/** @var array<string, array{ id: int, url: string }|WP_Error> What became of an address in this import. */
	private array $copied = [];

	/** @var list<array{ path: string, value: mixed }> */
	private array $extras = [];

	private Report $report;

	private bool $dry_run = false;

	/**
	 * @param string       $mode LEAVE, COPY or LINK.
	 * @param list<string> $only Of COPY: the addresses to copy; all when empty.
	 */
	public function __construct( private readonly string $mode = self::LEAVE, private readonly array $only = [], private readonly Library $library = new Library(), private readonly Remote $remote = new Remote() ) {
		$this->report = new Report();
	}

	/** The file that is imported may hold them itself. */
	public function open( string $file ): void {
		$this->archive = null;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this server, never an address.
		if ( self::COPY === $this->mode && "PK\x03\x04" === file_get_contents( $file, false, null, 0, 4 ) ) {
			$this->archive = Archive::open( $file );
		}
	}

	/**
	 * The model with the addresses that it may show.
	 *
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public function settle( array $model, Report $report, bool $dry_run ): array {
		$this->report  = $report;
		$this->dry_run = $dry_run;
		$this->extras  = [];
		foreach ( [ 'options', 'slides', 'static' ] as $part ) {
			if ( is_array( $model[ $part ] ?? null ) ) {
				$model[ $part ] = $this->walk( $model[ $part ], $part );
			}
		}
		$extras = [ ...( is_array( $model['extras'] ?? null ) ? $model['extras'] : [] ), ...$this->extras ];
		return [] === $extras ? $model : [ ...$model, 'extras' => $extras ];
	}

	/** Deletes what was copied: the import failed. */
	public function take_back(): void {
		foreach ( $this->copied as $file ) {
			if ( is_array( $file ) ) {
				wp_delete_attachment( $file['id'], true );
			}
		}
		$this->copied = [];
	}

	/**
	 * @param array<mixed> $part
	 * @return array<mixed>
	 */
	private function walk( array $part, string $path ): array {
		foreach ( $part as $key => $value ) {
			if ( is_string( $value ) && in_array( $key, self::HTML, true ) ) {
				$part[ $key ] = $this->html( $value, "$path.$key" );
			}
			if ( ! is_array( $value ) ) {
				continue;
			}
			if ( 'sources' === $key ) {
				$sources      = array_map( fn( mixed $one, int|string $n ): array => is_array( $one ) ? $this->file( $one, "$path.sources.$n" ) : [], $value, array_keys( $value ) );
				$part[ $key ] = array_values( array_filter( $sources, static fn( array $one ): bool => isset( $one['url'] ) ) );
			} elseif ( 'svg' === $key ) {
				$part[ $key ] = $this->drawing( $value, "$path.svg" );
			} else {
				$part[ $key ] = $this->walk( in_array( $key, self::FILES, true ) ? $this->file( $value, "$path.$key" ) : $value, "$path.$key" );
			}
			if ( [] === $part[ $key ] && [] !== $value ) {
				unset( $part[ $key ] ); // There was nothing but an address.
			}
		}
		return $part;
	}

	/**
	 * An image or source, with an address of this site, or without one.
	 *
	 * @param array<mixed> $file
	 * @return array<mixed>
	 */
	private function file( array $file, string $path ): array {
		$url = is_string( $file['url'] ?? null ) ? $file['url'] : '';
		unset( $file['id'] ); // It counts on the site that it came from.
		if ( '' === $url || self::LINK === $this->mode ) {
			return $file;
		}
		$copied = $this->is_wanted( $url ) ? $this->copied( $url ) : null;
		if ( is_array( $copied ) ) {
			$sizes = isset( $file['type'] ) ? [] : [ 'id' => $copied['id'] ];
			return [ 'url' => $copied['url'] ] + $sizes + array_diff_key( $file, array_flip( [ 'width', 'height', 'srcset' ] ) );
		}
		if ( $copied instanceof WP_Error ) {
			$this->report->note( 'not-copied', $path, "$url: {$copied->get_error_message()}" );
		}
		if ( self::is_here( $url ) || $this->dry_run && self::COPY === $this->mode ) {
			return $this->without_strangers( $file, $path );
		}
		if ( null === $copied ) {
			$this->report->note( 'left-where-it-is', $path, $url );
		}
		foreach ( array_intersect_key( $file, array_flip( [ 'url', 'srcset' ] ) ) as $key => $value ) {
			$this->extras[] = [ 'path' => "$path.$key", 'value' => $value ];
		}
		return array_diff_key( $file, array_flip( [ 'url', 'srcset' ] ) );
	}

	/**
	 * A picture of this site may name others as its larger ones.
	 *
	 * @param array<mixed> $file
	 * @return array<mixed>
	 */
	private function without_strangers( array $file, string $path ): array {
		$set = is_string( $file['srcset'] ?? null ) ? $file['srcset'] : '';
		foreach ( preg_split( '/[\s,]+/', $set, -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $part ) {
			if ( ! self::is_here( $part ) ) {
				$this->extras[] = [ 'path' => "$path.srcset", 'value' => $set ];
				return array_diff_key( $file, [ 'srcset' => true ] );
			}
		}
		return $file;
	}

	/**
	 * A drawing stands in the slider itself: the media library takes none.
	 *
	 * @param array<mixed> $svg
	 * @return array<mixed>
	 */
	private function drawing( array $svg, string $path ): array {
		$url = is_string( $svg['url'] ?? null ) ? $svg['url'] : '';
		if ( '' === $url || self::LINK === $this->mode || self::is_here( $url ) ) {
			return $svg;
		}
		if ( ! isset( $svg['html'] ) && $this->is_wanted( $url ) && ! $this->dry_run ) {
			$content = $this->remote->get( $url );
			$clean   = is_wp_error( $content ) ? null : SafeSvg::clean( $content );
			if ( null === $clean ) {
				$this->report->note( 'not-copied', $path, is_wp_error( $content ) ? "$url: {$content->get_error_message()}" : $url );
			} else {
				$svg['html'] = $clean;
			}
		} elseif ( ! isset( $svg['html'] ) ) {
			$this->report->note( 'left-where-it-is', $path, $url );
		}
		$this->extras[] = [ 'path' => "$path.url", 'value' => $url ];
		return array_diff_key( $svg, [ 'url' => true ] );
	}

	private function is_wanted( string $url ): bool {
		return self::COPY === $this->mode && ( ! $this->only || in_array( $url, $this->only, true ) );
	}

	/** HTML that the sanitiser wrote, so that attributes look all alike; its pictures as those of layers. */
	private function html( string $html, string $path ): string {
		$attribute = function ( array $found ) use ( $path ): string {
			$kept = $this->file( [ 'url' => htmlspecialchars_decode( (string) $found[2], ENT_QUOTES | ENT_HTML5 ), 'type' => '' ], "$path.{$found[1]}" );
			return is_string( $kept['url'] ?? null ) ? ' ' . $found[1] . '="' . esc_attr( $kept['url'] ) . '"' : '';
		};
		return (string) preg_replace_callback( '/<(?:img|video|audio|track)\b[^>]*>/', static fn( array $tag ): string => (string) preg_replace_callback( '/ (src|poster)="([^"]*)"/', $attribute, $tag[0] ), $html );
	}

	/** @return array{ id: int, url: string }|WP_Error|null Null when there is nothing to copy. */
	private function copied( string $url ): array|WP_Error|null {
		if ( ! array_key_exists( $url, $this->copied ) ) {
			$entry = $this->entry( $url );
			if ( null === $entry && self::is_here( $url ) || $this->dry_run ) {
				return null;
			}
			$made                 = null === $entry ? $this->fetched( $url ) : $this->unpacked( $entry );
			$this->copied[ $url ] = $made;
		}
		return $this->copied[ $url ];
	}

	/** The file of an address inside the zip: its folder there is named like the end of the address. */
	private function entry( string $url ): ?string {
		$path  = '/' . ltrim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' );
		$found = null;
		foreach ( $this->archive?->media() ?? [] as $name ) {
			$inside = '/' . (string) preg_replace( '~^(?:.*/)?images/~', '', $name );
			if ( str_ends_with( $path, $inside ) && strlen( $inside ) > strlen( (string) $found ) ) {
				$found = $name;
			}
		}
		return $found;
	}

	/** @return array{ id: int, url: string }|WP_Error */
	private function unpacked( string $entry ): array|WP_Error {
		try {
			$content = (string) $this->archive?->read( $entry, Archive::BYTES );
		} catch ( Refused $refused ) {
			return new WP_Error( 'frontage_slider_entry', $refused->getMessage() );
		}
		return $this->library->add( $content, basename( $entry ) );
	}

	/** @return array{ id: int, url: string }|WP_Error */
	private function fetched( string $url ): array|WP_Error {
		$content = $this->remote->get( $url );
		return is_wp_error( $content ) ? $content : $this->library->add( $content, basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
	}

	/** Relative, or of this site's own host. */
	private static function is_here( string $url ): bool {
		$host = wp_parse_url( \WP_Http::make_absolute_url( $url, home_url( '/' ) ), PHP_URL_HOST );
		return is_string( $host ) && strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}
}
