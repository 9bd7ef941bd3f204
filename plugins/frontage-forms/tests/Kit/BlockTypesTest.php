<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Block types that wait on pages: in a process of its own, where WordPress's front controller answers. */
#[Group( 'processes' )]
final class BlockTypesTest extends WordPressTestCase {

	private const PAGE = <<<'PHP'
		define( 'WP_USE_THEMES', true );
		require %s;
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		delete_option( 'frontage_layout_blocks' );
		$GLOBALS['wp_actions']['wp'] = 1;
		kses_remove_filters();
		$post = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- wp:frontage/counter {"end":7} /-->' ] );
		$said = [ 'excerpt' => get_the_excerpt( $post ), 'after an excerpt' => get_option( 'frontage_layout_blocks', '' ) ];
		do_blocks( '<!-- wp:frontage/sign-in /-->' );
		$said['after a template'] = get_option( 'frontage_layout_blocks', '' );
		Frontage\Kit\Frontend\BlockTypes::add( %s );
		do_blocks( '<!-- wp:frontage/late /-->' );
		$said['late'] = WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/late' );
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		echo wp_json_encode( $said );
		PHP;

	/** @var array<string, mixed> */
	private static array $said = [];

	/** Before a test begins a transaction, for which the page's own would wait. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$folder = sys_get_temp_dir() . '/' . uniqid( 'late-' ) . '/build/blocks';
		mkdir( "$folder/late", 0700, true );
		file_put_contents( "$folder/blocks-manifest.php", "<?php return [ 'late' => [ 'name' => 'frontage/late', 'title' => 'Late' ] ];" );
		file_put_contents( "$folder/late/block.json", '{"name":"frontage/late","title":"Late"}' );
		$code = sprintf( self::PAGE, var_export( dirname( __DIR__, 4 ) . '/tests/bootstrap.php', true ), var_export( $folder, true ) );
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) . ' 2>&1', $lines );
		$said = json_decode( implode( "\n", $lines ), true );
		self::assertIsArray( $said, implode( "\n", $lines ) );
		self::$said = $said;
	}

	public function test_blocks_of_a_post_that_is_only_quoted_are_not_of_the_layout(): void {
		self::assertSame( [ 'Words', '' ], [ self::$said['excerpt'], self::$said['after an excerpt'] ] );
		self::assertSame( 'frontage-accounts', self::$said['after a template'] );
	}

	public function test_a_plugin_that_registers_after_another_content_was_read_is_found(): void {
		self::assertTrue( self::$said['late'] );
	}
}
