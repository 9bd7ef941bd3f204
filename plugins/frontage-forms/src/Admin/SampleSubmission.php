<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** A sample message with a suitable value in every field, for previews and test emails. */
final class SampleSubmission {

	/** A reserved domain, so the address reaches nobody (RFC 2606). */
	private const EMAIL = 'visitor@example.com';

	public static function of( Form $form ): Submission {
		$types  = TagTypeRegistry::instance();
		$values = [];
		$files  = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' === $tag->name || ! $types->supports( $tag->type, 'name-attr' ) ) {
				continue;
			}
			if ( $types->supports( $tag->type, 'file-uploading' ) ) {
				$files[ $tag->name ] ??= [
					[
						'path' => '',
						'name' => __( 'sample', 'frontage-forms' ) . '.pdf',
					],
				];
			} else {
				$values[ $tag->name ] ??= self::value( $tag );
			}
		}
		return new Submission(
			form: $form,
			values: $values,
			files: $files,
			url: home_url( '/' ),
			received: gmdate( 'Y-m-d H:i:s' ),
			stored: false,
		);
	}

	/** @return string|list<string> */
	private static function value( FormTag $tag ): string|array {
		return match ( $tag->basetype ) {
			'checkbox'        => array_slice( $tag->values, 0, 2 ),
			'radio', 'select' => array_slice( $tag->values, 0, 1 ),
			'acceptance'      => '1',
			'email'           => self::EMAIL,
			'tel'             => '+1 555 0100',
			'url'             => 'https://example.com/',
			'number', 'range' => $tag->option( 'min', '-?[0-9.]+' ) ?? '7',
			'date'            => (string) wp_date( 'Y-m-d' ),
			'textarea'        => __( "This is a sample of a longer message.\nIt has a second line.", 'frontage-forms' ),
			'hidden', 'quiz'  => $tag->values[0] ?? '',
			default           => self::text( $tag ),
		};
	}

	/** A name for fields that ask for one, else a sample text. */
	private static function text( FormTag $tag ): string {
		return preg_match( '/name/i', $tag->name . ' ' . (string) $tag->option( 'autocomplete' ) ) && ! preg_match( '/company|firm|product/i', $tag->name )
			? __( 'Ann Sample', 'frontage-forms' )
			: __( 'Sample text', 'frontage-forms' );
	}
}
