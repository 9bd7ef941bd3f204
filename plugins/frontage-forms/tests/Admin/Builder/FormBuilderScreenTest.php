<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin\Builder;

use Frontage\Forms\Admin\Builder\FormBuilderScreen;
use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';

/** The screen of the form builder: which form it opens for whom, and what it prints and loads. */
final class FormBuilderScreenTest extends FormTestCase {

	private const HOOK = 'forms_page_' . FormBuilderScreen::SLUG;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	protected function tearDown(): void {
		$_GET = [];
		unset( $GLOBALS['plugin_page'], $GLOBALS['current_screen'] );
		$GLOBALS['submenu'] = [];
		foreach ( [ 'admin_body_class', 'admin_title', 'submenu_file' ] as $filter ) {
			remove_all_filters( $filter );
		}
		remove_action( 'admin_enqueue_scripts', [ FormBuilderScreen::class, 'enqueue' ] );
		wp_deregister_script( 'frontage-editor' ); // Registered by `admin_enqueue_scripts`.
		parent::tearDown();
	}

	public function test_the_gallery_and_a_new_form_store_nothing(): void {
		$this->sign_in( 'editor' );
		$before = $this->stored();
		foreach ( [ '', 'quote' ] as $template ) {
			$props = $this->props( [ 'template' => $template ] );
			self::assertSame( [ 0, $template, InboxScreen::builder_url(), null ], [ $props['form'], $props['template'], $props['url'], $props['stored'] ] );
			self::assertSame( '' === $template, ! str_contains( FormBuilderScreen::body_class( '' ), 'folded' ), 'The menu is folded beside a form.' );
		}
		self::assertSame( $before, $this->stored() );
	}

	public function test_a_stored_form_comes_with_its_shortcode_and_the_way_to_its_code(): void {
		$this->sign_in( 'editor' );
		$form   = $this->make_form( '[text a]', title: 'Say "hello" & more' );
		$props  = $this->props( [ 'form' => (string) $form->id, 'template' => 'quote' ] );
		$stored = $props['stored'];
		self::assertSame( [ $form->id, '' ], [ $props['form'], $props['template'] ], 'A stored form wins over a template.' );
		self::assertSame( [ FormListItems::shortcode( $form ), FormListItems::code_screen_url( $form->id ), [ 'pages' => [], 'more' => 0 ] ], [ $stored['shortcode'], $stored['code'], $stored['uses'] ] );
		self::assertStringContainsString( 'post-new.php?post_type=page', $stored['newPage'] );
		self::assertSame( 'Say &quot;hello&quot; &amp; more ‹ Site', FormBuilderScreen::title( 'Add form ‹ Site', 'Add form' ) );
	}

	public function test_without_script_the_form_code_screen_is_one_click_away(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]' );
		self::assertMatchesRegularExpression( '~<noscript>.*<a href="' . preg_quote( esc_url( FormListItems::code_screen_url( $form->id ) ), '~' ) . '">Edit as code</a>~', $this->printed( [ 'form' => (string) $form->id ] ) );
		self::assertMatchesRegularExpression( '~<noscript>.*page=wpcf7-new">Edit as code</a>~', $this->printed( [] ) );
	}

	public function test_a_form_that_is_not_there_or_not_yours_is_refused(): void {
		$this->sign_in( 'editor' );
		$form = $this->make_form( '[text a]' );
		wp_trash_post( $form->id );
		foreach ( [ (string) $form->id, '999999', '1 or 1', '-1' ] as $id ) {
			self::assertStringContainsString( 'no longer exists', $this->refusal( $id ), $id );
		}
		wp_untrash_post( $form->id );
		wp_publish_post( $form->id );
		$this->sign_in( 'author' );
		self::assertStringContainsString( 'Ask an administrator', $this->refusal( (string) $form->id ) );
	}

	public function test_it_is_no_item_of_the_menu_and_marks_the_list(): void {
		$this->sign_in( 'administrator' );
		do_action( 'admin_menu' );
		$slugs = static fn (): array => array_column( $GLOBALS['submenu'][ InboxScreen::SLUG ] ?? [], 2 );
		self::assertContains( FormBuilderScreen::SLUG, $slugs(), 'WordPress checks the permission by the menu, and the palette lists it.' );
		FormBuilderScreen::leave_menu();
		self::assertNotContains( FormBuilderScreen::SLUG, $slugs() );
		self::assertSame( 'other', FormBuilderScreen::mark_in_menu( 'other' ) );
		$GLOBALS['plugin_page'] = FormBuilderScreen::SLUG; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress sets it for the open screen.
		self::assertSame( FormListScreen::SLUG, FormBuilderScreen::mark_in_menu( 'other' ) );
	}

	public function test_its_files_load_on_this_screen_alone(): void {
		$this->sign_in( 'editor' );
		set_current_screen( 'forms_page_frontage-forms-list' );
		do_action( 'admin_enqueue_scripts', 'forms_page_frontage-forms-list' );
		self::assertFalse( wp_script_is( 'frontage-form-builder' ) );
		$_GET = [ 'template' => 'quote' ];
		FormBuilderScreen::load();
		set_current_screen( self::HOOK );
		do_action( 'admin_enqueue_scripts', self::HOOK );
		self::assertTrue( wp_script_is( 'frontage-form-builder' ) );
		$before = implode( '', wp_scripts()->get_data( 'frontage-form-builder', 'before' ) ?: [] );
		self::assertStringContainsString( 'window.frontageFieldTypes', $before );
		self::assertStringContainsString( '"__unstableResolvedAssets"', $before );
		wp_dequeue_script( 'frontage-form-builder' );
		wp_deregister_script( 'frontage-form-builder' );
	}

	/** @return list<int> */
	private function stored(): array {
		return array_map( static fn ( \Frontage\Forms\Form\Form $form ): int => $form->id, FormRepository::create_for_editing()->query( [ 'posts_per_page' => -1 ] ) );
	}

	/** @param array<string, string> $query */
	private function printed( array $query ): string {
		$_GET = array_filter( $query );
		FormBuilderScreen::load();
		ob_start();
		FormBuilderScreen::render();
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string> $query
	 * @return array<string, mixed>
	 */
	private function props( array $query ): array {
		preg_match( '/data-props="([^"]*)"/', $this->printed( $query ), $found );
		return (array) json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true );
	}

	private function refusal( string $id ): string {
		$_GET = [ 'form' => $id ];
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn ( string $said ): never => throw new \RuntimeException( $said ) );
		try {
			FormBuilderScreen::load();
		} catch ( \RuntimeException $refused ) {
			return $refused->getMessage();
		} finally {
			remove_all_filters( 'wp_die_handler' );
		}
		return '';
	}
}
