<?php

declare( strict_types=1 );

namespace Frontage\Forms\Captcha;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Kit\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Adapter for the plugin Really Simple CAPTCHA, which draws image captchas; used while that plugin is active. */
final class ReallySimpleCaptcha {

	public const OPTIONS = [ 'img_size', 'base', 'font_size', 'font_char_width', 'fg', 'bg' ];

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

	public static function is_available(): bool {
		return class_exists( 'ReallySimpleCaptcha' );
	}

	/** @return array{url: string, prefix: string, width: int, height: int}|null A new image; null when it could not be drawn. */
	public static function create_image( FormTag $tag ): ?array {
		return self::create_image_from_options( self::parse_options( $tag ) );
	}

	/** @return array<string, mixed> The options of the tag. */
	public static function parse_options( FormTag $tag ): array {
		$options = self::SIZES[ strtolower( $tag->option( 'size', '[smlSML]' ) ?? 'm' ) ];
		foreach ( [ 'fg', 'bg' ] as $name ) {
			$colour = self::parse_color( $tag->option( $name, '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})' ) );
			if ( $colour ) {
				$options[ $name ] = $colour;
			}
		}
		return $options;
	}

	/**
	 * @param array<string, mixed> $options Keyed by the names in `OPTIONS`.
	 * @return array{url: string, prefix: string, width: int, height: int}|null
	 */
	public static function create_image_from_options( array $options ): ?array {
		try {
			$plugin = self::plugin();
			if ( ! $plugin ) {
				return null;
			}
			foreach ( $options as $name => $value ) {
				$plugin->$name = $value;
			}
			$plugin->img_type = imagetypes() & IMG_PNG ? 'png' : 'gif';
			if ( 0 === wp_rand( 0, 49 ) ) {
				$plugin->cleanup();
			}
			$prefix = (string) wp_rand();
			$word   = $plugin->generate_random_word();
			$file   = $plugin->generate_image( $prefix, $word );
			$write  = [ $plugin, 'generate_answer_file' ];
			// Without its answer file no visitor could pass: some versions, and some servers, do not write that file.
			if ( is_string( $file ) && ! self::has_answer( $prefix ) && is_callable( $write ) ) {
				$write( $prefix, $word );
			}
			return is_string( $file ) && preg_match( '/^(\d+)\.\w+$/D', $file, $matches ) && self::has_answer( $prefix ) ? [
				'url'    => set_url_scheme( self::url() . '/' . $file ),
				'prefix' => $matches[1],
				'width'  => (int) $plugin->img_size[0],
				'height' => (int) $plugin->img_size[1],
			] : null;
		} catch ( \Throwable $exception ) { // A server without the fonts of PHP's GD, for instance.
			ErrorLog::write( sprintf( 'Frontage Forms: %s in %s:%d, while Really Simple CAPTCHA drew a picture', $exception->getMessage(), plugin_basename( $exception->getFile() ), $exception->getLine() ) );
			return null;
		}
	}

	/** Checks an answer. Right or wrong, an image can be used for one try only. */
	public static function is_correct_answer( string $prefix, string $answer, bool $is_last_try = true ): bool {
		$plugin = self::is_prefix( $prefix ) ? self::plugin() : null;
		if ( ! $plugin ) {
			return false;
		}
		$right = (bool) $plugin->check( $prefix, $answer );
		if ( $is_last_try ) {
			$plugin->remove( $prefix );
		}
		return $right;
	}

	public static function delete_image( string $prefix ): void {
		$plugin = self::is_prefix( $prefix ) ? self::plugin() : null;
		if ( $plugin ) {
			$plugin->remove( $prefix );
		}
	}

	/** The prefix becomes a file name, so only digits are allowed. */
	private static function is_prefix( string $prefix ): bool {
		return 1 === preg_match( '/^\d{1,20}$/D', $prefix );
	}

	private static function has_answer( string $prefix ): bool {
		$file = self::folder() . $prefix;
		return is_readable( "$file.txt" ) || is_readable( "$file.php" );
	}

	/** Folder of images and answers, with a trailing slash. A site may define another below wp-content in wp-config.php. */
	public static function folder(): string {
		$constant_value = self::read_constant( 'WPCF7_CAPTCHA_TMP_DIR' );
		return '' === $constant_value || 0 !== validate_file( $constant_value ) ? wp_upload_dir( null, false )['basedir'] . '/' . FormFormat::CAPTCHA_FOLDER . '/' : trailingslashit( WP_CONTENT_DIR . '/' . trim( $constant_value, '/' ) );
	}

	public static function url(): string {
		$constant_value = self::read_constant( 'WPCF7_CAPTCHA_TMP_URL' );
		return '' === $constant_value ? wp_upload_dir( null, false )['baseurl'] . '/' . FormFormat::CAPTCHA_FOLDER : untrailingslashit( $constant_value );
	}

	private static function read_constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}

	/** @phpstan-ignore missingType.return (As above.) */
	public static function plugin() {
		$folder = self::folder();
		if ( ! self::is_available() || ! wp_mkdir_p( $folder ) ) {
			return null;
		}
		$class           = 'ReallySimpleCaptcha';
		$plugin          = new $class(); // @phpstan-ignore class.notFound (Another plugin's; is_available() has asked for it.)
		$plugin->tmp_dir = $folder;
		return $plugin->make_tmp_dir() ? $plugin : null;
	}

	/** @return array{int, int, int}|null */
	private static function parse_color( ?string $hex ): ?array {
		$digits = ltrim( (string) $hex, '#' );
		$digits = 3 === strlen( $digits ) ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits;
		if ( 6 !== strlen( $digits ) ) {
			return null;
		}
		return [ (int) hexdec( substr( $digits, 0, 2 ) ), (int) hexdec( substr( $digits, 2, 2 ) ), (int) hexdec( substr( $digits, 4, 2 ) ) ];
	}
}
