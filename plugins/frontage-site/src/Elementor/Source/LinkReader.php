<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** A link of an Elementor setting: a safe URL, or ''. */
final class LinkReader {

	private function __construct( public readonly string $url, public readonly bool $new_tab, public readonly bool $nofollow ) {}

	public static function from_setting( mixed $stored ): self {
		$parts = is_array( $stored ) ? $stored : [ 'url' => $stored ];
		$url   = is_string( $parts['url'] ?? null ) ? trim( $parts['url'] ) : '';
		return new self( strlen( $url ) > 4096 ? '' : sanitize_url( $url ), ! empty( $parts['is_external'] ), ! empty( $parts['nofollow'] ) );
	}

	public function rel(): string {
		return trim( ( $this->new_tab ? 'noreferrer noopener ' : '' ) . ( $this->nofollow ? 'nofollow' : '' ) );
	}

	/** Wraps the HTML in the link, if there is one. */
	public function wrap( string $html ): string {
		if ( '' === $this->url || '' === $html ) {
			return $html;
		}
		return '<a href="' . esc_url( $this->url ) . '"' . ( $this->new_tab ? ' target="_blank"' : '' ) . ( '' === $this->rel() ? '' : ' rel="' . esc_attr( $this->rel() ) . '"' ) . '>' . $html . '</a>';
	}
}
