<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Tags\TagTypeRegistry;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunClassInSeparateProcess;

require_once __DIR__ . '/CompatTestCase.php';

/** Form-tags of add-ons: their own types, the options they ask for, what they change. */
#[Group( 'processes' )]
#[RunClassInSeparateProcess]
#[PreserveGlobalState( false )]
final class FormTagsTest extends CompatTestCase {

	protected function tearDown(): void {
		foreach ( [ 'star', 'star*', 'plain', 'list', 'breaks', 'once', 'group' ] as $type ) {
			wpcf7_remove_form_tag( $type );
		}
		parent::tearDown();
	}

	public function test_an_add_on_brings_a_type_and_prints_it(): void {
		wpcf7_add_form_tag(
			[ 'star', 'star*' ],
			static function ( \WPCF7_FormTag $tag ): string {
				$atts = [
					'class' => $tag->get_class_option( wpcf7_form_controls_class( $tag->type ) ),
					'id'    => $tag->get_id_option(),
					'name'  => $tag->name,
					'max'   => $tag->get_option( 'max', 'int', true ),
					'value' => wpcf7_get_hangover( $tag->name, $tag->values[0] ?? '' ),
				];
				return '<input ' . wpcf7_format_atts( $atts ) . ' />' . wpcf7_get_validation_error( $tag->name );
			},
			[ 'name-attr' => true ]
		);
		$html = $this->render_form( $this->make_form( '[star* rating id:r class:big max:5 "3"]' ) );
		self::assertStringContainsString( '<input class="wpcf7-form-control wpcf7-star wpcf7-validates-as-required big" id="r" name="rating" max="5" value="3" />', $html );
		self::assertTrue( wpcf7_form_tag_supports( 'star*', 'name-attr' ) );
		self::assertFalse( wpcf7_form_tag_supports( 'star', 'file-uploading' ) );
	}

	public function test_editors_offer_a_type_with_a_tag_generator_under_its_title(): void {
		$dialog = static function (): void {};
		wpcf7_add_form_tag( [ 'star', 'star*', 'group' ], static fn (): string => '', [ 'name-attr' => true ] );
		wpcf7_add_form_tag( 'list', static fn (): string => '', [ 'name-attr' => true, 'selectable-values' => true ] );
		wpcf7_add_form_tag( 'plain', static fn (): string => '' );
		foreach ( [ 'star' => '<b>Star rating</b>', 'list' => 'A list', 'group' => 'Group', 'text' => 'Their text' ] as $type => $title ) {
			wpcf7_add_tag_generator( $type, $title, "panel-$type", $dialog );
		}
		$all = TagTypeRegistry::instance()->descriptions();
		self::assertSame( [ 'Star rating', '', 'label', true, '[star your-star]' ], [ $all['star']['label'], $all['star']['control'], $all['star']['around'], $all['star']['requirable'], $all['star']['template'] ] );
		self::assertSame( [ 'A list', 'fieldset', 'many', '[list your-list "1" "2"]' ], [ $all['list']['label'], $all['list']['around'], $all['list']['picks'], $all['list']['template'] ] );
		self::assertSame( 'Text', $all['text']['label'] );
		self::assertArrayNotHasKey( 'group', $all, 'The groups of a template are no field.' );
		self::assertArrayNotHasKey( 'plain', $all, 'Nobody offers it.' );
	}

	public function test_a_type_keeps_what_is_known_of_its_value_when_an_add_on_prints_it(): void {
		$types = TagTypeRegistry::instance();
		$own   = $types->get( 'number' );
		wpcf7_remove_form_tag( 'number' );
		wpcf7_add_form_tag( 'number', static fn (): string => '<i></i>', [ 'name-attr' => true ] );
		try {
			self::assertSame( [ 'name-attr', 'single-value', 'short-value', 'draft', 'plain-number' ], $types->get( 'number' )?->features() );
			self::assertSame( '7', $types->get( 'number' )->sample( ( new \Frontage\Forms\Form\Form( template: '[number a]' ) )->tags()[0] ) );
			self::assertSame( 'Number', $types->descriptions()['number']['label'] );
		} finally {
			self::assertNotNull( $own );
			$types->register( $own, 'number' );
		}
	}

