<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use Frontage\Site\PluginFiles;
use Frontage\Site\Portfolio\PortfolioPostType;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Four sample projects, for looks that show projects. */
final class SampleProjects {

	/** @return list<StarterItem> */
	public static function items( string $look ): array {
		if ( ! StyleVariations::shows_work( $look ) ) {
			return [];
		}
		$group         = __( 'Portfolio', 'frontage-site' );
		$is_type_taken = post_type_exists( PortfolioPostType::TYPE ) && ! PortfolioPostType::is_ours();
		$why           = $is_type_taken ? __( 'Another plugin or your theme provides the portfolio.', 'frontage-site' ) : '';
		$items         = [];
		if ( $is_type_taken || ! PortfolioPostType::settings()['on'] || self::is_turned_on_by_starter() ) {
			$items[] = new StarterItem(
				key: 'portfolio:on',
				group: $group,
				title: __( 'Portfolio turned on', 'frontage-site' ),
				make: self::portfolio_option( ... ),
				why: $why,
				capability: 'manage_options',
			);
		}
		foreach ( self::sample_texts() as $at => [ $picture, $title, $line, $category ] ) {
			$number  = $at + 1;
			$items[] = new StarterItem(
				key: "work:$number",
				group: $group,
				title: $title,
				make: static fn (): int|WP_Error => self::insert( $picture, $title, $line, $category, $number ),
				why: $why,
				capability: 'upload_files',
			);
		}
		return $items;
	}

	private static function is_turned_on_by_starter(): bool {
		return isset( CreatedItems::read()['made']['portfolio:on'] );
	}

	/** @return array<string, mixed> */
	private static function portfolio_option(): array {
		return [ PortfolioPostType::OPTION => PortfolioPostType::sanitize( [ 'on' => true ] + PortfolioPostType::settings() ) ];
	}

	/** @return list<array{ string, string, string, string }> Image, title, subtitle, category. */
	private static function sample_texts(): array {
		$buildings = __( 'Buildings', 'frontage-site' );
		$inside    = __( 'Interiors', 'frontage-site' );
		return [
			[ 'house', __( 'House in the trees', 'frontage-site' ), __( 'Larch, two stories, nine months', 'frontage-site' ), $buildings ],
			[ 'street', __( 'Five facades, one street', 'frontage-site' ), __( 'New interiors, preserved facades', 'frontage-site' ), $buildings ],
			[ 'coast', __( 'Boathouse by the sea', 'frontage-site' ), __( 'Concrete below, wood above', 'frontage-site' ), $buildings ],
			[ 'workshop', __( 'A workshop for four', 'frontage-site' ), __( 'Skylights on the north side', 'frontage-site' ), $inside ],
		];
	}

	private static function insert( string $picture, string $title, string $line, string $category, int $number ): int|WP_Error {
		if ( ! post_type_exists( PortfolioPostType::TYPE ) ) {
			PortfolioPostType::register(); // It was turned on in this request.
		}
		$image = StarterItems::add_image( PluginFiles::file( "assets/starter/$picture.webp" ), $title );
		if ( is_wp_error( $image ) ) {
			return $image;
		}
		$id = VerifiedWrite::post(
			[
				'post_type'    => PortfolioPostType::TYPE,
				'post_status'  => 'publish',
				'post_date'    => (string) wp_date( 'Y-m-d H:i:s', time() - $number * DAY_IN_SECONDS ), // Keeps the order: the first is the newest.
				'post_title'   => $title,
				'post_content' => sprintf( '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->', esc_html__( 'Describe the brief, what you did, and the result. Add one or two images.', 'frontage-site' ) ),
			]
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$refused = VerifiedWrite::meta( $id, 'subtitle', $line );
		if ( $refused ) {
			return $refused; // The caller deletes what was created.
		}
		set_post_thumbnail( $id, $image );
		$term = term_exists( $category, PortfolioPostType::TAXONOMY ) ?: wp_insert_term( $category, PortfolioPostType::TAXONOMY );
		if ( is_wp_error( $term ) ) {
			return VerifiedWrite::refusal_error( $category );
		}
		if ( is_array( $term ) ) {
			wp_set_object_terms( $id, (int) $term['term_id'], PortfolioPostType::TAXONOMY );
		}
		return $id;
	}
}
