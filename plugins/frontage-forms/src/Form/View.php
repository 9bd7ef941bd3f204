<?php

namespace Frontage\Forms\Form;

use Frontage\Forms\Feedback\Result;

/** What one rendering of a form knows: the form, its place on the page and, after a post without script, the answer. */
final class View {

	/**
	 * @param array<string, string>              $attributes html_id, html_name, html_title, html_class, output and what shortcodes let through.
	 * @param array<string, string|list<string>> $posted     What the visitor typed, when the answer says to show it again.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly string $unit_tag = '',
		public readonly int $post_id = 0,
		public readonly array $attributes = [],
		public readonly ?Result $result = null,
		private readonly array $posted = [],
	) {}

	/** @return string|list<string>|null The typed value to show again; null when the form is shown afresh. */
	public function posted( string $name ): string|array|null {
		return $this->posted[ $name ] ?? null;
	}

	public function error( string $name ): ?string {
		return $this->result->invalid[ $name ]['message'] ?? null;
	}
}
