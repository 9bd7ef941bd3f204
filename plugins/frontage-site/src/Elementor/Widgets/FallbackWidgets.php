<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\ImageReader;
use Frontage\Site\Elementor\Source\LinkReader;
use Frontage\Site\Elementor\Source\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Fallback for unknown widgets: keeps their texts and images as core blocks. */
final class FallbackWidgets {

	private const MOST = 200;

	/** Names of settings that contain visible text; all others are styling. */
	private const WORDS = '/title|text|content|desc|heading|caption|label|name|quote|paragraph|editor|message|subtitle|position|price|feature|question|answer|button|btn/';

	private const NO_WORDS = '/color|typography|align|size|style|tag|type|class|width|height|margin|padding|position_|animation|_id$|hover|unit|icon|border|shadow|_url$|html_tag|layout|space|background|direction|transform|decoration|filter|separator|html_/';

	/** @return list<BlockNode> */
	public static function convert( ElementorElement $element, ConversionContext $page ): array {
		$blocks = self::convert_settings( $element->settings, $page, 0 );
		$blocks = array_slice( $blocks, 0, self::MOST );
		return $element->children ? [ ...$blocks, ...$page->blocks( $element->children ) ] : $blocks;
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @return list<BlockNode>
	 */
	private static function convert_settings( array $settings, ConversionContext $page, int $depth ): array {
		$blocks = [];
		foreach ( $settings as $name => $value ) {
			$name = strtolower( (string) $name );
			if ( str_starts_with( $name, '_' ) || count( $blocks ) > self::MOST ) {
				continue;
			}
			if ( is_array( $value ) ) {
				array_push( $blocks, ...self::convert_value( $value, $page, $depth ) );
				continue;
			}
			if ( ! is_string( $value ) || '' === trim( $value ) || ! preg_match( self::WORDS, $name ) || preg_match( self::NO_WORDS, $name ) || self::is_code_value( $value ) ) {
				continue;
			}
			if ( preg_match( '/btn|button/', $name ) ) {
				$link     = is_array( $settings['btn_link'] ?? $settings['button_link'] ?? $settings['link'] ?? null ) ? LinkReader::from_setting( $settings['btn_link'] ?? $settings['button_link'] ?? $settings['link'] ) : LinkReader::from_setting( null );
				$text     = SafeHtml::without_links( $value );
				$blocks[] = CoreBlocks::buttons( [ CoreBlocks::button( $text, $link ) ] );
				continue;
			}
			$line = SafeHtml::inline( $value );
			array_push( $blocks, ...( '' !== $line && preg_match( '/title|heading/', $name ) && ! preg_match( '/sub/', $name ) && strlen( $line ) < 200 ? [ CoreBlocks::heading( $line, 3 ) ] : BasicWidgets::text_blocks( $page, $value ) ) );
		}
		return $blocks;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @return list<BlockNode>
	 */
	private static function convert_value( array $value, ConversionContext $page, int $depth ): array {
		if ( isset( $value['url'] ) ) {
			$picture = ImageReader::from_setting( $value );
			$is      = '' !== $picture->url && ( $picture->id > 0 || preg_match( '/\.(?:jpe?g|png|gif|webp|avif|svg)$/i', (string) wp_parse_url( $picture->url, PHP_URL_PATH ) ) );
			return $is ? [ CoreBlocks::image( $page->file( $picture ) ) ] : [];
		}
		$blocks = [];
		foreach ( $depth < 4 ? $value : [] as $one ) {
			if ( is_array( $one ) ) {
				array_push( $blocks, ...( isset( $one['url'] ) ? self::convert_value( $one, $page, $depth + 1 ) : self::convert_settings( $one, $page, $depth + 1 ) ) );
			}
		}
		return $blocks;
	}

	/** `yes`, `h2`, `center`, `style-3`, `#fff`: values of options, not text. */
	private static function is_code_value( string $value ): bool {
		return 1 === preg_match( '/^(?:[a-z0-9_.#%-]{1,30}|#[0-9a-f]{3,8}|(?:fa[bsrl]?|eicon|flaticon)[ -].*|https?:\S+)$/', trim( $value ) );
	}
}
