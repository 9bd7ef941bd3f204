<?php

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** Files of the site that a form's mails name by their paths: those of the media library, and those that an administrator confirmed. */
final class SiteAttachments {

	/** Option: paths that an administrator let every form attach, as they were attached before a site moved in. */
	public const CONFIRMED = 'frontage_forms_confirmed_attachments';

	/** Whether a mail takes the file of this line when somebody who edits forms writes it: everything else on the server is none of theirs. */
	public static function may_be_typed( string $line ): bool {
		$path = self::document( $line );
		return null !== $path && ( in_array( $path, self::confirmed(), true ) || self::is_in_library( $path ) );
	}

	/**
	 * Lines of a form's mails that the site has a document for, but that are neither in the media library nor confirmed.
	 *
	 * @return list<string>
	 */
	public static function unconfirmed( Form $form ): array {
		$lines = array_map( 'strval', array_keys( self::typed( $form ) ) );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => null !== self::document( $line ) && ! self::may_be_typed( $line ) ) );
	}

	/**
	 * Lets these documents be attached by every form from now on. For administrators: who calls asks for `manage_options`.
	 *
	 * @param list<string> $lines As typed in a mail, below wp-content.
	 */
	public static function confirm( array $lines ): ?\WP_Error {
		$paths = array_filter( array_map( self::document( ... ), $lines ) );
		return VerifiedWrite::option( self::CONFIRMED, array_values( array_unique( [ ...self::confirmed(), ...$paths ] ) ), false );
	}

	/** @return list<string> Paths. */
	private static function confirmed(): array {
		$paths = get_option( self::CONFIRMED, [] );
		return is_array( $paths ) ? array_values( array_filter( $paths, 'is_string' ) ) : [];
	}

	private static function is_in_library( string $path ): bool {
		$uploads = wp_upload_dir( null, false );
		$folder  = realpath( $uploads['basedir'] );
		return false !== $folder && str_starts_with( $path, trailingslashit( $folder ) )
			&& attachment_url_to_postid( $uploads['baseurl'] . substr( $path, strlen( $folder ) ) ) > 0;
	}

	/** @return array<string, true> The lines of its mails as the owner wrote them. */
	public static function typed( Form $form ): array {
		$lines = [];
		foreach ( MailSettings::of( $form ) as $mail ) {
			array_push( $lines, ...self::lines( $mail['attachments'] ) );
		}
		return array_fill_keys( $lines, true );
	}

	/** @return list<string> Those that name a file, not a field. */
	public static function lines( string $template ): array {
		$lines = array_map( 'trim', preg_split( '/\R/', $template ) ?: [] );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' ) ) );
	}

	/**
	 * A file below wp-content (or the uploads, wherever they are) of a kind that may be uploaded here, by its real path. Everything else in
	 * there, such as code, logs and databases, leaves the site in no case.
	 */
	private static function document( string $line ): ?string {
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