	public function test_a_type_whose_function_throws_is_text_on_the_page_and_named_for_the_owner(): void {
		wpcf7_add_form_tag( 'breaks', static fn (): string => ( new \ReflectionClass( 'Not_There' ) )->getName(), [ 'name-attr' => true ] );
		$form = $this->make_form( "[text a]\n[breaks <no>] [breaks b size:2 \"<x>\" 'y \"z\"']in[/breaks] [submit]" );
		$log  = (string) ini_set( 'error_log', '/dev/null' );
		$html = $this->render_form( $form );
		$all  = ( new FormChecker() )->check( $form );
		ini_set( 'error_log', $log );
		self::assertStringContainsString( '[breaks b size:2 &quot;&lt;x&gt;&quot; &#039;y &quot;z&quot;&#039;]in[/breaks]', $html );
		self::assertStringContainsString( 'name="a"', $html );
		$problems = array_values( array_filter( $all, static fn ( FormProblem $problem ): bool => 'field_fails' === $problem->code ) );
		self::assertCount( 1, $problems );
		self::assertSame( [ 'form.body', 2, FormProblem::ERROR ], [ $problems[0]->part, $problems[0]->line, $problems[0]->level ] );
		self::assertStringContainsString( 'in “Frontage Forms”', $problems[0]->message );
		self::assertStringContainsString( 'Class "Not_There" does not exist (FormTagsTest.php:', $problems[0]->message );
	}

	/** As the original: the second of its kind is left as typed, and is no form-tag. */
	public function test_a_singular_type_prints_once(): void {
		wpcf7_add_form_tag( 'once', static fn (): string => '<b>here</b>', [ 'singular' => true ] );
		$form = $this->make_form( '[once] [text a] [once size:2] [text b]' );
		$html = $this->render_form( $form );
		self::assertSame( [ 1, 1 ], [ substr_count( $html, '<b>here</b>' ), substr_count( $html, '[once size:2]' ) ] );
		self::assertSame( [ 'once', 'text', 'text' ], array_column( wpcf7_contact_form( $form->id )?->scan_form_tags() ?? [], 'type' ) );
	}

	public function test_lists_of_add_ons_are_offered_by_our_own_fields(): void {
		add_filter( 'wpcf7_form_tag_data_option', static fn ( mixed $data, array $options ): mixed => in_array( 'colours', $options, true ) ? [ ...(array) $data, 'red', 'blue' ] : $data, 10, 2 );
		$form = $this->make_form( '[select topic data:colours "green"]' );
		self::assertStringContainsString( '<option value="green">green</option><option value="red">red</option><option value="blue">blue</option>', $this->render_form( $form ) );
		self::assertSame( [ 'green', 'red', 'blue' ], array_column( $form->rules(), 'accept', 'rule' )['enum'] ?? [] );
	}

	public function test_fields_with_choices_are_found_and_a_consent_is_one(): void {
		$form = $this->make_form( '[text a] [select b "x"] [acceptance c] yes [/acceptance]' );
		$old  = wpcf7_contact_form( $form->id );
		self::assertSame( [ 'b', 'c' ], array_column( $old?->scan_form_tags( [ 'feature' => 'selectable-values' ] ) ?? [], 'name' ) );
		self::assertSame( [ 'a', 'b', 'c' ], array_column( \WPCF7_FormTagsManager::get_instance()->get_scanned_tags() ?? [], 'name' ) );
	}

	public function test_true_is_the_old_word_for_a_named_tag_and_names_are_made_clean(): void {
		wpcf7_add_shortcode( 'Plain', static fn (): string => '<b>plain</b>', true );
		self::assertContains( 'plain', \WPCF7_FormTagsManager::get_instance()->collect_tag_types( 'name-attr' ) );
		self::assertStringContainsString( '<b>plain</b>', $this->render_form( $this->make_form( '[plain a]' ) ) );
		self::assertStringContainsString( '[plain]', $this->render_form( $this->make_form( '[plain]' ) ), 'without a name it is no tag' );
	}

	public function test_the_first_of_a_name_wins_unless_it_is_taken_away(): void {
		$form = $this->make_form( '[text* a]' );
		wpcf7_add_form_tag( 'text*', static fn (): string => '<i>mine</i>', [ 'name-attr' => true ] );
		self::assertStringNotContainsString( '<i>mine</i>', $this->render_form( $form ) );
		wpcf7_remove_form_tag( 'text*' );
		wpcf7_add_form_tag( 'text*', static fn ( \WPCF7_FormTag $tag ): string => '<i>mine</i>' . wpcf7_text_form_tag_handler( $tag ), [ 'name-attr' => true ] );
		$html = $this->render_form( $form );
		self::assertStringContainsString( '<i>mine</i>', $html );
		self::assertStringContainsString( '<input size="40" maxlength="400" class="wpcf7-form-control', $html, 'the function of ours prints on' );
		self::assertContains( 'required', array_column( $this->make_form( '[text* a]' )->rules(), 'rule' ), 'its rules stay' );
	}

