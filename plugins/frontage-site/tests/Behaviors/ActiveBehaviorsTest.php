<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Behaviors;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Tests\WordPressTestCase;

/** What an owner switches on is on visitors' pages, unless one of them says otherwise. */
final class ActiveBehaviorsTest extends WordPressTestCase {

	private const NAME = 'frontage/emoji';

	protected function tearDown(): void {
		unset( $GLOBALS['wp_meta_keys']['post'][''][ PageOverrides::META ] );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Undoes show().
		parent::tearDown();
	}

	public function test_everything_is_off_at_first(): void {
		foreach ( BehaviorLabels::names() as $name ) {
			self::assertFalse( ActiveBehaviors::is_on( $name ), $name );
		}
		self::assertNotSame( [], BehaviorLabels::names() );
	}

	public function test_nothing_stored_costs_no_query(): void {
		SiteBehaviors::register(); // As any visit to the dashboard does.
		$this->show( self::page() );
		$before = get_num_queries();
		ActiveBehaviors::enqueue();
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
		self::assertSame( $before, get_num_queries() );
	}

	public function test_an_owner_switches_it_on_through_the_settings_of_wordpress(): void {
		$this->sign_in( 'administrator' );
		$answer = self::settings( [ self::NAME => [ 'on' => true ] ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [ self::NAME => [ 'on' => true, 'options' => [] ] ], $answer->get_data()[ SiteBehaviors::OPTION ] );
		self::assertTrue( ActiveBehaviors::is_on( self::NAME ) );
		self::settings( [ self::NAME => [ 'on' => false ] ] );
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
		self::assertSame( [], get_option( SiteBehaviors::OPTION ) );
	}

	public function test_nobody_else_does(): void {
		$this->sign_in( 'editor' );
		self::assertSame( 403, self::settings( [ self::NAME => [ 'on' => true ] ] )->get_status() );
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
	}

	/** @return array<string, array{ mixed }> */
	public static function hostile(): array {
		return [
			'no list'               => [ 'on' ],
			'a name nobody knows'   => [ [ 'frontage/unknown' => [ 'on' => true ] ] ],
			'a path'                => [ [ 'frontage/../emoji' => [ 'on' => true ], '../emoji' => [ 'on' => true ] ] ],
			'no names'              => [ [ [ 'on' => true ], true ] ],
			'no switch'             => [ [ self::NAME => 'on' ] ],
			'a switch that is none' => [ [ self::NAME => [ 'on' => [ 'x' ], 'options' => 7 ] ] ],
		];
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'hostile' )]
	public function test_what_is_no_choice_is_not_stored_and_switches_nothing_on( mixed $said ): void {
		self::assertSame( [], SiteBehaviors::clean( $said ) );
		update_option( SiteBehaviors::OPTION, $said );
		foreach ( BehaviorLabels::names() as $name ) {
			self::assertFalse( ActiveBehaviors::is_on( $name ), $name );
		}
		$this->show( self::page() );
		ActiveBehaviors::enqueue();
		self::assertSame( [], PageOverrides::clean( $said ) );
	}

	/** @return array<string, array{ string|null, list<string> }> */
	public static function templates(): array {
		return [
			'words alone'                    => [ '<p><a href="/about/">About</a> photo.jpg</p>', [] ],
			'a link to an image'             => [ '<a class="x" href=\'/wp-content/a.JPG?size=2\'><img src="a.jpg"></a>', [ 'lightbox' ] ],
			'links to films and maps'        => [ '<a href=https://youtu.be/x>Film</a>', [ 'video' ] ],
			'both'                           => [ '<a href="a.webp">1</a><a href="b.mp4">2</a>', [ 'lightbox', 'video' ] ],
			'a classic theme, not yet known' => [ null, [ 'lightbox', 'video' ] ],
		];
	}

