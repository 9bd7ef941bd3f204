<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/** Evaluates single rules against the submitted values of one form. */
final class RuleValidator {

	/** @var array<string, list<string>> */
	private array $texts = [];

	private readonly Formats $formats;

	/**
	 * @param array<string, mixed>                               $values
	 * @param array<string, list<array{name: string, size: int}>> $files
	 * @param array<string, string>                              $kinds `Rules::kinds()`.
	 */
	public function __construct( private readonly array $values, private readonly array $files, private readonly Options $options, private readonly array $kinds = [] ) {
		$this->formats = new Formats( $options );
	}

	/**
	 * The rule's failure, null if it passes. A nested rule applies to the outer field unless it names its own.
	 *
	 * @param array<mixed> $rule
	 * @return array{field: string, rule: string, error: string}|null
	 */
	public function failure( array $rule, string $outer = '' ): ?array {
		$name  = FormValues::text( $rule['rule'] ?? '' );
		$field = FormValues::text( $rule['field'] ?? '' );
		$field = '' === $field ? $outer : $field;
		$error = FormValues::text( $rule['error'] ?? '' );
		$inner = Rules::inner( $rule );
		return match ( $name ) {
			'all'   => $this->failure_of_all( $inner, $field, $error ),
			'any'   => $this->failure_of_any( $inner, $field, $error ),
			default => $this->passes( $name, $rule, $this->texts( $field ), $this->files( $field ) )
				? null
				: [
					'field' => $field,
					'rule'  => $name,
					'error' => $error,
				],
		};
	}

	/**
	 * The first failure of the nested rules, with the outer text if it has none.
	 *
	 * @param list<array<mixed>> $rules
	 * @return array{field: string, rule: string, error: string}|null
	 */
	private function failure_of_all( array $rules, string $field, string $error ): ?array {
		foreach ( $rules as $rule ) {
			$failure = $this->failure( $rule, $field );
			if ( $failure ) {
				$failure['error'] = '' === $failure['error'] ? $error : $failure['error'];
				return $failure;
			}
		}
		return null;
	}

	/**
	 * It failed for several reasons, so the outer text takes precedence. Without nested rules nothing can fail.
	 *
	 * @param list<array<mixed>> $rules
	 * @return array{field: string, rule: string, error: string}|null
	 */
	private function failure_of_any( array $rules, string $field, string $error ): ?array {
		$first = null;
		foreach ( $rules as $rule ) {
			$failure = $this->failure( $rule, $field );
			if ( ! $failure ) {
				return null;
			}
			$first ??= $failure;
		}
		return $first ? [
			'field' => '' === $field ? $first['field'] : $field,
			'rule'  => 'any',
			'error' => '' === $error ? $first['error'] : $error,
		] : null;
	}

	/**
	 * The rules by name; an unknown one passes. A field without a value passes all rules but `required`, `requiredfile`,
	 * `minitems`, `minfilesize` (docs/reference/contact-forms.md §6).
	 *
	 * @param array<mixed>                          $rule
	 * @param list<string>                          $texts
	 * @param list<array{name: string, size: int}> $files
	 */
	private function passes( string $name, array $rule, array $texts, array $files ): bool {
		$limit = FormValues::number( $rule['threshold'] ?? '' );
		return match ( $name ) {
			'required'     => [] !== $texts,
			'requiredfile' => [] !== $files,
			'email', 'url', 'tel', 'number', 'date', 'time' => $this->matches_format( $name, $texts ),
			'enum'         => [] === array_diff( $texts, self::accepted_types( $rule ) ),
			'dayofweek'    => [] === array_diff( array_filter( array_map( Formats::weekday( ... ), $texts ) ), self::accepted_types( $rule ) ),
			'minitems'     => ! self::exceeds_limit( count( $texts ), $limit, -1 ),
			'maxitems'     => ! self::exceeds_limit( count( $texts ), $limit, 1 ),
			'minlength'    => [] === $texts || ! self::exceeds_limit( self::length( $texts ), $limit, -1 ),
			'maxlength'    => ! self::exceeds_limit( self::length( $texts ), $limit, 1 ),
			'minnumber'    => [] === array_filter( $texts, fn( string $text ): bool => self::exceeds_limit( $this->number( $text ), $limit, -1 ) ),
			'maxnumber'    => [] === array_filter( $texts, fn( string $text ): bool => self::exceeds_limit( $this->number( $text ), $limit, 1 ) ),
			'mindate'      => ! self::is_date_beyond( $texts, FormValues::text( $rule['threshold'] ?? '' ), -1 ),
			'maxdate'      => ! self::is_date_beyond( $texts, FormValues::text( $rule['threshold'] ?? '' ), 1 ),
			'stepnumber'   => $this->is_on_step( $texts, FormValues::number( $rule['base'] ?? '' ), FormValues::number( $rule['interval'] ?? '' ) ),
			'file'         => [] === array_diff( array_map( FileTypes::extension( ... ), array_column( $files, 'name' ) ), FileTypes::extensions( (array) ( $rule['accept'] ?? [] ), $this->options->mime_types ) ),
			'minfilesize'  => ! self::exceeds_limit( array_sum( array_column( $files, 'size' ) ), $limit, -1 ),
			'maxfilesize'  => ! self::exceeds_limit( array_sum( array_column( $files, 'size' ) ), $limit, 1 ),
			default        => true,
		};
	}

