<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Compat\Switchover\SwitchoverReport;

defined( 'ABSPATH' ) || exit;

/**
 * What the report says of one form: what was tried, and what was found.
 *
 * @phpstan-import-type Finding from FormFindings
 * @phpstan-type Result array{kind: string, text: string, codes: list<string>}
 */
final class FormVerdict {

	private const WARNING = 'is-warning';
	private const ERROR   = 'is-error';
	private const NOTE    = 'is-note';

	/** @var list<Result> `kind` is '' for good news; `%s` in `text` is replaced by the codes. */
	public readonly array $results;

	/** Whether page and emails, as far as they were tried, are the same as today. */
	public readonly bool $is_same;

	/** @var list<string> Names of files that the owner can allow. */
	public readonly array $missing_files;

	/** @var list<string> Problems that the form has with either plugin, as sentences. */
	public readonly array $problems;

	/** @param Finding $finding */
	public function __construct( private readonly array $finding, public readonly ?FormTrial $trial ) {
		$to_allow            = array_values( array_unique( array_map( 'wp_basename', $finding['files'] ) ) );
		$this->missing_files = $trial ? $trial->list_missing_files( $to_allow ) : [];
		$differences         = $trial ? self::list_differences( $trial, $to_allow ) : [];
		$this->is_same       = $trial ? ! $differences && ! $this->missing_files : [] === SwitchoverReport::describe_form( $finding );
		$this->problems      = $trial ? SwitchoverReport::describe_form( [ ...$finding, 'unknown' => [], 'files' => $trial->is_sent() ? [] : $finding['files'] ] ) : [];
		$this->results       = $trial ? [ ...$differences, ...$this->list_good( $trial, $differences ), ...$this->list_notes( $trial ) ] : $this->list_findings();
	}

	public function describe_tried(): string {
		if ( ! $this->trial ) {
			return __( 'Fields and settings read', 'frontage-forms' );
		}
		if ( ! $this->trial->is_shown() ) {
			return __( 'Tried to show', 'frontage-forms' );
		}
		if ( ! $this->trial->is_sent() ) {
			return __( 'Shown', 'frontage-forms' );
		}
		$count = count( $this->trial->today['mails'] );
		if ( $this->trial->has_file_field ) {
			/* translators: %s: number of emails. */
			return $count ? sprintf( _n( 'Shown, sent without a file, %s email compared', 'Shown, sent without a file, %s emails compared', $count, 'frontage-forms' ), number_format_i18n( $count ) ) : __( 'Shown, sent without a file', 'frontage-forms' );
		}
		/* translators: %s: number of emails. */
		return $count ? sprintf( _n( 'Shown, sent, %s email compared', 'Shown, sent, %s emails compared', $count, 'frontage-forms' ), number_format_i18n( $count ) ) : __( 'Shown, sent', 'frontage-forms' );
	}

	/**
	 * The parts of an email in words.
	 *
	 * @param list<string> $parts As in `FormTrial::list_mail_differences()`.
	 */
	public static function name_parts( array $parts ): string {
		$names = [
			'count'   => __( 'number of emails', 'frontage-forms' ),
			'to'      => __( 'recipient', 'frontage-forms' ),
			'subject' => __( 'subject', 'frontage-forms' ),
			'headers' => __( 'headers', 'frontage-forms' ),
			'body'    => __( 'body', 'frontage-forms' ),
			'files'   => __( 'attachments', 'frontage-forms' ),
		];
		return implode( ', ', array_intersect_key( $names, array_flip( $parts ) ) );
	}

	/** Why the emails of a form were not compared, as a sentence; '' when they were. */
	public static function describe_reason( FormTrial $trial ): string {
		$reason = $trial->find_reason();
		return match ( $reason ) {
			''                    => '',
			TestValues::FILE      => __( 'Not sent, because it requires a file.', 'frontage-forms' ),
			TestValues::TYPE      => __( 'Not sent, because it has a field without a test value.', 'frontage-forms' ),
			TestValues::MEMBERS   => __( 'Not sent, because it is for signed-in users.', 'frontage-forms' ),
			/* translators: %s: folders of plugins and themes. */
			FormTrial::CODE       => sprintf( __( 'Not sent, because code of %s would run.', 'frontage-forms' ), implode( ', ', $trial->list_code() ) ),
			FormTrial::NO_ANSWER  => __( 'Not sent, because one of the plugins gave no answer.', 'frontage-forms' ),
			'validation_failed', 'acceptance_missing' => __( 'Both plugins rejected the test values, so there was no email.', 'frontage-forms' ),
			/* translators: %s: a status such as mail_failed. */
			default               => sprintf( __( 'Sending ended with the status %s.', 'frontage-forms' ), $reason ),
		};
	}

