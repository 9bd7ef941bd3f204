<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A single-line text field; its variants differ by input type and one validation rule. */
abstract class TextControlTagType extends ControlTagType {

	public const MAXLENGTH = 400;

	/** @var array{string, string}|null The validation rule of the variant, and its message. */
	protected const KIND = null;

	public function description( string $type ): array {
		$list = [
			'list' => [
				'kind'  => 'text',
				'label' => __( 'Datalist ID', 'frontage-forms' ),
			],
		];
		return [
			'group'   => 'text',
			'control' => $type,
			'options' => self::PLACEHOLDER + self::LENGTHS + self::AUTOCOMPLETE + self::FILLED_IN_FROM + self::READONLY + self::WIDTH + $list + self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'draft' ];
	}

	public function rule_order(): int {
		return 60;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$content = $this->content( $tag, $view, $tag->values[0] ?? '' );
		$lengths = $tag->has_impossible_length( self::MAXLENGTH ) ? [] : [
			'maxlength' => $tag->maxlength() ?? self::MAXLENGTH,
			'minlength' => $tag->minlength(),
		];
		$input   = HtmlElement::render_void(
			'input',
			[
				'size'  => $tag->size() ?? 40,
				...$lengths,
				'class' => $this->classes( $tag, $view, ...( static::KIND ? [ FormFormat::CLASS_TEXT, FormFormat::CLASS_VALIDATES_AS . static::KIND[0] ] : [] ) ),
				...$this->common( $tag, $view ),
				'readonly' => $tag->has_option( 'readonly' ),
				'list'     => $tag->option( 'list', '[-0-9a-zA-Z_:.]+' ),
				...self::typed_input( $tag, $content ),
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		$kind  = static::KIND;
		$rules = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		if ( $kind ) {
			$rules[] = self::rule( $tag, $form, $kind[0], $kind[1] );
		}
		return [ ...$rules, ...self::length_rules( $tag, $form, self::MAXLENGTH ) ];
	}

	/** @return list<array<string, mixed>> */
	public static function length_rules( FormTag $tag, FormDocument $form, int $default_maxlength ): array {
		if ( $tag->has_impossible_length( $default_maxlength ) ) {
			return [ self::rule( $tag, $form, 'maxlength', 'invalid_too_long', [ 'threshold' => $default_maxlength ] ) ];
		}
		$rules = $tag->minlength() ? [ self::rule( $tag, $form, 'minlength', 'invalid_too_short', [ 'threshold' => $tag->minlength() ] ) ] : [];
		return [ ...$rules, self::rule( $tag, $form, 'maxlength', 'invalid_too_long', [ 'threshold' => $tag->maxlength() ?? $default_maxlength ] ) ];
	}
}
