<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/**
 * Methods with which add-ons read the options of a form-tag. As in the original, they return false for a missing option.
 *
 * They read the current properties, since add-ons write to these; the immutable FormTag is not used.
 */
trait TagOptions {

	/**
	 * Whether a bare word, or `word:value`, is among the options.
	 *
	 * @return bool
	 */
	public function has_option( mixed $option_name ) {
		return (bool) $this->get_all_match_options( '/^' . preg_quote( self::word( $option_name ), '/' ) . '(?::.+)?$/i' );
	}

	/**
	 * The values of `name:value`: all of them, or the first.
	 *
	 * @param string $pattern The format of a value: the name of a format, or a regular expression.
	 * @return list<string>|string|false
	 */
	public function get_option( mixed $option_name, mixed $pattern = '', mixed $single = false ) {
		$name    = self::word( $option_name );
		$kinds   = [
			''           => '.+',
			'date'       => '\d{4}-\d{2}-\d{2}',
			'int'        => '\d+',
			'signed_int' => '-?\d+',
			'num'        => '(?:\d+|\d*\.\d+)',
			'signed_num' => '-?(?:\d+|\d*\.\d+)',
			'class'      => '[-\w]+',
			'id'         => '[-\w]+',
		];
		$pattern = self::word( $pattern );
		$matches = $this->get_all_match_options( '/^' . preg_quote( $name, '/' ) . ':' . ( $kinds[ $pattern ] ?? $pattern ) . '$/i' );
		$values  = array_map( static fn ( array $match ): string => substr( $match[0], strlen( $name ) + 1 ), $matches );
		return $single ? ( $values[0] ?? false ) : ( $values ?: false );
	}

	/**
	 * The id, unless another form-tag of this page has it already.
	 *
	 * @return string|false
	 */
	public function get_id_option() {
		static $given_ids = [];
		$id               = $this->get_option( 'id', 'id', true );
		if ( ! is_string( $id ) || str_starts_with( $id, 'wpcf7' ) || isset( $given_ids[ $id ] ) ) {
			return false;
		}
		$given_ids[ $id ] = true;
		return $id;
	}

	/**
	 * The classes, after the default ones.
	 *
	 * @return string|false
	 */
	public function get_class_option( mixed $default_classes = '' ) {
		$before  = is_array( $default_classes ) ? $default_classes : explode( ' ', self::word( $default_classes ) );
		$classes = array_map( 'sanitize_html_class', array_filter( [ ...array_values( $before ), ...( (array) ( $this->get_option( 'class' ) ?: [] ) ) ], 'is_string' ) );
		return implode( ' ', array_unique( array_filter( $classes ) ) ) ?: false;
	}

	/**
	 * `on` or `off` alone, else all values of `autocomplete:`.
	 *
	 * @return string|false
	 */
	public function get_autocomplete_option() {
		$words = explode( '|', strtolower( implode( '|', (array) ( $this->get_option( 'autocomplete', '[-0-9a-zA-Z|]+' ) ?: [] ) ) ) );
		$words = array_unique( array_filter( $words, static fn ( string $word ): bool => 1 === preg_match( '/^[a-z]+(?:-[0-9a-z]+)*$/', $word ) ) );
		foreach ( [ 'off', 'on' ] as $switch ) {
			if ( in_array( $switch, $words, true ) ) {
				return $switch;
			}
		}
		return implode( ' ', $words ) ?: false;
	}

	/**
	 * `size:30`, or the first part of `30/200`.
	 *
	 * @return mixed
	 */
	public function get_size_option( mixed $default_value = false ) {
		return $this->measure( 'size', '~^(\d+)/\d*$~', $default_value );
	}

	/**
	 * `maxlength:200`, or the part after the slash.
	 *
	 * @return mixed
	 */
	public function get_maxlength_option( mixed $default_value = false ) {
		return $this->measure( 'maxlength', '~^(?:\d*x?\d*)?/(\d+)$~', $default_value );
	}

	/** @return mixed */
	public function get_minlength_option( mixed $default_value = false ) {
		return $this->measure( 'minlength', null, $default_value );
	}

	/**
	 * `cols:30`, or the first part of `30x5/200`.
	 *
	 * @return mixed
	 */
	public function get_cols_option( mixed $default_value = false ) {
		return $this->measure( 'cols', '~^(\d+)x\d*(?:/\d+)?$~', $default_value );
	}

	/**
	 * `rows:5`, or the second part of `30x5/200`.
	 *
	 * @return mixed
	 */
	public function get_rows_option( mixed $default_value = false ) {
		return $this->measure( 'rows', '~^\d*x(\d+)(?:/\d+)?$~', $default_value );
	}

	/**
	 * A date as YYYY-MM-DD, given in that format or as a phrase such as `today+3_weeks`.
	 *
	 * @return string|false
	 */
	public function get_date_option( mixed $option_name ) {
		$name  = self::word( $option_name );
		$value = $this->get_option( $name, '', true );
		if ( ! is_string( $value ) || '' === $value ) {
			return false;
		}
		$date = GuardedCallback::filter( 'wpcf7_form_tag_date_option', null, [ $name => $value ] );
		if ( ! is_string( $date ) || '' === $date ) {
			return FormTag::parse_date( $value ) ?? false;
		}
		return preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/', $date, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? $date : false;
	}

	/**
	 * The default value of the field: from the first source that has one, or with `multiple` from all sources.
	 *
	 * @return mixed
	 */
	public function get_default_option( mixed $default_value = '', mixed $args = '' ) {
		$words = static fn ( mixed $list ): array => array_map( self::word( ... ), array_values( (array) $list ) );
		return TagDefaultOption::find_default( self::word( $this->name ), $words( $this->options ), $words( $this->values ), $default_value, wp_parse_args( is_array( $args ) ? $args : self::word( $args ) ) );
	}

	/**
	 * An external list of choices, which add-ons provide by a filter.
	 *
	 * @return mixed
	 */
	public function get_data_option( mixed $args = '' ) {
		return GuardedCallback::filter( 'wpcf7_form_tag_data_option', null, (array) ( $this->get_option( 'data' ) ?: [] ), $args );
	}

	/**
	 * The maximum file size, in bytes.
	 *
	 * @return int
	 */
	public function get_limit_option( mixed $default_value = MB_IN_BYTES ) {
		$matches = $this->get_first_match_option( '/^limit:([1-9]\d*)([km]?b)?$/i' );
		if ( ! $matches ) {
			return is_numeric( $default_value ) ? (int) $default_value : MB_IN_BYTES;
		}
		return (int) $matches[1] * match ( strtolower( $matches[2] ?? '' ) ) {
			'kb'    => KB_IN_BYTES,
			'mb'    => MB_IN_BYTES,
			default => 1,
		};
	}

	/** @return array<string>|false The match of the regular expression in the first matching option. */
	public function get_first_match_option( mixed $pattern ) {
		return $this->get_all_match_options( $pattern )[0] ?? false;
	}

	/** @return list<array<string>> */
	public function get_all_match_options( mixed $pattern ) {
		$matches = [];
		foreach ( (array) $this->options as $option ) {
			if ( preg_match( self::word( $pattern ), self::word( $option ), $match ) ) {
				$matches[] = $match;
			}
		}
		return $matches;
	}

	private function measure( string $name, ?string $shorthand, mixed $default_value ): mixed {
		$written_value = $this->get_option( $name, 'int', true );
		$matches       = $written_value || null === $shorthand ? false : $this->get_first_match_option( $shorthand );
		return $written_value ?: ( $matches[1] ?? $default_value );
	}

	private static function word( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
