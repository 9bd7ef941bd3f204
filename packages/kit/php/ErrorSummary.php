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
	 * @param string                                              $id      Id of the message, unique on the page.
	 * @param string                                              $message Always rendered, since the script needs it.
	 * @param list<array{ id: string, name: string, text: string }> $errors  `id` is the field's; plain text, in page order.
	 */
	public static function html( string $id, string $message, array $errors ): string {
		$items = '';
		foreach ( $errors as $error ) {
			$items .= sprintf( '<li><a href="#%s">%s</a></li>', esc_attr( $error['id'] ), ShortcodeGuard::without_shortcodes( esc_html( $error['name'] . ' – ' . $error['text'] ) ) );
		}
		return sprintf( '<div class="fr-errors" role="group" tabindex="-1" aria-labelledby="%1$s"><p id="%1$s">%2$s</p><ul>%3$s</ul></div>', esc_attr( $id ), ShortcodeGuard::without_shortcodes( esc_html( $message ) ), $items );
	}
}
