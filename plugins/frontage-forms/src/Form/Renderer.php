<?php

namespace Frontage\Forms\Form;

/** Prints a form (docs/reference/contact-forms.md §2). */
final class Renderer {

	/**
	 * The complete markup.
	 *
	 * @param array<string, string> $attributes html_id, html_name, html_title, html_class, output (`form` or `raw_form`).
	 */
	public function render( Form $form, array $attributes = [] ): string {
		return '';
	}
}
