<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Several lines of text. */
final class TextareaTagType extends ControlTagType {

	public const NAMES = [ 'textarea', 'textarea*' ];

	public const MAXLENGTH = 2000;

	public function description( string $type ): array {
		$shape = [
			'rows' => [
				'kind'  => 'number',
				'label' => __( 'Rows', 'frontage-forms' ),
			],
			'cols' => [
				'kind'  => 'number',
				'label' => __( 'Width (characters)', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'Multi-line text', 'frontage-forms' ),
			'search'   => __( 'message, comment, paragraph', 'frontage-forms' ),
			'icon'     => 'align-justify',
			'group'    => 'text',
			'position' => 50,
			'template' => '[textarea your-message]',
			'control'  => 'textarea',
			'options'  => self::PLACEHOLDER + self::LENGTHS + $shape + self::AUTOCOMPLETE + self::FILLED_IN_FROM + self::READONLY + self::IDENTITY,
			'values'   => 'one',
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'draft' ];
	}

	public function sample( FormTag $tag ): string {
		return __( "This is a sample of a longer message.\nIt has a second line.", 'frontage-forms' );
	}

	public function rule_order(): int {
		return 70;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$content  = $this->content( $tag, $view, '' === $tag->content ? $tag->values[0] ?? '' : $tag->content );
		$possible = ! $tag->has_impossible_length( self::MAXLENGTH );
		$textarea = HtmlElement::render(
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
			// Browsers drop one line break at the start, so a text that begins with one gets a second.
			( str_starts_with( $content['value'], "\n" ) ? "\n" : '' ) . ShortcodeGuard::without_shortcodes( esc_textarea( $content['value'] ) )
		);
		return $this->wrap( $tag, $view, $textarea );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		$rules = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		return [ ...$rules, ...TextControlTagType::length_rules( $tag, $form, self::MAXLENGTH ) ];
	}
}
