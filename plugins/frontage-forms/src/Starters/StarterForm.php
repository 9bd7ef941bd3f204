<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * What the forms of the gallery are written with: labels, choices, mails and conditions that no translation can break.
 *
 * @phpstan-import-type Condition from ConditionEvaluator
 */
abstract class StarterForm {

	/**
	 * @param list<string>               $template Paragraphs.
	 * @param array<string, string|true> $mail
	 * @param list<Condition>            $conditions When its groups are shown.
	 * @return array{name: string, title: string, description: string, form: Form}
	 */
	protected static function starter( string $name, string $title, string $description, array $template, array $mail, array $conditions = [] ): array {
		$form = DefaultForm::form();
		return [
			'name'        => $name,
			'title'       => $title,
			'description' => $description,
			'form'        => $form->with(
				[
					'title'               => $title,
					'template'            => implode( "\n\n", $template ),
					'additional_settings' => 'acceptance_as_validation: on', // The button can be pressed and says what is missing; old forms keep theirs.
					'mail'                => array_merge( $form->mail, [ 'active' => true ], $mail ),
					'conditions'          => $conditions,
				]
			),
		];
	}

	/**
	 * @param list<string> $body Lines; those whose fields were left empty are left out of the mail.
	 * @return array<string, string|true>
	 */
	protected static function mail( string $subject, array $body, string $headers = 'Reply-To: [your-email]' ): array {
		return [
			'subject'            => '[_site_title]: ' . $subject,
			'body'               => implode( "\n", [ ...$body, '', '-- ', '[_site_title], [_url]' ] ),
			'additional_headers' => $headers,
			'exclude_blank'      => true,
		];
	}

	protected static function name(): string {
		return self::line( __( 'Name', 'frontage-forms' ), '[your-name]' );
	}

	protected static function email(): string {
		return self::line( __( 'Email', 'frontage-forms' ), '[your-email]' );
	}

	protected static function phone(): string {
		return self::line( __( 'Phone', 'frontage-forms' ), '[your-phone]' );
	}

	/** Whoever reads the mail need not guess which answer is which. */
	protected static function line( string $label, string $tag ): string {
		/* translators: 1: what an answer is called, such as Name, 2: the answer. */
		return sprintf( __( '%1$s: %2$s', 'frontage-forms' ), $label, $tag );
	}

	protected static function ask_name(): string {
		return self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' );
	}

	protected static function ask_email(): string {
		return self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' );
	}

	protected static function ask_phone(): string {
		return self::label( __( 'Phone (optional)', 'frontage-forms' ), '[tel your-phone autocomplete:tel]' );
	}

	protected static function label( string $text, string $tag ): string {
		return '<label>' . self::content( $text ) . "\n$tag</label>";
	}

	/** Several boxes under one question. */
	protected static function question( string $text, string $tag ): string {
		return '<fieldset><legend>' . self::content( $text ) . "</legend>\n$tag\n</fieldset>";
	}

	/** Fields side by side where there is room. */
	protected static function columns( string ...$fields ): string {
		return "<div class=\"fr-form-columns\">\n" . implode( "\n\n", $fields ) . "\n</div>";
	}

	/** A page of a form in steps. */
	protected static function step( string $title, string ...$fields ): string {
		return '<div class="fr-form-step" data-title="' . self::content( $title ) . "\">\n\n" . implode( "\n\n", $fields ) . "\n\n</div>";
	}

	/** Fields that a condition shows. */
	protected static function group( string $name, string ...$fields ): string {
		return "[group $name]\n\n" . implode( "\n\n", $fields ) . "\n\n[/group]";
	}

	protected static function consent( string $name, string $text ): string {
		return "[acceptance $name]" . self::content( $text ) . '[/acceptance]';
	}

	/** What one says when one lets an answer be given. */
	protected static function answer_consent(): string {
		return self::consent( 'privacy', __( 'You may use my details to answer this request.', 'frontage-forms' ) );
	}

	protected static function submit( string $text ): string {
		return '[submit ' . self::choices( $text ) . ']';
	}

	/**
	 * A group is shown while a field holds a value.
	 *
	 * @return Condition
	 */
	protected static function when( string $group, string $field, string $value, string $operator = 'equals' ): array {
		return [
			'then_field' => $group,
			'and_rules'  => [
				[
					'if_field' => $field,
					'operator' => $operator,
					'if_value' => self::choice( $value ),
				],
			],
		];
	}

	/**
	 * A group is shown while the number of a field is from one to another.
	 *
	 * @return Condition
	 */
	protected static function between( string $group, string $field, int $least, int $most ): array {
		$from = self::when( $group, $field, (string) $least, 'greater than or equals' );
		$to   = self::when( $group, $field, (string) $most, 'less than or equals' );
		return [
			'then_field' => $group,
			'and_rules'  => [ ...$from['and_rules'], ...$to['and_rules'] ],
		];
	}

	/**
	 * What choices of a field count in a calculation, as its tag takes them.
	 *
	 * @param list<string> $choices
	 * @param list<int>    $numbers By the places of the choices.
	 */
	protected static function counts( string $field, array $choices, array $numbers ): string {
		return implode( ' ', array_map( static fn ( string $choice, int $place ): string => self::choices( "$field=$choice=" . ( $numbers[ $place ] ?? 0 ) ), $choices, array_keys( $choices ) ) );
	}

	/** Texts in double quotes, as form-tags take them: a translation must not end one early. */
	protected static function choices( string ...$texts ): string {
		return implode( ' ', array_map( static fn ( string $text ): string => '"' . esc_html( self::choice( $text ) ) . '"', $texts ) );
	}

	/** A choice as it is sent. */
	protected static function choice( string $text ): string {
		return str_replace( [ '"', '|', '[', ']' ], [ '”', '/', '(', ')' ], $text );
	}

	protected static function content( string $text ): string {
		return str_replace( [ '[', ']' ], [ '(', ')' ], esc_html( $text ) );
	}
}
