<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\SpamProtection\CaptchaKeys;
use Frontage\Forms\SpamProtection\CaptchaSettings;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Against replies as the services' own documentation and test keys give them. */
#[Group( 'database' )]
final class CaptchaVerifierTest extends SubmissionTestCase {

	private const KEYS = [
		'sitekey' => '1x00000000000000000000AA',
		'secret'  => '1x0000000000000000000000000000000AA',
	];

	/** @var list<array{url: string, body: mixed}> */
	private array $asked = [];

	protected function tearDown(): void {
		( new \ReflectionProperty( TagTypeRegistry::class, 'instance' ) )->setValue( null, null );
		parent::tearDown();
	}

	public function test_turnstile_says_who_is_a_person(): void {
		$form = $this->site_with( 'turnstile' );
		foreach (
			[
				'a person'                     => [ 200, '{"success":true,"error-codes":[],"challenge_ts":"2026-01-05T10:00:00.000Z","hostname":"example.test","action":"","cdata":""}', [ 'mail_sent', 'sent', '' ] ],
				'a program'                    => [ 200, '{"success":false,"error-codes":["invalid-input-response"],"messages":[]}', [ 'spam', 'spam', 'turnstile' ] ],
				'an answer used before'        => [ 200, '{"success":false,"error-codes":["timeout-or-duplicate"],"messages":[]}', [ 'mail_sent', 'held', 'unchecked' ] ],
				'a wrong secret of the owner'  => [ 200, '{"success":false,"error-codes":["invalid-input-secret"],"messages":[]}', [ 'mail_sent', 'held', 'unchecked' ] ],
				'a service in trouble'         => [ 503, '<html>', [ 'mail_sent', 'held', 'unchecked' ] ],
				'nonsense'                     => [ 200, '[[[[[[[[[[', [ 'mail_sent', 'held', 'unchecked' ] ],
			] as $name => [ $status, $body, $expected ]
		) {
			$this->service_says( $status, $body );
			self::assertSame( $expected, $this->send( $form, [ '_wpcf7_turnstile_response' => 'XXXX.DUMMY.TOKEN.XXXX' ] ), $name );
		}
		self::assertSame( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', $this->asked[0]['url'] );
		self::assertSame( [ 'secret' => self::KEYS['secret'], 'response' => 'XXXX.DUMMY.TOKEN.XXXX' ], $this->asked[0]['body'] );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_yes_or_no_counts_whatever_else_is_said(): void {
		$form = $this->site_with( 'turnstile' );
		$this->service_says( 200, "{\"success\":true,\"hostname\":\"\xFC\",\"metadata\":[[[[[[[[[[1]]]]]]]]]]}" );
		self::assertSame( [ 'mail_sent', 'sent', '' ], $this->send( $form, [ '_wpcf7_turnstile_response' => 'XXXX.DUMMY.TOKEN.XXXX' ] ) );
		$this->service_says( 200, '{"success":false,"error-codes":"invalid-input-response"}' );
		self::assertSame( [ 'spam', 'spam', 'turnstile' ], $this->send( $form, [ '_wpcf7_turnstile_response' => 'XXXX.DUMMY.TOKEN.XXXX' ] ) );
	}

	public function test_without_an_answer_nobody_is_asked_and_nothing_lost(): void {
		$form = $this->site_with( 'turnstile' );
		$this->service_says( 200, '{"success":true}' );
		foreach ( [ [], [ '_wpcf7_turnstile_response' => '' ], [ '_wpcf7_turnstile_response' => [ 'x' ] ], [ '_wpcf7_turnstile_response' => str_repeat( 'x', 5000 ) ] ] as $fields ) {
			self::assertSame( [ 'mail_sent', 'held', 'unchecked' ], $this->send( $form, $fields ) );
		}
		self::assertSame( [], $this->asked );
		self::assertSame( [], $this->mails );
	}

	public function test_a_flood_asks_nobody_for_what_is_refused_anyway(): void {
		$form = $this->site_with( 'turnstile' );
		$this->service_says( 200, '{"success":true}' );
		remove_all_filters( 'frontage_forms_rate_limit' );
		add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 1, 'address' => 0, 'most' => 3 ] );
		$seen = [];
		for ( $i = 0; $i < 6; $i++ ) {
			$seen[] = $this->post( $form->id, self::fill_fields( [ 'your-name' => "Ann $i", '_wpcf7_turnstile_response' => 'XXXX' ] ) )->get_status();
		}
		self::assertSame( [ 200, 200, 200, 429, 429, 429 ], $seen );
		self::assertLessThanOrEqual( 4, count( $this->asked ), 'Who was refused once is refused before others are asked.' );
	}

	public function test_recaptcha_gives_a_score(): void {
		$form = $this->site_with( 'recaptcha' );
		$send = fn (): array => $this->send( $form, [ '_wpcf7_recaptcha_response' => '03AGdBq25' ] );
		$this->service_says( 200, '{"success":true,"challenge_ts":"2026-01-05T10:00:00Z","hostname":"example.test","score":0.9,"action":"contactform"}' );
		self::assertSame( [ 'mail_sent', 'sent', '' ], $send() );
		$this->service_says( 200, '{"success":true,"challenge_ts":"2026-01-05T10:00:00Z","hostname":"example.test","score":0.1,"action":"contactform"}' );
		self::assertSame( [ 'spam', 'spam', 'recaptcha' ], $send() );
		add_filter( 'frontage_forms_recaptcha_threshold', static fn (): float => 0.05 );
		self::assertSame( 'sent', $send()[1] );
		$this->service_says( 200, '{"success":false,"error-codes":["browser-error"]}' );
		self::assertSame( [ 'mail_sent', 'held', 'unchecked' ], $send() );
		add_filter( 'frontage_forms_recaptcha_net', '__return_true' );
		$send();
		self::assertSame( 'https://www.recaptcha.net/recaptcha/api/siteverify', end( $this->asked )['url'] ?? '' );
	}

