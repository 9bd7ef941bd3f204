<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Document;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Rendering\ConditionAttributes;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Groups and conditions are read and written as the add-on that brought them into the format does. */
final class GroupConditionsTest extends FormTestCase {

	private const TEXT = "show [firm] if [who] equals \"A \"firm\"\"\n        and if [people] greater than or equals \"2\"\nshow [me] if [who] is empty \"\"";

	private const STORED = [
		[
			'then_field' => 'firm',
			'and_rules'  => [
				[ 'if_field' => 'who', 'operator' => 'equals', 'if_value' => 'A "firm"' ],
				[ 'if_field' => 'people', 'operator' => 'greater than or equals', 'if_value' => '2' ],
			],
		],
		[
			'then_field' => 'me',
			'and_rules'  => [ [ 'if_field' => 'who', 'operator' => 'is empty', 'if_value' => '' ] ],
		],
	];

	public function test_stored_conditions_and_their_text_say_the_same(): void {
		self::assertSame( self::TEXT, GroupConditions::to_text( self::STORED ) );
		self::assertSame( self::STORED, GroupConditions::parse( self::TEXT ) );
		self::assertSame( self::STORED, GroupConditions::clean( self::STORED ) );
	}

	public function test_what_a_template_disables_is_marked_for_the_script(): void {
		$form = new Form( id: 9, template: '[group firm]<input name="a" disabled><select disabled><option disabled>A</option></select><input name="b">[/group]', conditions: self::STORED );
		self::assertStringContainsString( '<input data-disabled name="a" disabled />', ( new FormRenderer() )->render_inner( $form ) );
		self::assertSame( 2, substr_count( ( new FormRenderer() )->render_inner( $form ), 'data-disabled' ) );
		self::assertStringNotContainsString( 'data-disabled', ( new FormRenderer() )->render_inner( new Form( id: 9, template: $form->template ) ) );
	}

	public function test_the_first_versions_had_one_rule_each(): void {
		$old = [ [ 'then_field' => 'firm', 'if_field' => 'who', 'operator' => '>', 'if_value' => '2' ] ];
		self::assertSame(
			[ [ 'then_field' => 'firm', 'and_rules' => [ [ 'if_field' => 'who', 'operator' => '>', 'if_value' => '2' ] ] ] ],
			GroupConditions::clean( $old )
		);
	}

	/** @return iterable<string, array{string}> */
	public static function other_texts(): iterable {
		foreach ( [ '', 'hide [a] if [b] equals "1"', 'show [a] if [b] resembles "1"', 'show [] if [b] equals "1"', 'and if [b] equals "1"', "show [a\n] if [b] equals \"1\"", "\xff", str_repeat( 'show [', 20000 ) ] as $text ) {
			yield substr( $text, 0, 40 ) => [ $text ];
		}
	}

	#[DataProvider( 'other_texts' )]
	public function test_lines_that_say_something_else_are_left_out( string $text ): void {
		self::assertSame( [], GroupConditions::parse( $text ) );
	}

