<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\SpamProtection\CaptchaKeys;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunClassInSeparateProcess;

require_once __DIR__ . '/CompatTestCase.php';

/** Rules and verdicts of add-ons, scripts that hang on ours, panels and dialogs of the form-code screen. */
#[Group( 'processes' )]
#[RunClassInSeparateProcess]
#[PreserveGlobalState( false )]
final class RulesAndHandlesTest extends CompatTestCase {

	public function test_an_add_on_adds_rules_to_a_form(): void {
		add_action( 'wpcf7_swv_create_schema', static function ( \WPCF7_SWV_Schema $schema, \WPCF7_ContactForm $form ): void {
			foreach ( $form->scan_form_tags( [ 'basetype' => 'text' ] ) as $tag ) {
				$schema->add_rule( wpcf7_swv_create_rule( 'minlength', [ 'field' => $tag->name, 'threshold' => 3, 'error' => 'Longer, please.' ] ) );
			}
		}, 10, 2 );
		$rules = $this->make_form( '[text a]' )->rules();
		self::assertContains( [ 'rule' => 'minlength', 'field' => 'a', 'threshold' => 3, 'error' => 'Longer, please.' ], $rules );
		self::assertContains( 'maxlength', array_column( $rules, 'rule' ), 'ours stay' );
	}

	public function test_a_rule_is_judged_alone_and_inside_others(): void {
		$_POST = [ 'a' => 'x' ];
		$rule  = wpcf7_swv_create_rule( 'minlength', [ 'field' => 'a', 'threshold' => 3, 'error' => 'Longer, please.' ] );
		self::assertInstanceOf( \Contactable\SWV\Rule::class, $rule );
		self::assertInstanceOf( \WPCF7_SWV_MinLengthRule::class, $rule, 'the name before the namespace' );
		$error = $rule->validate( [] );
		self::assertWPError( $error, 'Longer, please.' );
		$any = wpcf7_swv_create_rule( 'any', [ 'rules' => [ [ 'rule' => 'email', 'field' => 'a' ], [ 'rule' => 'required', 'field' => 'a' ] ] ] );
		self::assertTrue( $any?->validate( [] ) );
		self::assertFalse( $rule->matches( [ 'field' => [ 'b' ] ] ) );
		self::assertNull( wpcf7_swv_create_rule( 'nothing' ) );
	}

	/** @return iterable<string, array{string, string, bool}> */
	public static function formats(): iterable {
		yield 'address' => [ 'wpcf7_is_email', 'a@example.test', true ];
		yield 'no address' => [ 'wpcf7_is_email', 'a@', false ];
		yield 'url' => [ 'wpcf7_is_url', 'https://example.test', true ];
		yield 'scheme of nobody' => [ 'wpcf7_is_url', 'nope://x', false ];
		yield 'telephone' => [ 'wpcf7_is_tel', '+47 (22) 33-44-55', true ];
		yield 'number' => [ 'wpcf7_is_number', '-1.5e3', true ];
		yield 'day' => [ 'wpcf7_is_date', '2026-02-30', false ];
		yield 'time' => [ 'wpcf7_is_time', '23:59', true ];
		yield 'mailboxes' => [ 'wpcf7_is_mailbox_list', '"A, B" <a@example.test>, b@example.test', true ];
		yield 'name' => [ 'wpcf7_is_name', '1a', false ];
	}

	#[DataProvider( 'formats' )]
	public function test_formats_are_told( string $function, string $text, bool $is ): void {
		self::assertSame( $is, (bool) $function( $text ) );
	}

	public function test_a_site_overrules_the_verdict_on_a_format(): void {
		$seen = '';
		add_filter( 'wpcf7_is_tel', static function ( bool $is, string $digits ) use ( &$seen ): bool {
			$seen = $digits;
			return false;
		}, 10, 2 );
		self::assertFalse( wpcf7_is_tel( '0047 22-33-44-55' ) );
		self::assertSame( '+4722334455', $seen );
	}

