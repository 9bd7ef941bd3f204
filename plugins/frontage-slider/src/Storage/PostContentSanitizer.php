<?php

namespace Frontage\Slider\Storage;

use Frontage\Kit\Images\DominantColor;
use Frontage\Slider\Images\AlternativeFormats;
use Frontage\Slider\Images\InlineSvg;
use Frontage\Slider\Model\Document\AttributeSanitizer;
use Frontage\Slider\Model\Document\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes a post with sliders before it is stored, and adds the data about each image that rendering needs, so that
 * pages need no queries.
 */
final class PostContentSanitizer {

	/** Our blocks, each with the name of its object in the schema. */
	private const BLOCKS = [
		'frontage/slider' => 'Slider',
		'frontage/slide'  => 'Slide',
		'frontage/layer'  => 'Layer',
	];

	private const IMAGES = [ 'image', 'thumb', 'poster', 'backgroundImage' ];

	/** Opening or closing comment of a block, in the format of WordPress's parser. */
	private const COMMENT = '/<!--[ \t\f\r\n]+(?P<closer>\/)?wp:(?P<namespace>[a-z][a-z0-9_-]*\/)?(?P<name>[a-z][a-z0-9_-]*)[ \t\f\r\n]+(?P<attrs>{(?:(?:[^}]+|}+(?=})|(?!}[ \t\f\r\n]+\/?-->).)*+)?}[ \t\f\r\n]+)?(?P<void>\/)?-->/s';

	/** Whether a content may contain a slider. */
	public static function has_slider( string $content ): bool {
		return str_contains( $content, 'wp:frontage/' ) && 1 === preg_match( '~<!--[ \t\f\r\n]+wp:frontage/(?:slider|slide|layer)[ \t\f\r\n]~', $content );
	}

	/**
	 * @param array<string, mixed> $data Fields of a post, slashed.
	 * @return array<string, mixed>
	 */
	public static function clean( array $data ): array {
		$content = $data['post_content'] ?? '';
		if ( ! is_string( $content ) || ! self::has_slider( $content ) ) {
			return $data;
		}
		$called               = self::title_updater( $data );
		$finished             = static fn ( array $attributes, string $name ): array => self::with_file_attributes( self::sanitize_own( $called( $attributes, $name ), $name ) );
		AlternativeFormats::start_time_limit();
		$data['post_content'] = wp_slash( self::change_blocks( wp_unslash( $content ), $finished ) );
		SliderRepository::clear_cache();
		return $data;
	}

	/**
	 * In its own post, a slider has the post's title; a title in its block is updated to it.
	 *
	 * @param array<string, mixed> $data
	 * @return \Closure( array<string, mixed>, string ): array<string, mixed>
	 */
	private static function title_updater( array $data ): \Closure {
		$title = SliderRepository::POST_TYPE === ( $data['post_type'] ?? '' ) && is_string( $data['post_title'] ?? null ) ? SliderRepository::plain_title( wp_unslash( $data['post_title'] ) ) : '';
		return static fn ( array $attributes, string $name ): array => '' !== $title && 'Slider' === $name && isset( $attributes['title'] ) && ! isset( $attributes['ref'] ) ? [ ...$attributes, 'title' => $title ] : $attributes;
	}

	/** Updates the image data of an already sanitized content. */
	public static function with_image_attributes( string $content ): string {
		return self::change_blocks( $content, self::with_file_attributes( ... ) );
	}

	/**
	 * Applies a function to the attributes of each of our blocks in a content. Everything else stays the same byte for
	 * byte: parsing and serializing would turn empty objects of other blocks into lists.
	 *
	 * @param \Closure( array<string, mixed>, string ): array<string, mixed> $change Gets the attributes and the name of the object in the schema.
	 */
	public static function change_blocks( string $content, \Closure $change ): string {
		$done = '';
		$at   = 0;
		// One after the other, as in WordPress's parser: after a comment that is too long for PHP's regular
		// expressions, neither finds further blocks.
		while ( 1 === preg_match( self::COMMENT, $content, $found, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $at ) ) {
			$begin = (int) $found[0][1];
			/** @var array<string|null> $parts */
			$parts = array_map( static fn ( array $part ): mixed => $part[0], $found );
			$done .= substr( $content, $at, $begin - $at ) . self::change_block( $parts, $change );
			$at    = $begin + strlen( (string) $parts[0] );
		}
		return $done . substr( $content, $at );
	}

