<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin\Rest;

use Frontage\Forms\Admin\FormUsageIndex;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use Frontage\Tests\Submissions;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';
require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';

/** The list of forms: what stands in it, and what can be done with a form from there. */
#[Group( 'database' )]
final class FormListControllerTest extends FormTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( ( new FormRepository() )->query() as $form ) {
			wp_delete_post( $form->id, true );
		}
		FormUsageIndex::clear();
	}

	/** @return array<string, array{string, int, int}> */
	public static function roles(): array {
		return [
			'nobody'        => [ '', 403, 403 ],
			'subscriber'    => [ 'subscriber', 403, 403 ],
			'contributor'   => [ 'contributor', 200, 403 ],
			'author'        => [ 'author', 200, 403 ],
			'editor'        => [ 'editor', 200, 200 ],
			'administrator' => [ 'administrator', 200, 200 ],
		];
	}

	#[DataProvider( 'roles' )]
	public function test_who_may_see_and_who_may_change( string $role, int $see, int $change ): void {
		$form = $this->make_form( '[text a]' );
		if ( $role ) {
			$this->sign_in( $role );
		}
		self::assertSame( $see, $this->call( 'GET', 'overview' )->get_status() );
		self::assertSame( $change, $this->call( 'POST', "$form->id/duplicate" )->get_status() );
		self::assertSame( $change, $this->call( 'POST', 'trash', [ 'ids' => [ $form->id ] ] )->get_status() );
		self::assertSame( $change, $this->call( 'POST', 'trash/restore', [ 'ids' => [ $form->id ] ] )->get_status() );
		self::assertSame( $change, $this->call( 'DELETE', 'trash', [ 'ids' => [ $form->id ] ] )->get_status() );
		self::assertSame( $change === 200 ? 'publish' : 'publish', get_post_status( $form->id ) );
	}

	public function test_a_line_says_everything_about_a_form(): void {
		$form = $this->make_form( "[email* your-email]\n[texst b]\n[submit]", '', 0, 'Say "hi" ]' );
		Submissions::add( [], [ 'form_id' => $form->id, 'created' => '2026-01-02 03:04:05' ] );
		Submissions::add( [], [ 'form_id' => $form->id, 'created' => '2026-02-02 03:04:05', 'is_read' => 1 ] );
		Submissions::add( [], [ 'form_id' => $form->id, 'created' => '2026-03-02 03:04:05', 'state' => 'spam' ] );
		$this->sign_in( 'administrator' );
		$answer = $this->call( 'GET', 'overview' )->get_data();
		self::assertSame( [ 1, 1, 1, 0 ], [ $answer['total'], $answer['pages'], $answer['all'], $answer['trashed'] ] );
		$line = $answer['forms'][0];
		self::assertSame( '[contact-form-7 id="' . substr( $form->hash, 0, 7 ) . '" title="Say &quot;hi&quot; &#93;"]', $line['shortcode'] );
		self::assertSame( [ 'count' => 1, 'more' => false ], $line['unread'] );
		self::assertSame( '2026-02-02T03:04:05Z', $line['last']['utc'] );
		self::assertGreaterThanOrEqual( 1, $line['problems']['errors'] );
		self::assertStringEndsWith( "page=frontage-forms-builder&form=$form->id", $line['edit'] );
	}

	/** @return array<string, array{string, string}> */
	public static function switches(): array {
		return [
			'as ever'  => [ '', '' ],
			'no mails' => [ 'skip_mail: on', 'off' ],
			'a demo'   => [ "skip_mail: on\ndemo_mode: on", 'demo' ],
		];
	}

	#[DataProvider( 'switches' )]
	public function test_a_line_says_that_the_mails_of_a_form_are_off( string $settings, string $mails ): void {
		$this->make_form( '[text a]', $settings );
		$this->sign_in( 'administrator' );
		self::assertSame( $mails, $this->call( 'GET', 'overview' )->get_data()['forms'][0]['mails'] );
		$this->sign_in( 'author' );
		self::assertSame( '', $this->call( 'GET', 'overview' )->get_data()['forms'][0]['mails'] );
	}

	public function test_who_may_not_read_messages_or_edit_learns_nothing_of_them(): void {
		$form = $this->make_form( '[texst b]' );
		Submissions::add( [], [ 'form_id' => $form->id ] );
		$this->sign_in( 'author' );
		$line = $this->call( 'GET', 'overview' )->get_data()['forms'][0];
		self::assertSame( [ null, null, null, '', '', false ], [ $line['unread'], $line['last'], $line['problems'], $line['edit'], $line['inbox'], $line['mayEdit'] ] );
	}

	public function test_pages_are_found_by_block_shortcode_old_block_title_and_widget(): void {
		$form  = $this->make_form( '[text a]', '', 0, 'Write to us' );
		$other = $this->make_form( '[text a]', '', 0, 'Another' );
		update_post_meta( $form->id, FormFormat::META_OLD_ID, '3' );
		$hash  = substr( $form->hash, 0, 7 );
		$texts = [
			'Block'     => '<!-- wp:frontage/contact-form {"form":"' . $hash . '"} /-->',
			'Shortcode' => 'Text [contact-form-7 id="' . $hash . '" title="x"] text',
			'By id'     => "[contact-form-7 id='$form->id']",
			'By title'  => '[contact-form-7 404 title="Write to us"]',
			'Old block' => '<!-- wp:contact-form-7/contact-form-selector {"id":' . $form->id . ',"hash":"' . $hash . '","title":"Write to us"} --><div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="' . $hash . '" title="Write to us"]</div><!-- /wp:contact-form-7/contact-form-selector -->',
			'First'     => '[contact-form 3 "Whatever"]',
			'Template'  => '<!-- wp:group --><!-- wp:frontage/contact-form {"htmlTitle":"\u0022a\u0022 } --\u003e","form":"' . $hash . '"} /--><!-- /wp:group -->',
			'Escaped'   => "Like this: [[contact-form-7 id=\"$hash\"]]",
			'Other'     => '[contact-form-7 id="' . substr( $other->hash, 0, 7 ) . '" title="Write to us"]',
			'None'      => 'contact-form',
		];
		foreach ( $texts as $title => $content ) {
			wp_insert_post( wp_slash( [ 'post_type' => 'Template' === $title ? 'wp_template_part' : 'page', 'post_status' => 'First' === $title ? 'draft' : 'publish', 'post_title' => $title, 'post_content' => $content ] ) );
		}
		update_option( 'widget_block', [ 2 => [ 'content' => $texts['Block'] ] ] );
		$this->sign_in( 'administrator' );
		$lines = array_column( $this->call( 'GET', 'overview' )->get_data()['forms'], 'uses', 'id' );
		$pages = array_column( $lines[ $form->id ]['pages'], 'title' );
		sort( $pages );
		self::assertSame( [ 'Block', 'By id', 'By title', 'First', 'Old block', 'Shortcode', 'Template', 'Widgets' ], $pages );
		self::assertSame( [ 'Other' ], array_column( $lines[ $other->id ]['pages'], 'title' ) );
	}

	public function test_texts_are_looked_through_once_until_one_that_names_a_form_changes(): void {
		global $wpdb;
		$form = $this->make_form( '[text a]' );
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => "[contact-form-7 id=\"$form->id\"]" ] );
		$this->sign_in( 'administrator' );
		$uses = fn (): array => array_column( $this->call( 'GET', 'overview' )->get_data()['forms'][0]['uses']['pages'], 'title' );
		self::assertSame( [ 'A' ], $uses() );
		$seen = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$seen ): string {
				$seen[] = $sql;
				return $sql;
			}
		);
		$uses();
		self::assertSame( [], preg_grep( '/post_content LIKE/', $seen ) );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'Nothing' ] );
		self::assertSame( [], $uses() );
		wp_update_post( [ 'ID' => $page, 'post_content' => "[contact-form-7 id=\"$form->id\"]" ] );
		self::assertSame( [ 'A' ], $uses() );
		wp_delete_post( $page, true );
		self::assertSame( [], $uses() );
	}

	public function test_pages_that_a_person_may_not_read_are_counted_but_not_named(): void {
		$form = $this->make_form( '[text a]' );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'private', 'post_title' => 'Secret plans', 'post_content' => "[contact-form-7 id=\"$form->id\"]" ] );
		$this->sign_in( 'author' );
		self::assertSame( [ 'pages' => [], 'more' => 1 ], $this->call( 'GET', 'overview' )->get_data()['forms'][0]['uses'] );
	}

	public function test_trash_restore_and_delete_keep_and_lose_what_they_should(): void {
		$form  = $this->make_form( '[text a]', '', 0, 'Gone?' );
		$other = $this->make_form( '[text a]' );
		$this->sign_in( 'editor' );
		self::assertSame( [ 'changed' => [] ], $this->call( 'DELETE', 'trash', [ 'ids' => [ $form->id ] ] )->get_data(), 'Only what is in the trash is deleted.' );
		self::assertSame( [ 'changed' => [ $form->id ] ], $this->call( 'POST', 'trash', [ 'ids' => [ $form->id, $form->id, 987654 ] ] )->get_data() );
		self::assertNull( ( new FormRepository() )->find_by_address( $form->hash ) );
		self::assertSame( [ $other->id ], array_column( $this->call( 'GET', 'overview' )->get_data()['forms'], 'id' ) );
		$trash = $this->call( 'GET', 'overview', [ 'status' => 'trash' ] )->get_data();
		self::assertSame( [ [ $form->id ], 1 ], [ array_column( $trash['forms'], 'id' ), $trash['trashed'] ] );
		self::assertTrue( $trash['forms'][0]['trashed'] );

		$this->call( 'POST', 'trash/restore', [ 'ids' => [ $form->id ] ] );
		self::assertEquals( [ 'Gone?', $form->template, $form->hash ], [ ( new FormRepository() )->find( $form->id )?->title, ( new FormRepository() )->find( $form->id )?->template, ( new FormRepository() )->find( $form->id )?->hash ] );

		$this->call( 'POST', 'trash', [ 'ids' => [ $form->id ] ] );
		$this->call( 'DELETE', 'trash', [ 'ids' => [ $form->id ] ] );
		self::assertNull( get_post( $form->id ) );
	}

	public function test_posts_that_are_no_forms_are_left_alone(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A' ] );
		$this->sign_in( 'administrator' );
		self::assertSame( [ 'changed' => [] ], $this->call( 'POST', 'trash', [ 'ids' => [ $page ] ] )->get_data() );
		self::assertSame( 'publish', get_post_status( $page ) );
		self::assertSame( 404, $this->call( 'POST', '999999/duplicate' )->get_status() );
	}

	public function test_a_copy_has_all_but_the_address(): void {
		$form = $this->make_form( '[text a]', "demo_mode: on\nfield_spacing: wide", 0, 'Order' );
		$this->sign_in( 'editor' );
		$answer = $this->call( 'POST', "$form->id/duplicate" )->get_data();
		$copy   = ( new FormRepository() )->find( $answer['id'] );
		self::assertInstanceOf( Form::class, $copy );
		self::assertSame( [ 'Order (copy)', $form->template, $form->mail, "demo_mode: on\nfield_spacing: wide" ], [ $copy->title, $copy->template, $copy->mail, $copy->additional_settings ] );
		self::assertNotSame( $form->hash, $copy->hash );
		self::assertNotSame( $form->id, $copy->id );
	}

	public function test_what_cannot_be_meant_is_refused(): void {
		$this->sign_in( 'administrator' );
		foreach ( [ [], [ 'ids' => [] ], [ 'ids' => 'x' ], [ 'ids' => [ [ 1 ] ] ], [ 'ids' => [ -1 ] ], [ 'ids' => range( 1, 101 ) ] ] as $body ) {
			self::assertSame( 400, $this->call( 'POST', 'trash', $body )->get_status(), (string) wp_json_encode( $body ) );
		}
		foreach ( [ [ 'per_page' => 0 ], [ 'per_page' => 101 ], [ 'orderby' => 'rand' ], [ 'status' => 'any' ], [ 'search' => [ 'x' ] ] ] as $query ) {
			self::assertSame( 400, $this->call( 'GET', 'overview', $query )->get_status(), (string) wp_json_encode( $query ) );
		}
	}

	/** @param array<string, mixed> $with */
	private function call( string $method, string $path, array $with = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/frontage/v1/contact-forms/$path" );
		if ( 'GET' === $method ) {
			$request->set_query_params( $with );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $with ) );
		}
		return rest_do_request( $request );
	}
}
