<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Templates of the navigation: sanitized HTML with `{{title}}`, `{{description}}`, `{{param1}}` … `{{param10}}` and
 * `{{thumb}}`, filled in for one slide.
 */
final class NavigationTemplate {

	private const TOKEN = '/\{\{\s*(\w+)\s*\}\}/';

	/** Empty elements that scripts of original pages filled with the image or the title. */
	private const HOLDERS = '~(<(\w+)(?: [^>]*)? class="[^"]*\btp-(?:arr|bullet|thumb|tab)-(image|imgholder|title|titleholder)\b[^"]*"[^>]*>)\s*(</\2>)~';

	/**
	 * @param array<string, mixed> $slide
	 * @param string               $width Maximum width of an image in it.
	 * @return string Empty if the template shows nothing for this slide.
	 */
	public static function fill( string $template, array $slide, string $width ): string {
		// A button must not contain links.
		$template = (string) preg_replace( '~</?a\b[^>]*>~i', '', $template );
		$image    = self::picture( $slide );
		$html     = '';
		foreach ( preg_split( '/(<[^>]*>)/', $template, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [] as $part ) {
			$html .= str_starts_with( $part, '<' ) ? self::tag( $part, $slide, $image ) : self::text( $part, $slide );
		}
		$html = (string) preg_replace_callback(
			self::HOLDERS,
			static fn ( array $found ): string => $found[1] . ( str_starts_with( $found[3], 'im' ) ? self::img( $image, $width ) : HtmlWriter::escape( ModelReader::text( $slide, 'title' ) ) ) . $found[4],
			$html
		);
		return preg_match( '/<img |[^\s<>]/', (string) preg_replace( '/<(?!img )[^>]*>/', '', $html ) ) ? $html : '';
	}

	/**
	 * Returns a part's template filled in for a slide; empty without a template, or if the result shows nothing.
	 *
	 * @param array<string, mixed> $part
	 * @param array<string, mixed> $slide
	 * @return array{}|array{ array{ tag: string, attrs: array<string, mixed>, html: string } }
	 */
	public static function node( array $part, array $slide, string $name ): array {
		$template = ModelReader::text( $part, 'tmp' );
		$html     = '' === $template ? '' : self::fill( $template, $slide, CssValue::number( ModelReader::number_or( $part, 'width', 100 ), 0 ) . 'px' );
		return '' === $html ? [] : [
			[
				'tag'   => 'span',
				'attrs' => [ 'class' => "fr-slider__$name" ],
				'html'  => $html,
			],
		];
	}

	/**
	 * Thumbnail of a slide: its own, or its background image.
	 *
	 * @param array<string, mixed> $slide
	 * @return array<string, mixed> Empty where there is none.
	 */
	public static function picture( array $slide ): array {
		$background = ModelReader::map( $slide, 'background' );
		foreach ( [ ModelReader::map( $slide, 'thumb' ), ModelReader::map( $background, 'image' ), ModelReader::map( ModelReader::map( $background, 'video' ), 'poster' ) ] as $image ) {
			if ( '' !== ModelReader::text( $image, 'url' ) ) {
				return $image;
			}
		}
		return [];
	}

	/** @param array<string, mixed> $slide */
	private static function text( string $text, array $slide ): string {
		return (string) preg_replace_callback(
			self::TOKEN,
			static fn ( array $found ): string => preg_match( '/^param(\d+)$/', $found[1], $number )
				? (string) preg_replace( '~</?a\b[^>]*>~i', '', self::param( $slide, (int) $number[1] ) )
				: HtmlWriter::escape( self::value( $found[1], $slide ) ),
			$text
		);
	}

	/**
	 * Inside a tag, text is only inserted into names and a URL only into `src`. So no value can become a link or a
	 * style.
	 *
	 * @param array<string, mixed> $slide
	 * @param array<string, mixed> $image
	 */
	private static function tag( string $tag, array $slide, array $image ): string {
		return ! str_contains( $tag, '{{' ) ? $tag : (string) preg_replace_callback(
			'/ ([\w-]+)="([^"]*\{\{[^"]*)"/',
			static function ( array $found ) use ( $slide, $image ): string {
				[ , $name, $value ] = $found;
				if ( 'src' === $name && preg_match( '/^\{\{\s*thumb\s*\}\}$/', $value ) ) {
					return $image ? ' src="' . HtmlWriter::escape( ModelReader::text( $image, 'url' ) ) . '"' : '';
				}
				return in_array( $name, [ 'alt', 'title', 'aria-label' ], true )
					? " $name=\"" . preg_replace_callback( self::TOKEN, static fn ( array $token ): string => HtmlWriter::escape( self::value( $token[1], $slide ) ), $value ) . '"'
					: '';
			},
			$tag
		);
	}

	/** @param array<string, mixed> $slide */
	private static function value( string $token, array $slide ): string {
		if ( preg_match( '/^param(\d+)$/', $token, $number ) ) {
			return html_entity_decode( (string) preg_replace( '/<[^>]*>/', '', self::param( $slide, (int) $number[1] ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		return in_array( $token, [ 'title', 'description' ], true ) ? ModelReader::text( $slide, $token ) : '';
	}

	/** @param array<string, mixed> $slide */
	private static function param( array $slide, int $number ): string {
		$params = array_values( ModelReader::map( $slide, 'params' ) );
		return is_string( $params[ $number - 1 ] ?? null ) ? $params[ $number - 1 ] : '';
	}

	/** @param array<string, mixed> $image */
	private static function img( array $image, string $width ): string {
		return $image ? HtmlWriter::write( [ 'tag' => 'img', 'attrs' => ImageAttributes::attributes( [ 'alt' => '', 'title' => '' ] + $image, $width, 'later' ) ] ) : '';
	}
}
