<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\Storage\FileNames;

defined( 'ABSPATH' ) || exit;

/** Checks whether an upload field accepts a file: its name, then its size, type and content (docs/reference/security.md §5). */
final class FileValidator {

	/**
	 * @param string $path             Temporary path of its bytes.
	 * @param bool   $is_empty_allowed For clients of the older API, where an empty file passes.
	 * @return string '' when it is accepted; else a code that `UploadConstraints::fault_message()` has a message for.
	 */
	public static function find_fault( UploadConstraints $terms, string $name, int $size, string $path, bool $is_empty_allowed = false ): string {
		$size = max( $size, (int) filesize( $path ) );
		return match ( true ) {
			'' !== self::find_name_fault( $terms, $name, $size ) => self::find_name_fault( $terms, $name, $size ),
			0 === $size && ! $is_empty_allowed                 => 'empty',
			default                                            => self::find_content_fault( $terms, $name, $path ) ?: self::scan_for_viruses( $path, $name ),
		};
	}

	/** An image with another image type's extension is treated as its actual type, if the field accepts that one. */
	private static function find_content_fault( UploadConstraints $terms, string $name, string $path ): string {
		$sent_name = 'file.' . FileNames::find_extension( $name );
		$true      = FileContentValidator::corrected_name( $path, $sent_name );
		if ( $true !== $sent_name && ! $terms->is_accepted_extension( FileNames::find_extension( $true ) ) ) {
			return 'image:' . FileContentValidator::actual_format( $path, $sent_name );
		}
		$fault = FileContentValidator::find_fault( $path, $true );
		return 'unknown' === $fault ? 'inavalid_type' : $fault;
	}

	/** Checks what is known before the first byte has arrived. */
	public static function find_name_fault( UploadConstraints $terms, string $name, int $size ): string {
		return match ( true ) {
			FileNames::is_hostile( $name )                => 'inavalid_type',
			$size > $terms->limit                     => 'large_file',
			! $terms->is_accepted_extension( FileNames::find_extension( $name ) ) => 'inavalid_type',
			default                                   => '',
		};
	}

	/** Checks the first chunk. */
	public static function find_beginning_fault( string $name, string $path ): string {
		return FileContentValidator::has_valid_beginning( $path, 'file.' . FileNames::find_extension( $name ) ) ? '' : 'content';
	}

	/** @return string 'scan' when a virus scanner rejects the file, else ''. */
	public static function scan_for_viruses( string $path, string $name ): string {
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
