<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Elementor;

use Frontage\Kit\Migration\ExistingItem;
use Frontage\Site\Elementor\ElementorCommand;
use Frontage\Site\Elementor\ElementorPages;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\StagedTemplate;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;

require_once __DIR__ . '/ElementorTestCase.php';

/** What a conversion does with the draft and the forms of a conversion before, and with others of the same name. */
#[Group( 'database' )]
final class ExistingContentTest extends ElementorTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		[ $_GET, $_POST, $_REQUEST ] = [ [], [], [] ];
		parent::tearDown();
	}

	public function test_a_second_conversion_neither_doubles_nor_loses_anything(): void {
		$page = $this->page( self::two_forms() );
		self::assertIsInt( ElementorPages::convert( $page ) );
		$before = [ self::drafts(), self::forms(), get_post( ElementorPages::draft_of( $page ) )?->post_content, array_map( get_post_meta( ... ), self::forms() ) ];
		self::assertIsInt( ElementorPages::convert( $page ) );
		self::assertSame( $before, [ self::drafts(), self::forms(), get_post( ElementorPages::draft_of( $page ) )?->post_content, array_map( get_post_meta( ... ), self::forms() ) ] );
	}

	public function test_the_preview_offers_a_choice_for_the_draft_and_each_form_and_one_for_all(): void {
		$page = $this->page( self::two_forms() );
		self::assertStringNotContainsString( 'existing-', self::shown( [ 'look' => $page ] ), 'The site has nothing yet.' );
		ElementorPages::convert( $page );
		$html = self::shown( [ 'look' => $page ] );
		self::assertSame( [ 'draft' => [ 'keep-both', '*replace', 'skip' ], 'form-f1' => [ 'keep-both', 'replace', '*skip' ], 'form-f2' => [ 'keep-both', 'replace', '*skip' ] ], self::choices( $html ) );
		self::assertStringContainsString( 'data-existing-all', $html );
		self::assertStringContainsString( 'The previous form goes to the trash.', $html );
		self::assertSame( [ '*keep-both', 'replace', 'skip' ], self::choices( self::shown( [ 'look' => $this->page( self::two_forms() ) ] ) )['form-f1'], 'A form with the same title, of another page.' );
	}

	public function test_skipping_the_draft_changes_nothing(): void {
		$page = $this->page( self::two_forms() );
		ElementorPages::convert( $page );
		$draft = ElementorPages::draft_of( $page );
		wp_update_post( [ 'ID' => $draft, 'post_content' => 'Mine' ] );
		$before = [ self::drafts(), self::forms(), array_map( get_post_meta( ... ), [ $draft, ...self::forms() ] ) ];
		$html   = self::follow( $this->step( [ ElementorScreen::STEP => 'convert', 'page' => (string) $page, 'existing-draft' => 'skip', 'existing-form-f1' => 'replace', 'existing-form-f2' => 'keep-both' ] ) );
		self::assertStringContainsString( "Skipped. The draft #$draft is unchanged.", $html );
		self::assertSame( [ 'Mine', ...$before ], [ get_post( $draft )?->post_content, self::drafts(), self::forms(), array_map( get_post_meta( ... ), [ $draft, ...self::forms() ] ) ] );
	}

	public function test_both_drafts_and_forms_are_kept_and_the_page_has_one_draft(): void {
		$page  = $this->page( self::two_forms() );
		$first = ElementorPages::convert( $page );
		self::assertIsInt( $first );
		$content = get_post( $first )?->post_content;
		$this->choose( $page, [ 'existing-draft' => 'keep-both', 'existing-form-f1' => 'keep-both' ] );
		$second = ElementorPages::draft_of( $page );
		self::assertNotSame( $first, $second );
		self::assertSame( [ 2, 3 ], [ count( self::drafts() ), count( self::forms() ) ] );
		self::assertSame( [ $content, '', null ], [ get_post( $first )?->post_content, get_post_meta( $first, ElementorPages::OF, true ), ElementorPages::draft_report( $first ) ] );
		self::assertNotSame( $content, get_post( $second )?->post_content, 'It shows the new form.' );
		self::assertSame( $second, ElementorPages::convert( $page ) );
		self::assertCount( 3, self::forms() );
	}

	public function test_a_replaced_form_keeps_its_id_and_its_previous_version_is_in_the_trash(): void {
		$page = $this->page( self::two_forms() );
		ElementorPages::convert( $page );
		[ $first, $second ] = self::forms();
		foreach ( [ $first, $second ] as $form ) {
			update_post_meta( $form, '_form', '[text mine]' );
		}
		$this->choose( $page, [ 'existing-form-f1' => 'replace' ] );
		self::assertSame( [ $first, $second ], self::forms() );
		self::assertStringContainsString( '[text name]', (string) get_post_meta( $first, '_form', true ) );
		self::assertSame( '[text mine]', get_post_meta( $second, '_form', true ), 'It was skipped.' );
		$trash = get_posts( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'trash', 'numberposts' => -1, 'fields' => 'ids' ] );
		self::assertSame( [ '[text mine]' ], array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_form', true ), $trash ) );
		self::assertStringContainsString( 'replaces the existing one', self::shown( [ 'draft' => ElementorPages::draft_of( $page ) ] ) );
	}

	public function test_forms_that_cannot_be_replaced_stay_with_the_draft_as_they_were(): void {
		$page = $this->page( self::two_forms() );
		ElementorPages::convert( $page );
		$draft = ElementorPages::draft_of( $page );
		wp_update_post( [ 'ID' => $draft, 'post_content' => 'Mine' ] );
		$before = array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_form', true ), self::forms() );
		$values = get_post_meta( $draft );
		add_filter( 'rest_pre_dispatch', static fn ( mixed $answer, mixed $server, \WP_REST_Request $request ): mixed => str_ends_with( $request->get_route(), '/import' ) && true !== $request['dry_run'] ? new \WP_Error( 'full', 'The disk is full.', [ 'status' => 500 ] ) : $answer, 10, 3 );
		$failed = ElementorPages::convert( $page, [], new ExistingContent( [], ExistingItem::REPLACE ) );
		self::assertSame( 'The disk is full.', is_wp_error( $failed ) ? $failed->get_error_message() : '' );
		self::assertSame( [ 'Mine', $values, $before ], [ get_post( $draft )?->post_content, get_post_meta( $draft ), array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_form', true ), self::forms() ) ] );
	}

	public function test_a_draft_whose_report_is_not_stored_leaves_the_forms_as_they_were(): void {
		$page = $this->page( self::two_forms() );
		ElementorPages::convert( $page );
		$draft = ElementorPages::draft_of( $page );
		wp_update_post( [ 'ID' => $draft, 'post_content' => 'Mine' ] );
		foreach ( self::forms() as $form ) {
			update_post_meta( $form, '_form', '[text mine]' );
		}
		$values = get_post_meta( $draft );
		add_filter( 'update_post_metadata', static fn ( mixed $done, int $id, string $key ): mixed => ElementorPages::REPORT === $key ? false : $done, 10, 3 );
		self::assertInstanceOf( \WP_Error::class, ElementorPages::convert( $page, [], new ExistingContent( [], ExistingItem::REPLACE ) ) );
		self::assertSame( [ 'Mine', $values, [ '[text mine]', '[text mine]' ] ], [ get_post( $draft )?->post_content, get_post_meta( $draft ), array_map( static fn ( int $id ): mixed => get_post_meta( $id, '_form', true ), self::forms() ) ] );
	}

	public function test_forms_are_offered_only_to_those_who_may_list_them(): void {
		ElementorPages::convert( $this->page( self::two_forms() ) );
		$page = $this->page( self::two_forms() );
		$this->sign_in( 'editor' );
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => str_starts_with( $cap, 'wpcf7_' ) ? [ 'do_not_allow' ] : $caps, 99, 2 );
		self::assertSame( [], self::choices( self::shown( [ 'look' => $page ] ) ) );
		ElementorPages::convert( $page, [], new ExistingContent( [], ExistingItem::REPLACE ) );
		self::assertCount( 2, self::forms() );
	}

	public function test_a_template_replaces_a_draft_only_by_choice_and_a_published_page_never(): void {
		$published = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Prices', 'post_content' => 'Live' ] );
		self::assertSame( [], self::choices( self::shown( [ 'stage' => self::staged() ] ) ) );
		$first = $this->bring( [] );
		wp_update_post( [ 'ID' => $first, 'post_content' => 'Mine' ] );
		self::assertSame( [ 'draft' => [ '*keep-both', 'replace', 'skip' ] ], self::choices( self::shown( [ 'stage' => self::staged() ] ) ) );
		$second = $this->bring( [] );
		self::assertNotSame( $first, $second );
		wp_delete_post( $second, true );
		self::assertSame( $first, $this->bring( [ 'existing-draft' => 'replace' ] ) );
		self::assertStringContainsString( 'From 9 euros', (string) get_post( $first )?->post_content );
		self::assertContains( 'Mine', array_map( static fn ( WP_Post $revision ): string => $revision->post_content, wp_get_post_revisions( $first ) ) );
		self::assertSame( 'Live', get_post( $published )?->post_content );
	}

	public function test_the_command_line_follows_a_choice_and_says_what_became_of_each(): void {
		require_once __DIR__ . '/../../../../tests/support/wp-cli.php';
		$page    = $this->page( self::two_forms() );
		$convert = static function ( array $options ) use ( $page ): string {
			\WP_CLI::$said = [];
			( new ElementorCommand() )->convert( [ (string) $page ], $options );
			return implode( "\n", \WP_CLI::$said );
		};
		self::assertStringNotContainsString( 'kept', $convert( [] ) );
		$draft = ElementorPages::draft_of( $page );
		[ $one, $two ] = self::forms();
		self::assertStringContainsString( "Draft: Made by hand (#$draft): replaced.\nForm: Ask us (#$one): skipped. The existing one is used.\nForm: Book (#$two): skipped.", $convert( [] ) );
		self::assertStringContainsString( "Success: Skipped. The draft #$draft is unchanged.", $convert( [ 'existing' => 'skip' ] ) );
		self::assertStringContainsString( "Form: Book (#$two): both kept.", $convert( [ 'existing' => 'keep-both', 'dry-run' => '' ] ) );
		self::assertSame( [ 1, 2 ], [ count( self::drafts() ), count( self::forms() ) ] );
		$convert( [ 'existing' => 'keep-both' ] );
		self::assertSame( [ 2, 4 ], [ count( self::drafts() ), count( self::forms() ) ] );
	}

	/** A document with two forms. */
	private static function two_forms(): string {
		$form = static fn ( string $id, string $title ): array => [ 'id' => $id, 'elType' => 'widget', 'widgetType' => 'form', 'settings' => [ 'form_name' => $title, 'form_fields' => [ [ 'custom_id' => 'name', 'field_type' => 'text', 'field_label' => 'Name' ] ] ], 'elements' => [] ];
		return (string) wp_json_encode( [ [ 'id' => 'a', 'elType' => 'container', 'settings' => [], 'elements' => [ $form( 'f1', 'Ask us' ), $form( 'f2', 'Book' ) ] ] ] );
	}

	private static function staged(): string {
		$path = get_temp_dir() . 'frontage-template-of-tests.json';
		file_put_contents( $path, (string) wp_json_encode( [ 'title' => 'Prices', 'content' => [ [ 'id' => 'a', 'elType' => 'container', 'settings' => [], 'elements' => [ [ 'id' => 'h', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'From 9 euros' ], 'elements' => [] ] ] ] ] ] ) );
		$token = StagedTemplate::store( $path );
		self::assertIsString( $token );
		return $token;
	}

	/**
	 * Imports the template as the screen does.
	 *
	 * @param array<string, string> $fields
	 * @return int The draft.
	 */
	private function bring( array $fields ): int {
		return $this->post( [ ElementorScreen::STEP => 'bring', 'stage' => self::staged() ] + $fields );
	}

	/** @param array<string, string> $fields */
	private function choose( int $page, array $fields ): int {
		return $this->post( [ ElementorScreen::STEP => 'convert', 'page' => (string) $page ] + $fields );
	}

	/** @param array<string, string> $fields */
	private function post( array $fields ): int {
		$query = self::query( $this->step( $fields ) );
		return is_string( $query['draft'] ?? null ) ? (int) $query['draft'] : 0;
	}

	/**
	 * @param array<string, string> $fields
	 * @return string The next address.
	 */
	private function step( array $fields ): string {
		$_POST    = $fields;
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( ElementorScreen::STEP ) ];
		$next     = ElementorScreen::process_form();
		$_POST    = [];
		self::assertIsString( $next );
		return $next;
	}

	/** @return array<array-key, mixed> */
	private static function query( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query;
	}

	/** The page at an address of the screen. */
	private static function follow( string $url ): string {
		return self::shown( array_filter( self::query( $url ), is_string( ... ) ) );
	}

	/** @param array<array-key, int|string> $query */
	private static function shown( array $query ): string {
		$_GET = array_map( strval( ... ), $query );
		ob_start();
		try {
			ElementorScreen::show();
		} finally {
			$html = (string) ob_get_clean();
			$_GET = [];
		}
		return $html;
	}

	/** @return array<string, list<string>> The options of each select, the selected one with a star. */
	private static function choices( string $html ): array {
		preg_match_all( '~<select name="existing-([\w-]+)"[^>]*>(.*?)</select>~', $html, $selects, PREG_SET_ORDER );
		$choices = [];
		foreach ( $selects as [ , $key, $options ] ) {
			preg_match_all( '~value="([\w-]+)"( selected)?~', $options, $found, PREG_SET_ORDER );
			$choices[ $key ] = array_map( static fn ( array $option ): string => ( isset( $option[2] ) ? '*' : '' ) . $option[1], $found );
		}
		return $choices;
	}

	/** @return list<int> */
	private static function drafts(): array {
		return get_posts( [ 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'Made by hand', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID' ] );
	}

	/** @return list<int> */
	private static function forms(): array {
		return get_posts( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] );
	}
}
