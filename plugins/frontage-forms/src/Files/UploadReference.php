<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/**
 * What a form posts in the place of a file that came before it.
 *
 * - `own.{visitor}/{id}.{proof}`, of our own uploader: the proof is made of what only the server knows, and given to who sent the
 *   file alone, so it binds the file to his secret.
 * - `{folder}/{name}`, of the original's script, which sends no secret with the form: its folder is 122 random bits, and they
 *   are the proof. A folder that somebody could guess opens nothing.
 */
final class UploadReference {

	/** Before the name that our own uploader's visitors have: no folder of the original's script can be called so. */
	private const OWN = 'own.';

	private const OF_OURS     = '~^(own\.[0-9a-f]{32})/([0-9a-f]{32})\.([0-9a-f]{32})$~D';
	private const OF_ORIGINAL = '~^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32})/([^/\\\\]{1,255})$~Du';

	public static function visitor( string $id ): string {
		return self::OWN . $id;
	}

	public static function to( StoredFile $file, UploadOwner $owner ): string {
		return "$owner->name/{$file->id()}." . self::proof( $file );
	}

	/**
	 * The files that a reference may mean, for that field of that form; what waits stands before what a submission has.
	 *
	 * @return list<StoredFile>
	 */
	public static function find( int $form_id, string $field, string $reference ): array {
		if ( preg_match( self::OF_OURS, $reference, $of ) ) {
			$is_it = static fn ( StoredFile $file ): bool => $file->id() === $of[2] && hash_equals( self::proof( $file ), $of[3] );
		} elseif ( preg_match( self::OF_ORIGINAL, $reference, $of ) ) {
			$is_it = static fn ( StoredFile $file ): bool => $file->name === $of[2]; // `A.txt` is `a.txt` to many a database.
		} else {
			return [];
		}
		return array_values( array_filter( ( new FileRepository() )->sent_before( $form_id, $field, UploadOwner::hidden( $of[1] ) ), $is_it ) );
	}

	/** By the file's token, which never leaves the server. */
	private static function proof( StoredFile $file ): string {
		return substr( hash_hmac( 'sha256', 'reference', $file->token . wp_salt( 'auth' ) ), 0, 32 );
	}
}
