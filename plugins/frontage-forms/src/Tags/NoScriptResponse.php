<?php

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/** What a form on its page shows of the answer to a post without script: status, message, errors, what was typed. */
final class NoScriptResponse {

	/** @var array<string, self> By unit tag. */
	private static array $kept = [];

	/** For every form of the page: a post that PHP threw away does not say whose it was. */
	private static ?self $for_all = null;

	/**
	 * @param string                                               $status  The word that the form has as class and in `data-status`.
	 * @param array<string, array{message:string, idref:?string}> $invalid By field name.
	 * @param array<string, string|list<string>>                  $typed   What the fields show again, by name.
	 * @param string                                               $html    What stands in the form's place, safe already; '' for the form.
	 */
	public function __construct(
		public readonly string $status = 'init',
		public readonly string $message = '',
		public readonly array $invalid = [],
		public readonly array $typed = [],
		public readonly string $html = '',
	) {}

	/** To be shown by the form of this unit tag, or by every form of the page. */
	public function keep( ?string $unit_tag = null ): void {
		if ( null === $unit_tag ) {
			self::$for_all = $this;
		} else {
			self::$kept[ $unit_tag ] = $this;
		}
	}

	/** What the form of this unit tag was answered in this request. */
	public static function of( string $unit_tag ): self {
		return self::$kept[ $unit_tag ] ?? self::$for_all ?? new self();
	}
}
