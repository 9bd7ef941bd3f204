<?php

use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Starters\DefaultForm;

defined( 'ABSPATH' ) || exit;

/** The default content of a new form. */
class WPCF7_ContactFormTemplate {

	/** @return mixed */
	public static function get_default( mixed $prop = 'form' ) {
		$template = match ( $prop ) {
			'form'     => self::form(),
			'mail'     => self::mail(),
			'mail_2'   => self::mail_2(),
			'messages' => self::messages(),
			default    => null,
		};
		return apply_filters( 'wpcf7_default_template', $template, $prop );
	}

	/** @return string */
	public static function form() {
		return DefaultForm::create()->template;
	}

	/** @return array<string, mixed> */
	public static function mail() {
		return DefaultForm::create()->mail;
	}

	/** @return array<string, mixed> */
	public static function mail_2() {
		return DefaultForm::create()->mail_2;
	}

	/**
	 * An address of the site's own domain.
	 *
	 * @return string
	 */
	public static function from_email() {
		return preg_match( '/<(.+)>$/', is_string( self::mail()['sender'] ) ? self::mail()['sender'] : '', $match ) ? $match[1] : '';
	}

	/** @return array<string, string> */
	public static function messages() {
		return array_column( array_map( static fn ( string $key, array $one ): array => [ $key, $one['default'] ], array_keys( FormProperties::list_messages() ), FormProperties::list_messages() ), 1, 0 );
	}
}
