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

	private const MOST = 7;

	/**
	 * What prints a page in a process of its own: on the database of this one, which it leaves as it was. The first visitor has
	 * WordPress make a menu, which is a post that is saved; the theme's header shows a menu of ours where there is one.
	 */
	private const PAGE = <<<'PHP'
		define( 'WP_USE_THEMES', true );
		require %s;
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		\Frontage\Kit\Frontend\BlockTypes::register_patterns(); // As the theme's header has WordPress do.
		unregister_block_pattern( 'frontage-site/header' );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$_SERVER['REQUEST_URI'] = %s;
		%s
		ob_start();
		wp();
		require ABSPATH . WPINC . '/template-loader.php';
		$html = ob_get_clean();
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$patterns = array_map( static fn ( string $file ): string => 'frontage/' . basename( $file, '.php' ), glob( get_template_directory() . '/patterns/*.php' ) );
		echo wp_json_encode( [ 'html' => $html, 'files' => get_included_files(), 'patterns' => array_values( array_filter( $patterns, [ WP_Block_Patterns_Registry::get_instance(), 'is_registered' ] ) ) ] );
		PHP;

	/** A REST call in a process of its own, as WordPress's front controller answers it. */
	private const CALL = <<<'PHP'
		define( 'WP_USE_THEMES', true );
		require %s;
		$_SERVER['REQUEST_URI'] = %s;
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$GLOBALS['body'] = '';
		ob_start( static function ( string $part ): string {
			$GLOBALS['body'] .= $part;
			return '';
		} );
		register_shutdown_function( static function (): void { // WordPress has ended the buffer before.
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			$types = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
			$patterns = array_map( static fn ( string $file ): string => 'frontage/' . basename( $file, '.php' ), glob( get_template_directory() . '/patterns/*.php' ) );
			echo wp_json_encode( [ 'html' => $GLOBALS['body'], 'files' => get_included_files(), 'blocks' => array_values( preg_grep( '~^frontage/~', $types ) ), 'patterns' => array_values( array_filter( $patterns, [ WP_Block_Patterns_Registry::get_instance(), 'is_registered' ] ) ) ] );
		} );
		wp();
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

	/** @var array<string, array{ html: string, files: list<string>, patterns: list<string> }> */
	private static array $pages = [];

	/** @var array<string, array{ html: string, files: list<string>, blocks: list<string>, patterns: list<string> }> By route. */
	private static array $calls = [];

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
			'with a block'      => [ '/hello-world/', 'kses_remove_filters(); wp_update_post( [ "ID" => 1, "post_content" => "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:frontage/counter {\"end\":7} /--></div><!-- /wp:group -->" ] );' ],
			'with a shortcode'  => [ '/hello-world/', '$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( \Frontage\Forms\Starters\DefaultForm::create( "en_US" ) ); kses_remove_filters(); wp_update_post( [ "ID" => 1, "post_content" => "[contact-form-7 id=\"$form->id\"]" ] );' ],
			'with blocks of PHP' => [ '/hello-world/', 'add_filter( "the_content", static fn (): string => render_block( [ "blockName" => "frontage/counter", "attrs" => [ "end" => 7 ], "innerBlocks" => [], "innerHTML" => "", "innerContent" => [] ] ) );' ],
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
		foreach ( [ '/', '/frontage/v1', '/wp/v2/frontage_slider', '/wp/v2/settings', '/wp/v2/block-types', ...array_merge( ...array_values( self::routes_of_wordpress() ) ) ] as $route ) {
			$code = sprintf( self::CALL, self::code( dirname( __DIR__, 3 ) . '/tests/bootstrap.php' ), self::code( "/wp-json$route" ) );
			$said = [];
			exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) . ' 2>/dev/null', $said, $status );
			$call = json_decode( implode( "\n", $said ), true );
			self::assertIsArray( $call, "$route: " . implode( "\n", $said ) );
			self::$calls[ $route ] = $call;
		}
	}

	/** @return array<string, array{ string }> */
	public static function routes_of_wordpress(): array {
		return [
			'post types' => [ '/wp/v2/types' ],
			'pages'      => [ '/wp/v2/pages' ],
			'users'      => [ '/wp/v2/users/1' ],
		];
	}

	#[DataProvider( 'routes_of_wordpress' )]
	public function test_a_call_of_wordpress_reads_no_class_of_a_route_or_a_setting( string $route ): void {
		$call = self::$calls[ $route ];
		self::assertStringNotContainsString( 'rest_no_route', $call['html'] );
		self::assertSame( [], array_values( preg_grep( '~/frontage-[^/]+/.*(?:Controller|Settings|SettingsScreen|SiteBehaviors|\.asset)\.php$~', $call['files'] ) ?: [] ) );
		self::assertSame( [], $call['blocks'] );
	}

	public function test_a_call_that_asks_for_routes_settings_or_blocks_gets_them(): void {
		self::assertStringContainsString( 'contact-forms', self::$calls['/frontage/v1']['html'] );
		self::assertStringContainsString( '"/frontage/v1/contact-forms"', stripslashes( self::$calls['/']['html'] ) );
		self::assertStringContainsString( 'rest_forbidden', self::$calls['/wp/v2/frontage_slider']['html'], 'Visitors get no list of sliders.' );
		self::assertNotSame( [], preg_grep( '~/frontage-forms/src/Settings\.php$~', self::$calls['/wp/v2/settings']['files'] ) );
		self::assertContains( 'frontage/counter', self::$calls['/wp/v2/block-types']['blocks'] );
	}

	public function test_a_page_registers_the_blocks_that_it_has(): void {
		self::assertStringContainsString( 'fr-counter', self::$pages['with a block']['html'] );
		self::assertStringContainsString( 'wp-block-frontage-counter', self::$pages['with a block']['html'] );
		self::assertStringContainsString( 'frontage-counter-style', explode( '</head>', self::$pages['with a block']['html'] )[0], 'Its style is in the head.' );
		self::assertSame( [], preg_grep( '~/build/blocks/.*/editor/~', self::$pages['with a block']['files'] ), 'Files of the editor are not read.' );
		self::assertStringContainsString( 'wpcf7-form', self::$pages['with a shortcode']['html'] );
		self::assertStringContainsString( 'frontage-contact-form-style', self::$pages['with a shortcode']['html'] );
		self::assertStringContainsString( 'fr-counter', self::$pages['with blocks of PHP']['html'] );
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
			// The kit is one copy for all plugins.
			if ( preg_match( '~/plugins/(frontage-[^/]+)/(kit/(?!kit\.php))?~', $file, $found ) ) {
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

	public function test_a_page_registers_the_patterns_of_the_theme_that_it_names_and_a_call_all(): void {
		self::assertContains( 'frontage/header', self::$pages['a post']['patterns'] );
		self::assertContains( 'frontage/posts', self::$pages['a list of posts']['patterns'] );
		self::assertStringContainsString( 'wp-block-post-template', self::$pages['a list of posts']['html'] );
		foreach ( [ 'a post', 'a page', 'a list of posts' ] as $which ) {
			self::assertLessThan( 15, count( self::$pages[ $which ]['patterns'] ), implode( ', ', self::$pages[ $which ]['patterns'] ) );
		}
		$files = glob( dirname( __DIR__, 3 ) . '/themes/frontage/patterns/*.php' ) ?: [];
		self::assertNotSame( [], $files );
		self::assertEqualsCanonicalizing( array_map( static fn ( string $file ): string => 'frontage/' . basename( $file, '.php' ), $files ), self::$calls['/wp/v2/pages']['patterns'] );
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
