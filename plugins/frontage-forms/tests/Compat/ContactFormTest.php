<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunClassInSeparateProcess;

require_once __DIR__ . '/CompatTestCase.php';

/** A form in the hands of an add-on: found, read, changed, stored, printed. */
#[Group( 'processes' )]
#[RunClassInSeparateProcess]
#[PreserveGlobalState( false )]
final class ContactFormTest extends CompatTestCase {

	use RefusingDatabase;

	public function test_a_form_is_found_by_all_its_addresses(): void {
		$form = $this->make_form( '[text a]', title: 'Ask us' );
		self::assertSame( $form->id, wpcf7_contact_form( $form->id )?->id() );
		self::assertSame( $form->id, wpcf7_contact_form( get_post( $form->id ) )?->id() );
		self::assertSame( $form->id, wpcf7_get_contact_form_by_hash( substr( $form->hash, 0, 7 ) )?->id() );
		self::assertSame( $form->id, wpcf7_get_contact_form_by_title( 'Ask us' )?->id() );
		self::assertNull( wpcf7_contact_form( 999999 ) );
		self::assertNull( wpcf7_get_contact_form_by_hash( 'zz' ) );
		self::assertNull( \WPCF7_ContactForm::get_current(), 'nothing was found last' );
		$all = \WPCF7_ContactForm::find( [ 'title' => 'Ask us', 'posts_per_page' => 1 ] );
		self::assertSame( [ $form->id ], array_map( static fn ( \WPCF7_ContactForm $one ): ?int => $one->id(), $all ) );
		self::assertSame( 1, \WPCF7_ContactForm::count() );
		self::assertSame( 'wpcf7_contact_form', \WPCF7_ContactForm::post_type );
	}

	public function test_what_a_form_says_is_read(): void {
		$object = wpcf7_contact_form( $this->make_form( '[text a]', "demo_mode: on\non_x: one\non_x: two\nnote: # no", title: 'Ask "us"' )->id );
		self::assertNotNull( $object );
		self::assertSame( 'Ask "us"', $object->title() );
		self::assertSame( '[text a]', $object->prop( 'form' ) );
		self::assertIsArray( $object->prop( 'mail' ) );
		self::assertNull( $object->prop( 'missing' ) );
		self::assertSame( [ 'one' ], $object->additional_setting( 'on_x' ) );
		self::assertSame( [ 'one', 'two' ], $object->additional_setting( 'on_x', false ) );
		self::assertTrue( $object->is_true( 'demo_mode' ) );
		self::assertTrue( $object->in_demo_mode() );
		self::assertFalse( $object->is_false( 'demo_mode' ) );
		self::assertSame( 7, strlen( $object->hash() ) );
		self::assertSame( '[contact-form-7 id="' . $object->hash() . '" title="Ask us"]', $object->shortcode() );
		self::assertFalse( $object->initial() );
		self::assertFalse( $object->is_posted() );
		self::assertSame( $object, \WPCF7_ContactForm::get_current() );
	}

	public function test_an_add_on_stores_a_form_with_a_property_of_its_own(): void {
		add_filter( 'wpcf7_pre_construct_contact_form_properties', static fn ( array $names ): array => $names + [ 'steps' => [] ] );
		$told = [];
		foreach ( [ 'wpcf7_after_create', 'wpcf7_after_update', 'wpcf7_after_save' ] as $name ) {
			add_action( $name, static function ( \WPCF7_ContactForm $form ) use ( &$told, $name ): void {
				$told[] = $name . ' ' . $form->title();
			} );
		}
		$new = \WPCF7_ContactForm::get_template( [ 'title' => 'Made by code' ] );
		self::assertTrue( $new->initial() );
		self::assertStringContainsString( '[email* your-email', (string) $new->prop( 'form' ) );
		$new->set_properties( [ 'form' => '[text "a\b" x]', 'steps' => [ 'first', "sec\"ond" ], 'unknown' => 1 ] );
		$id = $new->save();
		self::assertSame( [ 'wpcf7_after_create Made by code', 'wpcf7_after_save Made by code' ], $told );
		$stored = wpcf7_contact_form( $id );
		self::assertSame( [ 'first', "sec\"ond" ], $stored?->prop( 'steps' ) );
		self::assertNull( $stored->prop( 'unknown' ) );
		self::assertSame( '[text "a\b" x]', ( new FormRepository() )->find( $id )?->template );
		$told = [];
		$stored->set_title( '<b>Other</b> ' );
		$stored->save();
		self::assertSame( [ 'wpcf7_after_update Other', 'wpcf7_after_save Other' ], $told );
		$copy = $stored->copy();
		self::assertSame( [ 'Other_copy', null ], [ $copy->title(), $copy->id() ] );
		self::assertNotSame( $id, $copy->save() );
		self::assertTrue( $stored->delete() );
		self::assertNull( ( new FormRepository() )->find( $id ) );
	}