	/**
	 * @param array<string|null>                                              $found  A block comment, and its parts by name.
	 * @param \Closure( array<string, mixed>, string ): array<string, mixed> $change
	 */
	private static function change_block( array $found, \Closure $change ): string {
		$name = self::BLOCKS[ ( $found['namespace'] ?? '' ) . ( $found['name'] ?? '' ) ] ?? null;
		if ( null === $name || null !== $found['closer'] ) {
			return (string) $found[0];
		}
		$read = json_decode( $found['attrs'] ?? '{}', true );
		if ( ! is_array( $read ) ) {
			return (string) $found[0]; // Invalid JSON written by hand; it is kept for its author to fix, and renders nothing.
		}
		/** @var array<string, mixed> $read */
		$attributes = $change( $read, $name );
		return "<!-- wp:{$found['namespace']}{$found['name']} " . ( $attributes ? serialize_block_attributes( $attributes ) . ' ' : '' ) . "{$found['void']}-->";
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function sanitize_own( array $attributes, string $name ): array {
		return ModelSanitizer::model( AttributeSanitizer::attributes( $attributes, $name ) );
	}

	/**
	 * Attributes of a block that do not belong to the slider: align, metadata …
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function foreign_attributes( array $attributes, string $name ): array {
		return array_diff_key( $attributes, Schema::properties( Schema::object( $name ) ) ?? [] );
	}

	/**
	 * Adds the data that rendering needs about images and SVGs of this site.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, mixed>
	 */
	private static function with_file_attributes( array $part ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				/** @var array<string, mixed> $value */
				$part[ $key ] = self::with_file_attributes(
					match ( true ) {
						in_array( $key, self::IMAGES, true ) => self::image( $value ),
						'svg' === $key                       => self::with_inline_svg( $value ),
						default                              => $value,
					}
				);
				if ( 'background' === $key ) {
					$part[ $key ] = self::with_dominant_color( $part[ $key ] );
				}
			}
		}
		return $part;
	}

	/**
	 * Adds the color that stands for the image of a background until it is there.
	 *
	 * @param array<string, mixed> $background
	 * @return array<string, mixed>
	 */
	private static function with_dominant_color( array $background ): array {
		$image = $background['image'] ?? null;
		if ( is_array( $image ) ) {
			$color               = isset( $image['id'] ) && is_int( $image['id'] ) ? DominantColor::of_attachment( $image['id'] ) : '';
			$background['image'] = array_filter( [ 'dominantColor' => $color ] ) + array_diff_key( $image, [ 'dominantColor' => true ] );
		}
		return $background;
	}

	/**
	 * @param array<string, mixed> $svg
	 * @return array<string, mixed> With the inline SVG, if it is a file of this site.
	 */
	private static function with_inline_svg( array $svg ): array {
		$markup = is_string( $svg['url'] ?? null ) && '' !== $svg['url'] ? InlineSvg::from_url( $svg['url'] ) : null;
		return null === $markup ? $svg : [ 'html' => $markup ] + $svg;
	}

	/**
	 * @param array<string, mixed> $image
	 * @return array<string, mixed>
	 */
	private static function image( array $image ): array {
		$id = self::attachment( $image );
		if ( 0 === $id ) {
			unset( $image['id'] );
			return $image;
		}
		$file = wp_get_attachment_image_src( $id, 'full' );
		if ( ! $file ) {
			return $image;
		}
		$srcset  = wp_get_attachment_image_srcset( $id, 'full' );
		$offered = $srcset ? AlternativeFormats::candidates( $id, $srcset ) : [];
		$image   = [
			'url'    => $file[0],
			'id'     => $id,
			'width'  => $file[1],
			'height' => $file[2],
		] + array_intersect_key( $offered, [ 'avif' => true ] ) + array_diff_key( $image, [ 'avif' => true ] );
		if ( $offered ) {
			$image['srcset'] = $offered['srcset'];
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );
		return $image + ( is_string( $alt ) && '' !== $alt ? [ 'alt' => $alt ] : [] );
	}

	/**
	 * Attachment of an image; 0 if there is none. An id from another site may belong to another image here.
	 *
	 * @param array<string, mixed> $image
	 */
	private static function attachment( array $image ): int {
		$id       = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
		$url      = is_string( $image['url'] ?? null ) ? $image['url'] : '';
		$is_local = '' === $url || str_starts_with( self::without_query( $url ), trailingslashit( self::without_query( wp_get_upload_dir()['baseurl'] ) ) );
		if ( $id > 0 && ( $is_local || self::is_beside( $id, $url ) ) && wp_attachment_is_image( $id ) ) {
			return $id;
		}
		$found = '' !== $url && $is_local ? attachment_url_to_postid( \WP_Http::make_absolute_url( $url, home_url( '/' ) ) ) : 0;
		return $found > 0 && wp_attachment_is_image( $found ) ? $found : 0;
	}

	/** Whether a URL is in the folder of the attachment's own URL, which a plugin may have moved to a bucket. */
	private static function is_beside( int $id, string $url ): bool {
		$own = (string) wp_get_attachment_url( $id );
		return '' !== $own && dirname( self::without_query( $url ) ) === dirname( self::without_query( $own ) );
	}

	/** A URL without the parts in which equal URLs may differ. */
	private static function without_query( string $url ): string {
		return (string) preg_replace( '/^https?:/i', '', \WP_Http::make_absolute_url( $url, home_url( '/' ) ) );
	}
}
