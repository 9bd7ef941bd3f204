<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** One element of a page, in the format of PageReader. */
final class PageElement {

	/**
	 * @param array<mixed> $element
	 * @return array<string, string>
	 */
	public static function attributes( array $element ): array {
		$attributes = [];
		foreach ( is_array( $element['attrs'] ?? null ) ? $element['attrs'] : [] as $key => $value ) {
			$attributes[ (string) $key ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $attributes;
	}
}
