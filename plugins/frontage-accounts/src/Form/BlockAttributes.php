<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\SafeRedirects;

defined( 'ABSPATH' ) || exit;

/** Validates stored block attributes: each reader returns the declared type, whatever was stored. */
final class BlockAttributes {

	/** @param array<array-key, mixed> $stored */
	public function __construct( private readonly array $stored ) {}

	/** Not escaped yet. */
	public function text( string $name, string $otherwise = '' ): string {
		$value = $this->stored[ $name ] ?? null;
		$text  = is_string( $value ) ? wp_check_invalid_utf8( $value, true ) : '';
		return '' === $text ? $otherwise : $text;
	}

	public function flag( string $name, bool $otherwise = false ): bool {
		$value = $this->stored[ $name ] ?? null;
		return is_bool( $value ) ? $value : $otherwise;
	}

	/** The URL of a link control; '' if it has none. Escaped. */
	public function link( string $name ): string {
		$link = $this->stored[ $name ] ?? null;
		$url  = is_array( $link ) ? ( $link['url'] ?? '' ) : '';
		return is_string( $url ) ? esc_url( trim( $url ) ) : '';
	}

	/** As `link()`, but only for URLs of this site. */
	public function own_page( string $name ): string {
		return SafeRedirects::local_url( $this->link( $name ) );
	}
}
