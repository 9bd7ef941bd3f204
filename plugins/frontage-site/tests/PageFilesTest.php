<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What a page reads of the suite's PHP, while all of it is active. */
#[Group( 'processes' )]
final class PageFilesTest extends WordPressTestCase {

	private const MOST = 8;

	/**
	 * What prints a page in a process of its own: on the database of this one, which it leaves as it was. The first visitor has
	 * WordPress make a menu, which is a post that is saved; the theme's header shows a menu of ours where there is one.
	 */
	private const PAGE = <<<'PHP'
		define( 'WP_USE_THEMES', true );
		require %s;
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		unregister_block_pattern( 'frontage-site/header' );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$_SERVER['REQUEST_URI'] = %s;
		%s
		ob_start();
		wp();
		require ABSPATH . WPINC . '/template-loader.php';
		$html = ob_get_clean();
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		echo wp_json_encode( [ 'html' => $html, 'files' => get_included_files() ] );
		PHP;

	/** Behaviors that have PHP of their own => the files that are read for them. */
	private const SWITCHED = [
		'cursor'           => 'CoreBlocks/CursorFollower',
		'select'           => 'Page/SelectStyling',
		'emoji'            => 'Page/EmojiScript',
		'sticky-header'    => 'Page/StickyHeader',
		'fixed-footer'     => 'Page/FixedFooter',
		'title-fade'       => 'Page/TitleFade',
		'lazy-backgrounds' => 'Page/LazyBackgrounds',
		'back-to-top'      => 'Page/BackToTop',
		'page-loader'      => 'Page/PageLoader',
		'page-transitions' => 'Page/SpeculationRules',
	];

	/** @var array<string, array{ html: string, files: list<string> }> */
	private static array $pages = [];

	/** Before a test begins a transaction, for which a page's own would wait. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$names = array_map( static fn ( string $name ): string => "frontage/$name", array_keys( self::SWITCHED ) );
		$pages = [
			'a post'            => [ '/hello-world/', '' ],
			'a page'            => [ '/sample-page/', '' ],
			'a list of posts'   => [ '/category/uncategorized/', '' ],
			'with the switches' => [ '/hello-world/', sprintf( 'update_option( %s, %s );', self::code( SiteBehaviors::OPTION ), self::code( array_fill_keys( $names, [ 'on' => true ] ) ) ) ],
			'with a select'     => [ '/hello-world/', sprintf( 'update_option( %s, %s ); kses_remove_filters(); wp_update_post( [ "ID" => 1, "post_content" => "<!-- wp:html --><form><select><option>One</option></select></form><!-- /wp:html -->" ] );', self::code( SiteBehaviors::OPTION ), self::code( [ 'frontage/select' => [ 'on' => true ] ] ) ) ],
			'with its own'      => [ '/hello-world/', sprintf( 'update_post_meta( 1, %s, %s );', self::code( PageOverrides::META ), self::code( array_fill_keys( $names, true ) ) ) ],
			'filtered'          => [ '/category/uncategorized/', '$_GET["fr_post_tag"] = "a";' ],
		];
		foreach ( $pages as $which => [ $address, $before ] ) {
			$code = sprintf( self::PAGE, self::code( dirname( __DIR__, 3 ) . '/tests/bootstrap.php' ), self::code( $address ), $before );
			$said = [];
			exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) . ' 2>&1', $said, $status );
			$page = json_decode( implode( "\n", $said ), true );
			self::assertTrue( 0 === $status && is_array( $page ), implode( "\n", $said ) );
			self::$pages[ $which ] = $page;
		}
	}

	/** @return array<string, array{ string }> */
	public static function pages_that_use_nothing(): array {
		return [ 'a post' => [ 'a post' ], 'a page' => [ 'a page' ], 'a list of posts' => [ 'a list of posts' ] ];
	}

	#[DataProvider( 'pages_that_use_nothing' )]
	public function test_a_page_that_uses_nothing_reads_few_files_of_each_plugin( string $which ): void {
		self::assertMatchesRegularExpression( '~<header.*<main.*<footer.*</html>~s', self::$pages[ $which ]['html'] );
		$read = [];
		foreach ( self::$pages[ $which ]['files'] as $file ) {
			// What a block's script needs, a line that WordPress reads itself, stands in *.asset.php. The kit is one copy for all plugins.
			if ( ! str_ends_with( $file, '.asset.php' ) && preg_match( '~/plugins/(frontage-[^/]+)/(kit/(?!kit\.php))?~', $file, $found ) ) {
				$read[ isset( $found[2] ) ? 'the kit' : $found[1] ][] = $file;
			}
		}
		foreach ( glob( dirname( __DIR__, 2 ) . '/frontage-*/src/Plugin.php' ) ?: [] as $plugin ) {
			self::assertContains( $plugin, $read[ basename( dirname( $plugin, 2 ) ) ] ?? [], 'It is active, and counts.' );
		}
		foreach ( $read as $whose => $files ) {
			self::assertLessThanOrEqual( self::MOST, count( $files ), "Of $whose:\n" . implode( "\n", $files ) );
		}
	}

	public function test_what_is_switched_on_is_read_where_it_is(): void {
		foreach ( [ 'a post' => [], 'with the switches' => self::SWITCHED, 'with its own' => self::SWITCHED ] as $which => $expected ) {
			$read = array_filter( self::SWITCHED, static fn ( string $class ): bool => in_array( dirname( __DIR__ ) . "/src/$class.php", self::$pages[ $which ]['files'], true ) );
			self::assertSame( $expected, $read, $which );
		}
		$filter = dirname( __DIR__ ) . '/src/Portfolio/TermFilter.php';
		self::assertNotContains( $filter, self::$pages['a list of posts']['files'] );
		self::assertContains( $filter, self::$pages['filtered']['files'] );
	}

	public function test_the_style_of_selects_is_printed_where_one_is(): void {
		self::assertStringContainsString( 'fr-selects', self::$pages['with the switches']['html'] );
		self::assertStringNotContainsString( 'frontage-behaviour-select-', self::$pages['with the switches']['html'] );
		[ $head ] = explode( '</head>', self::$pages['with a select']['html'] );
		self::assertStringContainsString( 'frontage-behaviour-select-', $head, 'It is there before the select is painted.' );
	}

	private static function code( mixed $value ): string {
		return var_export( $value, true );
	}
}
