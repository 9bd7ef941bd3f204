<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Portfolio;

use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Portfolio\ProjectDetails;
use Frontage\Site\Portfolio\ProjectListScreen;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;

final class PortfolioPostTypeTest extends WordPressTestCase {

	use RefusingDatabase;

	protected function tearDown(): void {
		$_POST = [];
		delete_option( PortfolioPostType::OPTION );
		if ( post_type_exists( 'portfolio' ) ) {
			unregister_taxonomy( 'portfolio-category' );
			unregister_post_type( 'portfolio' );
			array_map( 'unregister_block_template', [ 'frontage-site//single-portfolio', 'frontage-site//archive-portfolio', 'frontage-site//taxonomy-portfolio-category' ] );
		}
		parent::tearDown();
	}

	public function test_at_first_there_is_none(): void {
		PortfolioPostType::register();
		self::assertFalse( post_type_exists( 'portfolio' ) );
	}

	public function test_switched_on_it_has_its_type_fields_and_templates(): void {
		PortfolioPostType::turn_on();
		PortfolioPostType::register();
		self::assertSame( 'portfolio', get_post_type_object( 'portfolio' )->has_archive ?? null );
		self::assertTrue( is_object_in_taxonomy( 'portfolio', 'portfolio-category' ) );
		self::assertSame( [ 'subtitle', 'client', 'year', 'url' ], array_keys( array_intersect_key( array_flip( PortfolioPostType::META ), get_registered_meta_keys( 'post', 'portfolio' ) ) ) );
		self::assertTrue( \WP_Block_Templates_Registry::get_instance()->is_registered( 'frontage-site//single-portfolio' ) );
		self::assertTrue( \WP_Block_Patterns_Registry::get_instance()->is_registered( 'frontage-site/portfolio-masonry' ) );
	}

	public function test_a_type_of_somebody_else_stays_theirs(): void {
		register_post_type( 'portfolio', [ 'label' => 'Theirs' ] );
		PortfolioPostType::turn_on();
		PortfolioPostType::register();
		self::assertSame( 'Theirs', get_post_type_object( 'portfolio' )->label ?? '' );
		unregister_post_type( 'portfolio' );
	}

	public function test_a_page_that_shows_it_switches_it_on(): void {
		add_option( PortfolioPostType::OPTION, [] ); // As the activation does.
		$this->sign_in( 'administrator' );
		self::save_a_list();
		self::assertTrue( PortfolioPostType::settings()['on'] );
	}

	public function test_who_may_not_edit_pages_switches_nothing_on(): void {
		$this->sign_in( 'contributor' );
		self::save_a_list( 'draft', 'post' );
		wp_set_current_user( 0 );
		self::save_a_list( 'publish', 'post' );
		self::assertFalse( PortfolioPostType::settings()['on'] );
	}

	public function test_what_the_owner_unticked_stays_off(): void {
		update_option( PortfolioPostType::OPTION, PortfolioPostType::sanitize( [ 'slug' => 'work' ] ) );
		$this->sign_in( 'administrator' );
		self::save_a_list();
		self::assertFalse( PortfolioPostType::settings()['on'] );
	}

	public function test_no_revision_and_nobody_elses_type_switches_it_on(): void {
		$this->sign_in( 'administrator' );
		$page = self::save_a_list( 'trash' );
		$kept = clone ( get_post( $page ) ?? self::fail() );
		$kept->post_status = 'inherit';
		$kept->post_type   = 'revision';
		PortfolioPostType::handle_save( $page, $kept );
		self::assertFalse( PortfolioPostType::settings()['on'] );
		register_post_type( 'portfolio', [ 'label' => 'Theirs' ] );
		self::save_a_list();
		unregister_post_type( 'portfolio' );
		self::assertFalse( PortfolioPostType::settings()['on'] );
	}

	public function test_its_option_is_there_so_that_no_page_asks_for_a_missing_one(): void {
		delete_option( PortfolioPostType::OPTION );
		PortfolioPostType::register();
		self::assertSame( [], get_option( PortfolioPostType::OPTION ) );
		self::assertArrayHasKey( PortfolioPostType::OPTION, wp_load_alloptions() );
	}

