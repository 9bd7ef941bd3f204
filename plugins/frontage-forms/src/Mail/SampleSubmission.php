<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** A sample message with a suitable value in every field, for previews and test emails. */
final class SampleSubmission {

	public static function create( Form $form ): Submission {
		$types  = TagTypeRegistry::instance();
		$values = [];
		$files  = [];
		foreach ( $form->tags() as $tag ) {
			$type = $types->get( $tag->type );
			if ( '' === $tag->name || ! $type || ! $types->supports( $tag->type, 'name-attr' ) ) {
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
				$values[ $tag->name ] ??= $type->sample( $tag );
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
}
