<?php

declare( strict_types=1 );

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Files\Allowed;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\UploadTerms;

defined( 'ABSPATH' ) || exit;

/** Judges what came with the upload fields of a form, before a file is moved: how many, how much together, then each one. */
final class Uploads {

	/** @return array<string, string> By field, for every upload field of the form: what is wrong with it, or ''. */
	public static function errors( Form $form, Input $input ): array {
		$errors = [];
		$bytes  = 0;
		foreach ( $form->tags_of( 'mfile' ) as $tag ) {
			if ( '' === $tag->name || isset( $errors[ $tag->name ] ) ) {
				continue;
			}
			$terms = UploadTerms::of( $tag );
			$files = $input->files[ $tag->name ] ?? [];
			$count = count( $files );
			$fault = match ( true ) {
				0 === $count           => '',
				$count > $terms->most  => 'max_file_limit',
				$count < $terms->least => 'min_file',
				default                => self::first_fault( $terms, $files ),
			};
			$bytes += array_sum( array_column( $files, 'size' ) );
			$errors[ $tag->name ] = match ( true ) {
				0 === $count && $terms->is_required               => $form->message( 'invalid_required' ),
				'' === $fault && $bytes > UploadTerms::TOGETHER   => $terms->text( 'together' ),
				'upload_failed_php_error' === $fault              => $form->message( $fault ),
				'' !== $fault                                     => $terms->text( $fault ),
				default                                           => '',
			};
		}
		return $errors;
	}

	/** @param list<array{name:string, tmp_name:string, error:int, size:int}> $files */
	private static function first_fault( UploadTerms $terms, array $files ): string {
		foreach ( $files as $file ) {
			$fault = match ( $file['error'] ) {
				UPLOAD_ERR_OK                             => Allowed::fault( $terms, $file['name'], $file['size'], $file['tmp_name'] ),
				UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => 'large_file',
				default                                   => 'upload_failed_php_error',
			};
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}
}
