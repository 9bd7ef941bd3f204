<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\Functions\TextFunctions;

defined( 'ABSPATH' ) || exit;

/**
 * Buttons and dialogs of the tag generator: names, attributes and order are those that add-ons' panels expect.
 *
 * Version 1 panels identify inputs by name (`name`, `values`, classes `option` and `oneline`), version 2 panels by `data-tag-part`.
 */
final class TagGeneratorDialog {

	/** @param array<string, array{title: string, content: string}> $panels */
	public static function render_buttons( array $panels ): void {
		echo '<span id="tag-generator-list" class="hide-if-no-js">';
		foreach ( $panels as $panel ) {
			printf(
				'<button type="button" class="button" data-taggen="open-dialog" data-target="%1$s" title="%2$s">%3$s</button> ',
				esc_attr( $panel['content'] ),
				/* translators: %s: kind of field, such as "email". */
				esc_attr( sprintf( __( 'Insert form-tag: %s', 'frontage-forms' ), $panel['title'] ) ),
				esc_html( $panel['title'] )
			);
		}
		echo '</span>';
	}

	/** @param array<string, mixed> $options id, title, content, version. */
	public static function render_dialog( array $options, callable $content ): void {
		printf(
			'<dialog id="%1$s" class="tag-generator-dialog"><button type="button" class="close-button" title="%2$s" data-taggen="close-dialog">%3$s</button><form method="dialog" class="tag-generator-panel" data-id="%4$s" data-version="%5$s">',
			esc_attr( TextFunctions::to_text( $options['content'] ?? '' ) ),
			esc_attr__( 'Close this dialog', 'frontage-forms' ),
			esc_html__( 'Close', 'frontage-forms' ),
			esc_attr( TextFunctions::to_text( $options['id'] ?? '' ) ),
			esc_attr( TextFunctions::to_text( $options['version'] ?? '1' ) )
		);
		$content();
		echo '</form></dialog>';
	}
}
