<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Parses an object or array literal from a page's script. Supported are objects, arrays, strings, numbers, true, false,
 * null, `!0`, `!1` and a sign before a number. Anything else (a call, a function, a name) is skipped and kept as text
 * in a `ScriptValue`; nothing is ever run.
 */
final class JsLiteralParser {

	private const DEPTH = 32;

	/** Strings and comments. All patterns are possessive, so they cannot backtrack for long. */
	private const QUOTED = '~\G(?:"(?:\\\\.|[^"\\\\])*+"|\'(?:\\\\.|[^\'\\\\])*+\'|`(?:\\\\.|[^`\\\\])*+`|//[^\n]*+|/\*.*?\*/)~s';

	/** A regular expression, and its maximum length. */
	private const EXPRESSION = '~^/(?:\\\\.|\[(?:\\\\.|[^]\\\\\n])*+]|[^/[\\\\\n])++/~';
	private const LONGEST    = 1000;

	private int $at = 0;

	private function __construct( private readonly string $source ) {}

	/** The literal that begins at this byte, or null. */
	public static function read( string $source, int $at = 0 ): mixed {
		$reader     = new self( $source );
		$reader->at = $at;
		$reader->blank();
		$sign = $source[ $reader->at ] ?? '';
		if ( '{' !== $sign && '[' !== $sign ) {
			return null;
		}
		return $reader->value( 0 );
	}

	private function value( int $depth ): mixed {
		$this->blank();
		$from = $this->at;
		$sign = $this->source[ $from ] ?? '';
		$read = match ( true ) {
			self::DEPTH < $depth             => $this->script( $from ),
			'{' === $sign                    => $this->object( $depth ),
			'[' === $sign                    => $this->list( $depth ),
			in_array( $sign, [ '"', "'", '`' ], true ) => $this->text( $sign ),
			default                          => $this->number_or_keyword(),
		};
		$this->blank();
		$next = $this->source[ $this->at ] ?? '';
		// `"a" + b`, `true ? 1 : 2`: an expression, not a literal.
		return '' === $next || str_contains( ',}])', $next ) || 0 === $depth ? $read : $this->script( $from );
	}

	/** @return array<string, mixed> */
	private function object( int $depth ): array {
		$values = [];
		++$this->at;
		while ( true ) {
			$this->blank();
			$sign = $this->source[ $this->at ] ?? '}';
			if ( '}' === $sign ) {
				++$this->at;
				return $values;
			}
			if ( ',' === $sign ) {
				++$this->at;
				continue;
			}
			$from = $this->at;
			$key  = '"' === $sign || "'" === $sign ? $this->text( $sign ) : $this->name();
			$this->blank();
			if ( ':' !== ( $this->source[ $this->at ] ?? '' ) || ! is_string( $key ) || '' === $key ) {
				$values[ "script$from" ] = $this->script( $from );
				$this->at               += $from === $this->at ? 1 : 0;
				continue;
			}
			++$this->at;
			$value = $this->value( $depth + 1 );
			if ( ! in_array( $key, JsonParser::REFUSED_KEYS, true ) ) {
				$values[ $key ] = $value;
			}
		}
	}

	/** @return list<mixed> */
	private function list( int $depth ): array {
		$values = [];
		++$this->at;
		while ( true ) {
			$this->blank();
			$sign = $this->source[ $this->at ] ?? ']';
			if ( ']' === $sign ) {
				++$this->at;
				return $values;
			}
			if ( ',' === $sign ) {
				++$this->at;
				continue;
			}
			$at       = $this->at;
			$values[] = $this->value( $depth + 1 );
			if ( $at === $this->at ) {
				++$this->at;
			}
		}
	}

	private function text( string $quote ): string|ScriptValue {
		$from = $this->at++;
		$text = '';
		while ( $this->at < strlen( $this->source ) ) {
			$sign = $this->source[ $this->at++ ];
			if ( $sign === $quote ) {
				return $text;
			}
			if ( '`' === $quote && '$' === $sign && '{' === ( $this->source[ $this->at ] ?? '' ) ) {
				$this->at = $from;
				return $this->script( $from );
			}
			$text .= '\\' === $sign ? $this->escape() : $sign;
		}
		return $text;
	}

