<?php

namespace Frontage\Slider\Import\Media;

use Frontage\Kit\LocalFile;
use Frontage\Slider\Images\LocalMedia;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ExportArchive;
use Frontage\SliderImport\Source\ImportRefusedException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports images, video and audio of a slider. Files in the zip or on this site are added to the media library. Files
 * of other sites are only fetched from selected hosts, and only linked if requested. Otherwise their URLs go to the
 * extras, and `skipped_files()` returns where they belong.
 */
final class MediaImporter {

	/** Do not import; the slider is shown without them. */
	public const LEAVE = 'leave';

	/** Copy into the media library: from the zip, from this site, or from the selected hosts. */
	public const COPY = 'copy';

	/** Link to the original URLs. */
	public const LINK = 'link';

	private const FILES = [ 'image', 'thumb', 'poster', 'backgroundImage' ];

	private const HTML = [ 'html', 'toggleHtml', 'tmp' ];

	private ?ExportArchive $archive = null;

	/** @var array<string, array{ id: int, url: string, new: bool }|WP_Error> Result for each URL in this import. */
	private array $copied = [];

	/** @var list<int> Attachments that the last resolve() created. */
	private array $added = [];

	/** @var list<array{ path: string, value: mixed }> */
	private array $extras = [];

	/** @var list<array{ url: string, path: string, why: string, file: array<mixed> }> */
	private array $left = [];

	private ImportReport $report;

	private bool $dry_run = false;

	/** Number of fetches from other sites that remain in this request. */
	private int $fetches;

	/**
	 * @param string       $mode    LEAVE, COPY or LINK.
	 * @param list<string> $hosts   For COPY: hosts to copy from, `*` for all.
	 * @param list<string> $only    For COPY: URLs to copy, from any site.
	 * @param int          $fetches Maximum number of fetches; each may take five seconds of the request's time limit.
	 */
	public function __construct( private readonly string $mode = self::COPY, private readonly array $hosts = [], private readonly array $only = [], private readonly LibraryMedia $library = new LibraryMedia(), private readonly RemoteSource $remote = new RemoteSource(), int $fetches = PHP_INT_MAX ) {
		$this->report  = new ImportReport();
		$this->fetches = $fetches;
	}

	/**
	 * Files that the slider of the last resolve() does not show: location, and reason; '' if they were not requested.
	 *
	 * @return list<array{ url: string, path: string, why: string, file: array<mixed> }>
	 */
	public function skipped_files(): array {
		return $this->left;
	}

	/** @return list<int> Attachments that the last resolve() created. */
	public function added_files(): array {
		return $this->added;
	}

	/** Sets the imported file, which may contain the media. */
	public function open( string $file ): void {
		$this->archive = null;
		if ( '' !== $file && self::COPY === $this->mode && "PK\x03\x04" === LocalFile::read( $file, 0, 4 ) ) {
			$this->archive = ExportArchive::open( $file );
		}
	}

	/**
	 * Returns the model with the URLs that it may show.
	 *
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public function resolve( array $model, ImportReport $report, bool $dry_run ): array {
		$this->report  = $report;
		$this->dry_run = $dry_run;
		$this->extras  = [];
		$this->left    = [];
		$this->added   = [];
		foreach ( [ 'options', 'slides', 'static' ] as $part ) {
			if ( is_array( $model[ $part ] ?? null ) ) {
				$model[ $part ] = $this->resolve_part( $model[ $part ], $part );
			}
		}
		$extras = [ ...( is_array( $model['extras'] ?? null ) ? $model['extras'] : [] ), ...$this->extras ];
		return [] === $extras ? $model : [ ...$model, 'extras' => $extras ];
	}

	/** Deletes the copied files after a failed import. */
	public function roll_back(): void {
		foreach ( $this->copied as $file ) {
			if ( is_array( $file ) && $file['new'] ) {
				wp_delete_attachment( $file['id'], true );
			}
		}
		$this->copied = [];
	}

