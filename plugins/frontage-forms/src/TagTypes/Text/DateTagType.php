<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A date. Value and limits may be phrases such as `today+3_weeks`. */
final class DateTagType extends ControlTagType {

	private const RANGE = [
		'min'  => 'text',
		'max'  => 'text',
		'step' => 'number',
	];

	public function description( string $type ): array {
		return [
			'options' => self::RANGE + self::READONLY + self::FILLED_IN_FROM + self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function rule_order(): int {
		return 20;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$content = $this->content( $tag, $view, $tag->values[0] ?? '' );
		$typed   = $view->posted( $tag->name );
		$input   = HtmlElement::void(
			'input',
			[
				'class' => $this->classes( $tag, $view, FormFormat::CLASS_VALIDATES_AS . 'date' ),
				...$this->common( $tag, $view ),
				'min'          => $tag->date( 'min' ),
				'max'          => $tag->date( 'max' ),
				'step'         => $tag->option( 'step', '[1-9]\d*' ),
				'readonly'     => $tag->has_option( 'readonly' ),
				'autocomplete' => self::autocomplete( $tag ),
				'placeholder'  => $content['placeholder'],
				'value'        => is_string( $typed ) ? $typed : FormTag::as_date( $content['value'] ) ?? '',
				'type'         => 'date',
				'name'         => $tag->name,
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		$rules   = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		$rules[] = self::rule( $tag, $form, 'date', 'invalid_date' );
		$min     = $tag->date( 'min' );
		$max     = $tag->date( 'max' );
		if ( null !== $min ) {
			$rules[] = self::rule( $tag, $form, 'mindate', 'date_too_early', [ 'threshold' => $min ] );
		}
		if ( null !== $max ) {
			$rules[] = self::rule( $tag, $form, 'maxdate', 'date_too_late', [ 'threshold' => $max ] );
		}
		return $rules;
	}
}
