<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Migration\ImportEffects;

defined( 'ABSPATH' ) || exit;

/**
 * What forms of an import would do: who gets email, what sends elsewhere, and what loads from other sites.
 *
 * @phpstan-import-type Mail from MailSettings
 */
final class FormImportEffects {

	private const ADDRESS = '/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u';

	/** Mail-tags: who gets email is what a visitor types or picks, or what the site says. */
	private const TAG = '/\[[A-Za-z_][^\[\]]*+\]/';

	/**
	 * Who gets email: addresses and mail-tags of recipients and copies, the owner's as his address, and addresses that stand behind choices.
	 *
	 * @return list<string>
	 */
	public static function recipients( Form $form ): array {
		$mails  = self::mails( $form );
		$to     = implode( "\n", array_column( $mails, 'recipient' ) );
		$copies = preg_match_all( '/^\s*+b?cc\s*+:.*$/im', implode( "\n", array_column( $mails, 'additional_headers' ) ), $found ) ? $found[0] : [];
		$behind = [];
		foreach ( $form->tags() as $tag ) {
			foreach ( $tag->pipes as [ $shown, $sent ] ) {
				$behind = [ ...$behind, ...( $shown === $sent ? [] : [ $sent ] ) ];
			}
		}
		$owner = get_option( 'admin_email' );
		$to    = str_replace( '[_site_admin_email]', is_string( $owner ) ? $owner : '', implode( "\n", [ $to, ...$copies ] ) );
		preg_match_all( self::TAG, $to, $tags );
		return array_values( array_unique( [ ...self::in( implode( "\n", [ ...$behind, $to ] ) ), ...$tags[0] ] ) );
	}

	/** @return list<string> Every address that the form names, also one that nothing is sent to. */
	public static function addresses( Form $form ): array {
		$mails = self::mails( $form );
		return self::in( implode( "\n", [ $form->template, ...array_column( $mails, 'recipient' ), ...array_column( $mails, 'additional_headers' ) ] ) );
	}

	/** @return array<string, Mail> Those that are sent. */
	private static function mails( Form $form ): array {
		return array_filter( MailSettings::of( $form ), static fn ( array $mail ): bool => $mail['active'] || 'mail' === $mail['part'] );
	}

	/** @return list<string> */
	private static function in( string $text ): array {
		preg_match_all( self::ADDRESS, $text, $found );
		return array_values( array_unique( $found[0] ) );
	}

	/**
	 * What visitors and readers of mails get to see; visitors are led to addresses of this site alone.
	 *
	 * @return array<mixed>
	 */
	public static function shown( Form $form ): array {
		return [ $form->template, $form->messages, array_column( array_filter( MailSettings::of( $form ), static fn ( array $mail ): bool => $mail['use_html'] ), 'body' ), array_column( $form->after, 'text' ) ];
	}

	/**
	 * The list that is shown before forms come.
	 *
	 * @param list<Form> $forms
	 * @return list<array{ name: string, label: string, values: list<string> }>
	 */
	public static function lines( array $forms ): array {
		$effects = new ImportEffects();
		foreach ( $forms as $form ) {
			foreach ( self::recipients( $form ) as $recipient ) {
				$effects->note( ImportEffects::MAIL, $recipient, $form->title );
			}
			$effects->add( self::shown( $form ), $form->title );
		}
		return $effects->lines(
			ImportEffects::labels(
				mail: __( 'Email goes to', 'frontage-forms' ),
				nobody: __( 'Nobody', 'frontage-forms' ),
				sends: __( 'HTML forms send to', 'frontage-forms' ),
				loads: __( 'Loads from', 'frontage-forms' ),
				here: __( 'This site only', 'frontage-forms' ),
				code: __( 'Code that runs', 'frontage-forms' ),
				none: __( 'None', 'frontage-forms' ),
			)
		);
	}
}
