<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * A submission prepared for display: labels, times in the site's time zone. It returns plain text; the caller escapes it.
 *
 * @phpstan-import-type Line from SubmissionQuery
 * @phpstan-import-type Note from SubmissionNotes
 * @phpstan-import-type Delivery from DeliveryInfo
 */
final class MessagePresenter {

	/** Seconds after which a queued email counts as late. */
	private const LONG = 15 * MINUTE_IN_SECONDS;

	/** @param Line $row */
	public function __construct( private readonly array $row ) {}

	/** @return array<string, mixed> One line of the list. */
	public function summary(): array {
		$from = $this->sender_name();
		return [
			'id'       => $this->row['id'],
			'form'     => [
				'id'    => $this->row['form_id'],
				'title' => self::form_title( $this->row['form_id'] ),
			],
			'from'     => $from,
			'subject'  => $this->row['subject'] === $from ? '' : $this->row['subject'],
			'excerpt'  => $this->row['summary'] === $from ? '' : $this->row['summary'],
			'received' => SiteTime::parse( $this->row['created'] ),
			'state'    => $this->row['state'],
			'late'     => $this->is_late(),
			'reason'   => StateReasons::describe_reason( $this->row['reason'] ),
			'read'     => $this->row['read'],
			'starred'  => $this->row['starred'],
			'done'     => $this->row['done'],
			'assigned' => $this->row['assigned_to'] ? self::describe_user( $this->row['assigned_to'] ) : null,
			'reply'    => $this->row['reply'],
			'files'    => $this->row['files'],
		];
	}

	/**
	 * @param array<mixed>   $record     The stored data, `Submission::to_record()`.
	 * @param list<Note>     $notes
	 * @param list<Delivery> $deliveries
	 * @param list<array{field: string, name: string, size: int, type: string, url: string, picture: string}> $stored_files
	 * @return array<string, mixed> The row of the list, with all details.
	 */
	public function full_message( array $record, array $notes = [], array $deliveries = [], array $stored_files = [] ): array {
		$consents = RecordReader::parse_lists( $record['consents'] ?? [] );
		$values   = is_array( $record['values'] ?? null ) ? $record['values'] : [];
		$replies  = [];
		foreach ( $deliveries as $key => $delivery ) {
			if ( SubmissionNotes::REPLY === $delivery['kind'] ) {
				$replies[ $delivery['id'] ] = self::describe_delivery( $delivery );
				unset( $deliveries[ $key ] );
			}
		}
		return [
			...$this->summary(),
			'email'      => $this->row['email'],
			'reply_to'   => $this->reply_to(),
			'fields'     => self::list_fields( array_diff_key( $values, $consents ), self::list_files( RecordReader::parse_lists( $record['files'] ?? [] ), $stored_files ) ),
			'consents'   => RecordReader::parse_consents( $consents ),
			'page'       => $this->describe_page(),
			'error'      => $this->row['error'],
			'address'    => RecordReader::parse_text( $record['address'] ?? '' ),
			'user_agent' => RecordReader::parse_text( $record['user_agent'] ?? '' ),
			'notes'      => array_map( static fn ( array $note ): array => self::describe_note( $note, $replies[ $note['id'] ] ?? null ), $notes ),
			'deliveries' => array_map( self::describe_delivery( ... ), array_values( $deliveries ) ),
		];
	}

	/** The address a reply goes to; '' when there is none, or the message is spam or in the trash. */
	public function reply_to(): string {
		$is_discarded = in_array( $this->row['state'], [ SubmissionState::SPAM, SubmissionState::TRASH ], true );
		return ! $is_discarded && Formats::is_email( $this->row['email'] ) ? $this->row['email'] : '';
	}

	/** @return array{id: int, name: string} */
	public static function describe_user( int $id ): array {
		$user = $id ? get_userdata( $id ) : false;
		return [
			'id'   => $id,
			'name' => $user ? $user->display_name : __( 'Deleted user', 'frontage-forms' ),
		];
	}

	/** The form's title, also when the form was deleted. */
	public static function form_title( int $id ): string {
		// WordPress queries the database each time for a post that does not exist; this caches the result for the request.
		wp_cache_add_non_persistent_groups( 'frontage_forms' );
		$is_gone = (bool) wp_cache_get( "no-form-$id", 'frontage_forms' );
		$post    = $is_gone ? null : get_post( $id );
		if ( $post instanceof \WP_Post && '' !== $post->post_title ) {
			return $post->post_title;
		}
		if ( ! $post && ! $is_gone ) {
			wp_cache_set( "no-form-$id", true, 'frontage_forms' );
		}
		/* translators: %d: the number of a form. */
		return sprintf( $post ? __( 'Form %d', 'frontage-forms' ) : __( 'Deleted form %d', 'frontage-forms' ), $id );
	}

