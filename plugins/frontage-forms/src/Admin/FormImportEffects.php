<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Migration\ImportEffects;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the effects of imported forms: who gets email, what is sent to other sites, and what is loaded from them.
 *
 * @phpstan-import-type Mail from MailSettings
 */
final class FormImportEffects {

	private const ADDRESS = '/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u';

	/** Mail-tags in a recipient: the address comes from the visitor's input or from the site. */
	private const TAG = '/\[[A-Za-z_][^\[\]]*+\]/';

	/**
	 * Recipients of email: addresses and mail-tags in recipient and copy headers, with the site admin's address filled in, and addresses
	 * behind the pipes of choices.
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

	/** @return list<string> All addresses that the form contains, including those that nothing is sent to. */
	public static function addresses( Form $form ): array {
		$mails = self::mails( $form );
		return self::in( implode( "\n", [ $form->template, ...array_column( $mails, 'recipient' ), ...array_column( $mails, 'additional_headers' ) ] ) );
	}

	/** @return array<string, Mail> Emails that are active. */
	private static function mails( Form $form ): array {
		return array_filter( MailSettings::of( $form ), static fn ( array $mail ): bool => $mail['active'] || 'mail' === $mail['part'] );
	}

	/** @return list<string> */
	private static function in( string $text ): array {
		preg_match_all( self::ADDRESS, $text, $found );
		return array_values( array_unique( $found[0] ) );
	}

	/**
	 * Everything visitors and readers of emails see; redirects only lead to this site.
	 *
	 * @return array<mixed>
	 */
	public static function shown( Form $form ): array {
		return [ $form->template, $form->messages, array_column( array_filter( MailSettings::of( $form ), static fn ( array $mail ): bool => $mail['use_html'] ), 'body' ), array_column( $form->after, 'text' ) ];
	}

	/**
	 * The list that is shown before forms are imported.
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
				mail: __( 'Email recipient', 'frontage-forms' ),
				nobody: __( 'None', 'frontage-forms' ),
				sends: __( 'HTML form target', 'frontage-forms' ),
				loads: __( 'Content source', 'frontage-forms' ),
				here: __( 'This site only', 'frontage-forms' ),
				code: __( 'Scripts', 'frontage-forms' ),
				none: __( 'None', 'frontage-forms' ),
			)
		);
	}
}
