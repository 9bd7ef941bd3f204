<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;

/** Fills the inbox with realistic submissions: for tests, the demo and benchmarks. */
final class Submissions {

	private const PEOPLE = [ 'Mia Brandt', 'Jonas Keller', 'Aylin Demir', 'Théo Lefèvre', 'Sofía Álvarez', 'Noor Haddad', 'Elif Şahin', 'Piotr Wójcik', 'Hana Suzuki', 'Liam O’Brien' ];

	private const MESSAGES = [
		'We are moving into the old bakery in March and need the counter and the shelves by then. Could you come and measure next week?',
		"Thank you for the quote.\n\nTwo questions: is the oak oiled or lacquered, and do you deliver on Saturdays?",
		'The door of the wardrobe you built in 2019 sticks. It is not urgent, but we would be glad of a visit.',
		'Do you take apprentices? My daughter is looking for a place from September.',
		'Please send me your catalogue by post: 12 Harbour Street.',
	];

	/**
	 * Adds one row, with plausible defaults.
	 *
	 * @param array<string, string>                     $values By field name.
	 * @param array<string, string|int>                 $row    Columns of the table.
	 * @param array<string, array<string, mixed>|string> $record Further data of `Submission::to_record()`.
	 * @return int Its ID.
	 */
	public static function add( array $values = [], array $row = [], array $record = [] ): int {
		global $wpdb;
		$values = [
			'your-name'    => 'Mia Brandt',
			'your-email'   => 'mia@example.org',
			'your-message' => self::MESSAGES[0],
			...$values,
		];
		$wpdb->insert(
			SubmissionTable::table_name(),
			$row + [
				'form_id' => 1,
				'state'   => SubmissionState::SENT,
				'is_read' => 0,
				'created' => gmdate( 'Y-m-d H:i:s' ),
				'changed' => gmdate( 'Y-m-d H:i:s' ),
				'email'   => $values['your-email'],
				'sender'  => $values['your-name'],
				'subject' => $values['your-subject'] ?? '',
				'summary' => mb_substr( (string) preg_replace( '/\s+/u', ' ', $values['your-message'] ), 0, SubmissionTable::TEXT_LENGTH ),
				'data'    => (string) wp_json_encode( $record + [ 'values' => $values, 'files' => [], 'consents' => [] ] ),
				'result'  => '',
			]
		);
		return (int) $wpdb->insert_id;
	}

	/**
	 * Fills the inbox with `$count` submissions, the newest now, each an hour and seven minutes older than the one before.
	 *
	 * @param array<string, string|int> $row Columns that all of them share.
	 * @return list<int> Their IDs, oldest first.
	 */
	public static function fill( int $count, array $row = [] ): array {
		$ids = [];
		for ( $age = $count - 1; $age >= 0; $age-- ) {
			$name  = self::PEOPLE[ $age % count( self::PEOPLE ) ];
			$email = sanitize_title( remove_accents( $name ) ) . '@example.org';
			$when  = gmdate( 'Y-m-d H:i:s', time() - $age * 4020 );
			$state = match ( true ) {
				3 === $age % 17 => SubmissionState::FAILED,
				5 === $age % 19 => SubmissionState::SPAM,
				default         => SubmissionState::SENT,
			};
			$ids[] = self::add(
				[
					'your-name'    => $name,
					'your-email'   => $email,
					'your-phone'   => '+49 30 55501' . str_pad( (string) $age, 2, '0', STR_PAD_LEFT ),
					'your-subject' => [ 'Shelves for a shop', 'Your quote', 'A sticking door', 'Apprenticeship', 'Catalogue' ][ $age % 5 ],
					'your-message' => self::MESSAGES[ $age % count( self::MESSAGES ) ],
				],
				$row + [
					'state'   => $state,
					'is_read' => (int) ( $age > 4 || SubmissionState::SPAM === $state ),
					'created' => $when,
					'changed' => $when,
					'error'   => SubmissionState::FAILED === $state ? 'SMTP Error: 550 mailbox unavailable' : '',
					'page'    => home_url( '/contact/' ),
				],
				[ 'consents' => [ 'your-consent' => 'I agree that my details are kept to answer my question.' ] ]
			);
		}
		return $ids;
	}
}