	private function escape(): string {
		$sign = $this->source[ $this->at++ ] ?? '';
		if ( 'x' === $sign || 'u' === $sign ) {
			$pattern = 'x' === $sign ? '/\G([0-9a-f]{2})/i' : '/\G(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})/i';
			if ( 1 !== preg_match( $pattern, $this->source, $found, 0, $this->at ) ) {
				return $sign;
			}
			$this->at += strlen( $found[0] );
			$code      = (int) hexdec( '' !== $found[1] ? $found[1] : ( $found[2] ?? '' ) );
			if ( 0xD800 <= $code && $code < 0xDC00 && 1 === preg_match( '/\G\\\\u(d[c-f][0-9a-f]{2})/i', $this->source, $low, 0, $this->at ) ) {
				$this->at += 6;
				$code      = 0x10000 + ( ( $code - 0xD800 ) << 10 ) + ( (int) hexdec( $low[1] ) - 0xDC00 );
			}
			$text = mb_chr( $code, 'UTF-8' );
			return false === $text ? "\u{FFFD}" : $text;
		}
		return match ( $sign ) {
			'n' => "\n", 't' => "\t", 'r' => "\r", 'b', 'f', 'v', '0' => '', "\n" => '', "\r" => '', default => $sign,
		};
	}

	private function name(): string {
		if ( 1 === preg_match( '/\G[\w$.-]+/', $this->source, $found, 0, $this->at ) ) {
			$this->at += strlen( $found[0] );
			return $found[0];
		}
		return '';
	}

	private function number_or_keyword(): mixed {
		$from = $this->at;
		if ( 1 === preg_match( '/\G([+-]?)\s*(0x[0-9a-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?![\w$.])/i', $this->source, $found, 0, $from ) ) {
			$this->at += strlen( $found[0] );
			$number    = str_starts_with( strtolower( $found[2] ), '0x' ) ? hexdec( $found[2] ) : json_decode( (string) preg_replace( [ '/^\./', '/\.(?!\d)/', '/^0+(?=\d)/' ], [ '0.', '', '' ], $found[2] ) );
			if ( ! is_int( $number ) && ! is_float( $number ) ) {
				return $this->script( $from );
			}
			return '-' === $found[1] ? -$number : $number;
		}
		if ( 1 === preg_match( '/\G(?:!\s*[01](?!\w)|(?:true|false|null|undefined)(?![\w$.(\[]))/', $this->source, $found, 0, $from ) ) {
			$this->at += strlen( $found[0] );
			return match ( $found[0][0] ) {
				'!' => str_ends_with( $found[0], '0' ), 't' => true, 'f' => false, default => null,
			};
		}
		return $this->script( $from );
	}

	/** Skips an expression that is no literal, up to the comma or bracket after it. */
	private function script( int $from ): ScriptValue {
		$this->at = $from;
		$depth    = 0;
		$before   = '(';
		while ( $this->at < strlen( $this->source ) ) {
			$plain = rtrim( substr( $this->source, $this->at, strcspn( $this->source, '([{}]),"\'`/', $this->at ) ) );
			if ( '' !== $plain ) {
				$before    = substr( $plain, -1 );
				$this->at += strlen( $plain );
				continue;
			}
			$sign = $this->source[ $this->at ];
			if ( str_contains( '([{', $sign ) ) {
				++$depth;
			} elseif ( str_contains( ')]}', $sign ) && --$depth < 0 ) {
				break;
			} elseif ( ',' === $sign && 0 === $depth ) {
				break;
			}
			if ( 1 === preg_match( self::QUOTED, $this->source, $found, 0, $this->at )
				|| ( '/' === $sign && '*' !== ( $this->source[ $this->at + 1 ] ?? '' ) && str_contains( '(,=:[!&|?{};', $before ) && 1 === preg_match( self::EXPRESSION, substr( $this->source, $this->at, self::LONGEST ), $found ) ) ) {
				$this->at += strlen( $found[0] );
				$before    = '"';
				continue;
			}
			if ( str_contains( '"\'`', $sign ) || '/*' === substr( $this->source, $this->at, 2 ) ) {
				$this->at = strlen( $this->source ); // It is never closed. Searching for the end again at each quote would take too long.
				break;
			}
			$before = '' === trim( $sign ) ? $before : $sign;
			++$this->at;
		}
		return new ScriptValue( trim( substr( $this->source, $from, $this->at - $from ) ) );
	}

	private function blank(): void {
		if ( 1 === preg_match( '~\G(?:\s++|//[^\n]*+(?:\n|$)|/\*.*?\*/)++~s', $this->source, $found, 0, $this->at ) ) {
			$this->at += strlen( $found[0] );
		}
	}
}
