<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** A line of text; its kinds differ by the browser's keyboard and one rule. */
abstract class TextField extends Field {

	public const MAXLENGTH = 400;

	/** @var array{string, string}|null The rule that the kind brings, and its message. */
	protected const KIND = null;

	public function description( string $type ): array {
		return [
			'options' => self::PLACEHOLDER + self::LENGTHS + self::AUTOCOMPLETE + self::FILLED_IN_FROM + self::READONLY + self::WIDTH + [ 'list' => 'text' ] + self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function rule_order(): int {
		return 60;
	}

	public function render( Tag $tag, View $view ): string {
		$content = $this->content( $tag, $view, $tag->values[0] ?? '' );
		$lengths = $tag->has_impossible_length( self::MAXLENGTH ) ? [] : [
			'maxlength' => $tag->maxlength() ?? self::MAXLENGTH,
			'minlength' => $tag->minlength(),
		];
		$input   = Html::void(
			'input',
			[
				'size'  => $tag->size() ?? 40,
				...$lengths,
				'class' => $this->classes( $tag, $view, ...( static::KIND ? [ Format::CLASS_TEXT, Format::CLASS_VALIDATES_AS . static::KIND[0] ] : [] ) ),
				...$this->common( $tag, $view ),
				'readonly'     => $tag->has_option( 'readonly' ),
				'list'         => $tag->option( 'list', '[-0-9a-zA-Z_:.]+' ),
				'autocomplete' => self::autocomplete( $tag ),
				'placeholder'  => $content['placeholder'],
				'value'        => $content['value'],
				'type'         => $tag->basetype,
				'name'         => $tag->name,
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	public function rules( Tag $tag, Document $form ): array {
		$kind  = static::KIND;
		$rules = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		if ( $kind ) {
			$rules[] = self::rule( $tag, $form, $kind[0], $kind[1] );
		}
		return [ ...$rules, ...self::length_rules( $tag, $form, self::MAXLENGTH ) ];
	}

	/** @return list<array<string, mixed>> */
	public static function length_rules( Tag $tag, Document $form, int $default_maxlength ): array {
		if ( $tag->has_impossible_length( $default_maxlength ) ) {
			return [ self::rule( $tag, $form, 'maxlength', 'invalid_too_long', [ 'threshold' => $default_maxlength ] ) ];
		}
		$rules = $tag->minlength() ? [ self::rule( $tag, $form, 'minlength', 'invalid_too_short', [ 'threshold' => $tag->minlength() ] ) ] : [];
		return [ ...$rules, self::rule( $tag, $form, 'maxlength', 'invalid_too_long', [ 'threshold' => $tag->maxlength() ?? $default_maxlength ] ) ];
	}
}
