<?php
/**
 * Stands for two plugins of others, with their names and the answers that they gave when they were asked.
 */

declare( strict_types = 1 );

// phpcs:disable -- Their names and their style.

final class Akismet {
	public static string $key = 'abcdef123456';
	public static string $says = 'false';
	/** @var list<array<mixed>> */
	public static array $asked = [];

	public static function get_api_key(): string {
		return self::$key;
	}

	/** @return array{array<string, string>, string} */
	public static function http_post( string $request, string $path ): array {
		parse_str( $request, $asked );
		self::$asked[] = [ 'path' => $path ] + $asked;
		return [ [ 'x-akismet-guid' => '5f2a' ], self::$says ];
	}
}

final class ReallySimpleCaptcha {
	/** Whether a picture comes with its answer, whether the folder takes one, whether PHP has fonts. */
	public static bool $writes_answers = true;
	public static bool $can_write = true;
	public static bool $has_fonts = true;

	public string $tmp_dir = '';
	public string $img_type = 'png';
	/** @var list<int> */
	public array $img_size = [ 72, 24 ];
	/** @var list<int> */
	public array $base = [ 6, 18 ];
	public int $font_size = 14;
	public int $font_char_width = 15;
	/** @var list<int> */
	public array $fg = [ 0, 0, 0 ];
	/** @var list<int> */
	public array $bg = [ 255, 255, 255 ];

	public function make_tmp_dir(): bool {
		return is_dir( $this->tmp_dir );
	}

	public function generate_random_word(): string {
		return 'AB3D';
	}

	public function generate_image( string $prefix, string $word ): string {
		if ( ! self::$has_fonts ) {
			throw new \Error( 'Call to undefined function imagettftext()' );
		}
		if ( self::$writes_answers ) {
			$this->generate_answer_file( $prefix, $word );
		}
		return "$prefix.png";
	}

	public function generate_answer_file( string $prefix, string $word ): void {
		if ( self::$can_write ) {
			file_put_contents( $this->tmp_dir . $prefix . '.txt', $word );
		}
	}

	public function check( string $prefix, string $response ): bool {
		$file = $this->tmp_dir . $prefix . '.txt';
		return is_file( $file ) && strtoupper( $response ) === file_get_contents( $file );
	}

	public function remove( string $prefix ): void {
		if ( is_file( $this->tmp_dir . $prefix . '.txt' ) ) {
			unlink( $this->tmp_dir . $prefix . '.txt' );
		}
	}

	public function cleanup(): int {
		return 0;
	}
}
