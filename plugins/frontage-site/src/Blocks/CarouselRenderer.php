<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** The shell around what scrolls sideways: the carousel block, and every block that can be one (testimonials). */
final class CarouselRenderer {

	/** Blocks that print a list of their own, which then scrolls: a list within a list would be read twice. */
	private const LISTS = [ 'core/post-template', 'core/term-template' ];

	/** An item's start, until its own carousel has counted it: what stands in an item may have items too. */
	private const ITEM = '<li class="fr-carousel__item" data-fr-item>';

	/**
	 * On `render_block_data`: each block in a carousel stands in an item of its list.
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
	 * The whole carousel, ready without script; empty where there is nothing to show.
	 *
	 * @param BlockAttributes $given As in block.json of the carousel.
	 * @param string     $items What blocks printed: list items, or a list with them.
	 * @param string     $class Of the block whose shell this is.
	 * @param bool       $whole Whether it is the whole block, which has what an editor chose of colours and spacing; else it stands in one.
	 */
	public static function printed( BlockAttributes $given, string $items, string $class = '', bool $whole = true ): string {
		$columns = self::columns( $given );
		[ $list, $count ] = self::list( str_replace( self::ITEM . '</li>', '', $items ), max( $columns ) );
		if ( ! $count ) {
			return '';
		}
		self::bring_files();
		$moves   = $given->is( 'autoplay' );
		$rewinds = 'none' !== $given->choice( 'loop', [ 'rewind', 'none' ] );
		$data    = [
			'class'                => trim( "fr-carousel $class" ),
			'role'                 => 'region',
			'aria-roledescription' => __( 'carousel', 'frontage-site' ),
			'aria-label'           => NavigationLabel::name( trim( $given->text( 'ariaLabel' ) ) ?: __( 'Carousel', 'frontage-site' ) ),
			'style'                => $given->columns( $columns ) . "--fr-count:$count;" . $given->gap(),
			'data-speed'           => (string) $given->integer( 'speed', 500, 0, 5000 ),
			'data-step'            => (string) $given->integer( 'slidesToScroll', 1, 1, 6 ),
		];
		$data   += $rewinds ? [ 'data-rewinds' => '1' ] : [];
		$data   += $moves ? [ 'data-autoplay' => (string) $given->integer( 'interval', 5000, 1000, 60000 ) ] : [];
		$data   += $moves && $given->is( 'pauseOnHover' ) ? [ 'data-hover' => '1' ] : [];
		$plain   = static fn (): string => implode( ' ', array_map( static fn ( string $name, string $value ): string => sprintf( '%s="%s"', $name, esc_attr( $value ) ), array_keys( $data ), $data ) );
		return '<section ' . ( $whole ? get_block_wrapper_attributes( $data ) : $plain() ) . '>'
			. ( $count > min( $columns ) ? self::controls( $given, $count, $moves, $rewinds ) : '' ) . "$list</section>";
	}

	/** An item of printed(), for who has no blocks to put into one. */
	public static function item( string $html ): string {
		return self::ITEM . $html . '</li>';
	}

	/** For blocks that are a carousel in one of their layouts only: WordPress brings the carousel's own to its block alone. */
	private static function bring_files(): void {
		wp_enqueue_style( generate_block_asset_handle( 'frontage/carousel', 'style' ) );
		wp_enqueue_script_module( generate_block_asset_handle( 'frontage/carousel', 'viewScriptModule' ) );
	}

	/**
	 * By the width of the carousel. One number stands for large ones; smaller ones follow from it.
	 *
	 * @return non-empty-array<string, int>
	 */
	public static function columns( BlockAttributes $given ): array {
		$most   = $given->integer( 'columns', 3, 1, 6 );
		$tablet = min( 2, $most );
		$chosen = $given->within( 'columns' );
		$all    = [
			'xs' => 1,
			'sm' => $tablet,
			'md' => $tablet,
			'lg' => $most,
			'xl' => $most,
		];
		foreach ( $all as $size => $columns ) {
			$all[ $size ] = $chosen->integer( $size, $columns, 1, 6 );
		}
		return $all;
	}

	/**
	 * The list as it scrolls, and how many items it has. Pictures that are out of sight at first wait; of the two links of a
	 * post the one around its picture is neither read nor reached, and "Read more" says of what.
	 *
	 * @return array{ string, int }
	 */
	private static function list( string $items, int $shown ): array {
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
			} elseif ( 'IMG' === $tags->get_tag() && $count > $shown ) {
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

	/** "Read more" of six posts is six links of one name: the title tells them apart. */
	private static function name_link( \WP_HTML_Tag_Processor $tags, int $post ): void {
		$tags->set_bookmark( 'link' );
		$text = $tags->next_token() && '#text' === $tags->get_token_name() ? trim( $tags->get_modifiable_text() ) : '';
		$tags->seek( 'link' );
		if ( '' !== $text ) {
			/* translators: 1: what the link says, such as "Read more". 2: the title of the post. */
			$tags->set_attribute( 'aria-label', sprintf( __( '%1$s: %2$s', 'frontage-site' ), $text, html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ); // Which escapes it.
		}
	}

	/** Buttons, seen only where script can run; what stops the movement comes first. */
	private static function controls( BlockAttributes $given, int $count, bool $moves, bool $rewinds ): string {
		$arrows = $given->is( 'arrows' );
		$dots   = $given->is( 'dots' );
		if ( ! $arrows && ! $dots && ! $moves ) {
			return '';
		}
		$html = '<div class="fr-carousel__controls">';
		if ( $moves ) {
			$stop  = __( 'Stop moving', 'frontage-site' );
			$html .= sprintf(
				'<button type="button" class="fr-carousel__button" data-part="pause" data-state="playing" aria-label="%1$s" data-stop="%1$s" data-start="%2$s"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/><path d="m9 6 9 6-9 6z"/></svg></button>',
				esc_attr( $stop ),
				esc_attr__( 'Start moving', 'frontage-site' )
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