	/**
	 * @param list<string> $to_allow
	 * @return list<Result>
	 */
	private static function list_differences( FormTrial $trial, array $to_allow ): array {
		if ( '' !== $trial->after['error'] && '' !== $trial->today['error'] ) {
			return [ self::result( self::NOTE, __( 'Stops with an error, today too', 'frontage-forms' ) ) ];
		}
		if ( '' !== $trial->after['error'] ) {
			return [ self::result( self::ERROR, __( 'Stopped with an error', 'frontage-forms' ) ), self::result( self::NOTE, '%s', [ $trial->after['error'] ] ) ];
		}
		if ( '' !== $trial->today['error'] ) {
			return [ self::result( self::NOTE, __( 'Contact Form 7 stopped with an error, so nothing was compared', 'frontage-forms' ) ), self::result( self::NOTE, '%s', [ $trial->today['error'] ] ) ];
		}
		if ( ! $trial->is_shown() ) {
			return [
				'' === $trial->today['html']
					? self::result( self::NOTE, __( 'Contact Form 7 did not show it in the test, so nothing was compared', 'frontage-forms' ) )
					: self::result( self::ERROR, __( 'Frontage Forms did not show it', 'frontage-forms' ) ),
			];
		}
		$found = [];
		if ( $trial->list_page_differences() ) {
			$found[] = self::result( self::WARNING, __( 'The page differs', 'frontage-forms' ) );
		}
		if ( $trial->has_other_answer() ) {
			/* translators: 1: status today, 2: status after the switch. */
			$found[] = self::result( self::WARNING, __( 'The answer differs: %1$s today, %2$s after the switch', 'frontage-forms' ), [ $trial->today['status'], $trial->after['status'] ] );
		}
		$parts = $trial->list_mail_differences( $to_allow );
		if ( $parts ) {
			/* translators: %s: parts of emails: subject, body. */
			$found[] = self::result( self::WARNING, sprintf( __( 'The emails differ: %s', 'frontage-forms' ), self::name_parts( $parts ) ) );
		}
		return $found;
	}

	/**
	 * @param list<Result> $differences
	 * @return list<Result>
	 */
	private function list_good( FormTrial $trial, array $differences ): array {
		if ( $differences ) {
			/* translators: %s: names of files. */
			return $this->missing_files ? [ $this->describe_missing( __( 'Without %s', 'frontage-forms' ) ) ] : [];
		}
		if ( $this->missing_files ) {
			/* translators: %s: names of files. */
			return [ $this->describe_missing( __( 'Same, without %s', 'frontage-forms' ) ) ];
		}
		$count = count( $trial->today['mails'] );
		if ( $trial->is_sent() && $count ) {
			return [ self::result( '', 1 === $count ? __( 'Same page, same email', 'frontage-forms' ) : __( 'Same page, same emails', 'frontage-forms' ) ) ];
		}
		return $this->finding['unknown'] ? [] : [ self::result( '', __( 'Same page', 'frontage-forms' ) ) ];
	}

	/** @return list<Result> */
	private function list_notes( FormTrial $trial ): array {
		$notes = [];
		foreach ( $trial->is_shown() ? $this->finding['unknown'] : [] as $type ) {
			$notes[] = $trial->is_printed_by_both( "[$type" )
				/* translators: %s: a form-tag. */
				? self::result( self::NOTE, __( '%s prints as text, today too', 'frontage-forms' ), [ "[$type]" ] )
				/* translators: %s: a form-tag. */
				: self::result( self::WARNING, __( '%s has an unknown type', 'frontage-forms' ), [ "[$type]" ] );
		}
		$reason = $trial->is_shown() && ! $trial->has_other_answer() && ! $this->finding['unknown'] ? self::describe_reason( $trial ) : '';
		if ( '' !== $reason ) {
			$notes[] = self::result( self::NOTE, $reason );
		}
		return [ ...$notes, ...$this->list_add_on_fields() ];
	}

	/** @return list<Result> What was read, where nothing was tried. */
	private function list_findings(): array {
		$results = array_map( static fn ( string $text ): array => self::result( self::WARNING, $text ), SwitchoverReport::describe_form( $this->finding ) );
		return [ ...( $results ?: [ self::result( '', __( 'No differences found', 'frontage-forms' ) ) ] ), ...$this->list_add_on_fields() ];
	}

	/** @return list<Result> */
	private function list_add_on_fields(): array {
		if ( ! $this->finding['of_add_ons'] ) {
			return [];
		}
		/* translators: %s: kinds of fields. */
		return [ self::result( self::NOTE, __( 'Fields of add-ons: %s', 'frontage-forms' ), [ '[' . implode( '], [', $this->finding['of_add_ons'] ) . ']' ] ) ];
	}

	/** @return Result */
	private function describe_missing( string $text ): array {
		return self::result( self::WARNING, $text, [ implode( ', ', $this->missing_files ) ] );
	}

	/**
	 * @param list<string> $codes
	 * @return Result
	 */
	private static function result( string $kind, string $text, array $codes = [] ): array {
		return [
			'kind'  => $kind,
			'text'  => $text,
			'codes' => $codes,
		];
	}
}
