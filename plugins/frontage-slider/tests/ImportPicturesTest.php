<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\RemoteImageFetcher;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

require_once __DIR__ . '/ImportTestCase.php';

/** Pictures of sliders that an owner takes over: what is fetched, from where, and what is not. */
final class ImportPicturesTest extends ImportTestCase {

	use RefusingDatabase;

	public function test_nothing_is_fetched_and_nothing_shown_from_elsewhere_unless_it_is_asked_for(): void {
		$model = self::model( $this->import( self::page() )[0]['id'] );
		self::assertSame( [], $this->asked );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( $model ) );
		self::assertStringContainsString( 'old.test', (string) get_post_meta( $this->import( self::page() )[0]['id'], SliderCreator::EXTRAS, true ) );
		self::assertStringContainsString( 'old.test', (string) wp_json_encode( self::model( $this->import( self::page(), $this->library( MediaImporter::LINK ) )[0]['id'] ) ) );
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
		$made = ( new SliderCreator( $this->library() ) )->create_from_file( $this->file );
		self::assertIsArray( $made );
		self::assertSame( [], $this->asked );
		self::assertSame( 60, self::model( $made[0]['id'] )['slides'][0]['background']['image']['width'] );
	}

	public function test_pictures_of_an_export_of_version_7_are_taken_from_its_zip(): void {
		$zip = new \ZipArchive();
		unlink( $this->file );
		$zip->open( $this->file, \ZipArchive::CREATE );
		$layer = [ 'id' => 1, 'type' => 'shape', 'subtype' => 'slidebg', 'bg' => [ 'image' => [ 'src' => '2026/01/b.png' ] ], 'tl' => [] ];
		$zip->addFromString( 'slider_data.json', (string) wp_json_encode( [ 'alias' => 'a', 'title' => 'A', 'params' => [ 'version' => '7.0.4' ], 'slides' => [ [ 'id' => 1, 'params' => [], 'layers' => [ '1' => $layer ] ] ] ] ) );
		$zip->addFromString( 'media/2026/01/b.png', self::png() );
		$zip->close();
		$made = ( new SliderCreator( $this->library() ) )->create_from_file( $this->file );
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
			self::assertInstanceOf( WP_Error::class, ( new RemoteSource( static fn(): array => [ '93.184.215.14', $address ] ) )->get( 'https://old.test/a.png' ), $address );
		}
		foreach ( [ 'https://127.0.0.1/a', 'https://[::1]/a', 'https://2130706433/a', 'https://0x7f.1/a', 'https://localhost/a', 'ftp://old.test/a', 'file:///etc/passwd', 'https:///a' ] as $url ) {
			self::assertInstanceOf( WP_Error::class, ( new RemoteSource() )->get( $url ), $url );
		}
		self::assertSame( [], $this->asked );
		self::assertIsString( ( new RemoteSource( static fn(): array => [ '93.184.215.14', '2606:2800:21f::1' ] ) )->get( 'https://old.test/a.png' ) );
	}

	public function test_nothing_is_fetched_where_an_address_cannot_be_held_to(): void {
		$without = new RemoteSource( static fn (): array => [ '93.184.215.14' ], false );
		$made    = $this->import( self::page(), new MediaImporter( MediaImporter::COPY, [ '*' ], remote: $without ) );
		self::assertSame( [], $this->asked );
		self::assertArrayNotHasKey( 'url', self::model( $made[0]['id'] )['slides'][0]['background']['image'] );
		self::assertStringContainsString( 'Add the file to the zip you import', self::said( $made[0]['report'] ) );
		$answer = ( new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) )->get( 'https://old.test/a.png' );
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
		$remote = new RemoteSource( static fn (): array => [ '93.184.215.14' ], proxy: $proxy );
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
		( new RemoteSource( static fn(): array => [ '93.184.215.14' ] ) )->get( 'https://old.test/a.png' );
		self::assertSame( "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\nx\r\nContent-Encoding: gzip", $came );
		self::assertStringContainsString( "OK\r\nContent-Encoding: gzip", $read(), 'Nothing else is touched.' );
	}

	public function test_neither_captions_nor_larger_pictures_of_others_are_shown_unasked(): void {
		$here  = home_url( '/wp-content/a.png' );
		$page  = str_replace( [ '<img class', '1 &amp; 2' ], [ "<img srcset=\"$here 1x, https://old.test/b.png 2x\" class", '<video src="/a.mp4"><track src="https://old.test/a.vtt"></video>' ], self::page( $here ) );
		$model = self::model( $this->import( $page )[0]['id'] );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( $model ) );
		self::assertSame( $here, $model['slides'][0]['background']['image']['url'] );
		self::assertStringContainsString( 'old.test', (string) wp_json_encode( self::model( $this->import( $page, new MediaImporter( MediaImporter::LINK ) )[0]['id'] ) ) );
	}

	public function test_pictures_that_cannot_be_taken_off_the_list_do_not_stand_in_the_slider_either(): void {
		$made    = $this->import( self::page() )[0]['id'];
		$content = get_post( $made )->post_content;
		$this->refuse_writes( 'postmeta', ImportReportStore::META );
		$refused = ( new RemoteImageFetcher( remote: new RemoteSource( static fn( string $host ): array => [ '93.184.215.14' ] ) ) )->fetch( $made, [ '*' ] );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertStringStartsWith( 'Could not save “', $refused->get_error_message() );
		self::assertSame( $content, get_post( $made )->post_content );
	}
}
