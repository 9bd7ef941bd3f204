<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Admin\DuplicateAction;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\ThemeFontFamily;
use Frontage\Slider\Import\SliderCommand;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Rendering\FallbackFontMetrics;
use Frontage\SliderImport\Report\FontFallbacks;
use Frontage\SliderImport\SliderImporter;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_CLI;
use WP_Error;
use WP_REST_Request;

require_once dirname( __DIR__, 3 ) . '/tests/support/wp-cli.php';
require_once __DIR__ . '/ImportTestCase.php';

/** An owner takes over sliders, by REST and on the command line. */
final class ImportTest extends ImportTestCase {

	use RefusingDatabase;

	private const FIXTURES = __DIR__ . '/../../../tests/fixtures/slider/';

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
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::LINK ) ) )->create_from_file( $file );
		self::assertIsArray( $made );
		foreach ( SliderImporter::file( $file ) as $n => $read ) {
			$wanted = Normalizer::slider( FontFallbacks::with_fallback( [ ...$read['model'], 'alias' => $made[ $n ]['alias'] ], ThemeFontFamily::family(), FallbackFontMetrics::name( ... ) ) )->model;
			$stored = Normalizer::slider( self::model( $made[ $n ]['id'] ) )->model;
			array_walk_recursive(
				$wanted,
				static function ( mixed &$value, int|string $key ): void {
					$value = is_string( $value ) && 'url' === $key ? \Frontage\Slider\Model\Sanitizer\HtmlSanitizer::url( $value ) : $value;
				}
			);
			unset( $wanted['extras'], $stored['extras'] );
			self::assertEquals( self::without_numbers( $wanted ), $stored );
			self::assertEquals( $read['model']['extras'] ?? [], json_decode( (string) get_post_meta( $made[ $n ]['id'], SliderCreator::EXTRAS, true ), true ) ?? [] );
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
		$extras = (array) json_decode( (string) get_post_meta( $made[0]['id'], SliderCreator::EXTRAS, true ), true );
		self::assertContains( [ 'path' => 'slides.0.layers.0.data-strange', 'value' => '7' ], $extras );
		self::assertTrue( is_protected_meta( SliderCreator::EXTRAS, 'post' ) );
	}

	public function test_extras_are_bounded_in_all_and_what_is_too_much_is_in_the_report(): void {
		$extra = implode( '', array_map( static fn ( int $n ): string => " data-strange-$n=\"" . str_repeat( chr( 97 + $n % 26 ), 60_000 ) . '"', range( 1, 40 ) ) );
		$page  = str_replace( ' data-strange="7"', "$extra data-strange=\"7\"", self::page() );
		foreach ( [ false, true ] as $dry ) {
			file_put_contents( $this->file, $page );
			$made = ( new SliderCreator( new MediaImporter(), 'draft', $dry ) )->create_from_file( $this->file );
			self::assertIsArray( $made );
			$left = array_filter( (array) $made[0]['report']['dropped'], static fn ( mixed $one ): bool => is_array( $one ) && 'setting' === $one['what'] );
			self::assertCount( 6, $left );
			self::assertStringContainsString( 'A very long text was shortened or removed (slides.0.layers.0.data-strange-40).', self::said( $made[0]['report'] ) );
		}
		$made = $this->import( $page );
		$kept = (string) get_post_meta( $made[0]['id'], SliderCreator::EXTRAS, true );
		self::assertLessThanOrEqual( SliderCreator::EXTRAS_BYTES, strlen( $kept ) );
		$kept = (array) json_decode( $kept, true );
		self::assertContains( [ 'path' => 'slides.0.layers.0.data-strange', 'value' => '7' ], $kept, 'What is small still finds its place.' );
		$left = array_column( (array) $made[0]['report']['dropped'], 'text', 'path' );
		self::assertSame( '"' . str_repeat( chr( 97 + 40 % 26 ), 60_000 ) . '"', $left['slides.0.layers.0.data-strange-40'] );
	}

	public function test_extras_that_cannot_be_stored_are_said(): void {
		add_filter( 'add_post_metadata', static fn ( mixed $check, int $id, string $key ): mixed => SliderCreator::EXTRAS === $key ? false : $check, 10, 3 );
		$made  = $this->import( self::page() );
		$lines = self::said( $made[0]['report'] );
		self::assertSame( '', get_post_meta( $made[0]['id'], SliderCreator::EXTRAS, true ) );
		self::assertContains( 'extras-not-kept', array_column( (array) $made[0]['report']['notes'], 'code' ) );
		self::assertStringContainsString( 'could not be stored', $lines );
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
		self::assertInstanceOf( WP_Error::class, ( new SliderCreator( $this->library() ) )->create_from_file( $this->file ) );
		self::assertSame( $before, self::count_posts() );
		file_put_contents( $this->file, 'a:1:{i:0;O:8:"stdClass":0:{}}' );
		$refused = ( new SliderCreator( new MediaImporter() ) )->create_from_file( $this->file );
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
		wp_get_current_user()->add_cap( SliderCreator::CAPABILITY );
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
		wp_get_current_user()->add_cap( SliderCreator::CAPABILITY );
		foreach ( [ [ 'status' => 'publish' ], [ 'status' => 'private' ], [ 'media' => 'copy' ] ] as $params ) {
			self::assertSame( 403, $this->send( $params )->get_status() );
		}
		self::assertSame( [ 0, [] ], [ self::count_posts(), $this->asked ] );
		self::assertSame( 201, $this->send()->get_status() );
	}

	public function test_the_command_says_what_became_of_it(): void {
		SliderCommand::register();
		self::assertSame( SliderCommand::class, WP_CLI::$commands['frontage slider'] );
		file_put_contents( $this->file, self::page() );
		WP_CLI::$said = [];
		( new SliderCommand() )->import( [ $this->file ], [ 'dry-run' => '1' ] );
		self::assertSame( [ 'Email recipient: None', 'Content source: This site only', 'Scripts: None', 'news', 'Success: 1 of 1 slider imported. 1 item to review.' ], [ ...array_slice( WP_CLI::$said, 0, 4 ), end( WP_CLI::$said ) ] );
		self::assertContains( '  ! Not copied and not displayed: https://old.test/wp-content/uploads/a.png', WP_CLI::$said );
		self::assertSame( 0, self::count_posts() );
		( new SliderCommand() )->import( [ $this->file ], [ 'format' => 'json' ] );
		self::assertSame( [], json_decode( (string) end( WP_CLI::$said ), true )['skipped'] ?? null );
		( new SliderCommand() )->import( [ $this->file ], [ 'format' => 'json', 'existing' => 'skip' ] );
		$skipped = json_decode( (string) end( WP_CLI::$said ), true );
		self::assertSame( [ [], [ 'news' ] ], [ $skipped['sliders'] ?? null, $skipped['skipped'] ?? null ] );
		( new SliderCommand() )->import( [ '/nowhere' ], [] );
		self::assertSame( 'Error: File not found.', end( WP_CLI::$said ) );
	}

	public function test_what_the_database_refuses_is_told_and_nothing_stays(): void {
		$before = self::count_posts();
		file_put_contents( $this->file, self::page() . self::page( alias: 'other' ) );
		foreach ( [ [ 'posts', '"alias":"other' ], [ 'postmeta', ImportReportStore::META ] ] as $words ) {
			$this->refuse_writes( ...array_map( static fn ( string $word ): string => str_replace( '"', '\\"', $word ), $words ) );
			$refused = ( new SliderCreator( $this->library() ) )->create_from_file( $this->file );
			remove_all_filters( 'query' );
			self::assertInstanceOf( WP_Error::class, $refused );
			self::assertStringStartsWith( 'Could not save “', $refused->get_error_message() );
			self::assertSame( $before, self::count_posts() );
		}
	}

	public function test_a_copy_is_whole_or_not_there(): void {
		$made   = $this->import( self::page() );
		$slider = get_post( $made[0]['id'] );
		self::assertNotNull( $slider );
		$before = self::count_posts();
		$this->refuse_writes( 'postmeta', SliderCreator::EXTRAS );
		self::assertInstanceOf( WP_Error::class, DuplicateAction::duplicate( $slider ) );
		self::assertSame( $before, self::count_posts() );
	}
}
