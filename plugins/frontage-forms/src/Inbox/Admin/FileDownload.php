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
 * Hands out the files of submissions: `admin-post.php?action=frontage_forms_file&submission=…&file=…`, to those who may read
 * them, and to who has a link of a mail (class Links).
 *
 * It reads and changes nothing, so it needs a capability or a signature and no nonce: a link stays good, and another site that
 * names it gets nothing to read, since the answer is for the same origin alone.
 */
final class FileDownload {

	/** Pictures that browsers show, and whose content was looked at when they came. */
	private const PICTURES = [ 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif' ];

	/** What the inbox loads to show it small. */
	private const SMALL = 5 * MB_IN_BYTES;

	/** A reader's browser unpacks four bytes of each pixel. */
	private const MOST_PIXELS = 40_000_000;

	/** How much of a file is read for its measures, one after the other: they stand at its beginning, in a photo of a camera behind what that wrote of it (64 KB at most, with a small picture), seldom behind more. */
	private const HEADS = [ 4_096, 81_920, 262_144 ];

	/**
	 * What came with a submission.
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

	/** On `admin_post_frontage_forms_file` and its twin for visitors. */
	public static function answer(): void {
		$of      = static fn ( string $name ): string => RequestData::parameter( 'get', $name )[0] ?? '';
		$id      = (int) $of( 'submission' );
		$signed  = self::linked( $id, $of( 'file' ), $of( 'until' ), $of( 'proof' ) );
		$may     = $id > 0 && InboxCapabilities::may_read( $id );
		if ( ! $signed && $may && '' !== $of( 'proof' ) ) {
			wp_safe_redirect( InboxScreen::url( $id ) ); // Its time is over, and the reader has another way to it.
			exit;
		}
		$file = $signed ?? self::asked_for( $id, $of( 'file' ) );
		if ( ! $file ) {
			self::refuse( '' !== $of( 'proof' ) );
		}
		if ( 'away' === ( new FileRepository() )->storage()->look( $file ) ) {
			wp_die( esc_html__( 'The storage of files does not answer at the moment. The file is not lost: please try again in a minute.', 'frontage-forms' ), '', [ 'response' => 503, 'back_link' => true ] );
		}
		$answer = FileResponse::to( $file, RequestData::server( 'HTTP_RANGE' ), '1' === $of( 'picture' ) && self::is_picture( $file, new FileRepository() ) );
		while ( ob_get_level() > 0 ) {
			ob_end_clean(); // Whatever another plugin printed is no part of a file.
		}
		status_header( $answer->status );
		foreach ( $answer->headers as $name => $value ) {
			header( "$name: $value" );
		}
		$out = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The answer itself.
		if ( $out && 'HEAD' !== RequestData::server( 'REQUEST_METHOD' ) ) {
			$answer->write( $file, $out );
		}
		exit;
	}

	/** The same nothing for what is not there and for what is not for this person. */
	public static function asked_for( int $submission_id, string $id ): ?StoredFile {
		return $submission_id > 0 && InboxCapabilities::may_read( $submission_id ) ? self::find( $submission_id, $id ) : null;
	}

	/** What a link of a mail leads to; null when the link is wrong or old. */
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

	/** By its beginning; 0 where that does not tell. */
	private static function pixels( StoredFile $file, FileRepository $store ): int {
		$head = fopen( 'php://memory', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Nothing on the disk.
		$read = 0;
		foreach ( self::HEADS as $most ) {
			$further = min( $file->size, $most ) - $read;
			if ( ! $head || $further <= 0 || '' !== $store->read( $file, $head, $read, $further ) ) {
				return 0;
			}
			$read += $further;
			$size  = @getimagesizefromstring( (string) stream_get_contents( $head, -1, 0 ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It complains about what it cannot read; then nothing is known.
			if ( $size && $size[0] > 0 && $size[1] > 0 ) { // Cut in the middle of them it says 0.
				return $size[0] * $size[1];
			}
		}
		return 0;
	}

	private static function refuse( bool $had_link ): never {
		$text = $had_link && ! is_user_logged_in()
			? sprintf( '%s <a href="%s">%s</a>', esc_html__( 'This link is too old, or the file was deleted. Who may read the message finds it in the inbox:', 'frontage-forms' ), esc_url( wp_login_url( InboxScreen::url() ) ), esc_html__( 'sign in', 'frontage-forms' ) )
			: esc_html__( 'This file is not here, or not for you. Perhaps its submission was deleted.', 'frontage-forms' );
		wp_die( $text, '', [ 'response' => 404, 'back_link' => true ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}
}
