<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** Renders an email preview: its headers as a list, its body as text, or in a sandboxed frame. */
final class MailPreviewBox {

	/** @param array{subject: string, from: string, to: string, headers: list<string>, body: string, html: bool, files: list<string>, sample: bool, received: string} $mail */
	public static function print( array $mail ): void {
		printf( '<section class="frontage-code__shown"><h4>%s</h4>', esc_html( $mail['sample'] ? __( 'As it looks with sample values', 'frontage-forms' ) : __( 'As it looks for the newest message', 'frontage-forms' ) ) );
		$head = [
			__( 'From', 'frontage-forms' )            => $mail['from'],
			__( 'To', 'frontage-forms' )              => $mail['to'],
			__( 'Subject', 'frontage-forms' )         => $mail['subject'],
			__( 'Further headers', 'frontage-forms' ) => implode( "\n", $mail['headers'] ),
			__( 'Attachments', 'frontage-forms' )     => implode( ', ', $mail['files'] ),
		];
		echo '<dl>';
		foreach ( array_filter( $head, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			printf( '<dt>%s</dt><dd dir="auto">%s</dd>', esc_html( $name ), nl2br( esc_html( $value ) ) );
		}
		echo '</dl>';
		if ( $mail['html'] ) {
			printf( '<iframe sandbox="" title="%s" srcdoc="%s"></iframe>', esc_attr__( 'Text of the mail', 'frontage-forms' ), esc_attr( $mail['body'] ) );
		} else {
			printf( '<pre dir="auto" tabindex="0">%s</pre>', esc_html( $mail['body'] ) );
		}
		echo '</section>';
	}
}
