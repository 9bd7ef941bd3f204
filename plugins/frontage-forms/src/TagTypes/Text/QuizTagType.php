<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A question that bots cannot answer. */
final class QuizTagType extends ControlTagType {

	public const NAMES = [ 'quiz' ];

	public function description( string $type ): array {
		return [
			'label'        => __( 'Quiz', 'frontage-forms' ),
			'search'       => __( 'question, captcha, spam', 'frontage-forms' ),
			'icon'         => 'help',
			'position'     => 150,
			'template'     => '[quiz your-answer]',
			'control'      => 'quiz',
			'mailed'       => false,
			'options'      => self::LENGTHS + self::WIDTH + self::IDENTITY,
			'values'       => 'many',
			'values_label' => __( 'Questions', 'frontage-forms' ),
			'values_help'  => __( 'One per line: question|answer. Visitors get one of them at random.', 'frontage-forms' ),
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'short-value' ];
	}

	public function sample( FormTag $tag ): string {
		return $tag->values[0] ?? '';
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		[ $question, $token ] = self::choose_question( $tag, $view->form );
		$possible             = ( $tag->maxlength() ?? PHP_INT_MAX ) >= ( $tag->minlength() ?? 0 );
		$input                = HtmlElement::render_void(
			'input',
			[
				'size'      => $tag->size() ?? 40,
				'maxlength' => $possible ? $tag->maxlength() : null,
				'minlength' => $possible ? $tag->minlength() : null,
				'class'     => $this->classes( $tag, $view ),
				...$this->common( $tag, $view ),
				'autocomplete'  => 'off',
				'aria-required' => 'true',
				'type'          => 'text',
				'name'          => $tag->name,
			]
		);
		$hidden               = HtmlElement::render_void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => FormFormat::FIELD_QUIZ . $tag->name,
				'value' => $token,
			]
		);
		return $this->wrap( $tag, $view, '<label><span class="' . FormFormat::CLASS_QUIZ_LABEL . '">' . esc_html( $question ) . '</span> ' . $input . '</label>' . $hidden );
	}

	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		$token = $post[ FormFormat::FIELD_QUIZ . $tag->name ] ?? '';
		return is_string( $raw ) && is_string( $token ) && QuizToken::is_correct( $token, $form, $tag->name, $raw ) ? null : $form->message( 'quiz_answer_not_correct' );
	}

	public function refill( FormTag $tag, FormDocument $form ): array {
		return [ 'quiz' => self::choose_question( $tag, $form ) ];
	}

	/** @return array{string, string} A question of the tag, picked at random, and the token of its answer. */
	private static function choose_question( FormTag $tag, FormDocument $form ): array {
		[ $question, $answer ] = $tag->pipes ? $tag->pipes[ random_int( 0, count( $tag->pipes ) - 1 ) ] : [ '1+1=?', '2' ];
		return [ $question, QuizToken::create( $form, $tag->name, $answer ) ];
	}
}
