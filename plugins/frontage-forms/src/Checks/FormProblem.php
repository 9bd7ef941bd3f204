<?php

namespace Frontage\Forms\Checks;

defined( 'ABSPATH' ) || exit;

/** Something in a form that will not work as the owner intends. */
final class FormProblem {

	/** An email will not arrive, or a visitor sees the template's own text. */
	public const ERROR = 'error';

	/** It works, but probably not for every visitor. */
	public const WARNING = 'warning';

	/**
	 * @param string $part    Location: `form.body`, `mail.recipient`, `mail_2.body`, `additional_settings.body`, `messages.spam`.
	 * @param string $message A sentence for the owner, translated.
	 * @param int    $line    Line in that part, from 1; 0 when it has none.
	 * @param string $field   The mail header or field the problem is about, where there is one.
	 */
	public function __construct(
		public readonly string $part,
		public readonly string $code,
		public readonly string $message,
		public readonly int $line = 0,
		public readonly string $level = self::ERROR,
		public readonly string $field = '',
	) {}

	/**
	 * A warning on the line of the first form-tag with this type and name; on no line if the template has none.
	 *
	 * @param string $message A sentence for the owner, translated.
	 */
	public static function at_tag( string $template, string $type, string $name, string $code, string $message ): self {
		$found = preg_match( '/\[' . $type . '\s+' . preg_quote( $name, '/' ) . '(?=[\s\]])/', $template, $match, PREG_OFFSET_CAPTURE );
		return new self( 'form.body', $code, $message, $found ? substr_count( $template, "\n", 0, $match[0][1] ) + 1 : 0, self::WARNING );
	}

	/** @return array{part: string, code: string, message: string, line: int, level: string} */
	public function to_array(): array {
		return [
			'part'    => $this->part,
			'code'    => $this->code,
			'message' => $this->message,
			'line'    => $this->line,
			'level'   => $this->level,
		];
	}
}
