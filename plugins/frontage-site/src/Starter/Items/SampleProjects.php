<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Items;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use Frontage\Site\PluginFiles;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\Looks\Look;
use Frontage\Site\Starter\StyleVariations;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The sample projects of a look.
 *
 * @phpstan-import-type Project from Look
 */
final class SampleProjects {

	/** @return list<StarterItem> */
	public static function items( string $look ): array {
		$projects = StyleVariations::look( $look )?->projects();
		if ( ! $projects ) {
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
		foreach ( $projects as $at => $project ) {
			$number  = $at + 1;
			$items[] = new StarterItem(
				key: "work:$number",
				group: $group,
				title: $project['title'],
				make: static fn (): int|WP_Error => self::insert( $project, $number ),
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

	/** @param Project $project */
	private static function insert( array $project, int $number ): int|WP_Error {
		if ( ! post_type_exists( PortfolioPostType::TYPE ) ) {
			PortfolioPostType::register(); // It was turned on in this request.
		}
		$image = StarterItems::add_image( PluginFiles::file( "assets/starter/$project[image].webp" ), $project['title'] );
		if ( is_wp_error( $image ) ) {
			return $image;
		}
		$id = VerifiedWrite::post(
			[
				'post_type'    => PortfolioPostType::TYPE,
				'post_status'  => 'publish',
				'post_date'    => (string) wp_date( 'Y-m-d H:i:s', time() - $number * DAY_IN_SECONDS ), // Keeps the order: the first is the newest.
				'post_title'   => $project['title'],
				'post_content' => sprintf( '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->', esc_html__( 'Describe the brief, what you did, and the result. Add one or two images.', 'frontage-site' ) ),
			]
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$refused = VerifiedWrite::meta( $id, 'subtitle', $project['subtitle'] );
		if ( $refused ) {
			return $refused; // The caller deletes what was created.
		}
		set_post_thumbnail( $id, $image );
		$term = term_exists( $project['category'], PortfolioPostType::TAXONOMY ) ?: wp_insert_term( $project['category'], PortfolioPostType::TAXONOMY );
		if ( is_wp_error( $term ) ) {
			return VerifiedWrite::refusal_error( $project['category'] );
		}
		if ( is_array( $term ) ) {
			wp_set_object_terms( $id, (int) $term['term_id'], PortfolioPostType::TAXONOMY );
		}
		return $id;
	}
}
