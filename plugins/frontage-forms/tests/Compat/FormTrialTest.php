<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Compat\Switchover\ProbeRequest;
use Frontage\Forms\Compat\Switchover\SwitchoverReport;
use Frontage\Forms\Compat\Switchover\SwitchoverReportView;
use Frontage\Forms\Compat\Switchover\SwitchProbe;
use Frontage\Forms\Compat\Switchover\Trial\FormOutline;
use Frontage\Forms\Compat\Switchover\Trial\FormTrial;
use Frontage\Forms\Compat\Switchover\Trial\FormTrials;
use Frontage\Forms\Compat\Switchover\Trial\PreviewCard;
use Frontage\Forms\Compat\Switchover\Trial\SendingCode;
use Frontage\Forms\Compat\Switchover\Trial\TestValues;
use Frontage\Forms\Compat\Switchover\Trial\TrialGuard;
use Frontage\Forms\Compat\Switchover\Trial\TrialRequest;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use WpOrg\Requests\Utility\CaseInsensitiveDictionary;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/**
 * Each form is shown and sent by both plugins in test requests that leave nothing behind. What Contact Form 7 prints and sends is recorded;
 * with CF7_DIR (its folder) one test asks that plugin itself.
 *
 * @phpstan-import-type Side from TrialRequest
 */
final class FormTrialTest extends SubmissionTestCase {

	private const FIXTURES = __DIR__ . '/../../../../tests/fixtures/move-in/today/';

