<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin\Rest;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';

/** Forms as a file: out of a site, and into one. */
final class FormTransferControllerTest extends FormTestCase {

	/** @return array<string, array{string, int}> */
	public static function roles(): array {
		return [
			'nobody' => [ '', 403 ],
			'author' => [ 'author', 403 ],
			'editor' => [ 'editor', 200 ],
		];
	}

	#[DataProvider( 'roles' )]
	public function test_who_may_edit_forms_may_take_them_along( string $role, int $status ): void {
		$form = $this->make_form( '[text a]' );
		if ( $role ) {
			$this->sign_in( $role );
		}
		self::assertSame( $status, $this->export( $form->id )->get_status() );
		self::assertSame( $status, $this->import( [ [ 'title' => 'A', 'form' => '[text a]' ] ] )->get_status() );
	}

	public function test_what_was_exported_is_the_same_form_after_the_import(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( "<p>[text* a \"x|y\"]</p>\n\\backslash 'quotes' \"and\" ünïcode", "demo_mode: on\nskip_mail: off\nlabel_position: inside\nfield_marks: optional\nfield_spacing: wide", 0, 'Größe "L"' );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail_2' => [ 'active' => true, 'body' => '<b>[a]</b>', 'use_html' => true ], 'messages' => [ 'spam' => 'No \\ thanks' ], 'conditions' => [ [ 'then_field' => 'g', 'and_rules' => [ [ 'if_field' => 'a', 'operator' => 'equals (regex)', 'if_value' => '1\\.5 "ü"' ] ] ] ] ] ) );
		self::assertNotWPError( $form );
		$document = $this->export( $form->id )->get_data();
		wp_delete_post( $form->id, true );

		$answer = $this->import( $document['forms'] );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$id  = $answer->get_data()['imported'][0]['id'];
		$new = ( new FormRepository() )->find( $id );
		foreach ( [ 'title', 'hash', 'locale', 'template', 'mail', 'mail_2', 'messages', 'additional_settings', 'conditions' ] as $part ) {
			self::assertEquals( $form->$part, $new?->$part, $part );
		}
		self::assertSame( '1\\.5 "ü"', $new?->conditions[0]['and_rules'][0]['if_value'] );
	}

	public function test_nothing_is_overwritten(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( '[text a]' );
		$ids  = array_column( $this->import( $this->export( $form->id )->get_data()['forms'] )->get_data()['imported'], 'id' );
		self::assertNotSame( [ $form->id ], $ids );
		self::assertNotSame( $form->hash, ( new FormRepository() )->find( $ids[0] )?->hash );
		self::assertSame( $form->id, ( new FormRepository() )->find_by_address( $form->hash )?->id );
	}

	public function test_only_what_editors_write_goes_along(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( '[text a]' );
		update_post_meta( $form->id, '_frontage_webhooks', [ 'secret' => 'kept-here' ] );
		$json = (string) wp_json_encode( $this->export( $form->id )->get_data() );
		self::assertStringNotContainsString( 'kept-here', $json );

		$id = $this->import( [ [ 'title' => 'A', 'form' => '[text a]', 'webhooks' => [ [ 'secret' => 'planted' ] ], 'meta' => [ '_frontage_webhooks' => 'planted' ], 'id' => $form->id ] ] )->get_data()['imported'][0]['id'];
		self::assertNotSame( $form->id, $id );
		self::assertStringNotContainsString( 'planted', (string) wp_json_encode( get_post_meta( $id ) ) );
	}

