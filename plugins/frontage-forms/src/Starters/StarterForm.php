<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the form templates: builds labels, choices, emails and conditions so that no translation can break them.
 *
 * @phpstan-import-type Condition from ConditionEvaluator
 */
abstract class StarterForm {

	/**
	 * @param list<string>               $template Paragraphs.
	 * @param array<string, string|true> $mail
	 * @param list<Condition>            $conditions Conditions of its groups.
	 * @return array{name: string, title: string, description: string, form: Form}
	 */
	protected static function starter( string $name, string $title, string $description, array $template, array $mail, array $conditions = [] ): array {
		$form = DefaultForm::create();
		return [
			'name'        => $name,
			'title'       => $title,
			'description' => $description,
			'form'        => $form->with(
				[
					'title'               => $title,
					'template'            => implode( "\n\n", $template ),
					'additional_settings' => 'acceptance_as_validation: on', // The submit button stays enabled and reports missing consents; existing forms keep their setting.
					'mail'                => array_merge( $form->mail, [ 'active' => true ], $mail ),
					'conditions'          => $conditions,
				]
			),
		];
	}

	/**
	 * @param list<string> $body Lines; lines whose fields are empty are left out of the email.
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

	/** A line of the email with the field's label. */
	protected static function line( string $label, string $tag ): string {
		/* translators: 1: what an answer is called, such as Name, 2: the answer. */
		return sprintf( __( '%1$s: %2$s', 'frontage-forms' ), $label, $tag );
	}

	protected static function name_field(): string {
		return self::label( __( 'Your name', 'frontage-forms' ), '[text* your-name autocomplete:name]' );
	}

	protected static function email_field(): string {
		return self::label( __( 'Your email', 'frontage-forms' ), '[email* your-email autocomplete:email]' );
	}

	protected static function phone_field(): string {
		return self::label( __( 'Phone (optional)', 'frontage-forms' ), '[tel your-phone autocomplete:tel]' );
	}

	protected static function label( string $text, string $tag ): string {
		return '<label>' . self::content( $text ) . "\n$tag</label>";
	}

	/** A group of checkboxes or radio buttons under one question. */
	protected static function question( string $text, string $tag ): string {
		return '<fieldset><legend>' . self::content( $text ) . "</legend>\n$tag\n</fieldset>";
	}

	/** Fields side by side where there is space. */
	protected static function columns( string ...$fields ): string {
		return "<div class=\"fr-form-columns\">\n" . implode( "\n\n", $fields ) . "\n</div>";
	}

	/** A step of a form. */
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

	/** The consent to being answered. */
	protected static function answer_consent(): string {
		return self::consent( 'privacy', __( 'You may use my details to answer this request.', 'frontage-forms' ) );
	}

	protected static function submit( string $text ): string {
		return '[submit ' . self::choices( $text ) . ']';
	}

	/**
	 * A condition that shows a group while a field has a value.
	 *
	 * @return Condition
	 */
	protected static function show_when_equal( string $group, string $field, string $value, string $operator = 'equals' ): array {
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
	 * A condition that shows a group while a field's number is in a range.
	 *
	 * @return Condition
	 */
	protected static function show_when_between( string $group, string $field, int $minimum, int $maximum ): array {
		$from            = self::show_when_equal( $group, $field, (string) $minimum, 'greater than or equals' );
		$upper_condition = self::show_when_equal( $group, $field, (string) $maximum, 'less than or equals' );
		return [
			'then_field' => $group,
			'and_rules'  => [ ...$from['and_rules'], ...$upper_condition['and_rules'] ],
		];
	}

	/**
	 * The numbers that a field's choices count in a calculation, in the syntax of its tag.
	 *
	 * @param list<string> $choices
	 * @param list<int>    $numbers In the order of the choices.
	 */
	protected static function choice_numbers( string $field, array $choices, array $numbers ): string {
		return implode( ' ', array_map( static fn ( string $choice, int $place ): string => self::choices( "$field=$choice=" . ( $numbers[ $place ] ?? 0 ) ), $choices, array_keys( $choices ) ) );
	}

	/** Texts in double quotes, in the syntax of form-tags: a translation must not end one early. */
	protected static function choices( string ...$texts ): string {
		return implode( ' ', array_map( static fn ( string $text ): string => '"' . esc_html( self::choice( $text ) ) . '"', $texts ) );
	}

	/** A choice as it is submitted. */
	protected static function choice( string $text ): string {
		return str_replace( [ '"', '|', '[', ']' ], [ '”', '/', '(', ')' ], $text );
	}

	protected static function content( string $text ): string {
		return str_replace( [ '[', ']' ], [ '(', ')' ], esc_html( $text ) );
	}
}
