<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The carousel markup: for the carousel block, and for blocks with a carousel layout (testimonials). */
final class CarouselRenderer {

	/** Blocks that print their own list, which then scrolls: nested lists would be announced twice. */
	private const LISTS = [ 'core/post-template', 'core/term-template' ];

	/** The start tag of an item until its own carousel has counted it: an item may contain another carousel. */
	private const ITEM = '<li class="fr-carousel__item" data-fr-item>';

	/**
	 * On `render_block_data`: wraps each inner block of a carousel in a list item.
	 *
	 * @param array{ blockName?: string|null, innerBlocks?: list<array{ blockName?: string|null }>, innerContent?: list<string|null> } $block
	 * @return array<string, mixed>
	 */
	public static function make_items( array $block ): array {
		if ( 'frontage/carousel' !== ( $block['blockName'] ?? '' ) || self::is_list( $block['innerBlocks'] ?? [] ) ) {
			return $block;
		}
		$block['innerContent'] = [];
		foreach ( array_keys( $block['innerBlocks'] ?? [] ) as $ignored ) {
			array_push( $block['innerContent'], self::ITEM, null, '</li>' );
		}
		return $block;
	}

	/**
	 * The complete carousel, usable without script; empty if there are no items.
	 *
	 * @param BlockAttributes $settings    Attributes as in block.json of the carousel.
	 * @param string          $items       HTML of list items, or of a list.
	 * @param string          $class       Class of the block that renders it.
	 * @param bool            $is_complete Whether it is the whole block, with its colors and spacing; otherwise it is a part of one.
	 */
	public static function render( BlockAttributes $settings, string $items, string $class = '', bool $is_complete = true ): string {
		$columns          = self::columns( $settings );
		[ $list, $count ] = self::list_items( str_replace( self::ITEM . '</li>', '', $items ), max( $columns ) );
		if ( ! $count ) {
			return '';
		}
		self::enqueue_assets();
		$moves   = $settings->is_true( 'autoplay' );
		$rewinds = 'none' !== $settings->choice( 'loop', [ 'rewind', 'none' ] );
		$data    = [
			'class'                => trim( "fr-carousel $class" ),
			'role'                 => 'region',
			'aria-roledescription' => __( 'carousel', 'frontage-site' ),
			'aria-label'           => NavigationLabel::name( trim( $settings->text( 'ariaLabel' ) ) ?: __( 'Carousel', 'frontage-site' ) ),
			'style'                => $settings->columns( $columns ) . "--fr-count:$count;" . $settings->gap(),
			'data-speed'           => (string) $settings->integer( 'speed', 500, 0, 5000 ),
			'data-step'            => (string) $settings->integer( 'slidesToScroll', 1, 1, 6 ),
			'data-drag'            => self::drag_url(),
		];
		$data   += $rewinds ? [ 'data-rewinds' => '1' ] : [];
		$data   += $moves ? [ 'data-autoplay' => (string) $settings->integer( 'interval', 5000, 1000, 60000 ) ] : [];
		$data   += $moves && $settings->is_true( 'pauseOnHover' ) ? [ 'data-hover' => '1' ] : [];
		$plain   = static fn (): string => implode( ' ', array_map( static fn ( string $name, string $value ): string => sprintf( '%s="%s"', $name, esc_attr( $value ) ), array_keys( $data ), $data ) );
		return '<section ' . ( $is_complete ? get_block_wrapper_attributes( $data ) : $plain() ) . '>'
			. ( $count > min( $columns ) ? self::controls( $settings, $count, $moves, $rewinds ) : '' ) . "$list</section>";
	}

	/** An item for render(), for callers without inner blocks. */
	public static function item( string $html ): string {
		return self::ITEM . $html . '</li>';
	}

	/** For blocks that are a carousel only in one layout: WordPress enqueues the carousel's assets for its own block only. */
	private static function enqueue_assets(): void {
		wp_enqueue_style( generate_block_asset_handle( 'frontage/carousel', 'style' ) );
		wp_enqueue_script_module( generate_block_asset_handle( 'frontage/carousel', 'viewScriptModule' ) );
	}

	/** URL of the script for dragging with a mouse; '' when it is not built, so that the carousel works without dragging. */
	private static function drag_url(): string {
		$file = 'build/blocks/carousel/page/lazy/drag';
		if ( ! is_file( PluginFiles::file( "$file.asset.php" ) ) ) {
			return '';
		}
		/** @var array{ version: string } $asset */
		$asset = require PluginFiles::file( "$file.asset.php" );
		return add_query_arg( 'ver', $asset['version'], PluginFiles::url( "$file.js" ) );
	}

	/**
	 * By the carousel's width. One number is for wide ones; those for narrower ones are derived from it.
	 *
	 * @return non-empty-array<string, int>
	 */
	public static function columns( BlockAttributes $settings ): array {
		$most          = $settings->integer( 'columns', 3, 1, 6 );
		$tablet        = min( 2, $most );
		$column_counts = $settings->nested( 'columns' );
		$all           = [
			'xs' => 1,
			'sm' => $tablet,
			'md' => $tablet,
			'lg' => $most,
			'xl' => $most,
		];
		foreach ( $all as $size => $columns ) {
			$all[ $size ] = $column_counts->integer( $size, $columns, 1, 6 );
		}
		return $all;
	}

