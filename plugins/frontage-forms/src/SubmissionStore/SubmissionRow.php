<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** The columns of a new row: the data that the list shows and sorts by, and everything as JSON. */
final class SubmissionRow {

	/** Index of the column that contains everything as JSON. */
	public const DATA = 12;

	/** @return list<string|int> In the order of the columns in SubmissionRepository::insert_row(). */
	public static function list_columns( Submission $submission, SubmissionFingerprint $identity, string $state ): array {
		return [
			$submission->form->id,
			$identity->claim,
			$identity->values_hash,
			$state,
			$submission->received,
			$submission->received,
			...array_values( self::list_texts( $submission ) ),
			self::shorten( $submission->page_url(), 1000 ),
			max( 0, $submission->container_post ),
			(string) wp_json_encode( self::encode_data( $submission ), JSON_INVALID_UTF8_SUBSTITUTE ),
			'',
		];
	}

	/** @return array{email: string, sender: string, subject: string, summary: string} The columns that are taken from the values. */
	public static function list_texts( Submission $submission ): array {
		$first = static fn ( callable $is_match ): string => self::find_first_value( $submission, $is_match );
		return [
			'email'   => self::shorten( mb_strtolower( self::mapped_value( $submission, 'flamingo_email' ) ?? $first( static fn ( FormTag $tag ): bool => 'email' === $tag->basetype ) ) ),
			'sender'  => self::shorten( self::mapped_value( $submission, 'flamingo_name' ) ?? $first( static fn ( FormTag $tag ): bool => 'text' === $tag->basetype && self::is_name_field( $tag ) ) ),
			'subject' => self::shorten( self::mapped_value( $submission, 'flamingo_subject' ) ?? $first( static fn ( FormTag $tag ): bool => 'text' === $tag->basetype && str_contains( $tag->name, 'subject' ) ) ),
			'summary' => self::shorten( self::summarize( $submission ) ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function encode_data( Submission $submission ): array {
		$data = $submission->to_record();
		unset( $data['key'] ); // The claim replaces it.
		/**
		 * Filters whether the inbox stores the origin of a submission: the shortened IP address and the browser's name.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $keep    Default false.
		 * @param int  $form_id
		 */
		if ( apply_filters( 'frontage_forms_keep_visitor', false, $submission->form->id ) ) {
			$data['address'] = \Frontage\Kit\Http\IpAddress::network( $submission->address, 24, 48 );
		} else {
			unset( $data['address'], $data['user_agent'] );
		}
		return $data;
	}

	/** The value that the additional settings (§9) name for this column, e.g. `flamingo_email: "[contact]"`. */
	private static function mapped_value( Submission $submission, string $setting ): ?string {
		$template = $submission->form->setting( $setting );
		return null === $template ? null : ( new MailTagReplacer( $submission->form, $submission ) )->replace( trim( $template, " \t\"'" ) );
	}

	/** @param callable(FormTag): bool $is_match */
	private static function find_first_value( Submission $submission, callable $is_match ): string {
		foreach ( $submission->form->tags() as $tag ) {
			$value = self::join_values( $submission->values[ $tag->name ] ?? '' );
			if ( '' !== $value && $is_match( $tag ) ) {
				return $value;
			}
		}
		return '';
	}

	private static function is_name_field( FormTag $tag ): bool {
		return in_array( 'name', explode( '|', (string) $tag->option( 'autocomplete' ) ), true ) || 1 === preg_match( '/(^|[-_])name$/', $tag->name );
	}

	/** The text areas that a visitor filled in; in a form without any, all values in order. */
	private static function summarize( Submission $submission ): string {
		$filled_texts = [];
		foreach ( $submission->form->find_tags( 'textarea' ) as $tag ) {
			$filled_texts[] = self::join_values( $submission->values[ $tag->name ] ?? '' );
		}
		$summary = trim( implode( ' ', $filled_texts ) );
		return '' !== $summary ? $summary : trim( implode( ' ', array_map( self::join_values( ... ), $submission->storable_values() ) ) );
	}

	/** @param string|list<string> $value */
	private static function join_values( string|array $value ): string {
		return is_array( $value ) ? implode( ', ', $value ) : $value;
	}

	private static function shorten( string $text, int $length = SubmissionTable::TEXT_LENGTH ): string {
		$line = trim( (string) preg_replace( '/\s+/u', ' ', wp_scrub_utf8( $text ) ) );
		return mb_strlen( $line ) > $length ? mb_substr( $line, 0, $length - 1 ) . '…' : $line;
	}
}
