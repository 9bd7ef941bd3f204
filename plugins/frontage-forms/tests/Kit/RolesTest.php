<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Site\Migration\MigrationPermission;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Starter\StarterController;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

/** What each role may see and do, as docs/handbook/roles.md says. */
final class RolesTest extends WordPressTestCase {

	/** As WooCommerce creates the role, without capabilities for products and orders. */
	private const SHOP_MANAGER = [ 'read', 'read_private_pages', 'read_private_posts', 'edit_posts', 'edit_pages', 'edit_published_posts', 'edit_published_pages', 'edit_private_pages', 'edit_private_posts', 'edit_others_posts', 'edit_others_pages', 'publish_posts', 'publish_pages', 'delete_posts', 'delete_pages', 'delete_private_pages', 'delete_private_posts', 'delete_published_pages', 'delete_published_posts', 'delete_others_posts', 'delete_others_pages', 'manage_categories', 'manage_links', 'moderate_comments', 'upload_files', 'export', 'import', 'list_users', 'edit_theme_options', 'manage_woocommerce' ];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		remove_role( 'shop_manager' );
		add_role( 'shop_manager', 'Shop manager', array_fill_keys( self::SHOP_MANAGER, true ) );
	}

	protected function tearDown(): void {
		$GLOBALS['submenu'] = [];
		$GLOBALS['menu']    = [];
		remove_role( 'shop_manager' );
		if ( post_type_exists( PortfolioPostType::TYPE ) ) {
			unregister_taxonomy( 'portfolio-category' );
			unregister_post_type( PortfolioPostType::TYPE );
			array_map( 'unregister_block_template', [ 'frontage-site//single-portfolio', 'frontage-site//archive-portfolio', 'frontage-site//taxonomy-portfolio-category' ] );
		}
		parent::tearDown();
	}

	public function test_the_handbooks_table_says_what_the_code_allows(): void {
		update_option( PortfolioPostType::OPTION, [ 'on' => true ] );
		PortfolioPostType::register();
		$text = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/handbook/roles.md' );
		preg_match_all( '/^\| (?!-)(.*) \|$/m', $text, $lines );
		$rows  = array_map( static fn ( string $line ): array => array_map( 'trim', explode( '|', $line ) ), $lines[1] );
		$roles = array_map( static fn ( string $name ): string => strtolower( str_replace( ' ', '_', $name ) ), array_slice( (array) array_shift( $rows ), 1 ) );
		self::assertSame( [ 'administrator', 'editor', 'author', 'contributor', 'subscriber', 'shop_manager' ], $roles );
		$code = [];
		foreach ( $roles as $role ) {
			$this->sign_in( $role );
			foreach ( self::permissions() as $task => $allowed ) {
				$code[ $task ][ $role ] = is_string( $allowed ) ? $allowed : ( $allowed ? 'Yes' : '–' );
			}
		}
		$said = [];
		foreach ( $rows as $row ) {
			$said[ $row[0] ] = array_combine( $roles, array_slice( $row, 1 ) );
		}
		self::assertSame( $code, $said );
	}

	public function test_authors_and_contributors_have_only_the_portfolio_in_their_menu(): void {
		global $menu, $submenu;
		foreach ( [ 'author', 'contributor', 'subscriber' ] as $role ) {
			$this->sign_in( $role );
			[ $menu, $submenu ] = [ [], [] ];
			do_action( 'admin_menu' );
			self::assertSame( [], self::screens(), $role );
		}
		$this->sign_in( 'editor' );
		[ $menu, $submenu ] = [ [], [] ];
		do_action( 'admin_menu' );
		self::assertContains( 'frontage-forms-list', self::screens() );
	}

	public function test_rest_shows_authors_what_they_can_insert_and_no_messages(): void {
		do_action( 'rest_api_init', rest_get_server() );
		$expected = [
			'/frontage/v1/contact-forms' => [ 'author' => 200, 'contributor' => 200, 'subscriber' => 403 ],
			'/frontage/v1/submissions'   => [ 'author' => 403, 'contributor' => 403, 'subscriber' => 403 ],
			'/wp/v2/frontage_slider'     => [ 'author' => 200, 'contributor' => 200 ],
		];
		foreach ( $expected as $route => $statuses ) {
			foreach ( $statuses as $role => $status ) {
				$this->sign_in( $role );
				self::assertSame( $status, rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_status(), "$role $route" );
			}
		}
	}

	/** @return array<string, bool|string> By row of the table, for the current user. */
	private static function permissions(): array {
		global $menu, $submenu;
		[ $menu, $submenu ] = [ [], [] ];
		do_action( 'admin_menu' );
		$screens  = self::screens();
		$settings = [ 'frontage-site-behaviours', 'frontage-site-reviews', 'frontage-accounts-settings', 'frontage-shop-settings' ];
		$projects = get_post_type_object( PortfolioPostType::TYPE )?->cap;
		return [
			'Open Settings → Frontage and its dashboard card' => SettingsHub::is_allowed() && in_array( SettingsHub::PAGE, $screens, true ),
			'Read messages and subscribers'                   => InboxCapabilities::may_read() && in_array( 'frontage-forms-subscribers', $screens, true ),
			'Reply to messages, edit and delete them'         => InboxCapabilities::may_delete(),
			'Create and edit forms'                           => current_user_can( FormFormat::CAP_EDIT_LIST ) && in_array( 'frontage-forms-list', $screens, true ),
			'Insert a form into a post'                       => current_user_can( FormFormat::CAP_READ_LIST ),
			'Change form settings'                            => in_array( 'frontage-forms-settings', $screens, true ),
			'Create and edit sliders'                         => current_user_can( get_post_type_object( SliderRepository::POST_TYPE )->cap->edit_posts ?? 'do_not_allow' ),
			'Insert a slider into a post'                     => 200 === rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/frontage_slider' ) )->get_status() && current_user_can( 'edit_posts' ),
			'Import sliders'                                  => SliderCreator::is_allowed(),
			'Edit portfolio projects'                         => current_user_can( $projects->edit_others_posts ?? '' ) ?: ( current_user_can( $projects->edit_posts ?? '' ) ? 'Own' : false ),
			'Edit opening hours'                              => in_array( 'frontage-site-business', $screens, true ),
			'Edit other business details'                     => in_array( 'frontage-site-business', $screens, true ) && current_user_can( 'manage_options' ),
			'Change animations, reviews, accounts, shop settings' => [] === array_diff( $settings, $screens ),
			'Create a starter site'                           => StarterController::is_allowed(),
			'Export and import the site'                      => MigrationPermission::is_allowed(),
			'Move from Contact Form 7'                        => OriginalPlugin::can_switch(),
			'Move from Elementor'                             => in_array( 'frontage-site-moving-in', $screens, true ),
		];
	}

	/** @return list<string> Screens of ours that the current user may open, as WordPress decides it when it prints the menu. */
	private static function screens(): array {
		global $menu, $submenu;
		$entries = array_merge( array_values( $menu ), ...array_values( array_map( 'array_values', $submenu ) ) );
		$ours    = array_filter( $entries, static fn ( array $entry ): bool => 1 === preg_match( '/^frontage|^wpcf7-new/', (string) $entry[2] ) && current_user_can( $entry[1] ) );
		return array_values( array_unique( array_column( $ours, 2 ) ) );
	}
}
