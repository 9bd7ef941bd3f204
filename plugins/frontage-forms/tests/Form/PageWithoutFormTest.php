<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** A page without a form pays next to nothing for the plugin. */
#[Group( 'database' )]
final class PageWithoutFormTest extends WordPressTestCase {

	/** In a process of its own, on the database that this one has brought up to date: what WordPress has read when its `init` is over. */
	#[Group( 'processes' )]
	public function test_reads_few_files(): void {
		$page = 'define( "WP_USE_THEMES", true ); require ' . var_export( dirname( __DIR__, 4 ) . '/tests/bootstrap.php', true ) . '; Frontage\\Forms\\Compat\\ContactForm7Loader::declare_all(); echo implode( "\\n", get_included_files() );';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $page ) . ' 2>&1', $files, $status );
		self::assertSame( 0, $status, implode( "\n", $files ) );
		// The kit may come from any plugin of the suite. Its loader is read once, whatever number of plugins there is.
		$ours = preg_grep( '~/plugins/(?:frontage-forms/|frontage-[^/]+/kit/php/)~', $files ) ?: [];
		// What judges commands is read here, since this is one, and by no page.
		$ours = preg_grep( '~/kit/load\.php$|/src/Compat/PluginManagementRequest\.php$~', $ours, PREG_GREP_INVERT ) ?: [];
		self::assertContains( dirname( __DIR__, 2 ) . '/src/Plugin.php', $ours );
		self::assertContains( dirname( __DIR__, 2 ) . '/src/Compat/functions.php', $ours ); // An add-on may ask for one anywhere.
		self::assertLessThanOrEqual( 8, count( $ours ), implode( "\n", $ours ) );
	}

	public function test_asks_the_database_nothing_and_prints_nothing(): void {
		global $wp_filter;
		$this->content_of_page(); // WordPress itself asks some things once a process.
		$ours = $this->content_of_page();
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( is_array( $callback['function'] ) && is_string( $callback['function'][0] ) && str_starts_with( $callback['function'][0], 'Frontage\\Forms\\' ) ) {
						remove_filter( $name, $callback['function'], $priority );
					}
				}
			}
		}
		self::assertSame( $this->content_of_page(), $ours );
		self::assertStringNotContainsString( 'frontage-forms', $ours['html'] );
	}

	/** @return array{html: string, queries: int} Head, content and foot of a page; number of queries. */
	private function content_of_page(): array {
		global $wpdb;
		wp_cache_flush();
		$before = $wpdb->num_queries;
		query_posts( [ 'page_id' => 2 ] );
		the_post();
		ob_start();
		do_action( 'wp_enqueue_scripts' );
		the_content();
		$html = (string) ob_get_clean();
		wp_reset_query();
		return [
			'html'    => $html,
			'queries' => $wpdb->num_queries - $before,
		];
	}
}