	private static function save_a_list( string $status = 'publish', string $type = 'page' ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_title' => 'Work', 'post_status' => $status, 'post_content' => '<!-- wp:query {"queryId":1,"query":{"postType":"portfolio"}} --><div class="wp-block-query"></div><!-- /wp:query -->' ] );
	}

	public function test_a_page_with_its_address_keeps_it(): void {
		PortfolioPostType::turn_on();
		self::assertTrue( PortfolioPostType::settings()['archive'] );
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Portfolio', 'post_status' => 'publish' ] );
		self::assertFalse( PortfolioPostType::settings()['archive'] );
		wp_delete_post( $page, true );
		self::assertTrue( PortfolioPostType::settings()['archive'] );
	}

	public function test_the_box_keeps_what_its_editor_wrote_and_nobody_else(): void {
		PortfolioPostType::turn_on();
		PortfolioPostType::register();
		$this->sign_in( 'administrator' );
		$post  = (int) wp_insert_post( [ 'post_type' => 'portfolio', 'post_title' => 'Bridge', 'post_status' => 'publish' ] );
		$_POST = [ 'frontage_project' => [ 'client' => 'Bergen <b>Havn</b>', 'url' => 'javascript:alert(1)' ] ];
		ProjectDetails::save( $post );
		self::assertSame( '', get_post_meta( $post, 'client', true ) );
		$_POST['frontage_project_nonce'] = wp_create_nonce( "frontage_project$post" );
		ProjectDetails::save( $post );
		self::assertSame( [ 'Bergen Havn', '' ], [ get_post_meta( $post, 'client', true ), get_post_meta( $post, 'url', true ) ] );
		ob_start();
		ProjectDetails::print( get_post( $post ) ?? self::fail() );
		self::assertStringContainsString( 'value="Bergen Havn"', (string) ob_get_clean() );
	}

