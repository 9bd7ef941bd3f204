<?php

declare( strict_types=1 );

namespace Frontage\Forms\Storage;

defined( 'ABSPATH' ) || exit;

/** The form block that other plugins' patterns contain. */
final class PatternForm {

	/** On `frontage_site_contact_form`: the block with the site's form if there is exactly one; otherwise an empty block, in which the editor offers a choice. */
	public static function render_block(): string {
		$forms      = ( new FormRepository() )->query( [ 'posts_per_page' => 2 ] );
		$attributes = 1 === count( $forms ) ? [ 'form' => substr( $forms[0]->hash, 0, FormRepository::ADDRESS_LENGTH ) ] : [];
		return get_comment_delimited_block_content( 'frontage/contact-form', $attributes, '' );
	}
}
