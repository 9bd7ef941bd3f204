<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Kit\Database\Database;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\CompiledSliderCache;
use Frontage\Slider\Rendering\CompiledSliderTable;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Sliders of templates, widgets and patterns, kept as they were made where no post holds them. */
#[Group( 'database' )]
final class CompiledSliderTableTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		CompiledSliderTable::delete_all();
	}

	private static function slider( int $layers = 90, string $word = 'Word' ): string {
		$list = array_map( static fn ( int $n ): array => [ 'id' => "l$n", 'html' => "$word $n" ], range( 1, $layers ) );
		return serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => 'heavy', 'slides' => [ [ 'key' => 'a', 'layers' => $list ] ] ] ) );
	}

	/** As a template shows it: no post holds it. */
	private static function view( string $content ): string {
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		return do_blocks( $content );
	}

	/** @return list<array<string, string|null>> */
	private static function rows(): array {
		global $wpdb;
		return Database::rows( (string) $wpdb->prepare( 'SELECT * FROM %i', Database::table( CompiledSliderTable::NAME ) ) ) ?: [];
	}

	public function test_it_is_made_once_and_then_read_with_one_query(): void {
		global $wpdb;
		$made   = self::view( self::slider() );
		$before = $wpdb->num_queries;
		self::assertSame( $made, self::view( self::slider() ) );
		self::assertSame( $before + 1, $wpdb->num_queries );
		self::assertCount( 1, self::rows() );
		self::view( self::slider( word: 'Other' ) );
		self::assertCount( 2, self::rows() );
		CompiledSliderCache::delete_all();
		self::assertSame( [], self::rows() );
	}

	public function test_cron_and_the_command_line_bring_the_table_up_to_date(): void {
		update_option( 'frontage_slider_db_version', -1 );
		do_action( 'frontage_upgrade' );
		self::assertSame( 1, (int) get_option( 'frontage_slider_db_version' ) );
		self::assertNotFalse( has_action( 'cli_init', [ \Frontage\Kit\Database\DatabaseUpgrader::class, 'add_command' ] ) );
	}

	public function test_the_database_of_a_newer_version_is_left_alone_and_named_in_site_health(): void {
		$names = static fn (): array => array_keys( apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'] );
		self::assertNotContains( 'frontage_slider_newer_database', $names() );
		update_option( 'frontage_slider_db_version', 3 );
		do_action( 'frontage_upgrade' );
		self::assertSame( 3, (int) get_option( 'frontage_slider_db_version' ) );
		self::assertContains( 'frontage_slider_newer_database', $names() );
		self::assertSame( 'recommended', apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct']['frontage_slider_newer_database']['test']()['status'] );
		update_option( 'frontage_slider_db_version', 1 );
	}

	public function test_a_short_one_is_not_asked_for(): void {
		global $wpdb;
		self::view( self::slider( 3 ) ); // WordPress asks for what it asks for once.
		$before = $wpdb->num_queries;
		self::assertStringContainsString( 'Word 3', self::view( self::slider( 3 ) ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_what_somebody_else_wrote_there_is_not_printed(): void {
		global $wpdb;
		$made = self::view( self::slider() );
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET content = REPLACE(content, %s, %s)', Database::table( CompiledSliderTable::NAME ), 'Word 7', '<script>alert(1)</script>' ) );
		self::assertStringContainsString( 'alert(1)', (string) self::rows()[0]['content'] );
		self::assertSame( $made, self::view( self::slider() ) );
	}

	public function test_what_editors_try_out_is_not_kept(): void {
		wp_set_current_user( 1 );
		self::view( self::slider() );
		self::assertSame( [], self::rows() );
	}

	public function test_there_is_an_end_to_it_and_rows_go_after_a_week(): void {
		global $wpdb;
		$table = Database::table( CompiledSliderTable::NAME );
		for ( $row = 0; $row < 99; $row++ ) {
			CompiledSliderTable::store( hash( 'sha256', (string) $row ), 'x' );
		}
		CompiledSliderTable::store( str_repeat( 'b', 64 ), str_repeat( 'x', 8 * MB_IN_BYTES ) );
		self::assertCount( 99, self::rows(), 'Too many bytes.' );
		CompiledSliderTable::store( str_repeat( 'a', 64 ), 'x' );
		CompiledSliderTable::store( str_repeat( 'c', 64 ), 'x' );
		self::assertCount( 100, self::rows(), 'Too many rows.' );
		self::assertStringContainsString( 'Word 40', self::view( self::slider() ) );
		Database::run( (string) $wpdb->prepare( 'UPDATE %i SET made = %d', $table, time() - WEEK_IN_SECONDS - 1 ) );
		self::view( self::slider() );
		self::assertCount( 1, self::rows() );
	}

	public function test_a_site_without_the_table_shows_its_sliders(): void {
		$elsewhere = static fn ( string $query ): string => str_replace( CompiledSliderTable::NAME, 'frontage_slider_nowhere', $query );
		add_filter( 'query', $elsewhere );
		self::assertStringContainsString( 'Word 40', self::view( self::slider() ) );
	}

	public function test_it_goes_with_its_site(): void {
		self::assertContains( Database::table( CompiledSliderTable::NAME ), apply_filters( 'wpmu_drop_tables', [], get_current_blog_id() ) );
	}
}
