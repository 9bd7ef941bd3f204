<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\MailSettings;

defined( 'ABSPATH' ) || exit;

/** Who receives an email of a form: recipients that the owner named, or an address that a visitor entered. */
final class MailRecipients {

	/** Fields whose values come from the owner's choices, unless they allow free text. */
	private const DECIDED = [ 'select', 'radio', 'checkbox' ];

	/** The name in a mail-tag, as emails parse it. */
	private const MAIL_TAG = '/\[[\t ]*([A-Za-z_][-0-9A-Za-z:._]*)(?=[\t \]])/';

	/**
	 * Whether an email goes to recipients that the owner named. Everything that a visitor can type or a script can send counts as a
	 * visitor's address. That includes hidden fields and names that are no field. The second email always counts as one to the visitor.
	 */
	public static function is_for_owner( FormDocument $form, string $part ): bool {
		$mail = MailSettings::list_mails( $form )[ $part ] ?? null;
		if ( ! $mail || 'mail_2' === $part ) {
			return false;
		}
		if ( 'mail' === $part ) {
			return true;
		}
		$is_decided      = static fn ( FormTag $tag ): bool => in_array( $tag->basetype, self::DECIDED, true ) && ! $tag->has_option( 'free_text' );
		$decided         = array_column( array_filter( $form->tags(), $is_decided ), 'name' );
		$undecided_names = array_column( array_filter( $form->tags(), static fn ( FormTag $tag ): bool => ! $is_decided( $tag ) ), 'name' );
		$known_names     = [ ...array_diff( $decided, $undecided_names ), ...( new FieldGroups( $form->template ) )->list_names() ];
		preg_match_all( self::MAIL_TAG, $mail['recipient'], $matches );
		foreach ( $matches[1] as $tag_name ) {
			$name = (string) preg_replace( [ FormFormat::OLD_MAIL_TAG, '/^_(?:raw|format)_/' ], [ '_', '' ], $tag_name );
			if ( str_starts_with( $name, '_' ) ? str_starts_with( $name, '_user_' ) : ! array_intersect( [ $name, strtr( $name, '.', '_' ) ], $known_names ) ) {
				return false;
			}
		}
		return true;
	}
}
