<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** The texts of the site's widgets, in which forms and sliders are looked for. */
final class WidgetTexts {

	/** Each widget has its text under one of the keys used below. */
	private const OPTIONS = [ 'widget_block', 'widget_text', 'widget_custom_html' ];

	/** All of them, one after the other. */
	public static function read(): string {
		$texts = '';
		foreach ( self::OPTIONS as $option ) {
			$widgets = get_option( $option );
			foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
				$text   = is_array( $widget ) ? $widget['content'] ?? $widget['text'] ?? '' : '';
				$texts .= is_string( $text ) ? $text . "\n" : '';
			}
		}
		return $texts;
	}
}
