<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** The names of the screen's fields: add-ons' scripts select them, and add-ons read them when a form is saved. */
final class FieldNames {

	/** By the part of the form, as in `FormRequestParser`. */
	public const NAMES = [
		'title'               => 'post_title',
		'locale'              => 'wpcf7-locale',
		'form'                => 'wpcf7-form',
		'mail'                => 'wpcf7-mail',
		'mail_2'              => 'wpcf7-mail-2',
		'messages'            => 'wpcf7-messages',
		'additional_settings' => 'wpcf7-additional-settings',
		'conditions'          => 'frontage-conditions',
	];

	/** Name of the fields of additional emails. */
	public const MAILS = 'frontage-mails';

	public const FORM_ELEMENT = 'wpcf7-admin-form-element';

	/** ID of the screen's wrapper element. */
	public const WRAP = 'wpcf7-contact-form-editor';

	/** ID of a field of an email: `wpcf7-mail-recipient`, `frontage-mail-3-recipient`. */
	public static function field_id( string $part, string $key ): string {
		return self::element_id( $part ) . '-' . strtr( $key, '_', '-' );
	}

	/** ID of a part's element. */
	public static function element_id( string $part ): string {
		return self::NAMES[ $part ] ?? 'frontage-' . strtr( $part, '_', '-' );
	}

	/** `wpcf7-mail[recipient]`, `frontage-mails[mail_3][recipient]`. */
	public static function field_name( string $part, string $key ): string {
		return ( self::NAMES[ $part ] ?? self::MAILS . "[$part]" ) . '[' . $key . ']';
	}
}
