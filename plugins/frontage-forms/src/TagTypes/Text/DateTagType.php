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

	public const NAMES = [ 'date', 'date*' ];

	public function description( string $type ): array {
		$range = [
			'min'  => [
				'kind'  => 'text',
				'label' => __( 'Earliest date', 'frontage-forms' ),
				'help'  => __( 'YYYY-MM-DD, today, or today+3_weeks', 'frontage-forms' ),
			],
			'max'  => [
				'kind'  => 'text',
				'label' => __( 'Latest date', 'frontage-forms' ),
			],
			'step' => [
				'kind'  => 'number',
				'label' => __( 'Increment (days)', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'Date', 'frontage-forms' ),
			'search'   => __( 'day, calendar, appointment', 'frontage-forms' ),
			'icon'     => 'calendar',
			'group'    => 'text',
			'position' => 80,
			'control'  => 'date',
			'options'  => $range + self::READONLY + self::FILLED_IN_FROM + self::IDENTITY,
			'values'   => 'one',
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'short-value', 'draft' ];
	}

	public function sample( FormTag $tag ): string {
		return (string) wp_date( 'Y-m-d' );
	}

	public function rule_order(): int {
		return 20;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$content     = $this->content( $tag, $view, $tag->values[0] ?? '' );
		$typed_value = $view->posted( $tag->name );
		$input       = HtmlElement::render_void(
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
				'value'        => is_string( $typed_value ) ? $typed_value : FormTag::parse_date( $content['value'] ) ?? '',
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
