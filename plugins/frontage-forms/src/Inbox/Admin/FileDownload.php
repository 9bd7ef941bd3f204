<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileResponse;
use Frontage\Forms\Files\SignedFileLinks;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the files of submissions: `admin-post.php?action=frontage_forms_file&submission=…&file=…`, to users who may read them, and to
 * holders of a link from an email (`SignedFileLinks`).
 *
 * It reads and changes nothing, so it needs a capability or a signature and no nonce: a link stays valid, and another site that embeds it
 * cannot read the response, which is for the same origin only.
 */
final class FileDownload {

	/** Images that browsers show, and whose content was checked when they were uploaded. */
	private const PICTURES = [ 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif' ];

	/** The largest image that the inbox loads as a thumbnail. */
	private const SMALL = 5 * MB_IN_BYTES;

	/** Browsers decode an image to four bytes per pixel. */
	private const MOST_PIXELS = 40_000_000;

	/**
	 * Bytes of a file that are read for its dimensions, in turn. They are at its beginning; in a camera's photo, after its metadata (64 KB
	 * at most, with a thumbnail), and rarely further.
	 */
	private const HEADS = [ 4_096, 81_920, 262_144 ];

	/**
	 * The files of a submission.
	 *
	 * @return list<array{id: string, field: string, name: string, size: int, type: string, url: string, picture: string}> A file whose bytes are gone has no `url`; `picture` is for an `<img>`.
	 */
	public static function of( int $submission_id ): array {
		$files = [];
		$store = new FileRepository();
		foreach ( $store->of( $submission_id ) as $file ) {
			if ( '' !== $file->field ) {
				$url     = $store->has( $file ) ? SignedFileLinks::plain( $file ) : '';
				$files[] = [
					'id'      => $file->id(),
					'field'   => $file->field,
					'name'    => $file->name,
					'size'    => $file->size,
					'type'    => $file->type,
					'url'     => $url,
					'picture' => '' !== $url && self::is_picture( $file, $store ) ? add_query_arg( 'picture', '1', $url ) : '',
				];
			}
		}
		return $files;
	}

	/** On `admin_post_frontage_forms_file` and its `nopriv` hook for visitors. */
	public static function answer(): void {
		$of      = static fn ( string $name ): string => RequestData::parameter( 'get', $name )[0] ?? '';
		$id      = (int) $of( 'submission' );
		$signed  = self::linked( $id, $of( 'file' ), $of( 'until' ), $of( 'proof' ) );
		$may     = $id > 0 && InboxCapabilities::may_read( $id );
		if ( ! $signed && $may && '' !== $of( 'proof' ) ) {
			wp_safe_redirect( InboxScreen::url( $id ) ); // The link has expired, and the user can reach the file through the inbox.
			exit;
		}
		$file = $signed ?? self::asked_for( $id, $of( 'file' ) );
		if ( ! $file ) {
			self::refuse( '' !== $of( 'proof' ) );
		}
		if ( 'away' === ( new FileRepository() )->storage()->look( $file ) ) {
			wp_die( esc_html__( 'The file storage is not responding. The file is not lost. Please try again in a minute.', 'frontage-forms' ), '', [ 'response' => 503, 'back_link' => true ] );
		}
		$answer = FileResponse::to( $file, RequestData::server( 'HTTP_RANGE' ), '1' === $of( 'picture' ) && self::is_picture( $file, new FileRepository() ) );
		while ( ob_get_level() > 0 ) {
			ob_end_clean(); // Output of other plugins must not be part of the file.
		}
		status_header( $answer->status );
		foreach ( $answer->headers as $name => $value ) {
			header( "$name: $value" );
		}
		$out = fopen( 'php://output', 'wb' ); // The response itself.
		if ( $out && 'HEAD' !== RequestData::server( 'REQUEST_METHOD' ) ) {
			$answer->write( $file, $out );
		}
		exit;
	}

	/** Returns null both for a missing file and for one that this user may not read, so that the two cannot be told apart. */
	public static function asked_for( int $submission_id, string $id ): ?StoredFile {
		return $submission_id > 0 && InboxCapabilities::may_read( $submission_id ) ? self::find( $submission_id, $id ) : null;
	}

	/** The file that a link from an email leads to; null when the link is invalid or expired. */
	public static function linked( int $submission_id, string $id, string $until, string $proof ): ?StoredFile {
		$file = $submission_id > 0 && '' !== $proof ? self::find( $submission_id, $id ) : null;
		return $file && SignedFileLinks::is_good( $file, $until, $proof ) ? $file : null;
	}

	private static function find( int $submission_id, string $id ): ?StoredFile {
		$store = new FileRepository();
		foreach ( $store->of( $submission_id ) as $file ) {
			if ( hash_equals( $file->id(), $id ) && '' !== $file->field && $store->has( $file ) ) {
				return $file;
			}
		}
		return null;
	}

	private static function is_picture( StoredFile $file, FileRepository $store ): bool {
		return in_array( $file->type, self::PICTURES, true ) && $file->size <= self::SMALL && self::pixels( $file, $store ) <= self::MOST_PIXELS;
	}

	/** Number of pixels, from the beginning of the file; 0 when it is unknown. */
	private static function pixels( StoredFile $file, FileRepository $store ): int {
		$head = fopen( 'php://temp/maxmemory:16777216', 'w+b' ); // Nothing on the disk: no head is so long.
		$read = 0;
		foreach ( self::HEADS as $most ) {
			$further = min( $file->size, $most ) - $read;
			if ( ! $head || $further <= 0 || '' !== $store->read( $file, $head, $read, $further ) ) {
				return 0;
			}
			$read += $further;
			$size  = @getimagesizefromstring( (string) stream_get_contents( $head, -1, 0 ) ); // It warns about data that it cannot read; then the size is unknown.
			if ( $size && $size[0] > 0 && $size[1] > 0 ) { // With incomplete data the dimensions are 0.
				return $size[0] * $size[1];
			}
		}
		return 0;
	}

	private static function refuse( bool $had_link ): never {
		$text = $had_link && ! is_user_logged_in()
			? sprintf( '%s <a href="%s">%s</a>', esc_html__( 'This link has expired, or the file was deleted. If you may read the message, find it in the inbox:', 'frontage-forms' ), esc_url( wp_login_url( InboxScreen::url() ) ), esc_html__( 'sign in', 'frontage-forms' ) )
			: esc_html__( 'This file does not exist, or you are not allowed to open it. Its message may have been deleted.', 'frontage-forms' );
		wp_die( wp_kses_post( $text ), '', [ 'response' => 404, 'back_link' => true ] );
	}
}