	/**
	 * The scrolling list and its number of items. Images outside the initial view are lazy. Of a post's two links, the one
	 * around its image is hidden from keyboard and screen readers, and "Read more" gets the post's title.
	 *
	 * @return array{ string, int }
	 */
	private static function list_items( string $items, int $visible_count ): array {
		$tags = new \WP_HTML_Tag_Processor( str_starts_with( ltrim( $items ), '<ul' ) ? trim( $items ) : "<ul>$items</ul>" );
		if ( ! $tags->next_tag( [ 'tag_name' => 'UL' ] ) ) {
			return [ '', 0 ];
		}
		$tags->add_class( 'fr-carousel__list' );
		$tags->set_attribute( 'tabindex', '0' );
		$own     = str_contains( $items, self::ITEM );
		$titled  = (bool) preg_match( '~wp-block-post-title[^>]*><a ~', $items );
		$count   = 0;
		$picture = false;
		$post    = 0;
		while ( $tags->next_tag() ) {
			$class = (string) $tags->get_attribute( 'class' );
			if ( 'LI' === $tags->get_tag() && ( $own ? null !== $tags->get_attribute( 'data-fr-item' ) : preg_match( '/(?:^|\s)wp-block-(?:post|term|frontage-testimonial)(?:\s|$)/', $class ) ) ) {
				++$count;
				$post = preg_match( '/(?:^|\s)post-(\d+)(?:\s|$)/', $class, $found ) ? (int) $found[1] : 0;
			} elseif ( 'IMG' === $tags->get_tag() && $count > $visible_count ) {
				$tags->set_attribute( 'loading', 'lazy' );
				$tags->remove_attribute( 'fetchpriority' );
			} elseif ( 'A' === $tags->get_tag() && $picture && $titled ) {
				$tags->set_attribute( 'tabindex', '-1' );
				$tags->set_attribute( 'aria-hidden', 'true' );
			} elseif ( 'A' === $tags->get_tag() && $post && str_contains( $class, 'wp-block-post-excerpt__more-link' ) ) {
				self::name_link( $tags, $post );
			}
			$picture = 'FIGURE' === $tags->get_tag() && str_contains( $class, 'wp-block-post-featured-image' );
		}
		return [ str_replace( self::ITEM, '<li class="fr-carousel__item">', $tags->get_updated_html() ), $count ];
	}

	/** Makes "Read more" links distinguishable for screen readers by adding the title. */
	private static function name_link( \WP_HTML_Tag_Processor $tags, int $post ): void {
		$tags->set_bookmark( 'link' );
		$text = $tags->next_token() && '#text' === $tags->get_token_name() ? trim( $tags->get_modifiable_text() ) : '';
		$tags->seek( 'link' );
		if ( '' !== $text ) {
			/* translators: 1: what the link says, such as "Read more". 2: the title of the post. */
			$tags->set_attribute( 'aria-label', sprintf( __( '%1$s: %2$s', 'frontage-site' ), $text, html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ); // set_attribute() escapes it.
		}
	}

	/** Buttons, visible only with script; the pause button comes first. */
	private static function controls( BlockAttributes $settings, int $count, bool $moves, bool $rewinds ): string {
		$arrows = $settings->is_true( 'arrows' );
		$dots   = $settings->is_true( 'dots' );
		if ( ! $arrows && ! $dots && ! $moves ) {
			return '';
		}
		$html = '<div class="fr-carousel__controls">';
		if ( $moves ) {
			$stop  = __( 'Pause', 'frontage-site' );
			$html .= sprintf(
				'<button type="button" class="fr-carousel__button" data-part="pause" data-state="playing" aria-label="%1$s" data-stop="%1$s" data-start="%2$s"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/><path d="m9 6 9 6-9 6z"/></svg></button>',
				esc_attr( $stop ),
				esc_attr__( 'Play', 'frontage-site' )
			);
		}
		if ( $arrows ) {
			$html .= self::arrow( 'previous', __( 'Previous', 'frontage-site' ), 'm14 6-6 6 6 6', $rewinds ? '' : ' aria-disabled="true"' );
			$html .= self::arrow( 'next', __( 'Next', 'frontage-site' ), 'm10 6 6 6-6 6', '' );
		}
		/* translators: 1: a number. 2: how many there are. */
		$of = __( 'Item %1$s of %2$s', 'frontage-site' );
		if ( $dots ) {
			$html .= '<div class="fr-carousel__dots" data-part="dots">';
			for ( $at = 1; $at <= $count; $at++ ) {
				$html .= sprintf( '<button type="button" class="fr-carousel__dot" aria-label="%s"%s></button>', esc_attr( sprintf( $of, number_format_i18n( $at ), number_format_i18n( $count ) ) ), 1 === $at ? ' aria-current="true"' : '' );
			}
			$html .= '</div>';
		}
		return $html . sprintf( '<p class="fr-carousel__status" data-part="status" aria-live="polite" data-text="%s"></p></div>', esc_attr( sprintf( $of, '%s', number_format_i18n( $count ) ) ) );
	}

	private static function arrow( string $part, string $name, string $path, string $more ): string {
		return sprintf( '<button type="button" class="fr-carousel__button" data-part="%s" aria-label="%s"%s><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%s"/></svg></button>', $part, esc_attr( $name ), $more, $path );
	}

	/** @param list<array{ blockName?: string|null }> $blocks */
	private static function is_list( array $blocks ): bool {
		return 1 === count( $blocks ) && in_array( $blocks[0]['blockName'] ?? '', self::LISTS, true );
	}
}
