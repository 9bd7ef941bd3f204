<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** The answer to “What is this?” below a setting, for what one line cannot say. */
final class WhatIsThis {

	/** Screens with a Help tab print it. */
	public const STYLE = '.frontage-help summary{display:inline-block;color:var(--wp-admin-theme-color,#2271b1);cursor:pointer;text-decoration:underline}.frontage-help p{max-width:42em;margin-block:.25em .75em}';

	/** @param string $setting The setting's label: screen readers tell several of these apart by it. */
	public static function print( string $setting, string $text ): void {
		printf(
			'<details class="frontage-help"><summary>%s<span class="screen-reader-text"> (%s)</span></summary><p>%s</p></details>',
			esc_html__( 'What is this?', 'frontage-kit' ),
			esc_html( $setting ),
			esc_html( $text )
		);
	}
}
