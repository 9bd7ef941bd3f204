<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Passkey;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\Passkey\Base64Url;
use Frontage\Accounts\Passkey\Challenge;
use Frontage\Accounts\Passkey\PasskeyHealth;
use Frontage\Accounts\Passkey\PasskeyPersonalData;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Kit\Database\Database;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Authenticator.php';

/** Making a passkey, and what becomes of it. */
#[Group( 'crypto' )]
#[Group( 'database' )]
final class PasskeyRegistrationTest extends WordPressTestCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps();
		self::on_network( static fn () => Database::install( [ PasskeyRepository::definitions()[1] ] ) ); // In a test it would end its transaction.
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS frnet_frontage_passkeys' );
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://example.test', 30 );
		}
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', static fn (): callable => static fn () => throw new \DomainException() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
	}

	public function test_who_may_ask_with_which_nonce(): void {
		$this->sign_in( 'administrator' );
		$theirs = wp_create_nonce( PasskeyRegistration::ASK );
		foreach ( [ 'nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			if ( 'nobody' === $role ) {
				wp_set_current_user( 0 );
			} else {
				$this->sign_in( $role );
			}
			foreach ( [ 'none' => '', 'wrong' => 'wrong12345', 'of another' => $theirs, 'as a list' => [ 'a' ], 'right' => wp_create_nonce( PasskeyRegistration::ASK ) ] as $kind => $nonce ) {
				[ $status, $answer ] = $this->ask( $nonce );
				self::assertSame( 'right' === $kind && 'nobody' !== $role ? 200 : 403, $status, "$role, $kind" );
				self::assertSame( 200 === $status, isset( $answer['challenge'] ), "$role, $kind" );
			}
		}
	}

	public function test_what_the_browser_is_told(): void {
		$user   = $this->sign_in( 'subscriber' );
		$answer = $this->ask( wp_create_nonce( PasskeyRegistration::ASK ) )[1];
		self::assertSame( [ 'id' => 'example.test', 'name' => 'Test' ], $answer['rp'] );
		self::assertSame( [ -7, -8, -257 ], array_column( $answer['pubKeyCredParams'], 'alg' ) );
		self::assertSame( 'required', $answer['authenticatorSelection']['residentKey'] );
		self::assertSame( 'required', $answer['authenticatorSelection']['userVerification'] );
		self::assertSame( [], $answer['excludeCredentials'] );
		self::assertSame( 32, strlen( Base64Url::decode( $answer['user']['id'] ) ) );
		self::assertTrue( $this->make( $user, new Authenticator( 'one' ) ) );
		self::assertSame( [ Base64Url::encode( 'one' ) ], array_column( $this->ask( wp_create_nonce( PasskeyRegistration::ASK ) )[1]['excludeCredentials'], 'id' ) );
		self::assertSame( $answer['user']['id'], $this->ask( wp_create_nonce( PasskeyRegistration::ASK ) )[1]['user']['id'], 'one name for all of a person’s passkeys' );
	}

	public function test_a_challenge_is_for_one_person_once(): void {
		$other = $this->sign_in( 'editor' );
		$user  = $this->sign_in( 'subscriber' );
		$of_other = Challenge::create( Challenge::registration_purpose( $other ) );
		self::assertFalse( PasskeyRegistration::store( $user, ( new Authenticator( 'one' ) )->make( $of_other ), '' ) );
		self::assertFalse( PasskeyRegistration::store( $user, ( new Authenticator( 'one' ) )->make( Challenge::create( Challenge::SIGN_IN ) ), '' ) );
		$challenge = Challenge::create( Challenge::registration_purpose( $user ) );
		self::assertTrue( PasskeyRegistration::store( $user, ( new Authenticator( 'one' ) )->make( $challenge ), '' ) );
		self::assertFalse( PasskeyRegistration::store( $user, ( new Authenticator( 'two' ) )->make( $challenge ), '' ) );
		self::assertFalse( PasskeyRegistration::store( $user, 'no answer', '' ) );
		self::assertCount( 1, PasskeyRepository::for_user( $user ) );
	}

	public function test_a_credential_is_of_one_person(): void {
		$authenticator = new Authenticator( 'one' );
		$first         = $this->sign_in( 'subscriber' );
		self::assertTrue( $this->make( $first, $authenticator ) );
		self::assertFalse( $this->make( $this->sign_in( 'subscriber' ), $authenticator ) );
		self::assertSame( $first, PasskeyRepository::by_credential( 'one' )?->user );
	}

	public function test_there_is_an_end_to_them(): void {
		$user = $this->sign_in( 'subscriber' );
		for ( $number = 0; $number < PasskeyRepository::MOST; $number++ ) {
			self::assertTrue( $this->make( $user, new Authenticator( "number $number" ) ) );
		}
		self::assertFalse( $this->make( $user, new Authenticator( 'one more' ) ) );
		self::assertSame( 409, $this->ask( wp_create_nonce( PasskeyRegistration::ASK ) )[0] );
	}

	public function test_they_go_with_their_person(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = $this->sign_in( 'subscriber' );
		$this->make( $user, new Authenticator( 'one' ) );
		self::assertTrue( PasskeyRepository::has_any() );
		wp_delete_user( $user );
		self::assertSame( [], PasskeyRepository::for_user( $user ) );
	}

	public function test_their_person_can_have_and_erase_them(): void {
		$user = $this->sign_in( 'subscriber' );
		$this->make( $user, new Authenticator( 'one' ), '<b>Phone</b>' );
		$email = wp_get_current_user()->user_email;
		$data  = PasskeyPersonalData::export( $email )['data'];
		self::assertSame( [ '&lt;b&gt;Phone&lt;/b&gt;' ], array_column( array_filter( $data[0]['data'], static fn ( array $line ): bool => 'Name' === $line['name'] ), 'value' ) );
		self::assertSame( [], PasskeyPersonalData::export( 'nobody@example.test' )['data'] );
		self::assertSame( 0, PasskeyPersonalData::erase( 'nobody@example.test' )['items_removed'] );
		self::assertSame( 1, PasskeyPersonalData::erase( $email )['items_removed'] );
		self::assertSame( [], PasskeyRepository::for_user( $user ) );
	}

	/** As a move by hand between databases may leave it. */
	public function test_a_row_that_cannot_be_read_hides_no_other(): void {
		global $wpdb;
		$user  = $this->sign_in( 'subscriber' );
		$table = Database::table( PasskeyRepository::TABLE );
		foreach ( [ 'YQ' => 'Phone', '!not base64!' => 'Old key', 'Yg' => 'Laptop' ] as $bytes => $name ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (user_id, hash, credential, handle, public_key, sign_count, name, made) VALUES (%d, %s, %s, %s, %s, 0, %s, UTC_TIMESTAMP())', $table, $user, hash( 'sha256', $bytes ), $bytes, $bytes, $bytes, $name ) );
		}
		self::assertSame( [ 'Phone', 'Old key', 'Laptop' ], array_column( PasskeyRepository::for_user( $user ), 'name' ) );
		self::assertCount( 3, PasskeyPersonalData::export( (string) get_userdata( $user )?->user_email )['data'] );
		self::assertSame( 'a', PasskeyRepository::user_handle( $user ) );
		self::assertSame( [ 'YQ', 'Yg' ], array_column( $this->ask( wp_create_nonce( PasskeyRegistration::ASK ) )[1]['excludeCredentials'], 'id' ) );
	}

	public function test_an_owner_is_told_where_there_can_be_none(): void {
		self::assertSame( 'good', PasskeyHealth::test()['status'] );
		add_filter( 'option_home', static fn (): string => 'http://example.test', 40 );
		self::assertSame( 'recommended', PasskeyHealth::test()['status'] );
		self::assertArrayHasKey( 'frontage_accounts_passkeys', PasskeyHealth::add_test( [] )['direct'] );
		update_option( RelyingParty::OPTION, '0' );
		self::assertSame( [], PasskeyHealth::add_test( [] ) );
	}

	public function test_of_two_hosts_the_upper_one_is_meant(): void {
		add_filter( 'option_siteurl', static fn (): string => 'https://wp.example.test/core', 40 );
		self::assertEquals( new RelyingParty( 'example.test', [ 'https://example.test', 'https://wp.example.test' ] ), RelyingParty::current() );
		add_filter( 'option_home', static fn (): string => 'https://localhost:8443/blog', 40 );
		add_filter( 'option_siteurl', static fn (): string => 'https://localhost:8443/blog', 50 );
		self::assertEquals( new RelyingParty( 'localhost', [ 'https://localhost:8443' ] ), RelyingParty::current() );
	}

	/** @return iterable<string, array{ string, string, string, string }> Host, domain of the network, what new passkeys are bound to, what older ones are. */
	public static function networks(): iterable {
		yield 'a subdomain'           => [ 'shop.example.test', 'example.test', 'example.test', 'shop.example.test' ];
		yield 'two levels below'      => [ 'a.b.example.test', 'Example.TEST', 'example.test', 'a.b.example.test' ];
		yield 'at a port'             => [ 'shop.example.test', 'example.test:8080', 'example.test', 'shop.example.test' ];
		yield 'the main site'         => [ 'example.test', 'example.test', 'example.test', '' ];
		yield 'the main site at www'  => [ 'www.example.test', 'example.test', 'example.test', 'www.example.test' ];
		yield 'a domain of its own'   => [ 'shop.example', 'example.test', 'shop.example', '' ];
		yield 'a name that ends so'   => [ 'myexample.test', 'example.test', 'myexample.test', '' ];
		yield 'below a top level'     => [ 'shop.localhost', 'localhost', 'shop.localhost', '' ];
		yield 'no network'            => [ 'shop.example.test', '', 'shop.example.test', '' ];
	}

	#[DataProvider( 'networks' )]
	public function test_in_a_network_of_subdomains_its_domain_is_meant( string $host, string $domain, string $id, string $older ): void {
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => "https://$host", 40 );
		}
		add_filter( 'frontage_accounts_passkey_domain', static fn (): string => $domain );
		self::assertEquals( new RelyingParty( $id, [ "https://$host" ], $older ), RelyingParty::current() );
		self::assertSame( $id === strtok( strtolower( $domain ), ':' ), RelyingParty::is_shared() );
	}

	public function test_who_leaves_one_site_of_a_network_keeps_what_is_good_on_the_others(): void {
		$user = $this->sign_in( 'subscriber' );
		self::assertTrue( $this->make( $user, new Authenticator( 'id', PasskeyRepository::user_handle( $user ) ) ) );
		add_filter( 'frontage_accounts_passkey_domain', static fn (): string => 'example.test' );
		PasskeyRepository::remove_for_deleted_user( $user );
		self::assertCount( 1, PasskeyRepository::for_user( $user ) );
		remove_all_filters( 'frontage_accounts_passkey_domain' );
		PasskeyRepository::remove_for_deleted_user( $user );
		self::assertSame( [], PasskeyRepository::for_user( $user ) );
	}

	public function test_one_of_a_site_moves_to_where_the_sites_under_its_domain_look(): void {
		global $wpdb;
		$user = $this->sign_in( 'subscriber' );
		$made = $this->make( $user, new Authenticator( 'id', PasskeyRepository::user_handle( $user ) ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET site = '', used = NULL", Database::table( PasskeyRepository::TABLE ) ) ); // As the version before made it.
		$before = PasskeyRepository::for_user( $user );
		self::assertSame( [ true, 1 ], [ $made, count( $before ) ] );
		self::on_network(
			static function () use ( $user, $before ): void {
				self::assertCount( 2, PasskeyRepository::definitions() );
				for ( $time = 1; $time <= 2; $time++ ) {
					PasskeyRepository::move_to_shared_table();
					self::assertSame( [ 'Phone', $before[0]->credential, $before[0]->handle, '' ], [ PasskeyRepository::for_user( $user )[0]->name, PasskeyRepository::for_user( $user )[0]->credential, PasskeyRepository::for_user( $user )[0]->handle, PasskeyRepository::for_user( $user )[0]->used ] );
					self::assertCount( 1, PasskeyRepository::for_user( $user ), "time $time" );
				}
				self::assertSame( [ true, false ], [ PasskeyRepository::has_any_for_host( 'shop.example.test' ), PasskeyRepository::has_any_for_host( 'example.test' ) ] );
				self::assertSame( [], Database::rows( 'SELECT id FROM ' . Database::table( PasskeyRepository::TABLE ) ) );
			}
		);
	}

	public function test_a_domain_that_comes_later_finds_what_was_made_before_it(): void {
		global $wpdb;
		$user = $this->sign_in( 'subscriber' );
		self::assertTrue( $this->make( $user, new Authenticator( 'id', PasskeyRepository::user_handle( $user ) ) ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET site = 'shop.example.test'", Database::table( PasskeyRepository::TABLE ) ) ); // Its host there.
		delete_option( 'frontage_accounts_passkey_domain' );
		self::on_network(
			static function () use ( $user ): void {
				self::assertSame( [ 'Phone' ], array_column( PasskeyRepository::for_user( $user ), 'name' ) );
				self::assertTrue( PasskeyRepository::has_any_for_host( 'shop.example.test' ) );
				self::assertSame( [], Database::rows( 'SELECT id FROM ' . Database::table( PasskeyRepository::TABLE ) ) );
			}
		);
	}

	/**
	 * As a site of a network, whose main site has tables of its own.
	 *
	 * @param \Closure(): mixed $run
	 */
	private static function on_network( \Closure $run ): void {
		global $wpdb;
		$prefix = $wpdb->base_prefix;
		$home   = static fn (): string => 'https://shop.example.test';
		$domain = static fn (): string => 'example.test';
		add_filter( 'option_home', $home, 40 );
		add_filter( 'option_siteurl', $home, 40 );
		add_filter( 'frontage_accounts_passkey_domain', $domain );
		$wpdb->base_prefix = 'frnet_';
		try {
			$run();
		} finally {
			$wpdb->base_prefix = $prefix;
			remove_filter( 'option_home', $home, 40 );
			remove_filter( 'option_siteurl', $home, 40 );
			remove_filter( 'frontage_accounts_passkey_domain', $domain );
		}
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function homes(): iterable {
		yield 'letters of other scripts' => [ 'https://BÜCHER.example/a', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example' ];
		yield 'as browsers write them'   => [ 'https://xn--bcher-kva.example', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example' ];
		yield 'the usual port'           => [ 'https://example.test:443', 'example.test', 'https://example.test' ];
		yield 'behind a proxy'           => [ 'http://example.test:80/', 'example.test', 'https://example.test' ];
		yield 'another port'             => [ 'https://example.test:8443', 'example.test', 'https://example.test:8443' ];
	}

	#[DataProvider( 'homes' )]
	public function test_the_site_is_named_as_browsers_name_it( string $home, string $id, string $origin ): void {
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => $home, 40 );
		}
		self::assertEquals( new RelyingParty( $id, [ $origin ] ), RelyingParty::current() );
	}

	private function make( int $user, Authenticator $authenticator, string $name = 'Phone' ): bool {
		return PasskeyRegistration::store( $user, $authenticator->make( Challenge::create( Challenge::registration_purpose( $user ) ) ), $name );
	}

	/** @return array{int, array<mixed>} */
	private function ask( mixed $nonce ): array {
		$status = 200;
		add_filter(
			'status_header',
			static function ( string $header, int $code ) use ( &$status ): string {
				$status = $code;
				return $header;
			},
			10,
			2
		);
		$_POST = [ '_wpnonce' => $nonce ];
		ob_start();
		try {
			PasskeyRegistration::send_options();
		} catch ( \DomainException ) {
			$answer = json_decode( (string) ob_get_clean(), true );
			self::assertIsArray( $answer );
			return [ $status, $answer ];
		}
	}
}
