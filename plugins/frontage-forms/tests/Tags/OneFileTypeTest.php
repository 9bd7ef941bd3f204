<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Tags;

use Frontage\Forms\Admin\FieldTypeData;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\SampleSubmission;
use Frontage\Forms\Processing\SubmissionLimits;
use Frontage\Forms\Processing\SubmissionValidator;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\SaveAndContinue\DraftRepository;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';
require_once __DIR__ . '/RatingTagType.php';

/** A field type is one class: everything that treats types asks it. */
final class OneFileTypeTest extends FormTestCase {

	private const TEMPLATE = "<fieldset><legend>Stars</legend>\n[rating* stars stars:7]\n</fieldset>\n<label>Why?\n[text why]</label>\n[calculation sum \"stars * 2\"]\n[submit]";

	protected function setUp(): void {
		parent::setUp();
		TagTypeRegistry::instance()->register( RatingTagType::class );
	}

	protected function tearDown(): void {
		TagTypeRegistry::instance()->unregister( ...RatingTagType::NAMES );
		parent::tearDown();
	}

	public function test_editors_get_its_description_with_what_it_left_out(): void {
		$all = TagTypeRegistry::instance()->descriptions();
		self::assertSame( [ 'radio', 'rating', 'acceptance' ], array_slice( array_keys( $all ), (int) array_search( 'radio', array_keys( $all ), true ), 3 ) );
		$options = $all['rating']['options'];
		self::assertSame( [ 'stars', 'id', 'class' ], array_keys( $options ) );
		self::assertSame( [ 'Number of stars', 'CSS class' ], [ $options['stars']['label'], $options['class']['label'] ] );
		unset( $all['rating']['options'], $all['rating']['values_label'], $all['rating']['content_label'] );
		self::assertSame(
			[
				'label'       => 'Star rating',
				'search'      => 'stars, review',
				'icon'        => 'star',
				'group'       => 'choice',
				'position'    => 115,
				'template'    => '[rating your-rating]',
				'control'     => '',
				'around'      => 'fieldset',
				'named'       => true,
				'requirable'  => true,
				'required'    => 'star',
				'marked'      => true,
				'number'      => 'leading',
				'picks'       => '',
				'refers'      => false,
				'mailed'      => true,
				'values'      => 'none',
				'values_help' => '',
				'content'     => false,
			],
			$all['rating']
		);
	}

	public function test_the_block_editor_gets_all_types_before_its_script(): void {
		$script = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/contact-form' )->editor_script_handles[0] ?? '';
		wp_register_script( $script, false, [], '1', true ); // Another test may have emptied the list of scripts.
		FieldTypeData::add();
		$before = wp_scripts()->get_inline_script_data( $script, 'before' );
		self::assertSame( 1, preg_match( '~window\.frontageFieldTypes = (\{.*\});~', $before, $data ) );
		self::assertSame( TagTypeRegistry::instance()->descriptions(), json_decode( $data[1], true ) );
	}

	public function test_a_type_that_says_options_only_works_as_before(): void {
		$type = new class() extends \Frontage\Forms\Tags\ControlTagType {
			public function description( string $type ): array {
				return [ 'options' => [ 'wide' => 'switch' ] + self::IDENTITY ];
			}

			public function render( \Frontage\Forms\Document\FormTag $tag, \Frontage\Forms\Tags\RenderContext $view ): string {
				return '';
			}
		};
		$types = new TagTypeRegistry();
		$types->register( $type, 'swatch' );
		$all = $types->descriptions();
		self::assertSame( [ 'swatch', 'wide', 'label' ], [ $all['swatch']['label'], $all['swatch']['options']['wide']['label'], $all['swatch']['around'] ] );
		$form = new Form( template: '[swatch a]' );
		self::assertFalse( $all['swatch']['requirable'] || $all['swatch']['marked'] || '' !== $all['swatch']['number'] );
		self::assertSame( [], DraftRepository::filter_fields( $form, [ [ 'a', 'x' ] ] ) );
	}

	public function test_its_label_is_marked_as_required(): void {
		$html = ( new FormRenderer() )->render( new Form( template: self::TEMPLATE ), [ 'mark_required' => '1' ] );
		self::assertMatchesRegularExpression( '~<legend>Stars \(required\)\s*</legend>~', $html );
		self::assertStringContainsString( '<input type="radio" name="stars" value="7" aria-invalid="false" />', $html );
	}

	public function test_its_value_is_limited_kept_in_drafts_and_counted(): void {
		$form = new Form( template: self::TEMPLATE );
		self::assertSame( [ [ 'stars', '3' ] ], DraftRepository::filter_fields( $form, [ [ 'stars', '3' ], [ 'other', 'x' ] ] ) );
		self::assertSame( [ 'stars' => 'Enter up to 400 characters.' ], SubmissionLimits::find_long_fields( $form, [ 'stars' => str_repeat( '1', 401 ) ] ) );
		self::assertSame( 3.0, FieldValues::create_number_parser( $form )->parse_for_formula( 'stars', '3 stars' ) );
		self::assertNull( FieldValues::create_number_parser( $form )->parse_for_formula( 'why', '3 stars' ) );
		$sample = SampleSubmission::create( $form );
		self::assertSame( '7', $sample->values['stars'] );
	}

	public function test_a_list_of_values_is_refused(): void {
		$form   = new Form( template: self::TEMPLATE );
		$fields = [ 'stars' => [ '1', '2' ] ];
		$errors = ( new SubmissionValidator( SubmittedForm::create( $form, new SubmissionRequest( $fields ) ) ) )->find_field_errors( $fields );
		self::assertSame( 'Undefined value was submitted through this field.', $errors['stars']['message'] ?? '' );
	}
}
