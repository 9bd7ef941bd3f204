<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Queue\RetryDelays;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Loads a submission from its row, for work after the original request. */
final class SubmissionLoader {

	private function __construct(
		public readonly int $id,
		public readonly string $state,
		public readonly string $created,
		public readonly int $attempts,
		public readonly bool $is_old,
		private readonly int $form_id,
		private readonly string $data,
	) {}

	/** Null when there is no such row, or the database does not answer. */
	public static function find( int $id ): ?self {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT id, form_id, state, attempts, created, data, UTC_TIMESTAMP() AS now FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ) );
		if ( ! $rows ) {
			return null;
		}
		$row = $rows[0];
		return new self(
			id: (int) $row['id'],
			state: (string) $row['state'],
			created: (string) $row['created'],
			attempts: (int) $row['attempts'],
			is_old: (int) strtotime( $row['now'] . ' UTC' ) - (int) strtotime( $row['created'] . ' UTC' ) > RetryDelays::LONGEST,
			form_id: (int) $row['form_id'],
			data: (string) $row['data'],
		);
	}

	/** Null when its form was deleted. Its files stay in the staging folder until that is cleared. */
	public function load_submission( AttachmentStaging $staging, FileRepository $store = new FileRepository() ): ?Submission {
		$record = json_decode( $this->data, true );
		$record = is_array( $record ) ? $record : [];
		$store->claim( self::list_tokens( $record ), $this->id ); // The process that stored it may have died before this step.
		$form = ( new FormRepository() )->find( $this->form_id );
		if ( ! $form ) {
			return null;
		}
		$submission = Submission::from_record( $form, $record );
		$files      = [];
		foreach ( $store->find_by_submission( $this->id ) as $file ) {
			$path = '' === $file->field ? '' : $store->copy_to_staging( $file, $staging );
			if ( '' !== $path ) {
				$files[ $file->field ][] = [
					'path'  => $path,
					'name'  => $file->name,
					'token' => $file->token,
				];
			}
		}
		return $submission->with_files( $files + $submission->files );
	}

	/**
	 * @param array<mixed> $record
	 * @return list<string>
	 */
	private static function list_tokens( array $record ): array {
		$tokens = [];
		foreach ( (array) ( $record['tokens'] ?? [] ) as $of_field ) {
			array_push( $tokens, ...array_values( array_filter( (array) $of_field, 'is_string' ) ) );
		}
		return $tokens;
	}
}
