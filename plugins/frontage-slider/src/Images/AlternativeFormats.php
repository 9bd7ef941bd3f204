<?php

namespace Frontage\Slider\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Creates WebP and AVIF versions of each size of a slider's images, once, if the server supports it and the file
 * becomes smaller.
 *
 * WebP is in `srcset`, since all browsers with srcset support it; AVIF is separate, for `picture`; `src` keeps the
 * uploaded file. The files are next to the original sizes and are deleted with the image. A save only creates WebP, for
 * a few seconds, since one AVIF takes as long as ten WebP. FormatConversionJob creates the rest.
 *
 * WordPress's image editor reads and writes streams, so a media library that a stream wrapper keeps in a bucket is
 * converted there. What another plugin copies to other addresses is left as it is: a new file would not be at them.
 *
 * @phpstan-type FormatFiles array<string, array<string, string>>
 */
final class AlternativeFormats {

	/** Attachment meta: by format, the file names of the sizes, each with that of the converted file; '' if that would be larger. */
	public const META = '_frontage_slider_lighter';

	/** MIME types that are converted. */
	private const FROM = [ 'image/jpeg', 'image/png' ];

	private const WEBP = 'webp';
	private const AVIF = 'avif';

	/** Maximum seconds per save. */
	private const MAX_SECONDS = 4;

	/** @var array<string, int|float> By format: time until which files may be created. */
	private static array $deadlines = [];

	private static bool $left = false;

	/** Starts the time limit of a save. */
	public static function start_time_limit(): void {
		/**
		 * Filters the seconds that one save may take to convert images; WP-Cron converts the rest.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds
		 */
		$seconds = apply_filters( 'frontage_slider_webp_seconds', self::MAX_SECONDS );
		self::set_time_limits( is_numeric( $seconds ) ? (int) $seconds : self::MAX_SECONDS, 0 );
	}

	/** @param int $webp, $avif Seconds for each format from now on. */
	public static function set_time_limits( int $webp, int $avif ): void {
		$now             = hrtime( true );
		self::$deadlines = [
			self::WEBP => $now + $webp * 1_000_000_000,
			self::AVIF => $now + $avif * 1_000_000_000,
		];
		self::$left      = false;
	}

	/** Whether the time was not sufficient for all files. */
	public static function has_time_left(): bool {
		return self::$left;
	}

	/**
	 * @param string $srcset As WordPress returns it.
	 * @param bool   $make   Whether to create missing files; rendering a page creates none.
	 * @return array{ srcset: string, avif?: string } With the smaller files in place of the originals; `avif` if any size has one.
	 */
	public static function candidates( int $picture, string $srcset, bool $make = true ): array {
		$file = get_attached_file( $picture );
		$type = get_post_mime_type( $picture );
		if ( ! is_string( $file ) || ! in_array( $type, self::FROM, true ) || ! self::is_in_uploads( $srcset ) ) {
			return [ 'srcset' => $srcset ];
		}
		$formats = self::stored_formats( $picture );
		$now     = $formats;
		$sets    = [];
		foreach ( explode( ', ', $srcset ) as $candidate ) {
			[ $url, $width ] = [ ...explode( ' ', trim( $candidate ), 2 ), '' ];
			$name            = wp_basename( $url );
			$lightest        = $url;
			// AVIF last: a size without AVIF uses WebP there, which all browsers with AVIF support.
			foreach ( [ self::WEBP, self::AVIF ] as $format ) {
				$lighter = self::convert_if_smaller(
					folder: dirname( $file ),
					name: $name,
					type: $type,
					format: $format,
					stored_name: $now[ $format ][ $name ] ?? null,
					make: $make,
				);
				if ( null !== $lighter ) {
					$now[ $format ][ $name ] = $lighter;
				}
				$lightest          = null === $lighter || '' === $lighter ? $lightest : substr( $url, 0, -strlen( $name ) ) . $lighter;
				$sets[ $format ][] = trim( "$lightest $width" );
			}
		}
		if ( $now !== $formats ) {
			update_post_meta( $picture, self::META, $now );
		}
		[ $srcset, $avif ] = [ implode( ', ', $sets[ self::WEBP ] ), implode( ', ', $sets[ self::AVIF ] ) ];
		return [ 'srcset' => $srcset ] + ( $avif === $srcset ? [] : [ 'avif' => $avif ] );
	}

