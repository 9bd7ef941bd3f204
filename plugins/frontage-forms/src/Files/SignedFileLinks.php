<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/** Links to kept files for people who read mail and are not signed in: signed for one file, good for some days. */
final class SignedFileLinks {

	/** What admin-post.php calls it; the hooks of that name stand in Plugin. */
	private const ACTION = 'frontage_forms_file';

	/** Without a signature: for who may read the submission. */
	public static function plain( StoredFile $file ): string {
		return add_query_arg(
			[
				'action'     => self::ACTION,
				'submission' => $file->submission_id,
				'file'       => $file->id(),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/** The same all day long, so that a mail's parts name a file alike. */
	public static function signed( StoredFile $file ): string {
		$until = (int) ceil( ( time() + self::days() * DAY_IN_SECONDS ) / DAY_IN_SECONDS ) * DAY_IN_SECONDS;
		return add_query_arg(
			[
				'until' => $until,
				'proof' => self::proof( $file, $until ),
			],
			self::plain( $file )
		);
	}

	/** Whether the link is one of ours and its time is not over. */
	public static function is_good( StoredFile $file, string $until, string $proof ): bool {
		return ctype_digit( $until ) && (int) $until > time() && hash_equals( self::proof( $file, (int) $until ), $proof );
	}

	public static function days(): int {
		/**
		 * Filters for how many days links to visitors' files in mails are good.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days As set under Forms → Settings.
		 */
		$days = apply_filters( 'frontage_forms_file_link_days', UploadSettings::days() );
		return is_int( $days ) && $days > 0 ? $days : UploadSettings::days();
	}

	/** By the file's token, which no link tells: a key that goes with the file. */
	private static function proof( StoredFile $file, int $until ): string {
		return substr( hash_hmac( 'sha256', "$file->submission_id.$until", $file->token . wp_salt( 'auth' ) ), 0, 40 );
	}
}