	public function test_a_copy_has_also_what_is_no_property(): void {
		$form = ( new FormRepository() )->save(
			$this->make_form( '[text a][group g][text b][/group]' )->with(
				[
					'conditions' => \Frontage\Forms\Document\GroupConditions::parse( 'show [g] if [a] equals "x"' ),
					'after'      => [ [ 'text' => 'Thanks' ] ],
					'mails'      => [ [ 'part' => 'mail_3', 'recipient' => 'desk@example.test' ] ],
				]
			)
		);
		self::assertInstanceOf( \Frontage\Forms\Form\Form::class, $form );
		$copy = ( new FormRepository() )->find( (int) wpcf7_contact_form( $form->id )?->copy()->save() );
		self::assertSame( [ $form->conditions, $form->after, $form->mails ], [ $copy?->conditions, $copy?->after, $copy?->mails ] );
		self::assertNotSame( $form->hash, $copy?->hash );
	}

	public function test_our_own_screens_tell_add_ons_of_a_stored_form(): void {
		$told = [];
		add_action( 'wpcf7_after_save', static function ( \WPCF7_ContactForm $form ) use ( &$told ): void {
			$told[] = $form->prop( 'form' );
		} );
		$this->make_form( '[text a]' );
		self::assertSame( [ '[text a]' ], $told );
	}

	public function test_a_screen_saves_through_the_function_and_add_ons_save_with_it(): void {
		$this->sign_in( 'administrator' );
		$seen = [];
		add_action( 'wpcf7_save_contact_form', static function ( \WPCF7_ContactForm $form, array $data, string $context ) use ( &$seen ): void {
			$seen = [ $data['mine'] ?? '', $context ];
			$form->set_properties( [ 'additional_settings' => 'demo_mode: on' ] );
		}, 10, 3 );
		$form = wpcf7_save_contact_form( [ 'title' => 'New', 'form' => " [text a]\r\n", 'mail' => [ 'recipient' => ' a@example.test ' ], 'mine' => 'kept' ] );
		self::assertInstanceOf( \WPCF7_ContactForm::class, $form );
		self::assertSame( [ 'kept', 'save' ], $seen );
		$stored = ( new FormRepository() )->find( (int) $form->id() );
		self::assertSame( [ '[text a]', 'a@example.test', true, 'demo_mode: on' ], [ $stored?->template, $stored?->mail['recipient'], $stored?->mail['active'], $stored?->additional_settings ] );
		self::assertFalse( wpcf7_save_contact_form( [ 'id' => 999999 ] ) );
	}

	public function test_what_add_ons_make_of_a_form_is_shown_and_judged_but_not_stored(): void {
		$form = $this->make_form( '[text a] [group g]' );
		add_filter( 'wpcf7_contact_form_properties', static function ( array $properties, \WPCF7_ContactForm $form ): array {
			$properties['form'] = str_replace( '[group g]', '<div data-id="g">[email* b]</div>', (string) $properties['form'] );
			return $properties;
		}, 10, 2 );
		self::assertMatchesRegularExpression( '~<div data-id="g">\s*(?:<p>)?<span class="wpcf7-form-control-wrap" data-name="b">~', $this->render_form( $form ) );
		self::assertContains( 'b', array_column( $form->filter_for_visitor()->rules(), 'field' ) );
		self::assertSame( '[text a] [group g]', ( new FormRepository() )->find( $form->id )?->template );
	}

