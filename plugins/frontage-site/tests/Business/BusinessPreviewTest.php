<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Business;

use Frontage\Site\Business\BusinessPreview;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Tests\WordPressTestCase;

final class BusinessPreviewTest extends WordPressTestCase {

	private const STORED = [
		'name'   => 'Halden & Rowe',
		'phones' => [ [ 'text' => '+47 55 12 34 56' ] ],
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		update_option( 'time_format', 'H:i' );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( self::STORED ) );
	}

	protected function tearDown(): void {
		delete_option( BusinessProfile::OPTION );
		parent::tearDown();
	}

	/** @param array<string, mixed> $profile */
	private function preview( array $profile ): string {
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/business/preview' );
		$request->set_body_params( [ BusinessProfile::OPTION => $profile ] );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status() );
		$data = (array) $response->get_data();
		return is_string( $data['html'] ?? null ) ? $data['html'] : '';
	}

	public function test_the_card_shows_what_is_typed_and_nothing_is_stored(): void {
		$this->sign_in( 'administrator' );
		$html = $this->preview( [ 'name' => 'Rowe <b>&</b> Sons', 'emails' => [ [ 'text' => 'post@example.com' ] ], 'hours' => [ 1 => [ [ 'opens' => '08:00', 'closes' => '16:00' ] ] ] ] );
		self::assertStringContainsString( 'Rowe &amp; Sons', $html );
		self::assertStringContainsString( '<a href="mailto:post@example.com"><bdi>post@example.com</bdi></a>', $html );
		self::assertStringContainsString( '<bdi>Monday: 08:00 – 16:00</bdi><br>', $html );
		self::assertStringNotContainsString( '55 12 34 56', $html );
		self::assertSame( 'Halden & Rowe', BusinessProfile::facts()['name'] );
	}

	public function test_role_editor_sees_the_stored_profile_with_the_hours_that_are_typed(): void {
		$this->sign_in( 'editor' );
		$html = $this->preview( [ 'name' => 'Another', 'hours' => [ 2 => [ [ 'opens' => '10:00', 'closes' => '11:00' ] ] ] ] );
		self::assertStringContainsString( 'Halden &amp; Rowe', $html );
		self::assertStringContainsString( '<a href="tel:+4755123456"><bdi>+47 55 12 34 56</bdi></a>', $html );
		self::assertStringContainsString( 'Tuesday: 10:00 – 11:00', $html );
	}

	public function test_the_homepage_is_shown_as_in_search_results(): void {
		$this->sign_in( 'administrator' );
		update_option( 'blogdescription', 'Advice &amp; more' );
		$html = $this->preview( [ 'name' => 'Rowe' ] );
		self::assertStringContainsString( '<p class="frontage-business__title">Rowe – Advice &amp; more</p><p>Advice &amp; more</p>', $html );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Home', 'post_content' => '<!-- wp:paragraph --><p>We hand over <b>firms</b>.</p><!-- /wp:paragraph -->' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertStringContainsString( '<p>We hand over firms.</p></div>', $this->preview( [] ) );
	}

	public function test_others_may_not_ask(): void {
		$this->sign_in( 'author' );
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/business/preview' );
		$request->set_body_params( [ BusinessProfile::OPTION => [] ] );
		self::assertSame( 403, rest_do_request( $request )->get_status() );
	}
}
