<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Admin;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Templates\TemplateRegistry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Slider of a starter site's home page, from one of our templates. */
final class StarterSlider {

	/** Template for each style; other styles use the quotes template. */
	private const TEMPLATES = [
		'shop' => 'split',
	];

	/** Templates with invented testimonials, by kind. `frontage-site` leaves them out for visitors until somebody edits the slider. */
	private const SAMPLES = [ 'quote' => 'testimonial' ];

	/** Target of a template's "#" links: a section that exists on the home page of each style. */
	private const PLACE = 'contact';

	/**
	 * On `frontage_starter_parts`.
	 *
	 * @param list<StarterItem> $items
	 * @return list<StarterItem>
	 */
	public static function add( array $items, string $look ): array {
		$name    = self::TEMPLATES[ $look ] ?? 'quote';
		$title   = TemplateRegistry::all()[ $name ][1];
		$items[] = new StarterItem( key: 'slider:home', group: __( 'Slider', 'frontage-slider' ), title: $title, make: static fn (): int|WP_Error => self::insert( $name, $title ), capability: 'publish_pages', block: static fn ( int $id ): string => self::block( $id, self::SAMPLES[ $name ] ?? '' ) );
		return $items;
	}

	private static function insert( string $name, string $title ): int|WP_Error {
		return VerifiedWrite::post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => str_replace( '"url":"#"', '"url":"#' . self::PLACE . '"', TemplateRegistry::content( $name ) ),
			]
		);
	}

	/** The slider's block with the slider's own alignment. */
	private static function block( int $id, string $sample ): string {
		$slider = parse_blocks( (string) get_post_field( 'post_content', $id, 'raw' ) )[0]['attrs'] ?? [];
		$mark   = '' === $sample ? [] : [ 'metadata' => [ 'frSample' => $sample ] ];
		return get_comment_delimited_block_content( SliderRepository::BLOCK, [ 'ref' => $id ] + array_intersect_key( $slider, [ 'align' => true ] ) + $mark, '' );
	}
}
