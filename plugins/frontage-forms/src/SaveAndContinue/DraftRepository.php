<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Rules\FormValues;

defined( 'ABSPATH' ) || exit;

/**
 * Stores drafts, which can be opened with their link (docs/reference/contact-forms.md §17): only on request, only where the form's owner
 * allows it, and for VALID seconds after the last save.
 */
final class DraftRepository {

	public const VALID = 30 * DAY_IN_SECONDS;

	/** Maximum number of drafts of a form; beyond it a new draft replaces another. */
	public const MOST = 5000;

	/** The last day on which each form reached the limit: `array<int, string>`, by form. */
	public const GIVEN_UP = 'frontage_forms_drafts_given_up';

	/** Maximum size of one draft, as JSON. */
	public const BYTES = 200000;

	private const LONGEST = 20000;
	private const PAIRS   = 400;

	/** `autocomplete` values of fields that must not be stored. */
	private const SECRET = '(?:off|cc-.*|one-time-code|(?:new|current)-password)';

	/**
	 * The posted fields that may be stored: not consents, which must be given again, nor quizzes and files.
	 *
	 * @param array<mixed> $pairs As posted: pairs of name and value.
	 * @return list<array{string, string}>|null Null when it is more than a visitor can have typed.
	 */
	public static function filter_fields( Form $form, array $pairs ): ?array {
		$names = [];
		foreach ( FieldValues::list_tags( $form ) as $name => $tag ) {
			if ( TagTypeRegistry::instance()->supports( $tag->type, 'draft' ) && ! $tag->option_list( 'autocomplete', '(?:.*\|)?' . self::SECRET . '(?:\|.*)?' ) && ! in_array( 'private', $tag->option_list( 'class' ), true ) ) {
				array_push( $names, $name, "{$name}[]", FormFormat::FIELD_FREE_TEXT . $name );
			}
		}
		$storable_fields = [];
		foreach ( $pairs as $pair ) {
			[ $name, $value ] = is_array( $pair ) && array_is_list( $pair ) && 2 === count( $pair ) ? $pair : [ null, null ];
			if ( is_string( $name ) && is_string( $value ) && in_array( $name, $names, true ) ) {
				$storable_fields[] = [ $name, TextSanitizer::clean( $value ) ];
			}
		}
		foreach ( $storable_fields as [ , $value ] ) {
			if ( FormValues::length( $value ) > self::LONGEST ) {
				return null;
			}
		}
		return count( $storable_fields ) > self::PAIRS || strlen( (string) wp_json_encode( $storable_fields ) ) > self::BYTES ? null : $storable_fields;
	}

	/**
	 * Stores a draft under a token, or updates it.
	 *
	 * @param list<array{string, string}> $fields
	 * @param int                         $step    From 0.
	 * @param string                      $address Address of the visitor; an existing draft keeps its first one.
	 * @return bool False when the database failed.
	 */
	public static function save( int $form, #[\SensitiveParameter] string $token, array $fields, int $step, string $address ): bool {
		global $wpdb;
		$data = (string) wp_json_encode(
			[
				'fields' => $fields,
				'step'   => $step,
			]
		);
		return false !== Database::run(
			(string) $wpdb->prepare(
				'INSERT INTO %i (form_id, token, source, data, expires) VALUES (%d, %s, %s, %s, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND)) ON DUPLICATE KEY UPDATE data = VALUES(data), expires = VALUES(expires)',
				DraftTable::name(),
				$form,
				self::hash_token( $token ),
				self::hash_network( $address ),
				$data,
				self::VALID
			)
		);
	}

	/** @return array{fields: list<array{string, string}>, step: int}|null The draft of a token. */
	public static function load( int $form, #[\SensitiveParameter] string $token ): ?array {
		$row = SqlQuery::select_rows( 'SELECT data FROM %i WHERE token = %s AND form_id = %d AND expires > UTC_TIMESTAMP()', [ DraftTable::name(), self::hash_token( $token ), $form ] )[0] ?? null;
		/** @var array{fields: list<array{string, string}>, step: int}|null $draft */
		$draft = $row ? json_decode( $row['data'], true ) : null;
		return $draft;
	}

	/** Called when the form was sent, for example. */
	public static function delete( int $form, #[\SensitiveParameter] string $token ): void {
		SqlQuery::execute( 'DELETE FROM %i WHERE token = %s AND form_id = %d', [ DraftTable::name(), self::hash_token( $token ), $form ] );
	}

	/**
	 * Deletes drafts beyond a form's limit, starting with the one that expires next from the network that has most. A network that fills
	 * the limit thus loses its own drafts. Other visitors lose one only when as many networks as the limit each have a draft.
	 */
	public static function delete_surplus( int $form ): void {
		$surplus = SqlQuery::select_number( 'SELECT COUNT(*) FROM %i WHERE form_id = %d', [ DraftTable::name(), $form ] ) - self::MOST;
		if ( $surplus < 1 ) {
			return;
		}
		$ids = SqlQuery::select_numbers(
			'SELECT id FROM %i AS drafts INNER JOIN ( SELECT source, COUNT(*) AS total FROM %i WHERE form_id = %d GROUP BY source ) AS sources ON sources.source = drafts.source
			WHERE form_id = %d ORDER BY total DESC, expires, id LIMIT %d',
			[ DraftTable::name(), DraftTable::name(), $form, $form, $surplus ]
		);
		SqlQuery::execute( 'DELETE FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ DraftTable::name(), ...$ids ] );
		$days = self::find_full_forms();
		if ( gmdate( 'Y-m-d' ) !== ( $days[ $form ] ?? '' ) ) { // Once a day, so that a flood causes no more writes.
			update_option( self::GIVEN_UP, [ $form => gmdate( 'Y-m-d' ) ] + $days, false );
		}
	}

	/** @return array<int, string> Forms that reached the limit while current links are valid, with the last day of it. */
	public static function find_full_forms(): array {
		$days       = get_option( self::GIVEN_UP );
		$since_date = gmdate( 'Y-m-d', time() - self::VALID );
		return array_filter( is_array( $days ) ? $days : [], static fn ( mixed $day, int|string $form ): bool => is_int( $form ) && is_string( $day ) && $day >= $since_date, ARRAY_FILTER_USE_BOTH );
	}

	/** On `deleted_post`. */
	public static function delete_by_form( int $id, \WP_Post $post ): void {
		global $wpdb;
		if ( FormFormat::POST_TYPE === $post->post_type ) {
			Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE form_id = %d', DraftTable::name(), $id ) );
		}
	}

	/** On cron. */
	public static function sweep(): void {
		SqlQuery::execute( 'DELETE FROM %i WHERE expires < UTC_TIMESTAMP()', [ DraftTable::name() ] );
	}

	/** Keyed hash of the network, to compare drafts of the same day; the key changes every day. A company or a village may share one network. */
	private static function hash_network( string $address ): string {
		return substr( ( new RateLimitRule( 'forms draft source', IpAddress::network( $address, 24, 48 ), 1, 1 ) )->bucket, 0, 16 );
	}

	private static function hash_token( #[\SensitiveParameter] string $token ): string {
		return hash( 'sha256', $token );
	}
}
