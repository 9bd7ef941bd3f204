<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Compat\FormCode\EditSession;
use Frontage\Forms\Compat\FormCode\FieldNames;
use Frontage\Forms\Compat\FormCode\FormCodePage;
use Frontage\Forms\Compat\FormCode\FormCodePanels;
use Frontage\Forms\Compat\FormCode\FormCodeScreen;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use Frontage\Tests\RefusingDatabase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

/** The form code screen: a form that posts to itself, without a script. */
final class FormCodeTest extends FormTestCase {

	use RefusingDatabase;

	public function test_what_is_posted_is_stored_and_the_address_says_so(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]' );
		$to   = EditSession::create( $form )->handle_post(
			$this->posted( $form, [ 'post_title' => 'New "name"', 'wpcf7-form' => "[email* b]\r\n\\ [submit]", 'wpcf7-mail' => [ 'recipient' => 'x@example.test', 'subject' => 'S', 'use_html' => '1' ], 'active-tab' => 'mail-panel' ] )
		);
		self::assertStringContainsString( "post=$form->id&action=edit&message=saved&active-tab=mail-panel", $to );
		$stored = ( new FormRepository() )->find( $form->id );
		self::assertSame( [ 'New "name"', "[email* b]\n\\ [submit]", 'x@example.test', true, $form->hash ], [ $stored?->title, $stored?->template, $stored?->mail['recipient'], $stored?->mail['use_html'], $stored?->hash ] );
	}

	public function test_further_mails_have_their_fields_and_keep_what_is_not_on_the_screen(): void {
		$this->sign_in( 'editor' );
		$rules = [ [ 'field' => 'a', 'operator' => 'equals', 'value' => 'x' ] ];
		$form  = ( new FormRepository() )->save( $this->make_form( '[text a]' )->with( [ 'mails' => [ [ 'part' => 'mail', 'name' => 'Us' ], [ 'part' => 'mail_3', 'name' => '<b>Desk', 'rules' => $rules, 'active' => true, 'use_html' => true ] ] ] ) );
		self::assertInstanceOf( Form::class, $form );
		ob_start();
		( new FormCodePage( EditSession::create( $form ) ) )->render();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<h3>&lt;b&gt;Desk</h3>', $html );
		self::assertStringContainsString( 'name="frontage-mails[mail_3][recipient]"', $html );
		EditSession::create( $form )->handle_post( $this->posted( $form, [ 'frontage-mails' => [ 'mail_3' => [ 'recipient' => ' desk@example.test ', 'name' => 'x', 'part' => 'mail_9', 'active' => '1', 'body' => [ 'x' ] ], 'mail_4' => [ 'recipient' => 'new@example.test' ] ] ] ) );
		$stored = ( new FormRepository() )->find( $form->id )?->mails ?? [];
		self::assertSame( [ 'mail', 'mail_3' ], array_column( $stored, 'part' ) );
		self::assertSame( [ '<b>Desk', $rules, true, false, 'desk@example.test', '' ], [ $stored[1]['name'], $stored[1]['rules'], $stored[1]['active'], $stored[1]['use_html'], $stored[1]['recipient'], $stored[1]['body'] ] );
	}

	public function test_the_bar_makes_a_form_for_who_may_edit_the_list(): void {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		foreach ( [ 'editor' => true, 'subscriber' => false ] as $role => $has ) {
			$this->sign_in( $role );
			$bar = new \WP_Admin_Bar();
			FormListScreen::add_to_admin_bar( $bar );
			self::assertSame( $has ? InboxScreen::builder_url() : null, $bar->get_node( 'new-frontage-form' )->href ?? null, $role );
		}
	}

	public function test_a_form_leads_to_the_builder_where_no_code_is_needed(): void {
		$this->sign_in( 'editor' );
		$render = static function ( Form $form ): string {
			ob_start();
			( new FormCodePage( EditSession::create( $form ) ) )->render();
			return (string) ob_get_clean();
		};
		$form   = $this->make_form( '[text a]' );
		$link   = static function ( string $html ): string {
			preg_match( '~href="([^"]+)">Open form builder</a>~', $html, $found );
			return html_entity_decode( $found[1] ?? '', ENT_QUOTES );
		};
		self::assertSame( InboxScreen::builder_url( $form->id ), $link( $render( $form ) ) );
		self::assertSame( InboxScreen::builder_url(), $link( $render( $form->with( [ 'id' => 0 ] ) ) ) );
	}

	public function test_conditions_are_a_text(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a][group g][text b][/group]' );
		$text = 'show [g] if [a] equals "<x> \\d"';
		EditSession::create( $form )->handle_post( $this->posted( $form, [ FieldNames::NAMES['conditions'] => $text ] ) );
		$stored = ( new FormRepository() )->find( $form->id );
		self::assertSame( '<x> \\d', $stored?->conditions[0]['and_rules'][0]['if_value'] );
		self::assertSame( $form->template, $stored->template );
		EditSession::create( $stored )->handle_post( $this->posted( $stored, [ 'post_title' => 'Other' ] ) );
		self::assertCount( 1, ( new FormRepository() )->find( $form->id )->conditions ?? [] );
	}

	public function test_a_wrong_nonce_stores_nothing_and_loses_nothing(): void {
		$this->sign_in( 'editor' );
		$form    = $this->make_form( '[text a]' );
		$editing = EditSession::create( $form );
		$_SERVER['HTTP_ORIGIN'] = (string) preg_replace( '~(?<!:|/)/.*$~', '', admin_url() );
		self::assertSame( '', $editing->handle_post( [ '_wpnonce' => 'x' ] + $this->posted( $form, [ 'wpcf7-form' => '[text typed]' ] ) ) );
		unset( $_SERVER['HTTP_ORIGIN'] );
		self::assertSame( '[text a]', ( new FormRepository() )->find( $form->id )?->template );
		self::assertStringContainsString( '[text typed]', $this->render_page( $editing ) );
		self::assertSame( 'error', $editing->notice['type'] ?? '' );
	}

	public function test_what_another_site_posts_is_never_put_into_the_fields(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( '[text a]' );
		foreach ( [ [ 'HTTP_ORIGIN' => 'https://evil.test' ], [ 'HTTP_ORIGIN' => 'null' ], [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], [ 'HTTP_SEC_FETCH_SITE' => 'same-site' ], [ 'HTTP_REFERER' => 'https://evil.test/' . home_url() ], [] ] as $says ) {
			$_SERVER = array_diff_key( $_SERVER, [ 'HTTP_ORIGIN' => 1, 'HTTP_SEC_FETCH_SITE' => 1, 'HTTP_REFERER' => 1 ] ) + [];
			$_SERVER = $says + $_SERVER;
			$editing = EditSession::create( $form );
			self::assertSame( '', $editing->handle_post( [ '_wpnonce' => 'x' ] + $this->posted( $form, [ 'wpcf7-form' => '[text planted]' ] ) ) );
			$html = $this->render_page( $editing );
			self::assertStringNotContainsString( 'planted', $html, (string) wp_json_encode( $says ) );
			self::assertStringContainsString( '[text a]', $html );
			self::assertSame( 'error', $editing->notice['type'] ?? '' );
		}
	}

	public function test_the_later_of_two_saves_says_so_and_the_next_press_writes_it(): void {
		$form   = $this->make_form( '[text a]' );
		$begun  = EditSession::create( $form )->version;
		$fields = static fn ( string $version ): array => [ FieldNames::NAMES['form'] => '[text mine]', EditSession::VERSION => $version ];
		( new FormRepository() )->save( $form->with( [ 'template' => '[text theirs]' ] ) );

		$late = EditSession::create( ( new FormRepository() )->find( $form->id ) ?? $form );
		self::assertSame( '', $late->handle_post( $this->posted( $form, $fields( $begun ) ) ) );
		self::assertSame( [ 'error', '[text mine]' ], [ $late->notice['type'] ?? '', $late->form->template ] );
		self::assertSame( '[text theirs]', ( new FormRepository() )->find( $form->id )?->template );
		self::assertStringContainsString( $late->version, $this->render_page( $late ) );

		$again = EditSession::create( ( new FormRepository() )->find( $form->id ) ?? $form );
		self::assertNotSame( '', $again->handle_post( $this->posted( $form, $fields( $late->version ) ) ) );
		self::assertSame( '[text mine]', ( new FormRepository() )->find( $form->id )?->template );
	}

	public function test_a_new_form_is_made(): void {
		$this->sign_in( 'editor' );
		$form = new Form();
		$to   = EditSession::create( $form )->handle_post( $this->posted( $form, [ 'post_title' => 'First', 'wpcf7-form' => '[text a]', 'wpcf7-mail' => [ 'recipient' => 'x@example.test' ] ] ) );
		self::assertSame( 1, preg_match( '/post=(\d+)&action=edit&message=created/', $to, $id ) );
		self::assertSame( 'First', ( new FormRepository() )->find( (int) $id[1] )?->title );
	}

	public function test_a_copy_and_the_trash(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]', '', 0, 'One' );
		$to   = EditSession::create( $form )->handle_post( $this->posted( $form, [ EditSession::DO => 'copy' ] ) );
		self::assertSame( 1, preg_match( '/post=(\d+)&action=edit&message=copied/', $to, $id ) );
		self::assertSame( 'One (copy)', ( new FormRepository() )->find( (int) $id[1] )?->title );
		self::assertSame( FormListScreen::url(), EditSession::create( $form )->handle_post( $this->posted( $form, [ EditSession::DO => 'trash' ] ) ) );
		self::assertNull( ( new FormRepository() )->find( $form->id ) );
	}

	public function test_a_mail_can_be_looked_at_and_tried_without_saving(): void {
		$this->sign_in( 'editor' );
		$mails = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $short, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$form    = $this->make_form( '[text* your-name]' );
		$fields  = [ 'wpcf7-form' => '[text* your-name] [text* town]', 'wpcf7-mail' => [ 'recipient' => 'x@example.test', 'subject' => 'S', 'sender' => 'y@example.test', 'body' => '<b onclick="x()">[your-name]</b>', 'use_html' => '1' ] ];
		$editing = EditSession::create( $form );
		self::assertSame( '', $editing->handle_post( $this->posted( $form, [ EditSession::DO => 'look:mail' ] + $fields ) ) );
		$html = $this->render_page( $editing );
		self::assertStringContainsString( '<iframe sandbox=""', $html );
		self::assertStringContainsString( 'Jane Doe', $html );
		self::assertStringContainsString( 'Your changes are not saved yet.', $html );

		$editing = EditSession::create( $form );
		$editing->handle_post( $this->posted( $form, [ EditSession::DO => 'test:mail' ] + $fields ) );
		self::assertSame( [ wp_get_current_user()->user_email ], array_column( $mails, 'to' ) );
		self::assertSame( 'success', $editing->notice['type'] ?? '' );
		self::assertSame( '[text* your-name]', ( new FormRepository() )->find( $form->id )?->template );
	}

	public function test_the_script_gets_the_parts_that_change_and_saves_nothing(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text your-name]' );
		$ask  = function ( string $what, array $fields = [] ) use ( $form ): array {
			$editing = EditSession::create( $form );
			self::assertSame( '', $editing->handle_post( $this->posted( $form, [ EditSession::PARTIAL => '1', EditSession::DO => $what ] + $fields ) ) );
			return ( new FormCodePanels( $editing ) )->list_changes();
		};
		$template = [ 'wpcf7-form' => "[submit]\n[texst <b>]" ];
		foreach ( [ 'check', 'save' ] as $what ) {
			[ 'problems' => $problems, 'shown' => $shown ] = $ask( $what, $template );
			self::assertSame( '', $shown );
			self::assertMatchesRegularExpression( '~^<li class="[^"]+--error" data-line="2" data-message="[^"<]+">Line 2: ~', $problems['form.body'] );
		}
		$html = [ 'wpcf7-mail' => [ 'recipient' => 'x@example.test', 'subject' => 'S', 'body' => '&lt;i&gt; [your-name]', 'use_html' => '1' ] ];
		self::assertStringContainsString( '&lt;p&gt;&amp;lt;i&amp;gt; Jane Doe', $ask( 'look:mail', $html )['shown'] );
		add_filter( 'pre_wp_mail', '__return_false' );
		self::assertStringContainsString( 'role="alert"', $ask( 'test:mail', $html )['shown'] );
		self::assertSame( '[text your-name]', ( new FormRepository() )->find( $form->id )?->template );
	}

	public function test_everything_printed_is_escaped_and_says_what_is_wrong_where(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( "</textarea><script>bad()</script>\n[texst b]\n[submit]", '"><b>', 0, '"><script>bad()</script>' );
		$form = $form->with( [ 'mail' => [ 'recipient' => '', 'subject' => '"><script>bad()</script>' ] ] );
		$html = $this->render_page( EditSession::create( $form ) );
		self::assertStringNotContainsString( '<script>bad', $html );
		self::assertMatchesRegularExpression( '~data-frontage-problems="form.body"><li[^>]*>Line \d: ~', $html );
		self::assertMatchesRegularExpression( '~data-frontage-problems="mail.recipient"><li~', $html );
		foreach ( [ ...array_values( FieldNames::NAMES ), 'wpcf7-mail[recipient]', 'wpcf7-mail-2[active]', 'wpcf7-messages[spam]' ] as $name ) {
			if ( ! in_array( $name, [ 'wpcf7-mail', 'wpcf7-mail-2', 'wpcf7-messages' ], true ) ) {
				self::assertStringContainsString( 'name="' . $name . '"', $html );
			}
		}
	}

	public function test_hostile_values_break_nothing(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]' );
		foreach ( [ [ 'x' ], [ [ 'x' ] ], "\0", "\xff", str_repeat( 'x', 100000 ) ] as $value ) {
			foreach ( [ ...array_values( FieldNames::NAMES ), EditSession::DO, 'active-tab', '_wpnonce' ] as $name ) {
				$editing = EditSession::create( $form );
				$editing->handle_post( [ $name => $value ] + $this->posted( $form, [ EditSession::DO => 'look:mail' ] ) );
				self::assertNotSame( '', $this->render_page( $editing ) );
			}
		}
	}

	public function test_the_old_names_screens_stand_below_ours_in_the_menu(): void {
		global $menu, $submenu, $_wp_submenu_nopriv, $_registered_pages, $plugin_page;
		[ $menu, $submenu, $_wp_submenu_nopriv, $_registered_pages ] = [ [], [], [], [] ];
		$this->sign_in( 'administrator' );
		FormCodeScreen::add();
		InboxScreen::add();
		FormListScreen::add();
		add_submenu_page( 'wpcf7', 'Add-on', 'Add-on', 'read', 'addon-page', '__return_null' );
		self::assertSame( 'toplevel_page_wpcf7', get_plugin_page_hookname( 'wpcf7', '' ) );
		$before = [ $menu, $submenu ];
		self::assertSame( [ 9, 10, 11 ], array_map( static fn ( mixed $call ): mixed => has_action( 'admin_enqueue_scripts', $call ), [ [ FormCodeScreen::class, 'hide_menu' ], 'wp_enqueue_command_palette_assets', [ FormCodeScreen::class, 'restore_menu' ] ] ) );
		FormCodeScreen::hide_menu();
		self::assertNotContains( 'wpcf7', array_column( $menu, 2 ), 'The command palette reads the menu here.' );
		self::assertContains( 'admin.php?page=addon-page', array_column( $submenu[ InboxScreen::SLUG ], 2 ) );
		self::assertArrayNotHasKey( 'wpcf7', $submenu );
		FormCodeScreen::restore_menu();
		self::assertSame( $before, [ $menu, $submenu ] );

		$plugin_page = 'wpcf7';
		self::assertSame( InboxScreen::SLUG, FormCodeScreen::show_in_menu( 'wpcf7' ) );
		self::assertNotContains( 'wpcf7', array_column( $menu, 2 ) );
		self::assertContains( 'admin.php?page=addon-page', array_column( $submenu[ InboxScreen::SLUG ], 2 ) );
		self::assertSame( FormListScreen::SLUG, $GLOBALS['submenu_file'] );
		$plugin_page = null;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function posted( Form $form, array $fields ): array {
		return $fields + [ '_wpnonce' => wp_create_nonce( EditSession::nonce( $form->id ) ), 'action' => 'save' ];
	}

	private function render_page( EditSession $editing ): string {
		ob_start();
		( new FormCodePage( $editing ) )->render();
		return (string) ob_get_clean();
	}

	public function test_what_the_database_refuses_is_told_and_what_was_typed_stays(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]' );
		$this->refuse_writes( 'postmeta', '😀' );
		$page = EditSession::create( $form );
		self::assertSame( '', $page->handle_post( $this->posted( $form, [ 'wpcf7-form' => '[text a] 😀' ] ) ) );
		ob_start();
		( new FormCodePage( $page ) )->render();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'The database cannot store “😀” in the form', $html );
		self::assertStringContainsString( '[text a] 😀</textarea>', $html );
		self::assertSame( '[text a]', ( new FormRepository() )->find( $form->id )?->template );
	}
}
