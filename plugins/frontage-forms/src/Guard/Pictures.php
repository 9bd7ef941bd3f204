<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Tag;

defined( 'ABSPATH' ) || exit;

/** Picture puzzles of the plugin Really Simple CAPTCHA, where it is switched on; this class knows how it wants to be called. */
final class Pictures {

	private const SIZES = [
		's' => [
			'img_size'        => [ 60, 20 ],
			'base'            => [ 6, 15 ],
			'font_size'       => 11,
			'font_char_width' => 13,
		],
		'm' => [
			'img_size'        => [ 72, 24 ],
			'base'            => [ 6, 18 ],
			'font_size'       => 14,
			'font_char_width' => 15,
		],
		'l' => [
			'img_size'        => [ 84, 28 ],
			'base'            => [ 6, 20 ],
			'font_size'       => 17,
			'font_char_width' => 19,
		],
	];

	public static function can_be_drawn(): bool {
		return class_exists( 'ReallySimpleCaptcha' );
	}

	/** @return array{url: string, prefix: string, width: int, height: int}|null A new picture; null when it could not be drawn. */
	public static function draw( Tag $tag ): ?array {
		$plugin = self::plugin();
		if ( ! $plugin ) {
			return null;
		}
		$size = self::SIZES[ strtolower( $tag->option( 'size', '[smlSML]' ) ?? 'm' ) ];
		foreach ( $size as $name => $value ) {
			$plugin->$name = $value;
		}
		foreach ( [ 'fg', 'bg' ] as $name ) {
			$colour = self::colour( $tag->option( $name, '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})' ) );
			if ( $colour ) {
				$plugin->$name = $colour;
			}
		}
		$plugin->img_type = imagetypes() & IMG_PNG ? 'png' : 'gif';
		if ( 0 === wp_rand( 0, 49 ) ) {
			$plugin->cleanup();
		}
		$file = $plugin->generate_image( (string) wp_rand(), $plugin->generate_random_word() );
		return is_string( $file ) && preg_match( '/^(\d+)\.\w+$/D', $file, $found ) ? [
			'url'    => set_url_scheme( wp_upload_dir( null, false )['baseurl'] . '/' . Format::CAPTCHA_FOLDER . '/' . $file ),
			'prefix' => $found[1],
			'width'  => $size['img_size'][0],
			'height' => $size['img_size'][1],
		] : null;
	}

	/** Right or wrong, a picture is good for one try. */
	public static function is_right( string $prefix, string $answer ): bool {
		$plugin = preg_match( '/^\d{1,20}$/D', $prefix ) ? self::plugin() : null; // It becomes the name of a file.
		if ( ! $plugin ) {
			return false;
		}
		$right = (bool) $plugin->check( $prefix, $answer );
		$plugin->remove( $prefix );
		return $right;
	}

	/** @phpstan-ignore missingType.return (As above.) */
	private static function plugin() {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Format::CAPTCHA_FOLDER . '/';
		if ( ! self::can_be_drawn() || ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		$class           = 'ReallySimpleCaptcha';
		$plugin          = new $class(); // @phpstan-ignore class.notFound (Another plugin's; can_be_drawn() has asked for it.)
		$plugin->tmp_dir = $folder;
		return $plugin->make_tmp_dir() ? $plugin : null;
	}

	/** @return array{int, int, int}|null */
	private static function colour( ?string $hex ): ?array {
		$digits = ltrim( (string) $hex, '#' );
		$digits = 3 === strlen( $digits ) ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits;
		if ( 6 !== strlen( $digits ) ) {
			return null;
		}
		return [ (int) hexdec( substr( $digits, 0, 2 ) ), (int) hexdec( substr( $digits, 2, 2 ) ), (int) hexdec( substr( $digits, 4, 2 ) ) ];
	}
}
