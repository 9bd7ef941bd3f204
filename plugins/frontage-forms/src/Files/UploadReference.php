<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/**
 * The value that a form submits instead of a file that was uploaded before.
 *
 * - `own.{visitor}/{id}.{proof}`, from our own uploader. The proof is made from a value that only the server knows, and is returned only to the uploader.
 * - `{folder}/{name}`, of the original's script, which sends no secret with the form. Its folder name has 122 random bits, which are the proof; folder names of any other format are refused.
 */
final class UploadReference {

	/** Before the name that our own uploader's visitors have: no folder of the original's script can be called so. */
	private const OWN = 'own.';

	private const OF_OURS     = '~^(own\.[0-9a-f]{32})/([0-9a-f]{32})\.([0-9a-f]{32})$~D';
	private const OF_ORIGINAL = '~^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32})/([^/\\\\]{1,255})$~Du';

	public static function hash_visitor( string $id ): string {
		return self::OWN . $id;
	}

	public static function create( StoredFile $file, UploadOwner $owner ): string {
		return "$owner->name/{$file->id()}." . self::create_signature( $file );
	}

	/**
	 * Returns the files that a reference may mean for this field of this form: waiting ones before those of a submission.
	 *
	 * @return list<StoredFile>
	 */
	public static function find( int $form_id, string $field, string $reference ): array {
		if ( preg_match( self::OF_OURS, $reference, $matches ) ) {
			$is_match = static fn ( StoredFile $file ): bool => $file->id() === $matches[2] && hash_equals( self::create_signature( $file ), $matches[3] );
		} elseif ( preg_match( self::OF_ORIGINAL, $reference, $matches ) ) {
			$is_match = static fn ( StoredFile $file ): bool => $file->name === $matches[2]; // Many databases compare `A.txt` and `a.txt` as equal.
		} else {
			return [];
		}
		return array_values( array_filter( ( new FileRepository() )->find_by_visitor( $form_id, $field, UploadOwner::hash_visitor( $matches[1] ) ), $is_match ) );
	}

	/** Made from the file's token, which never leaves the server. */
	private static function create_signature( StoredFile $file ): string {
		return substr( hash_hmac( 'sha256', 'reference', $file->token . wp_salt( 'auth' ) ), 0, 32 );
	}
}
