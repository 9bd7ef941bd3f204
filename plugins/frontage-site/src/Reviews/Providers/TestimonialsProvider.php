<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews\Providers;

use Frontage\Site\Reviews\ReviewProvider;
use Frontage\Site\Reviews\ReviewQuery;
use Frontage\Site\Reviews\ReviewResult;

defined( 'ABSPATH' ) || exit;

/** Testimonial blocks of this site: of one page (`of.page`), or of all public pages, newest first. */
final class TestimonialsProvider implements ReviewProvider {

	private const BLOCK = 'frontage/testimonial';

	private const START = '<!-- wp:frontage/testimonial ';

	/** Maximum number of pages to search. */
	private const PAGES = 20;

	public function name(): string {
		return __( 'Testimonials from this site', 'frontage-site' );
	}

	public function is_ready(): bool {
		return true;
	}

	public function is_local(): bool {
		return true;
	}

	public function fetch( ReviewQuery $query ): array {
		$reviews = [];
		$page    = $query->number( 'page' );
		$posts   = $page ? [ get_post( $page ) ] : self::posts();
		foreach ( $posts as $post ) {
			if ( $post && is_post_publicly_viewable( $post ) && '' === $post->post_password ) {
				$reviews = [ ...$reviews, ...self::from_blocks( parse_blocks( $post->post_content ), (string) get_permalink( $post ) ) ];
			}
		}
		return [ 'reviews' => array_slice( $reviews, 0, ReviewResult::MOST ) ];
	}

	/** Whether the content contains testimonials. */
	public static function has( string $content ): bool {
		return str_contains( $content, self::START );
	}

	/** @return list<\WP_Post> Found by a text search. */
	private static function posts(): array {
		$found = new \WP_Query(
			[
				'post_type'              => array_values( get_post_types( [ 'public' => true ] ) ),
				'post_status'            => 'publish',
				'posts_per_page'         => self::PAGES,
				'has_password'           => false,
				's'                      => trim( self::START ),
				'sentence'               => true,
				'search_columns'         => [ 'post_content' ],
				'orderby'                => 'date',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		return array_values( array_filter( $found->posts ?? [], static fn ( mixed $post ): bool => $post instanceof \WP_Post ) );
	}

	/**
	 * @param array<array<mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	private static function from_blocks( array $blocks, string $url ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			if ( self::BLOCK === ( $block['blockName'] ?? '' ) ) {
				$found[] = [
					'author' => self::plain_text( $attributes['name'] ?? '' ),
					'stars'  => $attributes['rating'] ?? 0,
					'text'   => self::plain_text( $attributes['quote'] ?? '' ),
					'date'   => $attributes['date'] ?? '',
					'url'    => $url,
				];
			}
			$found = [ ...$found, ...self::from_blocks( is_array( $block['innerBlocks'] ?? null ) ? array_filter( $block['innerBlocks'], 'is_array' ) : [], $url ) ];
		}
		return $found;
	}

	private static function plain_text( mixed $html ): string {
		return is_string( $html ) ? html_entity_decode( wp_strip_all_tags( str_replace( '<br', "\n<br", $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
	}
}