	public function test_the_form_element_is_what_filters_make_of_it(): void {
		$form = $this->make_form( 'a[text a]' );
		add_filter( 'wpcf7_form_class_attr', static fn ( string $class ): string => $class . ' mine' );
		add_filter( 'wpcf7_form_id_attr', static fn (): string => 'ask' );
		add_filter( 'wpcf7_form_name_attr', static fn (): string => 'n' );
		add_filter( 'wpcf7_form_autocomplete', static fn (): string => 'off' );
		add_filter( 'wpcf7_form_additional_atts', static fn (): array => [ 'data-x' => '"1"', 'on click' => 'no' ] );
		add_filter( 'wpcf7_form_action_url', static fn ( string $url ): string => '/there' . $url );
		add_filter( 'wpcf7_form_hidden_fields', static fn ( array $fields ): array => $fields + [ '_wpcf7_mine' => 'a"b', '_wpcf7' => 'not' ] );
		add_filter( 'wpcf7_form_elements', static fn ( string $html ): string => $html . '<!-- elements of ' . wpcf7_get_current_contact_form()?->unit_tag() . ' -->' );
		add_filter( 'wpcf7_form_response_output', static fn ( string $html ): string => $html . '<!-- answer -->' );
		add_filter( 'wpcf7_autop_or_not', '__return_false' );
		$html = $this->render_form( $form );
		self::assertSame( 1, preg_match( '~<form [^>]+>~', $html, $element ) );
		self::assertStringContainsString( 'class="wpcf7-form init mine"', $element[0] );
		self::assertStringContainsString( ' id="ask" name="n"', $element[0] );
		self::assertStringContainsString( ' autocomplete="off"', $element[0] );
		self::assertStringContainsString( ' data-x="&quot;1&quot;"', $element[0] );
		self::assertStringNotContainsString( 'click', $element[0] );
		self::assertStringContainsString( 'action="/there/', $element[0] );
		self::assertStringContainsString( 'name="_wpcf7_mine" value="a&quot;b"', $html );
		self::assertStringContainsString( 'name="_wpcf7" value="' . $form->id . '"', $html );
		self::assertStringContainsString( '<!-- elements of wpcf7-f' . $form->id . '-o1 -->', $html );
		self::assertStringContainsString( '</div><!-- answer -->', $html );
		self::assertStringNotContainsString( '<p>', self::body( str_replace( '<!-- answer -->', '', $html ) ) );
	}

	/** As an add-on that reads its settings of the current form at `wpcf7_form_elements`. */
	public function test_a_form_that_is_checked_is_the_current_one_meanwhile(): void {
		$seen = [];
		add_filter( 'wpcf7_autop_or_not', static function ( bool $make ) use ( &$seen ): bool {
			$seen[] = wpcf7_get_current_contact_form()?->title();
			return $make;
		} );
		add_filter( 'wpcf7_form_elements', static function ( string $html ) use ( &$seen ): string {
			$current = wpcf7_get_current_contact_form();
			$seen[]  = [ $current?->title(), $current?->id(), $current?->prop( 'form' ) ];
			return $html;
		} );
		( new FormChecker() )->check( new Form( title: 'New', template: '[text a]<input name="b">[submit]' ) );
		self::assertSame( [ 'New', [ 'New', null, '[text a]<input name="b">[submit]' ] ], array_slice( $seen, 0, 2 ) );
		self::assertNull( \WPCF7_ContactForm::get_current() );
		$shown = $this->make_form( '[text c]', title: 'Shown' );
		wpcf7_contact_form( $shown->id );
		( new FormChecker() )->check( new Form( title: 'Other', template: '[text a]<input name="b">[submit]' ) );
		self::assertSame( $shown->id, \WPCF7_ContactForm::get_current()?->id(), 'a check changes nothing about which is current' );
	}

