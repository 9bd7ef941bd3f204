<?php
/**
 * What our commands use of WP-CLI: for PHPStan, and for tests, which read what was said.
 */

// phpcs:disable Squiz.Commenting, Generic.Files.OneObjectStructurePerFile

class WP_CLI {

	/** @var list<string> */
	public static array $said = [];

	/** @var array<string, mixed> */
	public static array $commands = [];

	/**
	 * @param class-string|callable $command
	 * @param array<string, mixed>  $about
	 */
	public static function add_command( string $name, mixed $command, array $about = [] ): bool {
		self::$commands[ $name ] = $command;
		return true;
	}

	public static function line( string $text = '' ): void {
		self::$said[] = $text;
	}

	public static function success( string $text ): void {
		self::$said[] = "Success: $text";
	}

	/** The real method ends the process. */
	public static function error( string $text ): void {
		self::$said[] = "Error: $text";
	}

	/**
	 * The real method ends the process unless the answer is yes.
	 *
	 * @param array<string, mixed> $named
	 */
	public static function confirm( string $question, array $named = [] ): void {
		if ( empty( $named['yes'] ) ) {
			self::$said[] = "$question [y/n]";
		}
	}
}