	/** @param list<string> $used */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'templates' )]
	public function test_lightbox_and_videos_come_where_a_page_links_to_one( ?string $template, array $used ): void {
		update_option( SiteBehaviors::OPTION, array_fill_keys( [ 'frontage/lightbox', 'frontage/video' ], [ 'on' => true, 'options' => [] ] ) );
		$GLOBALS['template_html'] = $template;
		ActiveBehaviors::enqueue();
		unset( $GLOBALS['template_html'] );
		self::assertSame( $used, array_values( array_filter( [ 'lightbox', 'video' ], static fn ( string $name ): bool => in_array( "@frontage/behaviours/$name", wp_script_modules()->get_queue(), true ) ) ) );
	}

	public function test_a_page_may_say_otherwise_than_its_site(): void {
		update_option( SiteBehaviors::OPTION, [ self::NAME => [ 'on' => true ] ] );
		$page = self::page();
		update_post_meta( $page, PageOverrides::META, [ self::NAME => false ] );
		self::assertTrue( ActiveBehaviors::is_on( self::NAME ) );
		$this->show( $page );
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
		$this->show( self::page() );
		self::assertTrue( ActiveBehaviors::is_on( self::NAME ) );
		delete_option( SiteBehaviors::OPTION );
		update_post_meta( $page, PageOverrides::META, [ self::NAME => true ] );
		$this->show( $page );
		self::assertTrue( ActiveBehaviors::is_on( self::NAME ) );
		self::assertFalse( ActiveBehaviors::is_on_for_site( self::NAME ) );
	}

	public function test_editors_have_the_page_s_own_word_in_the_post_and_others_do_not(): void {
		$page   = self::page();
		$change = static function () use ( $page ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'POST', "/wp/v2/pages/$page" );
			$request->set_body_params( [ 'meta' => [ PageOverrides::META => [ self::NAME => true, 'frontage/unknown' => true ] ] ] );
			return rest_do_request( $request );
		};
		$this->sign_in( 'author' );
		self::assertSame( 403, $change()->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( [ self::NAME => true ], $change()->get_data()['meta'][ PageOverrides::META ] );
		wp_set_current_user( 0 );
		self::assertArrayNotHasKey( PageOverrides::META, rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/pages/$page" ) )->get_data()['meta'] );
	}

	public function test_feeds_and_screens_have_none(): void {
		update_option( SiteBehaviors::OPTION, [ self::NAME => [ 'on' => true ] ] );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
		$GLOBALS['wp_query']->is_feed = false;
		set_current_screen( 'edit-post' );
		self::assertFalse( ActiveBehaviors::is_on( self::NAME ) );
	}

	public function test_what_is_on_comes_to_the_page_with_its_options_and_texts(): void {
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		Behaviors::register( __DIR__ . '/manifest.php' );
		$this->show( self::page() );
		ActiveBehaviors::enqueue();
		self::assertSame( [], wp_script_modules()->get_queue() );
		update_option( SiteBehaviors::OPTION, [ self::NAME => [ 'on' => true ], 'frontage/unknown' => [ 'on' => true ] ] );
		ActiveBehaviors::enqueue();
		self::assertSame( [ '@frontage/behaviours/emoji' ], wp_script_modules()->get_queue() );
		self::assertSame( [], apply_filters( 'script_module_data_@frontage/behaviours/emoji', [ 'x' => 1 ] ), 'It has neither.' );
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
	}

	public function test_browsers_without_modules_are_told_on_pages_that_use_one(): void {
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		Behaviors::register( __DIR__ . '/manifest.php' );
		self::assertFalse( has_action( 'wp_footer', [ Behaviors::class, 'print_nomodule_script' ] ) );
		Behaviors::use( self::NAME );
		self::assertSame( 10, has_action( 'wp_footer', [ Behaviors::class, 'print_nomodule_script' ] ) );
		ob_start();
		Behaviors::print_nomodule_script();
		self::assertMatchesRegularExpression( '~^<script nomodule src="[^"]+/kit/client/browser\.js\?ver=\w+"></script>$~', trim( (string) ob_get_clean() ) );
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
	}

	public function test_core_s_emoji_script_is_left_out_where_it_is_on(): void {
		add_action( 'wp_head', 'print_emoji_detection_script', 7 ); // Another theme than ours, which leaves it out itself.
		add_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( 7, has_action( 'wp_head', 'print_emoji_detection_script' ) );
		update_option( SiteBehaviors::OPTION, [ self::NAME => [ 'on' => true ] ] );
		wp_styles()->queue = [];
		add_action( 'wp_print_styles', 'print_emoji_styles' );
		do_action( 'wp_enqueue_scripts' );
		self::assertFalse( has_action( 'wp_head', 'print_emoji_detection_script' ) );
		self::assertNotContains( 'wp-emoji-styles', wp_styles()->queue );
	}

	private static function page(): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish' ] );
	}

	private function show( int $page ): void {
		$GLOBALS['wp_query'] = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back in tearDown().
		$GLOBALS['wp_query']->query( "page_id=$page" );
		$GLOBALS['wp_actions']['wp'] = 1;
	}

	/** @param array<string, mixed> $data */
	private static function settings( array $data ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ SiteBehaviors::OPTION => $data ] );
		return rest_do_request( $request );
	}
}
