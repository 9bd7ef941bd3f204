<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Forms\Admin\EmailCard;
use Frontage\Forms\Settings;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Dashboard\DashboardCard;
use Frontage\Kit\Dashboard\PrivacyPageStep;
use Frontage\Tests\WordPressTestCase;

/** Settings → Frontage: one screen that leads to all parts. */
final class SettingsHubTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		remove_all_filters( 'frontage_first_minute' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['plugin_page'], $GLOBALS['parent_file'], $_SERVER['PHP_SELF'] );
		$GLOBALS['submenu'] = [];
		delete_option( Settings::REMOVE_DATA );
		parent::tearDown();
	}

	public function test_administrators_see_all_parts_email_and_status_editors_the_parts_that_they_may_open(): void {
		$this->sign_in( 'administrator' );
		$html = self::render_hub();
		foreach ( [ 'Inbox', 'Forms', 'Form settings', 'Sliders', 'Portfolio', 'Business details', 'Animations &amp; behaviors', 'Reviews', 'Accounts', 'Shop', 'Export &amp; import' ] as $name ) {
			self::assertStringContainsString( "<strong>$name</strong>", $html );
		}
		self::assertStringContainsString( 'Send test email', $html );
		self::assertStringContainsString( 'WordPress</dt><dd><bdi>' . wp_get_wp_version(), $html );
		self::assertStringNotContainsString( wp_salt(), $html );

		$this->sign_in( 'editor' );
		$html = self::render_hub();
		self::assertStringContainsString( '<strong>Business details</strong>', $html );
		foreach ( [ 'Form settings', 'Accounts', 'Reviews', 'Send test email', 'System status', 'Data on uninstall' ] as $text ) {
			self::assertStringNotContainsString( $text, $html );
		}
	}

	public function test_it_is_in_the_menu_of_administrators_and_editors_and_its_screens_are_not(): void {
		global $submenu, $plugin_page, $parent_file;
		foreach ( [ 'administrator' => true, 'editor' => true, 'author' => false ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			do_action( 'admin_menu' );
			$registered = array_column( $submenu['options-general.php'] ?? [], 2 );
			SettingsHub::remove_menu_items();
			$left = array_column( $submenu['options-general.php'] ?? [], 2 );
			self::assertSame( $expected, in_array( SettingsHub::PAGE, $left, true ), $role );
			self::assertSame( [], preg_grep( '/^frontage-/', $left ) );
			self::assertSame( $expected, in_array( 'frontage-site-business', $registered, true ), "$role: the screen is there." );
		}
		$plugin_page = 'frontage-site-business';
		$parent_file = 'options-general.php';
		self::assertSame( SettingsHub::PAGE, SettingsHub::highlight_menu_item( null ), 'While one is open the menu marks Frontage.' );
		$plugin_page = 'another';
		self::assertNull( SettingsHub::highlight_menu_item( null ) );
	}

	public function test_addresses_from_before_lead_to_the_screens_with_their_query(): void {
		$this->sign_in( 'administrator' );
		do_action( 'admin_menu' );
		foreach ( [
			'tools.php?page=frontage-site-moving-in&look=7' => 'options-general.php?page=frontage-site-moving-in&look=7',
			'options-general.php?page=frontage-site-settings' => 'options-general.php?page=frontage',
			'edit.php?post_type=frontage_slider&page=frontage-slider-settings' => 'options-general.php?page=frontage#data',
			'admin.php?page=nobody'                         => '',
			'options-general.php?page=frontage-site-moving-in' => '', // Refused, since this user may not open it: no circle.
		] as $old => $new ) {
			$_SERVER['REQUEST_URI'] = "/wp-admin/$old";
			$_SERVER['PHP_SELF']    = '/wp-admin/' . strtok( $old, '?' );
			parse_str( (string) wp_parse_url( $old, PHP_URL_QUERY ), $_GET );
			$to = '';
			add_filter( 'wp_redirect', static fn ( string $address ): string => throw new \OverflowException( $address ) );
			try {
				SettingsHub::redirect_old_address();
			} catch ( \OverflowException $redirect ) {
				$to = $redirect->getMessage();
			}
			remove_all_filters( 'wp_redirect' );
			self::assertSame( '' === $new ? '' : admin_url( $new ), $to, $old );
		}
	}

	public function test_data_is_deleted_with_a_plugin_only_where_its_box_is_ticked(): void {
		$this->sign_in( 'administrator' );
		Settings::register();
		$ticked = static fn (): bool => 1 === preg_match( '/name="frontage_forms_remove_data" value="1" checked/', (string) preg_replace( '/\s+/', ' ', str_replace( "'", '"', self::render_hub() ) ) );
		self::assertFalse( $ticked() );
		update_option( Settings::REMOVE_DATA, true );
		self::assertTrue( $ticked() );
	}

	public function test_a_test_email_goes_out_and_its_result_is_shown_once(): void {
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'No email sent yet', self::render_hub() );
		$sent = [];
		add_filter( 'pre_wp_mail', static function ( mixed $result, array $mail ) use ( &$sent ): bool {
			$sent[] = $mail['to'];
			return 'ok@example.test' === $mail['to'];
		}, 10, 2 );
		foreach ( [ 'ok@example.test' => 'Test sent to ok@example.test', 'no@example.test' => 'The test email was not sent', 'nonsense' => 'Enter a valid email address.' ] as $to => $says ) {
			$_POST = [ 'to' => $to ];
			self::send();
			self::assertStringContainsString( $says, self::render_hub() );
			self::assertStringNotContainsString( $says, self::render_hub(), 'Only once.' );
		}
		self::assertSame( [ 'ok@example.test', 'no@example.test' ], $sent );
	}

	public function test_tabs_of_the_ways_to_move_in_stand_below_the_heading_with_what_was_found(): void {
		$this->sign_in( 'administrator' );
		$part = static fn ( string $name, int $order ): array => [ 'group' => SettingsHub::MOVE, 'order' => $order, 'icon' => '', 'name' => $name, 'state' => '', 'url' => admin_url( $name ), 'action' => '', 'count' => static fn (): string => "3 of $name" ];
		$show = static function (): string {
			ob_start();
			MoveScreen::print_header( admin_url( 'two' ), 'Second' );
			return (string) ob_get_clean();
		};
		remove_all_filters( 'frontage_hub_parts' );
		add_filter( 'frontage_hub_parts', static fn (): array => [ $part( 'one', 1 ), $part( 'two', 2 ) ] );
		self::assertMatchesRegularExpression( '~<a href="[^"]+page=frontage">Frontage</a> .*<h1>Second</h1>.*>one <span>3 of one</span></a><a [^>]*aria-current="page">two <span>3 of two</span></a></nav></div><hr class="wp-header-end">$~', $show() );
		$this->sign_in( 'author' );
		self::assertStringContainsString( '<h1>Second</h1>', $show(), 'No link to a screen that this user may not open.' );
		remove_all_filters( 'frontage_hub_parts' );
		add_filter( 'frontage_hub_parts', static fn (): array => [ $part( 'two', 2 ) ] );
		self::assertStringNotContainsString( '<nav', $show(), 'One alone needs no tab.' );
	}

	public function test_steps_have_a_progress_and_leave_when_all_are_done(): void {
		$this->sign_in( 'administrator' );
		self::assertStringNotContainsString( 'Next steps', self::render_hub() );
		self::add_step( 'Make it', true );
		self::add_step( 'Place <it>' );
		self::add_step( 'Try it' );
		$html = self::render_hub();
		self::assertStringContainsString( '<p>1 of 3 done</p>', $html );
		self::assertMatchesRegularExpression( '/<progress [^>]*max="3" value="1"/', $html );
		self::assertStringContainsString( '<summary>1 completed step</summary><ul><li>Make it</li></ul>', $html );
		self::assertStringContainsString( '<strong>Place &lt;it&gt;</strong>', $html );
		remove_all_filters( 'frontage_first_minute' );
		self::add_step( 'Make it', true );
		self::assertStringNotContainsString( 'Next steps', self::render_hub() );
	}

	public function test_a_privacy_policy_is_a_step_of_every_site_until_it_is_published(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( [], PrivacyPageStep::add( [] ), 'Not by itself.' );
		self::add_step( 'Make it' );
		$step = static fn (): array => PrivacyPageStep::add( OnboardingCard::all_steps() )[1] ?? [];
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Privacy', 'post_status' => 'draft' ] );
		update_option( 'wp_page_for_privacy_policy', $page );
		self::assertFalse( $step()['done'] );
		wp_publish_post( $page );
		self::assertTrue( $step()['done'] );
		$this->sign_in( 'editor' );
		self::assertSame( [], $step() );
	}

	public function test_the_dashboard_card_has_the_same_parts_and_the_first_two_steps(): void {
		global $wp_meta_boxes;
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		foreach ( [ 'author' => false, 'editor' => true, 'administrator' => true ] as $role => $expected ) {
			$wp_meta_boxes = [];
			$this->sign_in( $role );
			DashboardCard::add();
			self::assertSame( $expected, isset( $wp_meta_boxes['dashboard']['normal']['high']['frontage'] ), $role );
		}
		array_map( static fn ( string $name ) => self::add_step( $name ), [ 'One', 'Two', 'Three' ] );
		$card = static function (): string {
			ob_start();
			DashboardCard::render();
			return (string) ob_get_clean();
		};
		$html = $card();
		foreach ( [ 'Inbox', 'Forms', 'Sliders', 'Business details', 'Accounts', 'Move from…' ] as $name ) {
			self::assertStringContainsString( ">$name</a>", $html );
		}
		self::assertStringContainsString( '0 of 3 done', $html );
		self::assertStringContainsString( '<strong>Two</strong>', $html );
		self::assertStringNotContainsString( '<strong>Three</strong>', $html );
		self::assertStringContainsString( 'Email: Not tested', $html );
		$this->sign_in( 'editor' );
		$html = $card();
		self::assertStringContainsString( '>Business details</a>', $html );
		foreach ( [ '>Accounts</a>', 'Email: ', '>Reviews</a>' ] as $text ) {
			self::assertStringNotContainsString( $text, $html );
		}
	}

	private static function add_step( string $name, bool $is_done = false ): void {
		add_filter(
			'frontage_first_minute',
			static fn ( array $steps ): array => [
				...$steps,
				[
					'plugin' => 'any',
					'name'   => $name,
					'text'   => 'Text',
					'url'    => admin_url(),
					'button' => 'Go',
					'done'   => $is_done,
				],
			]
		);
	}

	private static function render_hub(): string {
		ob_start();
		SettingsHub::render();
		return (string) ob_get_clean();
	}

	private static function send(): void {
		$_REQUEST['_wpnonce'] = wp_create_nonce( EmailCard::ACTION );
		add_filter( 'wp_redirect', static fn () => throw new \OverflowException() );
		try {
			EmailCard::send();
		} catch ( \OverflowException ) {
			remove_all_filters( 'wp_redirect' );
		}
	}
}
