<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\Screens\GroupedFindings;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_Error;

/** A page with a slider, servers that answer, and what becomes of both. */
abstract class ImportTestCase extends WordPressTestCase {

	protected string $file = '';

	/** @var list<string> */
	protected array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
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
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => [ 'inherit', 'private', 'trash' ], 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	protected static function png(): string {
		$image = imagecreatetruecolor( 60, 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	protected static function page( string $picture = 'https://old.test/wp-content/uploads/a.png', string $alias = 'news' ): string {
		return "<rs-module-wrap data-alias=\"$alias\"><rs-module id=\"$alias\"><rs-slides><rs-slide data-key=\"a\" data-thumb=\"$picture\"><img class=\"rev-slidebg\" src=\"$picture\" width=\"9\" alt=\"A\"><rs-layer id=\"l\" data-type=\"text\" data-strange=\"7\" data-actions=\"o:click;a:openmodal;modal:$alias;\">1 &amp; 2<img src=\"$picture\"></rs-layer></rs-slide></rs-slides></rs-module></rs-module-wrap>";
	}

	protected function library( string $mode = MediaImporter::COPY ): MediaImporter {
		return new MediaImporter( $mode, [ '*' ], remote: new RemoteSource( static fn( string $host ): array => [ '93.184.215.14' ] ) );
	}

	/**
	 * @return list<array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> }>
	 */
	protected function import( string $content, ?MediaImporter $media = null ): array {
		file_put_contents( $this->file, $content );
		$made = ( new SliderCreator( $media ?? new MediaImporter() ) )->create_from_file( $this->file );
		self::assertIsArray( $made, $made instanceof WP_Error ? $made->get_error_message() : '' );
		return $made;
	}

	/** @return array<string, mixed> */
	protected static function model( int $id ): array {
		return BlockConverter::from_blocks( parse_blocks( (string) get_post( $id )?->post_content )[0] );
	}

	/** @param array<string, mixed> $report */
	protected static function said( array $report ): string {
		return implode( "\n", [ ...array_column( GroupedFindings::entries( $report ), 'text' ), ...array_column( ImportReportStore::images( $report ), 'why' ) ] );
	}

	protected static function count_posts(): int {
		return count( get_posts( [ 'post_type' => [ SliderRepository::POST_TYPE, 'attachment' ], 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) );
	}
}
