<?php

namespace Frontage\Slider\Images;

defined( 'ABSPATH' ) || exit;

/**
 * WebP and AVIF beside each size of a picture that a slider shows, made once, where the server can and where it is lighter.
 *
 * WebP stands in `srcset`, which only browsers read that know it too; AVIF apart, for `picture`; `src` stays what was uploaded.
 * The files lie beside the sizes that they are made of and go with their picture. A save makes WebP only, for a few seconds:
 * one AVIF takes as long as ten of them. PicturesLater makes what is left.
 *
 * @phpstan-type Made array<string, array<string, string>>
 */
final class AlternativeFormats {

	/** Of a picture: by format, names of its files, each with that of the lighter one; '' where that would be heavier. */
	public const META = '_frontage_slider_lighter';

	/** Types that they are made of. */
	private const FROM = [ 'image/jpeg', 'image/png' ];

	private const WEBP = 'webp';
	private const AVIF = 'avif';

	/** Seconds that one save may take for it. */
	private const LASTS = 4;

	/** @var array<string, int|float> By format: until when they may be made. */
	private static array $until = [];

	private static bool $left = false;

	/** A save begins. */
	public static function begin(): void {
		/**
		 * How long one save may take to make lighter pictures; WordPress's cron makes the rest.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds
		 */
		$seconds = apply_filters( 'frontage_slider_webp_seconds', self::LASTS );
		self::allow( is_numeric( $seconds ) ? (int) $seconds : self::LASTS, 0 );
	}

	/** @param int $webp, $avif Seconds for each from now on. */
	public static function allow( int $webp, int $avif ): void {
		$now         = hrtime( true );
		self::$until = [
			self::WEBP => $now + $webp * 1_000_000_000,
			self::AVIF => $now + $avif * 1_000_000_000,
		];
		self::$left  = false;
	}

	/** Whether there was not enough time for all of them since then. */
	public static function left(): bool {
		return self::$left;
	}

	/**
	 * @param string $srcset As WordPress has it.
	 * @param bool   $make   Makes what is not there yet. A page that is shown makes none.
	 * @return array{ srcset: string, avif?: string } With the lighter files in the place of those that they are made of; `avif` where any size has one.
	 */
	public static function candidates( int $picture, string $srcset, bool $make = true ): array {
		$file = get_attached_file( $picture );
		$type = get_post_mime_type( $picture );
		if ( ! is_string( $file ) || ! in_array( $type, self::FROM, true ) ) {
			return [ 'srcset' => $srcset ];
		}
		$known = self::known( $picture );
		$now   = $known;
		$sets  = [];
		foreach ( explode( ', ', $srcset ) as $candidate ) {
			[ $url, $width ] = [ ...explode( ' ', trim( $candidate ), 2 ), '' ];
			$name            = wp_basename( $url );
			$lightest        = $url;
			// AVIF last: a size that has none stands there as WebP, which every browser knows that knows AVIF.
			foreach ( [ self::WEBP, self::AVIF ] as $format ) {
				$lighter = self::lighter( dirname( $file ), $name, $type, $format, $now[ $format ][ $name ] ?? null, $make );
				if ( null !== $lighter ) {
					$now[ $format ][ $name ] = $lighter;
				}
				$lightest          = null === $lighter || '' === $lighter ? $lightest : substr( $url, 0, -strlen( $name ) ) . $lighter;
				$sets[ $format ][] = trim( "$lightest $width" );
			}
		}
		if ( $now !== $known ) {
			update_post_meta( $picture, self::META, $now );
		}
		[ $srcset, $avif ] = [ implode( ', ', $sets[ self::WEBP ] ), implode( ', ', $sets[ self::AVIF ] ) ];
		return [ 'srcset' => $srcset ] + ( $avif === $srcset ? [] : [ 'avif' => $avif ] );
	}

	/** On `delete_attachment`. */
	public static function forget( int $picture ): void {
		$file = (string) get_attached_file( $picture );
		foreach ( self::known( $picture ) as $names ) {
			foreach ( $names as $name ) {
				if ( '' !== $name && '' !== $file ) {
					wp_delete_file( dirname( $file ) . '/' . wp_basename( $name ) );
				}
			}
		}
	}

	/** Whether nobody has tried yet, and this server can. */
	public static function are_to_be_made_of( int $picture ): bool {
		$type = get_post_mime_type( $picture );
		return in_array( $type, self::FROM, true )
			&& '' === get_post_meta( $picture, self::META, true )
			&& is_file( (string) get_attached_file( $picture ) )
			&& ( self::can_make( $type, self::WEBP ) || self::can_make( $type, self::AVIF ) );
	}

	private static function can_make( string $type, string $format ): bool {
		return wp_image_editor_supports( self::formats( $type, $format ) );
	}

	/** @return array{ mime_type: string, output_mime_type: string } As WordPress asks for an editor. */
	private static function formats( string $type, string $format ): array {
		return [
			'mime_type'        => $type,
			'output_mime_type' => "image/$format",
		];
	}

	/** @return Made */
	private static function known( int $picture ): array {
		$known = get_post_meta( $picture, self::META, true );
		return array_map(
			static fn ( array $names ): array => array_filter( $names, is_string( ... ) ),
			array_filter( is_array( $known ) ? $known : [], is_array( ... ) )
		);
	}

	/**
	 * The name of the file in that format; '' where there is none worth having, null while nobody knows.
	 *
	 * @param ?string $known What was found out before.
	 * @param bool    $make  Finds it out by making it.
	 */
	private static function lighter( string $folder, string $name, string $type, string $format, ?string $known, bool $make ): ?string {
		$from = "$folder/$name";
		$to   = "$from.$format";
		if ( ! is_file( $from ) ) {
			return null; // It lies elsewhere, or its address was changed on the way.
		}
		if ( null !== $known && ( '' === $known || ( is_file( $to ) && filemtime( $to ) >= filemtime( $from ) ) ) ) {
			return $known;
		}
		if ( ! $make || ! self::can_make( $type, $format ) ) {
			return null;
		}
		if ( hrtime( true ) > self::$until[ $format ] ) {
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
