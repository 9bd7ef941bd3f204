<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Images\LocalMedia;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\LibraryMedia;
use Frontage\Slider\Import\RemoteImageFetcher;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\Screens\ImportStepUrls;

require_once __DIR__ . '/MoveInTestCase.php';

/** Pictures of a slider that moves in: those of this site are used, those of others are fetched when the owner says so. */
final class MoveInPicturesTest extends MoveInTestCase {

	public function test_pictures_are_fetched_later_and_find_their_places(): void {
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		// Meanwhile the owner has put another slide first.
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => str_replace( '<!-- wp:frontage/slide {"key":"a"', "<!-- wp:frontage/slide {\"key\":\"new\"} /-->\n\n<!-- wp:frontage/slide {\"key\":\"a\"", (string) get_post( $id )?->post_content ) ] ) );
		$pictures = new RemoteImageFetcher( new LibraryMedia(), new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 0, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ 'elsewhere.test' ] ) );
		self::assertSame( [ 'copied' => 2, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ 'old.test' ] ) );
		self::assertCount( 2, $this->asked );
		$slide = self::model( $id )['slides'][1];
		self::assertSame( [ 60, 'A' ], [ $slide['background']['image']['width'], $slide['background']['image']['alt'] ] );
		self::assertSame( 60, $slide['layers'][1]['image']['width'] );
		self::assertSame( $slide['background']['image']['id'], $slide['layers'][1]['image']['id'], 'The same bytes are one picture.' );
		self::assertSame( [], ImportReportStore::images( ImportReportStore::read( $id ) ?? [] ) );
		self::assertStringNotContainsString( 'old.test', self::open( ImportStepUrls::report_url( [ $id ] ) ) );
	}

	public function test_what_is_saved_while_pictures_are_fetched_stays(): void {
		global $wpdb;
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id   = self::sliders()[0];
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		$theirs = static function ( mixed $answer ) use ( $wpdb, $post ): mixed {
			// In another request: this one's cache knows nothing of it.
			$wpdb->update( $wpdb->posts, [ 'post_content' => str_replace( 'Boats', 'Ships', $post->post_content ) ], [ 'ID' => $post->ID ] );
			return $answer;
		};
		add_filter( 'pre_http_request', $theirs, 20 );
		( new RemoteImageFetcher( new LibraryMedia(), new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) ) )->fetch( $id, [ '*' ] );
		self::assertStringContainsString( 'Ships', self::model( $id )['slides'][0]['layers'][0]['html'] );
		self::assertSame( 60, self::model( $id )['slides'][0]['background']['image']['width'] );
	}

	public function test_files_that_are_closed_are_not_taken_whatever_their_address_looks_like(): void {
		$dir = wp_get_upload_dir();
		foreach ( [ 'frontage-private', 'woocommerce_uploads/2026', 'open' ] as $folder ) {
			wp_mkdir_p( "{$dir['basedir']}/$folder" );
			file_put_contents( "{$dir['basedir']}/$folder/a.png", 'x' );
		}
		foreach ( [ 'frontage-private/a.png', '/frontage-private/a.png', './frontage-private/a.png', 'open//../frontage-private/a.png', 'woocommerce_uploads/2026/a.png', '%2ffrontage-private//a.png' ] as $name ) {
			self::assertNull( LocalMedia::file( "{$dir['baseurl']}/$name" ), $name );
		}
		self::assertNotNull( LocalMedia::file( "{$dir['baseurl']}/open/a.png" ) );
		foreach ( [ 'frontage-private', 'woocommerce_uploads/2026', 'open' ] as $folder ) {
			unlink( "{$dir['basedir']}/$folder/a.png" );
		}
		rmdir( "{$dir['basedir']}/woocommerce_uploads/2026" );
		rmdir( "{$dir['basedir']}/woocommerce_uploads" );
		rmdir( "{$dir['basedir']}/open" );
	}

	public function test_a_picture_that_cannot_be_fetched_is_listed_and_can_be_tried_again(): void {
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page( 'https://old.test/missing.png' ) ) ), 'sliders' => [ '0' ] ] );
		$id       = self::sliders()[0];
		$pictures = new RemoteImageFetcher( new LibraryMedia(), new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 1, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
		$html = self::open( ImportStepUrls::report_url( [ $id ] ) );
		self::assertStringContainsString( 'Try again', $html );
		self::assertStringContainsString( 'The other site did not provide the file.', $html );
		self::assertSame( [ 'copied' => 0, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
		self::assertSame( [ 'copied' => 0, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ], true ) );
	}

	public function test_a_few_at_a_time_so_that_no_request_takes_for_ever(): void {
		$slides = implode( '', array_map( static fn ( int $n ): string => "<rs-slide data-key=\"k$n\"><img class=\"rev-slidebg\" src=\"https://old.test/$n.png\"></rs-slide>", range( 1, 9 ) ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( "<rs-module-wrap data-alias=\"many\"><rs-module id=\"many\"><rs-slides>$slides</rs-slides></rs-module></rs-module-wrap>" ) ), 'sliders' => [ '0' ] ] );
		$id       = self::sliders()[0];
		$pictures = new RemoteImageFetcher( new LibraryMedia(), new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 6, 'failed' => 0, 'left' => 3 ], $pictures->fetch( $id, [ '*' ] ) );
		self::assertSame( [ 'copied' => 3, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
	}

	public function test_a_picture_of_this_site_is_used_and_not_copied(): void {
		$there = ( new LibraryMedia() )->add( self::png( 1800 ), 'boat.png' );
		self::assertIsArray( $there );
		$sized = (string) preg_replace( '/\.png$/', '-300x7.png', $there['url'] );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page( $sized ) ) ), 'sliders' => [ '0' ] ] );
		$image = self::model( self::sliders()[0] )['slides'][0]['background']['image'];
		self::assertSame( [ $there['id'], $there['url'], 1800, 'A' ], [ $image['id'], $image['url'], $image['width'], $image['alt'] ] );
		self::assertCount( 1, get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ] ) );
	}

	public function test_a_file_that_lies_on_this_site_outside_the_library_gets_into_it(): void {
		$folder = wp_get_upload_dir()['basedir'] . '/revslider';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/loose.png", self::png( 70 ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page( wp_get_upload_dir()['baseurl'] . '/revslider/loose.png' ) ) ), 'sliders' => [ '0' ] ] );
		unlink( "$folder/loose.png" );
		$image = self::model( self::sliders()[0] )['slides'][0]['background']['image'];
		self::assertSame( 70, $image['width'] );
		self::assertStringNotContainsString( 'revslider', $image['url'] );
	}

	public function test_a_text_without_its_picture_prints_no_empty_one(): void {
		$page = str_replace( 'Boats &amp; birds', 'Boats <img src="https://old.test/c.png" alt="C"> and <b>birds</b>', self::page() );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( $page ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		self::assertSame( 'Boats  and <b>birds</b>', self::model( $id )['slides'][0]['layers'][0]['html'] );
		$pictures = new RemoteImageFetcher( new LibraryMedia(), new RemoteSource( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 2, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ), 'Into the midst of a text a person has to put it.' );
	}

	public function test_a_film_is_one_by_its_bytes_also_where_php_cannot_look(): void {
		add_filter(
			'wp_check_filetype_and_ext',
			static fn ( array $known, string $file, string $name ): array => [
				'ext'             => pathinfo( $name, PATHINFO_EXTENSION ),
				'type'            => 'mp4' === pathinfo( $name, PATHINFO_EXTENSION ) ? 'video/mp4' : 'audio/mpeg',
				'proper_filename' => false, // As WordPress judges without fileinfo: by the name.
			],
			10,
			3
		);
		$library = new LibraryMedia();
		foreach ( [ 'film.mp4', 'sound.mp3' ] as $name ) {
			$answer = $library->add( "<!doctype html><script>alert(1)</script> $name", $name );
			self::assertSame( 'frontage_slider_type', is_wp_error( $answer ) ? $answer->get_error_code() : $answer );
		}
		self::assertIsArray( $library->add( "\0\0\0\x18ftypmp42\0\0\0\0mp42isom" . str_repeat( "\0", 64 ), 'film.mp4' ) );
	}

	public function test_a_poster_that_is_missing_here_prints_no_image(): void {
		$missing = content_url( 'uploads/revslider/gone.jpg' );
		$film    = static fn ( string $poster ): string => "<rs-module-wrap data-alias=\"film\"><rs-module id=\"film\"><rs-slides><rs-slide data-key=\"a\"><rs-layer id=\"v\" data-type=\"video\" data-mp4=\"https://old.test/v.mp4\" data-poster=\"$poster\"></rs-layer></rs-slide></rs-slides></rs-module></rs-module-wrap>";
		foreach ( [ 'copy', 'leave' ] as $media ) {
			$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( $film( $missing ) ) ), 'sliders' => [ '0' ], 'media' => $media ] );
			$ids = self::sliders();
			$id  = end( $ids );
			self::assertStringNotContainsString( 'gone.jpg', (string) get_post( (int) $id )?->post_content, $media );
			self::assertStringNotContainsString( '<img', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ), $media );
			self::assertStringContainsString( 'gone.jpg', (string) wp_json_encode( ImportReportStore::read( (int) $id ), JSON_UNESCAPED_SLASHES ), 'It is told.' );
		}
		self::assertTrue( LocalMedia::is_missing( $missing ) );
		$there = wp_get_upload_dir()['basedir'] . '/there.jpg';
		file_put_contents( $there, 'x' );
		self::assertFalse( LocalMedia::is_missing( wp_get_upload_dir()['baseurl'] . '/there.jpg' ) );
		unlink( $there );
		self::assertTrue( LocalMedia::is_missing( wp_get_upload_dir()['baseurl'] . '/there.jpg' ) );
		self::assertFalse( LocalMedia::is_missing( home_url( '/made-by-a-program.jpg' ) ) );
		self::assertFalse( LocalMedia::is_missing( 'https://old.test/wp-content/gone.jpg' ) );
	}
}
