<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Processing\FormPostHandler;
use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** Without script: the page shows the answer in the form that was sent, and what was typed. */
final class AnswerTest extends FormTestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function exchanges(): iterable {
		foreach ( self::fixture( 'contact-forms/no-javascript.json' )['exchanges'] as $exchange ) {
			yield $exchange['label'] => [ $exchange ];
		}
	}

	/** @param array<string, mixed> $exchange */
	#[DataProvider( 'exchanges' )]
	public function test_prints_the_recorded_answer( array $exchange ): void {
		$templates = array_column( self::fixture( 'contact-forms/rendered-html.json' )['forms'], 'template', 'id' );
		$fields    = array_column( $exchange['request']['fields'], 1, 0 );
		$this->make_form( $templates[ trim( $exchange['request']['path'], '/' ) ], '', (int) $fields['_wpcf7'] );
		$html = $this->post( $exchange['request']['path'], $fields );
		self::assert_same_markup( $exchange['response']['body'], $html );
	}

	public function test_shows_ticked_chosen_and_typed_values_again(): void {
		$form = $this->make_form( '[text* t][textarea m "default"][select s multiple default:1 "A" "B" "C"][checkbox c default:1 "X" "Y"][radio r default:1 "1" "2"][acceptance a default:on]ok[/acceptance][date d "2026-01-01"][hidden h "own"]' );
		$html = $this->post(
			'/contact/',
			[
				'_wpcf7'          => (string) $form->id,
				'_wpcf7_unit_tag' => "wpcf7-f{$form->id}-o1",
				'm'               => "one\n<two>",
				's'               => [ 'B', 'C' ],
				'c'               => [ 'Y' ],
				'r'               => '2',
				'd'               => 'no day',
				'h'               => 'other',
			],
			0
		);
		self::assertStringContainsString( ">one\n&lt;two&gt;</textarea>", $html );
		self::assertStringContainsString( '<option value="A">A</option><option value="B" selected="selected">B</option><option value="C" selected="selected">C</option>', $html );
		self::assertMatchesRegularExpression( '~value="X" />.*value="Y" checked="checked" />~', $html );
		self::assertMatchesRegularExpression( '~value="1" /><span.*value="2" checked="checked" />~', $html );
		self::assertDoesNotMatchRegularExpression( '~name="a"[^>]*checked~', $html );
		self::assertMatchesRegularExpression( '~value="no day"[^>]*name="d"~', $html );
		self::assertMatchesRegularExpression( '~value="own"[^>]*name="h"~', $html );
	}

	public function test_each_error_names_its_field_and_leads_to_it(): void {
		$template = '<label> Your <b>name</b>: [count a] [text* a] </label> <label for="mine">Mail *</label> [email* b id:mine] <fieldset><legend>Size &#091;x&#093;</legend>[radio c use_label_element "S" "L"]</fieldset>'
			. '[quiz d "2+2?|4"] [textarea* e placeholder "Say it"] <label>Plain <select name="f"><option>One</option></select></label> [text* g] <label>Again [text* a]</label>';
		$form = $this->make_form( $template );
		add_filter( 'frontage_forms_field_errors', static fn ( array $errors ): array => $errors + [ 'f' => 'Choose.', 'gone' => 'Nowhere.' ] );
		$html = $this->post( '/contact/', [ '_wpcf7' => (string) $form->id, '_wpcf7_unit_tag' => "wpcf7-f{$form->id}-o1" ], 0 );
		$unit = "wpcf7-f{$form->id}-o1";
		preg_match_all( '~<li id="' . $unit . '-ve-(\w+)">(?:<a href="#([^"]+)"(?: data-field="([^"]*)")?>)?~', $html, $links, PREG_SET_ORDER );
		$found = [];
		foreach ( $links as $link ) {
			$found[ $link[1] ] = [ $link[2] ?? null, $link[3] ?? null ];
		}
		ksort( $found );
		self::assertSame(
			[
				'a'    => [ "$unit-in-a", 'Your name' ],
				'b'    => [ 'mine', 'Mail' ],
				'c'    => [ "$unit-in-c", 'Size &#091;x&#093;' ],
				'd'    => [ "$unit-in-d", '2+2?' ],
				'e'    => [ "$unit-in-e", 'Say it' ],
				'f'    => [ "$unit-in-f", 'Plain' ],
				'g'    => [ "$unit-in-g", null ],
				'gone' => [ null, null ],
			],
			$found
		);
		foreach ( array_filter( array_column( $found, 0 ) ) as $id ) {
			self::assertSame( 1, preg_match_all( '~<(?:input|select|textarea)[^>]* id="' . $id . '"~', $html ), $id );
		}
		self::assertMatchesRegularExpression( '~<select(?=[^>]* aria-invalid="true")[^>]* aria-describedby="' . $unit . '-ve-f"~', $html );
	}

	public function test_the_error_of_a_consent_is_called_by_its_condition(): void {
		$form = $this->make_form( '[acceptance ok]I have <b>read</b> the <a href="/terms">terms</a>.[/acceptance] [text* a]', 'acceptance_as_validation: on' );
		$unit = "wpcf7-f{$form->id}-o1";
		$html = $this->post( '/contact/', [ '_wpcf7' => (string) $form->id, '_wpcf7_unit_tag' => $unit ], 0 );
		self::assertStringContainsString( "<a href=\"#$unit-in-ok\" data-field=\"I have read the terms.\">You must accept", $html );
		self::assertStringContainsString( "<a href=\"#$unit-in-a\">Please fill out", $html );
	}

	public function test_in_our_block_a_consent_that_is_missing_is_listed_too(): void {
		$form = $this->make_form( '[text* a][acceptance ok]I agree[/acceptance][acceptance b optional]News[/acceptance]' );
		$unit = "wpcf7-f{$form->id}-o1";
		$html = $this->post( '/contact/', [ '_wpcf7' => (string) $form->id, '_wpcf7_unit_tag' => $unit, 'a' => 'Ann' ], 0 );
		self::assertStringContainsString( '</p> <ul></ul>', $html, 'As recorded.' );
		FormRenderer::reset_page();
		$html = ( new FormRenderer() )->render( $form, [ 'mark_required' => '1' ] );
		self::assertStringContainsString( 'data-status="unaccepted"', $html );
		self::assertSame( 1, preg_match_all( "~<li id=\"$unit-ve-(\w+)\"><a href=\"#$unit-in-ok\" data-field=\"I agree\">You must accept~", $html ) );
		self::assertSame( 1, substr_count( $html, 'aria-invalid="true"' ) );
	}

	public function test_an_error_leads_to_its_field_though_the_words_before_it_leave_an_element_open(): void {
		$form = $this->make_form( '[acceptance ok]I <span>agree[/acceptance] <label>Name [text* a]</label> [email* b]' );
		$unit = "wpcf7-f{$form->id}-o1";
		$html = $this->post( '/contact/', [ '_wpcf7' => (string) $form->id, '_wpcf7_unit_tag' => $unit, 'ok' => '1' ], 0 );
		foreach ( [ 'a', 'b' ] as $name ) {
			self::assertStringContainsString( "<a href=\"#$unit-in-$name\"", $html );
			self::assertMatchesRegularExpression( "~<input[^>]* id=\"$unit-in-{$name}\"~", $html );
		}
	}

	public function test_only_the_form_that_was_sent_shows_the_answer(): void {
		$form = $this->make_form( '[text* t]' );
		$this->post( '/contact/', [ '_wpcf7' => (string) $form->id, '_wpcf7_unit_tag' => "wpcf7-f{$form->id}-o2", 't' => '' ], 0 );
		FormRenderer::reset_page();
		$first  = ( new FormRenderer() )->render( $form );
		$second = ( new FormRenderer() )->render( $form );
		self::assertStringContainsString( 'data-status="init"', $first );
		self::assertStringContainsString( 'data-status="invalid"', $second );
		self::assertStringContainsString( 'id="wpcf7-f' . $form->id . '-o2-ve-t"', $second );
	}

	/**
	 * Posts to the page and prints the form again; gives its markup.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function post( string $path, array $fields, ?int $page = null ): string {
		add_filter( 'pre_wp_mail', '__return_true' );
		$_POST                     = wp_slash( $fields );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['REQUEST_URI']    = $path;
		FormPostHandler::handle_post();
		$page = $page ?? (int) $fields['_wpcf7_container_post'];
		if ( ! $page ) {
			return do_shortcode( '[contact-form-7 id="' . $fields['_wpcf7'] . '"]' );
		}
		wp_insert_post( [ 'import_id' => $page, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ] );
		query_posts( [ 'page_id' => $page ] );
		the_post();
		$html = do_shortcode( '[contact-form-7 id="' . $fields['_wpcf7'] . '"]' );
		wp_reset_query();
		return $html;
	}
}
