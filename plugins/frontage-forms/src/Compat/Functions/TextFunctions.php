<?php

namespace Frontage\Forms\Compat\Functions;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Storage\TemplateHtmlFilter;

defined( 'ABSPATH' ) || exit;

/** Text functions of the original: canonical forms, shortening, sanitizing and escaping. */
final class TextFunctions {

	/** Unicode white space, for use in a character class. */
	public const SPACE = '\x09-\x0D\x20\x85\xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}';

	/** Boolean attributes: without a value they are left out. */
	private const SWITCHES = [ 'checked', 'disabled', 'inert', 'multiple', 'readonly', 'required', 'selected' ];

	private const SCRIPTS = '/^(?:php|phtml|pl|py|rb|cgi|asp|aspx)\d?$/i';

	public static function to_text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	public static function trim_text( mixed $input, mixed $side = 'both' ): mixed {
		if ( is_array( $input ) ) {
			return array_map( static fn ( mixed $item ): mixed => self::trim_text( $item, $side ), $input );
		}
		$white_space = '[' . self::SPACE . '\x{FEFF}]+';
		$text        = self::to_text( $input );
		$text        = 'end' === $side ? $text : preg_replace( "/^$white_space/u", '', $text );
		return 'start' === $side ? $text : preg_replace( "/$white_space$/uD", '', (string) $text );
	}

	public static function remove_quotes( mixed $input ): mixed {
		if ( is_array( $input ) ) {
			return array_map( [ self::class, 'remove_quotes' ], $input );
		}
		$text = self::to_text( self::trim_text( $input ) );
		return preg_match( '/^(["\'])(.*)\1$/s', $text, $match ) ? $match[2] : $text;
	}

	public static function normalize_line_ends( mixed $input, mixed $end = "\n" ): mixed {
		if ( is_array( $input ) ) {
			return array_map( static fn ( mixed $item ): mixed => self::normalize_line_ends( $item, $end ), $input );
		}
		return is_string( $input ) && in_array( $end, [ "\r\n", "\r", "\n" ], true ) ? preg_replace( '/\r\n|\r|\n/', $end, $input ) : $input;
	}

