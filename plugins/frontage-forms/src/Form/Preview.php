<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/** A form as visitors see it, for the editor's canvas: the same markup without anything that runs. */
final class Preview {

	/** @param array<string, string> $attributes As for the renderer. */
	public static function html( Form $form, array $attributes = [] ): string {
		return self::still( ( new Renderer() )->render( $form, $attributes ) );
	}

	/**
	 * Takes the life out of markup: no scripts, no event attributes, nothing embedded, no island.
	 *
	 * Who may write any HTML may have put scripts into a template. In the page they are the owner's business; in the
	 * editor they would run with the rights of whoever edits the page.
	 */
	public static function still( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), [ 'SCRIPT', 'STYLE' ], true ) ) {
				$tags->set_modifiable_text( '' );
			}
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				if ( self::is_active( $name, $tags->get_attribute( $name ), (string) $tags->get_tag() ) ) {
					$tags->remove_attribute( $name );
				}
			}
		}
		return $tags->get_updated_html();
	}

	private static function is_active( string $name, string|bool|null $value, string $element ): bool {
		if ( str_starts_with( $name, 'on' ) || in_array( $name, [ 'srcdoc', 'data-island', 'data-props', 'formaction', 'autofocus' ], true ) ) {
			return true;
		}
		if ( in_array( $element, [ 'SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'LINK', 'META', 'BASE' ], true ) ) {
			return in_array( $name, [ 'src', 'data', 'href', 'http-equiv' ], true );
		}
		// Browsers ignore blanks and control characters inside the scheme.
		return is_string( $value ) && 1 === preg_match( '/^(?:javascript|vbscript):/i', (string) preg_replace( '/[\x00-\x20]+/', '', $value ) );
	}
}
