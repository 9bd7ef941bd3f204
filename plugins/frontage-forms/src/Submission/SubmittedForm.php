<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * A form as one visitor had to fill it in, with what they sent: every stage of a submission gets this value. Only the submitted values
 * decide what is hidden, never what a request claims about groups.
 */
final class SubmittedForm {

	/**
	 * @param Form                                   $form          The form with all its fields, for messages, emails and hooks.
	 * @param Form                                   $visible       The form to validate against: without hidden groups, and with an asterisk on each field that a condition makes required.
	 * @param SubmissionRequest                      $request       Cleaned, with the results of calculations, without the values of hidden fields.
	 * @param array<string, string|list<string>>     $typed         The same with the values of hidden fields, since the page shows them again.
	 * @param list<string>                           $hidden_groups
	 * @param list<string>                           $hidden_fields Names of fields that occur in hidden groups only.
	 * @param array<array-key, list<string>>|null    $answers       Null until they are read.
	 */
	private function __construct(
		public readonly Form $form,
		public readonly Form $visible,
		public readonly SubmissionRequest $request,
		public readonly array $typed,
		public readonly array $hidden_groups,
		public readonly array $hidden_fields,
		private ?array $answers,
	) {}

	public static function of( Form $form, SubmissionRequest $sent ): self {
		$sent = TypedFieldCleaner::clean( $form, $sent );
		[ $visible, $groups, $fields, $answers ] = self::visible( $form, $sent );
		$calculations = Calculations::of( $visible );
		if ( $calculations ) { // Without JavaScript the form shows the results again, and the browser has not calculated them.
			$answers ??= self::values( FieldValues::names( $form ), $visible, $sent );
			$sent      = $sent->with( array_map( static fn ( array $result ): string => $result[0] ?? '', array_intersect_key( $answers, $calculations ) ) );
		}
		return new self(
			form: $form,
			visible: $visible,
			request: $sent->without( $fields ),
			typed: $sent->fields,
			hidden_groups: $groups,
			hidden_fields: $fields,
			answers: $answers,
		);
	}

	/**
	 * The values that conditions read: of all fields of the form, empty for fields that were hidden from this visitor.
	 *
	 * @return array<array-key, list<string>>
	 */
	public function answers(): array {
		return $this->answers ??= self::values( FieldValues::names( $this->form ), $this->visible, $this->request );
	}

	/** @return array{Form, list<string>, list<string>, array<array-key, list<string>>|null} The visible form, names of hidden groups and of hidden fields, answers. */
	private static function visible( Form $form, SubmissionRequest $sent ): array {
		if ( ! $form->conditions ) { // Without conditions, for example after their add-on was removed, all groups are visible.
			return [ $form, [], [], null ];
		}
		$groups = new FieldGroups( $form->template );
		$names  = $groups->names();
		$all    = FieldValues::names( $form );
		$forms  = [ '' => $form ];
		$cut    = static function ( array $hidden ) use ( $form, $groups, &$forms ): Form {
			/** @var list<string> $hidden */
			return $forms[ implode( "\n", $hidden ) ] ??= $form->with( [ 'template' => $groups->without( $hidden ) ] );
		};
		$values  = static fn ( array $hidden ): array => self::values( $all, $cut( $hidden ), $sent );
		$number  = FieldValues::numbers( $form )->compared( ... );
		$hidden  = ConditionEvaluator::hidden( $form->conditions, $names, $values, $number );
		$visible = $cut( $hidden );
		$answers = $values( $hidden );
		$starry  = array_filter( $all, static fn ( string $name ): bool => ! in_array( $name, $names, true ) && ConditionEvaluator::holds_for( $form->conditions, $name, $answers, $number ) );
		return [
			$starry ? $visible->with( [ 'template' => self::with_stars( $visible, $starry ) ] ) : $visible,
			$hidden,
			array_values( array_diff( $all, FieldValues::names( $visible ) ) ),
			$answers,
		];
	}

	/**
	 * @param list<string> $all     Names of fields.
	 * @param Form         $visible Only fields of this form have values.
	 * @return array<array-key, list<string>>
	 */
	private static function values( array $all, Form $visible, SubmissionRequest $sent ): array {
		$left   = FieldValues::names( $visible );
		$values = [];
		foreach ( $all as $name ) {
			$texts           = in_array( $name, $left, true ) ? [ ...(array) ( $sent->fields[ $name ] ?? [] ), ...array_column( $sent->files[ $name ] ?? [], 'name' ) ] : [];
			$values[ $name ] = array_values( array_filter( $texts, 'is_string' ) );
		}
		return Calculations::reckon( $visible, $values, $left, FieldValues::numbers( $visible ) );
	}

	/** @param array<string> $fields */
	private static function with_stars( Form $form, array $fields ): string {
		$template = $form->template;
		foreach ( $form->tags() as $tag ) {
			if ( in_array( $tag->name, $fields, true ) && ! $tag->is_required() && TagTypeRegistry::instance()->get( $tag->type . '*' ) ) {
				[ $type, $name ] = [ preg_quote( $tag->type, '~' ), preg_quote( $tag->raw_name, '~' ) ];
				$template        = (string) preg_replace_callback(
					"~\[$type(?<attr>[\s\p{Z}]+$name(?:[\s\p{Z}][^\]]*)?)\](?<content>[^\[]*\[/$type\])?~u",
					static fn ( array $match ): string => "[{$tag->type}*{$match['attr']}]" . ( isset( $match['content'] ) ? substr( $match['content'], 0, -1 ) . '*]' : '' ),
					$template
				);
			}
		}
		return $template;
	}
}
