<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Request\TextSanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of a newsletter form: the list, the consent text, and whether a confirmation email is sent.
 *
 * The page contains it signed by the server, the same for all visitors and valid as long as the page is cached. So the stored proof is the
 * text that was shown, not text that a request claims.
 */
final class SignedOffer {

	public const FIELD = '_frontage_offer';

	private const LONGEST_LIST    = 60;
	private const LONGEST_CONSENT = 1000;

	private function __construct(
		public readonly string $list,
		public readonly string $consent,
		public readonly bool $is_double,
		/** The post that contains the form; 0: another page. */
		public readonly int $page,
		/** Distinguishes several forms on a page. */
		public readonly string $unit,
		/** The success message; '': the default one. */
		public readonly string $success,
		/** The page's language. */
		public readonly string $locale,
	) {}

	/** @param array<array-key, mixed> $from Settings of the editor, or the decoded value of a request. */
	public static function from_settings( array $from ): self {
		$text = static fn ( string $name, int $max_length ): string => mb_substr( TextSanitizer::clean( $from[ $name ] ?? '' ), 0, $max_length );
		return new self(
			list: $text( 'list', self::LONGEST_LIST ),
			consent: trim( wp_strip_all_tags( $text( 'consent', self::LONGEST_CONSENT ) ) ),
			is_double: false !== ( $from['double'] ?? true ),
			page: is_int( $from['page'] ?? null ) ? max( 0, $from['page'] ) : 0,
			unit: (string) preg_replace( '/[^\w-]+/', '', $text( 'unit', 60 ) ),
			success: trim( wp_strip_all_tags( $text( 'success', self::LONGEST_CONSENT ) ) ),
			locale: (string) preg_replace( '/[^\w-]+/', '', $text( 'locale', 20 ) ),
		);
	}

	/** A text of the page for storage: without markup, with the URLs of its links. */
	public static function clean_text( string $html ): string {
		$linked = preg_replace_callback(
			'~<a\s[^>]*?\bhref\s*=\s*("[^"]*"|\'[^\']*\')[^>]*>(.*?)</a>~is',
			static function ( array $link ): string {
				$url = \WP_Http::make_absolute_url( html_entity_decode( trim( $link[1], '"\'' ), ENT_QUOTES, 'UTF-8' ), home_url( '/' ) );
				return '' === $url ? $link[2] : "$link[2] ($url)";
			},
			$html
		);
		return trim( wp_strip_all_tags( $linked ?? $html ) );
	}

	/** Decodes the value of a request; null when this site did not sign it. */
	public static function decode( string $sealed ): ?self {
		[ $text, $signature ] = explode( '.', $sealed, 2 ) + [ 1 => '' ];
		$from                 = hash_equals( self::create_signature( $text ), $signature ) ? json_decode( (string) base64_decode( $text, true ), true ) : null; // Decodes text that this site signed.
		return is_array( $from ) ? self::from_settings( $from ) : null;
	}

	public function encode(): string {
		$from = [
			'list'    => $this->list,
			'consent' => $this->consent,
			'double'  => $this->is_double,
			'page'    => $this->page,
			'unit'    => $this->unit,
			'success' => $this->success,
			'locale'  => $this->locale,
		];
		$text = base64_encode( (string) wp_json_encode( $from, JSON_INVALID_UTF8_SUBSTITUTE ) ); // For a hidden field.
		return $text . '.' . self::create_signature( $text );
	}

	/** URL of the page with the form. */
	public function page_url(): string {
		return $this->page && get_post( $this->page ) ? (string) get_permalink( $this->page ) : home_url( '/' );
	}

	private static function create_signature( string $text ): string {
		return hash_hmac( 'sha256', "frontage offer $text", wp_salt( 'nonce' ) );
	}
}
