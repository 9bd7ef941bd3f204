<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Transfer;

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
	public static function list_recipients( Form $form ): array {
		$mails           = self::active_mails( $form );
		$recipient_lines = implode( "\n", array_column( $mails, 'recipient' ) );
		$copies          = preg_match_all( '/^\s*+b?cc\s*+:.*$/im', implode( "\n", array_column( $mails, 'additional_headers' ) ), $matches ) ? $matches[0] : [];
		$piped_values    = [];
		foreach ( $form->tags() as $tag ) {
			foreach ( $tag->pipes as [ $label, $value ] ) {
				$piped_values = [ ...$piped_values, ...( $label === $value ? [] : [ $value ] ) ];
			}
		}
		$owner           = get_option( 'admin_email' );
		$recipient_lines = str_replace( '[_site_admin_email]', is_string( $owner ) ? $owner : '', implode( "\n", [ $recipient_lines, ...$copies ] ) );
		preg_match_all( self::TAG, $recipient_lines, $tags );
		return array_values( array_unique( [ ...self::find_addresses( implode( "\n", [ ...$piped_values, $recipient_lines ] ) ), ...$tags[0] ] ) );
	}

	/** @return list<string> All addresses that the form contains, including those that nothing is sent to. */
	public static function list_addresses( Form $form ): array {
		$mails = self::active_mails( $form );
		return self::find_addresses( implode( "\n", [ $form->template, ...array_column( $mails, 'recipient' ), ...array_column( $mails, 'additional_headers' ) ] ) );
	}

	/** @return array<string, Mail> Emails that are active. */
	private static function active_mails( Form $form ): array {
		return array_filter( MailSettings::list_mails( $form ), static fn ( array $mail ): bool => $mail['active'] || 'mail' === $mail['part'] );
	}

	/** @return list<string> */
	private static function find_addresses( string $text ): array {
		preg_match_all( self::ADDRESS, $text, $matches );
		return array_values( array_unique( $matches[0] ) );
	}

	/**
	 * Everything visitors and readers of emails see; redirects only lead to this site.
	 *
	 * @return array<mixed>
	 */
	public static function visible_texts( Form $form ): array {
		return [ $form->template, $form->messages, array_column( array_filter( MailSettings::list_mails( $form ), static fn ( array $mail ): bool => $mail['use_html'] ), 'body' ), array_column( $form->after, 'text' ) ];
	}

	/**
	 * The list that is shown before forms are imported.
	 *
	 * @param list<Form> $forms
	 * @return list<array{ name: string, label: string, values: list<string> }>
	 */
	public static function list_effects( array $forms ): array {
		$effects = new ImportEffects();
		foreach ( $forms as $form ) {
			foreach ( self::list_recipients( $form ) as $recipient ) {
				$effects->add_effect( ImportEffects::MAIL, $recipient, $form->title );
			}
			$effects->add( self::visible_texts( $form ), $form->title );
		}
		return $effects->lines(
			ImportEffects::labels(
				recipients: __( 'Email recipient', 'frontage-forms' ),
				no_recipients: __( 'None', 'frontage-forms' ),
				form_targets: __( 'HTML form target', 'frontage-forms' ),
				sources: __( 'Content source', 'frontage-forms' ),
				no_sources: __( 'This site only', 'frontage-forms' ),
				code: __( 'Scripts', 'frontage-forms' ),
				no_code: __( 'None', 'frontage-forms' ),
			)
		);
	}
}
