<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** What one rendering of a form knows: the form, its place on the page and, after a post without script, the answer. */
final class RenderContext {

	/** @var array<string, true> Ids given out on this page. */
	private static array $ids = [];

	/** Set once a tag printed the response box. */
	private bool $has_response = false;

	/** @param array<string, string> $attributes html_id, html_name, html_title, html_class, output and what a shortcode lets through. */
	public function __construct(
		public readonly FormDocument $form,
		public readonly string $unit_tag = '',
		public readonly int $post_id = 0,
		public readonly array $attributes = [],
		public readonly NoScriptResponse $outcome = new NoScriptResponse(),
	) {}

	/**
	 * Whether our own block prints the form. Markup of shortcodes is recorded and stays as it is; the block says more: which
	 * fields are required, what it is called, which consent is missing.
	 *
	 * @param array<string, string> $attributes As in the constructor.
	 */
	public static function is_block( array $attributes ): bool {
		return ! empty( $attributes['mark_required'] );
	}

	/** @return string|list<string>|null The typed value to show again; null when there is none. */
	public function posted( string $name ): string|array|null {
		return $this->outcome->typed[ $name ] ?? null;
	}

	/** Whether the visitor sees what was typed: then nothing is ticked or chosen but what was. */
	public function is_answer(): bool {
		return (bool) $this->outcome->typed;
	}

	public function error( string $name ): ?string {
		return $this->outcome->invalid[ $name ]['message'] ?? null;
	}

	/** The id of a field's error in the list for screen readers. */
	public function error_id( string $name ): string {
		return $this->unit_tag . '-ve-' . $name;
	}

	/** The id if it may stand on this page: new here, and none of the format's own. */
	public function claim_id( ?string $id ): ?string {
		if ( null === $id || '' === $id || str_starts_with( $id, FormFormat::CLASS_PARENT ) || isset( self::$ids[ $id ] ) ) {
			return null;
		}
		self::$ids[ $id ] = true;
		return $id;
	}

	/**
	 * Renders something that stands on no page: the ids it takes are free again afterwards.
	 *
	 * @param callable(): string $render
	 */
	public static function aside( callable $render ): string {
		$ids = self::$ids;
		try {
			return $render();
		} finally {
			self::$ids = $ids;
		}
	}

	public static function forget_ids(): void {
		self::$ids = [];
	}

	/** The answer's text, escaped: a mail-tag in it may have been replaced by what the visitor typed. */
	public function message(): string {
		return ShortcodeGuard::without_shortcodes( esc_html( $this->outcome->message ) );
	}

	/** The box that shows the answer's text; '' when it was placed before. */
	public function response_box(): string {
		if ( $this->has_response ) {
			return '';
		}
		$this->has_response = true;
		$html               = HtmlElement::element(
			'div',
			[
				'class'       => FormFormat::CLASS_RESPONSE,
				'aria-hidden' => 'true',
			],
			$this->message()
		);
		/**
		 * Filters the box that shows the answer's text.
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
