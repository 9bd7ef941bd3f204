<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Items;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\PageContent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The header and the footer of a look: edited template parts, as the Site Editor saves them. */
final class TemplatePartItems {

	/** @return list<StarterItem> Of areas for which the theme has a pattern of the look. */
	public static function items( string $look, string $why ): array {
		$titles = [
			'header' => __( 'Header', 'frontage-site' ),
			'footer' => __( 'Footer', 'frontage-site' ),
		];
		$items  = [];
		foreach ( $titles as $area => $title ) {
			if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( "frontage/$look-$area" ) ) {
				$items[] = new StarterItem(
					key: "part:$area",
					group: __( 'Look', 'frontage-site' ),
					title: $title,
					make: static fn ( StarterProgress $progress ): int|WP_Error => self::insert( $look, $area, $title, $progress ),
					why: self::is_edited( $area ) ? __( 'Your own stays unchanged.', 'frontage-site' ) : $why,
					capability: 'edit_theme_options'
				);
			}
		}
		return $items;
	}

	/** Whether the site has a part of its own here that the starter has not made. */
	private static function is_edited( string $area ): bool {
		$template_part = get_block_template( get_stylesheet() . "//$area", 'wp_template_part' );
		return null !== $template_part && null !== $template_part->wp_id && ( CreatedItems::read()['made'][ "part:$area" ]['id'] ?? 0 ) !== $template_part->wp_id;
	}

	private static function insert( string $look, string $area, string $title, StarterProgress $progress ): int|WP_Error {
		$id = VerifiedWrite::post(
			[
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_name'    => $area,
				'post_title'   => $title,
				'post_content' => PageContent::from_pattern( "$look-$area", $look, $progress ),
			]
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, $area, 'wp_template_part_area' );
		return $id;
	}
}
