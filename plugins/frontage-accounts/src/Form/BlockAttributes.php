<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\SafeRedirects;

defined( 'ABSPATH' ) || exit;

/** What somebody once stored in a block, judged: whatever stands there, each reader gives what its name says. */
final class BlockAttributes {

	/** @param array<array-key, mixed> $stored */
	public function __construct( private readonly array $stored ) {}

	/** Not escaped yet. */
	public function text( string $name, string $otherwise = '' ): string {
		$value = $this->stored[ $name ] ?? null;
		$text  = is_string( $value ) ? wp_check_invalid_utf8( $value, true ) : '';
		return '' === $text ? $otherwise : $text;
	}

	public function is( string $name, bool $otherwise = false ): bool {
		$value = $this->stored[ $name ] ?? null;
		return is_bool( $value ) ? $value : $otherwise;
	}

	/** Of a link as editors choose it; '' where it leads nowhere. Escaped. */
	public function link( string $name ): string {
		$link = $this->stored[ $name ] ?? null;
		$url  = is_array( $link ) ? ( $link['url'] ?? '' ) : '';
		return is_string( $url ) ? esc_url( trim( $url ) ) : '';
	}

	/** As `link()`, where it is one of this site. */
	public function own_page( string $name ): string {
		return SafeRedirects::own( $this->link( $name ) );
	}
}
