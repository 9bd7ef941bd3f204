<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Processing\FormPostHandler;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tags\NoScriptResponse;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Forms posted to their page, as a browser without script does. */
#[Group( 'database' )]
final class FormPostHandlerTest extends FormTestCase {

	private int $mails = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = 0;
		add_filter(
			'pre_wp_mail',
			function (): bool {
				++$this->mails;
				return true;
			}
		);
		add_filter( 'query_vars', [ FormPostHandler::class, 'hide_fields' ], PHP_INT_MAX );
		add_action( 'parse_request', [ FormPostHandler::class, 'show_fields' ], -100 );
		add_action( 'parse_request', [ FormPostHandler::class, 'handle_post' ], 20 );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function exchanges(): iterable {
		foreach ( self::fixture( 'contact-forms/no-javascript.json' )['exchanges'] as $exchange ) {
			yield $exchange['label'] => [ $exchange ];
		}
	}

	/** @param array<string, mixed> $exchange */
	#[DataProvider( 'exchanges' )]
	public function test_the_recorded_post_gets_the_recorded_page( array $exchange ): void {
		$fields = array_column( $exchange['request']['fields'], 1, 0 );
		$name   = trim( $exchange['request']['path'], '/' );
		$this->create_recorded_form( $name, (int) $fields[ FormFormat::FIELD_FORM ], (int) $fields[ FormFormat::FIELD_CONTAINER ] );
		$html = $this->visit( $exchange['request']['path'], $fields );
		self::assert_same_markup( $exchange['response']['body'], $html );
		self::assertSame( count( $exchange['mails'] ?? [] ), $this->mails );
		self::assertSame( 'no-store', apply_filters( 'wp_headers', [ 'Cache-Control' => 'public' ] )['Cache-Control'] );
	}

	public function test_a_text_stands_where_the_form_stood(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		update_post_meta( 10, FormFormat::META_AFTER, [ [ 'text' => '<h3>Thanks, [your-name]</h3>', 'in_place' => true ] ] );
		$html = $this->visit( '/f03/', self::fields( [ 'your-name' => '<b>Ann</b> [gallery]', 'your-email' => 'ann@example.test', 'agree' => '1' ] ) );
		self::assertStringContainsString( '<h3>Thanks, &lt;b&gt;Ann&lt;/b&gt; &#091;gallery&#093;', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	public function test_a_page_is_led_to_by_an_address_that_is_fetched(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		update_post_meta( 10, FormFormat::META_AFTER, [ [ 'show' => 'address', 'address' => '/thanks/', 'fields' => [ 'your-name' ] ] ] );
		$led = [];
		$stop = static function ( string $to, int $status ) use ( &$led ): never {
			$led = [ $status, $to ];
			throw new \LengthException( 'led away' ); // The request would end here.
		};
		add_filter( 'wp_redirect', $stop, 10, 2 );
		try {
			$this->visit( '/f03/', self::fields( [ 'your-name' => 'Ann', 'your-email' => 'ann@example.test', 'agree' => '1' ] ) );
			self::fail( 'the page was shown' );
		} catch ( \LengthException ) {
			self::assertSame( [ 303, home_url( '/thanks/?your-name=Ann&frontage-sent=1' ) ], $led );
		}
	}

	public function test_a_reload_sends_nothing_again(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$fields = self::fields( [ 'your-name' => 'Ann', 'your-email' => 'ann@example.test', 'agree' => '1' ] );
		$first  = $this->visit( '/f03/', $fields );
		$again  = $this->visit( '/f03/', $fields );
		self::assert_same_markup( $first, $again ); // What scripts are told holds the second in which it was printed.
		self::assertStringContainsString( 'data-status="sent"', $again );
		self::assertSame( 1, $this->mails );
		global $wpdb;
		self::assertSame( '1', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SubmissionTable::table_name() ) ) );
	}

	public function test_of_two_forms_on_a_page_only_the_posted_one_answers(): void {
		$this->create_recorded_form( 'f03', 10, 11, 2 );
		$html = $this->visit( '/f03/', [ FormFormat::FIELD_UNIT_TAG => 'wpcf7-f10-p11-o2' ] + self::fields( [ 'your-name' => 'Ann', 'your-email' => 'bad' ] ), 2 );
		self::assertSame( [ 'init', 'invalid' ], self::statuses( $html ) );
		self::assertSame( 1, substr_count( $html, 'value="Ann"' ) );
	}

