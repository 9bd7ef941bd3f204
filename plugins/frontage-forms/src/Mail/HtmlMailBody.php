<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\AutoParagraphs;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Language;
use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/** Builds a complete HTML document from the body of an HTML email. */
final class HtmlMailBody {

	/** `<[your-email]>` is an address in angle brackets, not an element; unescaped, a visitor's value would become a tag of the email. */
	public static function prepare_template( string $template ): string {
		return (string) preg_replace( '/<(\[[^\[\]<>]+\])>/', '&lt;$1&gt;', $template );
	}

	/** Adds paragraphs, and a document unless the template contains one. */
	public static function complete_body( string $body, string $subject, Form $form ): string {
		$body = (string) preg_replace_callback(
			'/<([^<>\s]+@[^<>\s]+)>/',
			static fn ( array $match ): string => Formats::is_email( $match[1] ) ? '&lt;' . $match[1] . '&gt;' : $match[0],
			$body
		);
		if ( preg_match( '~<html[>\s].*</html>~is', $body ) ) {
			return $body;
		}
		$parts = [
			'header' => sprintf(
				"<!doctype html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" dir=\"%s\" lang=\"%s\">\n<head>\n<title>%s</title>\n</head>\n<body>\n",
				Language::direction( $form->locale ),
				esc_attr( Language::tag( $form->locale ) ),
				htmlspecialchars( $subject, ENT_QUOTES, 'UTF-8' )
			),
			'body'   => AutoParagraphs::format( $body ),
			'footer' => "</body>\n</html>",
		];
		/**
		 * Filters the three parts of an HTML email's document.
		 *
		 * @since 0.1.0
		 *
		 * @param array{header: string, body: string, footer: string} $parts HTML.
		 * @param Form                                                $form
		 */
		$filtered = apply_filters( 'frontage_forms_html_mail', $parts, $form );
		return implode( '', array_filter( array_replace( $parts, is_array( $filtered ) ? array_intersect_key( $filtered, $parts ) : [] ), 'is_string' ) );
	}
}
