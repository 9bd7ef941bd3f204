<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/** The block binding source `frontage/business`, registered by `Plugin`: bindable blocks can show data of Settings → Frontage → Business details. */
final class BusinessBindingSource {

	public const SOURCE = 'frontage/business';

	/** Blocks whose text may contain a link; a button is a link itself. */
	private const MAY_LINK = [ 'core/paragraph', 'core/heading', 'core/list-item' ];

	/** @var \WeakMap<\WP_Block, true>|null Blocks without data to show. */
	private static ?\WeakMap $unbound_blocks = null;

	/**
	 * Returns the bound value. Without data, the block keeps the text of its editor; with `link` it is not rendered.
	 * WordPress escapes values of attributes in the markup.
	 *
	 * @param array<string, mixed> $arguments `field`; `index` of several, from 0; `part`: `text`, `href`, or `link` for a clickable
	 *                                           link, with a `label` above it if there is one. Without a part, a text that may
	 *                                           contain a link is one.
	 */
	public static function value( array $arguments, ?\WP_Block $block = null, string $attribute = '' ): ?string {
		$field = $arguments['field'] ?? '';
		$index = $arguments['index'] ?? 0;
		$fact  = is_string( $field ) && is_numeric( $index ) ? BusinessField::find( $field, (int) $index ) : null;
		$part  = $arguments['part'] ?? null;
		if ( ! $fact ) {
			return 'link' === $part && $block ? self::mark_as_empty( $block ) : null;
		}
		if ( 'href' === $part || 'link' === $part && 'url' === $attribute ) {
			return '' === $fact->href ? null : esc_url_raw( $fact->href );
		}
		if ( 'attribute' === ( $block?->block_type?->attributes[ $attribute ]['source'] ?? '' ) ) {
			return $fact->text();
		}
		if ( 'text' === $part || ! in_array( $block?->name, self::MAY_LINK, true ) ) {
			return esc_html( $fact->text() );
		}
		$label = $arguments['label'] ?? '';
		return ( is_string( $label ) && '' !== $label ? '<strong>' . esc_html( $label ) . '</strong><br>' : '' ) . ContactItem::inline_link( (string) $field, $fact );
	}

	/** The block is not rendered, since it has no data. */
	private static function mark_as_empty( \WP_Block $block ): string {
		self::$unbound_blocks         ??= new \WeakMap();
		self::$unbound_blocks[ $block ] = true;
		add_filter( "render_block_{$block->name}", [ self::class, 'hide_unbound_block' ], 10, 3 );
		return '';
	}

	/**
	 * On `render_block_…`: hides a block bound to missing data.
	 *
	 * @param array<string, mixed> $parsed
	 */
	public static function hide_unbound_block( string $html, array $parsed, ?\WP_Block $block = null ): string {
		return $block && isset( self::$unbound_blocks[ $block ] ) ? '' : $html;
	}

	/**
	 * Passes the data to the editor, so that the canvas shows it without another request.
	 *
	 * On `enqueue_block_editor_assets`.
	 */
	public static function add_editor_data(): void {
		$fields = [];
		foreach ( BusinessField::FIELDS as $field ) {
			$index = 0;
			do {
				$fact = BusinessField::find( $field, $index++ );
				if ( $fact ) {
					$fields[ $field ][] = [
						'lines' => $fact->lines,
						'href'  => $fact->href,
						'label' => $fact->label,
					];
				}
			} while ( $fact && in_array( $field, [ 'phone', 'email', 'address', 'profile' ], true ) );
		}
		$data = [
			'known'    => (object) $fields,
			'settings' => current_user_can( 'manage_options' ) ? BusinessScreen::url() : '',
		];
		wp_add_inline_script( 'frontage-site-editor', 'window.frontageBusiness = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
}
