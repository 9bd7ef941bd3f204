<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Checks;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What the editor says of a form before a visitor meets it. */
final class FormCheckerTest extends FormTestCase {

	/** @return array<string, array{string, list<string>}> Template, and `code:line` of each problem. */
	public static function templates(): array {
		return [
			'a good form'                        => [ "<label>A [text* a]</label>\n[submit]", [] ],
			'a type with a slip of the finger'   => [ "[submit]\n[texst a]", [ 'unknown_type:2' ] ],
			'two letters changed places'         => [ "[text a]\n\n[sumbit]", [ 'unknown_type:3', 'no_submit:0' ] ],
			'an unknown type with a star'        => [ '[colour* a][submit]', [ 'unknown_type:1' ] ],
			'brackets that mean nothing'         => [ 'Name [optional] [see below] [1] [text a][submit]', [] ],
			'an escaped tag'                     => [ '[[text a]] [submit]', [] ],
			'a tag that is not closed'           => [ "[submit]\n[text* b", [ 'unclosed_tag:2' ] ],
			'a blank before the type'            => [ '[ text a][submit]', [ 'blank_before_type:1' ] ],
			'a star where there is none'         => [ '[radio* a "x"][submit]', [ 'no_star:1' ] ],
			'a name of digits'                   => [ '[text 1st][submit]', [ 'bad_name:1' ] ],
			'typographic quotes'                 => [ '[text a “x”][submit]', [ 'curly_quotes:1' ] ],
			'an option behind a value'           => [ '[text a "x" size:10][submit]', [ 'option_behind_value:1' ] ],
			'a quote that is not closed'         => [ '[text a "x][submit]', [ 'unclosed_quote:1' ] ],
			'a comma in an option'               => [ '[file a filetypes:pdf,doc][submit]', [ 'bad_option:1' ] ],
			'a field without a name'             => [ "[submit]\n[text]", [ 'missing_name:2' ] ],
			'a name that WordPress uses'         => [ "[submit]\n[text name]", [ 'unavailable_names:2' ] ],
			'two fields of one name'             => [ "[text a]\n[email a][submit]", [ 'repeated_name:2' ] ],
			'a counter shares its field’s name'  => [ '[textarea a][count a][submit]', [] ],
			'choices that are missing'           => [ "[submit]\n[checkbox a]", [ 'no_choices:2' ] ],
			'two fields in one label'            => [ "[submit]\n<label>A [text a] [text b]</label>", [ 'multiple_controls_in_label:2' ] ],
			'no way to send'                     => [ '[text a]', [ 'no_submit:0' ] ],
			'a button written by hand'           => [ '[text a]<button>Send</button>', [] ],
			'a consent with its text inside'     => [ '[acceptance a]I agree (see [[terms]])[/acceptance][submit]', [] ],
			'choices of one name'                => [ '[checkbox a "x"][checkbox a "y"][submit]', [] ],
			'several files'                      => [ '[mfile* a max-file:3][submit]', [] ],
			'several files, without a name'      => [ '[mfile][submit]', [ 'missing_name:1' ] ],
			'a bracket alone'                    => [ "A [\n[text a] [see\n[submit]", [ 'lone_bracket:1', 'lone_bracket:2' ] ],
			'a label that is not closed'         => [ "<label>A [text a]\n<label>B [text b]</label>\n<label>C [text c]\n[submit]", [ 'unclosed_label:1', 'unclosed_label:3' ] ],
			'the end of no label'                => [ "[text a]</label>\n[submit]", [ 'stray_label_end:1' ] ],
			'a form in the form'                 => [ "[text a]\n<form action=\"/x\">\n[submit]</form>", [ 'nested_form:2' ] ],
			'the end of the form'                => [ "[text a]\n</form>\n[submit]", [ 'stray_form_end:2' ] ],
			'a script'                           => [ "[text a]\n<script>if (1<2) { '<label>' }</script>\n[submit]", [ 'script_in_template:2' ] ],
			'markup that is none'                => [ "<!-- <label> <form> -->[text a \"<label>\"]<labels>[submit]", [] ],
			'problems in the order of lines'     => [ "<label>A\n[text name]\n[sumbit]", [ 'unclosed_label:1', 'unavailable_names:2', 'unknown_type:3', 'no_submit:0' ] ],
			'a tag over several lines'           => [ "[text* a\n  size:10\n  \"x\"]\n[submit]", [] ],
		];
	}

	/** @param list<string> $expected */
	#[DataProvider( 'templates' )]
	public function test_problems_of_a_template_are_found_by_line( string $template, array $expected ): void {
		$form = DefaultForm::create()->with( [ 'template' => $template, 'additional_settings' => 'skip_mail: on' ] );
		self::assertSame( $expected, array_map( static fn ( FormProblem $problem ): string => "$problem->code:$problem->line", ( new FormChecker() )->check( $form ) ) );
	}

	public function test_mails_know_an_upload_field(): void {
		$mail = [ 'body' => 'Files: [docs] [doks]', 'attachments' => '[docs]' ];
		$form = self::create_form_with_mail( $mail )->with( [ 'template' => '[mfile* docs][text* your-name][email* your-email][submit]' ] );
		self::assertSame( [ 'mail.body unknown_mail_tag' ], array_map( static fn ( FormProblem $problem ): string => "$problem->part $problem->code", ( new FormChecker() )->check( $form ) ) );
	}

