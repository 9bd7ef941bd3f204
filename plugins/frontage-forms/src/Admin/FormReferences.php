<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the forms that a text refers to: by our block, the shortcodes, or the original's block.
 *
 * @phpstan-type Mention array{address: string, title: string, old: bool}
 */
final class FormReferences {

	/**
	 * Substrings of any text that refers to a form. Both shortcodes begin alike; the original's block contains its shortcode, or names its
	 * form itself.
	 */
	public const MARKS = [ '[contact-form', 'wp:frontage/contact-form', 'wp:contact-form-7/' ];

	public static function has_possible_reference( string $text ): bool {
		foreach ( self::MARKS as $mark ) {
			if ( str_contains( $text, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Mention> Without duplicates. `old`: the address is a legacy ID, from before forms were posts. */
	public static function find_references( string $text ): array {
		if ( ! self::has_possible_reference( $text ) ) {
			return [];
		}
		$references        = [ ...self::find_in_shortcodes( $text ), ...self::find_in_blocks( $text ) ];
		$unique_references = [];
		foreach ( $references as $mention ) {
			if ( '' !== $mention['address'] || '' !== $mention['title'] ) {
				$unique_references[ implode( "\n", $mention ) ] = $mention;
			}
		}
		return array_values( $unique_references );
	}

	/** @return list<Mention> */
	private static function find_in_shortcodes( string $text ): array {
		$references = [];
		preg_match_all( '/(?<!\[)\[(contact-form(?:-7)?)(\s[^\[\]]*)?\]/', $text, $codes, PREG_SET_ORDER );
		foreach ( $codes as $code ) {
			// In block comments, quotes are written as \u0022.
			$attribute_text = str_replace( [ '\u0022', '&quot;', '&#8221;', '&#8220;', '\"' ], '"', $code[2] ?? '' );
			$attributes     = array_map( 'strval', (array) shortcode_parse_atts( $attribute_text ) );
			$is_old         = 'contact-form' === $code[1];
			$references[]   = self::create_reference( $attributes[ $is_old ? 0 : 'id' ] ?? '', $attributes[ $is_old ? 1 : 'title' ] ?? '', $is_old );
		}
		return $references;
	}

	/** @return list<Mention> */
	private static function find_in_blocks( string $text ): array {
		$references = [];
		preg_match_all( '~<!--\s+wp:(frontage/contact-form|contact-form-7/contact-form-selector)\s+(\{.*?\})\s+/?-->~s', $text, $blocks, PREG_SET_ORDER );
		foreach ( $blocks as [ , $name, $json ] ) {
			$attributes   = json_decode( $json, true );
			$word         = static fn ( string $key ): string => is_array( $attributes ) && is_scalar( $attributes[ $key ] ?? null ) ? (string) $attributes[ $key ] : '';
			$references[] = 'frontage/contact-form' === $name ? self::create_reference( $word( 'form' ), '' ) : self::create_reference( $word( 'hash' ) ?: $word( 'id' ), $word( 'title' ) );
		}
		return $references;
	}

	/** @return Mention */
	private static function create_reference( string $address, string $title, bool $is_old = false ): array {
		return [
			'address' => strtolower( trim( $address ) ),
			'title'   => trim( html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) ),
			'old'     => $is_old,
		];
	}
}