	/** @var list<array{url: string, without: list<string>}> Test requests. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		FormRenderer::reset_page();
		update_option( 'blogname', 'Lab' );
		update_option( 'admin_email', 'admin@example.test' );
	}

	protected function tearDown(): void {
		self::end_trial();
		remove_all_filters( 'pre_http_request' );
		delete_option( SwitchProbe::OPTION );
		@rmdir( WPMU_PLUGIN_DIR ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Made by the first file in it; another test's may be there.
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public static function recorded_forms(): iterable {
		foreach ( [ 'f01', 'f03', 'f04', 'f05', 'f06', 'f08', 'f09', 'f11' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'recorded_forms' )]
	public function test_a_form_looks_the_same_with_both_plugins( string $name ): void {
		$recorded = array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )[ $name ];
		[ $form, $page ] = $this->recorded_page( $recorded );
		$after           = $this->run_trial( [ 'form' => $form, 'post' => $page, 'values' => null ] );
		self::assertSame( [ '', '' ], [ $after['error'], $after['status'] ] );
		self::assertSame( [], FormOutline::list_differences( FormOutline::create( $recorded['html'] ), FormOutline::create( $after['html'] ) ) );
	}

	public function test_the_emails_are_composed_and_stay_here(): void {
		[ $form, $exchange ] = $this->recorded_exchange();
		$sent                = 0;
		add_filter( 'pre_wp_mail', static function ( mixed $done ) use ( &$sent ): mixed {
			++$sent;
			return $done;
		}, 1 );
		add_action( 'frontage_forms_submitted', static fn () => self::fail( 'what runs after the emails is left out' ) );
		add_filter( 'frontage_forms_spam', static fn () => self::fail( 'no spam service is asked' ) );
		$after = $this->run_trial( [ 'form' => $form->id, 'post' => 11, 'values' => $this->fields_of( $exchange ) ] );
		self::assertSame( [ 'mail_sent', '', [] ], [ $after['status'], $after['error'], $after['foreign'] ] );
		self::assertSame( 1, $sent, 'it came as far as WordPress’s own function, where the last filter ends it' );
		$today = [ 'status' => 'mail_sent', 'html' => '<p>', 'mails' => self::record( $exchange['mails'] ) ] + TrialRequest::EMPTY_SIDE;
		self::assertSame( [], ( new FormTrial( $today, $after ) )->list_mail_differences() );
		self::assertCount( 1, $after['mails'] );
		self::assertSame( 0, self::rows(), 'the inbox has no message' );
	}

	public function test_nothing_is_stored_or_requested_from_then_on(): void {
		global $wpdb;
		TrialGuard::block_side_effects();
		update_option( 'frontage_trial_option', 1 );
		self::assertSame( 0, wp_insert_post( [ 'post_title' => 'of a trial' ] ) );
		$answer = wp_remote_post( 'https://crm.example.test/leads' );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( 'frontage_trial', $answer->get_error_code() );
		self::assertSame( '1', $wpdb->get_var( 'SELECT 1' ), 'reading goes on' );
		self::end_trial();
		wp_cache_flush();
		self::assertFalse( get_option( 'frontage_trial_option' ) );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_title = 'of a trial'" ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function statements(): iterable {
		foreach ( [ 'SELECT a FROM b', "\n ( SELECT 1 ) UNION ( SELECT 2 )", 'SHOW TABLES', 'DESCRIBE a', 'EXPLAIN SELECT 1', 'SET NAMES utf8' ] as $statement ) {
			yield $statement => [ $statement, true ];
		}
		foreach ( [ 'INSERT INTO a SELECT 1', 'UPDATE a SET b = 1', 'DELETE FROM a', 'REPLACE INTO a VALUES (1)', 'CREATE TABLE a (b int)', 'DROP TABLE a', 'TRUNCATE a', '/* x */ DELETE FROM a', "SELECT a INTO OUTFILE '/x' FROM b", 'CALL a()', 'LOCK TABLES a WRITE', 'SELECTED', '' ] as $statement ) {
			yield "no $statement" => [ $statement, false ];
		}
	}

	#[DataProvider( 'statements' )]
	public function test_only_statements_that_read_reach_the_database( string $statement, bool $is_run ): void {
		self::assertSame( $is_run ? $statement : '', TrialGuard::refuse_write( $statement ) );
	}

	public function test_where_another_filter_may_let_an_email_through_no_form_is_sent(): void {
		[ $form, $exchange ] = $this->recorded_exchange();
		TrialGuard::intercept_mail();
		self::assertTrue( TrialGuard::is_mail_intercepted() );
		add_filter( 'pre_wp_mail', '__return_null', PHP_INT_MAX );
		self::assertFalse( TrialGuard::is_mail_intercepted() );
		$after = TrialRequest::run( [ 'form' => $form->id, 'post' => 11, 'values' => $this->fields_of( $exchange ) ] );
		self::assertSame( [ '', [ 'wp_mail' ], [] ], [ $after['status'], $after['foreign'], $after['mails'] ] );
		self::assertStringContainsString( 'your-email', $after['html'], 'it is shown' );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_form_is_not_sent_while_other_code_would_run_then(): void {
		require self::FIXTURES . 'sends-elsewhere.php';
		[ $form, $exchange ] = $this->recorded_exchange();
		$after               = $this->run_trial( [ 'form' => $form->id, 'post' => 11, 'values' => $this->fields_of( $exchange ) ] );
		self::assertSame( [ '', [], [ 'today/sends-elsewhere.php' ] ], [ $after['status'], $after['mails'], $after['foreign'] ] );
		self::assertArrayNotHasKey( 'sent_elsewhere', $GLOBALS );
		self::assertStringContainsString( 'your-email', $after['html'], 'it is shown' );
	}

	public function test_code_that_shows_forms_or_runs_after_the_emails_does_not_keep_a_form_from_being_sent(): void {
		$foreign = static fn ( string $hook, string $callback ): array => [ add_filter( $hook, $callback ), SendingCode::list_foreign(), remove_filter( $hook, $callback ) ][1];
		foreach ( [ 'wpcf7_form_elements', 'wpcf7_init', 'wpcf7_mail_sent', 'wpcf7_submit', 'wpcf7_spam', 'wpcf7_admin_init', 'save_post' ] as $hook ) {
			self::assertSame( [], $foreign( $hook, 'nowhere_defined' ), $hook );
		}
		foreach ( [ 'wpcf7_before_send_mail', 'wpcf7_mail_components', 'wpcf7_validate_text*', 'wpcf7_posted_data', 'frontage_forms_before_send' ] as $hook ) {
			self::assertSame( [ '?' ], $foreign( $hook, 'nowhere_defined' ), "$hook: who owns it is not known" );
			self::assertSame( [], $foreign( $hook, '__return_true' ), "$hook: WordPress’s own" );
			self::assertSame( [], $foreign( $hook, 'trim' ), "$hook: PHP’s own" );
		}
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_contact_form_7_shows_and_sends_in_the_same_way(): void {
		[ $form, $exchange ] = $this->recorded_exchange();
		$this->use_original( $exchange );
		$trial = [ 'form' => $form->id, 'post' => 11, 'values' => $this->fields_of( $exchange ) ];
		$today = $this->run_trial( $trial );
		self::assertSame( [ '', 'mail_sent', [] ], [ $today['error'], $today['status'], $today['foreign'] ] );
		self::assertStringContainsString( 'your-email', $today['html'] );
		self::assertSame( self::record( $exchange['mails'] ), $today['mails'] );
		self::assertSame( 0, self::rows() );
		if ( ! getenv( 'CF7_DIR' ) ) {
			self::assertSame( 'Ann', $GLOBALS['recorded_post']['your-name'] );
			$GLOBALS['recorded_form']['error'] = 'Class "Nowhere" not found';
			self::assertStringStartsWith( 'Class "Nowhere" not found (', $this->run_trial( $trial )['error'], 'an error in its code is an answer' );
		}
	}

	public function test_the_must_use_file_intercepts_emails_before_plugins_and_hides_the_key(): void {
		$trial = [ 'form' => 1, 'post' => 0, 'values' => null ];
		update_option( SwitchProbe::OPTION, [ 'key' => 'frontageprobe1', 'nonce' => 'secret', 'until' => time() + 60, 'without' => [], 'options' => [], 'left' => [], 'trial' => $trial ], false );
		$_SERVER['REQUEST_URI'] = '/contact/?wp_scrape_key=frontageprobe1&wp_scrape_nonce=secret&b=1';
		self::assertSame( '', ProbeRequest::handle_probe( [ 'wp_scrape_key' => 'frontageprobe1', 'wp_scrape_nonce' => 'guessed' ] ) );
		self::assertFalse( has_filter( 'pre_wp_mail', [ TrialGuard::class, 'record_mail' ] ) );
		self::assertNotSame( '', ProbeRequest::handle_probe( [ 'wp_scrape_key' => 'frontageprobe1', 'wp_scrape_nonce' => 'secret' ] ) );
		self::assertSame( PHP_INT_MAX, has_filter( 'pre_wp_mail', [ TrialGuard::class, 'record_mail' ] ) );
		self::assertSame( '/contact/?b=1', $_SERVER['REQUEST_URI'] );
		self::assertNotEmpty( $GLOBALS['wp_filter']['template_redirect']->callbacks[ PHP_INT_MIN ] );
	}

	public function test_each_form_is_asked_of_both_and_the_report_says_what_happened(): void {
		wp_set_current_user( 1 );
		update_option( 'active_plugins', [ OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ] );
		foreach ( get_posts( [ 'post_type' => FormFormat::POST_TYPE, 'numberposts' => -1, 'fields' => 'ids' ] ) as $other ) {
			wp_delete_post( $other, true );
		}
		[ $form, $exchange ] = $this->recorded_exchange();
		$this->answer_as( $form, $exchange );
		$report = SwitchoverReport::create();
		self::assertSame( [ [ OriginalPlugin::PLUGIN ] ], array_values( array_unique( array_column( array_slice( $this->asked, 0, 6 ), 'without' ), SORT_REGULAR ) ), 'first the site without it' );
		self::assertSame( [ [], [ OriginalPlugin::PLUGIN ] ], array_column( array_slice( $this->asked, -2 ), 'without' ), 'then the form with it, and without it' );
		self::assertSame( [ get_permalink( 11 ) ], array_unique( array_column( array_slice( $this->asked, -2 ), 'url' ) ), 'on the page that has it' );
		self::assertFalse( get_option( SwitchProbe::OPTION ) );
		self::assertFileDoesNotExist( WPMU_PLUGIN_DIR . '/frontage-forms-recovery.php' );

		$html = self::capture_output( [ new SwitchoverReportView( $report ), 'render' ] );
		self::assertMatchesRegularExpression( '~Forms</h2><p>Each form was shown and sent with test values\. No email left your site\.</p></div><span class="frontage-hub__pill ">1 of 1 same</span>~', $html );
		self::assertMatchesRegularExpression( '~<caption[^>]*>Forms of Contact Form 7</caption><thead><tr><th scope="col">Form</th><th scope="col">Tried</th><th scope="col">Result</th>.*<th scope="row">A form<span>\d fields?, on Form’s page</span></th><td[^>]*>Shown, sent, 1 email compared</td><td><p class="frontage-move__result ">Same page, same email</p>.*aria-label="Preview “A form”">Preview</a>~', $html );
		self::assertStringContainsString( 'No difference in what visitors see, or in the HTML that your CSS relies on.', $html );

		$report->store();
		$again = SwitchoverReport::load();
		self::assertEquals( $report, $again, 'the preview asks nothing again' );
		$email = self::capture_output( [ new SwitchoverReportView( $again, $form->id, PreviewCard::EMAIL ), 'render' ] );
		self::assertMatchesRegularExpression( '~<button [^>]*value="email" aria-pressed="true">Email</button>.*<figcaption>Contact Form 7</figcaption><dl [^>]*><dt>Recipient</dt><dd dir="auto">admin@example\.test</dd>.*<figcaption>Frontage Forms</figcaption>.*No difference in recipient, subject, headers, body, and attachments\.~s', $email );
		SwitchoverReport::discard();
		self::assertNull( SwitchoverReport::load() );
	}

	public function test_a_form_that_could_not_be_asked_is_only_read(): void {
		$this->recorded_exchange();
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'Connection refused' ) );
		self::assertSame( [], FormTrials::run( FormFindings::list_findings(), false ) );
		$html = self::capture_output( [ new SwitchoverReportView( SwitchoverReport::create() ), 'render' ] );
		self::assertStringContainsString( 'were read. No form was sent.', $html );
		self::assertStringContainsString( '<td class="frontage-move__tried">Fields and settings read</td>', $html );
		self::assertStringNotContainsString( 'Same page', $html );
		self::assertStringNotContainsString( 'Preview</h2>', $html );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function obstacles(): iterable {
		yield 'none' => [ '[text* a][email b][checkbox c "x"][acceptance d]I do[/acceptance][file e][submit]', '', '' ];
		yield 'a required file' => [ '[text a][file* b]', '', TestValues::FILE ];
		yield 'a question with one answer of many' => [ '[text a][quiz q "1+1?|2"]', '', TestValues::TYPE ];
		yield 'members only' => [ '[text a]', 'subscribers_only: true', TestValues::MEMBERS ];
	}

	#[DataProvider( 'obstacles' )]
	public function test_a_form_without_test_values_is_only_shown( string $template, string $settings, string $obstacle ): void {
		self::assertSame( $obstacle, TestValues::find_obstacle( $this->make_form( $template, $settings ), [] ) );
		self::assertSame( TestValues::TYPE, TestValues::find_obstacle( $this->make_form( '[text a]' ), [ 'subscribe_box' ] ) );
	}

	public function test_test_values_are_what_a_browser_would_post(): void {
		$form   = $this->make_form( '[text* a maxlength:4][textarea b minlength:300][select c "x" "y"][checkbox d "p" "q"][radio e default:1 "r" "s"][number f min:3 max:9][file g]' );
		$values = TestValues::create( $form, 7 );
		self::assertSame( [ "wpcf7-f$form->id-p7-o1", '7' ], [ $values[ FormFormat::FIELD_UNIT_TAG ], $values[ FormFormat::FIELD_CONTAINER ] ] );
		self::assertSame( [ 'x', [ 'p', 'q' ], 'r' ], [ $values['c'], $values['d'], $values['e'] ] );
		self::assertSame( [ 4, 300 ], [ mb_strlen( $values['a'] ), mb_strlen( $values['b'] ) ] );
		self::assertArrayNotHasKey( 'g', $values );
		self::assertTrue( TestValues::has_file_field( $form ) );
		$after = $this->run_trial( [ 'form' => $form->id, 'post' => 0, 'values' => $values ] );
		self::assertSame( 'mail_sent', $after['status'], 'they are valid' );
	}

	/** @return Side */
	private function run_trial( array $trial ): array {
		FormRenderer::reset_page(); // Each trial has a request of its own.
		TrialGuard::intercept_mail();
		$side = TrialRequest::run( $trial );
		self::end_trial();
		$key  = 'frontageprobe1';
		$body = "<p>x</p>###### frontage_trial_start:$key ######" . wp_json_encode( $side ) . "###### frontage_trial_end:$key ######";
		self::assertSame( $side, TrialRequest::read( $body, $key ), 'as the owner’s request reads it' );
		self::assertNull( TrialRequest::read( $body, 'frontageprobe2' ) );
		return $side;
	}

	private static function end_trial(): void {
		remove_filter( 'query', [ TrialGuard::class, 'refuse_write' ], PHP_INT_MAX );
		remove_filter( 'pre_http_request', [ TrialGuard::class, 'refuse_request' ], PHP_INT_MAX );
		remove_filter( 'pre_wp_mail', [ TrialGuard::class, 'record_mail' ], PHP_INT_MAX );
	}

	/**
	 * A form of the recording site, and the page that it was on.
	 *
	 * @param array<string, string> $recorded
	 * @return array{int, int}
	 */
	private function recorded_page( array $recorded ): array {
		self::assertSame( 1, preg_match( '~wpcf7-f(\d+)-p(\d+)-o1~', $recorded['html'], $ids ) );
		$this->make_form( $recorded['template'], $recorded['additional_settings'], (int) $ids[1] );
		wp_insert_post( [ 'import_id' => (int) $ids[2], 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $recorded['id'], 'post_title' => 'Form’s page', 'post_content' => "[contact-form-7 id=\"$ids[1]\"]" ] );
		$_SERVER['REQUEST_URI'] = "/{$recorded['id']}/";
		return [ (int) $ids[1], (int) $ids[2] ];
	}

	/** @return array{Form, array<string, mixed>} The form f03, and what happened when it was sent. */
	private function recorded_exchange(): array {
		$this->recorded_page( array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )['f03'] );
		$feedback = self::fixture( 'contact-forms/feedback.json' );
		$form     = ( new FormRepository() )->find( 10 );
		self::assertInstanceOf( Form::class, $form );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => $feedback['template']['mail'] ?? $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		return [ $form, $feedback['exchanges'][0] ];
	}

	/**
	 * @param array<string, mixed> $exchange
	 * @return array<string, string>
	 */
	private function fields_of( array $exchange ): array {
		return array_column( $exchange['request']['fields'], 1, 0 );
	}

	/**
	 * @param list<array<string, mixed>> $mails
	 * @return list<array<string, mixed>>
	 */
	private static function record( array $mails ): array {
		TrialGuard::intercept_mail();
		foreach ( $mails as $mail ) {
			TrialGuard::record_mail( null, $mail );
		}
		$recorded = TrialGuard::mails();
		self::end_trial();
		return $recorded;
	}

	/** @param array<string, mixed> $exchange */
	private function use_original( array $exchange ): void {
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, true );
		remove_shortcode( 'contact-form-7' );
		$folder = (string) getenv( 'CF7_DIR' );
		if ( '' !== $folder ) {
			unregister_post_type( FormFormat::POST_TYPE );
			require $folder . '/wp-contact-form-7.php';
			wpcf7();
			wpcf7_init();
			do_action( 'wpcf7_init' );
			return;
		}
		$GLOBALS['recorded_form'] = [
			'html'   => array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )['f03']['html'],
			'status' => $exchange['response']['json']['status'],
			'mails'  => $exchange['mails'],
		];
		require self::FIXTURES . 'contact-form-7.php';
	}

	/**
	 * The site's answers: pages, and for a trial what was recorded today, and what Frontage does.
	 *
	 * @param array<string, mixed> $exchange
	 */
	private function answer_as( Form $form, array $exchange ): void {
		$today = [ 'status' => 'mail_sent', 'html' => array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], null, 'id' )['f03']['html'], 'mails' => [] ] + TrialRequest::EMPTY_SIDE;
		add_filter(
			'pre_http_request',
			function ( mixed $before, array $arguments, string $url ) use ( $today, $form ): array {
				wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
				$key   = (string) $query['wp_scrape_key'];
				$probe = (array) get_option( SwitchProbe::OPTION );
				$body  = '<p>x</p>';
				$this->asked[] = [ 'url' => remove_query_arg( [ 'wp_scrape_key', 'wp_scrape_nonce' ], $url ), 'without' => $probe['without'] ];
				if ( isset( $probe['trial'] ) ) {
					self::assertSame( [ $form->id, 11 ], [ $probe['trial']['form'], $probe['trial']['post'] ] );
					$side = $this->run_trial( $probe['trial'] );
					$side = $probe['without'] ? $side : [ 'mails' => $side['mails'] ] + $today; // The double of Contact Form 7 has a process of its own, with recorded values.
					$body = "###### frontage_trial_start:$key ######" . wp_json_encode( $side ) . "###### frontage_trial_end:$key ######";
				}
				return [
					'response' => [ 'code' => 200, 'message' => '' ],
					'headers'  => new CaseInsensitiveDictionary( [ ProbeRequest::HEADER => ProbeRequest::create_header( (string) $query['wp_scrape_nonce'] ) ] ),
					'body'     => "$body\n###### wp_scraping_result_start:$key ######\ntrue\n###### wp_scraping_result_end:$key ######\n",
					'cookies'  => [],
					'filename' => null,
				];
			},
			10,
			3
		);
	}

	private static function capture_output( callable $code ): string {
		ob_start();
		$code();
		return (string) ob_get_clean();
	}
}
