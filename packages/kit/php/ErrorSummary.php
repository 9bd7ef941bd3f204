<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/**
 * The error summary at the top of a form: each invalid field's label, linked to the field. It is hidden until there are
 * errors; packages/kit/client/parts/error-summary.ts fills the same element.
 */
final class ErrorSummary {

	/**
	 * @param string                                              $id      Of the sentence, unlike any other on the page.
	 * @param string                                              $message Stands there from the start, for the script.
	 * @param list<array{ id: string, name: string, text: string }> $errors  By the ids of their fields; plain text, in the order of the page.
	 */
	public static function html( string $id, string $message, array $errors ): string {
		$items = '';
		foreach ( $errors as $error ) {
			$items .= sprintf( '<li><a href="#%s">%s</a></li>', esc_attr( $error['id'] ), ShortcodeGuard::without_shortcodes( esc_html( $error['name'] . ' – ' . $error['text'] ) ) );
		}
		return sprintf( '<div class="fr-errors" role="group" tabindex="-1" aria-labelledby="%1$s"><p id="%1$s">%2$s</p><ul>%3$s</ul></div>', esc_attr( $id ), ShortcodeGuard::without_shortcodes( esc_html( $message ) ), $items );
	}
}
