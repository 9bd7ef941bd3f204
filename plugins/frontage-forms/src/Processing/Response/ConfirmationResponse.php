<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing\Response;

use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Form\AutoParagraphs;
use Frontage\Forms\Logic\ConditionalSections;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\RedirectTarget;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionResult;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the form's confirmation to the response of a sent message (docs/reference/contact-forms.md §15). The submitted values select it,
 * never a parameter of the request; redirects lead to pages of this site only.
 *
 * @phpstan-import-type Entry from ConfirmationSettings
 */
final class ConfirmationResponse {

	/** Key in the response; the original's script ignores it. */
	public const KEY = 'frontage_after';

	/** Query parameter that tells the target page that its URL contains answers. */
	private const MARK = 'frontage-sent';

	/** Characters of one answer, and of all encoded ones together: servers refuse long URLs. */
	private const LONGEST  = 500;
	private const TOGETHER = 1500;

	/** @param array<array-key, list<string>> $answers By field name, as used in conditions. */
	public static function add_confirmation( SubmissionResult $result, Submission $submission, array $answers ): SubmissionResult {
		$entry = 'mail_sent' === $result->status ? ConfirmationSettings::select_entry( $submission->form->after, $answers, FieldValues::create_number_parser( $submission->form ) ) : null;
		if ( ! $entry ) {
			return $result;
		}
		if ( 'text' === $entry['show'] ) {
			return self::replace_message( $result, $entry, $submission );
		}
		$url = RedirectTarget::find_target( $entry );
		return '' === $url ? $result : $result->with( [ 'extra' => [ ...$result->extra, self::KEY => [ 'go' => self::add_answers( $url, $entry['fields'], $submission ) ] ] ] );
	}

	/**
	 * Headers for a page whose URL has our mark. Its answers are for this site only: a weaker referrer policy would reveal them to hosts of
	 * images or fonts, and no cache should store a page per answer.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public static function add_headers( array $headers ): array {
		return [
			...$headers,
			'Referrer-Policy' => 'same-origin',
			'X-Robots-Tag'    => 'noindex',
			'Cache-Control'   => 'no-store',
		];
	}

	/**
	 * Adds the answers that the owner selected, as the visitor gave them: values of pipes are for emails only.
	 *
	 * @param list<string> $fields
	 */
	private static function add_answers( string $url, array $fields, Submission $submission ): string {
		global $wp;
		$reserved_names       = $wp instanceof \WP ? $wp->public_query_vars : []; // Names that WordPress would read as query variables.
		[ $address, $anchor ] = [ ...explode( '#', $url, 2 ), '' ];
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $url_parameters );
		$query        = [];
		$known_values = array_diff_key( $submission->values, array_flip( [ ...$submission->secret, ...$submission->hidden_fields ] ) );
		foreach ( array_intersect( $fields, array_map( 'strval', array_keys( $known_values ) ) ) as $field ) {
			$text = mb_substr( trim( implode( ', ', (array) $known_values[ $field ] ) ), 0, self::LONGEST );
			$name = in_array( $field, $reserved_names, true ) ? "form-$field" : $field;
			$pair = rawurlencode( $name ) . '=' . rawurlencode( $text );
			if ( '' !== $text && ! isset( $url_parameters[ $name ] ) && strlen( implode( '&', [ ...$query, $pair ] ) ) <= self::TOGETHER ) {
				$query[] = $pair;
			}
		}
		if ( ! $query ) {
			return $url;
		}
		return $address . ( str_contains( $address, '?' ) ? '&' : '?' ) . implode( '&', [ ...$query, self::MARK . '=1' ] ) . ( '' === $anchor ? '' : "#$anchor" );
	}

	/** @param Entry $entry */
	private static function replace_message( SubmissionResult $result, array $entry, Submission $submission ): SubmissionResult {
		$form       = $submission->form;
		$text       = ConditionalSections::remove_hidden( $entry['text'], $form, $submission->hidden_groups );
		$html       = ( new MailTagReplacer( $form, $submission ) )->replace_body( $text, true );
		$html       = trim( wp_kses_post( AutoParagraphs::format( $html ) ) ); // Sanitized last, since an answer may be inside an attribute.
		$plain_text = trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		if ( '' === $plain_text ) {
			return $result;
		}
		return $result->with( [ 'message' => $plain_text ] + ( $entry['in_place'] ? [ 'extra' => [ ...$result->extra, self::KEY => [ 'html' => $html ] ] ] : [] ) );
	}
}
