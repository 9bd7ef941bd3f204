<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Rules\FormValues;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what a visitor began to fill in, for who has its link (docs/reference/contact-forms.md §17): only on request, only
 * where the form's owner allows it, and for VALID seconds after it was kept last.
 */
final class DraftRepository {

	public const VALID = 30 * DAY_IN_SECONDS;

	/** Of one form at the same time: whoever comes then gets the place of another. */
	public const MOST = 5000;

	/** The day on which each form's places were all taken last: `array<int, string>`, by form. */
	public const GIVEN_UP = 'frontage_forms_drafts_given_up';

	/** All that one draft may hold, as JSON. */
	public const BYTES = 200000;

	private const LONGEST = 20000;
	private const PAIRS   = 400;

	/** Kinds of fields whose answers may lie here; consent is given anew, and a quiz or a file is none of it. */
	private const KINDS = [ 'text', 'email', 'url', 'tel', 'textarea', 'number', 'range', 'date', 'select', 'checkbox', 'radio' ];

	/** What a browser is told about a field that nobody else should read. */
	private const SECRET = '(?:off|cc-.*|one-time-code|(?:new|current)-password)';

	/**
	 * Those of a browser's fields that may be kept.
	 *
	 * @param array<mixed> $pairs As they came: pairs of name and value.
	 * @return list<array{string, string}>|null Null when that is more than a form's visitor can have typed.
	 */
	public static function fields( Form $form, array $pairs ): ?array {
		$names = [];
		foreach ( FieldValues::tags( $form ) as $name => $tag ) {
			if ( in_array( $tag->basetype, self::KINDS, true ) && ! $tag->option_list( 'autocomplete', '(?:.*\|)?' . self::SECRET . '(?:\|.*)?' ) && ! in_array( 'private', $tag->option_list( 'class' ), true ) ) {
				array_push( $names, $name, "{$name}[]", FormFormat::FIELD_FREE_TEXT . $name );
			}
		}
		$kept = [];
		foreach ( $pairs as $pair ) {
			[ $name, $value ] = is_array( $pair ) && array_is_list( $pair ) && 2 === count( $pair ) ? $pair : [ null, null ];
			if ( is_string( $name ) && is_string( $value ) && in_array( $name, $names, true ) ) {
				$kept[] = [ $name, TextSanitizer::clean( $value ) ];
			}
		}
		foreach ( $kept as [ , $value ] ) {
			if ( FormValues::length( $value ) > self::LONGEST ) {
				return null;
			}
		}
		return count( $kept ) > self::PAIRS || strlen( (string) wp_json_encode( $kept ) ) > self::BYTES ? null : $kept;
	}

	/**
	 * Keeps a draft under a token, or writes it anew.
	 *
	 * @param list<array{string, string}> $fields
	 * @param int                         $step    From 0.
	 * @param string                      $address Of who keeps it; of a draft that is there, whose it was at first counts.
	 * @return bool False when the database did not.
	 */
	public static function keep( int $form, #[\SensitiveParameter] string $token, array $fields, int $step, string $address ): bool {
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
				self::hash( $token ),
				self::source( $address ),
				$data,
				self::VALID
			)
		);
	}

	/** @return array{fields: list<array{string, string}>, step: int}|null What a token opens. */
	public static function open( int $form, #[\SensitiveParameter] string $token ): ?array {
		$row = SqlQuery::rows( 'SELECT data FROM %i WHERE token = %s AND form_id = %d AND expires > UTC_TIMESTAMP()', [ DraftTable::name(), self::hash( $token ), $form ] )[0] ?? null;
		/** @var array{fields: list<array{string, string}>, step: int}|null $draft */
		$draft = $row ? json_decode( $row['data'], true ) : null;
		return $draft;
	}

	/** As when its form was sent. */
	public static function forget( int $form, #[\SensitiveParameter] string $token ): void {
		SqlQuery::run( 'DELETE FROM %i WHERE token = %s AND form_id = %d', [ DraftTable::name(), self::hash( $token ), $form ] );
	}

	/**
	 * Takes away what is more than a form may have. First what ends next of the network that has most, so who fills the places
	 * loses his own; a visitor's goes only where as many networks as there are places each want one.
	 */
	public static function make_room( int $form ): void {
		$surplus = SqlQuery::number( 'SELECT COUNT(*) FROM %i WHERE form_id = %d', [ DraftTable::name(), $form ] ) - self::MOST;
		if ( $surplus < 1 ) {
			return;
		}
		$ids = SqlQuery::numbers(
			'SELECT id FROM %i AS drafts INNER JOIN ( SELECT source, COUNT(*) AS total FROM %i WHERE form_id = %d GROUP BY source ) AS sources ON sources.source = drafts.source
			WHERE form_id = %d ORDER BY total DESC, expires, id LIMIT %d',
			[ DraftTable::name(), DraftTable::name(), $form, $form, $surplus ]
		);
		SqlQuery::run( 'DELETE FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ')', [ DraftTable::name(), ...$ids ] );
		$days = self::given_up();
		if ( gmdate( 'Y-m-d' ) !== ( $days[ $form ] ?? '' ) ) { // Once a day: a flood writes no more than that.
			update_option( self::GIVEN_UP, [ $form => gmdate( 'Y-m-d' ) ] + $days, false );
		}
	}

	/** @return array<int, string> The forms whose places were all taken in the time for which links are good, and the last day of it. */
	public static function given_up(): array {
		$days  = get_option( self::GIVEN_UP );
		$since = gmdate( 'Y-m-d', time() - self::VALID );
		return array_filter( is_array( $days ) ? $days : [], static fn ( mixed $day, int|string $form ): bool => is_int( $form ) && is_string( $day ) && $day >= $since, ARRAY_FILTER_USE_BOTH );
	}

	/** On `deleted_post`. */
	public static function forget_form( int $id, \WP_Post $post ): void {
		global $wpdb;
		if ( FormFormat::POST_TYPE === $post->post_type ) {
			Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE form_id = %d', DraftTable::name(), $id ) );
		}
	}

	/** On cron. */
	public static function sweep(): void {
		SqlQuery::run( 'DELETE FROM %i WHERE expires < UTC_TIMESTAMP()', [ DraftTable::name() ] );
	}

	/** Whose it is among others of the same day: a keyed hash of the network, whose key changes every day. A firm or a village has one. */
	private static function source( string $address ): string {
		return substr( ( new RateLimitRule( 'forms draft source', IpAddress::network( $address, 24, 48 ), 1, 1 ) )->bucket, 0, 16 );
	}

	private static function hash( #[\SensitiveParameter] string $token ): string {
		return hash( 'sha256', $token );
	}
}
