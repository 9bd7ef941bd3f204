<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/SubmissionTestCase.php';

/** What signed-in visitors send, as recorded: with the nonce of the page, without one, with a wrong one. */
final class RecordedMembersTest extends SubmissionTestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function exchanges(): iterable {
		foreach ( self::fixture( 'contact-forms/rest-admin.json' )['exchanges'] as $exchange ) {
			if ( str_ends_with( $exchange['request']['path'], '/feedback' ) ) {
				yield $exchange['label'] => [ $exchange ];
			}
		}
	}

	/** @param array<string, mixed> $exchange */
	#[DataProvider( 'exchanges' )]
	public function test_the_recorded_request_gets_the_recorded_answer( array $exchange ): void {
		$id = (int) preg_replace( '~.*/contact-forms/(\d+)/.*~', '$1', $exchange['request']['path'] );
		$this->recorded_form( sprintf( 'f%02d', ( $id - 4 ) / 2 ) );
		$this->sign_in( 'administrator' );
		$fields = array_column( $exchange['request']['fields'], 1, 0 );
		if ( '<nonce from form>' === ( $fields['_wpnonce'] ?? '' ) ) {
			$fields['_wpnonce'] = wp_create_nonce( 'wp_rest' );
		}

		$refusal  = $this->checked_by_core( $fields );
		$answer   = is_wp_error( $refusal ) ? rest_convert_error_to_response( $refusal ) : $this->post( $id, $fields, namespace: 'contact-form-7/v1' );
		$expected = $exchange['response'];

		self::assertSame( $expected['status'], $answer->get_status() );
		$data = (array) $answer->get_data();
		if ( isset( $expected['json']['posted_data_hash'] ) ) {
			self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $data['posted_data_hash'] ?? '' );
			$data['posted_data_hash'] = $expected['json']['posted_data_hash'];
		}
		self::assertEquals( $expected['json'], $data );
		self::assertCount( count( $exchange['mails'] ?? [] ), $this->mails );
	}

	public function test_the_page_of_a_signed_in_member_holds_a_nonce(): void {
		$form = $this->recorded_form( 'f07' );
		self::assertStringContainsString( 'wpcf7-subscribers-only', ( new FormRenderer() )->render( $form ) );
		$this->sign_in( 'subscriber' );
		self::assertStringContainsString( 'name="_wpnonce" value="' . wp_create_nonce( 'wp_rest' ) . '"', ( new FormRenderer() )->render( $form ) );
	}

	/**
	 * What core makes of a request with a cookie: without a nonce the visitor is nobody.
	 *
	 * @param array<string, string> $fields
	 */
	private function checked_by_core( array $fields ): mixed {
		global $wp_rest_auth_cookie;
		$before              = $wp_rest_auth_cookie;
		$wp_rest_auth_cookie = true;
		$_REQUEST            = $fields;
		$checked             = rest_cookie_check_errors( null );
		$wp_rest_auth_cookie = $before;
		return $checked;
	}
}
