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

	/** Template for each look that shows a slider, and where its "#" links lead: a section of the look's home page. */
	private const TEMPLATES = [
		'product'    => [ 'windows', '' ],
		'shop'       => [ 'goods', 'shelf' ],
		'restaurant' => [ 'evening', 'reserve' ],
		'club'       => [ 'morning', '' ],
	];

	/**
	 * On `frontage_starter_parts`.
	 *
	 * @param list<StarterItem> $items
	 * @return list<StarterItem>
	 */
	public static function add( array $items, string $look ): array {
		if ( ! isset( self::TEMPLATES[ $look ] ) ) {
			return $items;
		}
		[ $name, $place ] = self::TEMPLATES[ $look ];

		$title   = TemplateRegistry::all()[ $name ][1];
		$items[] = new StarterItem( key: 'slider:home', group: __( 'Slider', 'frontage-slider' ), title: $title, make: static fn (): int|WP_Error => self::insert( $name, $title, $place ), capability: 'publish_pages', block: self::block( ... ) );
		return $items;
	}

	private static function insert( string $name, string $title, string $place ): int|WP_Error {
		return VerifiedWrite::post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => str_replace( '"url":"#"', '"url":"#' . $place . '"', TemplateRegistry::content( $name ) ),
			]
		);
	}

	/** The slider's block with the slider's own alignment. */
	private static function block( int $id ): string {
		$slider = parse_blocks( (string) get_post_field( 'post_content', $id, 'raw' ) )[0]['attrs'] ?? [];
		return get_comment_delimited_block_content( SliderRepository::BLOCK, [ 'ref' => $id ] + array_intersect_key( $slider, [ 'align' => true ] ), '' );
	}
}
