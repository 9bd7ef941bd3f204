<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Storage;

use Frontage\Slider\Images\InlineSvg;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Storage\SizeLimits;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Autosaves_Controller;
use WP_REST_Request;

/** What is stored of a slider: clean, within the limits, with what the page needs to know of files. */
#[Group( 'database' )]
final class PostContentSanitizerTest extends WordPressTestCase {

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		SliderRepository::clear_cache();
		$this->sign_in( 'administrator' );
		$this->folder = wp_upload_dir()['basedir'] . '/slider-test';
		wp_mkdir_p( $this->folder );
	}

	protected function tearDown(): void {
		foreach ( glob( "{$this->folder}/*" ) ?: [] as $file ) {
			unlink( $file );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/** @param array<string, mixed> $slide */
	private static function document( array $slide ): string {
		return serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'slides' => [ $slide + [ 'key' => 'a' ] ] ] ) );
	}

	/**
	 * The first layer’s attributes as they are stored.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<mixed>
	 */
	private static function stored( array $layer ): array {
		$id    = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( self::document( [ 'layers' => [ $layer ] ] ) ) ] );
		$block = parse_blocks( (string) get_post( $id )?->post_content )[0];
		return $block['innerBlocks'][0]['innerBlocks'][0]['attrs'];
	}

	public function test_what_php_cannot_read_keeps_nothing_before_it_from_being_cleaned(): void {
		$hostile = serialize_block( [ 'blockName' => 'frontage/layer', 'attrs' => [ 'type' => 'text', 'html' => '<b onclick="x()">A</b>' ], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] );
		$endless = '<!-- wp:frontage/layer {"html":"' . str_repeat( 'a}', 500_000 ) . '"} /-->';
		$id      = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $hostile . $endless ) ] );
		$stored  = (string) get_post( $id )?->post_content;
		self::assertStringNotContainsString( 'onclick', $stored );
		self::assertStringEndsWith( $endless, $stored );
		self::assertSame( [ 'frontage/layer', null ], array_column( parse_blocks( $stored ), 'blockName' ), 'For WordPress the rest is no block.' );
	}

	private function picture( string $name = 'a.png' ): int {
		$image = imagecreatetruecolor( 60, 40 );
		self::assertNotFalse( $image );
		imagepng( $image, "{$this->folder}/$name" );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'A' ], "{$this->folder}/$name" );
		wp_update_attachment_metadata( $id, [ 'width' => 60, 'height' => 40, 'file' => "slider-test/$name", 'sizes' => [] ] );
		return $id;
	}

	public function test_values_are_stored_as_they_are_read(): void {
		$content = '<!-- wp:frontage/slider {"alias":"a b","options":{"duration":"2s","gridwidth":["1240px"],"sliderType":"Carousel","nothing":1}} --><!-- wp:frontage/slide {"key":"a","link":{"url":"javascript:alert(1)"}} --><!-- wp:frontage/layer {"style":{"color":["red;position:fixed"],"fontSize":["20px"]},"metadata":{"name":"N"}} /--><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->';
		$id      = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] );
		$block   = parse_blocks( (string) get_post( $id )?->post_content )[0];
		self::assertSame( [ 'alias' => 'a-b', 'options' => [ 'gridwidth' => [ 1240 ], 'sliderType' => 'carousel' ] ], $block['attrs'] );
		self::assertSame( [ 'key' => 'a' ], $block['innerBlocks'][0]['attrs'] );
		self::assertSame( [ 'style' => [ 'fontSize' => [ 20 ] ], 'metadata' => [ 'name' => 'N' ] ], $block['innerBlocks'][0]['innerBlocks'][0]['attrs'] );
	}

	public function test_a_picture_of_the_library_brings_its_size_however_it_is_named(): void {
		$id  = $this->picture();
		$url = (string) wp_get_attachment_url( $id );
		foreach ( [ [ 'id' => $id ], [ 'url' => $url ], [ 'url' => (string) wp_parse_url( $url, PHP_URL_PATH ) ], [ 'id' => $id, 'url' => $url ] ] as $image ) {
			$stored = self::stored( [ 'type' => 'image', 'image' => $image ] )['image'];
			self::assertIsArray( $stored );
			self::assertEquals( [ 'url' => $url, 'id' => $id, 'width' => 60, 'height' => 40 ], $stored );
		}
	}

	/**
	 * The image of the first slide’s background as it is stored.
	 *
	 * @param array<string, mixed> $image
	 * @return array<mixed>
	 */
	private static function stored_background( array $image ): array {
		$id    = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( self::document( [ 'background' => [ 'image' => $image ] ] ) ) ] );
		$block = parse_blocks( (string) get_post( $id )?->post_content )[0];
		return $block['innerBlocks'][0]['attrs']['background']['image'];
	}

	public function test_a_background_has_the_dominant_color_of_its_image(): void {
		$color = static function ( string $file, int $red, int $alpha ): void {
			$image = imagecreatetruecolor( 60, 40 );
			self::assertNotFalse( $image );
			imagealphablending( $image, false );
			imagesavealpha( $image, true );
			imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, $red, 102, 153, $alpha ) );
			imagepng( $image, $file );
		};
		$opaque = $this->picture( 'opaque.png' );
		$color( "{$this->folder}/opaque.png", 51, 0 );
		$clear = $this->picture( 'clear.png' );
		$color( "{$this->folder}/clear.png", 51, 64 );
		self::assertSame( '#336699', self::stored_background( [ 'id' => $opaque ] )['dominantColor'] ?? null );
		self::assertSame( '336699', wp_get_attachment_metadata( $opaque )['dominant_color'] ?? null, 'It is computed once.' );
		$color( "{$this->folder}/opaque.png", 0, 0 );
		self::assertSame( '#336699', self::stored_background( [ 'id' => $opaque ] )['dominantColor'] ?? null );
		self::assertArrayNotHasKey( 'dominantColor', self::stored_background( [ 'id' => $clear, 'dominantColor' => '#123456' ] ), 'The color would show through.' );
		self::assertArrayNotHasKey( 'dominantColor', self::stored_background( [ 'url' => 'https://other.test/b.jpg', 'dominantColor' => '#123456' ] ) );
		self::assertArrayNotHasKey( 'dominantColor', self::stored( [ 'type' => 'image', 'image' => [ 'id' => $opaque ] ] )['image'] );
	}

	public function test_a_number_from_another_site_names_no_picture_here(): void {
		$id = $this->picture();
		self::assertSame( [ 'url' => 'https://other.test/b.jpg' ], self::stored( [ 'type' => 'image', 'image' => [ 'id' => $id, 'url' => 'https://other.test/b.jpg' ] ] )['image'] );
	}

	public function test_a_drawing_of_this_site_is_inlined_clean(): void {
		file_put_contents( "{$this->folder}/a.svg", '<?xml version="1.0"?><svg viewBox="0 0 1 1" onload="x()"><script>alert(1)</script><path d="M0 0"/></svg>' );
		$base = wp_upload_dir()['baseurl'] . '/slider-test';
		$svg  = self::stored( [ 'type' => 'svg', 'svg' => [ 'url' => "$base/a.svg" ] ] )['svg'];
		self::assertIsArray( $svg );
		self::assertSame( '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"></path></svg>', $svg['html'] );
		self::assertSame( "$base/a.svg", $svg['url'] );
		self::assertSame( $svg['html'], InlineSvg::from_url( (string) wp_parse_url( "$base/a.svg?ver=1", PHP_URL_PATH ) ) );
	}

	public function test_no_other_file_and_no_other_site_is_read(): void {
		file_put_contents( "{$this->folder}/a.txt", '<svg viewBox="0 0 1 1"><path d="M0"/></svg>' );
		copy( "{$this->folder}/a.txt", ABSPATH . 'frontage-outside.svg' );
		symlink( ABSPATH . 'frontage-outside.svg', "{$this->folder}/link.svg" );
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$asked ): array {
				++$asked;
				return [];
			}
		);
		$base = wp_upload_dir()['baseurl'] . '/slider-test';
		$bad  = [ "$base/a.txt", "$base/none.svg", "$base/../../../frontage-outside.svg", "$base/%2e%2e/%2e%2e/%2e%2e/frontage-outside.svg", "$base/link.svg", "$base/a.txt%00.svg", "$base/a.txt#.svg", home_url( '/frontage-outside.svg' ), 'https://other.test/a.svg', '//127.0.0.1/a.svg', 'http://[::1]/a.svg', 'file:///etc/passwd', 'php://filter/resource=a.svg', 'http://example.test@other.test/wp-content/uploads/a.svg', '' ];
		foreach ( $bad as $url ) {
			self::assertNull( InlineSvg::from_url( $url ), $url );
		}
		self::assertSame( 0, $asked );
		unlink( ABSPATH . 'frontage-outside.svg' );
	}

	public function test_authors_whose_html_is_filtered_keep_drawings_and_titles_but_no_script(): void {
		$this->sign_in( 'author' );
		kses_init();
		$svg    = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"></path></svg>';
		$icon   = '<svg class="fr-icon" viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true"><path d="M1 2"></path></svg>';
		$stored = self::stored( [ 'type' => 'svg', 'title' => 'Q & A < B', 'svg' => [ 'html' => $svg . '<script>alert(1)</script>' ], 'html' => '<b onclick="x()">B</b>' . $icon . '<iframe src="https://x.test"></iframe>', 'link' => [ 'url' => 'javascript:alert(1)' ] ] );
		self::assertSame( [ 'type' => 'svg', 'html' => '<b>B</b>' . $icon, 'svg' => [ 'html' => $svg ], 'title' => 'Q & A < B' ], array_intersect_key( $stored, [ 'type' => 1, 'html' => 1, 'svg' => 1, 'title' => 1, 'frontageHeld' => 1 ] ) );
		self::assertStringNotContainsString( 'alert', (string) wp_json_encode( $stored ) );
		$content = '<!-- wp:frontage/slider {"anchor":"\u003cimg src=x onerror=alert(1)\u003e","frontageHeld":"0123","alias":"a"} /--><!-- wp:html --><script>alert(1)</script><!-- /wp:html -->';
		$saved   = (string) get_post( wp_insert_post( [ 'post_type' => 'post', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] ) )?->post_content;
		self::assertStringNotContainsString( 'onerror', $saved, 'What is not ours is WordPress’s to filter.' );
		self::assertStringNotContainsString( '<script', $saved );
		self::assertStringNotContainsString( 'frontageHeld', $saved );
		self::assertStringContainsString( '"alias":"a"', $saved );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function too_much(): iterable {
		yield 'layers' => [ [ 'layers' => array_fill( 0, 201, [ 'html' => 'x' ] ) ], '200 layers' ];
		yield 'text' => [ [ 'title' => str_repeat( 'x', 65_537 ) ], 'slides.0.title' ];
		yield 'frames' => [ [ 'layers' => [ [ 'frames' => array_fill( 0, 101, [ 'duration' => 5 ] ) ] ] ], 'slides.0.layers.0.frames' ];
		yield 'bytes' => [ [ 'layers' => array_fill( 0, 12, [ 'html' => str_repeat( 'x', 200_000 ) ] ) ], '2 MB' ];
	}

	/** @param array<string, mixed> $slide */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'too_much' )]
	public function test_the_editor_is_told_what_is_too_much( array $slide, string $says ): void {
		foreach ( [ 'pages', 'frontage_slider' ] as $base ) {
			$request = new WP_REST_Request( 'POST', "/wp/v2/$base" );
			$request->set_body_params( [ 'title' => 'P', 'status' => 'draft', 'content' => self::document( $slide ) ] );
			$answer = rest_do_request( $request );
			$data   = $answer->get_data();
			self::assertIsArray( $data );
			self::assertSame( [ 400, 'frontage_slider_too_large' ], [ $answer->get_status(), $data['code'] ] );
			self::assertStringContainsString( $says, $data['message'] );
		}
		self::assertSame( 0, wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( self::document( $slide ) ) ] ) );
	}

	public function test_what_was_stored_stays_when_more_is_refused(): void {
		$good = self::document( [ 'title' => 'One' ] );
		$id   = wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_title' => 'P', 'post_content' => wp_slash( $good ) ] );
		self::assertSame( 0, wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::document( [ 'layers' => array_fill( 0, 201, [] ) ] ) ) ] ) );
		self::assertStringContainsString( '"title":"One"', (string) get_post( $id )?->post_content );
	}

	public function test_what_came_with_a_backup_can_be_thrown_away(): void {
		global $wpdb;
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => '' ] );
		$wpdb->update( $wpdb->posts, [ 'post_content' => self::document( [ 'layers' => array_fill( 0, 201, [ 'title' => 'Q & "A" \\' ] ) ] ) ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		wp_trash_post( $id );
		self::assertSame( 'trash', get_post_status( $id ) );
	}

	public function test_blocks_of_others_are_stored_as_they_came(): void {
		$others  = '<!-- wp:shop/list {"query":{},"rows":[],"size":1.0,"note":"a\u002d\u002db","number":12345678901234567890} --><p>A \\ B</p><!-- /wp:shop/list -->';
		$content = "Before $others<!-- wp:core/spacer   /-->\n" . self::document( [ 'title' => 'A "quote" \\ and --> more' ] ) . "\n$others<!-- wp:shop/open {\"a\":{}} -->";
		$id      = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] );
		self::assertSame( $content, get_post( $id )?->post_content );
	}

	/** @return iterable<string, array{string}> */
	public static function spellings(): iterable {
		yield 'two spaces' => [ '<!--  wp:frontage/slider {"alias":"a b"} --><!-- /wp:frontage/slider -->' ];
		yield 'a tab and a line' => [ "<!--\twp:frontage/slider\n{\"alias\":\"a b\"}\n/-->" ];
		yield 'a slide alone' => [ '<!--  wp:frontage/slide {"key":"a b"} /-->' ];
		yield 'a layer alone' => [ '<!--  wp:frontage/layer {"id":"a b"} /-->' ];
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'spellings' )]
	public function test_a_block_is_cleaned_however_its_comment_is_written( string $content ): void {
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] );
		self::assertStringContainsString( '"a-b"', (string) get_post( $id )?->post_content );
	}

	public function test_limits_hold_however_the_comment_is_written(): void {
		$content = str_replace( '<!-- wp:', '<!--  wp:', self::document( [ 'layers' => array_fill( 0, 201, [ 'html' => 'x' ] ) ] ) );
		self::assertSame( 0, wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] ) );
	}

	#[Group( 'deep' )]
	public function test_layers_inside_one_another_are_counted_before_they_are_read(): void {
		$content = '<!-- wp:frontage/slider --><!-- wp:frontage/slide -->' . str_repeat( '<!-- wp:frontage/layer -->', 20_000 ) . str_repeat( '<!-- /wp:frontage/layer -->', 20_000 ) . '<!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->';
		self::assertStringContainsString( '2,000 layers', (string) SizeLimits::problem( $content ) );
		self::assertSame( 0, wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( $content ) ] ) );
	}

	public function test_what_is_stored_twice_stays_the_same(): void {
		$text = 'C:\\new \\u003c "q" <b>&amp;amp; &lt;</b> --&gt; \u{1F600}';
		$id   = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( self::document( [ 'title' => 'a \\ "b" --> c', 'layers' => [ [ 'html' => $text ] ] ] ) ) ] );
		$once = (string) get_post( $id )?->post_content;
		self::assertSame( $text, parse_blocks( $once )[0]['innerBlocks'][0]['innerBlocks'][0]['attrs']['html'] );
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_body_params( [ 'content' => $once ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( $once, get_post( $id )?->post_content );
		$autosave = ( new WP_REST_Autosaves_Controller( 'page' ) )->create_post_autosave( [ 'ID' => $id, 'post_content' => "$once<p>More</p>" ] ); // Its route would tell the whole process that it is saving by itself.
		self::assertIsInt( $autosave );
		self::assertSame( "$once<p>More</p>", get_post( $autosave )?->post_content );
		wp_restore_post_revision( (int) wp_save_post_revision( $id ) ?: $autosave );
		self::assertStringStartsWith( $once, (string) get_post( $id )?->post_content );
	}

	public function test_attributes_that_cannot_be_read_are_kept_as_they_stand_and_not_shown(): void {
		$layer   = '<!-- wp:frontage/layer {"type":"text","html":"<b>x</b><img src=x onerror=alert(1)>",} /-->';
		$content = '<!-- wp:frontage/slider {"alias":"a"} --><!-- wp:frontage/slide {"key":"a","title":"T} -->' . $layer . '<!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->';
		foreach ( [ $content, str_replace( '{"alias":"a"}', '{"alias":"a\\}', $content ), '<!-- wp:frontage/slider {ref:1} /-->' . $content ] as $broken ) {
			$id     = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( $broken ) ] );
			$stored = (string) get_post( $id )?->post_content;
			self::assertSame( $broken, $stored );
			foreach ( [ do_blocks( $stored ), (string) apply_filters( 'the_content', $stored ) ] as $html ) {
				self::assertStringContainsString( 'fr-slide', $html );
				self::assertDoesNotMatchRegularExpression( '/onerror|alert|<b>|"T|<!--/', $html );
			}
		}
	}

	public function test_authors_whose_html_is_filtered_store_nothing_unread(): void {
		$this->sign_in( 'author' );
		kses_init();
		$id     = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'P', 'post_content' => wp_slash( '<!-- wp:frontage/slider {"a":"--><img src=x onerror=alert(1)><script>alert(2)</script>",} --><!-- /wp:frontage/slider -->' ) ] );
		$stored = (string) get_post( $id )?->post_content;
		kses_remove_filters();
		self::assertDoesNotMatchRegularExpression( '/onerror|<script/', $stored );
	}
}
