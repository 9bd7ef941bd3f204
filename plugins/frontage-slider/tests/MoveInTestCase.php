<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Import\Screens\ImportScreen;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_Error;

/** Takes the steps of moving in as an owner does, on a site where other sites answer by what the test says. */
abstract class MoveInTestCase extends WordPressTestCase {

	protected string $file = '';

	/** @var list<string> */
	protected array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->file  = (string) tempnam( sys_get_temp_dir(), 'slider' );
		$this->asked = [];
		$this->sign_in( 'administrator' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				$this->asked[] = $url;
				$code          = str_contains( $url, 'missing' ) ? 404 : 200;
				return [ 'response' => [ 'code' => $code ], 'body' => str_contains( $url, '.png' ) ? self::png() : self::page(), 'headers' => [], 'cookies' => [] ];
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

	protected static function png( int $width = 60 ): string {
		$image = imagecreatetruecolor( max( 1, $width ), 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	protected static function page( string $picture = 'https://old.test/a.png', string $alias = 'news' ): string {
		return "<rs-module-wrap data-alias=\"$alias\"><rs-module id=\"$alias\"><rs-slides><rs-slide data-key=\"a\" data-title=\"One\"><img class=\"rev-slidebg\" src=\"$picture\" alt=\"A\"><rs-layer id=\"l\" data-type=\"text\" data-actions=\"o:click;a:getAccelerationPermission;\">Boats &amp; birds</rs-layer><rs-layer id=\"p\" data-type=\"image\"><img src=\"https://old.test/b.png\" alt=\"B\"></rs-layer></rs-slide></rs-slides></rs-module></rs-module-wrap>";
	}

	protected static function shown(): string {
		ob_start();
		try {
			ImportScreen::show();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/** @param array<string, mixed> $fields */
	protected function post( array $fields ): string|WP_Error|null {
		$_POST    = wp_slash( $fields );
		$_REQUEST = $_POST + [ '_wpnonce' => wp_create_nonce( ImportStepUrls::NAME ) ];
		try {
			return ImportScreen::process_form();
		} finally {
			$_POST    = [];
			$_REQUEST = [];
		}
	}

	/** Follows an address of the screen. */
	protected static function open( string|WP_Error|null $url ): string {
		self::assertIsString( $url, $url instanceof WP_Error ? $url->get_error_message() : '' );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET = $query;
		$html = self::shown();
		$_GET = [];
		return $html;
	}

	protected function choose( string $content, string $name = 'page.html' ): string|WP_Error|null {
		file_put_contents( $this->file, $content );
		$_FILES = [ 'frontage_slider_file' => [ 'name' => $name, 'tmp_name' => $this->file, 'error' => UPLOAD_ERR_OK, 'size' => 1 ] ];
		return $this->post( [ ImportStepUrls::NAME => 'file' ] );
	}

	protected static function token( string|WP_Error|null $url ): string {
		self::assertIsString( $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return is_string( $query['source'] ?? null ) ? $query['source'] : '';
	}

	/** @return list<int> */
	protected static function sliders(): array {
		return array_values( get_posts( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] ) );
	}

	/** @return array<string, mixed> */
	protected static function model( int $id ): array {
		return BlockConverter::from_blocks( parse_blocks( (string) get_post( $id )?->post_content )[0] );
	}
}