	/** @return iterable<string, array{string}> */
	public static function hooks_of_a_page(): iterable {
		foreach ( [ 'wpcf7_contact_form', 'wpcf7_contact_form_properties', 'wpcf7_form_tag', 'wpcf7_autop_or_not', 'wpcf7_form_elements', 'wpcf7_form_action_url', 'wpcf7_form_class_attr', 'wpcf7_form_hidden_fields', 'wpcf7_form_response_output', 'wpcf7_form_additional_atts', 'wpcf7_messages', 'wpcf7_verify_nonce', 'wpcf7_swv_create_schema', 'wpcf7_enqueue_scripts', 'wpcf7_after_save' ] as $hook ) {
			yield $hook => [ $hook ];
		}
	}

	#[DataProvider( 'hooks_of_a_page' )]
	public function test_an_add_on_that_breaks_costs_nobody_a_page( string $hook ): void {
		add_filter( $hook, static fn () => throw new \Error( 'broken add-on' ) );
		$log  = (string) ini_set( 'error_log', '/dev/null' );
		$html = $this->render_form( $this->make_form( '[text a] [submit]' ) );
		ini_set( 'error_log', $log );
		self::assertStringContainsString( 'name="a"', $html );
		self::assertStringContainsString( 'wpcf7-response-output', $html );
	}

	public function test_rest_stores_what_add_ons_set_and_answers_with_it(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wpcf7_pre_construct_contact_form_properties', static fn ( array $names ): array => $names + [ 'steps' => [] ] );
		$seen = [];
		add_action( 'wpcf7_save_contact_form', static function ( \WPCF7_ContactForm $form, array $args, string $context ) use ( &$seen ): void {
			$seen[] = [ $args['id'], $context ];
			$form->set_properties( [ 'steps' => $args['steps'] ?? [], 'form' => $form->prop( 'form' ) . ' [hidden step]' ] );
		}, 10, 3 );
		foreach ( [ 'frontage/v1', 'contact-form-7/v1' ] as $number => $namespace ) {
			$ask    = static fn ( string $path, array $params ): array => (array) rest_do_request( self::request( "/$namespace/contact-forms$path", $params ) )->get_data();
			$made   = $ask( '', [ 'title' => 'New', 'form' => '[text a]', 'context' => 'save', 'steps' => [ "it's \\ 1" ] ] );
			self::assertSame( [ "it's \\ 1" ], $made['properties']['steps'], $namespace );
			self::assertSame( '[text a] [hidden step]', ( new FormRepository() )->find( $made['id'] )?->template );
			self::assertSame( [ "it's \\ 1" ], get_post_meta( $made['id'], '_steps', true ) );
			$ask( "/{$made['id']}", [ 'context' => 'save', 'steps' => [ 'b' ] ] );
			$ask( "/{$made['id']}", [ 'context' => 'dry-run', 'steps' => [ 'c' ] ] );
			self::assertSame( [ 'b' ], get_post_meta( $made['id'], '_steps', true ) );
			self::assertSame( [ [ -1, 'save' ], [ $made['id'], 'save' ], [ $made['id'], 'dry-run' ] ], array_slice( $seen, 3 * $number ) );
		}
	}

