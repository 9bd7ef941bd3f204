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

	public static function may_be_in( string $text ): bool {
		foreach ( self::MARKS as $mark ) {
			if ( str_contains( $text, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Mention> Without duplicates. `old`: the address is a legacy ID, from before forms were posts. */
	public static function in( string $text ): array {
		if ( ! self::may_be_in( $text ) ) {
			return [];
		}
		$found = [ ...self::in_shortcodes( $text ), ...self::in_blocks( $text ) ];
		$once  = [];
		foreach ( $found as $mention ) {
			if ( '' !== $mention['address'] || '' !== $mention['title'] ) {
				$once[ implode( "\n", $mention ) ] = $mention;
			}
		}
		return array_values( $once );
	}

	/** @return list<Mention> */
	private static function in_shortcodes( string $text ): array {
		$found = [];
		preg_match_all( '/(?<!\[)\[(contact-form(?:-7)?)(\s[^\[\]]*)?\]/', $text, $codes, PREG_SET_ORDER );
		foreach ( $codes as $code ) {
			// In block comments, quotes are written as \u0022.
			$written = str_replace( [ '\u0022', '&quot;', '&#8221;', '&#8220;', '\"' ], '"', $code[2] ?? '' );
			$said    = array_map( 'strval', (array) shortcode_parse_atts( $written ) );
			$is_old  = 'contact-form' === $code[1];
			$found[] = self::mention( $said[ $is_old ? 0 : 'id' ] ?? '', $said[ $is_old ? 1 : 'title' ] ?? '', $is_old );
		}
		return $found;
	}

	/** @return list<Mention> */
	private static function in_blocks( string $text ): array {
		$found = [];
		preg_match_all( '~<!--\s+wp:(frontage/contact-form|contact-form-7/contact-form-selector)\s+(\{.*?\})\s+/?-->~s', $text, $blocks, PREG_SET_ORDER );
		foreach ( $blocks as [ , $name, $json ] ) {
			$said    = json_decode( $json, true );
			$word    = static fn ( string $key ): string => is_array( $said ) && is_scalar( $said[ $key ] ?? null ) ? (string) $said[ $key ] : '';
			$found[] = 'frontage/contact-form' === $name ? self::mention( $word( 'form' ), '' ) : self::mention( $word( 'hash' ) ?: $word( 'id' ), $word( 'title' ) );
		}
		return $found;
	}

	/** @return Mention */
	private static function mention( string $address, string $title, bool $is_old = false ): array {
		return [
			'address' => strtolower( trim( $address ) ),
			'title'   => trim( html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) ),
			'old'     => $is_old,
		];
	}
}
