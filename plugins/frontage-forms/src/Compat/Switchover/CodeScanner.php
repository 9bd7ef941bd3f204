<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

defined( 'ABSPATH' ) || exit;

/** Detects which names of Contact Form 7 a folder of PHP code uses. It reads the code as text and never runs it. */
final class CodeScanner {

	/** Maximum number of files per plugin: its own code comes before bundled code. */
	private const MOST_FILES = 400;
	private const LARGEST    = 512 * 1024;

	/** Folders with third-party code. */
	private const SKIPPED = '~/(?:vendor|vendors|node_modules|languages|tests?|build|dist|assets)/~';

	private const NAME = '/\b(?:wpcf7_[a-z0-9_]+|WPCF7_[A-Za-z0-9_]+|WPCF7(?=\s*(?:::|\{)|\'|"))/';

	/** Code that removes one of the original's functions from a WordPress hook. Our plugin does not add these functions, so nothing is lost. */
	private const REMOVED = '/\bremove_(?:action|filter)\s*\(\s*[\'"](?!wpcf7_(?!upgrade\b))\w+[\'"]\s*,\s*[\'"](wpcf7_[a-z0-9_]+)[\'"]/';

	/** Code that checks for active plugins, whether it writes the plugin's file as a string or as a constant. */
	private const QUESTION = '/\bis_plugin_(?:active|inactive)\b|[\'"]active_plugins[\'"]/';

	/**
	 * @param string $path A folder or a single file.
	 * @return array{names: list<string>, removed: list<string>, asks: bool} `removed`: the names that it only removes from hooks; `asks`: whether it checks if the original is active.
	 */
	public static function scan_path( string $path ): array {
		$names             = [];
		$removed           = [];
		$is_active_checked = false;
		$is_original_named = false;
		foreach ( self::list_files( $path ) as $file ) {
			$text = php_strip_whitespace( $file ); // The code without comments.
			preg_match_all( self::NAME, $text, $matches );
			preg_match_all( self::REMOVED, $text, $removed_matches );
			$names             = [ ...$names, ...$matches[0] ];
			$removed           = [ ...$removed, ...$removed_matches[1] ];
			$is_active_checked = $is_active_checked || 1 === preg_match( self::QUESTION, $text );
			$is_original_named = $is_original_named || str_contains( $text, OriginalPlugin::PLUGIN );
		}
		$times           = array_count_values( $names );
		$removed_matches = array_count_values( $removed );
		return [
			'names'   => array_keys( $times ),
			'removed' => array_keys( array_filter( $removed_matches, static fn ( int $count, string $name ): bool => $count === $times[ $name ], ARRAY_FILTER_USE_BOTH ) ),
			'asks'    => $is_active_checked && $is_original_named,
		];
	}

	/** @return list<string> */
	private static function list_files( string $path ): array {
		if ( is_file( $path ) ) {
			return [ $path ];
		}
		if ( ! is_dir( $path ) ) {
			return [];
		}
		$files    = [];
		$iterator = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $path, \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $iterator as $file ) {
			$name = $file instanceof \SplFileInfo ? strtr( $file->getPathname(), '\\', '/' ) : '';
			if ( str_ends_with( $name, '.php' ) && ! preg_match( self::SKIPPED, substr( $name, strlen( $path ) ) ) && filesize( $name ) <= self::LARGEST ) {
				$files[] = $name;
			}
		}
		usort( $files, static fn ( string $a, string $b ): int => substr_count( $a, '/' ) <=> substr_count( $b, '/' ) );
		return array_slice( $files, 0, self::MOST_FILES );
	}
}