	public function test_fields_named_like_words_of_wordpress_find_their_page(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$form = $this->make_form( '[text* name][text* year][text p]', '', 10 );
		self::assertSame( 10, $form->id );
		$html = $this->visit( '/f03/', self::fields( [ 'name' => 'Ann', 'year' => '', 'p' => '1' ] ) );
		self::assertSame( [ 'invalid' ], self::statuses( $html ) );
		self::assertStringContainsString( 'value="Ann"', $html );
		self::assertSame( 'Ann', $_POST['name'] );
	}

	public function test_a_form_that_comes_back_shows_what_the_server_reckoned(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$this->make_form( '[number qty][text* name][calculation total "qty * 500"]', '', 10 );
		$html = $this->visit( '/f03/', self::fields( [ 'qty' => '3', 'name' => '', 'total' => '' ] ) );
		self::assertMatchesRegularExpression( '~<output [^>]*>1,500</output><input type="hidden" name="total" value="1500"~', $html );
	}

	/** A shortcode of the site, [probe], and how often it was printed. */
	private static function count_shortcodes( int &$ran ): void {
		add_shortcode(
			'probe',
			static function () use ( &$ran ): string {
				++$ran;
				return 'x';
			}
		);
	}

	/** WordPress looks for shortcodes in a post's content once its blocks are printed. */
	public function test_what_a_visitor_typed_is_no_shortcode_of_the_site(): void {
		$ran = 0;
		self::count_shortcodes( $ran );
		$this->create_recorded_form( 'f03', 10, 11 );
		$this->make_form( '[text* name][textarea words][email* to]', '', 10 );
		$html = do_shortcode( $this->visit( '/f03/', self::fields( [ 'name' => '[probe]', 'words' => "[probe]\n[probe /]", 'to' => '[probe id="1"]' ] ) ) );
		remove_shortcode( 'probe' );
		self::assertSame( 0, $ran );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag( [ 'tag_name' => 'TEXTAREA' ] );
		self::assertSame( "[probe]\n[probe /]", $tags->get_modifiable_text() );
		self::assertStringContainsString( 'value="&#091;probe&#093;"', $html );
	}

	/** Messages and what is said after sending may name the visitor. */
	public function test_what_a_message_says_of_a_visitor_is_no_shortcode_of_the_site(): void {
		$ran = 0;
		self::count_shortcodes( $ran );
		$this->create_recorded_form( 'f03', 10, 11 );
		$form  = $this->make_form( '[text* name]', '', 10 );
		$forms = new \Frontage\Forms\Storage\FormRepository();
		foreach ( [ [], [ [ 'show' => 'text', 'text' => 'Thanks, [name].' ] ] ] as $index => $after ) {
			$forms->save(
				$form->with(
					[
						'messages' => [ 'mail_sent_ok' => 'Thanks, [name].' ] + $form->messages,
						'after'    => $after,
					]
				)
			);
			$html = do_shortcode( $this->visit( '/f03/', self::fields( [ 'name' => "[probe id=\"$index\"]" ] ) ) );
			self::assertStringContainsString( "Thanks, &#091;probe id=&quot;$index&quot;&#093;.", $html );
		}
		remove_shortcode( 'probe' );
		self::assertSame( 0, $ran );
	}

