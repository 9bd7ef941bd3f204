<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** Renders an email preview: its headers as a list, its body as text, or in a sandboxed frame. */
final class MailPreviewBox {

	/** @param array{subject: string, from: string, to: string, headers: list<string>, body: string, answers: list<array{name: string, label: string, value: string, type: string}>, html: bool, files: list<string>, sample: bool, received: string, page: string, inbox: string} $mail */
	public static function render( array $mail ): string {
		$head = array_filter(
			[
				__( 'Sender', 'frontage-forms' )          => $mail['from'],
				__( 'Recipient', 'frontage-forms' )       => $mail['to'],
				__( 'Subject', 'frontage-forms' )         => $mail['subject'],
				__( 'Additional headers', 'frontage-forms' ) => implode( "\n", $mail['headers'] ),
				__( 'Attachments', 'frontage-forms' )     => implode( ', ', $mail['files'] ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return sprintf(
			'<section class="frontage-code__shown"><h4>%s</h4><dl>%s</dl>%s</section>',
			esc_html( $mail['sample'] ? __( 'Preview with sample values', 'frontage-forms' ) : __( 'Preview with newest message', 'frontage-forms' ) ),
			implode( '', array_map( static fn ( string $name, string $value ): string => sprintf( '<dt>%s</dt><dd dir="auto">%s</dd>', esc_html( $name ), esc_html( $value ) ), array_keys( $head ), $head ) ),
			// The other functions leave entities as they are: the mail's "&lt;" would be shown as "<".
			$mail['html']
				? sprintf( '<iframe sandbox="" title="%s" srcdoc="%s"></iframe>', esc_attr__( 'Email body', 'frontage-forms' ), esc_textarea( $mail['body'] ) )
				: sprintf( '<pre dir="auto" tabindex="0">%s</pre>', esc_textarea( $mail['body'] ) )
		);
	}
}