	/** The same for texts that people consider equal: width, entities, white space and, by default, case are normalized. */
	public static function canonicalize( mixed $text, mixed $options ): string {
		$options = is_string( $options ) && '' !== $options && ! str_contains( $options, '=' ) ? [ 'strto' => $options ] : $options;
		$options = wp_parse_args(
			is_array( $options ) || is_string( $options ) ? $options : [],
			[
				'strto'            => 'lower',
				'strip_separators' => false,
			]
		);
		$text    = html_entity_decode( self::to_text( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text    = function_exists( 'mb_convert_kana' ) ? mb_convert_kana( $text, 'asKV', 'UTF-8' ) : $text;
		$text    = (string) preg_replace( '/[\r\n\t ]+/', $options['strip_separators'] ? '' : ' ', $text );
		$text    = match ( $options['strto'] ) {
			'lower' => mb_strtolower( $text, 'UTF-8' ),
			'upper' => mb_strtoupper( $text, 'UTF-8' ),
			default => $text,
		};
		return self::to_text( self::trim_text( $text ) );
	}

	/** Text for a query string: no markup, no percent codes. */
	public static function clean_query_text( mixed $text ): string {
		$text = wp_check_invalid_utf8( wp_unslash( self::to_text( $text ) ) );
		$text = str_contains( $text, '<' ) ? wp_strip_all_tags( wp_pre_kses_less_than( $text ) ) : $text;
		return trim( (string) preg_replace( [ '/%[a-f0-9]{2}/i', '/ +/' ], [ '', ' ' ], $text ), ' ' );
	}

	/** Attributes as markup; invalid ones are left out. */
	public static function render_attributes( mixed $attributes ): string {
		$clean = [];
		foreach ( is_array( $attributes ) ? $attributes : [] as $name => $value ) {
			$name  = strtolower( trim( (string) $name ) );
			$is_on = ! in_array( $name, self::SWITCHES, true ) || '' !== $value;
			if ( ! preg_match( '/^[a-z_:][-a-z_:.0-9]*$/', $name ) ) {
				continue;
			}
			unset( $clean[ $name ] );
			if ( $is_on && is_scalar( $value ) && false !== $value ) {
				$clean[ $name ] = true === $value ? $name : trim( (string) $value );
			}
		}
		$html = '';
		foreach ( $clean as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return ltrim( $html );
	}

	public static function render_link( mixed $url, mixed $text, mixed $attributes ): string {
		$attributes = wp_parse_args( is_array( $attributes ) || is_string( $attributes ) ? $attributes : [] );
		return '<a ' . self::render_attributes( [ 'href' => esc_url( self::to_text( $url ) ) ] + $attributes ) . '>' . esc_html( self::to_text( $text ) ) . '</a>';
	}

	/** A file name that no server executes. */
	public static function clean_file_name( mixed $name ): string {
		$name  = (string) preg_replace( '#[?\[\]/\\\\=<>:;,\'"&$\#*()|~`!{}%+’«»”“\x00]#u', '', wp_basename( self::to_text( $name ) ) );
		$name  = (string) preg_replace( [ '/[\r\n\t -]+/', '/[\pC\pZ]+/u' ], [ '-', '' ], $name );
		$parts = explode( '.', $name );
		$end   = count( $parts ) > 1 ? (string) array_pop( $parts ) : '';
		$first = (string) array_shift( $parts );
		foreach ( $parts as $part ) {
			$first .= '.' . $part . ( preg_match( self::SCRIPTS, $part ) ? '_' : '' );
		}
		return '' === $end ? $first : $first . '.' . $end . ( preg_match( self::SCRIPTS, $end ) ? '_.txt' : '' );
	}

	public static function mask( mixed $text, mixed $right, mixed $left_length ): string {
		$text        = self::to_text( $text );
		$length      = strlen( $text );
		$right       = is_numeric( $right ) ? absint( $right ) : 0;
		$left_length = is_numeric( $left_length ) ? absint( $left_length ) : 0;
		if ( $length < $right + $left_length ) {
			$right       = 0;
			$left_length = 0;
		}
		$stars = $length <= 48 ? $length - $right - $left_length : ( $right + $left_length < 48 ? 48 - $right - $left_length : 4 );
		return substr( $text, 0, $left_length ) . str_repeat( '*', $stars ) . ( $right ? substr( $text, -$right ) : '' );
	}

	/** Text length as browsers count it: UTF-16 code units, a line break as one. */
	public static function count_units( mixed $text ): int {
		return intdiv( strlen( mb_convert_encoding( mb_scrub( str_replace( "\r\n", "\n", self::to_text( $text ) ), 'UTF-8' ), 'UTF-16LE', 'UTF-8' ) ), 2 );
	}

	/** @return array<array<mixed>> Elements and attributes, as for `wp_kses()`. */
	public static function allowed_html( mixed $context ): array {
		$allowed = 'form' === $context ? TemplateHtmlFilter::allowed_elements() : wp_kses_allowed_html( 'post' );
		$allowed = GuardedCallback::filter( 'wpcf7_kses_allowed_html', $allowed, $context );
		return is_array( $allowed ) ? array_filter( $allowed, 'is_array' ) : [];
	}

	public static function build_query( mixed $data, string $prefix = '' ): string {
		$parts = [];
		foreach ( is_array( $data ) || is_object( $data ) ? (array) $data : [] as $key => $value ) {
			$key = rawurlencode( (string) $key );
			$key = '' === $prefix ? $key : $prefix . '%5B' . $key . '%5D';
			if ( null !== $value ) {
				$parts[] = is_array( $value ) || is_object( $value ) ? self::build_query( $value, $key ) : $key . '=' . rawurlencode( false === $value ? '0' : self::to_text( $value ) );
			}
		}
		return implode( '&', $parts );
	}

	/** The version as numbers: `6.1.6`, or only its first parts. */
	public static function format_version( mixed $options ): string {
		$options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'limit' => -1, 'only_major' => false ] );
		$limit   = $options['only_major'] ? 2 : ( is_numeric( $options['limit'] ) ? (int) $options['limit'] : -1 );
		$parts   = preg_split( '/[^0-9]+/', self::to_text( constant( 'WPCF7_VERSION' ) ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		return implode( '.', $limit < 0 ? $parts : array_slice( $parts, 0, $limit ) );
	}

	/** The `enctype` of a form; '' for an invalid one. */
	public static function clean_enctype( mixed $value ): string {
		return preg_match( '~^(?:enctype=")?(application/x-www-form-urlencoded|multipart/form-data|text/plain)"?$~', trim( self::to_text( $value ) ), $match ) ? $match[1] : '';
	}

	/** The classes that every control has. */
	public static function list_control_classes( mixed $type, mixed $more_classes ): string {
		$type         = trim( self::to_text( $type ) );
		$more_classes = is_array( $more_classes ) ? $more_classes : explode( ' ', self::to_text( $more_classes ) );
		$classes      = [ 'wpcf7-form-control', 'wpcf7-' . rtrim( $type, '*' ), str_ends_with( $type, '*' ) ? 'wpcf7-validates-as-required' : '', ...array_values( $more_classes ) ];
		return implode( ' ', array_unique( array_filter( array_map( [ self::class, 'to_text' ], $classes ) ) ) );
	}
}
