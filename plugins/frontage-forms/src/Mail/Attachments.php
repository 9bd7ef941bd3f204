<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** The files of a mail: those a visitor sent with the fields named, and the owner's own from below wp-content. */
final class Attachments {

	/** Together; mail servers refuse more. */
	private const MOST_BYTES = 25 * MB_IN_BYTES;

	/** @var list<string> Names of files that would have made the mail too large. */
	public readonly array $left_out;

	/** @var list<string> */
	public readonly array $paths;

	/**
	 * @param string       $template The mail's property `attachments`: mail-tags of file fields anywhere, paths one a line.
	 * @param list<string> $added    Paths that code of the site adds.
	 */
	public function __construct( string $template, Submission $submission, array $added = [] ) {
		$paths    = [];
		$left_out = [];
		$bytes    = 0;
		foreach ( array_unique( [ ...self::named( $template, $submission ), ...array_filter( array_map( self::of_the_site( ... ), $added ) ) ] ) as $path ) {
			$bytes += (int) filesize( $path );
			if ( $bytes > self::MOST_BYTES ) {
				$left_out[] = wp_basename( $path );
				$bytes     -= (int) filesize( $path );
			} else {
				$paths[] = $path;
			}
		}
		$this->paths    = $paths;
		$this->left_out = $left_out;
	}

	/**
	 * What a template asks for, however much it is together.
	 *
	 * @return list<string> Paths.
	 */
	public static function named( string $template, Submission $submission ): array {
		return [ ...self::sent( $template, $submission ), ...self::own( $template ) ];
	}

	/** A path that code adds: code may read the whole site anyway, so a slip beyond wp-content is all that is caught. Null: not attached. */
	private static function of_the_site( string $path ): ?string {
		$file = realpath( path_join( WP_CONTENT_DIR, $path ) );
		if ( false === $file || ! is_file( $file ) || ! is_readable( $file ) ) {
			return null;
		}
		foreach ( array_filter( array_map( 'realpath', [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] ) ) as $folder ) {
			if ( str_starts_with( $file, trailingslashit( $folder ) ) ) {
				return $file;
			}
		}
		return null;
	}

	/** @return list<string> */
	private static function sent( string $template, Submission $submission ): array {
		$paths = [];
		foreach ( $submission->files as $field => $files ) {
			if ( str_contains( $template, "[$field]" ) ) {
				array_push( $paths, ...array_column( $files, 'path' ) );
			}
		}
		return array_values( array_filter( $paths, 'is_file' ) );
	}

	/** @return list<string> */
	private static function own( string $template ): array {
		$paths = [];
		foreach ( preg_split( '/\R/', $template ) ?: [] as $line ) {
			$line = trim( $line );
			if ( '' !== $line && ! str_starts_with( $line, '[' ) ) {
				$path = path_join( WP_CONTENT_DIR, $line );
				if ( self::may_leave_the_site( $path ) ) {
					$paths[] = $path;
				}
			}
		}
		return $paths;
	}

	/**
	 * A file below wp-content (or the uploads, wherever they are) of a kind that may be uploaded here. Everything else in there, such as
	 * code, logs and databases, is not for people who may edit a form.
	 */
	private static function may_leave_the_site( string $path ): bool {
		$file = realpath( $path );
		if ( false === $file || ! is_file( $file ) || ! is_readable( $file ) || ! wp_check_filetype( $file )['ext'] ) {
			return false;
		}
		foreach ( [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] as $folder ) {
			$folder = realpath( $folder );
			if ( false !== $folder && str_starts_with( $file, trailingslashit( $folder ) ) ) {
				return ! str_contains( substr( $file, strlen( $folder ) ), '/.' );
			}
		}
		return false;
	}
}
