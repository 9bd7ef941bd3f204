<?php

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/** The response to a post without script, as the form on its page shows it: status, message, errors, typed values. */
final class NoScriptResponse {

	/** @var array<string, self> By unit tag. */
	private static array $responses = [];

	/** Response for every form of the page: a post that PHP discarded does not contain the form's ID. */
	private static ?self $shared_response = null;

	/**
	 * @param string                                               $status  Status as used in the form's class and `data-status`.
	 * @param array<string, array{message:string, idref:?string}> $invalid By field name.
	 * @param array<string, string|list<string>>                  $typed   Values that the fields show again, by name.
	 * @param string                                               $html    Sanitized markup that replaces the form; '' to keep the form.
	 */
	public function __construct(
		public readonly string $status = 'init',
		public readonly string $message = '',
		public readonly array $invalid = [],
		public readonly array $typed = [],
		public readonly string $html = '',
	) {}

	/** Stores it for the form of this unit tag, or for every form of the page. */
	public function store( ?string $unit_tag = null ): void {
		if ( null === $unit_tag ) {
			self::$shared_response = $this;
		} else {
			self::$responses[ $unit_tag ] = $this;
		}
	}

	/** The response for the form of this unit tag in this request. */
	public static function find_by_form( string $unit_tag ): self {
		return self::$responses[ $unit_tag ] ?? self::$shared_response ?? new self();
	}
}
