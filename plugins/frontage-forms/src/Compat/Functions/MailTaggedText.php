<?php

namespace Frontage\Forms\Compat\Functions;

defined( 'ABSPATH' ) || exit;

/** Replaces mail-tags in texts of add-ons, line by line. */
final class MailTaggedText {

	/** Text with mail-tags replaced, in arrays, too. */
	public static function replace_tags( mixed $content, bool $html, bool $exclude_blank ): mixed {
		if ( is_array( $content ) ) {
			return array_map( static fn ( mixed $item ): mixed => self::replace_tags( $item, $html, $exclude_blank ), $content );
		}
		$lines = [];
		foreach ( explode( "\n", is_scalar( $content ) ? (string) $content : '' ) as $line ) {
			$text          = new \WPCF7_MailTaggedText( $line, [ 'html' => $html ] );
			$replaced_text = $text->replace_tags();
			$values        = $text->get_replaced_tags();
			if ( ! $exclude_blank || ! $values || array_filter( $values, static fn ( string $value ): bool => '' !== $value ) ) {
				$lines[] = $replaced_text;
			}
		}
		return implode( "\n", $lines );
	}
}
