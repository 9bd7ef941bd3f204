<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Plugin;
use Frontage\Slider\Rendering\CompiledSliderTable;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Deleting the plugin: with sliders that were trashed, begun and kept by the site. */
#[Group( 'database' )]
final class UninstallTest extends WordPressTestCase {

	protected function tearDown(): void {
		Plugin::register_post_type();
		parent::tearDown();
	}

	/** @return array<string, int> Sliders by status. */
	private static function sliders(): array {
		$ids = [];
		foreach ( [ 'publish', 'draft', 'private', 'trash', 'auto-draft' ] as $status ) {
			$ids[ $status ] = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => $status, 'post_title' => 'S', 'post_content' => 'x' ] );
			add_post_meta( $ids[ $status ], SliderCreator::EXTRAS, '[]' );
		}
		return $ids;
	}

	/** As WordPress does it: nothing of the plugin has been loaded. */
	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage-slider/frontage-slider.php' );
		unregister_post_type( SliderRepository::POST_TYPE );
		CompiledSliderTable::install();
		// A table that is dropped would end the test's transaction: it is noted only.
		$dropped = [];
		$note    = static function ( string $query ) use ( &$dropped ): string {
			if ( str_starts_with( $query, 'DROP TABLE' ) ) {
				$dropped[] = $query;
				return 'SELECT 1';
			}
			return $query;
		};
		add_filter( 'query', $note );
		require dirname( __DIR__ ) . '/uninstall.php';
		remove_filter( 'query', $note );
		self::assertStringContainsString( 'frontage_slider_compiled', implode( $dropped ) );
	}

	public function test_sliders_stay_unless_the_owner_ticked_it(): void {
		$ids = self::sliders();
		self::uninstall();
		foreach ( $ids as $status => $id ) {
			self::assertSame( $status, get_post_status( $id ) );
		}
	}

	public function test_all_go_when_the_owner_ticked_it_also_those_in_the_trash(): void {
		global $wpdb;
		update_option( 'frontage_slider_remove_data', true );
		$ids  = self::sliders();
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => '<!-- wp:frontage/slider /-->' ] );
		self::uninstall();
		foreach ( $ids as $id ) {
			self::assertNull( get_post( $id ) );
			self::assertSame( [], get_post_meta( $id ) );
		}
		self::assertSame( 'publish', get_post_status( $page ) );
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'frontage\_slider%'" ) );
	}

	public function test_a_slider_that_a_site_keeps_stops_nothing(): void {
		update_option( 'frontage_slider_remove_data', true );
		$ids  = self::sliders();
		$keep = static fn ( mixed $delete, \WP_Post $post ): mixed => $post->ID === $ids['publish'] ? false : $delete;
		$runs = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$runs ): string {
				self::assertLessThan( 500, ++$runs, 'It goes on for ever.' );
				return $query;
			}
		);
		add_filter( 'pre_delete_post', $keep, 10, 2 );
		self::uninstall();
		self::assertNull( get_post( $ids['trash'] ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $ids['publish'] ) );
	}
}
