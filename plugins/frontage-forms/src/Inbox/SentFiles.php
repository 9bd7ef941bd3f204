<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Files\Answer;
use Frontage\Forms\Files\Kept as File;
use Frontage\Forms\Files\Store;
use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/**
 * Hands out the files of submissions to those who may read them: `admin-post.php?action=frontage_forms_file&submission=…&file=…`.
 *
 * It reads and changes nothing, so it needs a capability and no nonce: a link stays good, and another site that names it gets
 * nothing to read, since the answer is for the same origin alone.
 */
final class SentFiles {

	public const ACTION = 'frontage_forms_file';

	/**
	 * What came with a submission.
	 *
	 * @return list<array{id: string, field: string, name: string, size: int, type: string, url: string}> A file whose bytes are gone has no `url`.
	 */
	public static function of( int $submission_id ): array {
		$files = [];
		foreach ( ( new Store() )->of( $submission_id ) as $file ) {
			if ( '' !== $file->field ) {
				$files[] = [
					'id'    => $file->id(),
					'field' => $file->field,
					'name'  => $file->name,
					'size'  => $file->size,
					'type'  => $file->type,
					'url'   => $file->is_there() ? self::url( $file ) : '',
				];
			}
		}
		return $files;
	}

	/** On `admin_post_frontage_forms_file`: WordPress has seen that somebody is signed in. */
	public static function answer(): void {
		$file = self::asked_for( (int) ( Sent::parameter( 'get', 'submission' )[0] ?? 0 ), Sent::parameter( 'get', 'file' )[0] ?? '' );
		if ( ! $file ) {
			wp_die( esc_html__( 'This file is not here, or not for you. Perhaps its submission was deleted.', 'frontage-forms' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		$answer = Answer::to( $file, Sent::server( 'HTTP_RANGE' ) );
		while ( ob_get_level() > 0 ) {
			ob_end_clean(); // Whatever another plugin printed is no part of a file.
		}
		status_header( $answer->status );
		foreach ( $answer->headers as $name => $value ) {
			header( "$name: $value" );
		}
		$out = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The answer itself.
		if ( $out && 'HEAD' !== Sent::server( 'REQUEST_METHOD' ) ) {
			$answer->write( $file, $out );
		}
		exit;
	}

	/** The same nothing for what is not there and for what is not for this person. */
	public static function asked_for( int $submission_id, string $id ): ?File {
		if ( $submission_id < 1 || ! Rights::may_read( $submission_id ) ) {
			return null;
		}
		foreach ( ( new Store() )->of( $submission_id ) as $file ) {
			if ( hash_equals( $file->id(), $id ) && '' !== $file->field && $file->is_there() ) {
				return $file;
			}
		}
		return null;
	}

	private static function url( File $file ): string {
		return add_query_arg(
			[
				'action'     => self::ACTION,
				'submission' => $file->submission_id,
				'file'       => $file->id(),
			],
			admin_url( 'admin-post.php' )
		);
	}
}
