<?php

namespace Frontage\Slider;

defined( 'ABSPATH' ) || exit;

/**
 * WebP beside each size of a picture that a slider shows, made once when a slider is saved, where the server can and where it is lighter.
 *
 * They stand in `srcset`, which only browsers read that know WebP too; `src` stays what was uploaded. The files lie beside the
 * sizes that they are made of and go with their picture.
 */
final class LighterPictures {

	/** Of a picture: names of its files, each with that of its WebP; '' where that would be heavier. */
	public const META = '_frontage_slider_webp';

	private const TYPE = 'image/webp';

	/** Seconds that one save may take for it; the next one goes on. */
	private const LASTS = 4;

	private static int|float $until = 0;

	/** A save begins. */
	public static function begin(): void {
		/**
		 * How long one save may take to make lighter pictures; the next save goes on.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds
		 */
		$seconds     = apply_filters( 'frontage_slider_webp_seconds', self::LASTS );
		self::$until = hrtime( true ) + ( is_numeric( $seconds ) ? (int) $seconds : self::LASTS ) * 1_000_000_000;
	}

	/** With the lighter files in the place of those that they are made of. */
	public static function srcset( int $picture, string $srcset ): string {
		$file = get_attached_file( $picture );
		$type = get_post_mime_type( $picture );
		if ( ! is_string( $file ) || ! in_array( $type, [ 'image/jpeg', 'image/png' ], true ) ) {
			return $srcset;
		}
		$known = get_post_meta( $picture, self::META, true );
		$known = is_array( $known ) ? array_filter( $known, is_string( ... ) ) : [];
		$now   = $known;
		$found = array_map(
			static function ( string $candidate ) use ( &$now, $file, $type ): string {
				[ $url, $width ] = [ ...explode( ' ', trim( $candidate ), 2 ), '' ];
				$name            = wp_basename( $url );
				$lighter         = self::lighter( dirname( $file ), $name, $type, $now[ $name ] ?? null );
				if ( null !== $lighter ) {
					$now[ $name ] = $lighter;
				}
				return trim( ( null === $lighter || '' === $lighter ? $url : substr( $url, 0, -strlen( $name ) ) . $lighter ) . ' ' . $width );
			},
			explode( ', ', $srcset )
		);
		if ( $now !== $known ) {
			update_post_meta( $picture, self::META, $now );
		}
		return implode( ', ', $found );
	}

	/** On `delete_attachment`. */
	public static function forget( int $picture ): void {
		$known = get_post_meta( $picture, self::META, true );
		$file  = (string) get_attached_file( $picture );
		foreach ( is_array( $known ) ? $known : [] as $name ) {
			if ( is_string( $name ) && '' !== $name && '' !== $file ) {
				wp_delete_file( dirname( $file ) . '/' . wp_basename( $name ) );
			}
		}
	}

	/**
	 * The name of the WebP of a file; '' where there is none worth having, null while nobody knows.
	 *
	 * @param ?string $known What was found out before.
	 */
	private static function lighter( string $folder, string $name, string $type, ?string $known ): ?string {
		$from = "$folder/$name";
		$to   = "$from.webp";
		if ( ! is_file( $from ) ) {
			return null; // It lies elsewhere, or its address was changed on the way.
		}
		if ( null !== $known && ( '' === $known || ( is_file( $to ) && filemtime( $to ) >= filemtime( $from ) ) ) ) {
			return $known;
		}
		$formats = [
			'mime_type'        => $type,
			'output_mime_type' => self::TYPE,
		];
		if ( hrtime( true ) > self::$until || ! wp_image_editor_supports( $formats ) ) {
			return null;
		}
		$editor = wp_get_image_editor( $from, $formats );
		$saved  = is_wp_error( $editor ) ? $editor : $editor->save( $to, self::TYPE );
		if ( is_wp_error( $saved ) || ! is_file( $to ) ) {
			return '';
		}
		if ( filesize( $to ) < filesize( $from ) ) {
			return wp_basename( $to );
		}
		wp_delete_file( $to );
		return '';
	}
}
