<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/**
 * Font and style settings: `{"data":[{…normal},{…hover}]}` as JSON or Base64, or the number of a saved set.
 */
final class VisualSets {

	/** @var array<string, mixed> Number => settings. */
	private array $saved = [];

	/** @param array<mixed> $rows Saved sets, `{id, value}`. */
	public function __construct( array $rows ) {
		foreach ( $rows as $row ) {
			if ( is_array( $row ) && is_scalar( $row['id'] ?? null ) ) {
				$this->saved[ (string) $row['id'] ] = $row['value'] ?? null;
			}
		}
	}

	/** @return list<array<mixed>> One entry for each state: normal, then link or hover. */
	public function states( mixed $value ): array {
		if ( is_scalar( $value ) && is_numeric( (string) $value ) ) {
			$value = $this->saved[ (string) $value ] ?? null;
		}
		if ( is_string( $value ) && '' !== $value && ! str_starts_with( ltrim( $value ), '{' ) ) {
			$value = base64_decode( $value, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The original stores JSON this way.
		}
		$data = SourceFields::decode( $value )['data'] ?? null;
		return is_array( $data ) ? array_values( array_filter( $data, is_array( ... ) ) ) : [];
	}
}
