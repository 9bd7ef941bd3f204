<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Formulas over the fields of a form: numbers, field names, + - * / and comparisons, parentheses, and min, max, round and
 * if. A formula is parsed once into the steps of a stack machine. The browser executes the same steps (../src/formula.ts).
 * No part of a formula is ever executed as code.
 *
 * @phpstan-type Steps list<float|string>
 */
final class Formula {

	private const LONGEST = 1000;
	private const DEEPEST = 20;
	private const LARGEST = 1e12;

	/** Minimum and maximum number of arguments. */
	private const FUNCTIONS = [
		'min'   => [ 1, 20 ],
		'max'   => [ 1, 20 ],
		'round' => [ 1, 2 ],
		'if'    => [ 3, 3 ],
	];

	private const TOKEN = '/\G\s*+(?:(?<number>\d+(?:\.\d+)?|\.\d+)(?![\w.])|(?<name>[A-Za-z](?:[\w:]|-(?=\w))*+)|(?<sign><=|>=|!=|[-+*\/<>=(),;]))/A';

	/** @var list<array{kind: string, text: string}> */
	private array $tokens = [];

	private int $at = 0;

	private int $depth = 0;

	/** @var Steps */
	private array $steps = [];

	private function __construct() {}

	/**
	 * @return ?Steps Null when it is invalid. A field is `$` plus its name, a function `min:3` includes its number of arguments.
	 */
	public static function read( string $text ): ?array {
		$formula = new self();
		return $formula->tokenize( $text ) && $formula->comparison() && $formula->at === count( $formula->tokens ) ? $formula->steps : null;
	}

	/**
	 * @param Steps $steps
	 * @return list<string> Names of the fields that it uses.
	 */
	public static function fields( array $steps ): array {
		$fields = array_filter( $steps, static fn ( float|string $step ): bool => is_string( $step ) && '$' === $step[0] );
		return array_values( array_unique( array_map( static fn ( float|string $step ): string => substr( (string) $step, 1 ), $fields ) ) );
	}

	/**
	 * @param Steps                      $steps
	 * @param callable( string ): float $value_of The value of a field; NAN if it has no result.
	 * @return string At most this many decimals, with a decimal point; '' if there is no result, as for a division by zero.
	 */
	public static function result( array $steps, callable $value_of, int $decimals = 2 ): string {
		$stack = [];
		foreach ( $steps as $step ) {
			if ( is_float( $step ) ) {
				$stack[] = $step;
			} elseif ( '$' === $step[0] ) {
				$stack[] = $value_of( substr( $step, 1 ) );
			} else {
				$parts   = explode( ':', $step, 2 );
				$stack[] = self::apply( $parts[0], array_splice( $stack, -(int) ( $parts[1] ?? 2 ) ) );
			}
		}
		$result = $stack[0] ?? NAN;
		if ( ! is_finite( $result ) || abs( $result ) > self::LARGEST ) {
			return '';
		}
		$text = sprintf( '%.*F', $decimals, self::round( $result, $decimals ) );
		$text = str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
		return '-0' === $text ? '0' : $text;
	}

	/**
	 * The value of a field: the sum of its answers' values as set by the owner, otherwise the answers as numbers. Where the
	 * owner set values, an answer that is no number counts as zero; otherwise there is no result. A repeated answer counts
	 * once: no page sends that, and a script could multiply a discount with it.
	 *
	 * @param list<string>                $answers
	 * @param array<array-key, float>     $worth   Value by answer.
	 * @param callable( string ): ?float $number  Parses an answer as a number.
	 * @return float NAN: no result.
	 */
	public static function worth( array $answers, array $worth, callable $number ): float {
		$sum = 0.0;
		foreach ( array_unique( $answers ) as $answer ) {
			$sum += $worth[ $answer ] ?? ( TypedValue::is_blank( $answer ) ? 0.0 : $number( $answer ) ?? ( $worth ? 0.0 : NAN ) );
		}
		return $sum;
	}

	/** @param array<float> $numbers */
	private static function apply( string $word, array $numbers ): float {
		[ $one, $other, $third ] = [ ...$numbers, 0.0, 0.0, 0.0 ];
		if ( 'if' === $word && ! is_nan( $one ) ) {
			return 0.0 === $one ? $third : $other;
		}
		if ( array_filter( $numbers, is_nan( ... ) ) ) {
			return NAN;
		}
		return match ( $word ) {
			'+'     => $one + $other,
			'-'     => $one - $other,
			'*'     => $one * $other,
			'/'     => 0.0 === $other ? NAN : $one / $other,
			'<'     => (float) ( $one < $other ),
			'>'     => (float) ( $one > $other ),
			'<='    => (float) ( $one <= $other ),
			'>='    => (float) ( $one >= $other ),
			'='     => (float) ( $one === $other ),
			'!='    => (float) ( $one !== $other ),
			'min'   => (float) min( $numbers ?: [ NAN ] ),
			'max'   => (float) max( $numbers ?: [ NAN ] ),
			'round' => self::round( $one, (int) max( 0, min( 6, $other ) ) ),
			default => NAN,
		};
	}

