<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\Endpoints\AjaxController;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Tests\WordPressTestCase;

/** Calls of a page's script, as admin-ajax.php hands them over; and what became of them. */
abstract class AccountsTestCase extends WordPressTestCase {

	/** Of the last call. */
	protected int $status = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps(); // Made inside of a test, the tables would end its transaction.
	}

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		$_SERVER['REQUEST_METHOD']      = 'POST';
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'pre_wp_mail', '__return_true' );
		update_option( 'users_can_register', 1 );
		update_option( 'default_role', 'subscriber' );
	}

	/**
	 * @param 'sign_in'|'register'|'lost_password'|'nonce' $call
	 * @param array<string, mixed>|null                    $data
	 * @param array<string, mixed>                         $around Further fields; `_ajax_nonce` null: none.
	 * @return array<string, mixed>|string As the browser reads it.
	 */
	protected function call( string $call, ?array $data, array $around = [] ): array|string {
		$_POST = wp_slash( array_filter( $around + [ '_ajax_nonce' => wp_create_nonce( 'up-nonce-ajax' ), 'data' => $data ], static fn ( mixed $value ): bool => null !== $value ) );

		$this->status = 200;
		$ended        = new class() extends \Exception {};
		$die          = static fn (): \Closure => static function ( mixed $message, mixed $title, mixed $args ) use ( $ended ): never {
			echo is_scalar( $message ) ? $message : '';
			throw $ended;
		};
		$status = function ( string $header, int $code ): string {
			$this->status = $code;
			return $header;
		};
		add_filter( 'wp_die_ajax_handler', $die );
		add_filter( 'wp_die_handler', $die );
		add_filter( 'status_header', $status, 10, 2 );
		ob_start();
		try {
			AjaxController::$call();
		} catch ( \Exception $exception ) {
			if ( $exception !== $ended ) {
				throw $exception;
			}
		} finally {
			$printed = (string) ob_get_clean();
			remove_filter( 'wp_die_ajax_handler', $die );
			remove_filter( 'wp_die_handler', $die );
			remove_filter( 'status_header', $status );
		}
		$json = json_decode( $printed, true );
		return is_array( $json ) ? $json : $printed;
	}

	/** @param array<string, mixed> $but */
	protected static function account( array $but = [] ): array {
		return $but + [ 'user' => 'anna', 'pass' => 'secret five', 'email' => 'anna@example.test', 'passconfirm' => 'secret five' ];
	}

	protected static function make_user( string $name = 'Bob Builder', string $password = 'right password', string $email = 'bob@example.test' ): int {
		$id = wp_create_user( $name, wp_slash( $password ), $email );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return list<string> Kinds of what was counted. */
	protected static function noted(): array {
		return array_column( SecurityEvents::all(), 'kind' );
	}

	/** How often a hook runs from now on. */
	protected static function runs_of( string $hook ): \ArrayObject {
		$runs = new \ArrayObject();
		add_filter(
			$hook,
			static function ( mixed $value = null ) use ( $runs ): mixed {
				$runs[] = func_get_args();
				return $value;
			},
			1,
			4
		);
		return $runs;
	}
}
