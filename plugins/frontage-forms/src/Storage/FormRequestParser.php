<?php

namespace Frontage\Forms\Storage;

use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Applies a write request to a form: known parts only, sanitized as in docs/reference/contact-forms.md §1 “Saving”. */
final class FormRequestParser {

	/** Parts that the request does not contain keep their value. */
	public static function apply( \WP_REST_Request $request, Form $form ): Form {
		$properties = [];
		if ( is_string( $request['title'] ) ) {
			$title               = sanitize_text_field( $request['title'] );
			$properties['title'] = '' === $title ? __( 'Untitled', 'frontage-forms' ) : $title;
		}
		if ( is_string( $request['locale'] ) && preg_match( '/^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]+){0,3}$/', $request['locale'] ) ) {
			$properties['locale'] = $request['locale'];
		}
		if ( is_string( $request['form'] ) ) {
			$properties['template'] = self::markup( $request['form'] );
		}
		foreach ( [ 'mail', 'mail_2' ] as $name ) {
			if ( is_array( $request[ $name ] ) ) {
				$properties[ $name ] = self::mail( $request[ $name ], $form->$name, 'mail' === $name );
			}
		}
		if ( is_array( $request['messages'] ) ) {
			$properties['messages'] = array_merge( $form->messages, self::messages( $request['messages'], $form ) );
		}
		if ( is_string( $request['additional_settings'] ) ) {
			$properties['additional_settings'] = self::text( $request['additional_settings'] );
		}
		if ( is_string( $request['conditions'] ) && GroupConditions::write( $form->conditions ) !== self::text( $request['conditions'] ) ) {
			$properties['conditions'] = GroupConditions::read( $request['conditions'] );
		}
		if ( is_array( $request['after'] ) ) {
			$properties['after'] = ConfirmationSettings::clean( $request['after'], self::markup( ... ) );
		}
		if ( is_array( $request['mails'] ) ) {
			$properties['mails'] = MailSettings::clean( $request['mails'], self::markup( ... ) );
		}
		return $properties ? $form->with( $properties ) : $form;
	}

	/**
	 * The known messages of the request, as plain text.
	 *
	 * @param array<mixed> $sent
	 * @return array<string, string>
	 */
	public static function messages( array $sent, Form $form ): array {
		$messages = [];
		foreach ( $sent as $key => $text ) {
			if ( is_string( $text ) && isset( $form->messages[ $key ] ) ) {
				$messages[ (string) $key ] = self::text( wp_strip_all_tags( $text ) );
			}
		}
		return $messages;
	}

	/**
	 * @param array<mixed>         $sent
	 * @param array<string, mixed> $kept
	 * @return array<string, mixed>
	 */
	private static function mail( array $sent, array $kept, bool $always_active ): array {
		$mail = [];
		// An email is written completely: parts missing from the request become empty, as in the format's own routes.
		foreach ( FormSchema::MAIL as $key => $part ) {
			$value        = $sent[ $key ] ?? ( 'active' === $key ? $kept['active'] ?? null : null );
			$mail[ $key ] = match ( true ) {
				'boolean' === $part['type']         => rest_sanitize_boolean( is_bool( $value ) || is_int( $value ) || is_string( $value ) ? $value : false ),
				! is_string( $value )               => '',
				isset( $part['contentMediaType'] )  => self::markup( $value ),
				default                             => self::text( $value ),
			};
		}
		$mail['active'] = $always_active || $mail['active'];
		return $mail;
	}

	private static function text( string $text ): string {
		return trim( str_replace( [ "\r\n", "\r" ], "\n", $text ) );
	}

	/** Templates and email bodies may contain HTML; users without the capability for unfiltered HTML are limited to elements that forms need. */
	private static function markup( string $text ): string {
		$text = self::text( $text );
		return current_user_can( 'unfiltered_html' ) ? $text : trim( TemplateHtmlFilter::clean( $text ) );
	}
}
