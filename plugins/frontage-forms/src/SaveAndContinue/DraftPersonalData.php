<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Inbox\Admin\InboxController;
use Frontage\Forms\Inbox\MessageFields;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Privacy\SubmissionsByEmail;

defined( 'ABSPATH' ) || exit;

/** Exporter and eraser for WordPress's personal data tools (Tools → Export Personal Data and Erase Personal Data), for drafts of forms. */
final class DraftPersonalData {

	private const GROUP = 'frontage-forms-begun';

	/**
	 * For `wp_privacy_personal_data_exporters`.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::GROUP ] = [
			'exporter_friendly_name' => __( 'Saved forms not sent yet', 'frontage-forms' ),
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
			'eraser_friendly_name' => __( 'Saved forms not sent yet', 'frontage-forms' ),
			'callback'             => [ self::class, 'erase' ],
		];
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public static function export( string $email ): array {
		$data = [];
		foreach ( self::find_drafts( $email ) as $id => [ 'form_id' => $form, 'fields' => $fields ] ) {
			$lines = [ [ __( 'Form', 'frontage-forms' ), MessagePresenter::form_title( $form ) ] ];
			foreach ( $fields as [ $name, $value ] ) {
				$lines[] = [ MessageFields::field_label( $name ), $value ];
			}
			$data[] = [
				'group_id'          => self::GROUP,
				'group_label'       => __( 'Saved forms not sent yet', 'frontage-forms' ),
				'group_description' => __( 'Answers saved to continue a form later.', 'frontage-forms' ),
				'item_id'           => self::GROUP . '-' . $id,
				'data'              => array_map(
					static fn ( array $line ): array => [
						'name'  => $line[0],
						'value' => esc_html( $line[1] ), // WordPress prints it with links and line breaks allowed.
					],
					$lines
				),
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public static function erase( string $email ): array {
		$ids           = array_keys( self::find_drafts( $email ) );
		$deleted_count = $ids ? SqlQuery::count_changed( 'DELETE FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ DraftTable::name(), ...$ids ] ) : 0;
		return [
			'items_removed'  => (int) $deleted_count,
			'items_retained' => false === $deleted_count,
			'messages'       => false === $deleted_count ? [ InboxController::database_error()->get_error_message() ] : [],
			'done'           => true,
		];
	}

	/**
	 * The drafts with this address in one of their fields. They are few: each lasts 30 days.
	 *
	 * @return array<int, array{form_id: int, fields: list<array{string, string}>}> By id.
	 */
	private static function find_drafts( string $email ): array {
		$person = new SubmissionsByEmail( $email );
		$drafts = [];
		foreach ( SqlQuery::select_rows( 'SELECT id, form_id, data FROM %i WHERE LOWER(data) LIKE %s OR LOWER(data) LIKE %s ORDER BY id', [ DraftTable::name(), ...$person->list_patterns() ] ) as $row ) {
			/** @var array{fields: list<array{string, string}>} $draft */
			$draft = json_decode( $row['data'], true );
			if ( $person->has_address( array_column( $draft['fields'], 1 ) ) ) {
				$drafts[ (int) $row['id'] ] = [
					'form_id' => (int) $row['form_id'],
					'fields'  => $draft['fields'],
				];
			}
		}
		return $drafts;
	}
}