	/** Rounds half away from zero, including values that floating-point errors put just below a half. */
	private static function round( float $number, int $decimals ): float {
		$tens = 10 ** $decimals;
		return ( $number < 0 ? -1 : 1 ) * floor( abs( $number ) * $tens + 0.500001 ) / $tens;
	}

	private function tokenize( string $text ): bool {
		if ( strlen( $text ) > self::LONGEST ) {
			return false;
		}
		$text   = trim( strtr( $text, [ '×' => '*', '·' => '*', '÷' => '/', '−' => '-', '≤' => '<=', '≥' => '>=', '≠' => '!=' ] ) );
		$offset = 0;
		while ( $offset < strlen( $text ) ) {
			if ( ! preg_match( self::TOKEN, $text, $found, PREG_UNMATCHED_AS_NULL, $offset ) ) {
				return false;
			}
			$offset += strlen( (string) $found[0] );
			foreach ( [ 'number', 'name', 'sign' ] as $kind ) {
				if ( isset( $found[ $kind ] ) ) {
					$this->tokens[] = [
						'kind' => $kind,
						'text' => $found[ $kind ],
					];
				}
			}
		}
		return true;
	}

	/** @phpstan-impure */
	private function is_next( string ...$signs ): bool {
		$token = $this->tokens[ $this->at ] ?? null;
		return null !== $token && 'sign' === $token['kind'] && in_array( $token['text'], $signs, true );
	}

	/** @phpstan-impure */
	private function accept( string ...$signs ): bool {
		if ( ! $this->is_next( ...$signs ) ) {
			return false;
		}
		++$this->at;
		return true;
	}

	private function comparison(): bool {
		if ( ++$this->depth > self::DEEPEST || ! $this->sum() ) {
			return false;
		}
		$sign = $this->tokens[ $this->at ]['text'] ?? '';
		if ( $this->accept( '<', '>', '<=', '>=', '=', '!=' ) ) {
			if ( ! $this->sum() ) {
				return false;
			}
			$this->steps[] = $sign;
		}
		--$this->depth;
		return true;
	}

	/** @phpstan-impure */
	private function sum(): bool {
		return $this->chain( [ '+', '-' ], fn (): bool => $this->chain( [ '*', '/' ], $this->single( ... ) ) );
	}

	/**
	 * @phpstan-impure
	 *
	 * @param list<string>       $signs
	 * @param callable(): bool $part
	 */
	private function chain( array $signs, callable $part ): bool {
		$sign = '';
		do {
			if ( ! $part() ) {
				return false;
			}
			if ( '' !== $sign ) {
				$this->steps[] = $sign;
			}
			$sign = $this->tokens[ $this->at ]['text'] ?? '';
		} while ( $this->accept( ...$signs ) );
		return true;
	}

	/** A number, a field, a function call, or an expression in parentheses; each may have a minus sign. */
	private function single(): bool {
		if ( $this->accept( '-' ) ) {
			$this->steps[] = 0.0;
			$is_read       = $this->single();
			$this->steps[] = '-';
			return $is_read;
		}
		if ( $this->accept( '(' ) ) {
			return $this->comparison() && $this->accept( ')' );
		}
		[ 'kind' => $kind, 'text' => $text ] = $this->tokens[ $this->at ] ?? [
			'kind' => 'sign',
			'text' => '',
		];
		if ( 'sign' === $kind ) {
			return false;
		}
		++$this->at;
		if ( 'number' === $kind ) {
			$this->steps[] = (float) $text;
			return true;
		}
		if ( $this->is_next( '(' ) ) {
			return $this->call( $text );
		}
		$this->steps[] = '$' . $text;
		return true;
	}

	private function call( string $name ): bool {
		[ $least, $most ] = self::FUNCTIONS[ $name ] ?? [ 1, 0 ];
		$count            = 0;
		++$this->at;
		do {
			if ( ++$count > $most || ! $this->comparison() ) {
				return false;
			}
		} while ( $this->accept( ',', ';' ) );
		$this->steps[] = "$name:$count";
		return $count >= $least && $this->accept( ')' );
	}
}
