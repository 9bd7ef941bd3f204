<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** An `img` for an image that is no attachment; for attachments there is `wp_get_attachment_image()`. */
final class ImageTag {

	/** @param array<string, string|int> $attributes In the order in which they are printed; escaped here. */
	public static function html( array $attributes, string $end = '>' ): string {
		$html = '<img';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, 'src' === $name ? esc_url( (string) $value ) : esc_attr( (string) $value ) );
		}
		return $html . $end;
	}
}
