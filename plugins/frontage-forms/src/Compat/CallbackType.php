<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagType;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/**
 * A form-tag type that an add-on brought with `wpcf7_add_form_tag()`: its function prints, ours does the rest.
 *
 * An add-on that prints one of our own types anew keeps the rules of that type, which it relies on.
 */
final class CallbackType extends TagType {

	/** @var callable */
	private $callback;

	/** @param list<string> $features */
	public function __construct( callable $callback, private readonly array $features, private readonly ?TagType $behind = null ) {
		$this->callback = $callback;
	}

	/** The type of ours that it prints anew; null for one of the add-on's own. */
	public function behind(): ?TagType {
		return $this->behind;
	}

	public function features(): array {
		return $this->features;
	}

	public function description( string $type ): ?array {
		return $this->behind?->description( $type );
	}

	/** Where the function throws, visitors see the form-tag as it was typed, as that of a type that is not there (AddOnProblems tells the owner). */
	public function render( Tag $tag, View $view ): string {
		return Guarded::run( fn (): string => $this->html( $tag, $view ), esc_html( $tag->typed() ) );
	}

	/** What its function throws for the form-tag; null when it does not. */
	public function fault( Tag $tag, View $view ): ?\Throwable {
		try {
			$this->html( $tag, $view );
			return null;
		} catch ( \Throwable $fault ) {
			return $fault;
		}
	}

	public function callback(): callable {
		return $this->callback;
	}

	private function html( Tag $tag, View $view ): string {
		return Current::during(
			$view->form,
			$view,
			function () use ( $tag ): string {
				$html = ( $this->callback )( Tags::to_theirs( $tag ) );
				return is_scalar( $html ) ? (string) $html : '';
			}
		);
	}

	public function rule_order(): int {
		return $this->behind?->rule_order() ?? parent::rule_order();
	}

	public function rules( Tag $tag, Document $form ): array {
		return $this->behind?->rules( $tag, $form ) ?? [];
	}

	public function late_rules( Tag $tag, Document $form ): array {
		return $this->behind?->late_rules( $tag, $form ) ?? [];
	}

	public function posted( Tag $tag, mixed $raw, array $post ): string|array {
		return $this->behind ? $this->behind->posted( $tag, $raw, $post ) : parent::posted( $tag, $raw, $post );
	}

	public function check( Tag $tag, Document $form, mixed $raw, array $post ): ?string {
		return $this->behind?->check( $tag, $form, $raw, $post );
	}

	public function refill( Tag $tag, Document $form ): array {
		return $this->behind?->refill( $tag, $form ) ?? [];
	}

	public function mail_value( Tag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		if ( ! $this->behind && in_array( 'selectable-values', $this->features, true ) ) {
			$value = is_array( $value ) ? array_map( [ $tag, 'pipe' ], $value ) : $tag->pipe( $value );
		}
		return $this->behind ? $this->behind->mail_value( $tag, $value, $separator, $html ) : parent::mail_value( $tag, $value, $separator, $html );
	}
}
