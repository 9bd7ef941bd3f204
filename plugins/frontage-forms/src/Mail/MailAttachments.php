<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** The files of a mail: those a visitor sent with the fields named, the owner's own from the media library, and what code of the site adds. */
final class MailAttachments {

	/** Together; mail servers refuse more. */
	private const MOST_BYTES = 25 * MB_IN_BYTES;

	/** @var list<string> Names of files that would have made the mail too large. */
	public readonly array $left_out;

	/** @var list<string> */
	public readonly array $paths;

	/** @var list<string> Paths of those that were left out. */
	public readonly array $too_large;

	/**
	 * @param string       $template The mail's property `attachments`: mail-tags of file fields anywhere, paths one a line.
	 * @param list<string> $added    Paths that code of the site adds.
	 */
	public function __construct( string $template, Submission $submission, array $added = [] ) {
		$paths = [];
		$large = [];
		$bytes = 0;
		foreach ( array_unique( [ ...self::named( $template, $submission ), ...array_filter( array_map( self::of_the_site( ... ), $added ) ) ] ) as $path ) {
			$bytes += (int) filesize( $path );
			if ( $bytes > self::MOST_BYTES ) {
				$large[] = $path;
				$bytes  -= (int) filesize( $path );
			} else {
				$paths[] = $path;
			}
		}
		$this->paths     = $paths;
		$this->left_out  = array_map( 'wp_basename', $large );
		$this->too_large = $large;
	}

	/**
	 * What a template asks for, however much it is together.
	 *
	 * @return list<string> Paths.
	 */
	public static function named( string $template, Submission $submission ): array {
		return [ ...self::sent( $template, $submission ), ...self::own( $template, $submission->form ) ];
	}

	/** A path that code adds: code may read the whole site anyway, so a slip beyond wp-content is all that is caught. Null: not attached. */
	private static function of_the_site( string $path ): ?string {
		$path = path_join( WP_CONTENT_DIR, $path );
		$file = realpath( $path );
		if ( false === $file || ! is_file( $file ) || ! is_readable( $file ) ) {
			return null;
		}
		foreach ( array_filter( array_map( 'realpath', [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] ) ) as $folder ) {
			if ( str_starts_with( $file, trailingslashit( $folder ) ) ) {
				return $path; // As it was given: that is how the visitor's files are known again.
			}
		}
		return null;
	}

	/** @return list<string> */
	private static function sent( string $template, Submission $submission ): array {
		$paths = [];
		$links = array_intersect_key( array_flip( array_column( $submission->form->tags_of( 'mfile' ), 'name' ) ), $submission->files );
		$links = $links && MailFileLinks::instead_of_attachments( $submission->form ) ? $links : [];
		foreach ( array_diff_key( $submission->files, $links ) as $field => $files ) {
			if ( str_contains( $template, "[$field]" ) ) {
				array_push( $paths, ...array_column( $files, 'path' ) );
			}
		}
		return array_values( array_filter( $paths, 'is_file' ) );
	}

	/**
	 * Lines that the owner typed are files of the media library, or confirmed ones; lines that code put there are the site's own.
	 *
	 * @return list<string>
	 */
	private static function own( string $template, Form $form ): array {
		$typed = SiteAttachments::typed( $form );
		$paths = [];
		foreach ( SiteAttachments::lines( $template ) as $line ) {
			$paths[] = isset( $typed[ $line ] ) ? ( SiteAttachments::may_be_typed( $line ) ? path_join( WP_CONTENT_DIR, $line ) : null ) : self::of_the_site( $line );
		}
		return array_values( array_filter( $paths ) );
	}
}
