<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\StarterPlan;
use Frontage\Site\Starter\StarterUndo;
use Frontage\Tests\WordPressTestCase;

/** Creates and undoes starter sites, and leaves no files and no portfolio behind. */
abstract class StarterTestCase extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		\WP_Theme_JSON_Resolver::clean_cached_data(); // Another test's.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' ); // Resized copies took more than half of each test.
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) as $picture ) {
			wp_delete_attachment( $picture, true ); // Its file is no part of the transaction.
		}
		if ( post_type_exists( PortfolioPostType::TYPE ) ) {
			unregister_taxonomy( PortfolioPostType::TAXONOMY );
			unregister_post_type( PortfolioPostType::TYPE );
			array_map( 'unregister_block_template', [ 'frontage-site//single-portfolio', 'frontage-site//archive-portfolio', 'frontage-site//taxonomy-portfolio-category' ] );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/**
	 * @param list<string> $choices
	 * @param list<string> $use
	 */
	protected static function make( string $look, array $choices = [], array $use = [] ): void {
		foreach ( StarterPlan::items( $look ) as $key => $item ) {
			if ( '' === StarterPlan::blocked_reason( $item ) && ( '' === $item->choice || in_array( $item->choice, $choices, true ) ) ) {
				self::assertSame( '', (string) ItemCreator::make( $look, $key, $choices, $use )?->get_error_message(), $key );
			}
		}
	}

	/**
	 * @param list<string> $remove
	 * @return list<string> Titles of what was kept.
	 */
	protected static function undo( array $remove = [] ): array {
		do {
			self::assertNull( StarterUndo::undo_next( $remove ) );
			$record = CreatedItems::read();
		} while ( $record['made'] );
		StarterUndo::finish();
		return array_column( $record['kept'], 'title' );
	}

	protected static function page( string $title, string $slug ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_name' => $slug ] );
	}
}