	/** The sender: the name, else the address, else any value. */
	public function sender_name(): string {
		foreach ( [ 'sender', 'email', 'subject', 'summary' ] as $column ) {
			if ( '' !== $this->row[ $column ] ) {
				return $this->row[ $column ];
			}
		}
		return __( '(no content)', 'frontage-forms' );
	}

	/** Whether its email is overdue. */
	private function is_late(): bool {
		return in_array( $this->row['state'], [ SubmissionState::WAITING, SubmissionState::KEPT ], true ) && strtotime( $this->row['created'] . ' UTC' ) < time() - self::LONG;
	}

	/** @return array{url: string, title: string}|null The page it was sent from. */
	private function describe_page(): ?array {
		$id  = $this->row['page_id'];
		$url = '' === $this->row['page'] && $id ? (string) get_permalink( $id ) : $this->row['page'];
		if ( '' === $url ) {
			return null;
		}
		return [
			'url'   => esc_url_raw( $url, [ 'http', 'https' ] ),
			'title' => $id && get_post( $id ) ? html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' ) : '',
		];
	}

	/**
	 * @param array<mixed>                                                 $values
	 * @param array<string, list<array{name: string, url: string, size: int, type: string, picture: string}>> $files
	 * @return list<array{name: string, label: string, values: list<string>, text: ?string, files: list<array{name: string, url: string, size: int, type: string, picture: string}>}> In the order of the form; `text` is the answer to edit, null where it cannot be edited.
	 */
	private static function list_fields( array $values, array $files ): array {
		$fields = [];
		foreach ( array_unique( [ ...array_keys( $values ), ...array_keys( $files ) ] ) as $name ) {
			$fields[] = [
				'name'   => (string) $name,
				'label'  => MessageFields::field_label( (string) $name ),
				'values' => array_values( array_filter( RecordReader::parse_lists( $values )[ $name ] ?? [], static fn ( string $value ): bool => '' !== trim( $value ) ) ),
				'text'   => isset( $values[ $name ] ) && ! isset( $files[ $name ] ) ? AnswerEditor::answer_text( $values[ $name ] ) : null,
				'files'  => $files[ $name ] ?? [],
			];
		}
		return $fields;
	}

	/**
	 * The stored files, and the names of those that were deleted.
	 *
	 * @param array<string, list<string>>                                  $names What was sent, by field.
	 * @param list<array{field: string, name: string, size: int, type: string, url: string, picture: string}> $stored_files
	 * @return array<string, list<array{name: string, url: string, size: int, type: string, picture: string}>>
	 */
	private static function list_files( array $names, array $stored_files ): array {
		$files = [];
		foreach ( $stored_files as $file ) {
			$files[ $file['field'] ][] = [
				'name' => $file['name'],
				'url'  => $file['url'],
				'size' => $file['size'],
				'type' => self::file_type_name( $file['name'], $file['type'] ),
				'picture' => $file['picture'],
			];
		}
		foreach ( $names as $field => $list ) {
			foreach ( array_diff( $list, array_column( $files[ $field ] ?? [], 'name' ) ) as $name ) {
				$files[ $field ][] = [
					'name' => $name,
					'url'  => '',
					'size' => 0,
					'type' => '',
					'picture' => '',
				];
			}
		}
		return $files;
	}

	/** Display name of a file type: PDF, DOCX. */
	private static function file_type_name( string $name, string $type ): string {
		return strtoupper( pathinfo( $name, PATHINFO_EXTENSION ) ) ?: $type;
	}

	/**
	 * @param Note                      $note
	 * @param array<string, mixed>|null $delivery Of a reply.
	 * @return array<string, mixed>
	 */
	private static function describe_note( array $note, ?array $delivery ): array {
		return [
			...$note,
			'field'    => '' === $note['field'] ? '' : MessageFields::field_label( $note['field'] ),
			'by'       => self::describe_user( $note['by'] ),
			'at'       => SiteTime::parse( $note['at'] ),
			'delivery' => $delivery,
		];
	}

	/**
	 * @param Delivery $delivery
	 * @return array<string, mixed>
	 */
	private static function describe_delivery( array $delivery ): array {
		return [
			'kind'     => $delivery['kind'],
			'name'     => $delivery['name'],
			'state'    => $delivery['state'],
			'due'      => 'waiting' === $delivery['state'] && '' !== $delivery['due'] ? SiteTime::parse( $delivery['due'] ) : null,
			'attempts' => array_map(
				static fn ( array $attempt ): array => [
					'at'    => SiteTime::parse( $attempt['at'] ),
					'error' => $attempt['error'],
				],
				$delivery['log']
			),
		];
	}
}
