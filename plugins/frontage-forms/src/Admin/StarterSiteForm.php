<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Admin\Transfer\FormImportEffects;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Starters\StarterForms;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Starter\StarterItem;

defined( 'ABSPATH' ) || exit;

/** The form of a starter site's contact page. */
final class StarterSiteForm {

	/**
	 * On `frontage_starter_parts`.
	 *
	 * @param list<StarterItem> $items
	 * @return list<StarterItem>
	 */
	public static function add( array $items ): array {
		$form = array_column( StarterForms::list_starters(), 'form', 'name' )['contact'] ?? null;
		if ( $form ) {
			$items[] = new StarterItem(
				key: 'form:contact',
				group: __( 'Form', 'frontage-forms' ),
				title: $form->title,
				make: static function () use ( $form ): int|\WP_Error {
					$saved_form = ( new FormRepository() )->save( $form );
					return is_wp_error( $saved_form ) ? $saved_form : $saved_form->id;
				},
				/* translators: %s: an e-mail address. */
				means: sprintf( __( 'Messages are stored in the inbox and emailed to %s.', 'frontage-forms' ), self::find_recipient() ),
				capability: FormFormat::CAP_EDIT_LIST,
				block: static function ( int $id ): string {
					$saved_form = ( new FormRepository() )->find( $id );
					return get_comment_delimited_block_content( 'frontage/contact-form', $saved_form ? [ 'form' => substr( $saved_form->hash, 0, FormRepository::ADDRESS_LENGTH ) ] : [], '' );
				},
				edit: FormListScreen::url(),
				recipients: FormImportEffects::list_recipients( $form ),
				found: static fn (): int => self::find_existing( $form->title )
			);
		}
		return $items;
	}

	/** A contact form of the site, by the titles that such forms have. */
	private static function find_existing( string $title ): int {
		$forms = new FormRepository();
		foreach ( array_unique( [ $title, __( 'Contact form', 'frontage-forms' ), __( 'Contact', 'frontage-forms' ), 'Contact form 1' ] ) as $known ) { // The last is Contact Form 7's own.
			$form = $forms->find_by_title( $known );
			if ( $form ) {
				return $form->id;
			}
		}
		return 0;
	}

	private static function find_recipient(): string {
		$address = get_option( 'admin_email' );
		return is_string( $address ) ? $address : '';
	}
}
