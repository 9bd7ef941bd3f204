<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Business\BusinessProfile;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/contact-item; hostile attributes come with BlockTestCase. */
final class ContactItemTest extends BlockTestCase {

	protected const BLOCK = 'frontage/contact-item';

	protected function tearDown(): void {
		delete_option( BusinessProfile::OPTION );
		parent::tearDown();
	}

	public function test_a_number_can_be_dialled_and_a_letter_written(): void {
		$phone = self::printed( [ 'kind' => 'phone', 'business' => false, 'label' => 'Office', 'text' => '+47 55 <em>12</em>' ] );
		self::assertStringContainsString( '<a href="tel:+475512" dir="ltr">+47 55 <em>12</em></a>', $phone );
		self::assertStringContainsString( 'Office', $phone );
		$mail = self::printed( [ 'kind' => 'email', 'business' => false, 'text' => 'post@example.com' ] );
		self::assertStringNotContainsString( 'post@example.com', $mail );
		self::assertStringContainsString( '>post@example.com</a>', html_entity_decode( $mail ) );
		self::assertStringContainsString( '<p>no address</p>', self::printed( [ 'kind' => 'email', 'business' => false, 'text' => 'no address' ] ) );
	}

	public function test_an_email_address_with_a_domain_of_any_script_can_be_written_to(): void {
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'emails' => [ [ 'text' => 'info@müller.example' ] ] ] ) );
		$link = '<p><a href="mailto:info@xn--mller-kva.example" dir="ltr">info@müller.example</a></p>';
		foreach ( [ [], [ 'business' => false, 'text' => 'info@müller.example' ], [ 'business' => false, 'text' => 'info@müller.example', 'url' => 'mailto:info@müller.example' ] ] as $attributes ) {
			$html = self::printed( [ 'kind' => 'email' ] + $attributes );
			self::assertStringContainsString( $link, html_entity_decode( $html ) );
			self::assertStringNotContainsString( 'info@', $html );
		}
		self::assertStringContainsString( '<a href="mailto:info@xn--mller-kva.example" dir="ltr">Write to us</a>', html_entity_decode( self::printed( [ 'kind' => 'email', 'business' => false, 'text' => 'Write to us', 'url' => 'mailto:info@müller.example' ] ) ) );
	}

	public function test_an_address_is_one_and_leads_where_its_editor_says(): void {
		$html = self::printed( [ 'kind' => 'address', 'business' => false, 'text' => 'Strandgaten 18<br>5013 Bergen', 'url' => 'https://example.com/map' ] );
		self::assertStringContainsString( '<address><a href="https://example.com/map"><bdi>Strandgaten 18</bdi><br><bdi>5013 Bergen</bdi></a></address>', $html );
	}

	public function test_what_the_settings_say_is_shown_and_follows_them(): void {
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'phones' => [ [ 'text' => '11 11', 'label' => 'Sales' ], [ 'text' => '22 22' ] ], 'hours' => [ 1 => [ [ 'opens' => '08:00', 'closes' => '16:00' ] ] ] ] ) );
		$html = self::printed( [ 'kind' => 'phone' ] );
		self::assertStringContainsString( 'tel:1111', $html );
		self::assertStringContainsString( '>Sales</p>', $html );
		self::assertStringContainsString( '22 22', self::printed( [ 'kind' => 'phone', 'index' => 1 ] ) );
		self::assertStringContainsString( '<dt>Monday</dt>', self::printed( [ 'kind' => 'hours' ] ) );
		self::assertSame( '', trim( self::printed( [ 'kind' => 'address' ] ) ) );
	}
}
