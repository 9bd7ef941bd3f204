<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Frontend\CoreReact;
use Frontage\Kit\Frontend\Islands;
use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Script_Modules;
use WP_Scripts;

/** The kit's PHP where it runs: what a page with an island gets, and what a page without one does not. */
final class IslandsTest extends WordPressTestCase {

	private const ASSET_FILE = __DIR__ . '/island.asset.php';

	/** @var ?string A file of ours that stands in for the build's. */
	private ?string $stand_in = null;

	protected function setUp(): void {
		parent::setUp();
		$this->set_modules( new WP_Script_Modules() );
		$GLOBALS['wp_scripts'] = null;
		( new \ReflectionProperty( Islands::class, 'addresses' ) )->setValue( null, [] ); // Each test is a page of its own.
		$this->build_where_nothing_is_built( dirname( __DIR__, 2 ) . '/kit/client/assets.php' );
	}

	protected function tearDown(): void {
		if ( $this->stand_in ) {
			unlink( $this->stand_in );
		}
		$this->set_modules( null );
		$GLOBALS['wp_scripts'] = null;
		parent::tearDown();
	}

	public function test_nothing_is_known_or_asked_before_a_page_uses_an_island(): void {
		do_action( 'wp_enqueue_scripts' );
		self::assertNull( wp_script_modules()->get_registered( '@frontage/kit/islands' ) );
		self::assertStringNotContainsString( 'frontage', $this->print_modules() );
	}

