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
			$properties['template'] = self::clean_markup( $request['form'] );
		}
		foreach ( [ 'mail', 'mail_2' ] as $name ) {
			if ( is_array( $request[ $name ] ) ) {
				$properties[ $name ] = self::clean_mail( $request[ $name ], $form->$name, 'mail' === $name );
			}
		}
		if ( is_array( $request['messages'] ) ) {
			$properties['messages'] = array_merge( $form->messages, self::clean_messages( $request['messages'], $form ) );
		}
		if ( is_string( $request['additional_settings'] ) ) {
			$properties['additional_settings'] = self::clean_text( $request['additional_settings'] );
		}
		if ( is_string( $request['conditions'] ) && GroupConditions::to_text( $form->conditions ) !== self::clean_text( $request['conditions'] ) ) {
			$properties['conditions'] = GroupConditions::parse( $request['conditions'] );
		}
		if ( is_array( $request['after'] ) ) {
			$properties['after'] = ConfirmationSettings::clean( $request['after'], self::clean_markup( ... ) );
		}
		if ( is_array( $request['mails'] ) ) {
			$properties['mails'] = MailSettings::clean( $request['mails'], self::clean_markup( ... ) );
		}
		return $properties ? $form->with( $properties ) : $form;
	}

	/**
	 * The known messages of the request, as plain text.
	 *
	 * @param array<mixed> $sent_values
	 * @return array<string, string>
	 */
	public static function clean_messages( array $sent_values, Form $form ): array {
		$messages = [];
		foreach ( $sent_values as $key => $text ) {
			if ( is_string( $text ) && isset( $form->messages[ $key ] ) ) {
				$messages[ (string) $key ] = self::clean_text( wp_strip_all_tags( $text ) );
			}
		}
		return $messages;
	}

	/**
	 * @param array<mixed>         $sent_values
	 * @param array<string, mixed> $previous_values
	 * @return array<string, mixed>
	 */
	private static function clean_mail( array $sent_values, array $previous_values, bool $always_active ): array {
		$mail = [];
		// An email is written completely: parts missing from the request become empty, as in the format's own routes.
		foreach ( FormSchema::MAIL as $key => $part ) {
			$value        = $sent_values[ $key ] ?? ( 'active' === $key ? $previous_values['active'] ?? null : null );
			$mail[ $key ] = match ( true ) {
				'boolean' === $part['type']         => rest_sanitize_boolean( is_bool( $value ) || is_int( $value ) || is_string( $value ) ? $value : false ),
				! is_string( $value )               => '',
				isset( $part['contentMediaType'] )  => self::clean_markup( $value ),
				default                             => self::clean_text( $value ),
			};
		}
		$mail['active'] = $always_active || $mail['active'];
		return $mail;
	}

	private static function clean_text( string $text ): string {
		return trim( str_replace( [ "\r\n", "\r" ], "\n", $text ) );
	}

	/** Templates and email bodies may contain HTML; users without the capability for unfiltered HTML are limited to elements that forms need. */
	private static function clean_markup( string $text ): string {
		$text = self::clean_text( $text );
		return current_user_can( 'unfiltered_html' ) ? $text : trim( TemplateHtmlFilter::clean( $text ) );
	}
}
