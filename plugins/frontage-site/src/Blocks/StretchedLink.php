<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Makes a whole card clickable: the link is in the heading, which names it, and CSS stretches it over the card. */
final class StretchedLink {

	/** A start tag with its attributes, quoted or not; a `>` in a quoted value does not end it. */
	private const START = '((?:<%s)(?:\s(?:[^>"\']|"[^"]*"|\'[^\']*\')*)?>)';

	/**
	 * Turns the first heading, or else the first paragraph, into the link. The markup is unchanged if that contains a link
	 * already, if there is no such element, or no URL.
	 *
	 * @param string $url      Escaped for an attribute.
	 * @param bool   $from_end The last one instead: of a flip card, that is the back side, which is clicked.
	 */
	public static function link_heading( string $html, string $url, string $target = '', string $rel = '', bool $from_end = false ): string {
		if ( '' === $url ) {
			return $html;
		}
		foreach ( $from_end ? [ 'h[1-6]|p' ] : [ 'h[1-6]', 'p' ] as $element ) {
			if ( preg_match_all( '~' . sprintf( self::START, "(?:$element)" ) . '(.*?)(</(?:' . $element . ')>)~is', $html, $all, PREG_OFFSET_CAPTURE | PREG_SET_ORDER ) ) {
				if ( $from_end ) {
					$all = array_reverse( array_filter( $all, static fn ( array $found ): bool => '' !== trim( wp_strip_all_tags( $found[2][0] ) ) ) );
				}
				if ( ! $all ) {
					return $html;
				}
				[ [ $full_match, $at ], [ $start ], [ $text ], [ $end ] ] = $all[0];
				$link                                                     = preg_match( '~<(a|button)\b~i', $text ) || '' === trim( wp_strip_all_tags( $text ) ) ? $text : self::link( $url, $target, $rel ) . $text . '</a>';
				return substr_replace( $html, $start . $link . $end, $at, strlen( $full_match ) );
			}
		}
		return $html;
	}

	/** The link's start tag. */
	public static function link( string $url, string $target = '', string $rel = '' ): string {
		$new  = '_blank' === $target;
		$rels = array_unique( array_filter( [ ...( preg_split( '/\s+/', $rel ) ?: [] ), $new ? 'noopener' : '' ] ) );
		return '<a class="fr-stretched" href="' . $url . '"' . ( $new ? ' target="_blank"' : '' ) . ( $rels ? ' rel="' . esc_attr( implode( ' ', $rels ) ) . '"' : '' ) . '>';
	}
}
