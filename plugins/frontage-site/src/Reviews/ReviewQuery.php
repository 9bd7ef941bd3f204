<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** Which reviews a page shows: the provider and its parameters. */
final class ReviewQuery {

	/** @param array<string, string> $of Parameters for the provider besides its settings: a product, a page, a language. */
	public function __construct( public readonly string $provider, public readonly array $of = [] ) {}

	/** Reviews of the business; Google's in the site's language, since Google translates them. */
	public static function for_business( string $provider ): self {
		return new self( $provider, 'google' === $provider ? [ 'language' => (string) strtok( get_locale(), '_' ) ] : [] );
	}

	/** The cache key. */
	public function key(): string {
		return md5( (string) wp_json_encode( [ $this->provider, $this->of ] ) );
	}

	public function text( string $name ): string {
		return $this->of[ $name ] ?? '';
	}

	public function number( string $name ): int {
		return max( 0, (int) $this->text( $name ) );
	}

	/** @return array{ provider: string, of: array<string, string> } */
	public function to_array(): array {
		return [
			'provider' => $this->provider,
			'of'       => $this->of,
		];
	}

	public static function read( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_string( $stored['provider'] ?? null ) || ! is_array( $stored['of'] ?? null ) ) {
			return null;
		}
		$of = array_filter( $stored['of'], 'is_string' );
		return new self( $stored['provider'], array_combine( array_map( 'strval', array_keys( $of ) ), $of ) );
	}
}
