<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/**
 * A form-tag type that an add-on registered with `wpcf7_add_form_tag()`: its callback renders, our code does the rest.
 *
 * When an add-on replaces the rendering of one of our own types, that type's rules still apply, because the add-on relies on them.
 */
final class CallbackTagType extends TagType {

	/** @var callable */
	private $callback;

	/** @param list<string> $features */
	public function __construct( callable $callback, private readonly array $features, private readonly ?TagType $replaced_type = null ) {
		$this->callback = $callback;
	}

	/** Our type that the add-on replaces; null for an add-on's own type. */
	public function replaced_type(): ?TagType {
		return $this->replaced_type;
	}

	public function features(): array {
		return $this->replaced_type ? [ ...$this->features, ...array_intersect( self::KEPT_FEATURES, $this->replaced_type->features() ) ] : $this->features;
	}

	/** A type of its own is described if the add-on registered a dialog with its name (`wpcf7_add_tag_generator()`). */
	public function description( string $type ): ?array {
		if ( $this->replaced_type ) {
			return $this->replaced_type->description( $type );
		}
		$title = TagGeneratorTitles::find_title( $type );
		if ( '' === $title || FieldGroups::TAG === $type ) {
			return null;
		}
		$description = [
			'label'   => $title,
			'options' => [
				'id'    => 'text',
				'class' => 'text',
			],
		];
		return in_array( 'selectable-values', $this->features, true ) ? [
			'values'   => 'many',
			'template' => "[$type your-$type \"1\" \"2\"]",
		] + $description : $description;
	}

	/** When the callback throws, visitors see the form-tag as typed, like that of an unknown type (AddOnProblems reports it to the owner). */
	public function render( FormTag $tag, RenderContext $view ): string {
		return GuardedCallback::run( fn (): string => $this->run_callback( $tag, $view ), esc_html( $tag->to_template_text() ) );
	}

	/** The exception that its callback throws for the form-tag; null when it throws none. */
	public function find_exception( FormTag $tag, RenderContext $view ): ?\Throwable {
		try {
			$this->run_callback( $tag, $view );
			return null;
		} catch ( \Throwable $fault ) {
			return $fault;
		}
	}

	public function get_callback(): callable {
		return $this->callback;
	}

	private function run_callback( FormTag $tag, RenderContext $view ): string {
		return CurrentForm::run_with(
			$view->form,
			$view,
			function () use ( $tag ): string {
				$html = ( $this->callback )( FormTagConverter::to_wpcf7_tag( $tag ) );
				return is_scalar( $html ) ? (string) $html : '';
			}
		);
	}

	public function rule_order(): int {
		return $this->replaced_type?->rule_order() ?? parent::rule_order();
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		return $this->replaced_type?->rules( $tag, $form ) ?? [];
	}

	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return $this->replaced_type?->late_rules( $tag, $form ) ?? [];
	}

	public function posted( FormTag $tag, mixed $raw, array $post ): string|array {
		return $this->replaced_type ? $this->replaced_type->posted( $tag, $raw, $post ) : parent::posted( $tag, $raw, $post );
	}

	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		return $this->replaced_type?->check( $tag, $form, $raw, $post );
	}

	public function refill( FormTag $tag, FormDocument $form ): array {
		return $this->replaced_type?->refill( $tag, $form ) ?? [];
	}

	public function sample( FormTag $tag ): string|array {
		return $this->replaced_type ? $this->replaced_type->sample( $tag ) : parent::sample( $tag );
	}

	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		if ( ! $this->replaced_type && in_array( 'selectable-values', $this->features, true ) ) {
			$value = is_array( $value ) ? array_map( [ $tag, 'value_after_pipe' ], $value ) : $tag->value_after_pipe( $value );
		}
		return $this->replaced_type ? $this->replaced_type->mail_value( $tag, $value, $separator, $html ) : parent::mail_value( $tag, $value, $separator, $html );
	}
}
