<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Other plugins meet a form with groups: those that change a submission, and one that does groups itself. */
#[Group( 'processes' )]
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class ConditionsTest extends SubmissionTestCase {

	protected function setUp(): void {
		parent::setUp();
		ContactForm7Loader::declare_all();
		ContactForm7Loader::init();
	}

	private function form(): Form {
		$form = $this->make_form( '[text who] [group firm][text* company][/group]', 'do_not_store: on' );
		update_post_meta( $form->id, FormFormat::META_CONDITIONS, [ [ 'then_field' => 'firm', 'and_rules' => [ [ 'if_field' => 'who', 'operator' => 'equals', 'if_value' => 'A firm' ] ] ] ] );
		update_post_meta( $form->id, FormFormat::META_MAIL, [ 'body' => 'x[firm]Of [company][/firm]|[company]' ] + $form->mail );
		return $form;
	}

	/** @param array<mixed> $fields */
	private function body( Form $form, array $fields ): string {
		$_POST = wp_slash( self::fill_fields( $fields ) );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $fields ), [], [], 'contact-form-7/v1' )->get_data()['status'] );
		return (string) end( $this->mails )['message'];
	}

	public function test_a_plugin_that_reads_and_changes_a_submission_meets_the_whole_form(): void {
		$seen = [];
		add_action(
			'wpcf7_before_send_mail',
			static function ( \WPCF7_ContactForm $form ) use ( &$seen ): void {
				$seen = [ $form->prop( 'form' ), \WPCF7_Submission::get_instance()?->get_posted_data( 'company' ) ];
				$form->set_properties( [ 'mail' => [ 'subject' => 'Changed' ] + $form->prop( 'mail' ) ] );
			}
		);
		$form = $this->form();
		self::assertSame( 'x|', $this->body( $form, [ 'who' => 'Me', 'company' => 'Oak' ] ) );
		self::assertStringContainsString( '[group firm]', $seen[0] );
		self::assertSame( '', $seen[1] );
		self::assertSame( 'xOf Oak|Oak', $this->body( $form, [ 'who' => 'A firm', 'company' => 'Oak' ] ) );
	}

	/** A plugin cannot bring back what nobody was asked. */
	public function test_what_a_plugin_says_of_a_hidden_field_is_not_mailed(): void {
		add_filter( 'wpcf7_posted_data', static fn ( array $data ): array => [ 'company' => 'From elsewhere' ] + $data );
		self::assertSame( 'x|', $this->body( $this->form(), [ 'who' => 'Me', 'company' => 'Oak' ] ) );
	}

	/** As Conditional Fields for Contact Form 7 does: the template that it gives has elements for groups, and it strikes out the errors itself. */
	public function test_a_plugin_that_does_groups_itself_is_let_to(): void {
		add_filter( 'wpcf7_contact_form_properties', static fn ( array $all ): array => [ 'form' => preg_replace( '~\[(/?)group[^\]]*\]~', '<$1div>', $all['form'] ) ] + $all );
		add_filter( 'wpcf7_validate', static fn (): \WPCF7_Validation => new \WPCF7_Validation(), 2 );
		self::assertSame( 'x[firm]Of Oak[/firm]|Oak', $this->body( $this->form(), [ 'who' => 'Me', 'company' => 'Oak' ] ) );
	}
}
