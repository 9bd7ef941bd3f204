<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

defined( 'ABSPATH' ) || exit;

/** URLs of images, which Smart Slider stores with a keyword for a folder: `$upload$/2026/01/boat.jpg`. */
final class ResourceUrls {

	/** @var array<string, string> Keyword => URL of its folder, longest first. */
	private readonly array $folders;

	/**
	 * @param array<mixed> $folders Keyword => URL of its folder.
	 * @param array<mixed> $files   Image => name of its file in the export.
	 */
	public function __construct( array $folders, private readonly array $files = [] ) {
		$folders = array_filter( $folders, static fn( mixed $url, int|string $keyword ): bool => is_string( $url ) && '' !== $url && is_string( $keyword ) && 1 === preg_match( '/^\$(?:[\w-]+\$)?$/D', $keyword ), ARRAY_FILTER_USE_BOTH );
		uksort( $folders, static fn( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );
		/** @var array<string, string> $folders */
		$this->folders = $folders;
	}

	/** The URL of an image; '' for one that belongs to Smart Slider itself, such as a placeholder. */
	public function url( string $resource ): string {
		$url = $resource;
		if ( str_starts_with( $resource, '$' ) ) {
			$url     = '';
			$keyword = 1 === preg_match( '/^\$[\w-]+\$/', $resource, $found ) ? $found[0] : '$';
			if ( isset( $this->folders[ $keyword ] ) && ! in_array( $keyword, [ '$ss3-frontend$', '$ss3-admin$', '$ss$', '$system$' ], true ) ) {
				$url = rtrim( $this->folders[ $keyword ], '/' ) . '/' . ltrim( substr( $resource, strlen( $keyword ) ), '/' );
			}
		}
		$url  = str_starts_with( $url, '//' ) ? "https:$url" : $url;
		$name = $this->files[ $resource ] ?? null;
		// Of two images with the same name, the export renames one.
		if ( '' !== $url && is_string( $name ) && 1 === preg_match( '~^[^/\\\\]+$~D', $name ) && strtolower( basename( $url ) ) !== strtolower( $name ) ) {
			$url = ( str_contains( $url, '/' ) ? dirname( $url ) . '/' : '' ) . $name;
		}
		return $url;
	}
}
