<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Document;

use Frontage\Forms\Admin\Transfer\FormBundle;
use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What happens once a form was sent lies in a meta of its own, travels with the form, and costs other forms' pages nothing. */
final class ConfirmationSettingsTest extends FormTestCase {

	private const TEXT = [ 'rules' => [ [ 'field' => 'a', 'operator' => 'equals', 'value' => 'x \\ "y"' ] ], 'text' => '<b>Thanks</b>', 'in_place' => true ];

	public function test_is_stored_without_what_says_nothing_and_gone_when_it_is_empty(): void {
		$forms = new FormRepository();
		$form  = $forms->save( new Form( title: 'x', template: '[text a]', after: [ self::TEXT ] ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertSame( [ self::TEXT ], get_post_meta( $form->id, FormFormat::META_AFTER, true ) );
		self::assertSame( self::TEXT, array_intersect_key( $form->after[0], self::TEXT ) );
		$forms->save( $form->with( [ 'after' => [] ] ) );
		self::assertFalse( metadata_exists( 'post', $form->id, FormFormat::META_AFTER ) );
	}

	public function test_the_routes_read_and_write_it_as_it_was_left(): void {
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( 'publish_pages' );
		$form = ( new FormRepository() )->save( new Form( title: 'x', template: '[text a]' ) );
		self::assertInstanceOf( Form::class, $form );
		$write = static function ( mixed $after ) use ( $form ): mixed {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form->id" );
			$request->set_body_params( [ 'after' => $after ] );
			return rest_do_request( $request )->get_data()['after'];
		};
		$written = $write( [ [ 'text' => '<b>Thanks</b><script>x</script>' ] + self::TEXT ] );
		self::assertStringNotContainsString( '<script', $written[0]['text'], 'Who may not write any HTML writes that of content.' );
		self::assertSame( $written, $write( 'x' ), 'What is no list changes nothing.' );
		self::assertSame( [], $write( [] ) );
	}

	public function test_a_page_travels_as_its_address(): void {
		$page  = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Thanks' ] );
		$entry = FormBundle::export_forms( [ new Form( template: '[text a]', after: [ [ 'show' => 'page', 'page' => $page ] ] ) ] )['forms'][0]['after'][0];
		self::assertSame( [ 'address', 0, wp_make_link_relative( (string) get_permalink( $page ) ) ], [ $entry['show'], $entry['page'], $entry['address'] ] );
		self::assertArrayNotHasKey( 'after', FormBundle::export_forms( [ new Form( template: '[text a]' ) ] )['forms'][0] );
		$read = FormBundle::build_form( [ 'title' => 'x', 'form' => '[text a]', 'after' => [ $entry ] ], new FormRepository() );
		self::assertSame( $entry, $read->after[0] );
	}

	public function test_only_a_form_that_does_something_asks_for_a_script(): void {
		$queued = static function ( array $after ): bool {
			wp_dequeue_script_module( 'frontage-forms-after' );
			( new FormRenderer() )->render( new Form( id: 5, template: '[text a]', after: $after ) );
			return in_array( 'frontage-forms-after', wp_script_modules()->get_queue(), true );
		};
		self::assertFalse( $queued( [] ) );
		self::assertFalse( $queued( [ [ 'text' => 'Thanks.' ] ] ) );
		self::assertTrue( $queued( [ self::TEXT ] ) );
		self::assertTrue( $queued( [ [ 'show' => 'page', 'page' => 1 ] ] ) );
	}

	public function test_what_leads_nowhere_and_asks_in_vain_is_named(): void {
		$rules = [ [ 'field' => 'gone', 'operator' => 'not empty', 'value' => '' ] ];
		$form  = new Form( title: 'x', template: '[text a][submit]', after: [ [ 'rules' => $rules, 'text' => 'Thanks, [a] [b].' ], [ 'show' => 'page' ], [ 'show' => 'address', 'address' => '//evil.test' ], [ 'show' => 'address', 'address' => '/thanks/' ] ] );
		$named = array_filter( ( new FormChecker() )->check( $form ), static fn ( FormProblem $problem ): bool => str_starts_with( $problem->part, 'after.' ) );
		self::assertSame( [ 'after.0.rules', 'after.0.text', 'after.1.page', 'after.2.rules', 'after.2.address', 'after.3.rules' ], array_values( array_map( static fn ( FormProblem $problem ): string => $problem->part, $named ) ) );
	}

	public function test_numbers_are_kept_within_reason(): void {
		$entry = [ 'text' => str_repeat( 'ä', 30000 ), 'fields' => array_map( 'strval', range( 1, 99 ) ), 'page' => '7' ];
		$clean = ConfirmationSettings::clean( array_fill( 0, 99, $entry ) );
		self::assertCount( 50, $clean );
		self::assertSame( [ 20000, 50, 7 ], [ mb_strlen( $clean[0]['text'] ), count( $clean[0]['fields'] ), $clean[0]['page'] ] );
	}
}
