<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

use Frontage\Forms\SpamProtection\ProxySettings;
use Frontage\Forms\SpamProtection\SharedAddressDetector;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Kit\Http\TrustedProxies;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

final class SharedAddressDetectorTest extends SubmissionTestCase {

	public function test_visitors_behind_a_proxy_nobody_named_are_noticed_and_then_told_apart(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		$form = $this->make_form( '[text your-name]' );
		$this->visitors( $form->id, 15 );
		self::assertSame( 'recommended', SharedAddressDetector::run_test()['status'] );
		self::assertStringContainsString( 'frontage-forms-settings', SharedAddressDetector::run_test()['actions'] );
		$kept = (string) wp_json_encode( get_option( SharedAddressDetector::OPTION ) );
		self::assertStringNotContainsString( '203.0.113', $kept );
		self::assertStringNotContainsString( '10.0.0.7', $kept );
		self::assertLessThan( 600, strlen( $kept ) );
		self::assertSame( 10, count( $this->mails ), 'Of fifteen that count as one, five are held.' );

		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.99';
		ProxySettings::register( 'frontage_forms' );
		update_option( TrustedProxies::OPTION, [ 'proposal' => '1' ] );
		self::assertSame( [ 'networks' => [ '10.0.0.0/8' ], 'header' => 'X-Forwarded-For' ], get_option( TrustedProxies::OPTION ) );
		self::assertSame( 'good', SharedAddressDetector::run_test()['status'] );
		$this->mails = [];
		$this->visitors( $form->id, 15 );
		self::assertCount( 15, $this->mails );
	}

	public function test_one_visitor_or_no_proxy_is_no_crowd(): void {
		$form = $this->make_form( '[text your-name]' );
		$this->visitors( $form->id, 9, '203.0.113.1' );
		self::assertSame( 'good', SharedAddressDetector::run_test()['status'] );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.10';
		delete_option( SharedAddressDetector::OPTION );
		for ( $i = 0; $i < 9; $i++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser/$i";
			$this->post( $form->id, self::fill_fields( [ 'your-name' => "Ann $i" ] ) );
		}
		self::assertFalse( get_option( SharedAddressDetector::OPTION ), 'Nothing is written where nothing tells of a proxy.' );
	}

	public function test_what_an_owner_types_is_an_address_or_left_out(): void {
		$read = static fn ( mixed $networks, mixed $header = 'X-Real-IP' ): array => ProxySettings::sanitize( [ 'networks' => $networks, 'header' => $header ] );
		self::assertSame( [ 'networks' => [ '10.0.0.0/8', '2001:db8::/32', '192.0.2.1' ], 'header' => 'X-Real-IP' ], $read( "10.0.0.0/8\r\n 2001:db8::/32, 192.0.2.1" ) );
		self::assertSame( [], $read( "0.0.0.0/0\n::/0\nexample.test\n10.0.0.0/999\n<script>" ) );
		self::assertSame( 'X-Forwarded-For', $read( '10.0.0.1', [ 'x' ] )['header'] ?? '' );
		foreach ( [ null, 'text', [ [ 'x' ] ], 7 ] as $odd ) {
			self::assertSame( [], $read( $odd ) );
			self::assertSame( [], ProxySettings::sanitize( $odd ) );
		}
	}

	private function visitors( int $form, int $count, string $address = '' ): void {
		$_SERVER['REMOTE_ADDR'] = '10.0.0.7';
		for ( $i = 1; $i <= $count; $i++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = '' === $address ? "203.0.113.$i" : $address;
			self::assertSame( 200, $this->post( $form, self::fill_fields( [ 'your-name' => "Ann $i " . wp_rand() ] ) )->get_status() );
		}
	}
}
