<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** The attachments of an email: files that visitors sent with the named fields, files of the media library, and files added by code. */
final class MailAttachments {

	/** Maximum total size; mail servers refuse more. */
	private const MOST_BYTES = 25 * MB_IN_BYTES;

	/** @var list<string> Names of files that would have made the mail too large. */
	public readonly array $omitted_files;

	/** @var list<string> */
	public readonly array $paths;

	/** @var list<string> Paths of the files that were left out. */
	public readonly array $too_large;

	/**
	 * @param string       $template The email's `attachments`: mail-tags of file fields anywhere, paths one per line.
	 * @param list<string> $added    Paths added by code.
	 */
	public function __construct( string $template, Submission $submission, array $added = [] ) {
		$paths = [];
		$large = [];
		$bytes = 0;
		foreach ( array_unique( [ ...self::list_files( $template, $submission ), ...array_filter( array_map( self::check_site_path( ... ), $added ) ) ] ) as $path ) {
			$bytes += (int) filesize( $path );
			if ( $bytes > self::MOST_BYTES ) {
				$large[] = $path;
				$bytes  -= (int) filesize( $path );
			} else {
				$paths[] = $path;
			}
		}
		$this->paths         = $paths;
		$this->omitted_files = array_map( 'wp_basename', $large );
		$this->too_large     = $large;
	}

	/**
	 * All files that a template names, without the size limit.
	 *
	 * @return list<string> Paths.
	 */
	public static function list_files( string $template, Submission $submission ): array {
		return [ ...self::list_uploads( $template, $submission ), ...self::list_site_files( $template, $submission->form ) ];
	}

	/**
	 * Checks a path added by code. Code may read the whole site anyway, so this only prevents mistakes outside of wp-content. Null when it
	 * is not attached.
	 */
	private static function check_site_path( string $path ): ?string {
		$path = path_join( WP_CONTENT_DIR, $path );
		$file = realpath( $path );
		if ( false === $file || ! is_file( $file ) || ! is_readable( $file ) ) {
			return null;
		}
		foreach ( array_filter( array_map( 'realpath', [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] ) ) as $folder ) {
			if ( str_starts_with( $file, trailingslashit( $folder ) ) ) {
				return $path; // Returned as given, since the visitor's files are recognized by their paths.
			}
		}
		return null;
	}

	/** @return list<string> */
	private static function list_uploads( string $template, Submission $submission ): array {
		$paths = [];
		$links = array_intersect_key( array_flip( array_column( $submission->form->find_tags( 'mfile' ), 'name' ) ), $submission->files );
		$links = $links && MailFileLinks::replaces_attachments( $submission->form ) ? $links : [];
		foreach ( array_diff_key( $submission->files, $links ) as $field => $files ) {
			if ( str_contains( $template, "[$field]" ) ) {
				array_push( $paths, ...array_column( $files, 'path' ) );
			}
		}
		return array_values( array_filter( $paths, 'is_file' ) );
	}

	/**
	 * Lines typed by the owner must be media library or confirmed files; lines added by code are treated as the site's own.
	 *
	 * @return list<string>
	 */
	private static function list_site_files( string $template, Form $form ): array {
		$typed_lines = SiteAttachments::list_lines( $form );
		$paths       = [];
		foreach ( SiteAttachments::parse_lines( $template ) as $line ) {
			$paths[] = isset( $typed_lines[ $line ] ) ? ( SiteAttachments::is_allowed( $line ) ? path_join( WP_CONTENT_DIR, $line ) : null ) : self::check_site_path( $line );
		}
		return array_values( array_filter( $paths ) );
	}
}
