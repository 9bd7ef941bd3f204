<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\FallbackFonts;
use Frontage\Slider\Import\Pictures;
use Frontage\Slider\Owner\Duplicate;
use Frontage\Tests\RefusingDatabase;
use Frontage\Slider\Import\Command;
use Frontage\Slider\Import\Import;
use Frontage\Slider\Import\Media;
use Frontage\Slider\Import\Remote;
use Frontage\Slider\Import\ThemeFont;
use Frontage\Slider\Import\Findings;
use Frontage\Slider\Import\Kept;
use Frontage\Slider\Model\Document\Blocks;
use Frontage\Slider\Model\Document\Normalise;
use Frontage\Slider\Page;
use Frontage\Slider\Sliders;
use Frontage\SliderImport\Fonts;
use Frontage\SliderImport\Importer;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_CLI;
use WP_Error;
use WP_REST_Request;

require_once dirname( __DIR__, 3 ) . '/tests/support/wp-cli.php';

/** An owner takes over sliders, by REST and on the command line. */
final class ImportTest extends WordPressTestCase {

	use RefusingDatabase;

	private const FIXTURES = __DIR__ . '/../../../tests/fixtures/slider/';

	private string $file = '';

	/** @var list<string> */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		Page::reset();
		Sliders::forget();
		$this->file  = (string) tempnam( sys_get_temp_dir(), 'slider' );
		$this->asked = [];
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				$this->asked[] = $url;
				return str_contains( $url, 'missing' ) ? [ 'response' => [ 'code' => 404 ], 'body' => 'x' ] : [ 'response' => [ 'code' => 200 ], 'body' => str_contains( $url, 'huge' ) ? str_repeat( 'x', 1_048_577 ) : self::png(), 'headers' => [], 'cookies' => [] ];
			},
			10,
			3
		);
	}

	protected function tearDown(): void {
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
		}
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	private static function png(): string {
		$image = imagecreatetruecolor( 60, 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	private static function page( string $picture = 'https://old.test/wp-content/uploads/a.png', string $alias = 'news' ): string {
		return "<rs-module-wrap data-alias=\"$alias\"><rs-module id=\"$alias\"><rs-slides><rs-slide data-key=\"a\" data-thumb=\"$picture\"><img class=\"rev-slidebg\" src=\"$picture\" width=\"9\" alt=\"A\"><rs-layer id=\"l\" data-type=\"text\" data-strange=\"7\" data-actions=\"o:click;a:openmodal;modal:$alias;\">1 &amp; 2<img src=\"$picture\"></rs-layer></rs-slide></rs-slides></rs-module></rs-module-wrap>";
	}

	private function library( string $mode = Media::COPY ): Media {
		return new Media( $mode, [ '*' ], remote: new Remote( static fn( string $host ): array => [ '93.184.215.14' ] ) );
	}

	/**
	 * @return list<array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> }>
	 */
	private function import( string $content, ?Media $media = null ): array {
		file_put_contents( $this->file, $content );
		$made = ( new Import( $media ?? new Media() ) )->file( $this->file );
		self::assertIsArray( $made, $made instanceof WP_Error ? $made->get_error_message() : '' );
		return $made;
	}

	/** @return array<string, mixed> */
	private static function model( int $id ): array {
		return Blocks::from_blocks( parse_blocks( (string) get_post( $id )?->post_content )[0] );
	}

	/** @param array<string, mixed> $report */
	private static function said( array $report ): string {
		return implode( "\n", [ ...array_column( Findings::entries( $report ), 'text' ), ...array_column( Kept::pictures( $report ), 'why' ) ] );
	}

	private static function count_posts(): int {
		return count( get_posts( [ 'post_type' => [ Sliders::POST_TYPE, 'attachment' ], 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function fixtures(): iterable {
		foreach ( glob( self::FIXTURES . '*.json' ) ?: [] as $file ) {
			yield basename( $file ) => [ $file ];
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_every_recorded_slider_is_stored_as_it_was_read( string $file ): void {
		wp_set_current_user( 0 ); // On the command line there is nobody.
		kses_init();
		$made = ( new Import( new Media( Media::LINK ) ) )->file( $file );
		self::assertIsArray( $made );
		foreach ( Importer::file( $file ) as $n => $read ) {
			$wanted = Normalise::slider( Fonts::with_fallback( [ ...$read['model'], 'alias' => $made[ $n ]['alias'] ], ThemeFont::family(), FallbackFonts::name( ... ) ) )->model;
			$stored = Normalise::slider( self::model( $made[ $n ]['id'] ) )->model;
			array_walk_recursive(
				$wanted,
				static function ( mixed &$value, int|string $key ): void {
					$value = is_string( $value ) && 'url' === $key ? \Frontage\Slider\Model\Safe\Sanitiser::url( $value ) : $value;
				}
			);
			unset( $wanted['extras'], $stored['extras'] );
			self::assertEquals( self::without_numbers( $wanted ), $stored );
			self::assertEquals( $read['model']['extras'] ?? [], json_decode( (string) get_post_meta( $made[ $n ]['id'], Import::EXTRAS, true ), true ) ?? [] );
			wp_publish_post( $made[ $n ]['id'] );
			self::assertStringContainsString( 'fr-slider', do_blocks( "<!-- wp:frontage/slider {\"ref\":{$made[ $n ]['id']}} /-->" ) );
		}
	}

	/**
	 * Numbers of pictures count only on the site that they come from.
	 *
	 * @param array<mixed> $part
	 * @return array<mixed>
	 */
	private static function without_numbers( array $part ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = self::without_numbers( in_array( $key, [ 'image', 'thumb', 'poster', 'backgroundImage' ], true ) ? array_diff_key( $value, [ 'id' => 1 ] ) : $value );
			}
		}
		return $part;
	}

	public function test_a_slider_comes_as_a_draft_with_its_extras(): void {
		$made = $this->import( self::page() );
		$post = get_post( $made[0]['id'] );
		self::assertSame( [ 'draft', 'news', 'news' ], [ $post?->post_status, $post?->post_name, $made[0]['alias'] ] );
		$extras = (array) json_decode( (string) get_post_meta( $made[0]['id'], Import::EXTRAS, true ), true );
		self::assertContains( [ 'path' => 'slides.0.layers.0.data-strange', 'value' => '7' ], $extras );
		self::assertTrue( is_protected_meta( Import::EXTRAS, 'post' ) );
	}

	public function test_extras_are_bounded_in_all_and_what_is_too_much_is_in_the_report(): void {
		$extra = implode( '', array_map( static fn ( int $n ): string => " data-strange-$n=\"" . str_repeat( chr( 97 + $n % 26 ), 60_000 ) . '"', range( 1, 40 ) ) );
		$page  = str_replace( ' data-strange="7"', "$extra data-strange=\"7\"", self::page() );
		foreach ( [ false, true ] as $dry ) {
			file_put_contents( $this->file, $page );
			$made = ( new Import( new Media(), 'draft', $dry ) )->file( $this->file );
			self::assertIsArray( $made );
			$left = array_filter( (array) $made[0]['report']['dropped'], static fn ( mixed $one ): bool => is_array( $one ) && 'setting' === $one['what'] );
			self::assertCount( 6, $left );
			self::assertStringContainsString( 'A very long text was cut or left out (slides.0.layers.0.data-strange-40).', self::said( $made[0]['report'] ) );
		}
		$made = $this->import( $page );
		$kept = (string) get_post_meta( $made[0]['id'], Import::EXTRAS, true );
		self::assertLessThanOrEqual( Import::EXTRAS_BYTES, strlen( $kept ) );
		$kept = (array) json_decode( $kept, true );
		self::assertContains( [ 'path' => 'slides.0.layers.0.data-strange', 'value' => '7' ], $kept, 'What is small still finds its place.' );
		$left = array_column( (array) $made[0]['report']['dropped'], 'text', 'path' );
		self::assertSame( '"' . str_repeat( chr( 97 + 40 % 26 ), 60_000 ) . '"', $left['slides.0.layers.0.data-strange-40'] );
	}

	public function test_extras_that_cannot_be_stored_are_said(): void {
		add_filter( 'add_post_metadata', static fn ( mixed $check, int $id, string $key ): mixed => Import::EXTRAS === $key ? false : $check, 10, 3 );
		$made  = $this->import( self::page() );
		$lines = self::said( $made[0]['report'] );
		self::assertSame( '', get_post_meta( $made[0]['id'], Import::EXTRAS, true ) );
		self::assertContains( 'extras-not-kept', array_column( (array) $made[0]['report']['notes'], 'code' ) );
		self::assertStringContainsString( 'could not be stored', $lines );
	}

	public function test_nothing_is_fetched_and_nothing_shown_from_elsewhere_unless_it_is_asked_for(): void {
		$model = self::model( $this->import( self::page() )[0]['id'] );
		self::assertSame( [], $this->asked );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( $model ) );
		self::assertStringContainsString( 'old.test', (string) get_post_meta( $this->import( self::page() )[0]['id'], Import::EXTRAS, true ) );
		self::assertStringContainsString( 'old.test', (string) wp_json_encode( self::model( $this->import( self::page(), $this->library( Media::LINK ) )[0]['id'] ) ) );
		self::assertSame( [], $this->asked );
		self::assertStringContainsString( 'wp-content/uploads', (string) wp_json_encode( self::model( $this->import( self::page( home_url( '/wp-content/uploads/a.png' ) ) )[0]['id'] ), JSON_UNESCAPED_SLASHES ), 'What is of this site stays.' );
	}

	public function test_pictures_are_copied_once_and_known_to_the_library(): void {
		$made  = $this->import( self::page(), $this->library() );
		$model = self::model( $made[0]['id'] );
		self::assertSame( [ 'https://old.test/wp-content/uploads/a.png' ], $this->asked );
		$image = $model['slides'][0]['background']['image'];
		self::assertSame( [ 60, 40, 'A' ], [ $image['width'], $image['height'], $image['alt'] ] );
		self::assertSame( $image['url'], wp_get_attachment_url( $image['id'] ) );
		self::assertSame( $image['id'], $model['slides'][0]['thumb']['id'] );
		self::assertMatchesRegularExpression( '~/slider-[0-9a-f]{16}\.png$~', $image['url'] );
		self::assertSame( '1 &amp; 2<img src="' . $image['url'] . '">', $model['slides'][0]['layers'][0]['html'] );
		self::assertSame( 'a', get_post( $image['id'] )?->post_title );
	}

	public function test_pictures_of_a_zip_are_taken_from_it(): void {
		$zip = new \ZipArchive();
		unlink( $this->file );
		$zip->open( $this->file, \ZipArchive::CREATE );
		$zip->addFromString( 'slider_export.txt', (string) wp_json_encode( [ 'params' => [ 'title' => 'A' ], 'alias' => 'a', 'slides' => [ [ 'id' => 1, 'params' => [ 'bg' => [ 'type' => 'image', 'image' => 'http://old.test/wp-content/uploads/revslider/x/b.png', 'imageId' => 5 ] ], 'layers' => [] ] ] ] ) );
		$zip->addFromString( 'images/revslider/x/b.png', self::png() );
		$zip->close();
		$made = ( new Import( $this->library() ) )->file( $this->file );
		self::assertIsArray( $made );
		self::assertSame( [], $this->asked );
		self::assertSame( 60, self::model( $made[0]['id'] )['slides'][0]['background']['image']['width'] );
	}

	/** @return iterable<string, array{string, bool}> An address; whether it is asked at all. */
	public static function addresses(): iterable {
		yield 'not there' => [ 'https://old.test/missing.png', true ];
		yield 'too big' => [ 'https://old.test/huge.png', true ];
		yield 'not what it says' => [ 'https://old.test/a.jpg', true ];
		yield 'no medium' => [ 'https://old.test/a.php', true ];
		yield 'a drawing' => [ 'https://old.test/a.svg', true ];
		yield 'a port' => [ 'https://old.test:8080/a.png', false ];
		yield 'a name' => [ 'https://me@old.test/a.png', false ];
	}

	#[DataProvider( 'addresses' )]
	public function test_what_cannot_be_copied_is_said_and_kept_aside( string $url, bool $asked ): void {
		$made = $this->import( self::page( $url ), $this->library() );
		self::assertCount( $asked ? 1 : 0, $this->asked );
		self::assertContains( 'not-copied', array_column( (array) $made[0]['report']['notes'], 'code' ) );
		self::assertArrayNotHasKey( 'url', self::model( $made[0]['id'] )['slides'][0]['background']['image'] );
		self::assertSame( 1, self::count_posts() );
	}

	public function test_a_drawing_of_another_site_is_inlined_when_it_is_asked_for(): void {
		$page = str_replace( '<rs-layer id="l" data-type="text"', '<rs-layer id="s" data-type="svg" data-svg_src="https://old.test/a.svg"></rs-layer><rs-layer id="l" data-type="text"', self::page( '' ) );
		self::assertArrayNotHasKey( 'svg', self::model( $this->import( $page )[0]['id'] )['slides'][0]['layers'][0] );
		self::assertSame( [], $this->asked );
		add_filter( 'pre_http_request', static fn(): array => [ 'response' => [ 'code' => 200 ], 'body' => '<svg onload="x()"><path d="M0"/></svg>', 'headers' => [], 'cookies' => [] ], 20 );
		self::assertSame( [ 'html' => '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0"></path></svg>' ], self::model( $this->import( $page, $this->library() )[0]['id'] )['slides'][0]['layers'][0]['svg'] );
	}

	public function test_no_network_that_is_not_public_is_asked(): void {
		foreach ( [ '127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1', 'fc00::1', 'fe80::1', '::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '64:ff9b::5db8:d70e', '::ffff:100.64.0.1', '198.18.0.1', '198.19.255.254', '192.0.0.8', '192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '224.0.0.1', '' ] as $address ) {
			self::assertInstanceOf( WP_Error::class, ( new Remote( static fn(): array => [ '93.184.215.14', $address ] ) )->get( 'https://old.test/a.png' ), $address );
		}
		foreach ( [ 'https://127.0.0.1/a', 'https://[::1]/a', 'https://2130706433/a', 'https://0x7f.1/a', 'https://localhost/a', 'ftp://old.test/a', 'file:///etc/passwd', 'https:///a' ] as $url ) {
			self::assertInstanceOf( WP_Error::class, ( new Remote() )->get( $url ), $url );
		}
		self::assertSame( [], $this->asked );
		self::assertIsString( ( new Remote( static fn(): array => [ '93.184.215.14', '2606:2800:21f::1' ] ) )->get( 'https://old.test/a.png' ) );
	}

	public function test_nothing_is_fetched_where_an_address_cannot_be_held_to(): void {
		$without = new Remote( static fn (): array => [ '93.184.215.14' ], false );
		$made    = $this->import( self::page(), new Media( Media::COPY, [ '*' ], remote: $without ) );
		self::assertSame( [], $this->asked );
		self::assertArrayNotHasKey( 'url', self::model( $made[0]['id'] )['slides'][0]['background']['image'] );
		self::assertStringContainsString( 'Please put the file into the zip', self::said( $made[0]['report'] ) );
		$answer = ( new Remote( static fn (): array => [ '93.184.215.14' ] ) )->get( 'https://old.test/a.png' );
		self::assertSame( \WpOrg\Requests\Transport\Curl::test( [ 'ssl' => true ] ), is_string( $answer ) );
	}

	public function test_nothing_is_fetched_where_a_proxy_looks_the_name_up_again(): void {
		$proxy = new class() extends \WP_HTTP_Proxy {
			public function is_enabled() {
				return true;
			}
			public function send_through_proxy( $uri ) {
				return str_starts_with( $uri, 'https://old.test/' );
			}
		};
		$remote = new Remote( static fn (): array => [ '93.184.215.14' ], proxy: $proxy );
		self::assertInstanceOf( WP_Error::class, $remote->get( 'https://old.test/a.png' ) );
		self::assertSame( [], $this->asked );
		self::assertIsString( $remote->get( 'https://other.test/a.png' ), 'What WordPress asks itself is held to its address.' );
	}

	public function test_an_answer_is_unpacked_once_within_the_limit(): void {
		$read = static function (): string {
			$raw = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: image/png\nContent-Encoding: gzip\r\nCONTENT-encoding:\r\n\tbr\r\n\r\nx\r\nContent-Encoding: gzip";
			do_action_ref_array( 'requests-requests.before_parse', [ &$raw ] ); // As WordPress does when an answer has come.
			return $raw;
		};
		$came = '';
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( &$came, $read ): mixed {
				$came = $read();
				return $answer;
			},
			20
		);
		( new Remote( static fn(): array => [ '93.184.215.14' ] ) )->get( 'https://old.test/a.png' );
		self::assertSame( "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\nx\r\nContent-Encoding: gzip", $came );
		self::assertStringContainsString( "OK\r\nContent-Encoding: gzip", $read(), 'Nothing else is touched.' );
	}

	public function test_a_name_that_is_in_use_gets_a_number_and_its_dialogs_follow(): void {
		$this->import( self::page() );
		$made = $this->import( self::page() . self::page( alias: 'other' ) );
		self::assertSame( [ 'news-2', 'other' ], array_column( $made, 'alias' ) );
		self::assertSame( [ [ 'path' => 'alias', 'from' => 'news', 'to' => 'news-2' ] ], $made[0]['report']['renamed'] );
		$model = self::model( $made[0]['id'] );
		self::assertSame( [ 'news-2', 'news-2' ], [ $model['alias'], $model['slides'][0]['layers'][0]['actions'][0]['modal'] ] );
	}

	public function test_an_import_that_fails_leaves_nothing(): void {
		$before = self::count_posts();
		file_put_contents( $this->file, self::page() . self::page( alias: 'other' ) );
		add_filter( 'wp_insert_post_empty_content', static fn( bool $empty, array $post ): bool => $empty || 'other' === ( $post['post_name'] ?? '' ), 20, 2 );
		self::assertInstanceOf( WP_Error::class, ( new Import( $this->library() ) )->file( $this->file ) );
		self::assertSame( $before, self::count_posts() );
		file_put_contents( $this->file, 'a:1:{i:0;O:8:"stdClass":0:{}}' );
		$refused = ( new Import( new Media() ) )->file( $this->file );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( 'frontage_slider_not_imported', $refused->get_error_code() );
	}

	/** @param array<string, mixed> $params */
	private function send( array $params = [], ?string $file = null ): \WP_REST_Response {
		file_put_contents( $this->file, self::page() );
		$request = new WP_REST_Request( 'POST', '/frontage/v1/sliders/import' );
		$request->set_body_params( $params );
		$request->set_file_params( [ 'file' => [ 'name' => 'page.html', 'tmp_name' => $file ?? $this->file, 'error' => UPLOAD_ERR_OK, 'size' => 1 ] ] );
		return rest_do_request( $request );
	}

	public function test_the_route_takes_a_file_from_those_who_may(): void {
		self::assertSame( 401, $this->send()->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->send()->get_status() );
		wp_get_current_user()->add_cap( Import::CAPABILITY );
		$dry = $this->send( [ 'dry_run' => true ] );
		self::assertSame( [ 200, 0 ], [ $dry->get_status(), self::count_posts() ] );
		self::assertSame( [ 'This site only' ], array_column( $dry->get_data()['effects'], 'values', 'name' )['loads'] );
		self::assertSame( [ 'old.test (news)' ], array_column( $this->send( [ 'dry_run' => true, 'media' => 'link' ] )->get_data()['effects'], 'values', 'name' )['loads'] );
		$answer = $this->send( [ 'status' => 'publish' ] );
		$data   = $answer->get_data();
		self::assertIsArray( $data );
		self::assertSame( [ 201, [ 'id', 'alias', 'title', 'edit', 'report' ] ], [ $answer->get_status(), array_keys( $data['sliders'][0] ) ] );
		self::assertSame( 'publish', get_post_status( $data['sliders'][0]['id'] ) );
		self::assertSame( 400, $this->send( [ 'media' => 'steal' ] )->get_status() );
		self::assertSame( 400, $this->send( file: '/nowhere' )->get_status() );
	}

	public function test_who_may_import_may_not_therefore_publish_or_upload(): void {
		$this->sign_in( 'contributor' );
		wp_get_current_user()->add_cap( Import::CAPABILITY );
		foreach ( [ [ 'status' => 'publish' ], [ 'status' => 'private' ], [ 'media' => 'copy' ] ] as $params ) {
			self::assertSame( 403, $this->send( $params )->get_status() );
		}
		self::assertSame( [ 0, [] ], [ self::count_posts(), $this->asked ] );
		self::assertSame( 201, $this->send()->get_status() );
	}

	public function test_neither_captions_nor_larger_pictures_of_others_are_shown_unasked(): void {
		$here  = home_url( '/wp-content/a.png' );
		$page  = str_replace( [ '<img class', '1 &amp; 2' ], [ "<img srcset=\"$here 1x, https://old.test/b.png 2x\" class", '<video src="/a.mp4"><track src="https://old.test/a.vtt"></video>' ], self::page( $here ) );
		$model = self::model( $this->import( $page )[0]['id'] );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( $model ) );
		self::assertSame( $here, $model['slides'][0]['background']['image']['url'] );
		self::assertStringContainsString( 'old.test', (string) wp_json_encode( self::model( $this->import( $page, new Media( Media::LINK ) )[0]['id'] ) ) );
	}

	public function test_the_command_says_what_became_of_it(): void {
		Command::register();
		self::assertSame( Command::class, WP_CLI::$commands['frontage slider'] );
		file_put_contents( $this->file, self::page() );
		WP_CLI::$said = [];
		( new Command() )->import( [ $this->file ], [ 'dry-run' => '1' ] );
		self::assertSame( [ 'Email goes to: Nobody', 'Loads from: This site only', 'Code that runs: None', 'news', 'Success: 1 of 1 slider moved in. 1 thing to look at.' ], [ ...array_slice( WP_CLI::$said, 0, 4 ), end( WP_CLI::$said ) ] );
		self::assertContains( '  ! Not copied and not shown: https://old.test/wp-content/uploads/a.png', WP_CLI::$said );
		self::assertSame( 0, self::count_posts() );
		( new Command() )->import( [ $this->file ], [ 'format' => 'json' ] );
		self::assertIsArray( json_decode( (string) end( WP_CLI::$said ), true ) );
		( new Command() )->import( [ '/nowhere' ], [] );
		self::assertSame( 'Error: There is no such file.', end( WP_CLI::$said ) );
	}

	public function test_what_the_database_refuses_is_told_and_nothing_stays(): void {
		$before = self::count_posts();
		file_put_contents( $this->file, self::page() . self::page( alias: 'other' ) );
		foreach ( [ [ 'posts', '"alias":"other' ], [ 'postmeta', Kept::META ] ] as $words ) {
			$this->refuse_writes( ...array_map( static fn ( string $word ): string => str_replace( '"', '\\"', $word ), $words ) );
			$refused = ( new Import( $this->library() ) )->file( $this->file );
			remove_all_filters( 'query' );
			self::assertInstanceOf( WP_Error::class, $refused );
			self::assertStringStartsWith( 'The database did not store “', $refused->get_error_message() );
			self::assertSame( $before, self::count_posts() );
		}
	}

	public function test_a_copy_is_whole_or_not_there(): void {
		$made   = $this->import( self::page() );
		$slider = get_post( $made[0]['id'] );
		self::assertNotNull( $slider );
		$before = self::count_posts();
		$this->refuse_writes( 'postmeta', Import::EXTRAS );
		self::assertInstanceOf( WP_Error::class, Duplicate::of( $slider ) );
		self::assertSame( $before, self::count_posts() );
	}

	public function test_pictures_that_cannot_be_taken_off_the_list_do_not_stand_in_the_slider_either(): void {
		$made    = $this->import( self::page() )[0]['id'];
		$content = get_post( $made )->post_content;
		$this->refuse_writes( 'postmeta', Kept::META );
		$refused = ( new Pictures( remote: new Remote( static fn( string $host ): array => [ '93.184.215.14' ] ) ) )->fetch( $made, [ '*' ] );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertStringStartsWith( 'The database did not store “', $refused->get_error_message() );
		self::assertSame( $content, get_post( $made )->post_content );
	}
}
