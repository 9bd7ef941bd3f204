<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * How one form was tried: what Contact Form 7 does today, and what Frontage does after the switch. It says nothing of what was not tried.
 *
 * @phpstan-import-type Side from TrialRequest
 * @phpstan-import-type RecordedMail from TrialGuard
 */
final class FormTrial {

	/** Code of other plugins would run while the form is sent (`SendingCode`). */
	public const CODE = 'code';

	/** One of the plugins gave no answer. */
	public const NO_ANSWER = 'no-answer';

	/** Status of an answer after which emails are sent. */
	private const SENT = 'mail_sent';

	/**
	 * @param Side   $today
	 * @param Side   $after
	 * @param string $obstacle       Why the form was not sent: a reason of `TestValues`; '' when nothing kept it from that.
	 * @param bool   $has_file_field Whether it has a field for files, which was left empty.
	 */
	public function __construct(
		public readonly array $today,
		public readonly array $after,
		public readonly string $obstacle = '',
		public readonly bool $has_file_field = false,
	) {}

	/** A copy without the styles that the other one has, too: they are the largest part of a report. */
	public function without_styles_of( self $other ): self {
		$today = $this->today;
		$after = $this->after;
		if ( $today['head'] === $other->today['head'] ) {
			$today['head'] = '';
		}
		if ( $after['head'] === $other->after['head'] ) {
			$after['head'] = '';
		}
		return new self( $today, $after, $this->obstacle, $this->has_file_field );
	}

	/** Whether both plugins printed the form. */
	public function is_shown(): bool {
		return '' !== $this->today['html'] && '' !== $this->after['html'];
	}

	/** Whether both plugins took the test values and composed the emails. */
	public function is_sent(): bool {
		return self::SENT === $this->today['status'] && self::SENT === $this->after['status'];
	}

	/** Whether both plugins answered the test values, and not in the same way. */
	public function has_other_answer(): bool {
		return '' !== $this->today['status'] && '' !== $this->after['status'] && $this->today['status'] !== $this->after['status'];
	}

	/** Why no emails were compared: a reason of `TestValues`, `CODE`, `NO_ANSWER`, or the status with which both answered; '' when they were. */
	public function find_reason(): string {
		return match ( true ) {
			$this->is_sent()         => '',
			'' !== $this->obstacle   => $this->obstacle,
			[] !== $this->list_code() => self::CODE,
			'' === $this->today['status'] || '' === $this->after['status'] => self::NO_ANSWER,
			default                  => $this->today['status'],
		};
	}

	/** @return list<string> Folders of plugins and themes whose code would run while the form is sent. */
	public function list_code(): array {
		return array_values( array_unique( [ ...$this->today['foreign'], ...$this->after['foreign'] ] ) );
	}

	/** @return list<string> As in `FormOutline::list_differences()`. */
	public function list_page_differences(): array {
		return FormOutline::list_differences( FormOutline::create( $this->today['html'] ), FormOutline::create( $this->after['html'] ) );
	}

	/** Whether this text is printed by both plugins, as visitors see it. */
	public function is_printed_by_both( string $text ): bool {
		$is_in = static fn ( string $html ): bool => str_contains( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $text );
		return $is_in( $this->today['html'] ) && $is_in( $this->after['html'] );
	}

	/**
	 * @param list<string> $to_allow Names of files that Frontage attaches once the owner allows it; they are no difference.
	 * @return list<string> Of `count`, `to`, `subject`, `headers`, `body`, `files`.
	 */
	public function list_mail_differences( array $to_allow = [] ): array {
		if ( ! $this->is_sent() ) {
			return [];
		}
		if ( count( $this->today['mails'] ) !== count( $this->after['mails'] ) ) {
			return [ 'count' ];
		}
		$found = [];
		foreach ( $this->today['mails'] as $index => $mail ) {
			[ $today, $after ] = [ self::normalize( $mail, $to_allow ), self::normalize( $this->after['mails'][ $index ], $to_allow ) ];
			$found             = [ ...$found, ...array_keys( array_filter( $today, static fn ( string $value, string $part ): bool => $after[ $part ] !== $value, ARRAY_FILTER_USE_BOTH ) ) ];
		}
		return array_values( array_unique( $found ) );
	}

	/**
	 * @param list<string> $to_allow Names of files.
	 * @return list<string> Those that are attached today, and not after the switch.
	 */
	public function list_missing_files( array $to_allow ): array {
		$attached = static fn ( array $mails ): array => array_merge( [], ...array_column( $mails, 'files' ) );
		return array_values( array_intersect( $to_allow, array_diff( $attached( $this->today['mails'] ), $attached( $this->after['mails'] ) ) ) );
	}

	/**
	 * @param RecordedMail $mail
	 * @param list<string> $to_allow
	 * @return array<string, string>
	 */
	private static function normalize( array $mail, array $to_allow ): array {
		$headers = $mail['headers'];
		sort( $headers );
		return [
			'to'      => $mail['to'],
			'subject' => $mail['subject'],
			'headers' => implode( "\n", $headers ),
			'body'    => trim( $mail['body'] ),
			'files'   => implode( "\n", array_diff( $mail['files'], $to_allow ) ),
		];
	}
}