	public function test_scripts_and_styles_that_hang_on_ours_are_printed(): void {
		do_action( 'wp_enqueue_scripts' );
		self::assertTrue( wp_script_is( 'contact-form-7', 'registered' ) );
		self::assertTrue( wp_style_is( 'contact-form-7', 'registered' ) );
		self::assertFalse( wp_script_is( 'contact-form-7', 'enqueued' ), 'a page without a form pays nothing' );
		$told = 0;
		add_action( 'wpcf7_enqueue_scripts', static function () use ( &$told ): void {
			++$told;
			wp_enqueue_script( 'mine', 'http://example.test/mine.js', [ 'contact-form-7' ], '1', [ 'in_footer' => true ] );
		} );
		$this->render_form( $this->make_form( '[text a]' ) );
		$this->render_form( $this->make_form( '[text b]' ) );
		self::assertSame( 1, $told );
		ob_start();
		wp_scripts()->do_items( [ 'mine' ] );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'mine.js', $html );
		self::assertStringContainsString( 'var wpcf7=Object.assign({api:{"root":"', $html );
		self::assertTrue( wpcf7_script_is() );
	}

	public function test_panels_and_dialogs_of_add_ons_are_shown(): void {
		$form   = \WPCF7_ContactForm::get_template();
		$editor = new \WPCF7_Editor( $form );
		$editor->add_panel( 'mine-panel', 'Mine & yours', static function ( \WPCF7_ContactForm $form ): void {
			echo '<p>of ', esc_html( $form->title() ), '</p>';
		} );
		$editor->add_panel( 'not a name', 'x', '__return_null' );
		ob_start();
		$editor->display();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'Mine &amp; yours</button>', $html );
		self::assertStringContainsString( 'id="mine-panel"', $html );
		self::assertStringContainsString( '<p>of Untitled</p>', $html );
		self::assertStringNotContainsString( 'not a name', $html );
		$generator = \WPCF7_TagGenerator::get_instance();
		self::assertTrue( $generator->add( 'star', 'stars', static function ( \WPCF7_ContactForm $form, array $options ): void {
			$parts = new \WPCF7_TagGeneratorGenerator( $options['content'] );
			$parts->print( 'field_type', [ 'select_options' => [ 'star' => 'Stars' ], 'with_required' => true ] );
			$parts->print( 'field_name' );
			$parts->print( 'insert_box_content' );
		}, [ 'version' => '2' ] ) );
		self::assertFalse( $generator->add( '1', 'x', '__return_null' ) );
		ob_start();
		$generator->print_buttons();
		$generator->print_panels( $form );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'data-target="tag-generator-panel-star"', $html );
		self::assertStringContainsString( '<dialog id="tag-generator-panel-star"', $html );
		self::assertStringContainsString( 'data-id="star" data-version="2"', $html );
		self::assertStringContainsString( '<option value="star">Stars</option>', $html );
		self::assertStringContainsString( 'data-tag-part="name"', $html );
		self::assertStringContainsString( 'data-taggen="insert-tag"', $html );
	}

	/** As an add-on that brings the second version of reCAPTCHA: it builds on the original's class and takes the original's check out. */
	public function test_an_add_on_takes_recaptcha_over(): void {
		update_option( 'wpcf7', [ 'recaptcha' => [ 'a-site-key' => 'a-secret-key' ] ], true );
		self::assertSame( 'a-site-key', CaptchaKeys::for_service( 'recaptcha' )?->sitekey );
		$its = new class() extends \WPCF7_RECAPTCHA {
			public function __construct() {}
		};
		self::assertSame( [ true, 'a-site-key', 'a-secret-key', false ], [ $its->is_active(), $its->get_sitekey(), $its->get_secret( 'a-site-key' ), $its->get_secret( 'another' ) ] );
		self::assertTrue( remove_filter( 'wpcf7_spam', 'wpcf7_recaptcha_verify_response', 9 ) );
		self::assertNull( CaptchaKeys::for_service( 'recaptcha' ), 'ours asks no visitor twice, with keys of another version' );
		self::assertSame( 'a-site-key', \WPCF7_RECAPTCHA::get_instance()->get_sitekey() );
		wpcf7_remove_form_tag( 'recaptcha' );
		wpcf7_add_form_tag( 'recaptcha', static fn (): string => '<i class="g-recaptcha" data-sitekey="' . \WPCF7_RECAPTCHA::get_instance()->get_sitekey() . '"></i>' );
		$html = $this->render_form( $this->make_form( '[text a] [recaptcha] [submit]' ) );
		self::assertStringContainsString( '<i class="g-recaptcha" data-sitekey="a-site-key"></i>', $html );
		self::assertStringNotContainsString( 'frontage-captcha', $html );
	}

	public function test_services_of_add_ons_are_known(): void {
		$service = new class() extends \WPCF7_Service {
			public function get_title() {
				return 'Mine & yours';
			}
			public function is_active() {
				return true;
			}
			public function display( $action = '' ) {
				echo '<p>', esc_html( $action ), '</p>';
			}
		};
		$all = \WPCF7_Integration::get_instance();
		$all->add_category( 'crm', 'CRM' );
		$all->add_service( 'mine', $service );
		$all->add_service( 'mine', clone $service );
		self::assertSame( [ true, false, $service, false ], [ $all->service_exists( 'mine' ), $all->service_exists( 'other' ), $all->get_service( 'mine' ), $all->get_service( 'other' ) ] );
		ob_start();
		$all->list_services();
		self::assertStringContainsString( 'Mine &amp; yours</h2><p></p>', (string) ob_get_clean() );
	}

	public function test_markup_is_put_together_piece_by_piece(): void {
		$html = new \WPCF7_HTMLFormatter();
		$html->append_start_tag( 'fieldset', [ 'class' => 'a"b' ] );
		$html->append_start_tag( 'p' );
		$html->append_start_tag( 'input', [ 'type' => 'text', 'checked' => true ] );
		$html->append_preformatted( 'x' );
		self::assertSame( [ true, false, true ], [ $html->is_inside( [ 'fieldset' ] ), $html->has_parent( 'fieldset' ), $html->has_parent( 'p' ) ] );
		self::assertSame( 3, $html->call_user_func( static function ( int $number ): int {
			echo '<i>', (int) $number, '</i>';
			return $number;
		}, 3 ) );
		$html->end_tag( 'fieldset' );
		$html->end_tag( 'div' );
		self::assertFalse( $html->append_start_tag( 'no name' ) );
		$html->append_start_tag( 'b' );
		self::assertSame( "<fieldset class=\"a&quot;b\"><p><input type=\"text\" checked=\"checked\" />x\n<i>3</i>\n</p></fieldset><b></b>", $html->output() );
		self::assertSame( '', $html->output() );
		$paragraphs = new \WPCF7_HTMLFormatter();
		self::assertSame( wpcf7_autop( "a\n\nb" ), $paragraphs->format( $paragraphs->separate_into_chunks( "a\n\nb" ) ) );
		$html->append_preformatted( '<p onclick="x()">y</p>' );
		ob_start();
		$html->print();
		self::assertSame( '<p>y</p>', ob_get_clean() );
	}

	public function test_what_is_wrong_with_a_form_is_told_in_the_codes_of_the_original(): void {
		$form = $this->make_form( '[text a] [submit]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'recipient' => 'nobody', 'sender' => 'me <w@elsewhere.example>' ] + $form->mail ] ) );
		self::assertInstanceOf( \Frontage\Forms\Form\Form::class, $form );
		$all = new \WPCF7_ConfigValidator( \WPCF7_ContactForm::of( $form ) );
		self::assertFalse( $all->is_valid() );
		self::assertTrue( $all->has_error( 'mail.recipient', 'invalid_mailbox_syntax' ) );
		self::assertSame( 'Invalid mailbox syntax is used.', $all->collect_error_messages( [ 'section' => 'mail.recipient' ] )['mail.recipient'][0]['message'] );
		$all->remove_error( 'mail.recipient', 'invalid_mailbox_syntax' );
		self::assertSame( 0, $all->count_errors( [ 'section' => 'mail.recipient' ] ) );
		self::assertTrue( $all->add_error( 'form.body', 'mine', [ 'message' => 'No.' ] ) );
		self::assertSame( 1, $all->count_errors( [ 'code' => 'mine' ] ) );
		self::assertSame( 0, ( new \WPCF7_ConfigValidator( \WPCF7_ContactForm::of( $form ), [ 'include' => [ 'mine' ] ] ) )->count_errors() );
	}

	public function test_texts_are_made_as_add_ons_are_used_to(): void {
		self::assertSame( 'a b', wpcf7_canonicalize( "Ａ\n B" ) );
		self::assertSame( 'x"y', wpcf7_strip_quote( ' "x"y" ' ) );
		self::assertSame( 'evil.php_.txt', wpcf7_antiscript_file_name( '../evil.php' ) );
		self::assertSame( '****56', wpcf7_mask_password( '123456', 2 ) );
		self::assertSame( 3, wpcf7_count_code_units( "a😀" ) );
		self::assertSame( 'data-x="1" disabled="disabled"', wpcf7_format_atts( [ 'data-x' => 1, 'disabled' => true, 'checked' => '', 'x y' => 'no', 'title' => null ] ) );
		self::assertSame( 'multipart/form-data', wpcf7_enctype_value( 'enctype="multipart/form-data"' ) );
		self::assertSame( '6.1', wpcf7_version( [ 'only_major' => true ] ) );
	}

	private static function assertWPError( mixed $error, string $text ): void {
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( $text, $error->get_error_message() );
	}
}
