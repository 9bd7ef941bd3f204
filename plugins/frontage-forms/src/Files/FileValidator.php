<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\Storage\FileNames;

defined( 'ABSPATH' ) || exit;

/** Checks whether an upload field accepts a file: its name, then its size, type and content (docs/reference/security.md §5). */
final class FileValidator {

	/**
	 * @param string $path        Temporary path of its bytes.
	 * @param bool   $takes_empty For clients of the older API, where an empty file passes.
	 * @return string '' when it is accepted; else a code that `UploadConstraints::text()` has a message for.
	 */
	public static function fault( UploadConstraints $terms, string $name, int $size, string $path, bool $takes_empty = false ): string {
		$size = max( $size, (int) filesize( $path ) );
		return match ( true ) {
			'' !== self::fault_of_name( $terms, $name, $size ) => self::fault_of_name( $terms, $name, $size ),
			0 === $size && ! $takes_empty                      => 'empty',
			default                                            => self::fault_of_content( $terms, $name, $path ) ?: self::fault_found_by_scan( $path, $name ),
		};
	}

	/** An image with another image type's extension is treated as its actual type, if the field accepts that one. */
	private static function fault_of_content( UploadConstraints $terms, string $name, string $path ): string {
		$sent = 'file.' . FileNames::ending( $name );
		$true = FileContentValidator::true_name( $path, $sent );
		if ( $true !== $sent && ! $terms->takes( FileNames::ending( $true ) ) ) {
			return 'image:' . FileContentValidator::true_format( $path, $sent );
		}
		$fault = FileContentValidator::fault( $path, $true );
		return 'unknown' === $fault ? 'inavalid_type' : $fault;
	}

	/** Checks what is known before the first byte has arrived. */
	public static function fault_of_name( UploadConstraints $terms, string $name, int $size ): string {
		return match ( true ) {
			FileNames::is_hostile( $name )                => 'inavalid_type',
			$size > $terms->limit                     => 'large_file',
			! $terms->takes( FileNames::ending( $name ) ) => 'inavalid_type',
			default                                   => '',
		};
	}

	/** Checks the first chunk. */
	public static function fault_of_beginning( string $name, string $path ): string {
		return FileContentValidator::begins( $path, 'file.' . FileNames::ending( $name ) ) ? '' : 'content';
	}

	/** @return string 'scan' when a virus scanner rejects the file, else ''. */
	public static function fault_found_by_scan( string $path, string $name ): string {
		/**
		 * Filters whether a visitor's file may be kept, for virus scanners. Runs after all other checks have passed; the file is not
		 * available to anyone before.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $is_clean
		 * @param string $path     Path of its bytes.
		 * @param string $name     The visitor's name for the file.
		 */
		return true === apply_filters( 'frontage_forms_scan_upload', true, $path, $name ) ? '' : 'scan';
	}
}
