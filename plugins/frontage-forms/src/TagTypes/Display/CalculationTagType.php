<?php

declare( strict_types=1 );

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A value computed from other fields, rendered as text and posted in a hidden input. The posted value is ignored: `Calculations` computes it again. */
final class CalculationTagType extends ControlTagType {

	public const NAMES = [ Calculations::TYPE ];

	public function description( string $type ): array {
		$decimals = [
			'decimals' => [
				'kind'  => 'number',
				'label' => __( 'Decimals', 'frontage-forms' ),
				'help'  => __( 'Default: 2', 'frontage-forms' ),
			],
		];
		return [
			'label'        => __( 'Calculation', 'frontage-forms' ),
			'search'       => __( 'total, sum, price, cost, points', 'frontage-forms' ),
			'icon'         => 'chart-bar',
			'position'     => 170,
			'template'     => '[calculation your-total "0"]',
			'control'      => 'calculation',
			'options'      => $decimals + self::IDENTITY,
			'values'       => 'many',
			'values_label' => __( 'Formula', 'frontage-forms' ),
			'values_help'  => __( 'Combine field names and numbers with + - * / and parentheses. Functions: min, max, round( x, 2 ), and if( a > b, x, y ). Add one choice value per line: field=Choice=25. Contact Form 7 shows the formula as text.', 'frontage-forms' ),
		];
	}

	public function features(): array {
		return [ 'name-attr', 'plain-number' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$posted = $view->posted( $tag->name );
		$value  = is_string( $posted ) && is_numeric( $posted ) ? $posted : '';
		$output = HtmlElement::render(
			'output',
			[
				'class'         => $this->classes( $tag, $view ),
				'id'            => self::id( $tag, $view ),
				'aria-live'     => 'polite',
				'data-decimals' => Calculations::count_decimals( $tag ),
			],
			'' === $value ? '&nbsp;' : esc_html( $this->mail_value( $tag, $value ) )
		);
		$input  = HtmlElement::render_void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => $tag->name,
				'value' => $value,
			]
		);
		return $this->wrap( $tag, $view, $output . $input );
	}

	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return array_map(
			static fn ( string $name ): array => [
				'rule'  => 'number',
				'field' => $name,
				'error' => $form->message( 'invalid_number' ),
			],
			Calculations::find_typed_fields( $tag, $form )
		);
	}

	/** Formatted as a number in the site's language. */
	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		$text     = parent::mail_value( $tag, $value, $separator, $html );
		$is_whole = is_numeric( $text ) && (float) $text === floor( (float) $text ) && ! Calculations::has_fixed_decimals( $tag );
		return is_numeric( $text ) ? number_format_i18n( (float) $text, $is_whole ? 0 : Calculations::count_decimals( $tag ) ) : $text;
	}
}
