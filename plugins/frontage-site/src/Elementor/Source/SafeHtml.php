<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** Sanitizes HTML from untrusted sources. */
final class SafeHtml {

	private const INLINE = [ 'a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u' ];

	/** Removes scripts, styles and other elements with code, including their content: kses would leave their text. */
	public static function without_code( string $html ): string {
		$html = preg_replace( '~<(script|style|noscript|template|svg|math|object|iframe|textarea|select|form|title|xmp|noembed|noframes|plaintext)\b[^>]*+(?:>.*?(?:</\1\s*+>|\z)|\z)~is', '', $html ) ?? '';
		// Comments could start a block: this also removes what HTML treats as a comment, and what becomes one when another
		// is removed.
		$html = preg_replace( [ '~<!--.*?(?:-->|$)~s', '~<(?:[!?]|/(?![a-z]))[^>]*(?:>|$)~i' ], '', $html ) ?? '';
		return preg_replace( '~<(?=[!?]|/(?![a-z]))~i', '&lt;', $html ) ?? '';
	}

	public static function has_code( string $html ): bool {
		return 1 === preg_match( '~<(?:script|style|object|embed)\b|\bon[a-z]{3,}\s*=\s*["\']?|javascript:~i', $html );
	}

	/** HTML that the allow-list of posts permits. */
	public static function safe( string $html ): string {
		return force_balance_tags( wp_kses_post( self::without_code( $html ) ) );
	}

	/** Inline HTML: for headings, buttons, list items. */
	public static function inline( string $html ): string {
		$html    = preg_replace( '~<(?:/p|/div|/h[1-6]|/li|br\s*/?)>\s*(?=\S)~i', '<br>', self::without_code( $html ) ) ?? '';
		$allowed = array_intersect_key( wp_kses_allowed_html( 'post' ), array_flip( self::INLINE ) );
		return self::without_breaks( force_balance_tags( wp_kses( $html, $allowed ) ) );
	}

	/** Trims white space and line breaks at both ends; one by one, since a regular expression would backtrack at each of them. */
	public static function without_breaks( string $html ): string {
		$blanks = " \t\n\r\0\x0B";
		$html   = (string) preg_replace( '~^(?:\s|<br\s*+/?>|&nbsp;|\xC2\xA0)++~i', '', $html );
		do {
			$before = strlen( $html );
			$html   = rtrim( $html, $blanks );
			$html   = str_ends_with( $html, "\u{A0}" ) ? substr( $html, 0, -2 ) : $html;
			$html   = str_ends_with( $html, '&nbsp;' ) ? substr( $html, 0, -6 ) : $html;
			$at     = str_ends_with( $html, '>' ) ? strrpos( $html, '<' ) : false;
			$html   = false !== $at && preg_match( '~^<br\s*+/?>\z~i', substr( $html, $at ) ) ? substr( $html, 0, $at ) : $html;
		} while ( strlen( $html ) < $before );
		return $html;
	}

	/** As above, for use inside a link. */
	public static function without_links( string $html ): string {
		return preg_replace( '~</?a\b[^>]*>~i', '', self::inline( $html ) ) ?? '';
	}
}
