<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\NumberParser;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * The part of a form that a visitor had to fill in: without hidden groups, and with an asterisk on each field that a condition makes
 * required. Only the submitted values decide, never what a request claims about groups.
 */
final class VisibleForm {

	/**
	 * @param Form                                         $form    The form to validate against.
	 * @param Form                                         $whole   The form with all its fields.
	 * @param array<array-key, string|list<string>>        $sent
	 * @param array<array-key, list<array<string, mixed>>> $files
	 * @param list<string>                                 $groups  Names of hidden groups.
	 * @param list<string>                                 $fields  Names of fields that occur in hidden groups only; their submitted values are ignored.
	 * @param array<array-key, list<string>>|null          $answers Null until they are read.
	 */
	private function __construct(
		public readonly Form $form,
		private readonly Form $whole,
		private readonly array $sent,
		private readonly array $files,
		public readonly array $groups = [],
		public readonly array $fields = [],
		private ?array $answers = null,
	) {}

	/**
	 * @param array<array-key, string|list<string>>       $sent  By field name.
	 * @param array<array-key, list<array<string, mixed>>> $files The same for files, each with its `name`.
	 */
	public static function of( Form $form, array $sent, array $files = [] ): self {
		if ( ! $form->conditions ) { // Without conditions, for example after their add-on was removed, all groups are visible.
			return new self( $form, $form, $sent, $files );
		}
		$groups = new FieldGroups( $form->template );
		$names  = $groups->names();
		$all   = self::fields( $form );
		$forms = [ '' => $form ];
		$cut   = static function ( array $hidden ) use ( $form, $groups, &$forms ): Form {
			/** @var list<string> $hidden */
			return $forms[ implode( "\n", $hidden ) ] ??= $form->with( [ 'template' => $groups->without( $hidden ) ] );
		};
		$values = static fn ( array $hidden ): array => self::values( $all, $cut( $hidden ), $sent, $files );
		$number = self::numbers( $form )->compared( ... );
		$hidden = ConditionEvaluator::hidden( $form->conditions, $names, $values, $number );
		$shown  = $cut( $hidden );
		$now    = $values( $hidden );
		$starry = array_filter( $all, static fn ( string $name ): bool => ! in_array( $name, $names, true ) && ConditionEvaluator::holds_for( $form->conditions, $name, $now, $number ) );
		return new self(
			$starry ? $shown->with( [ 'template' => self::with_stars( $shown, $starry ) ] ) : $shown,
			$form,
			$sent,
			$files,
			$hidden,
			array_values( array_diff( $all, self::fields( $shown ) ) ),
			$now,
		);
	}

	/**
	 * The values that conditions read: of all fields of the form, empty for fields that were hidden from this visitor.
	 *
	 * @return array<array-key, list<string>>
	 */
	public function answers(): array {
		return $this->answers ??= self::values( self::fields( $this->whole ), $this->form, $this->sent, $this->files );
	}

	/** @return array<string, string> Results of the form's calculations by name; '' for none. Hidden ones are excluded. */
	public function results(): array {
		$own = Calculations::of( $this->form );
		return $own ? array_map( static fn ( array $result ): string => $result[0] ?? '', array_intersect_key( $this->answers(), $own ) ) : [];
	}

	/**
	 * @param list<string>                                 $all   Names of fields.
	 * @param Form                                         $shown Only fields of this form have values.
	 * @param array<array-key, string|list<string>>        $sent
	 * @param array<array-key, list<array<string, mixed>>> $files
	 * @return array<array-key, list<string>>
	 */
	private static function values( array $all, Form $shown, array $sent, array $files ): array {
		$left   = self::fields( $shown );
		$values = [];
		foreach ( $all as $name ) {
			$texts           = in_array( $name, $left, true ) ? [ ...(array) ( $sent[ $name ] ?? [] ), ...array_column( $files[ $name ] ?? [], 'name' ) ] : [];
			$values[ $name ] = array_values( array_filter( $texts, 'is_string' ) );
		}
		return Calculations::reckon( $shown, $values, $left, self::numbers( $shown ) );
	}

	/** How the form's values are read as numbers. */
	public static function numbers( Form $form ): NumberParser {
		$tags = array_column( array_reverse( $form->tags() ), 'basetype', 'name' ); // The first tag of a name counts.
		return new NumberParser( $form->locale, $tags + self::plain( $form ) );
	}

	/** @return array<array-key, string> Types of inputs that the template contains as HTML, by name. */
	public static function plain( Form $form ): array {
		return preg_match( '/<(?:input|select|textarea)\b/i', $form->template ) ? PlainHtmlInputs::of( $form ) : [];
	}

	/** @return list<string> Names of everything a visitor fills in: fields of form-tags, and inputs that the template contains as HTML. */
	public static function fields( Form $form ): array {
		$names = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name && ! TagTypeRegistry::instance()->supports( $tag->type, 'zero-controls-container' ) ) {
				$names[] = $tag->name;
			}
		}
		return array_values( array_unique( [ ...$names, ...array_map( 'strval', array_keys( self::plain( $form ) ) ) ] ) );
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
