<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\Switchover\AddOnScanner;
use Frontage\Forms\Compat\Switchover\CodeScanner;
use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Compat\Switchover\SwitchoverReport;
use Frontage\Forms\Compat\Switchover\SwitchoverReportView;
use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What an owner is told before his forms become ours. */
final class MoveInTest extends FormTestCase {

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/frontage-move-' . wp_rand();
		wp_mkdir_p( $this->folder );
	}

	protected function tearDown(): void {
		// Each depth by itself, the deepest first: GLOB_BRACE is not there on every system.
		foreach ( [ '/*/*/*', '/*/*', '/*' ] as $depth ) {
			foreach ( glob( $this->folder . $depth ) ?: [] as $path ) {
				is_dir( $path ) ? rmdir( $path ) : unlink( $path );
			}
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_what_an_add_on_uses_is_held_against_what_the_original_has_and_we_offer(): void {
		$this->write( 'original/a.php', '<?php do_action( "wpcf7_editor_panels" ); function wpcf7_only_theirs() {} apply_filters( "wpcf7_validate_{$type}" ); class WPCF7_ContactForm {}' );
		$this->write( 'fine/fine.php', '<?php add_action( "wpcf7_editor_panels", "x" ); WPCF7_ContactForm::get_current(); function wpcf7_my_own() {}' );
		$this->write( 'lost/inc/lost.php', '<?php if ( is_plugin_active( \'contact-form-7/wp-contact-form-7.php\' ) ) { wpcf7_only_theirs(); }' );
		$this->write( 'other/other.php', '<?php echo "nothing of it";' );
		$this->write( 'bundled/vendor/x.php', '<?php wpcf7_only_theirs();' );
		$candidates = array_map( fn ( string $name ): array => [ 'name' => $name, 'path' => "$this->folder/$name", 'requires' => 'fine' === $name ], [ 'fine', 'lost', 'other', 'bundled' ] );

		$found = AddOnScanner::find_missing_names( "$this->folder/original", $candidates );
		self::assertSame( [ 'lost', 'fine' ], array_column( $found, 'name' ) );
		self::assertSame( [ [ 'wpcf7_only_theirs' ], [] ], array_column( $found, 'missing' ) );
		self::assertSame( [ true, false ], array_column( $found, 'asks' ) );
		self::assertSame( [ false, true ], array_column( $found, 'requires' ) );
		self::assertContains( 'WPCF7_ContactForm', $found[1]['used'] );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function removals(): iterable {
		yield 'a script of the original is taken off the page' => [ 'remove_action( "wp_enqueue_scripts", "wpcf7_only_theirs", 20 );', [] ];
		yield 'a notice, in the other quotes'                  => [ "remove_filter ( 'admin_notices' , 'wpcf7_only_theirs' );", [] ];
		yield 'a step of its upgrade'                          => [ 'remove_action( "wpcf7_upgrade", "wpcf7_only_theirs", 10 );', [] ];
		yield 'a rule of the original is switched off'         => [ 'remove_filter( "wpcf7_validate_text", "wpcf7_only_theirs", 10 );', [ 'wpcf7_only_theirs' ] ];
		yield 'it is used, too'                                => [ 'remove_action( "wp_footer", "wpcf7_only_theirs" ); wpcf7_only_theirs();', [ 'wpcf7_only_theirs' ] ];
	}

	/** @param list<string> $missing */
	#[DataProvider( 'removals' )]
	public function test_what_an_add_on_only_takes_away_is_no_loss( string $code, array $missing ): void {
		$this->write( 'original/a.php', '<?php do_action( "wpcf7_upgrade" ); apply_filters( "wpcf7_validate_{$type}" ); function wpcf7_only_theirs() {}' );
		$this->write( 'add-on/add-on.php', "<?php $code" );
		$found = AddOnScanner::find_missing_names(
			"$this->folder/original",
			[
				[
					'name'     => 'add-on',
					'path'     => "$this->folder/add-on",
					'requires' => false,
				],
			]
		);
		self::assertSame( [ $missing ], array_column( $found, 'missing' ) );
	}

	public function test_code_is_read_and_never_run(): void {
		$this->write( 'evil/evil.php', '<?php $GLOBALS["frontage_ran"] = true; exit( 1 ); wpcf7_contact_form();' );
		self::assertSame( [ 'names' => [ 'wpcf7_contact_form' ], 'removed' => [], 'asks' => false ], CodeScanner::scan_path( "$this->folder/evil" ) );
		self::assertArrayNotHasKey( 'frontage_ran', $GLOBALS );
		self::assertSame( [ 'names' => [], 'removed' => [], 'asks' => false ], CodeScanner::scan_path( "$this->folder/missing" ) );
	}

	public function test_a_form_says_what_would_become_of_it(): void {
		foreach ( ( new FormRepository() )->query() as $form ) {
			wp_delete_post( $form->id, true );
		}
		file_put_contents( WP_CONTENT_DIR . '/uploads/move-terms.txt', 'terms' );
		$form = $this->make_form( "[text a] [[text escaped]] [step-button go]\n[submit]", "on_sent_ok: \"x\"\ndemo_mode: on", 0, 'Old one' );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => [ 'attachments' => "uploads/move-terms.txt\n[a]" ] + $form->mail ] ) );
		$this->make_form( "[text a]\n[submit]", '', 0, 'Plain' );
		$found = array_column( FormFindings::list_findings(), null, 'title' );
		self::assertSame( [ [ 'step-button' ], [ 'on_sent_ok' ], [ 'uploads/move-terms.txt' ] ], [ $found['Old one']['unknown'], $found['Old one']['dead'], $found['Old one']['files'] ] );
		self::assertSame( [ [], [], [] ], [ $found['Plain']['unknown'], $found['Plain']['dead'], $found['Plain']['files'] ] );
		$report = SwitchoverReport::create();
		$forms = array_column( $report->forms, null, 'title' );
		self::assertCount( 3, array_diff( SwitchoverReport::describe_form( $forms['Old one'] ), $forms['Old one']['problems'] ) );
		self::assertSame( $forms['Plain']['problems'], SwitchoverReport::describe_form( $forms['Plain'] ), 'What was wrong before, and nothing else.' );
		ob_start();
		( new SwitchoverReportView( $report ) )->render();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '~>0 of 2 without findings<.*Old one<span>\d fields, not used</span></th><td class="frontage-move__tried">Fields and settings read</td><td><p class="frontage-move__result is-warning">Unknown field type \[step-button\]~', $html );
		self::assertFalse( $report->has_losses() );
		self::assertSame( [ 'uploads/move-terms.txt' ], $report->list_files() );
		SiteAttachments::confirm_lines( $report->list_files() );
		self::assertSame( [], SwitchoverReport::create()->list_files() );
		unlink( WP_CONTENT_DIR . '/uploads/move-terms.txt' );
	}

	public function test_a_shortcode_that_an_add_on_runs_in_forms_is_known(): void {
		$form    = $this->make_form( "[text a]\n[move-in-map]\n[submit]", '', 0, 'Map' );
		$unknown = static fn (): array => array_column( FormFindings::list_findings(), null, 'id' )[ $form->id ]['unknown'];
		add_shortcode( 'move-in-map', static fn (): string => 'a map' );
		self::assertSame( [ 'move-in-map' ], $unknown() );
		add_filter( 'wpcf7_form_elements', 'do_shortcode' );
		self::assertSame( [], $unknown() );
		remove_shortcode( 'move-in-map' );
	}

	public function test_messages_in_flamingo_are_counted(): void {
		wp_insert_post( [ 'post_type' => 'flamingo_inbound', 'post_status' => 'publish', 'post_title' => 'x' ] );
		self::assertSame( 1, SwitchoverReport::create()->flamingo );
	}

	public function test_the_fingerprint_sees_every_change_of_a_form_and_nothing_else(): void {
		$form   = $this->make_form( '[text a]' );
		$before = FormFindings::hash_forms();
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x' ] );
		self::assertSame( $before, FormFindings::hash_forms() );
		update_post_meta( $form->id, '_form', '[text b]' );
		self::assertNotSame( $before, FormFindings::hash_forms() );
		update_post_meta( $form->id, '_form', '[text a]' );
		self::assertSame( $before, FormFindings::hash_forms() );
	}

	private function write( string $path, string $code ): void {
		wp_mkdir_p( dirname( "$this->folder/$path" ) );
		file_put_contents( "$this->folder/$path", $code );
	}
}