	/** On `delete_attachment`. */
	public static function delete( int $picture ): void {
		$file = (string) get_attached_file( $picture );
		foreach ( self::stored_formats( $picture ) as $names ) {
			foreach ( $names as $name ) {
				if ( '' !== $name && '' !== $file ) {
					wp_delete_file( dirname( $file ) . '/' . wp_basename( $name ) );
				}
			}
		}
	}

	/** Whether no conversion has been tried yet and this server can convert it. */
	public static function should_convert( int $picture ): bool {
		$type = get_post_mime_type( $picture );
		return in_array( $type, self::FROM, true )
			&& '' === get_post_meta( $picture, self::META, true )
			&& is_file( (string) get_attached_file( $picture ) )
			&& self::is_in_uploads( (string) wp_get_attachment_url( $picture ) )
			&& ( self::can_make( $type, self::WEBP ) || self::can_make( $type, self::AVIF ) );
	}

	/** Whether the URL, or the first one of a srcset, is in the folder of uploads, where a new file has the URL that belongs to it. */
	private static function is_in_uploads( string $urls ): bool {
		$without_scheme = static fn ( string $url ): string => (string) preg_replace( '~^https?:~', '', $url );
		return str_starts_with( $without_scheme( $urls ), $without_scheme( wp_get_upload_dir()['baseurl'] ) . '/' );
	}

	private static function can_make( string $type, string $format ): bool {
		return wp_image_editor_supports( self::formats( $type, $format ) );
	}

	/** @return array{ mime_type: string, output_mime_type: string } Arguments for WordPress's image editor. */
	private static function formats( string $type, string $format ): array {
		return [
			'mime_type'        => $type,
			'output_mime_type' => "image/$format",
		];
	}

	/** @return FormatFiles */
	private static function stored_formats( int $picture ): array {
		$formats = get_post_meta( $picture, self::META, true );
		return array_map(
			static fn ( array $names ): array => array_filter( $names, is_string( ... ) ),
			array_filter( is_array( $formats ) ? $formats : [], is_array( ... ) )
		);
	}

	/**
	 * Name of the file in that format; '' if it would not be smaller, null if unknown.
	 *
	 * @param ?string $stored_name Previous result.
	 * @param bool    $make        Whether to find it out by creating the file.
	 */
	private static function convert_if_smaller( string $folder, string $name, string $type, string $format, ?string $stored_name, bool $make ): ?string {
		$from = "$folder/$name";
		$to   = "$from.$format";
		if ( str_ends_with( $name, ".$format" ) || ! is_file( $from ) ) {
			return null; // WordPress made it in that format, the file is stored elsewhere, or a filter changed its URL.
		}
		if ( null !== $stored_name && ( '' === $stored_name || ( is_file( $to ) && filemtime( $to ) >= filemtime( $from ) ) ) ) {
			return $stored_name;
		}
		if ( ! $make || ! self::can_make( $type, $format ) ) {
			return null;
		}
		if ( hrtime( true ) > self::$deadlines[ $format ] ) {
			self::$left = true;
			return null;
		}
		$editor = wp_get_image_editor( $from, self::formats( $type, $format ) );
		$saved  = is_wp_error( $editor ) ? $editor : $editor->save( $to, "image/$format" );
		if ( is_wp_error( $saved ) || ! is_file( $to ) ) {
			return '';
		}
		$webp  = "$from." . self::WEBP;
		$least = self::AVIF === $format && is_file( $webp ) ? min( filesize( $webp ), filesize( $from ) ) : filesize( $from );
		if ( filesize( $to ) < $least ) {
			return wp_basename( $to );
		}
		wp_delete_file( $to );
		return '';
	}
}
