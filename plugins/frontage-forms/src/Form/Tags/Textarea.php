<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;
use Frontage\Kit\Typed;

defined( 'ABSPATH' ) || exit;

/** Several lines of text. */
final class Textarea extends Field {

	private const SHAPE = [
		'rows' => 'number',
		'cols' => 'number',
	];

	public const MAXLENGTH = 2000;

	public function description( string $type ): array {
		return [
			'options' => self::PLACEHOLDER + self::LENGTHS + self::SHAPE + self::AUTOCOMPLETE + self::FILLED_IN_FROM + self::READONLY + self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function rule_order(): int {
		return 70;
	}

	public function render( Tag $tag, View $view ): string {
		$content  = $this->content( $tag, $view, '' === $tag->content ? $tag->values[0] ?? '' : $tag->content );
		$possible = ! $tag->has_impossible_length( self::MAXLENGTH );
		$textarea = Html::element(
			'textarea',
			[
				'cols'      => $tag->cols() ?? 40,
				'rows'      => $tag->rows() ?? 10,
				'maxlength' => $possible ? $tag->maxlength() ?? self::MAXLENGTH : null,
				'minlength' => $possible ? $tag->minlength() : null,
				'class'     => $this->classes( $tag, $view ),
				...$this->common( $tag, $view ),
				'readonly'     => $tag->has_option( 'readonly' ),
				'autocomplete' => self::autocomplete( $tag ),
				'placeholder'  => $content['placeholder'],
				'name'         => $tag->name,
			],
			// Browsers drop one line end at the start; texts that begin with one keep it by a second.
			( str_starts_with( $content['value'], "\n" ) ? "\n" : '' ) . Typed::without_shortcodes( esc_textarea( $content['value'] ) )
		);
		return $this->wrap( $tag, $view, $textarea );
	}

	public function rules( Tag $tag, Document $form ): array {
		$rules = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		return [ ...$rules, ...TextField::length_rules( $tag, $form, self::MAXLENGTH ) ];
	}
}
