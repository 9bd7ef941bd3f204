<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** The answers in an email whose message has nothing but one line for each field, `Your name: [your-name]`, and a signature. */
final class AnswerLines {

	/** Groups: label, name of the mail-tag. A consent has no label. As in blocks/forms/contact-form/editor/template/mails.ts. */
	private const LINE = '~^(?:(?:<strong>)?([^\[\]<>]+[:?!…؟？！：])(?:</strong>)?[\t ]*)?\[([A-Za-z_][-0-9A-Za-z:._]*)\]$~u';

	/** From the line `-- ` to the end. */
	private const SIGNATURE = '/^-- ?\R.*/ms';

	/**
	 * Empty for any other message, and for one that a filter or links to large files changed.
	 *
	 * @param string $part `mail`, `mail_2`, `mail_3` …
	 * @return list<array{name: string, label: string, value: string, type: string}> Name of the field, label without its colon, value as plain text, type such as `email`.
	 */
	public static function list_answers( Form $form, string $part, Submission $submission, ComposedMail $mail ): array {
		return Language::with_locale( $form->locale, static fn (): array => self::read_lines( $form, $part, $submission, $mail ) );
	}

	/** @return list<array{name: string, label: string, value: string, type: string}> */
	private static function read_lines( Form $form, string $part, Submission $submission, ComposedMail $mail ): array {
		$template    = MailSettings::find_template( $form, $part );
		$body        = is_string( $template['body'] ?? null ) ? $template['body'] : '';
		$skips_empty = (bool) ( $template['exclude_blank'] ?? false );
		$tags        = new MailTagReplacer( $form, $submission );
		$composed    = $tags->replace_body( $mail->is_html ? HtmlMailBody::prepare_template( $body ) : $body, $mail->is_html, $skips_empty );
		if ( $mail->body !== ( $mail->is_html ? HtmlMailBody::complete_body( $composed, $mail->subject, $form ) : $composed ) ) {
			return [];
		}
		$answers = [];
		foreach ( preg_split( '/\R/', (string) preg_replace( self::SIGNATURE, '', $body ) ) ?: [] as $line ) {
			if ( '' === trim( $line ) ) {
				continue;
			}
			if ( ! preg_match( self::LINE, trim( $line ), $match ) ) {
				return [];
			}
			[ , $label, $tag_name ] = $match;
			$name                   = (string) preg_replace( '/^_(?:raw|format)_/', '', $tag_name );
			$value                  = trim( $tags->replace_body( "[$tag_name]" ) );
			if ( '' !== $value || ! $skips_empty ) {
				$answers[] = [
					'name'  => $name,
					'label' => (string) preg_replace( '/[\s:：]+$/u', '', $label ),
					'value' => $value,
					'type'  => self::find_type( $form, $name ),
				];
			}
		}
		return $answers;
	}

	/** The field's type without its `*`; `text` for a value that is no field. */
	private static function find_type( Form $form, string $name ): string {
		$tags = array_filter( $form->tags(), static fn ( FormTag $tag ): bool => $tag->name === $name );
		return array_values( $tags )[0]->basetype ?? 'text';
	}
}
