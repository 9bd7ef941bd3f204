<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Compat\PluginManagementRequest;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** Where the names of Contact Form 7 are declared, and where never. */
final class ContactForm7LoaderTest extends WordPressTestCase {

	protected function tearDown(): void {
		$GLOBALS['pagenow'] = 'index.php';
		$_GET               = [];
		$_POST              = [];
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public static function addresses(): iterable {
		yield 'a page' => [ '/contact/?name=x', false ];
		yield 'a submission' => [ '/wp-json/contact-form-7/v1/contact-forms/5/feedback', false ];
		yield 'ours' => [ '/sub/wp-json/frontage/v1/contact-forms/5/refill', false ];
		yield 'without pretty addresses' => [ '/index.php?rest_route=/frontage/v1/contact-forms/5/feedback', false ];
		yield "an add-on's route" => [ '/wp-json/cf7-steps/v1/check', false ];
		yield "a theme's own route" => [ '/wp-json/harbour/v1/quote', false ];
		yield "a plugin's own route" => [ '/wp-json/my-plugin/v1/installments', false ];
		yield "WordPress's own" => [ '/wp-json/wp/v2/pages/5', false ];
		yield 'plugins' => [ '/wp-json/wp/v2/plugins/contact-form-7/wp-contact-form-7', true ];
		yield 'plugins without pretty addresses' => [ '/?rest_route=/wp/v2/plugins', true ];
		yield 'many calls in one' => [ '/wp-json/batch/v1', true ];
		yield "a shop's plugins" => [ '/wp-json/wc-admin/plugins/activate', true ];
		yield 'a wizard' => [ '/wp-json/wizard/v1/install-plugin', true ];
	}

	#[DataProvider( 'addresses' )]
	public function test_pages_and_routes_know_the_names_but_those_that_manage_plugins( string $address, bool $manages ): void {
		self::assertSame( [ $manages, $manages ], [ PluginManagementRequest::is_route( $address ), \Frontage\Kit\Admin\PluginManagementRequest::is_route( $address ) ] );
	}

	/** @return iterable<string, array{string, array<string, string>, bool}> */
	public static function screens(): iterable {
		yield 'the list of forms' => [ 'admin.php', [ 'page' => 'wpcf7' ], false ];
		yield 'the inbox' => [ 'admin.php', [ 'page' => 'frontage-forms' ], false ];
		yield "an add-on's screen" => [ 'admin.php', [ 'page' => 'cfdb7-list.php', 'fid' => '5' ], false ];
		yield "a theme's screen" => [ 'themes.php', [ 'page' => 'harbour' ], false ];
		yield 'what plugins.php does, under another name' => [ 'plugins.php', [ 'page' => 'x', 'action' => 'activate-selected', 'checked' => 'y' ], true ];
		yield "a theme's list of plugins" => [ 'themes.php', [ 'page' => 'tgmpa-install-plugins' ], true ];
		yield "a theme's settings" => [ 'admin.php', [ 'page' => 'harbour' ], false ];
		yield "a builder's editor" => [ 'post.php', [ 'post' => '5', 'action' => 'elementor' ], false ];
		yield "an add-on's question" => [ 'admin-ajax.php', [ 'action' => 'cf7mls_validation' ], false ];
		yield "a theme's question" => [ 'admin-ajax.php', [ 'action' => 'harbour_more' ], false ];
		yield 'the dashboard' => [ 'index.php', [], false ];
		yield 'plugins' => [ 'plugins.php', [], true ];
		yield 'switching on' => [ 'plugins.php', [ 'action' => 'activate', 'plugin' => 'contact-form-7/wp-contact-form-7.php' ], true ];
		yield 'switching on by a link' => [ 'update.php', [ 'action' => 'activate-plugin' ], true ];
		yield 'switching on in the background' => [ 'admin-ajax.php', [ 'action' => 'activate-plugin' ], true ];
		yield 'updating in the background' => [ 'admin-ajax.php', [ 'action' => 'update-plugin' ], true ];
		yield 'recommended plugins of a form add-on' => [ 'admin.php', [ 'page' => 'cf7-setup', 'action' => 'activate_plugin' ], true ];
		yield "a theme's installer" => [ 'themes.php', [ 'page' => 'tgmpa-install-plugins', 'tgmpa-activate' => 'activate-plugin' ], true ];
		yield 'updates' => [ 'update-core.php', [], true ];
	}

	/** @param array<string, string> $get */
	#[DataProvider( 'screens' )]
	public function test_screens_know_the_names_but_those_that_manage_plugins( string $screen, array $get, bool $manages ): void {
		$GLOBALS['pagenow'] = $screen;
		$_GET               = $get;
		self::assertSame( [ $manages, $manages ], [ PluginManagementRequest::is_screen(), \Frontage\Kit\Admin\PluginManagementRequest::is_screen() ] );
	}

	/** @return iterable<string, array{string, array<string, mixed>, array<string, mixed>, bool}> Screen, address, body, whether the names stand there. */
	public static function lists(): iterable {
		yield 'plugins are looked at' => [ 'plugins.php', [ 'plugin_status' => 'inactive' ], [], true ];
		yield 'the original is searched for' => [ 'plugins.php', [ 's' => 'contact-form-7' ], [], true ];
		yield 'the original is searched for in the background' => [ 'admin-ajax.php', [], [ 'action' => 'search-plugins', 's' => 'contact-form-7' ], true ];
		yield 'details of the original are read' => [ 'plugin-install.php', [ 'tab' => 'plugin-information', 'plugin' => 'contact-form-7' ], [], true ];
		yield 'another plugin is activated' => [ 'plugins.php', [ 'action' => 'activate', 'plugin' => 'hello.php' ], [], true ];
		yield 'some are' => [ 'plugins.php', [], [ 'action' => 'activate-selected', 'checked' => [ 'hello.php' ] ], true ];
		yield 'some are, with the original' => [ 'plugins.php', [], [ 'action' => 'activate-selected', 'checked' => [ 'hello.php', 'contact-form-7/wp-contact-form-7.php' ] ], false ];
		yield 'the original is' => [ 'plugins.php', [ 'action' => 'activate', 'plugin' => 'contact-form-7/wp-contact-form-7.php' ], [], false ];
		yield 'the original is, encoded twice' => [ 'plugins.php', [ 'action' => 'activate', 'plugin' => 'contact%2Dform%2D7%2Fwp-contact-form-7.php' ], [], false ];
		yield 'the original is deleted' => [ 'plugins.php', [ 'action' => 'delete-selected', 'checked' => [ 'contact-form-7/wp-contact-form-7.php' ] ], [ 'verify-delete' => '1' ], true ];
		yield 'the original is deleted in the background' => [ 'admin-ajax.php', [], [ 'action' => 'delete-plugin', 'plugin' => 'contact-form-7/wp-contact-form-7.php' ], true ];
		yield 'another is updated' => [ 'update.php', [ 'action' => 'upgrade-plugin', 'plugin' => 'hello.php' ], [], true ];
		yield 'the original is updated' => [ 'update-core.php', [ 'action' => 'do-plugin-upgrade' ], [ 'checked' => [ 'contact-form-7/wp-contact-form-7.php' ] ], false ];
		yield 'another is updated in the background' => [ 'admin-ajax.php', [], [ 'action' => 'update-plugin', 'plugin' => 'hello.php' ], true ];
		yield 'the original is activated in the background' => [ 'admin-ajax.php', [], [ 'action' => 'activate-plugin', 'slug' => 'contact-form-7' ], false ];
		yield "a theme's installer in the background" => [ 'admin-ajax.php', [], [ 'action' => 'harbour_install_plugins' ], false ];
		yield 'themes are looked at' => [ 'themes.php', [], [], true ];
		yield 'a theme was activated' => [ 'themes.php', [ 'activated' => 'true' ], [], true ];
		yield 'the original is activated by an address of another plugin' => [ 'plugins.php', [ 'harbour-activate' => 'contact-form-7' ], [], false ];
		yield 'a theme is activated' => [ 'themes.php', [ 'action' => 'activate', 'stylesheet' => 'harbour' ], [], true ];
		yield "a theme's list of plugins" => [ 'themes.php', [ 'page' => 'tgmpa-install-plugins' ], [], false ];
		yield 'an import' => [ 'import.php', [ 'import' => 'harbour' ], [ 'step' => '2' ], false ];
	}

	/**
	 * @param array<string, mixed> $get
	 * @param array<string, mixed> $post
	 */
	#[DataProvider( 'lists' )]
	public function test_lists_of_plugins_know_the_names_unless_the_original_is_meant( string $screen, array $get, array $post, bool $stand ): void {
		$GLOBALS['pagenow'] = $screen;
		$_GET               = $get;
		$_POST              = $post;
		self::assertSame( $stand, PluginManagementRequest::is_about_others() );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, bool}> Method, address, body, whether the names stand there. */
	public static function plugin_routes(): iterable {
		$original = 'contact-form-7/wp-contact-form-7';
		yield 'plugins are listed' => [ 'GET', '/wp-json/wp/v2/plugins', [], true ];
		yield 'the original is looked at' => [ 'GET', "/wp-json/wp/v2/plugins/$original", [], true ];
		yield 'another is activated' => [ 'PUT', '/wp-json/wp/v2/plugins/hello', [ 'status' => 'active' ], true ];
		yield 'another is activated, without pretty addresses' => [ 'POST', '/index.php?rest_route=/wp/v2/plugins/hello', [ 'status' => 'active' ], true ];
		yield 'another is installed' => [ 'POST', '/wp-json/wp/v2/plugins', [ 'slug' => 'hello-dolly', 'status' => 'active' ], true ];
		yield 'the original is activated' => [ 'PUT', "/wp-json/wp/v2/plugins/$original", [ 'status' => 'active' ], false ];
		yield 'the original is activated, encoded' => [ 'PUT', '/wp-json/wp/v2/plugins/contact%2Dform%2D7/wp-contact-form%2D7', [ 'status' => 'active' ], false ];
		yield 'the original is activated by a request that says that it is another one' => [ 'GET', "/wp-json/wp/v2/plugins/$original?_method=PUT", [ 'status' => 'active' ], false ];
		yield 'the original is deleted' => [ 'DELETE', "/wp-json/wp/v2/plugins/$original", [], true ];
		yield 'the original is installed' => [ 'POST', '/wp-json/wp/v2/plugins', [ 'slug' => 'contact-form-7', 'status' => 'active' ], false ];
		yield "a shop's plugins" => [ 'POST', '/wp-json/wc-admin/plugins/activate', [ 'plugins' => 'hello' ], false ];
		yield 'a wizard' => [ 'GET', '/wp-json/wizard/v1/install-plugin', [], false ];
		yield 'many calls that save widgets' => [ 'POST', '/wp-json/batch/v1', self::calls( '/wp/v2/widgets/text-2', '/wp/v2/sidebars/footer' ), true ];
		yield 'many calls, one to another plugin' => [ 'POST', '/wp-json/batch/v1', self::calls( '/wp/v2/widgets/text-2', '/wp/v2/plugins/hello' ), true ];
		yield 'many calls, one to the original' => [ 'POST', '/wp-json/batch/v1', self::calls( '/wp/v2/widgets/text-2', "/wp/v2/plugins/$original" ), false ];
		yield 'many calls, one to a wizard' => [ 'POST', '/wp-json/batch/v1', self::calls( '/wp/v2/widgets/text-2', '/wizard/v1/install-plugin' ), false ];
		yield 'many calls that nobody can read' => [ 'POST', '/wp-json/batch/v1', [], false ];
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'plugin_routes' )]
	public function test_routes_of_plugins_know_the_names_unless_the_original_is_meant( string $method, string $address, array $body, bool $stand ): void {
		$_SERVER['REQUEST_METHOD'] = $method;
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		self::assertSame( $stand, PluginManagementRequest::is_route_about_others( $address, $body ? (string) wp_json_encode( $body ) : '' ) );
		$_POST = $body; // As a form.
		self::assertSame( $stand, PluginManagementRequest::is_route_about_others( $address, '' ) );
	}