	public function test_are_stored_under_the_name_of_the_format_and_only_when_they_change(): void {
		$forms = new FormRepository();
		$form  = $forms->save( new Form( title: 'x', template: '[group firm][text a][/group]' ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertFalse( metadata_exists( 'post', $form->id, FormFormat::META_CONDITIONS ) );

		$stored = $forms->save( $form->with( [ 'conditions' => self::STORED ] ) );
		self::assertSame( self::STORED, get_post_meta( $form->id, FormFormat::META_CONDITIONS, true ) );
		self::assertInstanceOf( Form::class, $stored );

		$foreign = [ 'own' => [ 'then_field' => 'firm', 'if_field' => 'who', 'operator' => 'function', 'if_value' => 'f' ] ];
		update_post_meta( $form->id, FormFormat::META_CONDITIONS, $foreign );
		$forms->save( ( $forms->find( $form->id ) ?? $form )->with( [ 'title' => 'y' ] ) );
		self::assertSame( $foreign, get_post_meta( $form->id, FormFormat::META_CONDITIONS, true ) );

		$forms->save( $form->with( [ 'conditions' => [] ] ) );
		self::assertFalse( metadata_exists( 'post', $form->id, FormFormat::META_CONDITIONS ) );
	}

	public function test_the_editor_reads_and_writes_them_as_a_text(): void {
		$this->sign_in( 'editor' );
		$form = ( new FormRepository() )->save( new Form( title: 'x', template: '[group firm][text a][/group]' ) );
		self::assertInstanceOf( Form::class, $form );
		$write = static function ( mixed $conditions ) use ( $form ): mixed {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form->id" );
			$request->set_body_params( [ 'conditions' => $conditions ] );
			return rest_do_request( $request )->get_data()['conditions'];
		};
		self::assertSame( self::TEXT, $write( self::TEXT ) );
		self::assertSame( self::TEXT, $write( [ 'x' ] ), 'What is no text changes nothing.' );
		self::assertSame( '', $write( '' ) );
	}

	public function test_groups_are_elements_that_add_ons_and_styles_know(): void {
		$html = ( new FieldGroups( "a[group firm class:x class:<b> clear_on_hide]b[group in\tinline]c[/group][/group][/group][grouped][[text d]]" ) )->render_markup();
		self::assertSame(
			'a<div data-id="firm" data-orig_data_id="firm" data-clear_on_hide="" class="x b" data-class="wpcf7cf_group">b<span data-id="in" data-orig_data_id="in" data-class="wpcf7cf_group">c</span></div>[grouped][[text d]]',
			$html
		);
		self::assertSame( [ 'firm', 'in' ], ( new FieldGroups( '[group firm][group in][group firm][group]' ) )->list_names() );
		self::assertStringNotContainsString( '<script', ( new FieldGroups( '[group "><script>x</script>]' ) )->render_markup() );
		self::assertSame( [ 'text' ], ( new FieldGroups( '[group [text x "y"][/group]' ) )->list_names() );
	}

	public function test_a_hidden_group_goes_with_all_that_is_in_it(): void {
		$groups = new FieldGroups( 'a[group x]b[group y]c[/group]d[/group]e[group y]f[/group]g[group z]h' );
		self::assertSame( 'aeg[group z]h', preg_replace( '~\[/?group\]|\[group y\]~', '', $groups->remove_groups( [ 'x', 'y' ] ) ) );
		self::assertStringNotContainsString( 'h', $groups->remove_groups( [ 'z' ] ) );
	}

	/** Without script all fields are there; a form without groups prints what it always did. */
	public function test_the_page_shows_all_fields(): void {
		$form = new Form( id: 5, template: "[group firm]\n\n[text a]\n\n[/group] [text b]", conditions: self::STORED );
		$html = ( new FormRenderer() )->render( $form );
		self::assertMatchesRegularExpression( '~<div data-id="firm"[^>]*data-class="wpcf7cf_group">\s*<p><span class="wpcf7-form-control-wrap" data-name="a">~', $html );
		self::assertStringNotContainsString( ' hidden', (string) preg_replace( '~type="hidden"|hidden-fields~', '', $html ) );
		self::assertStringNotContainsString( 'data-conditions', ( new FormRenderer() )->render( new Form( id: 6, template: '[text b]', conditions: self::STORED ) ) );
	}

	public function test_only_a_form_with_groups_asks_for_a_script_and_tells_it_its_conditions(): void {
		wp_dequeue_style( 'frontage-forms-conditions' ); // As on a page of its own: others render forms before.
		( new FormRenderer() )->render( new Form( id: 6, template: '[text b]', conditions: self::STORED ) );
		self::assertFalse( wp_style_is( 'frontage-forms-conditions' ) );

		$hostile = [ [ 'then_field' => 'firm', 'and_rules' => [ [ 'if_field' => 'who', 'operator' => 'equals (regex)', 'if_value' => "\"'><script>&amp;[gallery]</script>\xff" ] ] ] ];
		$html    = ( new FormRenderer() )->render( new Form( id: 5, template: '[group firm][text a][/group]', conditions: [ ...self::STORED, ...$hostile ] ) );
		self::assertTrue( wp_style_is( 'frontage-forms-conditions' ) );
		self::assertStringNotContainsString( '<script>&', $html );
		self::assertStringNotContainsString( '[gallery]', $html );
		$form = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $form->next_tag( 'form' ) );
		self::assertSame(
			[
				[ 'firm', [ 'who', '=', 'A "firm"' ], [ 'people', '>=', '2' ] ],
				[ 'firm', [ 'who', '~', "\"'><script>&amp;[gallery]</script>\u{FFFD}" ] ],
			],
			json_decode( (string) $form->get_attribute( 'data-conditions' ), true )
		);
	}

	public function test_groups_and_sections_of_mails_are_no_problem_of_a_form(): void {
		$form = new Form(
			title: 'x',
			template: '[group my-firm][text* a][/group][submit]',
			mail: [
				'recipient' => '[my-firm]a@example.org[/my-firm]',
				'sender'    => 'wordpress@example.org',
				'subject'   => 'x',
				'body'      => '[my-firm][a][/my-firm] [other]',
			]
		);
		$form = $form->with( [ 'conditions' => [ [ 'then_field' => 'my-firm', 'and_rules' => [ [ 'if_field' => 'a', 'operator' => 'not empty', 'if_value' => '' ] ] ] ] ] );
		self::assertSame( [ 'unknown_mail_tag' ], self::codes( $form ) );
	}

	public function test_a_group_that_is_never_shown_and_a_field_that_is_not_there_are_named_by_line(): void {
		$form = new Form( title: 'x', template: "[text who][submit]\n[group me][/group]\n[group firm]x[/group]\n[group none][/group]", conditions: self::STORED );
		self::assertSame( [ 'unknown_condition_field', 'group_without_condition' ], self::codes( $form ) );
		$said = array_column( array_map( static fn ( FormProblem $problem ): array => $problem->to_array(), ( new FormChecker() )->check( $form ) ), 'message', 'line' );
		self::assertStringContainsString( '“people”', $said[3] );
		self::assertStringContainsString( '“none”', $said[4] );
	}

	/** A moved form whose add-on, and its conditions with it, is gone. */
	public function test_groups_of_a_form_without_any_condition_are_shown_and_named(): void {
		$form = new Form( title: 'x', template: '[group firm][text* company][/group][submit]' );
		self::assertSame( [ 'groups_without_conditions' ], self::codes( $form ) );
		$submitted = SubmittedForm::create( $form, new SubmissionRequest() );
		self::assertSame( [ [], [] ], [ $submitted->hidden_groups, $submitted->hidden_fields ] );
		self::assertSame( '', ConditionAttributes::attributes( $form ) );
	}

	#[TestWith( [ 'show [ga] if [who] equals "text"' . "\n" . 'show [gb] if [who] equals "list"', '[select who "text" "list"]', false ] )]
	#[TestWith( [ 'show [ga] if [who] equals "text"' . "\n" . 'show [gb] if [who] equals "list"', '[checkbox who "text" "list"]', true ] )]
	#[TestWith( [ 'show [ga] if [who] not empty ""' . "\n" . 'show [gb] if [who] is empty ""', '[text who]', false ] )]
	#[TestWith( [ 'show [ga] if [who] equals "x"' . "\n" . 'show [gb] if [who] not equals "x"', '[text who]', false ] )]
	#[TestWith( [ 'show [ga] if [who] equals "x"' . "\n" . 'show [gb] if [other] equals "y"', '[text who][text other]', true ] )]
	public function test_a_name_in_two_groups_that_can_be_seen_together_is_named( string $conditions, string $fields, bool $expected ): void {
		$form = new Form( title: 'x', template: $fields . '[group ga][text* same][/group][group gb][select* same "p" "q"][/group][submit]', conditions: GroupConditions::parse( $conditions ) );
		self::assertSame( $expected ? [ 'name_in_two_groups' ] : [], self::codes( $form ) );
	}

	public function test_choices_of_one_name_that_take_lists_are_no_problem(): void {
		$form = new Form( title: 'x', template: '[text who][group ga][checkbox same "a"][/group][checkbox same "b"][submit]', conditions: GroupConditions::parse( 'show [ga] if [who] not empty ""' ) );
		self::assertSame( [], self::codes( $form ) );
	}

	/** @return list<string> */
	private static function codes( Form $form ): array {
		$template = array_filter( ( new FormChecker() )->check( $form ), static fn ( FormProblem $problem ): bool => 'form.body' === $problem->part || 'unknown_mail_tag' === $problem->code );
		return array_values( array_map( static fn ( FormProblem $problem ): string => $problem->code, $template ) );
	}
}
