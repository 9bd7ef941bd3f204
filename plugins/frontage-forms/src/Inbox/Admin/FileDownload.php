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
	public static function find_files( int $submission_id ): array {
		$files = [];
		$store = new FileRepository();
		foreach ( $store->find_by_submission( $submission_id ) as $file ) {
			if ( '' !== $file->field ) {
				$url     = $store->has_bytes( $file ) ? SignedFileLinks::plain_url( $file ) : '';
				$files[] = [
					'id'      => $file->id(),
					'field'   => $file->field,
					'name'    => $file->name,
					'size'    => $file->size,
					'type'    => $file->type,
					'url'     => $url,
					'picture' => '' !== $url && self::is_safe_image( $file, $store ) ? add_query_arg( 'picture', '1', $url ) : '',
				];
			}
		}
		return $files;
	}

	/** On `admin_post_frontage_forms_file` and its `nopriv` hook for visitors. */
	public static function handle_request(): void {
		$parameter_of = static fn ( string $name ): string => RequestData::parameter( 'get', $name )[0] ?? '';
		$id           = (int) $parameter_of( 'submission' );
		$signed       = self::find_linked( $id, $parameter_of( 'file' ), $parameter_of( 'until' ), $parameter_of( 'proof' ) );
		$is_allowed   = $id > 0 && InboxCapabilities::may_read( $id );
		if ( ! $signed && $is_allowed && '' !== $parameter_of( 'proof' ) ) {
			wp_safe_redirect( InboxScreen::url( $id ) ); // The link has expired, and the user can reach the file through the inbox.
			exit;
		}
		$file = $signed ?? self::find_requested( $id, $parameter_of( 'file' ) );
		if ( ! $file ) {
			self::send_error( '' !== $parameter_of( 'proof' ) );
		}
		if ( 'away' === ( new FileRepository() )->storage()->check( $file ) ) {
			wp_die( esc_html__( 'The file storage is not responding. The file is not lost. Please try again in a minute.', 'frontage-forms' ), '', [ 'response' => 503, 'back_link' => true ] );
		}
		$answer = FileResponse::create( $file, RequestData::server( 'HTTP_RANGE' ), '1' === $parameter_of( 'picture' ) && self::is_safe_image( $file, new FileRepository() ) );
		while ( ob_get_level() > 0 ) {
			ob_end_clean(); // Output of other plugins must not be part of the file.
		}
		status_header( $answer->status );
		foreach ( $answer->headers as $name => $value ) {
			header( "$name: $value" );
		}
		$output = fopen( 'php://output', 'wb' ); // The response itself.
		if ( $output && 'HEAD' !== RequestData::server( 'REQUEST_METHOD' ) ) {
			$answer->write_to( $file, $output );
		}
		exit;
	}

	/** Returns null both for a missing file and for one that this user may not read, so that the two cannot be told apart. */
	public static function find_requested( int $submission_id, string $id ): ?StoredFile {
		return $submission_id > 0 && InboxCapabilities::may_read( $submission_id ) ? self::find_file( $submission_id, $id ) : null;
	}

	/** The file that a link from an email leads to; null when the link is invalid or expired. */
	public static function find_linked( int $submission_id, string $id, string $expiry, string $signature ): ?StoredFile {
		$file = $submission_id > 0 && '' !== $signature ? self::find_file( $submission_id, $id ) : null;
		return $file && SignedFileLinks::is_valid( $file, $expiry, $signature ) ? $file : null;
	}

	private static function find_file( int $submission_id, string $id ): ?StoredFile {
		$store = new FileRepository();
		foreach ( $store->find_by_submission( $submission_id ) as $file ) {
			if ( hash_equals( $file->id(), $id ) && '' !== $file->field && $store->has_bytes( $file ) ) {
				return $file;
			}
		}
		return null;
	}

	private static function is_safe_image( StoredFile $file, FileRepository $store ): bool {
		return in_array( $file->type, self::PICTURES, true ) && $file->size <= self::SMALL && self::count_pixels( $file, $store ) <= self::MOST_PIXELS;
	}

	/** Number of pixels, from the beginning of the file; 0 when it is unknown. */
	private static function count_pixels( StoredFile $file, FileRepository $store ): int {
		$head = fopen( 'php://temp/maxmemory:16777216', 'w+b' ); // Nothing on the disk: no head is so long.
		$read = 0;
		foreach ( self::HEADS as $max_bytes ) {
			$further_bytes = min( $file->size, $max_bytes ) - $read;
			if ( ! $head || $further_bytes <= 0 || '' !== $store->copy_bytes( $file, $head, $read, $further_bytes ) ) {
				return 0;
			}
			$read += $further_bytes;
			$size  = @getimagesizefromstring( (string) stream_get_contents( $head, -1, 0 ) ); // It warns about data that it cannot read; then the size is unknown.
			if ( $size && $size[0] > 0 && $size[1] > 0 ) { // With incomplete data the dimensions are 0.
				return $size[0] * $size[1];
			}
		}
		return 0;
	}

	private static function send_error( bool $had_link ): never {
		$text = $had_link && ! is_user_logged_in()
			? sprintf( '%s <a href="%s">%s</a>', esc_html__( 'This link has expired, or the file was deleted. If you may read the message, find it in the inbox:', 'frontage-forms' ), esc_url( wp_login_url( InboxScreen::url() ) ), esc_html__( 'sign in', 'frontage-forms' ) )
			: esc_html__( 'This file does not exist, or you are not allowed to open it. Its message may have been deleted.', 'frontage-forms' );
		wp_die( wp_kses_post( $text ), '', [ 'response' => 404, 'back_link' => true ] );
	}
}
