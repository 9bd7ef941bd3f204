<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Form\UploadTerms;

defined( 'ABSPATH' ) || exit;

/** Whether a file is one that an upload field takes: its name, then its size, its kind and its content (docs/reference/security.md §5). */
final class Allowed {

	/**
	 * @param string $path        Where its bytes lie meanwhile.
	 * @param bool   $takes_empty Where an old client sends it: an empty text passes there.
	 * @return string '' when it is taken; else what `UploadTerms::text()` has a sentence for.
	 */
	public static function fault( UploadTerms $terms, string $name, int $size, string $path, bool $takes_empty = false ): string {
		$size = max( $size, (int) filesize( $path ) );
		return match ( true ) {
			Names::is_hostile( $name )                => 'inavalid_type',
			$size > $terms->limit                     => 'large_file',
			! $terms->takes( Names::ending( $name ) ) => 'inavalid_type',
			0 === $size && ! $takes_empty             => 'empty',
			default                                   => match ( Content::fault( $path, 'file.' . Names::ending( $name ) ) ) {
				''      => '',
				'size'  => 'large_file',
				default => 'inavalid_type',
			},
		};
	}
}
