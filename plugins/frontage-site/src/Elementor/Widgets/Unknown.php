<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\Block;
use Frontage\Site\Elementor\Blocks\Core;
use Frontage\Site\Elementor\Conversion;
use Frontage\Site\Elementor\Read\Element;
use Frontage\Site\Elementor\Read\Html;
use Frontage\Site\Elementor\Read\Link;
use Frontage\Site\Elementor\Read\Picture;

defined( 'ABSPATH' ) || exit;

/** A widget of nobody we know: its texts and pictures stay, as blocks of WordPress. */
final class Unknown {

	private const MOST = 200;

	/** Names of settings that hold words for visitors; all else is how it looks. */
	private const WORDS = '/title|text|content|desc|heading|caption|label|name|quote|paragraph|editor|message|subtitle|position|price|feature|question|answer|button|btn/';

	private const NO_WORDS = '/color|typography|align|size|style|tag|type|class|width|height|margin|padding|position_|animation|_id$|hover|unit|icon|border|shadow|_url$|html_tag|layout|space|background|direction|transform|decoration|filter|separator|html_/';

	/** @return list<Block> */
	public static function keep( Element $element, Conversion $page ): array {
		$made = self::parts( $element->settings, $page, 0 );
		$made = array_slice( $made, 0, self::MOST );
		return $element->children ? [ ...$made, ...$page->blocks( $element->children ) ] : $made;
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @return list<Block>
	 */
	private static function parts( array $settings, Conversion $page, int $depth ): array {
		$made = [];
		foreach ( $settings as $name => $value ) {
			$name = strtolower( (string) $name );
			if ( str_starts_with( $name, '_' ) || count( $made ) > self::MOST ) {
				continue;
			}
			if ( is_array( $value ) ) {
				array_push( $made, ...self::within( $value, $page, $depth ) );
				continue;
			}
			if ( ! is_string( $value ) || '' === trim( $value ) || ! preg_match( self::WORDS, $name ) || preg_match( self::NO_WORDS, $name ) || self::is_word_of_code( $value ) ) {
				continue;
			}
			if ( preg_match( '/btn|button/', $name ) ) {
				$link   = is_array( $settings['btn_link'] ?? $settings['button_link'] ?? $settings['link'] ?? null ) ? Link::of( $settings['btn_link'] ?? $settings['button_link'] ?? $settings['link'] ) : Link::of( null );
				$text   = Html::unlinked( $value );
				$made[] = Core::buttons( [ Core::button( $text, $link ) ] );
				continue;
			}
			$line = Html::inline( $value );
			array_push( $made, ...( '' !== $line && preg_match( '/title|heading/', $name ) && ! preg_match( '/sub/', $name ) && strlen( $line ) < 200 ? [ Core::heading( $line, 3 ) ] : Basic::of_text( $page, $value ) ) );
		}
		return $made;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @return list<Block>
	 */
	private static function within( array $value, Conversion $page, int $depth ): array {
		if ( isset( $value['url'] ) ) {
			$picture = Picture::of( $value );
			$is      = '' !== $picture->url && ( $picture->id > 0 || preg_match( '/\.(?:jpe?g|png|gif|webp|avif|svg)$/i', (string) wp_parse_url( $picture->url, PHP_URL_PATH ) ) );
			return $is ? [ Core::image( $page->file( $picture ) ) ] : [];
		}
		$made = [];
		foreach ( $depth < 4 ? $value : [] as $one ) {
			if ( is_array( $one ) ) {
				array_push( $made, ...( isset( $one['url'] ) ? self::within( $one, $page, $depth + 1 ) : self::parts( $one, $page, $depth + 1 ) ) );
			}
		}
		return $made;
	}

	/** `yes`, `h2`, `center`, `style-3`, `#fff`: what is chosen, not written. */
	private static function is_word_of_code( string $value ): bool {
		return 1 === preg_match( '/^(?:[a-z0-9_.#%-]{1,30}|#[0-9a-f]{3,8}|(?:fa[bsrl]?|eicon|flaticon)[ -].*|https?:\S+)$/', trim( $value ) );
	}
}
