<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CompositeBlocks;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\Blocks\HtmlNodes;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\ImageReader;

defined( 'ABSPATH' ) || exit;

/** Videos, maps, galleries, and image carousels. */
final class MediaWidgets {

	/** @return list<BlockNode> */
	public static function video( ElementorElement $element, ConversionContext $page ): array {
		$kind = $element->text( 'video_type' );
		$file = $element->picture( 'hosted_url', 'external_url' )->url;
		$url  = match ( $kind ) {
			'hosted' => $file,
			'vimeo'  => $element->text( 'vimeo_url' ),
			default  => $element->text( 'youtube_url', 'video_link', 'vimeo_url', 'link' ),
		};
		return self::video_from_url( '' === $url ? $file : $url, $page, [
			'autoplay' => $element->is_on( 'autoplay' ),
			'loop'     => $element->is_on( 'loop' ),
			'muted'    => $element->is_on( 'mute' ) || $element->is_on( 'autoplay' ),
			'controls' => ! $element->has( 'controls' ) || $element->is_on( 'controls' ),
			'poster'   => $element->picture( 'poster', 'image_overlay' )->url,
		] );
	}

	/**
	 * A button that opens a video.
	 *
	 * @return list<BlockNode>
	 */
	public static function video_button( ElementorElement $element, ConversionContext $page ): array {
		$url = $element->text( 'video_link' );
		if ( '' === self::provider( $url ) && ! self::is_file( $url ) ) {
			return [];
		}
		$text = $element->plain_text( 'button_text', 'btn_text' );
		return [ new BlockNode( 'frontage/video-button', [ 'url' => sanitize_url( $url ), 'label' => $text, 'poster' => $page->image_attribute( $element->picture( 'image', 'video_image' ) ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function map( ElementorElement $element, ConversionContext $page ): array {
		$address = $element->plain_text( 'address' );
		$page->add_finding( 'map', $address );
		return '' === $address ? [] : [ new BlockNode( 'frontage/contact-info', [], [ new BlockNode( 'frontage/contact-item', [ 'kind' => 'address', 'business' => false, 'text' => $address ] ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function gallery( ElementorElement $element, ConversionContext $page ): array {
		$pictures = $element->pictures( 'wp_gallery' ) ?: $element->pictures( 'gallery' ) ?: $element->pictures( 'image' );
		foreach ( $pictures ? [] : $element->rows( 'galleries' ) as $row ) {
			array_push( $pictures, ...$row->pictures( 'multiple_gallery' ) );
		}
		$images = array_map( static fn ( ImageReader $one ): BlockNode => CoreBlocks::image( $page->file( $one ) ), $pictures );
		return $images ? [ CoreBlocks::gallery( $images, min( count( $images ), $element->integer( $element->has( 'columns' ) ? 'columns' : 'gallery_columns', 4, 1, 8 ) ) ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function carousel( ElementorElement $element, ConversionContext $page ): array {
		$images = [];
		foreach ( $element->pictures( 'carousel' ) ?: $element->pictures( 'image' ) as $picture ) {
			$images[] = CoreBlocks::image( $page->file( $picture ) );
		}
		foreach ( $element->rows( 'clients', 'slides' ) as $row ) {
			$picture = $row->picture( 'client_logo', 'image', 'background_image' );
			if ( '' !== $picture->url ) {
				$images[] = CoreBlocks::image( $page->file( $picture, $row->plain_text( 'client_name', 'heading' ) ), '', $row->link( 'client_link', 'link' ) );
			}
		}
		return $images ? [ new BlockNode( 'frontage/carousel', ColumnCount::carousel( $element ) + [ 'ariaLabel' => __( 'Images', 'frontage-site' ) ], $images ) ] : [];
	}

	/**
	 * Videos and maps embedded as iframes in HTML.
	 *
	 * @return list<BlockNode>
	 */
	public static function embeds( string $html, ConversionContext $page ): array {
		$embeds = [];
		preg_match_all( '~<iframe\b[^>]*>~i', $html, $frames );
		foreach ( array_slice( $frames[0], 0, 20 ) as $frame ) {
			$source = HtmlNodes::attributes( "$frame</iframe>" )['src'] ?? '';
			$blocks = '' === self::provider( $source ) ? [] : self::video_from_url( $source, $page, [] );
			if ( ! $blocks ) {
				$page->add_finding( 'frame', $source );
			}
			array_push( $embeds, ...$blocks );
		}
		return $embeds;
	}

	/**
	 * @param array{ autoplay?: bool, loop?: bool, muted?: bool, controls?: bool, poster?: string } $how
	 * @return list<BlockNode>
	 */
	public static function video_from_url( string $url, ConversionContext $page, array $how ): array {
		$provider = self::provider( $url );
		if ( '' !== $provider ) {
			return [ CompositeBlocks::embed( self::video_page_url( $url ), $provider ) ];
		}
		if ( self::is_file( $url ) ) {
			return [ CompositeBlocks::video( sanitize_url( $url, [ 'http', 'https' ] ), $how + [ 'controls' => true ] ) ];
		}
		if ( '' !== $url ) {
			$page->add_finding( 'frame', $url );
		}
		return [];
	}

	private static function is_file( string $url ): bool {
		return '' !== sanitize_url( $url, [ 'http', 'https' ] ) && 1 === preg_match( '/\.(?:mp4|webm|ogv|m4v)$/i', (string) wp_parse_url( $url, PHP_URL_PATH ) );
	}

	private static function provider( string $url ): string {
		$host = strtolower( (string) wp_parse_url( str_starts_with( $url, '//' ) ? "https:$url" : $url, PHP_URL_HOST ) );
		return match ( true ) {
			in_array( $host, [ 'youtu.be', 'youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com' ], true ) => 'youtube',
			in_array( $host, [ 'vimeo.com', 'www.vimeo.com', 'player.vimeo.com' ], true ) => 'vimeo',
			default => '',
		};
	}

	/** The URL of the video's page. */
	private static function video_page_url( string $url ): string {
		if ( preg_match( '~(?:/embed/|youtu\.be/|/shorts/|/live/|[?&]v=)([\w-]{11})~', $url, $found ) ) {
			return "https://www.youtube.com/watch?v=$found[1]";
		}
		return preg_match( '~vimeo\.com/(?:video/)?(\d+)~', $url, $found ) ? "https://vimeo.com/$found[1]" : sanitize_url( $url, [ 'http', 'https' ] );
	}
}
