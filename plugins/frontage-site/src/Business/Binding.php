<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/** The binding source `frontage/business`, which `Plugin` makes known: any block that core can bind shows what Settings → Business says. */
final class Binding {

	public const SOURCE = 'frontage/business';

	/**
	 * What is not known leaves the block as its editor wrote it. WordPress escapes what goes into an attribute of the markup.
	 *
	 * @param array<string, mixed> $arguments `field`; `index` of several, from 0; `part`: `text` or `href`.
	 */
	public static function value( array $arguments, ?\WP_Block $block = null, string $attribute = '' ): ?string {
		$field = $arguments['field'] ?? '';
		$index = $arguments['index'] ?? 0;
		$fact  = is_string( $field ) && is_numeric( $index ) ? Fact::find( $field, (int) $index ) : null;
		$part  = 'href' === ( $arguments['part'] ?? 'text' ) ? $fact?->href : $fact?->text();
		if ( '' === $part || null === $part ) {
			return null;
		}
		if ( 'href' === ( $arguments['part'] ?? 'text' ) ) {
			return esc_url_raw( $part );
		}
		return 'attribute' === ( $block?->block_type?->attributes[ $attribute ]['source'] ?? '' ) ? $part : esc_html( $part );
	}

	/**
	 * For editors: the canvas shows what the page will, without asking again.
	 *
	 * On `enqueue_block_editor_assets`.
	 */
	public static function tell_editor(): void {
		$known = [];
		foreach ( Fact::FIELDS as $field ) {
			$index = 0;
			do {
				$fact = Fact::find( $field, $index++ );
				if ( $fact ) {
					$known[ $field ][] = [
						'lines' => $fact->lines,
						'href'  => $fact->href,
						'label' => $fact->label,
					];
				}
			} while ( $fact && in_array( $field, [ 'phone', 'email', 'address', 'profile' ], true ) );
		}
		$data = [
			'known'    => (object) $known,
			'settings' => current_user_can( 'manage_options' ) ? Screen::url() : '',
		];
		wp_add_inline_script( 'frontage-contact-item-editor-script', 'window.frontageBusiness = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
}