	public function test_a_dry_run_says_what_would_come_and_stores_nothing(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'pre_option_admin_email', static fn (): string => 'owner@example.org' );
		$before = wp_count_posts( 'wpcf7_contact_form' )->publish;
		$mail   = [ 'active' => true, 'recipient' => 'boss@old.test, [_site_admin_email]', 'additional_headers' => "Bcc: [your-email], spy@old.test\nReply-To: [your-name]", 'use_html' => true, 'body' => '<img src="https://pixel.test/x.gif"><form action="https://evil.test/"></form>', 'subject' => 'x', 'sender' => 'a@example.org' ];
		$answer = $this->import( [ [ 'title' => 'Ask', 'form' => '<script src="https://x.test/"></script>[select to "Sales|sales@old.test"]<img src="//cdn.test/a.png" alt="">[submit]', 'mail' => $mail, 'after' => [ [ 'show' => 'address', 'address' => 'https://old.test/thanks' ], [ 'text' => '<img src="https://after.test/a.png">' ] ] ] ], [ 'dry_run' => true ] );
		$lines  = array_column( $answer->get_data()['effects'], 'values', 'name' );
		self::assertEqualsCanonicalizing( [ 'boss@old.test (Ask)', 'owner@example.org (Ask)', 'spy@old.test (Ask)', 'sales@old.test (Ask)', '[your-email] (Ask)' ], $lines['mail'] );
		self::assertEqualsCanonicalizing( [ 'after.test (Ask)', 'cdn.test (Ask)', 'pixel.test (Ask)' ], $lines['loads'], 'Nobody is led to another site.' );
		self::assertSame( [ 'None' ], $lines['code'], 'Scripts are left out.' );
		self::assertSame( [ 'evil.test (Ask)' ], $lines['sends'], 'What is typed into the mail would go there.' );
		self::assertSame( [ [ 'title' => 'Ask', 'cleaned' => true, 'existing' => '', 'same' => false, 'choices' => [] ] ], $answer->get_data()['forms'] );
		wp_cache_flush();
		self::assertSame( $before, wp_count_posts( 'wpcf7_contact_form' )->publish );
	}

	public function test_who_may_not_write_html_cannot_import_scripts(): void {
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps, 99, 2 );
		$this->sign_in( 'editor' );
		$id = $this->import( [ [ 'title' => '<script>x</script>A', 'form' => '<script>bad()</script>[text a]', 'mail' => [ 'body' => '<iframe src="x"></iframe>b' ] ] ] )->get_data()['imported'][0]['id'];
		$new = ( new FormRepository() )->find( $id );
		self::assertSame( [ 'A', 'bad()[text a]', 'b' ], [ $new?->title, $new?->template, $new?->mail['body'] ] );
	}

	public function test_nobody_imports_what_runs_however_much_html_he_may_write(): void {
		$this->sign_in( 'administrator' );
		grant_super_admin( get_current_user_id() );
		$harmless = "<p class=\"x\">[text* a \"R & D|x@example.test\"]</p>\n<input name=\"b\">[submit]";
		$forms    = [ [ 'title' => 'A', 'form' => $harmless, 'mail' => [ 'body' => '[a] <[b]>' ] ] ];
		foreach ( [ '<script>bad()</script>[text a]', '<img src=x onerror=bad()>', '<img src=x onerror=bad() ', '<a href="javascript:bad()">x</a>', '<iframe srcdoc="<script>bad()</script>"></iframe>', '<svg onload=bad()>', '<form action="https://evil.test/">' ] as $evil ) {
			$forms[] = [ 'title' => 'B', 'form' => $evil ];
		}
		$imported = $this->import( $forms )->get_data()['imported'];
		self::assertSame( [ $harmless, '[a] <[b]>' ], [ ( new FormRepository() )->find( $imported[0]['id'] )?->template, ( new FormRepository() )->find( $imported[0]['id'] )?->mail['body'] ] );
		self::assertSame( [ false, true, true, true, true, true, true, true ], array_column( $imported, 'cleaned' ) );
		foreach ( array_slice( $imported, 1 ) as $one ) {
			self::assertDoesNotMatchRegularExpression( '/<script|<img[^>]*onerror|<iframe|<svg|javascript:|<form/i', ( new FormRepository() )->find( $one['id'] )->template ?? '' );
		}
	}

	public function test_what_is_no_such_document_is_refused_and_stores_nothing(): void {
		$this->sign_in( 'administrator' );
		$before = wp_count_posts( 'wpcf7_contact_form' )->publish;
		$good   = [ 'title' => 'A', 'form' => '[text a]' ];
		foreach (
			[
				'no forms'         => [ 'forms' => [] ],
				'not a list'       => [ 'forms' => 'x' ],
				'another format'   => [ 'format' => 'other' ],
				'a later version'  => [ 'version' => 2 ],
				'too many'         => [ 'forms' => array_fill( 0, 101, $good ) ],
				'no title'         => [ 'forms' => [ $good, [ 'form' => 'x' ] ] ],
				'a list as text'   => [ 'forms' => [ $good, [ 'form' => [ 'x' ] ] + $good ] ],
				'too long'         => [ 'forms' => [ $good, [ 'form' => str_repeat( 'x', 200001 ) ] + $good ] ],
				'a wrong address'  => [ 'forms' => [ $good, [ 'hash' => '../x' ] + $good ] ],
				'a mail as a text' => [ 'forms' => [ $good, [ 'mail' => 'x' ] + $good ] ],
			] as $what => $change
		) {
			self::assertSame( 400, $this->import( [ $good ], $change )->get_status(), $what );
		}
		self::assertSame( 413, $this->import( array_fill( 0, 11, [ 'form' => str_repeat( 'x', 200000 ) ] + $good ) )->get_status() );
		wp_cache_flush();
		self::assertSame( $before, wp_count_posts( 'wpcf7_contact_form' )->publish );
	}

	public function test_the_preview_names_the_existing_form_and_what_can_become_of_it(): void {
		$this->sign_in( 'administrator' );
		$form     = $this->make_form( '[text a]' );
		$document = $this->export( $form->id )->get_data();
		$preview  = fn (): array => $this->import( [ ...$document['forms'], [ 'title' => 'New', 'form' => '[text b]' ] ], [ 'dry_run' => true ] )->get_data()['forms'];
		[ $same, $new ] = $preview();
		self::assertSame( [ 'Test', true, [ 'keep-both', 'replace', 'skip' ] ], [ $same['existing'], $same['same'], array_column( $same['choices'], 'value' ) ] );
		self::assertSame( [ '', false, [] ], [ $new['existing'], $new['same'], $new['choices'] ] );
		( new FormRepository() )->save( $form->with( [ 'template' => '[text changed]' ] ) );
		self::assertFalse( $preview()[0]['same'] );
	}

	public function test_a_replaced_form_keeps_its_address_and_the_form_before_is_in_the_trash(): void {
		$this->sign_in( 'administrator' );
		$form     = $this->make_form( '[text a]' );
		$document = $this->export( $form->id )->get_data();
		( new FormRepository() )->save( $form->with( [ 'template' => '[text changed]', 'title' => 'Changed' ] ) );
		$imported = $this->import( $document['forms'], [ 'choices' => [ 0 => 'replace' ] ] )->get_data()['imported'];
		$now      = ( new FormRepository() )->find_by_address( $form->hash );
		self::assertSame( [ $form->id, $form->id, 'Test', '[text a]' ], [ $imported[0]['id'], $now?->id, $now?->title, $now?->template ] );
		$trashed = get_posts( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'trash', 'numberposts' => -1 ] );
		self::assertSame( [ 'Changed', '[text changed]' ], [ $trashed[0]->post_title, FormRepository::from_post( $trashed[0] )->template ] );
	}

	public function test_a_skipped_form_does_not_come_and_the_others_do(): void {
		$this->sign_in( 'administrator' );
		$form     = $this->make_form( '[text a]' );
		$document = $this->export( $form->id )->get_data();
		$imported = $this->import( [ ...$document['forms'], [ 'title' => 'New', 'form' => '[text b]<script>x</script>' ] ], [ 'choices' => [ 0 => 'skip', 1 => 'skip' ] ] )->get_data()['imported'];
		self::assertSame( [ [ 'New', true ] ], array_map( static fn ( array $one ): array => [ $one['title'], $one['cleaned'] ], $imported ), 'Only an existing form is skipped.' );
	}

	public function test_an_import_that_fails_restores_replaced_forms(): void {
		$this->sign_in( 'administrator' );
		$form     = $this->make_form( '[text a]' );
		$document = $this->export( $form->id )->get_data();
		( new FormRepository() )->save( $form->with( [ 'template' => '[text changed]' ] ) );
		add_filter( 'frontage_forms_storage_error', static fn ( mixed $error, Form $stored ): mixed => 'Bad' === $stored->title ? new \WP_Error( 'x', 'No.' ) : $error, 10, 2 );
		self::assertSame( 500, $this->import( [ ...$document['forms'], [ 'title' => 'Bad', 'form' => '[text b]' ] ], [ 'choices' => [ 0 => 'replace' ] ] )->get_status() );
		self::assertSame( '[text changed]', ( new FormRepository() )->find( $form->id )?->template );
		self::assertSame( [], get_posts( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'trash', 'numberposts' => -1 ] ) );
	}

	private static function assertNotWPError( mixed $value ): void {
		self::assertFalse( is_wp_error( $value ) );
	}

	private function export( int ...$ids ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/frontage/v1/contact-forms/export' );
		$request->set_query_params( [ 'ids' => $ids ] );
		return rest_do_request( $request );
	}

	/**
	 * @param list<array<string, mixed>> $forms
	 * @param array<string, mixed>       $change
	 */
	private function import( array $forms, array $change = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/frontage/v1/contact-forms/import' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $change + [ 'format' => 'frontage-forms', 'version' => 1, 'forms' => $forms ] ) );
		return rest_do_request( $request );
	}
}
