<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\LocalFile;
use Frontage\Shop\Request\QueryParameters;

defined( 'ABSPATH' ) || exit;

/** The switch between grid and list, and the view of the next product list. */
final class ProductViewSwitch {

	private const ICONS = [
		'grid' => '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"/>',
		'list' => '<path d="M4 5h4v4H4zM11 7h9M4 15h4v4H4zM11 17h9"/>',
	];

	/** Blocks that may contain a product list. */
	private const LISTS = [ 'woocommerce/legacy-template', 'woocommerce/product-template', 'core/shortcode' ];

	/** Whether a switch was rendered whose list has not been rendered yet. */
	private static bool $is_pending = false;

	/** The HTML of a switch that is printed beside the shop's own sorting. */
	private static string $pending_html = '';

	/** The view in the query string, for pages without script. */
	private static function view(): string {
		return 'list' === QueryParameters::keyword( 'view' ) ? 'list' : 'grid';
	}

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes, string $folder ): string {
		self::restore_in_head( $folder . '/page/classic/restore-view.js' );
		self::$is_pending = true;
		add_filter( 'render_block', [ self::class, 'add_view_class' ], 10, 2 );
		add_action( 'woocommerce_after_shop_loop_item', [ self::class, 'print_description' ], 7 ); // After the link, before the button.
		$buttons = '';
		foreach ( [ 'grid' => __( 'Grid', 'frontage-shop' ), 'list' => __( 'List', 'frontage-shop' ) ] as $view => $name ) {
			$buttons .= sprintf(
				'<a class="fr-product-view__button" href="%s" data-view="%s"%s rel="nofollow"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75">%s</svg><span>%s</span></a>',
				esc_url( 'grid' === $view ? remove_query_arg( 'view' ) : add_query_arg( 'view', $view ) ),
				esc_attr( $view ),
				self::view() === $view ? ' aria-current="true"' : '',
				self::ICONS[ $view ],
				esc_html( $name )
			);
		}
		$switch = sprintf( '<div %s role="group" aria-label="%s">%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-product-view' ] ), esc_attr__( 'Product view', 'frontage-shop' ), $buttons );
		if ( true !== ( $attributes['withSorting'] ?? null ) ) {
			return $switch;
		}
		self::$pending_html = $switch;
		add_filter( 'enqueue_empty_block_content_assets', [ self::class, 'keep_assets' ], 10, 2 );
		add_action( 'woocommerce_before_shop_loop', [ self::class, 'begin_row' ], 15 ); // After notices.
		add_action( 'woocommerce_before_shop_loop', [ self::class, 'end_row' ], 45 ); // After the result count and the sorting.
		return '';
	}

	/** The last chosen view has to be known before the first paint: inlined in the head, where a file would block rendering. */
	private static function restore_in_head( string $file ): void {
		$name = 'frontage-product-view';
		if ( ! is_file( $file ) ) {
			return;
		}
		if ( wp_register_script( $name, false, [], '1', [ 'in_footer' => false ] ) ) {
			wp_add_inline_script( $name, trim( (string) LocalFile::read( $file ) ) );
		}
		wp_enqueue_script( $name );
	}

	/** On `enqueue_empty_block_content_assets`: a block with empty output still needs its assets, since it is printed further down. */
	public static function keep_assets( mixed $keep, string $name ): bool {
		return true === $keep || 'frontage/product-view' === $name;
	}

	/** On `woocommerce_before_shop_loop`: opens the row for the controls of the list. */
	public static function begin_row(): void {
		if ( '' !== self::$pending_html ) {
			echo '<div class="fr-product-view-row">';
		}
	}

	/** On `woocommerce_before_shop_loop`: prints the switch, once; further lists have none. */
	public static function end_row(): void {
		if ( '' !== self::$pending_html ) {
			EscapedMarkup::print( self::$pending_html );
			echo '</div>';
			self::$pending_html = '';
		}
	}

	/**
	 * On `render_block`, after the switch was rendered: gives the next list its view.
	 *
	 * @param array{ blockName?: string|null } $block
	 */
	public static function add_view_class( string $html, array $block ): string {
		if ( ! self::$is_pending || ! in_array( $block['blockName'] ?? '', self::LISTS, true ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'UL' ] ) ) {
			if ( $tags->has_class( 'products' ) || $tags->has_class( 'wc-block-product-template' ) ) {
				$tags->set_attribute( 'data-frontage-view', self::view() );
				$tags->add_class( 'is-' . self::view() );
				self::$is_pending = false;
				break;
			}
		}
		return $tags->get_updated_html();
	}

	/** On `woocommerce_after_shop_loop_item`: the description that only the list view shows. */
	public static function print_description(): void {
		$text = has_excerpt() ? wp_strip_all_tags( (string) get_the_excerpt() ) : '';
		if ( '' !== $text ) {
			printf( '<p class="fr-product-view__text">%s</p>', esc_html( $text ) );
		}
	}
}