	public function test_options_are_read_as_add_ons_read_them(): void {
		$tags = \WPCF7_FormTagsManager::get_instance()->scan( '[text* your.name 30/200 minlength:2 class:a class:b id:x default:user_email akismet:author placeholder "Name|sent"] [file f limit:2mb filetypes:pdf|jpg] [date d min:2026-02-01 max:today+1_week] [select s default:2 "a" "b|c"] [textarea t 20x5/300]' );
		self::assertCount( 5, $tags );
		[ $text, $file, $date, $select, $area ] = $tags;
		self::assertSame( [ 'text*', 'text', 'your.name', 'your_name' ], [ $text->type, $text->basetype, $text->raw_name, $text->name ] );
		self::assertSame( 'text*', $text['type'] );
		self::assertTrue( isset( $text['values'] ) );
		self::assertFalse( isset( $text['nothing'] ) );
		self::assertTrue( $text->is_required() );
		self::assertTrue( $text->has_option( 'placeholder' ) );
		self::assertTrue( $text->has_option( 'akismet' ) );
		self::assertFalse( $text->has_option( 'hold' ) );
		self::assertSame( [ '30', '200', '2' ], [ $text->get_size_option(), $text->get_maxlength_option(), $text->get_minlength_option() ] );
		self::assertSame( 'x a b', $text->get_class_option( 'x' ) );
		self::assertSame( [ 'a', 'b' ], $text->get_option( 'class', 'class' ) );
		self::assertSame( 'a', $text->get_option( 'class', 'class', true ) );
		self::assertFalse( $text->get_option( 'missing' ) );
		self::assertSame( [ 'Name' ], $text->values );
		self::assertSame( [ 'Name|sent' ], $text->raw_values );
		self::assertInstanceOf( \WPCF7_Pipes::class, $text->pipes );
		self::assertSame( 'sent', $text->pipes->do_pipe( 'Name' ) );
		self::assertSame( 2 * MB_IN_BYTES, $file->get_limit_option() );
		self::assertSame( 'pdf|jpg', $file->get_option( 'filetypes', '[-0-9a-z|]+', true ) );
		self::assertSame( '2026-02-01', $date->get_date_option( 'min' ) );
		self::assertSame( ( new \DateTimeImmutable( 'today +1 week', wp_timezone() ) )->format( 'Y-m-d' ), $date->get_date_option( 'max' ) );
		self::assertSame( 'b', $select->get_default_option() );
		self::assertSame( [ 'b' ], $select->get_default_option( '', [ 'multiple' => true ] ) );
		self::assertSame( [ '20', '5', '300' ], [ $area->get_cols_option(), $area->get_rows_option(), $area->get_maxlength_option() ] );
		self::assertSame( [ 'class:a', 'a' ], array_slice( (array) $text->get_first_match_option( '/^class:(a)$/' ), 0, 2 ) );
		$list = [ 'x', 'y' ];
		add_filter( 'wpcf7_form_tag_data_option', static fn ( mixed $data, array $options ) => 'countries' === ( $options[0] ?? '' ) ? $list : $data, 10, 2 );
		self::assertSame( $list, ( new \WPCF7_FormTag( [ 'options' => [ 'data:countries' ] ] ) )->get_data_option() );
	}

	public function test_a_filter_changes_a_tag_before_it_is_printed_and_judged(): void {
		add_filter( 'wpcf7_form_tag', static function ( array $tag ): array {
			if ( 'city' === $tag['name'] ) {
				$tag['raw_values'] = [ 'Oslo|o@example.test', 'Bergen' ];
				$tag['pipes']      = new \WPCF7_Pipes( $tag['raw_values'] );
				$tag['values']     = $tag['pipes']->collect_befores();
				$tag['labels']     = $tag['values'];
			}
			return $tag;
		} );
		$form = $this->make_form( '[select city]' );
		$html = $this->render_form( $form );
		self::assertStringContainsString( '<option value="Bergen">Bergen</option>', $html );
		$enum = array_values( array_filter( $form->rules(), static fn ( array $rule ): bool => 'enum' === $rule['rule'] ) );
		self::assertSame( [ 'Oslo', 'Bergen' ], $enum[0]['accept'] );
		self::assertSame( 'o@example.test', $form->tags()[0]->value_after_pipe( 'Oslo' ) );
	}

	public function test_tags_are_found_by_their_parts(): void {
		$form = \WPCF7_ContactForm::get_instance( $this->make_form( '[text* a] [email b] [file c] [submit]' )->id );
		self::assertNotNull( $form );
		$names = static fn ( array $tags ): array => array_column( $tags, 'name' );
		self::assertSame( [ 'a', 'b', 'c', '' ], $names( $form->scan_form_tags() ) );
		self::assertSame( [ 'b' ], $names( wpcf7_scan_form_tags( [ 'basetype' => 'email' ] ) ) );
		self::assertSame( [ 'c' ], $names( $form->scan_form_tags( [ 'feature' => 'file-uploading' ] ) ) );
		self::assertSame( [ 'a', 'b' ], $names( $form->scan_form_tags( [ 'feature' => [ 'name-attr', '!file-uploading' ] ] ) ) );
		self::assertSame( [ 'a' ], $names( $form->scan_form_tags( [ 'type' => [ 'text*' ] ] ) ) );
		self::assertSame( [ 'a', 'b', 'c' ], $form->collect_mail_tags() );
	}
}
