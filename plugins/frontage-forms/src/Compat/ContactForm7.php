<?php

namespace Frontage\Forms\Compat;

/** The names of Contact Form 7 that stand in pages and scripts: shortcodes, block, REST namespace. Silent while that plugin itself is active. */
final class ContactForm7 {

	/** Whether the original plugin runs, or is being switched on in this very request. */
	public static function original_is_active(): bool {
		return defined( 'WPCF7_VERSION' );
	}

	/** @return list<non-falsy-string> REST namespaces in which the form routes stand. */
	public static function namespaces(): array {
		return self::original_is_active() ? [ 'frontage/v1' ] : [ 'frontage/v1', 'contact-form-7/v1' ];
	}

	public static function register(): void {}
}