	public function test_a_form_shows_the_button_and_no_address_of_a_service(): void {
		$this->site_with( 'turnstile' );
		$render = static fn ( Form $form ): string => ( new FormRenderer() )->render( $form );
		$html   = $render( $this->make_form( '[text a] [turnstile action:contact theme:dark] [submit]' ) );
		self::assertSame( 1, substr_count( $html, 'class="frontage-captcha"' ) );
		self::assertStringContainsString( 'data-action="contact" data-theme="dark"', $html );
		self::assertStringContainsString( '<button type="button"', $html );
		self::assertStringNotContainsString( 'cloudflare.com', $html );
		self::assertStringNotContainsString( self::KEYS['secret'], $html );
		$without = $render( $this->make_form( '[text a] [submit]' ) );
		self::assertLessThan( strpos( $without, '[text' ) ?: strpos( $without, 'name="a"' ), strpos( $without, 'frontage-captcha' ), 'Without the tag it stands first.' );
		$this->sign_in( 'subscriber' );
		self::assertStringNotContainsString( 'frontage-captcha', $render( $this->make_form( '[text a]', 'subscribers_only: on' ) ) );
	}

	public function test_a_site_that_moved_in_keeps_its_keys_and_prints_no_tag(): void {
		update_option( 'wpcf7', [ 'recaptcha' => [ self::KEYS['sitekey'] => self::KEYS['secret'] ] ], true );
		$this->reset_tags();
		self::assertSame( self::KEYS['secret'], CaptchaKeys::for_service( 'recaptcha' )?->secret );
		$html = ( new FormRenderer() )->render( $this->make_form( '[text a] [recaptcha] [submit]' ) );
		self::assertStringNotContainsString( '[recaptcha]', $html );
		self::assertStringContainsString( 'data-service="recaptcha"', $html );
		delete_option( 'wpcf7' );
		$this->reset_tags();
		self::assertNull( CaptchaKeys::for_service( 'recaptcha' ) );
		self::assertStringContainsString( '[recaptcha]', ( new FormRenderer() )->render( $this->make_form( '[text a] [recaptcha] [submit]' ) ) );
	}

	public function test_secrets_go_in_and_never_out(): void {
		CaptchaSettings::register( 'frontage_forms' );
		update_option( CaptchaKeys::OPTION, [ 'turnstile' => self::KEYS, 'recaptcha' => [ 'sitekey' => '<script>', 'secret' => [ 'x' ] ], 'other' => self::KEYS ] );
		self::assertSame( [ 'turnstile' => self::KEYS ], get_option( CaptchaKeys::OPTION ) );
		update_option( CaptchaKeys::OPTION, [ 'turnstile' => [ 'sitekey' => self::KEYS['sitekey'], 'secret' => '' ] ] );
		self::assertSame( self::KEYS['secret'], CaptchaKeys::for_service( 'turnstile' )?->secret, 'Left empty, it stays.' );
		update_option( CaptchaKeys::OPTION, [ 'turnstile' => [ 'sitekey' => 'another-site-key', 'secret' => '' ] ] );
		self::assertSame( [], get_option( CaptchaKeys::OPTION ), 'Another site key needs its own.' );
		update_option( CaptchaKeys::OPTION, [ 'turnstile' => self::KEYS ] );
		$this->sign_in( 'administrator' );
		CaptchaSettings::add_fields( 'page' );
		ob_start();
		do_settings_sections( 'page' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( self::KEYS['sitekey'], $html );
		self::assertStringNotContainsString( self::KEYS['secret'], $html );
		self::assertStringNotContainsString( self::KEYS['secret'], (string) wp_json_encode( rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data() ) );
	}

	private function site_with( string $service ): Form {
		update_option( CaptchaKeys::OPTION, [ $service => self::KEYS ] );
		$this->reset_tags();
		return $this->make_form( '[text your-name]' );
	}

	private function reset_tags(): void {
		( new \ReflectionProperty( TagTypeRegistry::class, 'instance' ) )->setValue( null, null );
	}

	private function service_says( int $status, string $body ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $request, string $url ) use ( $status, $body ): array {
				$this->asked[] = [ 'url' => $url, 'body' => $request['body'] ];
				return [ 'headers' => [], 'body' => $body, 'response' => [ 'code' => $status, 'message' => '' ], 'cookies' => [], 'filename' => null ];
			},
			10,
			3
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{string, string, string}
	 */
	private function send( Form $form, array $fields ): array {
		global $wpdb;
		$answer = $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann ' . wp_rand() ] + $fields ) );
		$row    = $wpdb->get_row( $wpdb->prepare( 'SELECT state, reason FROM %i ORDER BY id DESC LIMIT 1', SubmissionTable::table_name() ), ARRAY_A );
		return [ (string) $answer->get_data()['status'], $row['state'] ?? '', $row['reason'] ?? '' ];
	}
}
