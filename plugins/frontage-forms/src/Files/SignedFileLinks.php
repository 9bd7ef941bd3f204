<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/** Links to stored files for people who read emails and are not signed in: signed for one file and valid for some days. */
final class SignedFileLinks {

	/** Action name for admin-post.php; its hooks are added in Plugin. */
	private const ACTION = 'frontage_forms_file';

	/** Link without a signature, for users who may read the submission. */
	public static function plain_url( StoredFile $file ): string {
		return add_query_arg(
			[
				'action'     => self::ACTION,
				'submission' => $file->submission_id,
				'file'       => $file->id(),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/** The expiry is rounded to a whole day, so that all parts of an email contain the same link. */
	public static function signed_url( StoredFile $file ): string {
		$expiry = (int) ceil( ( time() + self::lifetime_days() * DAY_IN_SECONDS ) / DAY_IN_SECONDS ) * DAY_IN_SECONDS;
		return add_query_arg(
			[
				'until' => $expiry,
				'proof' => self::create_signature( $file, $expiry ),
			],
			self::plain_url( $file )
		);
	}

	/** Whether the signature is valid and has not expired. */
	public static function is_valid( StoredFile $file, string $expiry, string $signature ): bool {
		return ctype_digit( $expiry ) && (int) $expiry > time() && hash_equals( self::create_signature( $file, (int) $expiry ), $signature );
	}

	public static function lifetime_days(): int {
		/**
		 * Filters for how many days links to visitors' files in emails are valid.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days As set under Forms → Settings.
		 */
		$days = apply_filters( 'frontage_forms_file_link_days', UploadSettings::link_lifetime() );
		return is_int( $days ) && $days > 0 ? $days : UploadSettings::link_lifetime();
	}

	/** Signed with the file's token, which no link contains: the key is deleted together with the file. */
	private static function create_signature( StoredFile $file, int $expiry ): string {
		return substr( hash_hmac( 'sha256', "$file->submission_id.$expiry", $file->token . wp_salt( 'auth' ) ), 0, 40 );
	}
}
