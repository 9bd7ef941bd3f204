<?php

declare( strict_types=1 );

namespace Frontage\Site\Tests\Support;

use Frontage\Kit\Import\MediaUsage;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Undo deletes no file that the site shows anywhere. */
#[Group( 'database' )]
final class MediaUsageTest extends WordPressTestCase {

	private const FILE = '2026/12/harbor-scaled.jpg';

	public function test_a_file_that_nothing_shows_is_not_used(): void {
		$id = self::attachment();
		wp_insert_post( [ 'post_status' => 'publish', 'post_content' => '[gallery ids="1' . $id . ',2"] /2026/12/harbors.jpg' ] );
		self::assertFalse( MediaUsage::is_used( $id, true ) );
	}

	/** @return array<string, array{ \Closure( int ): mixed }> */
	public static function uses(): array {
		$post = static fn ( string $content ): int => wp_insert_post( [ 'post_status' => 'publish', 'post_content' => $content ] );
		return [
			'a smaller size'   => [ static fn ( int $id ): int => $post( '<img src="https://example.test/wp-content/uploads/2026/12/harbor-300x200.jpg">' ) ],
			'a gallery'        => [ static fn ( int $id ): int => $post( "[gallery columns=\"2\" ids=\"7, $id,9\"]" ) ],
			'a featured image' => [ static fn ( int $id ): mixed => update_post_meta( $post( 'Words' ), '_thumbnail_id', $id ) ],
			'Elementor'        => [ static fn ( int $id ): mixed => update_post_meta( $post( 'Words' ), '_elementor_data', wp_slash( (string) wp_json_encode( [ 'url' => 'https://example.test/wp-content/uploads/2026/12/harbor.jpg' ] ) ) ) ],
			'the site icon'    => [ static fn ( int $id ): mixed => update_option( 'site_icon', $id ) ],
			'a theme logo'     => [ static fn ( int $id ): mixed => set_theme_mod( 'custom_logo', $id ) ],
			'a widget'         => [ static fn ( int $id ): mixed => update_option( 'widget_block', [ 2 => [ 'content' => '<img src="/wp-content/uploads/2026/12/harbor.jpg">' ] ] ) ],
			'a category'       => [ static fn ( int $id ): mixed => update_term_meta( 1, 'thumbnail_id', $id ) ],
		];
	}

	/** @param \Closure( int ): mixed $uses */
	#[DataProvider( 'uses' )]
	public function test_what_shows_a_file_uses_it( \Closure $uses ): void {
		$id = self::attachment();
		$uses( $id );
		self::assertTrue( MediaUsage::is_used( $id, false ) );
	}

	public function test_a_plugin_may_use_a_file_in_its_settings(): void {
		$id = self::attachment();
		add_filter( 'frontage_media_is_used', static fn ( bool $is_used, int $asked ): bool => $is_used || $asked === $id, 10, 2 );
		self::assertTrue( MediaUsage::is_used( $id, false ) );
	}

	public function test_what_the_database_does_not_answer_counts_as_used(): void {
		$id = self::attachment();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, '_elementor_data' ) ? 'SELECT nothing FROM missing' : $query );
		self::assertTrue( MediaUsage::is_used( $id, false ) );
	}

	private static function attachment(): int {
		return wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Harbor' ], self::FILE );
	}
}
