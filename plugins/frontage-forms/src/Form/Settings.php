<?php

namespace Frontage\Forms\Form;

/** The additional settings of a form: one `name: value` a line, the first of a name wins (docs/reference/contact-forms.md §9). */
final class Settings {

	/** @return array<string, string> */
	public static function parse( string $text ): array {
		$settings = [];
		preg_match_all( '/^[ \t]*([A-Za-z0-9_]+)[ \t]*:[ \t]*(.*?)[ \t]*$/m', str_replace( "\r", "\n", $text ), $lines, PREG_SET_ORDER );
		foreach ( $lines as [ , $name, $value ] ) {
			$settings[ $name ] ??= $value;
		}
		return $settings;
	}
}