	public function test_a_refusal_of_ours_stands_in_the_page(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$html = $this->visit( '/f03/', self::fields( [ 'your-name' => str_repeat( 'x', 3 * 1024 * 1024 ) ] ) );
		self::assertSame( [ 'aborted' ], self::statuses( $html ) );
		self::assertStringContainsString( 'Your message exceeds the limit of 2 MB.', $html );
		add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 1, 'most' => 1 ] );
		$this->visit( '/f03/', self::fields( [ 'your-name' => 'Ann', 'your-email' => 'ann@example.test', 'agree' => '1' ] ) );
		$html = $this->visit( '/f03/', self::fields( [ 'your-name' => 'Bob', 'your-email' => 'ann@example.test', 'agree' => '1' ] ) );
		self::assertSame( [ 'aborted' ], self::statuses( $html ) );
		self::assertStringContainsString( 'value="Bob"', $html );
		self::assertArrayHasKey( 'Retry-After', apply_filters( 'wp_headers', [] ) );
	}

	public function test_a_post_that_php_threw_away_is_not_passed_over_in_silence(): void {
		$this->create_recorded_form( 'f03', 10, 11, 2 );
		$limit                     = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$_SERVER['CONTENT_TYPE']   = 'multipart/form-data; boundary=x';
		$_SERVER['CONTENT_LENGTH'] = (string) ( $limit + 1 );
		$html                      = $this->visit( '/f03/', [], 2 );
		unset( $_SERVER['CONTENT_TYPE'], $_SERVER['CONTENT_LENGTH'] );
		self::assertSame( [ 'aborted', 'aborted' ], self::statuses( $html ) ); // Nobody knows which of the two it was.
		self::assertStringContainsString( 'Your message exceeds the limit of ' . size_format( $limit ) . '.', $html );
		self::assertSame( 'no-store', apply_filters( 'wp_headers', [] )['Cache-Control'] );
	}

	public function test_another_plugins_post_is_none_of_ours(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$_SERVER['CONTENT_TYPE']   = 'application/json';
		$_SERVER['CONTENT_LENGTH'] = '50';
		$html                      = $this->visit( '/f03/', [] );
		unset( $_SERVER['CONTENT_TYPE'], $_SERVER['CONTENT_LENGTH'] );
		self::assertSame( [ 'init' ], self::statuses( $html ) );
	}

	public function test_no_other_site_sends_a_members_form_in_a_members_name(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$this->make_form( '[text your-name]', 'subscribers_only: true', 10 );
		$fields = self::fields( [ 'your-name' => 'Ann' ] );
		$this->visit( '/f03/', $fields, 0 );
		self::assertSame( 'This contact form is available only for logged in users.', NoScriptResponse::find_by_form( 'wpcf7-f10-p11-o1' )->message );
		$this->sign_in( 'subscriber' );
		$html = $this->visit( '/f03/', $fields );
		self::assertSame( [ 'custom-error' ], self::statuses( $html ) );
		self::assertStringContainsString( 'value="Ann"', $html );
		self::assertSame( 0, $this->mails );
		$html = $this->visit( '/f03/', [ FormFormat::FIELD_NONCE => wp_create_nonce( 'wp_rest' ) ] + $fields );
		self::assertSame( [ 'sent' ], self::statuses( $html ) );
	}

	public function test_an_unknown_form_leaves_the_page_as_it_is(): void {
		$this->create_recorded_form( 'f03', 10, 11 );
		$html = $this->visit( '/f03/', [ FormFormat::FIELD_FORM => '999999' ] + self::fields( [] ) );
		self::assertSame( [ 'init' ], self::statuses( $html ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private static function fields( array $fields ): array {
		return [
			FormFormat::FIELD_FORM      => '10',
			FormFormat::FIELD_UNIT_TAG  => 'wpcf7-f10-p11-o1',
			FormFormat::FIELD_CONTAINER => '11',
		] + $fields;
	}

	/** A form of the recording site on its page, under the recorded ids. */
	private function create_recorded_form( string $name, int $form_id, int $page_id, int $times = 1 ): void {
		$row = array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )[ $name ];
		$this->make_form( $row['template'], $row['additional_settings'], $form_id, $name );
		wp_insert_post(
			[
				'import_id'    => $page_id,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_content' => str_repeat( '[contact-form-7 id="' . $form_id . '"]', $times ),
			]
		);
	}

	/**
	 * Posts to a page and gives the forms in it, through WordPress's own way from address to content.
	 *
	 * @param array<string, string> $fields
	 */
	private function visit( string $path, array $fields, int $times = 1 ): string {
		global $wp, $wp_the_query, $wp_query;
		\Frontage\Forms\Rendering\FormRenderer::reset_page();
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['REQUEST_URI']    = $path;
		$_POST                     = wp_slash( $fields );
		$wp_query                  = $wp_the_query;
		$wp->parse_request();
		$wp->query_posts();
		self::assertTrue( have_posts(), 'no page was found' );
		the_post();
		$html = do_shortcode( get_the_content() );
		wp_reset_query();
		\Frontage\Forms\Queue\DeferredDelivery::run(); // As at the end of a request.
		$forms = array_map( static fn ( string $part ): string => '<div class="wpcf7 ' . $part, array_slice( explode( '<div class="wpcf7 ', $html ), 1 ) );
		self::assertCount( $times, $forms );
		return implode( "\n", array_map( 'trim', $forms ) );
	}

	/** @return list<string> */
	private static function statuses( string $html ): array {
		preg_match_all( '/data-status="([^"]*)"/', $html, $match );
		return $match[1];
	}
}
