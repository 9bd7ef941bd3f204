<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\QuizToken;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** A question that a script does not answer. */
final class Quiz extends Field {

	public function description( string $type ): array {
		return [
			'options' => self::LENGTHS + self::WIDTH + self::IDENTITY,
			'values'  => 'many',
		];
	}

	public function render( Tag $tag, View $view ): string {
		[ $question, $token ] = self::ask( $tag, $view->form );
		$possible             = ( $tag->maxlength() ?? PHP_INT_MAX ) >= ( $tag->minlength() ?? 0 );
		$input                = Html::void(
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
		$hidden               = Html::void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => Format::FIELD_QUIZ . $tag->name,
				'value' => $token,
			]
		);
		return $this->wrap( $tag, $view, '<label><span class="' . Format::CLASS_QUIZ_LABEL . '">' . esc_html( $question ) . '</span> ' . $input . '</label>' . $hidden );
	}

	public function check( Tag $tag, Document $form, mixed $raw, array $post ): ?string {
		$token = $post[ Format::FIELD_QUIZ . $tag->name ] ?? '';
		return is_string( $raw ) && is_string( $token ) && QuizToken::fits( $token, $form, $tag->name, $raw ) ? null : $form->message( 'quiz_answer_not_correct' );
	}

	public function refill( Tag $tag, Document $form ): array {
		return [ 'quiz' => self::ask( $tag, $form ) ];
	}

	/** @return array{string, string} A question of the tag, picked at random, and the token of its answer. */
	private static function ask( Tag $tag, Document $form ): array {
		[ $question, $answer ] = $tag->pipes ? $tag->pipes[ random_int( 0, count( $tag->pipes ) - 1 ) ] : [ '1+1=?', '2' ];
		return [ $question, QuizToken::make( $form, $tag->name, $answer ) ];
	}
}
