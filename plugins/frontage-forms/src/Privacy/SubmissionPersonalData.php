<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Forms\Inbox\MessageFields;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SubmissionNotes;

defined( 'ABSPATH' ) || exit;

/**
 * Exporter and eraser for WordPress's personal data tools (Tools → Export Personal Data and Erase Personal Data), and a suggested text for
 * the privacy policy.
 *
 * @phpstan-import-type Note from SubmissionNotes
 */
final class SubmissionPersonalData {

	private const GROUP = 'frontage-forms';

	/**
	 * For `wp_privacy_personal_data_exporters`.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::GROUP ] = [
			'exporter_friendly_name' => __( 'Form messages', 'frontage-forms' ),
			'callback'               => [ self::class, 'export' ],
		];
		return $exporters;
	}

	/**
	 * For `wp_privacy_personal_data_erasers`.
	 *
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_eraser( array $erasers ): array {
		$erasers[ self::GROUP ] = [
			'eraser_friendly_name' => __( 'Form messages', 'frontage-forms' ),
			'callback'             => [ self::class, 'erase' ],
		];
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public static function export( string $email, int $page = 1 ): array {
		$data = [];
		foreach ( ( new SubmissionsByEmail( $email ) )->find_submissions( $page ) as $submission ) {
			$data[] = [
				'group_id'          => self::GROUP,
				'group_label'       => __( 'Form messages', 'frontage-forms' ),
				'group_description' => __( 'Messages sent through the forms on this site.', 'frontage-forms' ),
				'item_id'           => self::GROUP . '-' . $submission['id'],
				'data'              => self::list_lines( $submission ),
			];
		}
		return [
			'data' => $data,
			'done' => SubmissionsByEmail::is_last_page( $page ),
		];
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public static function erase( string $email, int $page = 1 ): array {
		$ids        = array_column( ( new SubmissionsByEmail( $email ) )->find_submissions( $page ), 'id' );
		$is_deleted = ( new SubmissionActions() )->delete( $ids );
		return [
			'items_removed'  => $is_deleted ? count( $ids ) : 0,
			'items_retained' => ! $is_deleted,
			'messages'       => $is_deleted ? [] : [ __( 'Could not delete form messages because the database is read-only. Please try again later.', 'frontage-forms' ) ],
			'done'           => SubmissionsByEmail::is_last_page( $page ),
		];
	}

	/** On `admin_init`. */
	public static function suggest_policy(): void {
		$set   = RetentionPolicy::settings();
		$parts = [
			__( 'When you send us a form, we store your answers, the time, and the page so that we can reply. We also email them to ourselves.', 'frontage-forms' ),
			$set['visitor']
				? __( 'We also store a shortened form of your IP address and the name of your browser.', 'frontage-forms' )
				: __( 'We store neither your IP address nor the name of your browser.', 'frontage-forms' ),
			__( 'To prevent abuse, we count messages per IP address. The counters store only a code derived from the address. The code changes daily and is deleted after a day.', 'frontage-forms' ),
			RetentionPolicy::FOREVER === $set['new']
				? __( 'We store messages until we no longer need them.', 'frontage-forms' )
				/* translators: %s: a length of time, such as “12 months”. */
				: sprintf( __( 'We delete messages after %s, unless a form states otherwise.', 'frontage-forms' ), RetentionSettings::format_period( $set['new'] ) ),
			__( 'When you subscribe to our newsletter, we store your email address, the time, the page, and the consent text. We delete them a year after you unsubscribe. Unconfirmed addresses are deleted after seven days.', 'frontage-forms' ),
			__( 'If you save a form to continue later, we store your answers until you send the form, for 30 days at most.', 'frontage-forms' ),
			__( 'When you give consent in a form, we store its wording and the time.', 'frontage-forms' ),
		];
		wp_add_privacy_policy_content( 'Frontage Forms', '<p class="privacy-policy-tutorial">' . esc_html__( 'Also explain what your forms ask for, who reads the messages, and which services you use (captchas, Akismet, webhooks).', 'frontage-forms' ) . '</p><p>' . implode( '</p><p>', array_map( 'esc_html', $parts ) ) . '</p>' );
	}

	/**
	 * @param array{id: int, form_id: int, created: string, page: string, record: array<mixed>, notes: list<Note>, assigned_to: int} $submission
	 * @return list<array{name: string, value: string}>
	 */
	private static function list_lines( array $submission ): array {
		$lines = [
			[ __( 'Form', 'frontage-forms' ), MessagePresenter::form_title( $submission['form_id'] ) ],
			[ __( 'Sent', 'frontage-forms' ), $submission['created'] . ' UTC' ],
			[ __( 'Page', 'frontage-forms' ), $submission['page'] ],
		];
		foreach ( [ 'values', 'files' ] as $part ) {
			foreach ( (array) ( $submission['record'][ $part ] ?? [] ) as $name => $value ) {
				$lines[] = [ MessageFields::field_label( (string) $name ), self::join_values( $value ) ];
			}
		}
		foreach ( (array) ( $submission['record']['consents'] ?? [] ) as $text ) {
			$lines[] = [ __( 'Consent', 'frontage-forms' ), self::join_values( $text ) ];
		}
		$lines[] = [ __( 'Shortened IP address', 'frontage-forms' ), self::join_values( $submission['record']['address'] ?? '' ) ];
		$lines[] = [ __( 'Browser', 'frontage-forms' ), self::join_values( $submission['record']['user_agent'] ?? '' ) ];
		foreach ( $submission['notes'] as $note ) {
			$lines[] = match ( $note['kind'] ) {
				SubmissionNotes::REPLY => [ __( 'Reply', 'frontage-forms' ), $note['at'] . " UTC, $note[to]\n$note[subject]\n$note[text]" ],
				/* translators: %s: the name of a field. */
				SubmissionNotes::EDIT  => [ sprintf( __( '%s, before an edit', 'frontage-forms' ), MessageFields::field_label( $note['field'] ) ), $note['old'] ],
				default                => [ __( 'Note', 'frontage-forms' ), $note['text'] ],
			};
		}
		if ( $submission['assigned_to'] ) {
			$lines[] = [ __( 'Assigned to', 'frontage-forms' ), MessagePresenter::describe_user( $submission['assigned_to'] )['name'] ];
		}
		$filled_lines = array_filter( $lines, static fn ( array $line ): bool => '' !== trim( $line[1] ) );
		return array_values(
			array_map(
				static fn ( array $line ): array => [
					'name'  => $line[0],
					'value' => esc_html( $line[1] ), // WordPress prints it with links and line breaks allowed.
				],
				$filled_lines
			)
		);
	}

	private static function join_values( mixed $value ): string {
		return is_array( $value ) ? implode( ', ', array_map( self::join_values( ... ), $value ) ) : ( is_scalar( $value ) ? (string) $value : '' );
	}
}
