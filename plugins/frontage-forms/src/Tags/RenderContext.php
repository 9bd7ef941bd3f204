<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** The context of one rendering: the form, its position on the page and, after a post without script, the response. */
final class RenderContext {

	/** @var array<string, true> IDs used on this page. */
	private static array $ids = [];

	/** Whether a tag has rendered the response box. */
	private bool $has_response = false;

	/** @param array<string, string> $attributes html_id, html_name, html_title, html_class, output and other allowed shortcode attributes. */
	public function __construct(
		public readonly FormDocument $form,
		public readonly string $unit_tag = '',
		public readonly int $post_id = 0,
		public readonly array $attributes = [],
		public readonly NoScriptResponse $outcome = new NoScriptResponse(),
	) {}

	/**
	 * Whether our own block renders the form. Shortcode markup has a recorded format and does not change; the block adds marks for required
	 * fields, the form's title, and missing consents.
	 *
	 * @param array<string, string> $attributes As in the constructor.
	 */
	public static function is_block( array $attributes ): bool {
		return ! empty( $attributes['mark_required'] );
	}

	/** @return string|list<string>|null The typed value to show again; null for none. */
	public function posted( string $name ): string|array|null {
		return $this->outcome->typed[ $name ] ?? null;
	}

	/** Whether typed values are shown again: then only what the visitor chose is selected. */
	public function is_answer(): bool {
		return (bool) $this->outcome->typed;
	}

	public function error( string $name ): ?string {
		return $this->outcome->invalid[ $name ]['message'] ?? null;
	}

	/** The ID of a field's error in the list for screen readers. */
	public function error_id( string $name ): string {
		return $this->unit_tag . '-ve-' . $name;
	}

	/** Returns the ID if it is unused on this page and not one of the format's own; else null. */
	public function claim_id( ?string $id ): ?string {
		if ( null === $id || '' === $id || str_starts_with( $id, FormFormat::CLASS_PARENT ) || isset( self::$ids[ $id ] ) ) {
			return null;
		}
		self::$ids[ $id ] = true;
		return $id;
	}

	/**
	 * Renders markup that is not on the page: the IDs it uses are free again afterwards.
	 *
	 * @param callable(): string $render
	 */
	public static function render_separately( callable $render ): string {
		$ids = self::$ids;
		try {
			return $render();
		} finally {
			self::$ids = $ids;
		}
	}

	public static function reset_ids(): void {
		self::$ids = [];
	}

	/** The response's message, escaped: a mail-tag in it may have been replaced by the visitor's text. */
	public function message(): string {
		return ShortcodeGuard::without_shortcodes( esc_html( $this->outcome->message ) );
	}

	/** The box with the response's message; '' when it was rendered before. */
	public function response_box(): string {
		if ( $this->has_response ) {
			return '';
		}
		$this->has_response = true;
		$html               = HtmlElement::render(
			'div',
			[
				'class'       => FormFormat::CLASS_RESPONSE,
				'aria-hidden' => 'true',
			],
			$this->message()
		);
		/**
		 * Filters the box with the response's message.
		 *
		 * @since 0.1.0
		 *
		 * @param string $html
		 * @param RenderContext   $view
		 */
		$filtered = apply_filters( 'frontage_forms_response_box', $html, $this );
		return is_string( $filtered ) ? $filtered : $html;
	}
}
