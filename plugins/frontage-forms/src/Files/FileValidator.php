<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\Storage\FileNames;

defined( 'ABSPATH' ) || exit;

/** Whether a file is one that an upload field takes: its name, then its size, its kind and its content (docs/reference/security.md §5). */
final class FileValidator {

	/**
	 * @param string $path        Where its bytes lie meanwhile.
	 * @param bool   $takes_empty Where an old client sends it: an empty text passes there.
	 * @return string '' when it is taken; else what `UploadConstraints::text()` has a sentence for.
	 */
	public static function fault( UploadConstraints $terms, string $name, int $size, string $path, bool $takes_empty = false ): string {
		$size = max( $size, (int) filesize( $path ) );
		return match ( true ) {
			'' !== self::fault_of_name( $terms, $name, $size ) => self::fault_of_name( $terms, $name, $size ),
			0 === $size && ! $takes_empty                      => 'empty',
			default                                            => self::fault_of_content( $terms, $name, $path ) ?: self::fault_found_by_scan( $path, $name ),
		};
	}

	/** An image under another image's ending is taken as what it is, where the field takes that. */
	private static function fault_of_content( UploadConstraints $terms, string $name, string $path ): string {
		$sent = 'file.' . FileNames::ending( $name );
		$true = FileContentValidator::true_name( $path, $sent );
		if ( $true !== $sent && ! $terms->takes( FileNames::ending( $true ) ) ) {
			return 'image:' . FileContentValidator::true_format( $path, $sent );
		}
		$fault = FileContentValidator::fault( $path, $true );
		return 'unknown' === $fault ? 'inavalid_type' : $fault;
	}

	/** What can be said before a byte of it is there. */
	public static function fault_of_name( UploadConstraints $terms, string $name, int $size ): string {
		return match ( true ) {
			FileNames::is_hostile( $name )                => 'inavalid_type',
			$size > $terms->limit                     => 'large_file',
			! $terms->takes( FileNames::ending( $name ) ) => 'inavalid_type',
			default                                   => '',
		};
	}

	/** What its first piece tells. */
	public static function fault_of_beginning( string $name, string $path ): string {
		return FileContentValidator::begins( $path, 'file.' . FileNames::ending( $name ) ) ? '' : 'content';
	}

	private static function fault_found_by_scan( string $path, string $name ): string {
		/**
		 * Filters whether a file of a visitor may be kept: for scanners of viruses. It is asked once all else is found to be good; nobody is given the file before it has answered.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $is_clean
		 * @param string $path     Where its bytes lie.
		 * @param string $name     The visitor's.
		 */
		return true === apply_filters( 'frontage_forms_scan_upload', true, $path, $name ) ? '' : 'scan';
	}
}
