<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Elementor;

use Frontage\Kit\Http\RemoteFile;
use Frontage\Site\Elementor\ConversionMessages;
use Frontage\Site\Elementor\ElementorCommand;
use Frontage\Site\Elementor\ElementorMedia;
use Frontage\Site\Elementor\ElementorPages;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Elementor\PageReplacement;
use Frontage\Site\Elementor\Source\ImageReader;
use Frontage\Site\Elementor\StagedTemplate;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

require_once __DIR__ . '/ElementorTestCase.php';

/** A page on its way from Elementor and back. */
#[Group( 'database' )]
final class ElementorPagesTest extends ElementorTestCase {

	use RefusingDatabase;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sign_in( 'editor' );
	}

	public function test_converting_makes_a_draft_beside_the_page_and_leaves_the_page_alone(): void {
		$page   = $this->page( self::document( 'common-widgets' ) );
		$before = [ get_post( $page, ARRAY_A ), get_post_meta( $page ) ];
		ElementorPages::preview( ElementorPages::data( $page ) );
		self::assertSame( 0, ElementorPages::draft_of( $page ), 'A look makes nothing.' );
		$draft = ElementorPages::convert( $page );
		self::assertIsInt( $draft );
		self::assertSame( [ 'draft', 'page', 'Made by hand', $draft ], [ get_post_status( $draft ), get_post_type( $draft ), get_the_title( $draft ), ElementorPages::draft_of( $page ) ] );
		wp_cache_flush();
		self::assertSame( $before, [ get_post( $page, ARRAY_A ), get_post_meta( $page ) ] );
	}

	public function test_converting_again_writes_the_same_draft_and_makes_no_second_form(): void {
		$this->sign_in( 'administrator' );
		$page  = $this->page( self::document( 'common-widgets' ) );
		$forms = static fn (): int => count( get_posts( [ 'post_type' => 'wpcf7_contact_form', 'numberposts' => -1, 'fields' => 'ids' ] ) );
		$old   = $forms();
		$first = ElementorPages::convert( $page );
		$count = $forms();
		self::assertSame( [ $old + 1, $first, $count ], [ $count, ElementorPages::convert( $page ), $forms() ] );
		$form = max( get_posts( [ 'post_type' => 'wpcf7_contact_form', 'numberposts' => -1, 'fields' => 'ids' ] ) );
		$mail = get_post_meta( $form, '_mail', true );
		self::assertSame( [ 'owner@old.example, owner@müller.example', 'New question', 'Reply-To: [email]' ], is_array( $mail ) ? [ $mail['recipient'], $mail['subject'], $mail['additional_headers'] ] : [] );
		self::assertSame( 'acceptance_as_validation: on', get_post_meta( $form, '_additional_settings', true ), 'The button waits for nobody there.' );
		foreach ( [ '[text* name placeholder "Ada"]', '[email* email]', '[select topic "A bridge" "A hall|hall"]', '[textarea message]', '[acceptance ok] I agree [/acceptance]', '[file plan filetypes:pdf|jpg limit:5mb]', '[submit "Send it"]' ] as $tag ) {
			self::assertStringContainsString( $tag, (string) get_post_meta( $form, '_form', true ) );
		}
	}

	public function test_converting_again_changes_what_the_draft_says_and_nothing_else_of_it(): void {
		$page   = $this->page( self::document( 'theme-widgets' ) );
		$parent = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Above' ] );
		$draft  = ElementorPages::convert( $page );
		self::assertIsInt( $draft );
		$chosen = [ 'post_status' => 'publish', 'post_password' => 'closed', 'post_parent' => $parent, 'post_name' => 'by-hand', 'post_excerpt' => 'In short', 'menu_order' => 7, 'post_author' => get_current_user_id() ];
		wp_update_post( [ 'ID' => $draft, 'post_content' => 'Other' ] + $chosen );
		$this->sign_in( 'administrator' );
		ob_start();
		ElementorScreen::show();
		$list = (string) ob_get_clean();
		self::assertMatchesRegularExpression( "~<a class=\"button \" href=\"[^\"]*look=$page\">Convert again~", $list );
		$_GET['look'] = (string) $page;
		self::assertMatchesRegularExpression( '~<dt><strong>Email recipient</strong></dt>.*>A replaced draft keeps its URL\. Its previous content is kept as a revision\. If you skip the draft, nothing is converted\.</p>.*Convert again</button>~s', self::shown() );
		$_GET = [];
		self::assertSame( $draft, ElementorPages::convert( $page ) );
		self::assertContains( 'Other', array_column( wp_get_post_revisions( $draft ), 'post_content' ) );
		self::assertEquals( $chosen, array_intersect_key( get_post( $draft, ARRAY_A ), $chosen ) );
		self::assertStringContainsString( '<!-- wp:', get_post( $draft )->post_content );
	}

	public function test_the_revision_of_before_is_whole_whoever_takes_over(): void {
		$page   = $this->page( self::document( 'theme-widgets' ) );
		$before = get_post_field( 'post_content', $page, 'raw' );
		self::assertIsInt( ElementorPages::convert( $page ) );
		kses_init_filters();
		self::assertTrue( PageReplacement::replace( $page ) );
		self::assertContains( $before, array_column( wp_get_post_revisions( $page ), 'post_content' ) );
	}

	public function test_a_page_that_was_taken_over_shows_its_blocks_and_comes_back_byte_for_byte(): void {
		$page   = $this->page( self::document( 'theme-widgets' ) );
		$meta   = static fn (): array => array_intersect_key( get_post_meta( $page ), array_flip( [ '_elementor_data', '_elementor_edit_mode', '_wp_page_template' ] ) );
		$before = [ get_post_field( 'post_content', $page, 'raw' ), $meta() ];
		$draft  = ElementorPages::convert( $page );
		self::assertIsInt( $draft );
		self::assertTrue( PageReplacement::replace( $page ) );
		self::assertSame( get_post_field( 'post_content', $draft, 'raw' ), get_post_field( 'post_content', $page, 'raw' ) );
		self::assertSame( [ 'publish', $before[1]['_elementor_data'], $before[1]['_elementor_edit_mode'] ], [ get_post_status( $page ), $meta()['_elementor_data'], $meta()['_elementor_edit_mode'] ], 'What Elementor stored stays.' );
		self::assertNotSame( 'elementor_header_footer', get_post_meta( $page, '_wp_page_template', true ) );
		self::assertContains( $before[0], array_column( wp_get_post_revisions( $page ), 'post_content' ), 'What it held is a revision.' );

		wp_update_post( [ 'ID' => $page, 'post_content' => '<!-- wp:paragraph --><p>Changed since.</p><!-- /wp:paragraph -->' ] );
		kses_init_filters();
		self::assertTrue( PageReplacement::restore( $page ) );
		wp_cache_flush();
		self::assertSame( $before, [ get_post_field( 'post_content', $page, 'raw' ), $meta() ] );
		self::assertFalse( PageReplacement::is_replaced( $page ) );
		self::assertStringContainsString( 'Changed since.', implode( array_column( wp_get_post_revisions( $page ), 'post_content' ) ) );
	}

	public function test_elementor_does_not_draw_a_page_that_was_taken_over(): void {
		do_action( 'elementor/init' );
		$page = $this->page( self::document( 'theme-widgets' ) );
		self::assertSame( 'builder', get_post_meta( $page, '_elementor_edit_mode', true ) );
		ElementorPages::convert( $page );
		PageReplacement::replace( $page );
		self::assertSame( '', get_post_meta( $page, '_elementor_edit_mode', true ) );
		PageReplacement::restore( $page );
		self::assertSame( 'builder', get_post_meta( $page, '_elementor_edit_mode', true ) );
	}

	public function test_there_is_one_verdict_whatever_was_found(): void {
		$look = static fn ( string $type, array $settings ): string => ConversionMessages::summary( ElementorPages::preview( self::around( [ 'id' => 'w', 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ] ) ) );
		self::assertSame( 'Converts completely.', $look( 'heading', [ 'title' => 'A' ] ) );
		self::assertSame( 'Converts, with 1 item to review.', $look( 'unheard-of', [ 'title' => 'A' ] ) );
		self::assertSame( 'Cannot be converted.', ConversionMessages::summary( ElementorPages::preview( '{}' ) ) );
	}

	public function test_pictures_of_other_sites_are_asked_for_only_if_their_site_was_ticked(): void {
		$asked = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$asked ): WP_Error {
				$asked[] = $url;
				return new WP_Error( 'offline', 'Offline' );
			},
			10,
			3
		);
		$page = $this->page( self::document( 'common-widgets' ) );
		ElementorPages::convert( $page );
		ElementorPages::preview( ElementorPages::data( $page ) );
		self::assertSame( [], $asked );
		$draft  = ElementorPages::convert( $page, [ 'other.example' ] );
		$report = is_int( $draft ) ? ElementorPages::draft_report( $draft ) : null;
		self::assertSame( [], $asked );
		self::assertSame( [ 'old.example' ], array_keys( $report['hosts'] ?? [] ) );
		self::assertStringContainsString( 'https://old.example/wp-content/uploads/a.jpg', (string) get_post_field( 'post_content', (int) $draft, 'raw' ) );
	}

	public function test_a_picture_of_a_ticked_site_comes_into_the_media_library_once_and_only_if_it_is_one(): void {
		$this->sign_in( 'administrator' );
		$image = imagecreatetruecolor( 6, 4 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		$png = (string) ob_get_clean();
		add_filter( 'pre_http_request', static fn ( mixed $answer, array $args, string $url ): array => [ 'response' => [ 'code' => 200 ], 'body' => str_contains( $url, 'fake' ) ? '<?php echo 1;' : $png, 'headers' => [], 'cookies' => [] ], 10, 3 );
		$of     = static fn ( string $url ): ImageReader => new ImageReader( $url, 0, 'A bridge' );
		$inside = new ElementorMedia( [ 'old.example' ], new RemoteFile( static fn (): array => [ '10.0.0.1' ], true ) );
		self::assertSame( [ 0, 'not-copied' ], [ $inside->file( $of( 'https://old.example/a.png' ) )['id'], $inside->file( $of( 'https://old.example/a.png' ) )['left'] ], 'A name that leads into a network.' );

		$media = new ElementorMedia( [ 'old.example' ], new RemoteFile( static fn (): array => [ '93.184.215.14' ], true ) );
		$first = $media->file( $of( 'https://old.example/a.png' ) );
		self::assertSame( [ $first['id'], '' ], [ $media->file( $of( 'https://old.example/same.png' ) )['id'], $first['left'] ] );
		self::assertSame( [ 'image/png', 'A bridge' ], [ get_post_mime_type( $first['id'] ), get_post_meta( $first['id'], '_wp_attachment_image_alt', true ) ] );
		self::assertSame( 'not-copied', $media->file( $of( 'https://old.example/fake.png' ) )['left'] );
		self::assertSame( 'elsewhere', $media->file( $of( 'https://third.example/a.png' ) )['left'] );
		wp_delete_attachment( $first['id'], true );
	}

	public function test_the_command_line_takes_the_same_steps(): void {
		require_once __DIR__ . '/../../../../tests/support/wp-cli.php';
		$page          = $this->page( self::document( 'theme-widgets' ) );
		$command       = new ElementorCommand();
		\WP_CLI::$said = [];
		$command->convert( [ (string) $page ], [ 'dry-run' => '' ] );
		self::assertSame( 0, ElementorPages::draft_of( $page ) );
		$command->convert( [ (string) $page ], [] );
		$command->take_over( [ (string) $page ] );
		self::assertTrue( PageReplacement::is_replaced( $page ) );
		$command->list();
		$command->back( [ (string) $page ] );
		self::assertFalse( PageReplacement::is_replaced( $page ) );
		$said = implode( "\n", \WP_CLI::$said );
		self::assertStringContainsString( 'items to review.', $said );
		self::assertStringContainsString( "$page\tpublish\ttaken over\t", $said );
		$command->convert( [ self::FIXTURES . 'common-widgets.json' ], [] );
		self::assertStringContainsString( 'common-widgets', implode( ' ', array_column( get_posts( [ 'post_type' => 'page', 'post_status' => 'draft', 'numberposts' => -1 ] ), 'post_title' ) ) );
	}

	public function test_a_picture_of_this_site_is_named_by_its_number_in_the_media_library(): void {
		$url  = 'http://' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/wp-content/uploads/bridge.jpg';
		$file = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Bridge', 'guid' => $url ], 'bridge.jpg' );
		update_post_meta( $file, '_wp_attachment_image_alt', 'A bridge' );
		$address = (string) wp_get_attachment_url( $file );
		$content = self::widget( 'image', [ 'image' => [ 'url' => $address, 'id' => $file ] ] );
		self::assertStringContainsString( "class=\"wp-image-$file\"", $content );
		self::assertStringContainsString( 'alt="A bridge"', $content );
		self::assertStringNotContainsString( 'wp-image-', self::widget( 'image', [ 'image' => [ 'url' => 'https://old.example/other.jpg', 'id' => $file ] ] ), 'A number of another site is not one of ours.' );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function roles(): iterable {
		yield 'administrator' => [ 'administrator', true ];
		yield 'editor' => [ 'editor', true ];
		yield 'author' => [ 'author', false ];
		yield 'contributor' => [ 'contributor', false ];
		yield 'subscriber' => [ 'subscriber', false ];
	}

	#[DataProvider( 'roles' )]
	public function test_only_who_may_edit_a_page_may_move_it( string $role, bool $may ): void {
		$page = $this->page( self::document( 'theme-widgets' ) );
		ElementorPages::convert( $page );
		$content = get_post_field( 'post_content', $page, 'raw' );
		$this->sign_in( $role );
		self::assertSame( $may, is_int( ElementorPages::convert( $page ) ) );
		self::assertSame( $may, is_int( ElementorPages::import( self::document( 'common-widgets' ), '' ) ) );
		self::assertSame( $may, true === PageReplacement::replace( $page ) );
		self::assertSame( $may, [] !== ElementorPages::all() );
		self::assertSame( $may, $content !== get_post_field( 'post_content', $page, 'raw' ) );
		self::assertSame( $may, true === PageReplacement::restore( $page ) );
		self::assertSame( $content, get_post_field( 'post_content', $page, 'raw' ) );
	}

	public function test_without_a_nonce_nothing_is_done(): void {
		$page  = $this->page( self::document( 'theme-widgets' ) );
		$_POST = [ ElementorScreen::STEP => 'convert', 'page' => (string) $page ];
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $message ) => throw new \RuntimeException( is_string( $message ) ? $message : '' ) );
		$refused = false;
		try {
			ElementorScreen::process_form();
		} catch ( \RuntimeException ) {
			$refused = true;
		}
		self::assertTrue( $refused );
		self::assertSame( 0, ElementorPages::draft_of( $page ) );
		$_REQUEST['_wpnonce'] = wp_create_nonce( ElementorScreen::STEP );
		$next = ElementorScreen::process_form();
		self::assertGreaterThan( 0, ElementorPages::draft_of( $page ) );
		self::assertSame( ElementorScreen::url( [ 'draft' => ElementorPages::draft_of( $page ) ] ), $next );
	}

	public function test_a_page_says_what_it_does_before_it_is_converted(): void {
		$widget = static fn ( string $type, array $settings ): array => [ 'id' => $type, 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ];
		$json   = (string) wp_json_encode( [ [ 'id' => 'a', 'elType' => 'container', 'settings' => [], 'elements' => [ $widget( 'image', [ 'image' => [ 'url' => 'https://pictures.test/a.png', 'id' => '' ] ] ), $widget( 'form', [ 'form_name' => 'Ask us', 'email_to' => 'boss@old.test', 'form_fields' => [ [ 'custom_id' => 'name', 'field_type' => 'text', 'field_label' => 'Name' ] ] ] ) ] ] ] );
		$own    = array_column( ElementorPages::preview( $json )['effects'], 'values', 'name' );
		self::assertSame( [ 'boss@old.test (Ask us)' ], $own['mail'] );
		self::assertSame( [ 'pictures.test' ], $own['loads'] );
		self::assertSame( [ 'None' ], $own['code'] );
		add_filter( 'pre_option_admin_email', static fn (): string => 'owner@example.org' );
		self::assertSame( [ 'owner@example.org (Ask us)' ], array_column( ElementorPages::preview( $json, false )['effects'], 'values', 'name' )['mail'], 'A template of another site.' );
	}

	public function test_a_template_is_kept_until_its_owner_has_read_what_it_does(): void {
		$this->sign_in( 'administrator' );
		$count = static fn (): int => (int) wp_count_posts( 'page' )->draft;
		$before = $count();
		$token  = StagedTemplate::store( self::uploaded( self::document( 'theme-widgets' ) ) );
		self::assertIsString( $token );
		$_GET['stage'] = $token;
		self::assertMatchesRegularExpression( '~Email recipient.*Content source.*Scripts.*name="stage" value="' . $token . '".*Create draft</button>~s', self::shown() );
		self::assertSame( $before, $count() );
		$mine = get_current_user_id();
		$this->sign_in( 'administrator' );
		self::assertNull( StagedTemplate::read( $token ), 'It is of who chose it.' );
		wp_set_current_user( $mine );
		$_POST    = [ ElementorScreen::STEP => 'bring', 'stage' => $token ];
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( ElementorScreen::STEP ) ];
		self::assertIsString( ElementorScreen::process_form() );
		self::assertSame( $before + 1, $count() );
		self::assertNull( StagedTemplate::read( $token ) );
		self::assertInstanceOf( \WP_Error::class, ElementorScreen::process_form(), 'Gone.' );
		[ $_GET, $_POST, $_REQUEST ] = [ [], [], [] ];
	}

	public function test_a_large_template_with_an_emoji_is_kept_where_the_database_and_the_cache_take_neither(): void {
		$this->sign_in( 'administrator' );
		$json    = '{"title":"😀' . str_repeat( 'x', 2 * MB_IN_BYTES ) . '"}';
		$written = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$written ): string {
				$written[] = $query;
				return $query;
			}
		);
		$token = StagedTemplate::store( self::uploaded( $json ) );
		self::assertIsString( $token );
		self::assertLessThan( 100_000, max( array_map( strlen( ... ), $written ) ) );
		self::assertStringNotContainsString( '😀', implode( $written ) );
		self::assertTrue( $json === StagedTemplate::read( $token ) );
		$files = glob( get_temp_dir() . "frontage-elementor-$token*" );
		self::assertSame( [ 1, 0600 ], [ count( $files ), fileperms( $files[0] ) & 0777 ] );

		touch( $files[0], time() - 7 * HOUR_IN_SECONDS );
		clearstatcache(); // As in another request.
		$next = StagedTemplate::store( self::uploaded( '{}' ) );
		self::assertFileDoesNotExist( $files[0], 'Nobody came back for it.' );
		self::assertNull( StagedTemplate::read( $token ) );
		StagedTemplate::discard( $next );
		self::assertSame( [], glob( get_temp_dir() . "frontage-elementor-$next*" ) );
	}

	private static function uploaded( string $json ): string {
		$path = get_temp_dir() . 'frontage-template-of-tests.json';
		file_put_contents( $path, $json );
		return $path;
	}

	public function test_the_screen_lists_pages_and_says_what_comes_next(): void {
		$page = $this->page( self::document( 'common-widgets' ), status: 'draft' );
		self::assertStringContainsString( 'Made by hand', self::shown() );
		self::assertStringContainsString( 'Elementor', self::shown() );
		$_GET['look'] = (string) $page;
		self::assertStringContainsString( 'items to review.', self::shown() );
		self::assertStringContainsString( 'name="hosts[]" value="old.example">', self::shown(), 'Nobody has ticked it.' );
		$_GET = [];
		ElementorPages::convert( $page );
		self::assertStringContainsString( 'Draft created', self::shown() );
		PageReplacement::replace( $page );
		self::assertStringContainsString( 'Back to Elementor', self::shown() );
	}

	public function test_elementor_takes_the_screen_for_none_of_its_own(): void {
		self::assertStringContainsString( 'page=frontage-site-', ElementorScreen::url() );
		self::assertStringNotContainsString( 'elementor', ElementorScreen::url(), 'Its bar would lie over the title of such a screen.' );
	}

	public function test_the_card_after_activation_names_it_until_somebody_begins(): void {
		self::assertFalse( ElementorPages::has_unconverted_pages() );
		$page = $this->page( self::document( 'theme-widgets' ) );
		self::assertTrue( ElementorPages::has_unconverted_pages() );
		self::assertSame( 'Move from Elementor', \Frontage\Site\Admin\OnboardingStep::add( [] )[0]['button'] ?? '' );
		ElementorPages::convert( $page );
		self::assertFalse( ElementorPages::has_unconverted_pages() );
	}

	private static function shown(): string {
		ob_start();
		try {
			ElementorScreen::show();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/** @return iterable<string, array{string, string}> */
	public static function refusals(): iterable {
		yield 'the draft' => [ 'posts', 'post_content', 'wp:' ];
		yield 'its report' => [ 'postmeta', '_frontage_elementor_report', '' ];
		yield 'its forms' => [ 'postmeta', '_frontage_elementor_forms', '' ];
		yield 'a form' => [ 'postmeta', '[email* email]', '' ];
	}

	#[DataProvider( 'refusals' )]
	public function test_a_draft_that_the_database_refuses_is_told_and_neither_it_nor_its_forms_stay( string $table, string $word, string $other ): void {
		$this->sign_in( 'administrator' );
		$page   = $this->page( self::document( 'common-widgets' ) );
		$posts  = static fn (): array => get_posts( [ 'post_type' => [ 'page', 'wpcf7_contact_form' ], 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] );
		$before = $posts();
		$this->refuse_writes( $table, $word, $other );
		$refused = ElementorPages::convert( $page );
		remove_all_filters( 'query' );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertMatchesRegularExpression( '/^Could not save “|The database did not save the form,/', $refused->get_error_message() );
		self::assertSame( [ $before, 0 ], [ $posts(), ElementorPages::draft_of( $page ) ] );
		self::assertIsInt( ElementorPages::convert( $page ) );
	}

	public function test_a_page_is_not_taken_over_without_its_way_back_and_comes_back_whole_or_not(): void {
		$page = $this->page( self::document( 'theme-widgets' ) );
		self::assertIsInt( ElementorPages::convert( $page ) );
		$before = get_post( $page )->post_content;
		foreach ( [ [ 'postmeta', '_frontage_elementor_before' ], [ 'posts', '<!-- wp:' ] ] as $words ) {
			$this->refuse_writes( ...$words );
			self::assertSame( 'frontage_not_stored', PageReplacement::replace( $page )->get_error_code() );
			remove_all_filters( 'query' );
			clean_post_cache( $page );
			self::assertSame( [ $before, false ], [ get_post( $page )->post_content, PageReplacement::is_replaced( $page ) ] );
		}
		self::assertTrue( PageReplacement::replace( $page ) );
		$this->refuse_writes( 'posts', 'old &amp;' );
		self::assertSame( 'frontage_not_stored', PageReplacement::restore( $page )->get_error_code() );
		remove_all_filters( 'query' );
		self::assertTrue( PageReplacement::is_replaced( $page ) );
		self::assertTrue( PageReplacement::restore( $page ) );
		clean_post_cache( $page );
		self::assertSame( $before, get_post( $page )->post_content );
	}
}
