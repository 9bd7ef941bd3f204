<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** The content of a price plan: features, and its buttons once per billing period with its own URL. */
final class PricePlanContent {

	private const FROM = '<!--fr-buttons-->';

	private const TO = '<!--/fr-buttons-->';

	/**
	 * On `render_block_data`: marks the buttons in the rendered output, so that they need not be rendered again.
	 *
	 * @param array{ blockName?: string|null, innerBlocks?: list<array{ blockName?: string|null }>, innerContent?: list<string|null> } $block
	 * @return array<string, mixed>
	 */
	public static function mark_buttons( array $block ): array {
		if ( 'frontage/price-plan' !== ( $block['blockName'] ?? '' ) ) {
			return $block;
		}
		$block['innerContent'] = [];
		foreach ( $block['innerBlocks'] ?? [] as $inner ) {
			array_push( $block['innerContent'], ...( 'core/buttons' === ( $inner['blockName'] ?? '' ) ? [ self::FROM, null, self::TO ] : [ null ] ) );
		}
		return $block;
	}

	/**
	 * @param string           $content HTML of the inner blocks.
	 * @param list<BlockAttributes> $prices  In the order of the periods.
	 */
	public static function render( string $content, array $prices ): string {
		$addresses = array_filter( array_map( static fn ( BlockAttributes $price ): string => $price->address( 'url' ), $prices ) );
		$each      = static function ( array $found ) use ( $addresses, $prices ): string {
			$html = '';
			foreach ( array_keys( $prices ) as $index ) {
				$html .= '<div class="fr-price-plan__buttons" data-price="' . $index . '">' . self::with_button_url( $found[1], $addresses[ $index ] ?? '' ) . '</div>';
			}
			return $html;
		};
		$content   = $addresses ? preg_replace_callback( '~' . self::FROM . '(.*?)' . self::TO . '~s', $each, $content ) ?? $content : $content;
		return self::with_screen_reader_text( InnerBlocksContent::without_blank_points( str_replace( [ self::FROM, self::TO ], '', $content ) ) );
	}

	/** Points the first link of the buttons to the period's URL. */
	private static function with_button_url( string $buttons, string $address ): string {
		$tags = new \WP_HTML_Tag_Processor( $buttons );
		if ( '' !== $address && $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$tags->set_attribute( 'href', html_entity_decode( $address ) );
		}
		return $tags->get_updated_html();
	}

	/** Adds hidden text to features that are not included, for visitors who see neither icon nor color. */
	private static function with_screen_reader_text( string $html ): string {
		$words = '<span class="screen-reader-text">' . esc_html__( 'Not included:', 'frontage-site' ) . ' </span>';
		return preg_replace( '~<li class="[^"]*\bis-style-excluded\b[^"]*"[^>]*>~', '$0' . $words, $html ) ?? $html;
	}
}
