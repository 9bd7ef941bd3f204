<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Storage;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\PageFormPreloader;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Forms are kept where the sites that move in have them. */
#[Group( 'database' )]
final class FormRepositoryTest extends FormTestCase {

	public function test_forms_of_another_language_change_it_once_for_their_texts(): void {
		$asked = 0;
		add_filter(
			'frontage_forms_messages',
			static function ( array $texts ) use ( &$asked ): array {
				++$asked;
				return $texts + [ 'of_this_test' => 'x' ];
			}
		);
		for ( $i = 0; $i < 5; $i++ ) {
			new \Frontage\Forms\Form\Form( locale: 'de_DE', messages: [ 'spam' => 'x' ] );
		}
		self::assertSame( 6, $asked, 'Once for each form in the language of the request, and once in that of the forms.' );
	}

	public function test_keeps_a_form_as_a_post_with_meta(): void {
		$form = ( new FormRepository() )->save(
			new Form(
				title: " New <b>title</b> ",
				locale: 'de_DE',
				template: "  [text a \"C:\\dir\"]\r\n[submit]\r",
				mail: [ 'subject' => "It's \\ \"quoted\"", 'recipient' => 'owner@example.test' ],
				messages: [ 'mail_sent_ok' => 'Danke!' ],
				additional_settings: "demo_mode: on\r\n",
			)
		);
		self::assertInstanceOf( Form::class, $form );
		self::assertSame( 'New title', $form->title );
		self::assertSame( 'new-title', $form->slug );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $form->hash );
		$post = get_post( $form->id );
		self::assertSame( 'wpcf7_contact_form', $post?->post_type );
		self::assertSame( 'publish', $post?->post_status );
		self::assertStringContainsString( 'owner@example.test', (string) $post?->post_content );
		self::assertSame( "[text a \"C:\\dir\"]\n[submit]", get_post_meta( $form->id, '_form', true ) );
		self::assertSame( "It's \\ \"quoted\"", get_post_meta( $form->id, '_mail', true )['subject'] );
		self::assertSame( 'Danke!', get_post_meta( $form->id, '_messages', true )['mail_sent_ok'] );
		self::assertSame( 'demo_mode: on', get_post_meta( $form->id, '_additional_settings', true ) );
		self::assertSame( 'de_DE', get_post_meta( $form->id, '_locale', true ) );
		self::assertSame( $form->hash, get_post_meta( $form->id, '_hash', true ) );
	}

	public function test_a_changed_form_keeps_its_id_hash_and_slug(): void {
		$form    = $this->make_form( '[text a]' );
		$changed = ( new FormRepository() )->save( $form->with( [ 'template' => '[email b]' ] ) );
		self::assertInstanceOf( Form::class, $changed );
		self::assertSame( [ $form->id, $form->hash, $form->slug, '[email b]' ], [ $changed->id, $changed->hash, $changed->slug, $changed->template ] );
	}

	/** As other plugins, and older versions of the original, wrote them: line ends, missing and further keys, numbers for switches. */
	public function test_a_form_that_is_saved_as_it_was_keeps_its_stored_bytes(): void {
		$id   = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Old', 'post_content' => "of its own\n1" ] );
		$meta = [
			'_form'                => " [text a]\r\n[submit] \n",
			'_mail'                => [ 'subject' => 's ', 'active' => 1, 'recipient' => "a@x.test\r\n", 'further' => [ 'key' => '5' ], 'use_html' => '' ],
			'_mail_2'              => [ 'active' => '' ],
			'_messages'            => [ 'mail_sent_ok' => "Thanks \r\n", 'own_key' => 'x' ],
			'_additional_settings' => "demo_mode: on\r\n",
			'_locale'              => 'de_DE',
			'_hash'                => str_repeat( 'ab', 32 ),
		];
		foreach ( $meta as $key => $value ) {
			add_post_meta( $id, $key, wp_slash( $value ) );
		}
		global $wpdb;
		$stored = static fn (): array => [ $wpdb->get_results( $wpdb->prepare( 'SELECT meta_key, meta_value FROM %i WHERE post_id = %d ORDER BY meta_key', $wpdb->postmeta, $id ), ARRAY_N ), $wpdb->get_row( $wpdb->prepare( 'SELECT post_title, post_content, post_name, post_status FROM %i WHERE ID = %d', $wpdb->posts, $id ), ARRAY_N ) ];
		$before = $stored();
		$form   = ( new FormRepository() )->find( $id );
		self::assertInstanceOf( Form::class, ( new FormRepository() )->save( $form ?? new Form() ) );
		self::assertSame( $before, $stored() );
		self::assertInstanceOf( Form::class, ( new FormRepository() )->save( ( $form ?? new Form() )->with( [ 'template' => '[text b]' ] ) ) );
		self::assertSame( [ '[text b]', $meta['_mail'] ], [ get_post_meta( $id, '_form', true ), get_post_meta( $id, '_mail', true ) ] );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string}> */
	public static function parts(): iterable {
		yield 'template' => [ '_form', [ 'template' => '[text b]😀' ], 'the form' ];
		yield 'email' => [ '_mail', [ 'mail' => [ 'subject' => 'Hello 😀' ] ], 'the emails' ];
		yield 'messages' => [ '_messages', [ 'messages' => [ 'mail_sent_ok' => 'Thanks 😀' ] ], 'the response messages' ];
		yield 'settings' => [ '_additional_settings', [ 'additional_settings' => '# 😀' ], 'the settings' ];
	}

	/** @param array<string, mixed> $properties */
	#[DataProvider( 'parts' )]
	public function test_what_the_database_refuses_is_told_and_nothing_half_written_stays( string $key, array $properties, string $label ): void {
		$form   = $this->make_form( '[text a]' );
		$count  = count( ( new FormRepository() )->query() );
		$refuse = static fn ( mixed $done, int $id, string $of, mixed $value ): mixed => $key === $of && str_contains( serialize( $value ), '😀' ) ? false : $done;
		add_filter( 'update_post_metadata', $refuse, 10, 4 );
		$changed = ( new FormRepository() )->save( $form->with( [ 'title' => 'Another' ] + $properties ) );
		$new     = ( new FormRepository() )->save( ( new Form( title: 'New', template: '[text a]' ) )->with( $properties ) );
		remove_filter( 'update_post_metadata', $refuse );
		foreach ( [ $changed, $new ] as $answer ) {
			self::assertInstanceOf( \WP_Error::class, $answer );
			self::assertStringContainsString( "“😀” in $label", $answer->get_error_message() );
			self::assertSame( [ 'status' => 500 ], $answer->get_error_data() );
		}
		self::assertEquals( $form, ( new FormRepository() )->find( $form->id ) );
		self::assertCount( $count, ( new FormRepository() )->query() );
	}

	public function test_a_form_that_was_begun_is_there_for_editors_alone_until_its_page_is_saved(): void {
		$form = $this->begin();
		self::assertNull( ( new FormRepository() )->find_by_address( $form->hash ) );
		self::assertSame( $form->id, FormRepository::create_for_editing()->find_by_address( substr( $form->hash, 0, 7 ) )?->id );
		self::assertNotContains( $form->id, array_column( FormRepository::create_for_editing()->query(), 'id' ) );

		$block = '<!-- wp:frontage/contact-form {"align":"wide","form":"' . substr( $form->hash, 0, 7 ) . '"} /-->';
		wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Contact', 'post_content' => wp_slash( $block ) ] );
		$kept = ( new FormRepository() )->find_by_address( $form->hash );
		self::assertSame( [ $form->id, 'begun', $form->template ], [ $kept?->id, $kept?->slug, $kept?->template ] );
	}

	public function test_a_form_that_was_begun_is_kept_with_a_widget_and_by_changing_it(): void {
		$form = $this->begin();
		update_option( 'widget_block', [ 2 => [ 'content' => '<!-- wp:frontage/contact-form {"form":"' . substr( $form->hash, 0, 7 ) . '"} /-->' ], '_multiwidget' => 1 ] );
		self::assertNotNull( ( new FormRepository() )->find( $form->id ) );

		$form = $this->begin();
		FormRepository::create_for_editing()->save( $form->with( [ 'title' => 'Changed' ] ) );
		self::assertSame( 'Changed', ( new FormRepository() )->find( $form->id )?->title );
	}

	public function test_what_was_begun_and_never_saved_goes_after_a_week(): void {
		global $wpdb;
		$form = $this->begin();
		$wpdb->update( $wpdb->posts, [ 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 8 * DAY_IN_SECONDS ) ], [ 'ID' => $form->id ] );
		wp_delete_auto_drafts();
		self::assertNull( get_post( $form->id ) );
	}

	private function begin(): Form {
		$form = ( new FormRepository() )->save( DefaultForm::create()->with( [ 'title' => 'Begun' ] ), FormRepository::BEGUN );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	public function test_a_changed_form_keeps_its_author_date_and_place(): void {
		$form = $this->make_form( '[text a]' );
		$own  = [ 'post_author' => '7', 'post_date' => '2020-02-03 04:05:06', 'post_date_gmt' => '2020-02-03 04:05:06', 'menu_order' => 3, 'post_parent' => 987654, 'post_excerpt' => 'Theirs', 'comment_status' => 'closed', 'post_name' => 'own-name' ];
		wp_update_post( [ 'ID' => $form->id, 'edit_date' => true ] + $own );
		$this->sign_in( 'administrator' );
		self::assertInstanceOf( Form::class, ( new FormRepository() )->save( $form->with( [ 'template' => '[text b "C:\\dir"]' ] ) ) );
		$post = (array) get_post( $form->id );
		self::assertEquals( $own, array_intersect_key( $post, $own ) );
		self::assertNotSame( $post['post_date'], $post['post_modified'] );
		self::assertStringContainsString( '[text b "C:\\dir"]', $post['post_content'] );
	}

	public function test_texts_that_were_never_stored_are_the_defaults(): void {
		$id = wp_insert_post( [ 'post_type' => FormFormat::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Old' ] );
		update_post_meta( $id, '_messages', [ 'mail_sent_ok' => 'Merci' ] );
		$form = ( new FormRepository() )->find( $id );
		self::assertSame( 'Merci', $form?->message( 'mail_sent_ok' ) );
		self::assertSame( 'Please fill out this field.', $form->message( 'invalid_required' ) );
	}

	public function test_is_found_by_hash_then_id_then_title(): void {
		$forms = new FormRepository();
		$first = $this->make_form( '[text a]', '', 0, 'First' );
		$other = $this->make_form( '[text b]', '', 0, 'Other' );
		update_post_meta( $other->id, '_hash', str_pad( '1234567', 64, 'a' ) );
		self::assertSame( $first->id, $forms->find_by_address( substr( $first->hash, 0, 7 ) )?->id );
		self::assertSame( $first->id, $forms->find_by_address( strtoupper( $first->hash ) )?->id );
		self::assertSame( $other->id, $forms->find_by_address( '1234567' )?->id );
		self::assertSame( $first->id, $forms->find_by_address( (string) $first->id )?->id );
		self::assertSame( $other->id, $forms->find_by_address( 'gone', 'Other' )?->id );
		self::assertNull( $forms->find_by_address( substr( $first->hash, 0, 6 ) . 'g' ) );
		self::assertNull( $forms->find_by_address( '%%%%%%%' ) );
		self::assertNull( $forms->find_by_address( '' ) );
	}

	public function test_an_object_cache_saves_later_views_the_query_for_an_address(): void {
		$form    = $this->make_form( '[text a]' );
		$queries = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries += (int) str_contains( $query, 'AS hash' );
				return $query;
			}
		);
		$view = static function () use ( $form ): ?int {
			( new \ReflectionProperty( PageFormPreloader::class, 'last_changed' ) )->setValue( null, '' ); // As the next request.
			return ( new FormRepository() )->find_by_address( substr( $form->hash, 0, 7 ) )?->id;
		};
		self::assertSame( [ $form->id, $form->id, 1 ], [ $view(), $view(), $queries ] );
		update_post_meta( $form->id, '_hash', str_repeat( 'f', 64 ) );
		self::assertSame( [ null, 2 ], [ $view(), $queries ] );
	}

	public function test_only_published_forms_are_found(): void {
		$form = $this->make_form( '[text a]' );
		wp_update_post( [ 'ID' => $form->id, 'post_status' => 'trash' ] );
		self::assertNull( ( new FormRepository() )->find( $form->id ) );
		self::assertNull( ( new FormRepository() )->find_by_address( $form->hash ) );
		self::assertNull( ( new FormRepository() )->find( (int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] ) ) );
	}

	public function test_lists_searches_and_deletes(): void {
		$forms = new FormRepository();
		$first = $this->make_form( '[text a]', '', 0, 'Alpha' );
		$this->make_form( '[acceptance consent]ok[/acceptance]', '', 0, 'Beta' );
		$titles = static fn ( array $found ): array => array_map( static fn ( Form $form ): string => $form->title, $found );
		self::assertSame( [ 'Alpha', 'Beta' ], $titles( $forms->query() ) );
		self::assertSame( [ 'Beta' ], $titles( $forms->query( [ 's' => 'consent' ] ) ) );
		self::assertSame( [ 'Beta' ], $titles( $forms->query( [ 'posts_per_page' => 1, 'order' => 'DESC' ] ) ) );
		self::assertTrue( $forms->delete( $first->id ) );
		self::assertFalse( $forms->delete( $first->id ) );
		self::assertSame( [ 'Beta' ], $titles( $forms->query() ) );
	}

	public function test_a_form_older_than_hashes_gets_one_when_it_is_listed(): void {
		$id   = wp_insert_post( [ 'post_type' => FormFormat::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Old' ] );
		$form = ( new FormRepository() )->query()[0];
		self::assertSame( $id, $form->id );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $form->hash );
		self::assertSame( $id, ( new FormRepository() )->find_by_address( substr( $form->hash, 0, 7 ) )?->id );
	}

	public function test_the_post_type_is_no_ones_business_outside(): void {
		$type = get_post_type_object( FormFormat::POST_TYPE );
		self::assertFalse( $type?->public );
		self::assertFalse( $type?->show_in_rest );
		self::assertFalse( $type?->query_var );
	}

	public function test_rights_follow_posts_and_pages(): void {
		$rights = [ 'wpcf7_read_contact_forms', 'wpcf7_edit_contact_forms', 'wpcf7_delete_contact_form', 'wpcf7_submit', 'wpcf7_manage_integration' ];
		$has    = static fn (): array => array_map( static fn ( string $right ): bool => current_user_can( $right, 1 ), $rights );
		self::assertSame( [ false, false, false, false, false ], $has() );
		$this->sign_in( 'subscriber' );
		self::assertSame( [ false, false, false, true, false ], $has() );
		$this->sign_in( 'author' );
		self::assertSame( [ true, false, false, true, false ], $has() );
		$this->sign_in( 'editor' );
		self::assertSame( [ true, true, true, true, false ], $has() );
		$this->sign_in( 'administrator' );
		self::assertSame( [ true, true, true, true, true ], $has() );
	}

	public function test_settings_are_lines_and_the_first_of_a_name_wins(): void {
		$form = new Form( additional_settings: "demo_mode: on\nskip_mail:off \r\ndemo_mode: off\nno setting\n  flamingo_subject : a: b " );
		self::assertTrue( $form->is_on( 'demo_mode' ) );
		self::assertFalse( $form->is_on( 'skip_mail' ) );
		self::assertSame( 'a: b', $form->setting( 'flamingo_subject' ) );
		self::assertNull( $form->setting( 'other' ) );
	}

	public function test_a_new_form_begins_as_the_recorded_default(): void {
		$recorded = array_column( self::fixture( 'contact-forms/rest-admin.json' )['exchanges'], null, 'label' );
		$default  = $recorded['create (context dry-run: nothing stored)']['response']['json']['properties'];
		$f01      = self::fixture( 'contact-forms/rendered-html.json' )['forms'][0];
		$starter  = DefaultForm::create();
		self::assertSame( $f01['template'], $starter->template );
		self::assertEquals( [ 'active' => true ] + $default['mail'], $starter->mail );
		self::assertEquals( $default['mail_2'], $starter->mail_2 );
		self::assertSame( $default['messages'], array_replace( $default['messages'], $starter->messages ) );
		self::assertEqualsCanonicalizing( array_keys( $default['messages'] ), array_keys( $starter->messages ) );
	}
}
