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

	public static function create( Form $form, SubmissionRequest $request ): self {
		$request                                 = TypedFieldCleaner::clean( $form, $request );
		[ $visible, $groups, $fields, $answers ] = self::filter_visible( $form, $request );
		$calculations                            = Calculations::parse_calculations( $visible );
		if ( $calculations ) { // Without JavaScript the form shows the results again, and the browser has not calculated them.
			$answers ??= self::read_values( FieldValues::list_names( $form ), $visible, $request );
			$request   = $request->with_fields( array_map( static fn ( array $result ): string => $result[0] ?? '', array_intersect_key( $answers, $calculations ) ) );
		}
		return new self(
			form: $form,
			visible: $visible,
			request: $request->without_fields( $fields ),
			typed: $request->fields,
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
		return $this->answers ??= self::read_values( FieldValues::list_names( $this->form ), $this->visible, $this->request );
	}

	/** @return array{Form, list<string>, list<string>, array<array-key, list<string>>|null} The visible form, names of hidden groups and of hidden fields, answers. */
	private static function filter_visible( Form $form, SubmissionRequest $request ): array {
		if ( ! $form->conditions ) { // Without conditions, for example after their add-on was removed, all groups are visible.
			return [ $form, [], [], null ];
		}
		$groups         = new FieldGroups( $form->template );
		$names          = $groups->list_names();
		$all_names      = FieldValues::list_names( $form );
		$forms          = [ '' => $form ];
		$remove_groups  = static function ( array $hidden ) use ( $form, $groups, &$forms ): Form {
			/** @var list<string> $hidden */
			return $forms[ implode( "\n", $hidden ) ] ??= $form->with( [ 'template' => $groups->remove_groups( $hidden ) ] );
		};
		$values         = static fn ( array $hidden ): array => self::read_values( $all_names, $remove_groups( $hidden ), $request );
		$number         = FieldValues::create_number_parser( $form )->parse_for_condition( ... );
		$hidden         = ConditionEvaluator::hidden( $form->conditions, $names, $values, $number );
		$visible        = $remove_groups( $hidden );
		$answers        = $values( $hidden );
		$required_names = array_filter( $all_names, static fn ( string $name ): bool => ! in_array( $name, $names, true ) && ConditionEvaluator::holds_for( $form->conditions, $name, $answers, $number ) );
		return [
			$required_names ? $visible->with( [ 'template' => self::mark_types_required( $visible, $required_names ) ] ) : $visible,
			$hidden,
			array_values( array_diff( $all_names, FieldValues::list_names( $visible ) ) ),
			$answers,
		];
	}

	/**
	 * @param list<string> $all_names Names of fields.
	 * @param Form         $visible   Only fields of this form have values.
	 * @return array<array-key, list<string>>
	 */
	private static function read_values( array $all_names, Form $visible, SubmissionRequest $request ): array {
		$visible_names = FieldValues::list_names( $visible );
		$values        = [];
		foreach ( $all_names as $name ) {
			$texts           = in_array( $name, $visible_names, true ) ? [ ...(array) ( $request->fields[ $name ] ?? [] ), ...array_column( $request->files[ $name ] ?? [], 'name' ) ] : [];
			$values[ $name ] = array_values( array_filter( $texts, 'is_string' ) );
		}
		return Calculations::add_results( $visible, $values, $visible_names, FieldValues::create_number_parser( $visible ) );
	}

	/** @param array<string> $fields */
	private static function mark_types_required( Form $form, array $fields ): string {
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