	public function test_a_name_in_escapes_is_read(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertFalse( PluginManagementRequest::is_route_about_others( '/wp-json/wp/v2/plugins', '{"slug":"contact\\u002dform\\u002d7"}' ) );
		self::assertFalse( PluginManagementRequest::is_route_about_others( '/wp-json/wp/v2/plugins', 'slug=contact%2Dform%2D7' ) );
		$_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] = 'PUT';
		$_SERVER['REQUEST_METHOD']              = 'GET';
		self::assertFalse( PluginManagementRequest::is_route_about_others( '/wp-json/wp/v2/plugins/contact-form-7/wp-contact-form-7', '' ) );
	}

	/** @return array<string, mixed> The body of a batch. */
	private static function calls( string ...$paths ): array {
		return [
			'requests' => array_map(
				static fn ( string $path ): array => [
					'method' => 'PUT',
					'path'   => $path,
					'body'   => [ 'status' => 'active' ],
				],
				$paths
			),
		];
	}

	/** @return iterable<string, array{list<string>, bool}> Words, whether the names stand there. */
	public static function plugin_commands(): iterable {
		yield 'plugins are listed' => [ [ 'plugin', 'list' ], true ];
		yield 'another is activated' => [ [ 'plugin', 'activate', 'hello' ], true ];
		yield 'all are updated' => [ [ '--path=/srv/site', 'plugin', 'update', '--all' ], true ];
		yield 'another is installed' => [ [ 'plugin', 'install', 'hello-dolly', '--activate' ], true ];
		yield 'an archive is installed' => [ [ 'plugin', 'install', './forms.zip' ], true ];
		yield 'core is updated' => [ [ 'core', 'update' ], true ];
		yield 'the original is activated' => [ [ 'plugin', 'activate', 'hello', 'contact-form-7' ], false ];
		yield 'the original is activated or not' => [ [ 'plugin', 'toggle', 'contact-form-7' ], false ];
		yield 'the original is asked about' => [ [ 'plugin', 'is-active', 'contact-form-7' ], true ];
		yield 'the original is deleted' => [ [ 'plugin', 'delete', 'contact-form-7' ], true ];
		yield 'the original is installed' => [ [ 'plugin', 'install', 'https://example.test/contact-form-7.6.1.6.zip', '--activate' ], false ];
		yield 'an archive is installed and activated' => [ [ 'plugin', 'install', './forms.zip', '--activate' ], false ];
		yield 'an archive is installed and activated in the network' => [ [ 'plugin', 'install', '--activate-network', './forms.zip' ], false ];
		yield 'all are activated' => [ [ 'plugin', 'activate', '--all' ], false ];
	}

	/** @param list<string> $words */
	#[DataProvider( 'plugin_commands' )]
	public function test_commands_of_plugins_know_the_names_unless_the_original_is_meant( array $words, bool $stand ): void {
		self::assertSame( $stand, PluginManagementRequest::is_command_about_others( $words ) );
	}

	/** @return iterable<string, array{list<string>, bool}> */
	public static function commands(): iterable {
		yield 'code' => [ [ 'eval', 'echo WPCF7_VERSION;' ], false ];
		yield 'a script' => [ [ 'eval-file', 'plugin.php' ], false ];
		yield 'cron' => [ [ '--url=example.test', 'cron', 'event', 'run', '--due-now' ], false ];
		yield 'plugins' => [ [ 'plugin', 'activate', 'contact-form-7' ], true ];
		yield 'with options before' => [ [ '--path=/srv/site', '@live', 'plugin', 'list' ], true ];
		yield 'updates' => [ [ 'core', 'update' ], true ];
	}

	/** @param list<string> $words */
	#[DataProvider( 'commands' )]
	public function test_commands_know_the_names_but_those_that_manage_plugins( array $words, bool $manages ): void {
		self::assertSame( [ $manages, $manages ], [ PluginManagementRequest::is_command( $words ), \Frontage\Kit\Admin\PluginManagementRequest::is_command( $words ) ] );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_script_knows_them_and_may_decline(): void {
		self::assertFalse( ContactForm7Loader::is_declarable(), 'as this one does, in its bootstrap' );
		remove_all_filters( 'frontage_forms_declare_original_names' );
		self::assertTrue( ContactForm7Loader::is_declarable() );
		define( 'WP_CLI', true );
		$_SERVER['argv'] = [ 'wp', 'plugin', 'activate', 'contact-form-7' ];
		self::assertFalse( ContactForm7Loader::is_declarable() );
		$_SERVER['argv'] = [ 'wp', 'plugin', 'list' ];
		self::assertTrue( ContactForm7Loader::is_declarable() );
		$_SERVER['argv'] = [ 'wp', 'eval', 'WPCF7::get_option();' ];
		self::assertTrue( ContactForm7Loader::is_declarable() );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_declares_what_add_ons_look_for(): void {
		self::assertFalse( class_exists( 'WPCF7' ) );
		ContactForm7Loader::declare_all();
		self::assertTrue( class_exists( 'WPCF7' ) );
		self::assertTrue( function_exists( 'wpcf7' ) );
		self::assertTrue( version_compare( (string) constant( 'WPCF7_VERSION' ), '6.1.6', '>=' ) );
		self::assertTrue( constant( 'WPCF7_AUTOP' ) );
		self::assertFileExists( (string) constant( 'WPCF7_PLUGIN' ) );
		$told = 0;
		add_action( 'wpcf7_init', static function () use ( &$told ): void {
			++$told;
		} );
		ContactForm7Loader::init();
		self::assertSame( 1, $told );
	}
}