	/** @return array<string, array{array<string, string>, list<string>}> Changes of a good mail, and `part code` of each problem. */
	public static function mails(): array {
		return [
			'a good mail'                              => [ [], [] ],
			'no recipient'                             => [ [ 'recipient' => ' ' ], [ 'mail.recipient no_recipient' ] ],
			'a recipient that is no address'           => [ [ 'recipient' => 'the boss' ], [ 'mail.recipient invalid_mailbox_syntax' ] ],
			'two recipients with names'                => [ [ 'recipient' => '"Doe, Ann" <ann@example.com>, bob@example.com' ], [] ],
			'a recipient that visitors may leave out'  => [ [ 'recipient' => '[optional-email]' ], [ 'mail.recipient maybe_empty' ] ],
			'a recipient chosen from a list'           => [ [ 'recipient' => '[department]' ], [] ],
			'a choice that is no address'              => [ [ 'recipient' => '[colour]' ], [ 'mail.recipient invalid_mailbox_syntax' ] ],
			'a sender of another domain'               => [ [ 'sender' => 'Me <me@example.org>' ], [ 'mail.sender email_not_in_site_domain' ] ],
			'the visitor as sender'                    => [ [ 'sender' => '[your-email]' ], [ 'mail.sender email_not_in_site_domain' ] ],
			'a sender of a domain below'               => [ [ 'sender' => 'me@mail.example.test' ], [] ],
			'a sender that is no address'              => [ [ 'sender' => '[_site_title]' ], [ 'mail.sender invalid_mailbox_syntax' ] ],
			'a subject that may be empty'              => [ [ 'subject' => '[optional]' ], [ 'mail.subject maybe_empty' ] ],
			'a body that may be empty'                 => [ [ 'body' => '' ], [ 'mail.body maybe_empty' ] ],
			'a reply that goes nowhere'                => [ [ 'additional_headers' => "X-A: b\nReply-To: [your-name]" ], [ 'mail.additional_headers invalid_mailbox_syntax' ] ],
			'a reply-to that may be empty is left out' => [ [ 'additional_headers' => 'Reply-To: [optional-email]' ], [] ],
			'a header without a colon'                 => [ [ 'additional_headers' => 'Cc ann@example.com' ], [ 'mail.additional_headers invalid_mail_header' ] ],
			'a mail-tag of no field'                   => [ [ 'body' => "Hi\n[your-nam]" ], [ 'mail.body unknown_mail_tag' ] ],
			'special mail-tags'                        => [ [ 'body' => '[_raw_your-name] [_format_your-name "D"] [_post_title] [_user_login] [wpcf7.remote_ip] [ your-name ] [[x]]' ], [] ],
			'a file that is not there'                 => [ [ 'attachments' => 'uploads/nothing.pdf' ], [ 'mail.attachments file_not_found' ] ],
			'a file of the server'                     => [ [ 'attachments' => ABSPATH . 'index.php' ], [ 'mail.attachments file_not_in_content_dir' ] ],
		];
	}

	/**
	 * @param array<string, string> $changes
	 * @param list<string>          $expected
	 */
	#[DataProvider( 'mails' )]
	public function test_a_mail_that_would_fail_is_named( array $changes, array $expected ): void {
		self::assertSame( $expected, self::find_codes( self::create_form_with_mail( $changes ) ) );
	}

	public function test_only_mails_that_are_sent_are_judged(): void {
		$broken = [ 'recipient' => '' ];
		self::assertSame( [], self::find_codes( self::create_form_with_mail( $broken )->with( [ 'additional_settings' => 'demo_mode: on' ] ) ) );
		$form = self::create_form_with_mail( [] );
		self::assertSame( [], self::find_codes( $form->with( [ 'mail_2' => $broken + $form->mail_2 ] ) ) );
		self::assertSame( [ 'mail_2.recipient no_recipient' ], self::find_codes( $form->with( [ 'mail_2' => [ 'active' => true ] + $broken + $form->mail ] ) ) );
	}

	public function test_line_of_an_unknown_mail_tag(): void {
		$problems = ( new FormChecker() )->check( self::create_form_with_mail( [ 'body' => "[your-name]\n\n[x] [your-nam]" ] ) );
		self::assertSame( [ 3, 3 ], array_map( static fn ( FormProblem $problem ): int => $problem->line, $problems ) );
	}

	public function test_settings_that_do_nothing_are_named_once(): void {
		$form = self::create_form_with_mail( [] )->with( [ 'additional_settings' => "# note\non_sent_ok: \"x\"\non_submit: \"y\"\nnonsense" ] );
		self::assertSame( [ 'additional_settings.body deprecated_settings', 'additional_settings.body unreadable_setting' ], self::find_codes( $form ) );
	}

	public function test_only_the_formats_own_problems_are_config_errors(): void {
		$checker = new FormChecker();
		$errors  = $checker->config_errors( $checker->check( self::create_form_with_mail( [ 'body' => '[x]', 'additional_headers' => 'Reply-To: [x]' ] ) ) );
		self::assertSame(
			[
				'mail.additional_headers' => [
					[
						'message' => 'Invalid mailbox syntax is used in the Reply-To field.',
						'link'    => 'https://contactform7.com/configuration-errors/invalid-mailbox-syntax',
					],
				],
			],
			$errors
		);
	}

	/** @param array<string, string> $changes */
	private static function create_form_with_mail( array $changes ): Form {
		$form = DefaultForm::create()->with( [ 'template' => '[text* your-name][email* your-email][email optional-email][text optional][select* department "Sales|sales@example.com" "Help|help@example.com"][radio colour "red"][submit]' ] );
		return $form->with( [ 'mail' => $changes + [ 'subject' => 'Hello', 'body' => '[your-name]' ] + $form->mail ] );
	}

	/** @return list<string> */
	private static function find_codes( Form $form ): array {
		return array_map( static fn ( FormProblem $problem ): string => "$problem->part $problem->code", ( new FormChecker() )->check( $form ) );
	}
}