	/**
	 * @param array<mixed> $part
	 * @return array<mixed>
	 */
	private function resolve_part( array $part, string $path ): array {
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
				$part[ $key ] = $this->inline_svg( $value, "$path.svg" );
			} else {
				$part[ $key ] = $this->resolve_part( in_array( $key, self::FILES, true ) ? $this->file( $value, "$path.$key" ) : $value, "$path.$key" );
			}
			if ( [] === $part[ $key ] && [] !== $value ) {
				unset( $part[ $key ] ); // There was only a URL.
			}
		}
		return $part;
	}

	/**
	 * An image or source with a URL of this site, or without one.
	 *
	 * @param array<mixed> $file
	 * @return array<mixed>
	 */
	private function file( array $file, string $path ): array {
		$url = is_string( $file['url'] ?? null ) ? $file['url'] : '';
		unset( $file['id'], $file['avif'] ); // These are only valid on the source site; saving adds our own.
		if ( '' === $url || self::LINK === $this->mode ) {
			return $file;
		}
		$copied = self::COPY === $this->mode ? $this->copy( $url, is_string( $file['alt'] ?? null ) ? $file['alt'] : '' ) : null;
		if ( is_array( $copied ) ) {
			return self::with_attachment( $file, $copied );
		}
		if ( LocalMedia::is_local( $url ) || $this->dry_run && self::COPY === $this->mode && null !== $this->zip_entry( $url ) ) {
			$missing = str_ends_with( $path, '.poster' ) && LocalMedia::is_missing( $url ); // The original's own poster, which was removed with that plugin.
			if ( $copied instanceof WP_Error || $missing ) {
				$this->report->add_note( 'not-copied', "model:$path", $url, $copied instanceof WP_Error ? $copied->get_error_message() : self::missing_error()->get_error_message() );
			}
			return $missing ? $this->without_url( $file, $path ) : $this->without_external_sources( $file, $path );
		}
		$this->left[] = [
			'url'  => $url,
			'path' => $path,
			'why'  => $copied instanceof WP_Error ? $copied->get_error_message() : '',
			'file' => array_diff_key( $file, array_flip( [ 'url', 'srcset' ] ) ),
		];
		$this->report->add_note( $copied instanceof WP_Error ? 'not-copied' : 'left-where-it-is', "model:$path", $url, $copied instanceof WP_Error ? $copied->get_error_message() : '' );
		return $this->without_url( $file, $path );
	}

	/**
	 * Files that cannot be shown are not rendered: their URL goes to the extras.
	 *
	 * @param array<mixed> $file
	 * @return array<mixed>
	 */
	private function without_url( array $file, string $path ): array {
		foreach ( array_intersect_key( $file, array_flip( [ 'url', 'srcset' ] ) ) as $key => $value ) {
			$this->extras[] = [ 'path' => "$path.$key", 'value' => $value ];
		}
		return array_diff_key( $file, array_flip( [ 'url', 'srcset' ] ) );
	}

	/**
	 * A file with the data of its attachment.
	 *
	 * @param array<mixed>                              $file
	 * @param array{ id: int, url: string, new: bool }  $copied
	 * @return array<mixed>
	 */
	public static function with_attachment( array $file, array $copied ): array {
		$srcset          = isset( $file['type'] ) ? false : wp_get_attachment_image_srcset( $copied['id'], 'full' );
		$gone            = [ 'url' => 1, 'width' => 1, 'height' => 1 ] + ( $srcset ? [] : [ 'srcset' => 1 ] );
		$file_attributes = [ 'url' => $copied['url'] ] + ( isset( $file['type'] ) ? [] : [ 'id' => $copied['id'] ] ) + array_diff_key( $file, $gone );
		return isset( $file_attributes['srcset'] ) ? [ ...$file_attributes, 'srcset' => $srcset ] : $file_attributes; // Only replaced if it existed, so that our own documents stay unchanged.
	}

	/**
	 * An image of this site may list larger versions on other sites.
	 *
	 * @param array<mixed> $file
	 * @return array<mixed>
	 */
	private function without_external_sources( array $file, string $path ): array {
		$set = is_string( $file['srcset'] ?? null ) ? $file['srcset'] : '';
		foreach ( preg_split( '/[\s,]+/', $set, -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $part ) {
			if ( ! LocalMedia::is_local( $part ) ) {
				$this->extras[] = [ 'path' => "$path.srcset", 'value' => $set ];
				return array_diff_key( $file, [ 'srcset' => true ] );
			}
		}
		return $file;
	}

	/**
	 * An SVG is inlined into the slider, since the media library accepts none.
	 *
	 * @param array<mixed> $svg
	 * @return array<mixed>
	 */
	private function inline_svg( array $svg, string $path ): array {
		$url = is_string( $svg['url'] ?? null ) ? $svg['url'] : '';
		if ( '' === $url || self::LINK === $this->mode || LocalMedia::is_local( $url ) ) {
			return $svg;
		}
		if ( ! isset( $svg['html'] ) ) {
			$content = $this->is_wanted( $url ) && ! $this->dry_run && $this->fetches-- > 0 ? $this->remote->get( $url ) : null;
			$clean   = is_string( $content ) ? SvgSanitizer::clean( $content ) : null;
			$why     = is_wp_error( $content ) ? $content->get_error_message() : ( null === $content ? '' : __( 'This SVG file is not safe to display.', 'frontage-slider' ) );
			if ( null !== $clean ) {
				$svg['html'] = $clean;
			} else {
				$this->left[] = [
					'url'  => $url,
					'path' => $path,
					'why'  => $why,
					'file' => [],
				];
				$this->report->add_note( '' === $why ? 'left-where-it-is' : 'not-copied', "model:$path", $url, $why );
			}
		}
		$this->extras[] = [ 'path' => "$path.url", 'value' => $url ];
		return array_diff_key( $svg, [ 'url' => true ] );
	}

	private function is_wanted( string $url ): bool {
		$hosts = array_intersect( [ '*', self::host( $url ) ], $this->hosts );
		return self::COPY === $this->mode && ( $hosts || in_array( $url, $this->only, true ) );
	}

	/** Host of a URL. */
	public static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( str_starts_with( $url, '//' ) ? "https:$url" : $url, PHP_URL_HOST ) );
	}

	/** Replaces URLs in HTML written by the sanitizer, whose attributes have a uniform format; images as in layers. */
	private function html( string $html, string $path ): string {
		$tag = function ( array $tag ) use ( $path ): string {
			$is_removed = false;
			$attribute  = function ( array $found ) use ( $path, &$is_removed ): string {
				$file       = $this->file( [ 'url' => htmlspecialchars_decode( (string) $found[2], ENT_QUOTES | ENT_HTML5 ), 'type' => '' ], "$path.{$found[1]}" );
				$is_removed = $is_removed || 'src' === $found[1] && ! is_string( $file['url'] ?? null );
				return is_string( $file['url'] ?? null ) ? ' ' . $found[1] . '="' . esc_attr( $file['url'] ) . '"' : '';
			};
			$changed    = (string) preg_replace_callback( '/ (src|poster)="([^"]*)"/', $attribute, $tag[0] );
			return $is_removed && 1 === preg_match( '/^<(?:img|track)\b/', $tag[0] ) ? '' : $changed; // An image without a URL is removed.
		};
		return (string) preg_replace_callback( '/<(?:img|video|audio|track)\b[^>]*>/', $tag, $html );
	}

	/** @return array{ id: int, url: string, new: bool }|WP_Error|null Null if there is nothing to copy. */
	private function copy( string $url, string $alt ): array|WP_Error|null {
		if ( array_key_exists( $url, $this->copied ) ) {
			return $this->copied[ $url ];
		}
		$entry = $this->zip_entry( $url );
		$copy  = match ( true ) {
			null !== $entry          => $this->dry_run ? null : $this->unpack( $entry, $alt ),
			LocalMedia::is_local( $url )   => $this->copy_local( $url, $alt ),
			! $this->is_wanted( $url ), $this->dry_run, 0 >= $this->fetches => null,
			default                  => $this->fetch( $url, $alt ),
		};
		if ( null !== $copy ) {
			$this->copied[ $url ] = $copy;
		}
		if ( is_array( $copy ) && $copy['new'] ) {
			$this->added[] = $copy['id'];
		}
		return $copy;
	}

	private static function missing_error(): WP_Error {
		return new WP_Error( 'frontage_slider_missing', __( 'File not found on this site.', 'frontage-slider' ) );
	}

	/** @return array{ id: int, url: string, new: bool }|WP_Error|null */
	private function copy_local( string $url, string $alt ): array|WP_Error|null {
		$id = LocalMedia::attachment( $url );
		if ( 0 !== $id ) {
			return LibraryMedia::entry( $id );
		}
		$file = LocalMedia::file( $url );
		if ( null === $file && LocalMedia::is_content( $url ) ) {
			return self::missing_error();
		}
		if ( null === $file || $this->dry_run || 1 === preg_match( '/\.svg$/i', $file ) || (int) filesize( $file ) > ExportArchive::BYTES ) {
			return null;
		}
		return $this->library->add( (string) LocalFile::read( $file ), basename( $file ), $alt );
	}

	/** Entry in the zip for a URL; its path is the end of the URL's path. An address without a host is a path inside the zip. */
	private function zip_entry( string $url ): ?string {
		$path  = '/' . ltrim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' );
		$found = null;
		$alike = null;
		foreach ( $this->archive?->media() ?? [] as $name ) {
			$inside = '/' . (string) preg_replace( '~^(?:.*/)?images/~', '', $name );
			if ( ( str_ends_with( $path, $inside ) || ( '' === self::host( $url ) && strlen( $path ) > 1 && str_ends_with( "/$name", $path ) ) ) && strlen( $inside ) > strlen( (string) $found ) ) {
				$found = $name;
			} elseif ( str_ends_with( strtolower( $path ), strtolower( $inside ) ) && strlen( $inside ) > strlen( (string) $alike ) ) {
				$alike = $name; // An .ss3 export has its names in lower case.
			}
		}
		return $found ?? $alike;
	}

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	private function unpack( string $entry, string $alt ): array|WP_Error {
		try {
			$content = (string) $this->archive?->read( $entry, ExportArchive::BYTES );
		} catch ( ImportRefusedException $refused ) {
			return new WP_Error( 'frontage_slider_entry', $refused->getMessage() );
		}
		return $this->library->add( $content, basename( $entry ), $alt );
	}

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	private function fetch( string $url, string $alt ): array|WP_Error {
		--$this->fetches;
		$content = $this->remote->get( $url );
		return is_wp_error( $content ) ? $content : $this->library->add( $content, basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ), $alt );
	}
}
