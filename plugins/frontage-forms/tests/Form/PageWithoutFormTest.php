<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Tests\WordPressTestCase;

/** A page without a form pays next to nothing for the plugin. */
final class PageWithoutFormTest extends WordPressTestCase {

	/** @var list<string> Files of the plugin, and of the kit in whichever plugin's copy, that WordPress had read when its `init` was over. */
	public static array $files = [];

	public function test_reads_few_files(): void {
		// Each run of these tests begins with a database that has not seen the plugin.
		$files = preg_grep( '~/src/(?:Upgrade|Inbox/\w+)\.php$|/kit/php/(?:Upgrade|Database|RateLimit)\.php$|\.asset\.php$|/tests/~', self::$files, PREG_GREP_INVERT ) ?: [];
		self::assertNotEmpty( $files );
		// A page reads one more, which no command does: Compat/functions.php, since an add-on may ask for a function of Contact Form 7 anywhere.
		self::assertLessThanOrEqual( 8, count( $files ), implode( "\n", $files ) );
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

// Now, before a test uses a class.
PageWithoutFormTest::$files = array_values( array_filter( get_included_files(), static fn ( string $file ): bool => str_contains( $file, '/plugins/frontage-forms/' ) || 1 === preg_match( '~/plugins/frontage-[^/]+/kit/(?:load\.php|php/)~', $file ) ) );
