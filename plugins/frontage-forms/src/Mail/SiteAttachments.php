<?php

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** Files of the site that a form's emails attach by path: files of the media library, and files that an administrator confirmed. */
final class SiteAttachments {

	/** Option: paths that an administrator allows every form to attach, because an imported site attached them before. */
	public const CONFIRMED = 'frontage_forms_confirmed_attachments';

	/** Whether an editor of forms may attach the file of this line; no other file on the server may be attached. */
	public static function is_allowed( string $line ): bool {
		$path = self::find_document( $line );
		return null !== $path && ( in_array( $path, self::list_confirmed(), true ) || self::is_in_library( $path ) );
	}

	/**
	 * Lines of a form's emails that name an existing document which is neither in the media library nor confirmed.
	 *
	 * @return list<string>
	 */
	public static function list_unconfirmed( Form $form ): array {
		$lines = array_map( 'strval', array_keys( self::list_lines( $form ) ) );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => null !== self::find_document( $line ) && ! self::is_allowed( $line ) ) );
	}

	/**
	 * Allows every form to attach these documents from now on. The caller must check the capability `manage_options`.
	 *
	 * @param list<string> $lines As typed in an email, relative to wp-content.
	 */
	public static function confirm_lines( array $lines ): ?\WP_Error {
		$paths = array_filter( array_map( self::find_document( ... ), $lines ) );
		return VerifiedWrite::option( self::CONFIRMED, array_values( array_unique( [ ...self::list_confirmed(), ...$paths ] ) ), false );
	}

	/** @return list<string> Paths. */
	private static function list_confirmed(): array {
		$paths = get_option( self::CONFIRMED, [] );
		return is_array( $paths ) ? array_values( array_filter( $paths, 'is_string' ) ) : [];
	}

	private static function is_in_library( string $path ): bool {
		$uploads = wp_upload_dir( null, false );
		$folder  = realpath( $uploads['basedir'] );
		return false !== $folder && str_starts_with( $path, trailingslashit( $folder ) )
			&& attachment_url_to_postid( $uploads['baseurl'] . substr( $path, strlen( $folder ) ) ) > 0;
	}

	/** @return array<string, true> The attachment lines of its emails, as typed. */
	public static function list_lines( Form $form ): array {
		$lines = [];
		foreach ( MailSettings::list_mails( $form ) as $mail ) {
			array_push( $lines, ...self::parse_lines( $mail['attachments'] ) );
		}
		return array_fill_keys( $lines, true );
	}

	/** @return list<string> Lines that name a file instead of a field. */
	public static function parse_lines( string $template ): array {
		$lines = array_map( 'trim', preg_split( '/\R/', $template ) ?: [] );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' ) ) );
	}

	/**
	 * The real path of a file below wp-content (or the uploads folder, wherever it is) of a type that may be uploaded here. All other
	 * files, such as code, logs and databases, are never attached.
	 */
	private static function find_document( string $line ): ?string {
		$file = realpath( path_join( WP_CONTENT_DIR, $line ) );
		if ( false === $file || ! is_file( $file ) || ! is_readable( $file ) || ! wp_check_filetype( $file )['ext'] ) {
			return null;
		}
		foreach ( [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] as $folder ) {
			$folder = realpath( $folder );
			if ( false !== $folder && str_starts_with( $file, trailingslashit( $folder ) ) ) {
				return str_contains( substr( $file, strlen( $folder ) ), '/.' ) ? null : $file;
			}
		}
		return null;
	}
}