	/**
	 * Whether a value is below (-1) or above (1) a limit; false if either is not a number. NAN is checked explicitly, since
	 * PHP as WebAssembly (bin/start --playground) compares it differently than a server does.
	 */
	private static function exceeds_limit( float $value, float $limit, int $direction ): bool {
		return ! is_nan( $value ) && ! is_nan( $limit ) && ( $value <=> $limit ) === $direction;
	}

	/**
	 * Two addresses in one field are invalid: a field with a format holds one value.
	 *
	 * @param list<string> $texts
	 */
	private function matches_format( string $format, array $texts ): bool {
		return [] === $texts || ( 1 === count( $texts ) && $this->formats->matches( $format, $texts[0] ) );
	}

	/**
	 * Whether a date is before (-1) or after (1) a limit; compared as strings, and only if both are valid dates.
	 *
	 * @param list<string> $texts
	 */
	private static function is_date_beyond( array $texts, string $limit, int $direction ): bool {
		foreach ( Formats::weekday( $limit ) ? $texts : [] as $text ) {
			if ( Formats::weekday( $text ) && strcmp( $text, $limit ) * $direction > 0 ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether every number is a whole number of steps away from the base, to six decimal places.
	 *
	 * @param list<string> $texts
	 */
	private function is_on_step( array $texts, float $base, float $step ): bool {
		foreach ( $step > 0 ? $texts : [] as $text ) {
			$rest = fmod( $this->number( $text ) - ( is_nan( $base ) ? 0 : $base ), $step );
			if ( ! ( abs( $rest ) < 5e-7 || abs( $rest - $step ) < 5e-7 ) ) {
				return false;
			}
		}
		return true;
	}

	private function number( string $text ): float {
		return NumberReader::read( $text, $this->options->decimal ) ?? NAN;
	}

	/**
	 * The length of the texts as they are stored, so without invisible characters at their ends.
	 *
	 * @param list<string> $texts
	 */
	private static function length( array $texts ): int {
		return array_sum( array_map( static fn ( string $text ): int => FormValues::length( TypedValue::clean( 'text', $text ) ), $texts ) );
	}

	/**
	 * @param array<mixed> $rule
	 * @return list<string> Not trimmed: a choice with outer white space never equals a trimmed value.
	 */
	private static function accepted_types( array $rule ): array {
		return array_map( FormValues::text( ... ), array_values( (array) ( $rule['accept'] ?? [] ) ) );
	}

	/** @return list<string> */
	private function texts( string $field ): array {
		$kind                           = $this->kinds[ $field ] ?? '';
		return $this->texts[ $field ] ??= array_map( static fn ( string $text ): string => TypedValue::clean( $kind, $text ), FormValues::flatten( $this->values[ $field ] ?? null ) );
	}

	/** @return list<array{name: string, size: int}> A file input without a selection submits a file without a name. */
	private function files( string $field ): array {
		return array_values( array_filter( $this->files[ $field ] ?? [], static fn( array $file ): bool => '' !== $file['name'] ) );
	}
}
