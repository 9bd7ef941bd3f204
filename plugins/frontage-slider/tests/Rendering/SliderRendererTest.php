<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'database' )]
final class SliderRendererTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
	}

	/** @param array<string, mixed> $model */
	private static function document( array $model ): string {
		return serialize_block( BlockConverter::to_blocks( [ 'schema' => 1 ] + $model ) );
	}

	/** @return array<string, mixed> */
	private static function model(): array {
		return [
			'alias'   => 'news',
			'options' => [ 'sliderLayout' => 'fullwidth' ],
			'slides'  => [
				[
					'key'    => 'a',
					'title'  => 'One',
					'layers' => [
						[
							'id'   => 'l1',
							'html' => 'Hello <em>world</em>',
						],
					],
				],
				[ 'key' => 'b' ],
			],
		];
	}

	public function test_a_slider_in_a_page_is_printed_whole(): void {
		$html = do_blocks( self::document( self::model() ) );
		self::assertStringContainsString( '<section class="fr-slider fr-slider--standard fr-slider--fullwidth', $html );
		self::assertStringContainsString( 'Hello <em>world</em>', $html );
		self::assertStringContainsString( 'alignfull', $html );
		self::assertSame( 2, substr_count( $html, 'class="fr-slide"' ) );
		self::assertSame( 1, preg_match( '~<script type="application/json" class="fr-slider__play">(.*?)</script>~', $html, $found ) );
		$play = json_decode( $found[1], true );
		self::assertIsArray( $play );
		self::assertSame( 'Next slide', $play['texts']['next'] );
	}

	public function test_two_sliders_of_a_name_have_two_ids_and_their_rules_once(): void {
		$model                                 = self::model();
		$model['options']['responsiveLevels'] = [ 1111, 1024, 778, 480 ];
		$html                                  = do_blocks( self::document( $model ) . self::document( $model ) );
		self::assertStringContainsString( 'id="fr-news"', $html );
		self::assertStringContainsString( 'id="fr-news-2"', $html );
		$rules = wp_styles()->get_data( 'frontage-slider-style', 'after' );
		self::assertIsArray( $rules );
		self::assertSame( 1, substr_count( implode( '', $rules ), '.fr-levels-1111-1024-778-480{--fr-0:initial' ) );
	}

	public function test_rules_of_a_slider_that_comes_after_the_head_stand_in_the_footer(): void {
		$styles         = wp_styles();
		$done           = $styles->done;
		$styles->done[] = 'frontage-slider-style';
		try {
			$model                                = self::model();
			$model['options']['responsiveLevels'] = [ 1112, 1024, 778, 480 ];
			do_blocks( self::document( $model ) );
			ob_start();
			$styles->do_items();
			self::assertStringContainsString( '.fr-levels-1112-1024-778-480{--fr-0:initial', (string) ob_get_clean() );
		} finally {
			$styles->done = $done;
		}
	}

	public function test_only_the_pages_first_slider_asks_for_its_picture_at_once(): void {
		$model                            = self::model();
		$model['slides'][0]['background'] = [
			'type'  => 'image',
			'image' => [ 'url' => 'https://example.test/a.jpg' ],
		];
		$document                         = self::document( $model );
		$first                            = do_blocks( $document );
		self::assertStringContainsString( 'fetchpriority="high"', $first );
		self::assertStringNotContainsString( 'loading="lazy"', $first );
		$second = do_blocks( $document );
		self::assertStringNotContainsString( 'fetchpriority', $second );
		self::assertStringContainsString( 'loading="lazy"', $second );
		SliderRenderer::reset();
		self::assertSame( $first, do_blocks( $document ) );
	}

	public function test_a_slider_in_the_page_costs_no_query(): void {
		global $wpdb;
		$document = self::document( self::model() );
		do_blocks( $document );
		$before = $wpdb->num_queries;
		do_blocks( $document . $document );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_references_cost_two_queries_together(): void {
		global $wpdb, $post;
		$ids = [];
		foreach ( [ 'x', 'y', 'z' ] as $alias ) {
			$ids[] = wp_insert_post(
				[
					'post_type'    => SliderRepository::POST_TYPE,
					'post_status'  => 'publish',
					'post_name'    => $alias,
					'post_title'   => $alias,
					'post_content' => wp_slash( self::document( [ 'alias' => $alias ] + self::model() ) ),
				]
			);
		}
		$content = implode( '', array_map( static fn ( int $id ): string => '<!-- wp:frontage/slider {"ref":' . $id . '} /-->', $ids ) );
		$post    = get_post( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content ] ) );
		do_blocks( self::document( self::model() ) );
		array_map( clean_post_cache( ... ), $ids );
		SliderRepository::clear_cache();
		$before = $wpdb->num_queries;
		$html   = do_blocks( $content );
		self::assertStringContainsString( 'id="fr-z"', $html );
		self::assertSame( 2, $wpdb->num_queries - $before, 'The posts, and their meta.' );
		$post = null;
	}

	public function test_a_draft_is_not_shown_to_visitors(): void {
		$id = wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'draft',
				'post_title'   => 'Draft',
				'post_content' => wp_slash( self::document( self::model() ) ),
			]
		);
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/slider {"ref":' . $id . '} /-->' ) ) );
	}

	public function test_a_page_without_a_slider_loads_nothing(): void {
		wp_dequeue_style( 'frontage-slider-style' );
		wp_dequeue_script_module( 'frontage-slider-view-script-module' );
		do_blocks( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
		self::assertNotContains( 'frontage-slider-style', wp_styles()->queue );
		self::assertNotContains( 'frontage-slider-view-script-module', wp_script_modules()->get_queue() );
		do_blocks( self::document( self::model() ) );
		self::assertContains( 'frontage-slider-style', wp_styles()->queue );
		self::assertContains( 'frontage-slider-view-script-module', wp_script_modules()->get_queue() );
	}

	public function test_a_list_that_grows_may_bring_the_first_slider_of_a_page(): void {
		$modules                      = $GLOBALS['wp_script_modules'];
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		do_action( 'frontage_kit_behaviour', 'frontage/reveal', '' );
		self::assertNull( wp_script_modules()->get_registered( '@frontage/slider' ) );
		do_action( 'frontage_kit_behaviour', 'frontage/in-place', '' );
		self::assertNotNull( wp_script_modules()->get_registered( '@frontage/slider' ) );
		$GLOBALS['wp_script_modules'] = $modules;
	}

	public function test_blocks_in_a_layer_are_rendered_by_wordpress(): void {
		$model                           = self::model();
		$model['slides'][0]['layers'][0] = [
			'id'     => 'l1',
			'type'   => 'blocks',
			'blocks' => parse_blocks( '<!-- wp:paragraph --><p>A block</p><!-- /wp:paragraph -->' ),
		];
		self::assertMatchesRegularExpression( '~<p[^>]*>A block</p>~', do_blocks( self::document( $model ) ) );
	}

	public function test_what_is_stored_is_clean_and_knows_its_pictures(): void {
		$this->sign_in( 'administrator' );
		$model = self::model();
		$model['slides'][0]['layers'][0]['html'] = 'Hello <em onclick="x()">world</em><script>alert(1)</script>';
		$model['slides'][0]['link']              = [ 'url' => 'javascript:alert(1)' ];
		$id   = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => wp_slash( self::document( $model ) ),
			]
		);
		$post = get_post( $id );
		self::assertNotNull( $post );
		self::assertStringNotContainsString( 'onclick', $post->post_content );
		self::assertStringNotContainsString( 'alert', $post->post_content );
		self::assertStringContainsString( 'world', $post->post_content );
		$html = do_blocks( self::document( $model ) );
		self::assertStringNotContainsString( 'onclick', $html, 'Output is cleaned as well.' );
		self::assertStringNotContainsString( 'javascript:', $html );
	}

	public function test_templates_of_navigation_are_clean_when_they_are_printed(): void {
		$model                          = self::model();
		$model['options']['navigation'] = [
			'tabs' => [
				'enable' => true,
				'tmp'    => '<b onclick="alert(1)">{{title}}</b><script>alert(2)</script><i title="{{param1}}">{{param1}}</i><img src="{{param1}}" alt="">',
			],
		];
		$model['slides'][0]['title']    = '<script>alert(3)</script>';
		$model['slides'][0]['params']   = [ '<img src=x onerror=alert(4)><a href="javascript:alert(5)">more</a>' ];
		$html                           = (string) preg_replace( '~<script type="application/json".*?</script>~s', '', do_blocks( self::document( $model ) ) );
		self::assertStringContainsString( '<b>&lt;script&gt;alert(3)&lt;/script&gt;</b>', $html );
		self::assertStringContainsString( 'more</i>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertDoesNotMatchRegularExpression( '/onclick|onerror|javascript:/', $html );
	}

	public function test_a_fullscreen_slider_of_automatic_width_keeps_to_its_container(): void {
		$model            = self::model();
		$model['options'] = [
			'sliderLayout'       => 'fullscreen',
			'fullScreenAutoWidth' => true,
		];
		self::assertStringNotContainsString( 'alignfull', do_blocks( self::document( $model ) ) );
		unset( $model['options']['fullScreenAutoWidth'] );
		self::assertStringContainsString( 'alignfull', do_blocks( self::document( $model ) ) );
	}

	public function test_a_slider_that_holds_itself_is_printed_once(): void {
		$make = static fn ( string $alias, int $inner ): int => (int) wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => $alias,
				'post_name'    => $alias,
				'post_content' => wp_slash( '<!-- wp:frontage/slider {"alias":"' . $alias . '"} --><!-- wp:frontage/slide --><!-- wp:frontage/layer {"type":"blocks"} --><!-- wp:frontage/slider {"ref":' . $inner . '} /--><!-- /wp:frontage/layer --><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->' ),
			]
		);
		$first  = $make( 'first', 0 );
		$second = $make( 'second', $first );
		wp_update_post( [ 'ID' => $first, 'post_content' => wp_slash( str_replace( '"ref":0', "\"ref\":$second", (string) get_post( $first )?->post_content ) ) ] );
		SliderRepository::clear_cache();
		$html = do_blocks( "<!-- wp:frontage/slider {\"ref\":$first} /-->" );
		self::assertSame( [ 1, 1 ], [ substr_count( $html, 'id="fr-first"' ), substr_count( $html, 'id="fr-second"' ) ] );
		self::assertSame( 2, substr_count( $html, '<section' ) );
		$again = do_blocks( "<!-- wp:frontage/slider {\"ref\":$first} /-->" );
		self::assertSame( 2, substr_count( $again, '<section' ), 'Twice on a page is no circle.' );
		self::assertSame( 2, substr_count( (string) ( \Frontage\Slider\Rest\SliderMarkupController::slider_data( 'first' )['data'] ?? '' ), '<section' ) );
	}

	private function library( string $alias, string $inner ): int {
		$layer = '' === $inner ? '' : "<!-- wp:frontage/layer {\"type\":\"blocks\"} -->$inner<!-- /wp:frontage/layer -->";
		return (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => $alias, 'post_name' => $alias, 'post_content' => wp_slash( "<!-- wp:frontage/slider {\"alias\":\"$alias\"} --><!-- wp:frontage/slide -->$layer<!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->" ) ] );
	}

	public function test_references_that_multiply_cost_no_more_than_fifty_sliders(): void {
		global $wpdb;
		$many  = static fn ( int $id, int $count ): string => str_repeat( "<!-- wp:frontage/slider {\"ref\":$id} /-->", $count );
		$third = $this->library( 'third', '' );
		$next  = $this->library( 'next', $many( $third, 20 ) );
		$top   = $this->library( 'top', $many( $next, 20 ) );
		$html  = do_blocks( $many( $top, 20 ) );
		self::assertSame( 50, substr_count( $html, '<section' ) );
		self::assertStringNotContainsString( 'fr-third', $html, 'One level of sliders in sliders.' );
		self::assertStringNotContainsString( 'post.php', $html );

		$ids   = array_map( fn ( int $n ): int => $this->library( "many-$n", '' ), range( 1, 60 ) );
		$page  = implode( '', array_map( static fn ( int $id ): string => $many( $id, 1 ), $ids ) );
		$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $page ] ) );
		array_map( clean_post_cache( ... ), $ids );
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		$before = $wpdb->num_queries;
		self::assertSame( 50, substr_count( do_blocks( $page ), '<section' ) );
		self::assertLessThanOrEqual( 2, $wpdb->num_queries - $before );
		SliderRenderer::reset();
		$this->sign_in( 'editor' );
		$html = do_blocks( $page );
		self::assertSame( 10, substr_count( $html, 'A page can show up to 50 saved sliders' ) );
		self::assertStringContainsString( "post.php?post={$ids[59]}&#038;action=edit", $html );
		$GLOBALS['post'] = null;
	}

	public function test_an_anchor_names_one_element_only(): void {
		$block = str_replace( '<!-- wp:frontage/slider {', '<!-- wp:frontage/slider {"anchor":"hero",', self::document( self::model() ) );
		$html  = do_blocks( $block . self::document( [ 'id' => 'hero' ] + self::model() ) );
		preg_match_all( '/ id="([^"]*)"/', $html, $ids );
		self::assertSame( $ids[1], array_values( array_unique( $ids[1] ) ) );
		self::assertStringStartsWith( 'hero', $ids[1][0] );
	}

	public function test_a_reference_to_nothing_is_not_the_post_that_is_shown(): void {
		$content = '<!-- wp:frontage/slider {"alias":"own"} --><!-- wp:frontage/slide --><!-- wp:frontage/layer {"type":"blocks"} --><!-- wp:frontage/slider {"ref":0} /--><!-- wp:frontage/slider {"ref":"x"} /--><!-- wp:frontage/slider {"ref":-1} /--><!-- wp:frontage/slider {"ref":[1]} /--><!-- /wp:frontage/layer --><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->';
		$id      = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Own', 'post_content' => wp_slash( $content ) ] );
		$this->sign_in( 'administrator' );
		$answer = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/frontage_slider/$id" ) )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( 1, substr_count( $answer['content']['rendered'], '<section' ) );
	}

	public function test_a_slider_in_the_trash_or_behind_a_password_is_shown_to_nobody(): void {
		$id = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'News', 'post_name' => 'news', 'post_content' => wp_slash( self::document( self::model() ) ) ] );
		self::assertStringContainsString( '<section', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ) );
		wp_update_post( [ 'ID' => $id, 'post_password' => 'secret' ] );
		SliderRepository::clear_cache();
		self::assertSame( '', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ) );
		self::assertNull( SliderRepository::by_alias( 'news' ) );
		wp_update_post( [ 'ID' => $id, 'post_password' => '' ] );
		$this->sign_in( 'administrator' );
		wp_trash_post( $id );
		SliderRepository::clear_cache();
		self::assertSame( '', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ) );
	}

	public function test_signs_in_an_attribute_come_through_the_filters_of_a_content(): void {
		add_shortcode( 'wall', static fn (): string => 'brick' );
		$model                                   = self::model();
		$model['title']                          = "Rock'n'roll & [wall]";
		$model['slides'][0]['layers'][0]['html'] = '<img src="https://example.test/a.png" alt="It\'s [wall]">';
		$html                                    = (string) apply_filters( 'the_content', self::document( $model ) );
		remove_shortcode( 'wall' );
		self::assertStringNotContainsString( '&amp;apos;', $html );
		self::assertStringNotContainsString( '&amp;#', $html );
		self::assertStringContainsString( 'aria-label="Rock&#039;n&#039;roll &amp; brick"', $html );
		self::assertStringContainsString( 'alt="It&#039;s brick"', $html );
	}

	public function test_where_an_action_leads_is_not_taken_for_an_id(): void {
		$layer           = '<!-- wp:frontage/layer {"type":"button","html":"Go","actions":[{"on":"click","do":"scrollto","anchor":"story"}]} /-->';
		$blocks          = "<!-- wp:frontage/slider {\"id\":\"hero\",\"alias\":\"hero\"} --><!-- wp:frontage/slide {\"key\":\"a\"} -->$layer<!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->" . self::document( [ 'id' => 'story', 'alias' => 'story' ] + self::model() );
		$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( $blocks ) ] ) );
		self::assertStringContainsString( 'id="story" data-slider="story"', do_blocks( (string) $GLOBALS['post']?->post_content ) );
		$GLOBALS['post'] = null;
	}

	public function test_a_link_to_an_anchor_leads_to_its_slider(): void {
		$anchor  = static fn ( string $document ): string => str_replace( '<!-- wp:frontage/slider {', '<!-- wp:frontage/slider {"anchor":"hero",', $document );
		$own     = self::document( [ 'id' => 'hero', 'alias' => 'own' ] + self::model() );
		$named   = $anchor( self::document( self::model() ) );
		$id      = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'N', 'post_name' => 'n', 'post_content' => wp_slash( $named ) ] );
		$content = [
			'before'         => [ $named . $own, 'news' ],
			'after'          => [ $own . $named, 'news' ],
			'of a reference' => [ $own . "<!-- wp:frontage/slider {\"ref\":$id,\"anchor\":\"hero\"} /-->", 'news' ],
			'of its post'    => [ "<!-- wp:frontage/slider {\"ref\":$id} /-->", 'news' ],
			'twice'          => [ "<!-- wp:frontage/slider {\"ref\":$id} /--><!-- wp:frontage/slider {\"ref\":$id} /-->", 'news' ],
			'its own'        => [ $anchor( $own ), 'own' ],
		];
		foreach ( $content as $case => [ $blocks, $alias ] ) {
			SliderRenderer::reset();
			$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( $blocks ) ] ) );
			$html            = do_blocks( (string) $GLOBALS['post']?->post_content );
			$document        = new \DOMDocument();
			self::assertTrue( $document->loadHTML( "<!doctype html><meta charset=utf-8>$html", LIBXML_NOERROR ) );
			$xpath = new \DOMXPath( $document );
			self::assertSame( $alias, $xpath->evaluate( 'string(//div[@id="hero"]/section/@data-slider)' ), $case );
			preg_match_all( '/ id="([^"]*)"/', $html, $ids );
			self::assertSame( $ids[1], array_values( array_unique( $ids[1] ) ), $case );
			preg_match_all( '/ aria-controls="([^"]*)"/', $html, $controls );
			self::assertSame( [], array_diff( $controls[1], $ids[1] ), $case );
		}
		$GLOBALS['post'] = null;
	}

	public function test_a_slider_of_the_library_is_called_as_its_post_is(): void {
		$id    = wp_insert_post( wp_slash( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Boats & birds', 'post_content' => self::document( [ 'title' => 'Old name' ] + self::model() ) ] ) );
		$label = static function () use ( $id ): string {
			SliderRenderer::reset();
			SliderRepository::clear_cache();
			preg_match( '/<section[^>]* aria-label="([^"]*)"/', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ), $found );
			return $found[1] ?? '';
		};
		self::assertSame( 'Boats &amp; birds', $label() );
		self::assertSame( 'Boats & birds', parse_blocks( (string) get_post( $id )?->post_content )[0]['attrs']['title'] ?? '', 'Its block says the same.' );
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Harbour' ] );
		self::assertSame( 'Harbour', $label() );
		self::assertStringContainsString( 'aria-label="Old name"', do_blocks( self::document( [ 'title' => 'Old name' ] + self::model() ) ), 'In a page it has the name of its block.' );
	}
}