	public function test_the_list_says_how_to_begin_while_there_are_no_projects(): void {
		$this->sign_in( 'administrator' );
		$shown = static function (): string {
			ob_start();
			ProjectListScreen::print_start();
			return (string) ob_get_clean();
		};
		PortfolioPostType::turn_on();
		PortfolioPostType::register();
		self::assertStringContainsString( 'post-new.php?post_type=portfolio', $shown() );
		$project = wp_insert_post( [ 'post_type' => 'portfolio', 'post_title' => 'Bridge' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		self::assertSame( '', $shown() );
		wp_delete_post( $project, true );
		wp_set_current_user( 0 );
		self::assertSame( '', $shown() );
	}

	public function test_a_type_of_somebody_else_gets_no_box_and_a_hint(): void {
		PortfolioPostType::turn_on();
		register_post_type( 'portfolio', [ 'public' => true ] );
		PortfolioPostType::register();
		self::assertFalse( PortfolioPostType::is_ours() );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ProjectDetails::add();
		self::assertStringNotContainsString( 'frontage_project', (string) wp_json_encode( $GLOBALS['wp_meta_boxes'] ?? [] ) );
		ob_start();
		\Frontage\Site\Portfolio\PortfolioSettings::print_switch();
		self::assertStringContainsString( 'already provides a portfolio', (string) ob_get_clean() );
		unregister_post_type( 'portfolio' ); // Nothing of ours is registered with it.
	}

	public function test_where_core_reloads_the_list_itself_ours_keeps_out(): void {
		$list = static fn ( string $more ): string => do_blocks( '<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post"},"frPaging":"more"' . $more . '} --><div class="wp-block-query"></div><!-- /wp:query -->' );
		self::assertStringContainsString( 'data-fr-paging', $list( '' ) );
		self::assertStringNotContainsString( 'data-fr-paging', $list( ',"enhancedPagination":true' ) );
	}

	public function test_a_list_that_grows_names_what_scripts_of_later_blocks_import(): void {
		$modules                      = $GLOBALS['wp_script_modules'];
		$GLOBALS['wp_script_modules'] = clone $modules;
		$imports                      = static function (): string {
			ob_start();
			wp_script_modules()->print_import_map();
			return (string) ob_get_clean();
		};
		\Frontage\Kit\Frontend\ScriptModules::register();
		wp_script_modules()->dequeue( '@frontage/behaviours/in-place' );
		wp_deregister_script_module( '@frontage/in-place/imports' );
		wp_register_script_module( 'test/import', 'https://example.test/import.js' );
		wp_register_script_module( 'test/view', 'https://example.test/view.js', [ [ 'id' => 'test/import', 'import' => 'dynamic' ] ] );
		register_block_type( 'test/block', [ 'view_script_module_ids' => [ 'test/view' ] ] );
		self::assertStringNotContainsString( 'openers.js', $imports() );
		do_blocks( '<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post"},"frPaging":"more"} --><div class="wp-block-query"></div><!-- /wp:query -->' );
		$map = $imports();
		foreach ( [ '@frontage/kit/openers', '@frontage/kit/overlay', 'test/import' ] as $id ) {
			self::assertStringContainsString( wp_json_encode( $id, JSON_UNESCAPED_SLASHES ) . ':', $map );
		}
		unregister_block_type( 'test/block' );
		$GLOBALS['wp_script_modules'] = $modules;
	}

	public function test_only_a_list_as_tall_as_its_pictures_brings_the_style_for_it(): void {
		$list = static fn ( string $class ): string => do_blocks( '<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template ' . $class . ' --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
		wp_dequeue_style( 'frontage-behaviour-masonry' );
		$list( '' );
		self::assertFalse( wp_style_is( 'frontage-behaviour-masonry' ) );
		self::assertEmpty( \WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( 'core/post-template' ) );
		self::assertStringContainsString( 'is-style-masonry', $list( '{"className":"is-style-masonry"}' ) );
		self::assertTrue( wp_style_is( 'frontage-behaviour-masonry' ) );
	}

	public function test_its_list_is_printed_with_filter_and_button(): void {
		PortfolioPostType::turn_on();
		PortfolioPostType::register();
		$ids  = array_map( static fn ( int $at ): int => (int) wp_insert_post( [ 'post_type' => 'portfolio', 'post_title' => "Project $at", 'post_status' => 'publish' ] ), range( 1, 9 ) );
		$term = wp_insert_term( 'Bridges', 'portfolio-category' );
		wp_set_object_terms( $ids[0], is_array( $term ) ? (int) $term['term_id'] : 0, 'portfolio-category' );
		$html = do_blocks( (string) ( \WP_Block_Patterns_Registry::get_instance()->get_registered( 'frontage-site/portfolio-card' )['content'] ?? '' ) );
		self::assertStringContainsString( 'data-fr-paging="more"', $html );
		self::assertStringContainsString( 'data-found="9 results"', $html );
		self::assertStringContainsString( 'wp-block-query-pagination-next', $html );
		self::assertSame( 8, substr_count( $html, 'type-portfolio' ) );
		array_map( static fn ( int $id ) => wp_delete_post( $id, true ), $ids );
	}

	public function test_a_detail_that_the_database_refuses_is_told_on_the_next_page(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = [];
		update_option( PortfolioPostType::OPTION, [ 'on' => true ] );
		PortfolioPostType::register();
		$this->sign_in( 'administrator' );
		$post = (int) wp_insert_post( [ 'post_type' => PortfolioPostType::TYPE, 'post_title' => 'x' ] );
		$this->refuse_writes( 'meta', '😀' );
		$_POST = wp_slash( [ 'frontage_project' => [ 'client' => 'Hotel 😀', 'year' => '2024' ], 'frontage_project_nonce' => wp_create_nonce( "frontage_project$post" ) ] );
		ProjectDetails::save( $post );
		$GLOBALS['wp_settings_errors'] = [];
		self::assertSame( [ '', '2024' ], [ get_post_meta( $post, 'client', true ), get_post_meta( $post, 'year', true ) ] );
		self::assertStringContainsString( '“Hotel 😀”', html_entity_decode( get_transient( 'settings_errors' )[0]['message'] ) );
		self::assertStringContainsString( 'settings-updated=true', apply_filters( 'redirect_post_location', 'post.php' ) );
	}
}
