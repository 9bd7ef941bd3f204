<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Composes the email of a reply: plain text, from the address that the form's emails come from. Answers to it go to the recipient of
 * these. Every header holds one line: addresses are checked, other text loses its line breaks.
 *
 * @phpstan-import-type Line from SubmissionQuery
 */
final class ReplyComposer {

	public function __construct( private readonly SubmissionQuery $query ) {}

	/**
	 * @param Line $row
	 * @return array{to: string, subject: string, body: string, headers: string}
	 */
	public function compose( array $row, string $recipient, string $text ): array {
		[ $from, $answers ] = $this->list_addresses( $row, $recipient );
		$site               = trim( str_replace( [ '"', '<', '>', ',' ], ' ', self::clean_line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) ) );
		$headers            = [ 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: ' . implode( ', ', $answers ) ];
		if ( $from ) {
			$headers[] = "From: $site <$from[0]>";
		}
		return [
			'to'      => $recipient,
			/* translators: %s: the subject of a message, or the title of its form. */
			'subject' => self::clean_line( sprintf( __( 'Re: %s', 'frontage-forms' ), '' !== $row['subject'] ? $row['subject'] : MessagePresenter::form_title( $row['form_id'] ) ) ),
			'body'    => $text,
			'headers' => implode( "\n", $headers ),
		];
	}

	/**
	 * @param Line $row
	 * @return array{list<string>, non-empty-list<string>} The sender, if the form has one, and the recipient of answers; never the visitor.
	 */
	private function list_addresses( array $row, string $recipient ): array {
		$form   = ( new FormRepository() )->find( $row['form_id'] );
		$tags   = $form ? new MailTagReplacer( $form, Submission::from_record( $form, $this->query->load_record( $row['id'] ) ) ) : null;
		$all_of = static function ( string $key ) use ( $form, $tags, $recipient ): array {
			$line = $form && $tags && is_string( $form->mail[ $key ] ?? null ) ? $tags->replace_addresses( $form->mail[ $key ] ) : '';
			// A name before an address may be a visitor's value that looks like one.
			$parts = preg_replace( '/^.*<([^<>]*)>\s*$/s', '$1', array_map( 'trim', preg_split( '/[,;\r\n]+/', $line ) ?: [] ) );
			return array_values( array_filter( $parts, static fn ( string $part ): bool => Formats::is_email( $part ) && 0 !== strcasecmp( $part, $recipient ) ) );
		};
		return [ $all_of( 'sender' ), $all_of( 'recipient' ) ?: [ (string) get_bloginfo( 'admin_email' ) ] ];
	}

	private static function clean_line( string $text ): string {
		return trim( (string) preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', wp_scrub_utf8( $text ) ) );
	}
}