	public function test_an_island_brings_the_loader_alone_and_the_addresses_of_the_rest(): void {
		global $wpdb;
		wp_load_alloptions(); // As on every page,
		get_option( 'frontage_site_behaviours' ); // and so does the site's plugin.
		wp_scripts();
		$before = $wpdb->num_queries;
		Islands::attributes( 'frontage/test', self::ASSET_FILE );
		Islands::attributes( 'frontage/test', self::ASSET_FILE );
		$html = $this->print_modules();

		self::assertSame( 1, preg_match_all( '/<script[^>]+src=/', $html ), $html );
		self::assertMatchesRegularExpression( '#src="http://example\.test/wp-content/plugins/frontage-[a-z]+/kit/client/islands\.js\?ver=\w+"#', $html );
		self::assertStringNotContainsString( 'modulepreload', $html );
		$imports = $this->json( $html, 'wp-importmap' )['imports'];
		self::assertIsArray( $imports );
		foreach ( [ 'announce', 'react', 'request', 'slot' ] as $part ) {
			self::assertStringContainsString( "/kit/client/$part.js?ver=", $imports[ "@frontage/kit/$part" ] );
		}
		self::assertSame(
			[ 'frontage/test' => 'http://example.test/wp-content/plugins/frontage-forms/tests/Kit/island.js?ver=abc123' ],
			$this->json( $html, 'wp-script-module-data-@frontage/kit/islands' )['islands']
		);
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_an_island_that_was_not_built_leaves_the_element_to_php(): void {
		self::assertSame( '', Islands::attributes( 'frontage/unbuilt', __DIR__ . '/unbuilt.asset.php', [ 'a' => 1 ] ) );
		self::assertSame( '', $this->print_modules() );
	}

	/** @param array<string, mixed> $props */
	#[DataProvider( 'props' )]
	public function test_props_arrive_as_they_were_given( array $props ): void {
		add_shortcode( 'lab', static fn (): string => 'RUN' );
		add_shortcode( 'your-name', static fn (): string => 'RUN' );
		$html = '<form ' . Islands::attributes( 'frontage/test', self::ASSET_FILE, $props ) . '></form><p>[lab]</p>';
		$html = do_shortcode( wptexturize( $html ) );
		remove_shortcode( 'lab' );
		remove_shortcode( 'your-name' );

		self::assertStringContainsString( '<p>RUN</p>', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( 'form' ) );
		self::assertSame( 'frontage/test', $tags->get_attribute( 'data-island' ) );
		self::assertSame( $props, json_decode( (string) $tags->get_attribute( 'data-props' ), true ) );
	}

	/** @return array<string, array{ array<string, mixed> }> */
	public static function props(): array {
		return [
			'none'                    => [ [] ],
			'lists and numbers'       => [ [ 'rules' => [ [ 'rule' => 'maxlength', 'threshold' => 400 ] ], 'on' => true ] ],
			'quotes and tags'         => [ [ 'text' => '"double" \'single\' <b>bold</b> </form><script>alert(1)</script>' ] ],
			'entities in the text'    => [ [ 'text' => '&quot;quoted&quot; &amp;amp; &#8217; Q&A' ] ],
			'shortcodes in the text'  => [ [ 'text' => 'Dear [your-name], [lab] [lab]x[/lab] [[lab]]' ] ],
			'other scripts and emoji' => [ [ 'text' => 'Übung ☎ 日本語 👍 "…" -- 5" x 7"' ] ],
			'backslashes and breaks'  => [ [ 'text' => "C:\\new\\table\nnext\ttab", 'url' => 'https://example.test/a/b?c=d&e[]=f' ] ],
		];
	}

	public function test_the_element_names_its_island_but_not_where_its_code_is(): void {
		$html = Islands::attributes( 'frontage/test', self::ASSET_FILE );
		self::assertSame( 'data-island="frontage/test" data-props="{}"', $html );
	}

	public function test_react_is_the_sites_own(): void {
		self::assertSame(
			[
				[ 'React', 'http://example.test/wp-includes/js/dist/vendor/react.min.js?ver=' . wp_scripts()->registered['react']->ver ],
				[ 'ReactDOM', 'http://example.test/wp-includes/js/dist/vendor/react-dom.min.js?ver=' . wp_scripts()->registered['react-dom']->ver ],
			],
			$this->core_scripts()
		);
	}

	public function test_a_site_in_a_folder_keeps_its_folder(): void {
		wp_scripts()->base_url = 'https://example.test/shop/wp';
		self::assertStringStartsWith( 'https://example.test/shop/wp/wp-includes/js/', $this->core_scripts()[0][1] );
	}

	/** @param list<array{ string, string }> $expected */
	#[DataProvider( 'replaced_modules' )]
	public function test_a_react_that_a_plugin_put_in_place_is_used( string|false $src, string|false|null $version, array $expected ): void {
		wp_deregister_script( 'react' );
		wp_register_script( 'react', $src, [], $version );
		self::assertSame( $expected, array_values( array_filter( $this->core_scripts(), static fn ( array $script ): bool => 'React' === $script[0] ) ) );
	}

	/** @return array<string, array{ string|false, string|false|null, list<array{ string, string }> }> */
	public static function replaced_modules(): array {
		return [
			'another host'         => [ 'https://cdn.example/react.js', '18.3', [ [ 'React', 'https://cdn.example/react.js?ver=18.3' ] ] ],
			'whatever the scheme'  => [ '//cdn.example/react.js', '18.3', [ [ 'React', '//cdn.example/react.js?ver=18.3' ] ] ],
			'without a version'    => [ 'https://cdn.example/react.js', null, [ [ 'React', 'https://cdn.example/react.js' ] ] ],
			'no file of its own'   => [ false, '18.3', [] ],
			'a file of the site’s' => [ '/files/react.js', '1&2', [ [ 'React', 'http://example.test/files/react.js?ver=1&2' ] ] ],
		];
	}

	public function test_without_a_version_of_its_own_a_script_has_wordpress_version(): void {
		wp_deregister_script( 'react' );
		wp_register_script( 'react', '/react.js' );
		self::assertSame( 'http://example.test/react.js?ver=' . get_bloginfo( 'version' ), $this->core_scripts()[0][1] );
	}

	public function test_filters_on_script_addresses_are_asked(): void {
		add_filter( 'script_loader_src', static fn ( string $src, string $handle ): string => 'react-dom' === $handle ? '' : str_replace( 'http://example.test', 'https://cdn.example', $src ), 10, 2 );
		$scripts = $this->core_scripts();
		self::assertSame( [ 'React' ], array_column( $scripts, 0 ) );
		self::assertStringStartsWith( 'https://cdn.example/', $scripts[0][1] );
	}

	public function test_registering_twice_changes_nothing(): void {
		ScriptModules::register();
		$first = wp_script_modules()->get_registered( '@frontage/kit/islands' );
		self::assertNotNull( $first );
		ScriptModules::register();
		self::assertSame( $first, wp_script_modules()->get_registered( '@frontage/kit/islands' ) );
	}

	/** @return list<array{ string, string }> */
	private function core_scripts(): array {
		/** @var list<array{ string, string }> $scripts */
		$scripts = CoreReact::add_scripts( [] )['scripts'];
		return $scripts;
	}

	/** What WordPress prints of script modules at the end of a page. */
	private function print_modules(): string {
		ob_start();
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_script_module_preloads();
		wp_script_modules()->print_script_module_data();
		return (string) ob_get_clean();
	}

	/** @return array<mixed> */
	private function json( string $html, string $id ): array {
		self::assertSame( 1, preg_match( '#<script[^>]*id="' . preg_quote( $id, '#' ) . '"[^>]*>(.*?)</script>#s', $html, $found ), $html );
		$data = json_decode( $found[1], true );
		self::assertIsArray( $data, $found[1] );
		return $data;
	}

	private function set_modules( ?WP_Script_Modules $modules ): void {
		$GLOBALS['wp_script_modules'] = $modules;
	}

	private function build_where_nothing_is_built( string $file ): void {
		if ( is_file( $file ) ) {
			return;
		}
		$this->stand_in = $file;
		wp_mkdir_p( dirname( $file ) );
		$assets = [];
		foreach ( [ 'announce', 'islands', 'react', 'request', 'slot' ] as $part ) {
			$assets[ "$part.js" ] = [ 'dependencies' => [], 'version' => 'test' ];
		}
		file_put_contents( $file, '<?php return ' . var_export( $assets, true ) . ';' );
	}
}