	public function test_rest_refuses_a_property_of_an_add_on_by_its_name_and_keeps_the_form_as_it_was(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wpcf7_pre_construct_contact_form_properties', static fn ( array $names ): array => $names + [ 'first' => '', 'steps' => '' ] );
		add_action( 'wpcf7_save_contact_form', static function ( \WPCF7_ContactForm $form, array $args ): void {
			$form->set_properties( [ 'first' => $args['steps'], 'steps' => $args['steps'] ] );
		}, 10, 2 );
		$told = 0;
		add_action( 'wpcf7_after_save', static function () use ( &$told ): void {
			++$told;
		} );
		foreach ( [ 'frontage/v1', 'contact-form-7/v1' ] as $namespace ) {
			$ask    = static fn ( string $path, array $params ): \WP_REST_Response => rest_do_request( self::request( "/$namespace/contact-forms$path", $params + [ 'context' => 'save' ] ) );
			$id     = $ask( '', [ 'title' => 'Old', 'form' => '[text a]', 'steps' => 'before' ] )->get_data()['id'];
			$count  = count( ( new FormRepository() )->query() );
			$told   = 0;
			$refuse = static fn ( string $query ): string => preg_match( '/^\s*(?:INSERT|UPDATE)\b/i', $query ) && str_contains( $query, '_steps' ) && str_contains( $query, 'after' ) ? '' : $query;
			add_filter( 'query', $refuse );
			foreach ( [ "/$id", '' ] as $path ) {
				$answer = $ask( $path, [ 'title' => 'New', 'form' => '[text b]', 'steps' => 'after' ] );
				self::assertSame( 500, $answer->get_status(), $namespace . $path );
				self::assertSame( FormFormat::ERROR_NOT_SAVED, $answer->get_data()['code'] );
				self::assertStringContainsString( 'Could not save the add-on property “steps”. Could not save “after” to the database.', $answer->get_data()['message'] );
			}
			remove_filter( 'query', $refuse );
			$form = ( new FormRepository() )->find( $id );
			self::assertSame( [ 'Old', '[text a]', 'before', 'before' ], [ $form?->title, $form?->template, get_post_meta( $id, '_first', true ), get_post_meta( $id, '_steps', true ) ], $namespace );
			self::assertCount( $count, ( new FormRepository() )->query(), 'A new one is not there.' );
			self::assertSame( 0, $told, 'Nobody hears of a form that was not saved.' );
			self::assertSame( 200, $ask( "/$id", [ 'title' => 'New', 'steps' => 'later' ] )->get_status() );
		}
	}

	public function test_a_form_that_was_begun_stays_begun_where_a_property_is_refused(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wpcf7_pre_construct_contact_form_properties', static fn ( array $names ): array => $names + [ 'steps' => '' ] );
		add_action( 'wpcf7_save_contact_form', static fn ( \WPCF7_ContactForm $form, array $args ) => $form->set_properties( [ 'steps' => $args['steps'] ] ), 10, 2 );
		$id = rest_do_request( self::request( '/frontage/v1/contact-forms', [ 'form' => '[text a]', 'begun' => true, 'steps' => 'before' ] ) )->get_data()['id'];
		$this->refuse_writes( '_steps', 'after' );
		self::assertSame( 500, rest_do_request( self::request( "/frontage/v1/contact-forms/$id", [ 'form' => '[text b]', 'steps' => 'after' ] ) )->get_status() );
		self::assertSame( [ FormRepository::BEGUN, '[text a]' ], [ get_post_status( $id ), FormRepository::create_for_editing()->find( $id )?->template ] );
	}

