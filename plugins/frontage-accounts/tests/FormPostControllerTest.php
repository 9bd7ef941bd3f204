<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Endpoints\FormPostController;

require_once __DIR__ . '/AccountsTestCase.php';

/** Forms that were posted without script. What a visitor reads of them is a journey's. */
final class FormPostControllerTest extends AccountsTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_redirect', static fn ( string $to ): string => throw new \DomainException( $to ) );
		add_filter( 'wp_die_ajax_handler', static fn (): callable => static fn ( mixed $text, mixed $title, mixed $args ) => throw new \DomainException( 'refused ' . ( is_array( $args ) && is_int( $args['response'] ?? null ) ? $args['response'] : '' ) ) );
	}

	public function test_what_is_to_be_said_is_kept_for_the_form_and_not_without_end(): void {
		for ( $at = 0; $at < 30; $at++ ) {
			self::assertMatchesRegularExpression( '~^http://example\.test/join/\?frontage_account=[0-9a-f]{32}#fr-register-1$~D', self::post() );
		}
		self::assertSame( 'refused 429', self::post(), 'Each answer is a row in the database: a program would fill it.' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertStringStartsWith( 'http://example.test/join/', self::post() );
	}

	private static function post(): string {
		$_POST = wp_slash(
			[
				'data'      => self::account( [ 'pass' => '' ] ),
				FormPostController::PAGE => 'http://example.test/join/',
				FormPostController::UNIT => 'fr-register-1',
			]
		);
		try {
			FormPostController::register();
		} catch ( \DomainException $answer ) {
			return $answer->getMessage();
		}
	}
}
