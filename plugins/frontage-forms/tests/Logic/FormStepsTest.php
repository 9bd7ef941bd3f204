<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Logic;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Checks\StepCheck;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FormSteps;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\TemplateHtmlFilter;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Steps are markup of the template: headings without script, and nothing where there are none. */
final class FormStepsTest extends FormTestCase {

	private const TEMPLATE = "<div class=\"fr-form-step\" data-title=\"You\">\n[text* a]\n</div>\n\n<div data-title='&quot;A&quot; &amp; &#091;b&#093;' class=\"wide fr-form-step\">\n[text* b]\n\n[submit]\n</div>";

	public function test_each_step_begins_with_its_number_and_title(): void {
		$html = ( new FormRenderer() )->render( new Form( id: 5, template: self::TEMPLATE ) );
		self::assertMatchesRegularExpression( '~<div class="fr-form-step" data-title="You"><h2 class="fr-form-step__title"><span class="fr-form-step__count">Step 1 of 2</span> You</h2>\s*<p><span class="wpcf7-form-control-wrap" data-name="a">~', $html );
		self::assertStringContainsString( '<span class="fr-form-step__count">Step 2 of 2</span> &quot;A&quot; &amp; &#091;b&#093;</h2>', $html );
		self::assertDoesNotMatchRegularExpression( '~fr-form-step[^>]* hidden~', $html );
	}

	public function test_a_step_without_a_title_has_its_number(): void {
		self::assertSame( '<div class="fr-form-step"><h2 class="fr-form-step__title"><span class="fr-form-step__count">Step 1 of 1</span></h2>x</div>', FormSteps::add_headings( '<div class="fr-form-step">x</div>' ) );
	}

	public function test_what_only_looks_like_a_step_is_left_alone(): void {
		foreach ( [ '', '<p class="fr-form-step">x</p>', '<div class="fr-form-steps">x</div>', '<div title="fr-form-step">x</div>', '<div class="fr-form-step"', "fr-form-step \xff", str_repeat( '<div "fr-form-step', 20000 ) ] as $html ) {
			self::assertSame( $html, FormSteps::add_headings( $html ) );
		}
	}

	public function test_hostile_titles_are_texts(): void {
		$title = '"><script>x</script>[gallery]' . "'";
		$html  = FormSteps::add_headings( '<div class="fr-form-step" data-title="' . esc_attr( $title ) . '">' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '[gallery]', (string) strstr( $html, '<h2' ) );
	}

	public function test_who_may_not_write_html_may_write_steps(): void {
		self::assertSame( '<div class="fr-form-step" data-title="You">[text a]</div>', TemplateHtmlFilter::clean( '<div class="fr-form-step" data-title="You">[text a]</div>' ) );
	}

	public function test_only_a_form_with_steps_asks_for_their_script(): void {
		wp_dequeue_style( 'frontage-forms-steps' ); // As on a page of its own: others render forms before.
		self::assertStringNotContainsString( 'data-steps', ( new FormRenderer() )->render( new Form( id: 6, template: '[text b]' ) ) );
		self::assertFalse( wp_style_is( 'frontage-forms-steps' ) );

		$form = new \WP_HTML_Tag_Processor( ( new FormRenderer() )->render( new Form( id: 5, template: self::TEMPLATE ) ) );
		self::assertTrue( wp_style_is( 'frontage-forms-steps' ) );
		self::assertTrue( $form->next_tag( 'form' ) );
		self::assertSame( [ 'step' => 'Step %1$s of %2$s', 'next' => 'Next', 'back' => 'Back' ], json_decode( (string) $form->get_attribute( 'data-steps' ), true ) );
	}

	public function test_a_step_inside_another_is_said_on_its_line(): void {
		$lines = static fn ( string $template ): array => array_map( static fn ( FormProblem $problem ): string => "$problem->code $problem->line", ( new StepCheck( $template ) )->find_problems() );
		self::assertSame( [], $lines( self::TEMPLATE ) );
		self::assertSame( [], $lines( '<div class="fr-form-step"><div>x</div></div><div>[group a]<div class="fr-form-step">y</div>[/group]</div>' ) );
		self::assertSame( [ 'step_in_step 3' ], $lines( "<div class=\"fr-form-step\">\n<div>\n<div class='fr-form-step' data-title='>'>[text a]</div></div></div>\n<div class=\"fr-form-step\">[text b]</div>" ) );
		self::assertSame( [ 'step_in_step 2' ], $lines( "<div class=\"fr-form-step\">never closed\n<div class=\"fr-form-step\">" ) );
		self::assertSame( [], $lines( '</div></div><div class="fr-form-step"' . str_repeat( '<div "', 2000 ) ) );
		$codes = array_column( ( new FormChecker() )->check( new Form( id: 5, template: '<div class="fr-form-step"><div class="fr-form-step">[submit]</div></div>' ) ), 'code' );
		self::assertContains( 'step_in_step', $codes );
	}
}