	/** @param array<string, mixed> $params */
	private static function request( string $path, array $params ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'POST', $path );
		$request->set_body_params( $params );
		return $request;
	}

	public function test_a_form_knows_its_place_once_it_was_printed(): void {
		add_filter( 'wpcf7_contact_form_properties', static fn ( array $properties ): array => [ 'form' => $properties['form'] . ' ' ] + $properties );
		$form = wpcf7_contact_form( $this->make_form( '[text a]' )->id );
		self::assertNull( $form?->unit_tag() );
		$form->form_html();
		self::assertSame( "wpcf7-f{$form->id()}-o1", $form->unit_tag() );
	}

	public function test_a_notice_for_members_and_a_printed_shortcode_are_told(): void {
		$told = [];
		add_action( 'wpcf7_shortcode_callback', static function ( \WPCF7_ContactForm $form, array $atts ) use ( &$told ): void {
			$told[] = [ $form->title(), $atts['html_class'] ];
		}, 10, 2 );
		add_filter( 'wpcf7_subscribers_only_notice', static fn ( string $notice, \WPCF7_ContactForm $form ): string => "<p>{$form->title()}: sign in.</p>", 10, 2 );
		$form = $this->make_form( '[text a]', 'subscribers_only: on', title: 'Members' );
		self::assertSame( '<p>Members: sign in.</p>', ( new \Frontage\Forms\Rendering\FormRenderer() )->render( $form ) );
		$open = $this->make_form( '[text a]', title: 'Open' );
		do_shortcode( '[contact-form-7 id="' . substr( $open->hash, 0, 7 ) . '" html_class="big"]' );
		self::assertSame( [ [ 'Open', 'big' ] ], $told );
	}

	public function test_a_shortcode_lets_further_attributes_through(): void {
		add_filter( 'shortcode_atts_wpcf7', static fn ( array $out, array $pairs, array $given ): array => $out + array_intersect_key( $given, [ 'topic' => '' ] ), 10, 3 );
		$form = $this->make_form( '[text topic default:shortcode_attr]' );
		$seen = null;
		add_filter( 'wpcf7_form_elements', static function ( string $html ) use ( &$seen ): string {
			$seen = wpcf7_get_current_contact_form()?->shortcode_attr( 'topic' );
			return $html;
		} );
		$html = wpcf7_contact_form_tag_func( [ 'id' => $form->id, 'topic' => 'Boats' ], null, 'contact-form-7' );
		self::assertStringContainsString( 'value="Boats"', $html );
		self::assertSame( 'Boats', $seen );
		self::assertStringContainsString( 'name="topic"', (string) wpcf7_contact_form( $form->id )?->form_html() );
		self::assertStringContainsString( '<pre class="wpcf7-raw-form">', (string) wpcf7_contact_form( $form->id )?->form_html( [ 'output' => 'raw_form' ] ) );
	}

	public function test_messages_and_templates_are_what_filters_make_of_them(): void {
		add_filter( 'wpcf7_messages', static fn ( array $messages ): array => $messages + [ 'too_far' => [ 'description' => 'It is far', 'default' => 'Too far away.' ] ] );
		add_filter( 'wpcf7_default_template', static fn ( mixed $template, string $part ): mixed => 'form' === $part ? '[text mine]' : $template, 10, 2 );
		add_filter( 'wpcf7_display_message', static fn ( string $text, string $status ): string => 'too_far' === $status ? $text . ' (said)' : $text, 10, 2 );
		$form = $this->make_form( '[text a]' );
		self::assertSame( 'Too far away.', $form->messages['too_far'] );
		self::assertSame( 'Too far away. (said)', $form->message( 'too_far' ) );
		self::assertSame( '[text mine]', \WPCF7_ContactForm::get_template()->prop( 'form' ) );
		self::assertSame( 'Too far away.', wpcf7_messages()['too_far']['default'] );
	}

	public function test_a_property_of_an_add_on_that_the_database_refuses_keeps_the_form_as_it_was(): void {
		add_filter( 'wpcf7_pre_construct_contact_form_properties', static fn ( array $all ): array => $all + [ 'mine' => '' ] );
		$form   = $this->make_form( '[text a]' );
		$object = \WPCF7_ContactForm::get_instance( $form->id );
		$object->set_properties( [ 'mine' => 'before' ] );
		self::assertSame( $form->id, $object->save() );
		$count  = count( ( new FormRepository() )->query() );
		$this->refuse_writes( 'postmeta', '😀' );
		$object->set_properties( [ 'form' => '[text b]', 'mine' => 'after 😀' ] );
		self::assertSame( 0, $object->save() );
		self::assertSame( 'Could not save the add-on property “mine”. The database cannot store “😀” in “after 😀”. Remove this character, or ask your host to convert the tables to utf8mb4.', FormLookup::last_error()?->get_error_message() );
		self::assertSame( [ '[text a]', 'before' ], [ ( new FormRepository() )->find( $form->id )?->template, get_post_meta( $form->id, '_mine', true ) ] );
		$new = \WPCF7_ContactForm::get_template();
		$new->set_properties( [ 'mine' => 'new 😀' ] );
		self::assertSame( 0, $new->save() );
		self::assertCount( $count, ( new FormRepository() )->query() );
	}
}
