<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Export\ExportDocument;
use Frontage\Slider\Export\ExportDownload;
use Frontage\Slider\Export\SliderExporter;
use Frontage\Slider\Import\Media\LibraryMedia;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\SliderCommand;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use WP_CLI;
use WP_REST_Request;

require_once dirname( __DIR__, 3 ) . '/tests/support/wp-cli.php';

/** A slider leaves this site as a document and comes back as it was. */
final class ExportTest extends WordPressTestCase {

	private const FIXTURES = __DIR__ . '/../../../tests/fixtures/slider/';

	/** What is hard on the way: quotes, backslashes, comments, entities, signs of every length. */
	private const HARD = "A \\ b \\\\ \"c\" 'd' -- --> <!-- e --> &amp; &lt;f&gt; ünï 🎈 \u{2028} 漢字";

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slider' );
		$this->sign_in( 'administrator' );
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

	private static function store( string $content, string $alias = 'news', string $title = 'News' ): int {
		$id = wp_insert_post( wp_slash( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_name' => $alias, 'post_title' => $title, 'post_content' => $content ] ), true );
		self::assertIsInt( $id );
		return $id;
	}

	private static function content( int $id ): string {
		return (string) get_post( $id )?->post_content;
	}

	/** @return array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> } */
	private function import( string $file ): array {
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::COPY, remote: new RemoteSource( static fn (): array => [] ) ) ) )->create_from_file( $file );
		self::assertIsArray( $made, is_wp_error( $made ) ? $made->get_error_message() : '' );
		return $made[0];
	}

	/** @return array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> } */
	private function there_and_back( int $id ): array {
		$document = SliderExporter::document( $id );
		self::assertIsArray( $document );
		file_put_contents( $this->file, SliderExporter::json( $document ) );
		wp_delete_post( $id, true ); // Beside it, the imported one would get another alias and title.
		return $this->import( $this->file );
	}

	private static function png( int $width = 60 ): string {
		$image = imagecreatetruecolor( max( 1, $width ), 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	/** @return iterable<string, array{string}> */
	public static function fixtures(): iterable {
		foreach ( glob( self::FIXTURES . '*.json' ) ?: [] as $file ) {
			yield basename( $file ) => [ $file ];
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_comes_back_as_it_was_to_the_byte( string $file ): void {
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::LINK ) ) )->create_from_file( $file );
		self::assertIsArray( $made );
		foreach ( $made as $one ) {
			$document = SliderExporter::document( $one['id'] );
			self::assertIsArray( $document );
			file_put_contents( $this->file, SliderExporter::json( $document ) );
			$before = [ self::content( $one['id'] ), get_post_meta( $one['id'], SliderCreator::EXTRAS, true ) ];
			wp_delete_post( $one['id'], true ); // Beside it, the imported one would get another alias and title.
			$back = ( new SliderCreator( new MediaImporter( MediaImporter::LINK ) ) )->create_from_file( $this->file );
			self::assertIsArray( $back );
			self::assertSame( [ $one['alias'], $one['title'] ], [ $back[0]['alias'], $back[0]['title'] ] );
			self::assertSame( $before, [ self::content( $back[0]['id'] ), get_post_meta( $back[0]['id'], SliderCreator::EXTRAS, true ) ] );
		}
	}

	public function test_what_is_hard_on_the_way_arrives(): void {
		$text    = wp_json_encode( self::HARD );
		$content = serialize_blocks( parse_blocks( "<!-- wp:frontage/slider {\"align\":\"full\",\"title\":$text,\"metadata\":{\"name\":\"A -- b\"}} -->\n<!-- wp:frontage/slide {\"key\":\"a\",\"title\":$text} -->\n<!-- wp:frontage/layer {\"id\":\"t\",\"html\":$text} /-->\n\n<!-- wp:frontage/layer {\"id\":\"b\",\"type\":\"blocks\"} --><!-- wp:group {\"style\":{\"a\":{}}} -->\n<div class=\"wp-block-group\"><!-- wp:paragraph -->\n<p>Inside \\ &amp; out</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group --><!-- /wp:frontage/layer -->\n<!-- /wp:frontage/slide -->\n\n<!-- wp:frontage/slide {\"static\":true} -->\n<!-- wp:frontage/layer {\"id\":\"s\",\"html\":\"over all\"} /-->\n<!-- /wp:frontage/slide -->\n<!-- /wp:frontage/slider -->" ) );
		$content = str_replace( '"a":[]', '"a":{}', $content );
		$id      = self::store( $content, 'hard', str_replace( '<!-- e -->', '< e >', self::HARD ) ); // No markup: a title by somebody else may hold little of it.
		$stored  = self::content( $id );
		$title   = get_post( $id )?->post_title;
		$back    = $this->there_and_back( $id );
		self::assertSame( $stored, self::content( $back['id'] ) );
		self::assertSame( $title, get_post( $back['id'] )?->post_title );
		self::assertStringContainsString( '"a":{}', self::content( $back['id'] ), 'What is inside a layer is not written anew.' );
		self::assertSame( [ 'hard', 2 ], [ $back['alias'], ExportDocument::count( ExportDocument::find_slider( $stored ) ?? [] )[0] + 1 ] );
	}

	public function test_a_slider_without_a_name_in_its_block_gets_none(): void {
		$id     = self::store( "<!-- wp:frontage/slider -->\n<!-- wp:frontage/slide {\"key\":\"a\"} /-->\n<!-- /wp:frontage/slider -->" );
		$stored = self::content( $id );
		$back   = $this->there_and_back( $id );
		self::assertSame( $stored, self::content( $back['id'] ) );
		self::assertSame( [ 'news', 'News' ], [ get_post( $back['id'] )?->post_name, $back['title'] ] );
	}

	public function test_only_the_sliders_own_block_is_taken_and_one_that_shows_another_is_none(): void {
		self::assertNull( ExportDocument::find_slider( '<!-- wp:frontage/slider {"ref":4} /--><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ) );
		$answer = SliderExporter::document( self::store( '<!-- wp:frontage/slider {"ref":4} /-->' ) );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertInstanceOf( \WP_Error::class, SliderExporter::document( (int) wp_insert_post( [ 'post_title' => 'A page', 'post_type' => 'page', 'post_content' => '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} /--><!-- /wp:frontage/slider -->' ] ) ) );
	}

	public function test_pictures_travel_in_the_zip_and_are_the_same_here(): void {
		$picture = ( new LibraryMedia() )->add( self::png( 1800 ), 'boat.png', 'A boat' );
		self::assertIsArray( $picture );
		$id   = self::store( "<!-- wp:frontage/slider {\"alias\":\"news\"} -->\n<!-- wp:frontage/slide {\"key\":\"a\",\"background\":{\"type\":\"image\",\"image\":{\"url\":\"{$picture['url']}\"}}} /-->\n<!-- /wp:frontage/slider -->" );
		$was  = self::content( $id );
		$name = (string) get_post_meta( $picture['id'], '_wp_attached_file', true );
		self::assertStringContainsString( '"srcset"', $was );
		$document = SliderExporter::document( $id );
		self::assertIsArray( $document );
		self::assertSame( [ $picture['url'] ], $document['pictures'] );
		$zip = SliderExporter::zip( $document );
		self::assertIsString( $zip );
		$archive = new \ZipArchive();
		$archive->open( $zip );
		self::assertSame( [ 'slider.json', "images/$name" ], [ $archive->getNameIndex( 0 ), $archive->getNameIndex( 1 ) ] );
		$archive->close();

		$back = $this->import( $zip );
		self::assertSame( $was, str_replace( '"news-2"', '"news"', self::content( $back['id'] ) ), 'The picture is here already, and is not copied.' );

		wp_delete_attachment( $picture['id'], true );
		$again = $this->import( $zip );
		unlink( $zip );
		$image = ExportDocument::find_slider( self::content( $again['id'] ) )['slides'][0]['background']['image'] ?? [];
		self::assertNotSame( $picture['id'], $image['id'] );
		self::assertSame( 'A boat', get_post_meta( $image['id'], '_wp_attachment_image_alt', true ) );
		$new = (string) get_post_meta( $image['id'], '_wp_attached_file', true );
		self::assertSame( $was, str_replace( [ '"news-3"', substr( $new, 0, -4 ), "\"id\":{$image['id']}" ], [ '"news"', substr( $name, 0, -4 ), "\"id\":{$picture['id']}" ], self::content( $again['id'] ) ), 'Byte-equal after ids, addresses and alias are mapped back.' );
	}

	public function test_nothing_outside_of_the_library_gets_into_the_zip(): void {
		$base  = wp_get_upload_dir()['baseurl'];
		$loose = wp_get_upload_dir()['basedir'] . '/loose.png';
		file_put_contents( $loose, self::png() );
		foreach ( [ "$base/loose.png", "$base/../../wp-config.php", "$base/../index.php", "$base/%2e%2e/index.php", 'https://old.test/a.png', "$base/missing.png", "$base/../../wp-config.php/a.png", '/etc/passwd' ] as $url ) {
			$zip = SliderExporter::zip( [ 'pictures' => [ $url ] ] );
			self::assertIsString( $zip );
			$archive = new \ZipArchive();
			$archive->open( $zip );
			self::assertSame( 1, $archive->numFiles, $url );
			$archive->close();
			unlink( $zip );
		}
		unlink( $loose );
	}

	public function test_a_document_by_a_stranger_is_cleaned_like_anything_else(): void {
		$this->sign_in( 'editor' );
		wp_get_current_user()->add_cap( 'unfiltered_html', false );
		kses_init();
		$evil = '<script>x()</script><b onclick="x()">B</b>';
		file_put_contents( $this->file, (string) wp_json_encode( [ 'format' => 'frontage-slider', 'version' => 1, 'title' => $evil, 'alias' => $evil, 'slider' => [ 'schema' => 1, 'ref' => 3, 'slides' => [ [ 'key' => 'a', 'layers' => [ [ 'id' => 'l', 'html' => $evil, 'link' => [ 'url' => 'javascript:x()' ] ], [ 'id' => 'b', 'type' => 'blocks', 'blocks' => "<!-- wp:html -->$evil<!-- /wp:html -->" ] ] ], 'no slide', 7 ] ], 'extras' => 'none' ] ) );
		$back    = $this->import( $this->file );
		$content = self::content( $back['id'] );
		self::assertStringNotContainsString( 'script', $content );
		self::assertStringNotContainsString( 'onclick', $content );
		self::assertStringNotContainsString( '"ref"', $content );
		self::assertStringContainsString( 'B', $content );
	}

	public function test_a_document_that_an_administrator_imports_is_still_by_somebody_else(): void {
		kses_remove_filters();
		self::assertTrue( current_user_can( 'unfiltered_html' ) || is_multisite() );
		$evil   = '<script>x()</script><img src="x" onerror="x()">';
		$blocks = '<!-- wp:group {"style":{"a":{}},"label":"\\u003cimg src=x onerror=x()\\u003e"} --><div class="wp-block-group"><!-- wp:html -->' . $evil . '<!-- /wp:html --></div><!-- /wp:group -->';
		$hidden = "<!-- wp:html {x -->$evil} --><!-- /wp:html --><!-- /wp:frontage/layer -->$evil";
		$layer  = static fn ( string $id, string $inside ): array => [ 'id' => $id, 'type' => 'blocks', 'blocks' => $inside ];
		$slider = [ 'schema' => 1, 'slides' => [ [ 'key' => 'a', 'layers' => [ $layer( 'b', $blocks ), $layer( 'h', $hidden ), [ 'id' => 'g', 'type' => 'group', 'layers' => [ $layer( 'c', $evil . 'Inside' ) ] ] ] ] ], 'static' => [ $layer( 's', $blocks ) ] ];
		file_put_contents( $this->file, (string) wp_json_encode( [ 'format' => 'frontage-slider', 'version' => 1, 'title' => "One $evil<b>two</b>", 'alias' => 'evil', 'slider' => $slider ] ) );
		$back    = $this->import( $this->file );
		$content = self::content( $back['id'] );
		foreach ( [ $content, do_blocks( $content ), $back['title'], get_post( $back['id'] )->post_title ?? '' ] as $text ) {
			self::assertDoesNotMatchRegularExpression( '~<script>|u003cscript|onerror~i', $text );
		}
		self::assertStringContainsString( 'Inside', $content );
		self::assertStringStartsWith( 'One ', $back['title'] );
		self::assertStringEndsWith( '<b>two</b>', $back['title'] );
	}

	public function test_an_ampersand_in_an_attribute_of_blocks_stays_one(): void {
		kses_remove_filters();
		$blocks = '<!-- wp:search {"label":"Find \u0026 go","style":{"a":{}},"url":"/?a=1\u0026b=2","said":"Q\u0026amp;A"} /--><!-- wp:heading {"note":"\u003cb\u003eA \u0026 B\u003c/b\u003e"} --><h2>A &amp; B</h2><!-- /wp:heading -->';
		$slider = [ 'schema' => 1, 'slides' => [ [ 'key' => 'a', 'layers' => [ [ 'id' => 'b', 'type' => 'blocks', 'blocks' => $blocks ] ] ] ] ];
		file_put_contents( $this->file, (string) wp_json_encode( [ 'format' => 'frontage-slider', 'version' => 1, 'title' => 'And', 'alias' => 'and', 'slider' => $slider ] ) );
		$content = self::content( $this->import( $this->file )['id'] );
		self::assertStringContainsString( '"label":"Find \u0026 go"', $content );
		self::assertStringContainsString( '"url":"/?a=1\u0026b=2","said":"Q\u0026amp;A"', $content );
		self::assertStringContainsString( '<h2>A &amp; B</h2>', $content );
	}

	public function test_a_document_of_a_newer_version_is_refused_with_a_sentence(): void {
		file_put_contents( $this->file, '{"format":"frontage-slider","version":2,"slider":{"schema":1,"slides":[]}}' );
		$refused = ( new SliderCreator( new MediaImporter() ) )->create_from_file( $this->file );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertStringContainsString( 'Update the plugin', $refused->get_error_message() );
	}

	public function test_the_route_and_the_link_are_for_who_may_change_the_slider(): void {
		$id      = self::store( '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} /--><!-- /wp:frontage/slider -->' );
		$ask     = static fn (): \WP_REST_Response => rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/sliders/$id/export" ) );
		$answer  = $ask();
		$actions = ExportDownload::row( [], get_post( $id ) ?? self::fail() );
		self::assertSame( [ 200, 'no-store', 'frontage-slider' ], [ $answer->get_status(), $answer->get_headers()['Cache-Control'], $answer->get_data()['format'] ] );
		self::assertStringContainsString( '_wpnonce', $actions['frontage_export'] );
		$this->sign_in( 'author' );
		self::assertSame( 403, $ask()->get_status() );
		self::assertSame( [], ExportDownload::row( [], get_post( $id ) ) );
		wp_set_current_user( 0 );
		self::assertSame( 401, $ask()->get_status() );
	}

	public function test_the_command_writes_a_file(): void {
		self::store( '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} /--><!-- /wp:frontage/slider -->' );
		WP_CLI::$said = [];
		( new SliderCommand() )->export( [ 'news' ] );
		self::assertSame( 'News', json_decode( (string) end( WP_CLI::$said ), true )['title'] );
		( new SliderCommand() )->export( [ 'news', $this->file . '.zip' ] );
		self::assertSame( "Success: File saved: {$this->file}.zip", end( WP_CLI::$said ) );
		self::assertSame( 'news-2', $this->import( $this->file . '.zip' )['alias'] );
		unlink( $this->file . '.zip' );
		( new SliderCommand() )->export( [ 'nobody' ] );
		self::assertStringContainsString( 'Error: There is nothing to export', (string) end( WP_CLI::$said ) );
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_slider_is_the_same_after_cores_export_and_import(): void {
		require_once ABSPATH . 'wp-admin/includes/export.php';
		$text   = (string) wp_json_encode( self::HARD . ' ]]>' );
		$id     = self::store( "<!-- wp:frontage/slider {\"alias\":\"hard\"} -->\n<!-- wp:frontage/slide {\"key\":\"a\",\"title\":$text} -->\n<!-- wp:frontage/layer {\"id\":\"t\",\"html\":$text} /-->\n<!-- /wp:frontage/slide -->\n<!-- /wp:frontage/slider -->", 'hard', 'Größe "L" & \\ more' );
		$extras = (string) wp_json_encode( [ [ 'path' => 'a\\b', 'value' => self::HARD . ' ]]>' ] ] );
		add_post_meta( $id, SliderCreator::EXTRAS, wp_slash( $extras ) );
		$was = [ self::content( $id ), get_post( $id )?->post_title, get_post_meta( $id, SliderCreator::EXTRAS, true ) ];
		ob_start();
		export_wp( [ 'content' => 'all' ] );
		$file = (string) ob_get_clean();
		wp_delete_post( $id, true );

		self::take_in( $file );
		$new = get_page_by_path( 'hard', OBJECT, SliderRepository::POST_TYPE );
		self::assertInstanceOf( \WP_Post::class, $new );
		self::assertSame( $was, [ $new->post_content, $new->post_title, get_post_meta( $new->ID, SliderCreator::EXTRAS, true ) ] );
		self::assertSame( $extras, $was[2] );
	}

	/** What core's importer, a plugin of its own, does with an item: the post as it is, then each piece of metadata, unserialized. */
	private static function take_in( string $file ): void {
		$xml = simplexml_load_string( $file, \SimpleXMLElement::class, LIBXML_NOCDATA );
		self::assertInstanceOf( \SimpleXMLElement::class, $xml );
		foreach ( $xml->channel->item as $item ) {
			$wp = $item->children( 'http://wordpress.org/export/1.2/' );
			if ( SliderRepository::POST_TYPE !== (string) $wp->post_type ) {
				continue;
			}
			$id = wp_insert_post( wp_slash( [ 'post_type' => (string) $wp->post_type, 'post_status' => (string) $wp->status, 'post_title' => (string) $item->title, 'post_name' => (string) $wp->post_name, 'post_content' => (string) $item->children( 'http://purl.org/rss/1.0/modules/content/' )->encoded ] ) );
			foreach ( $wp->postmeta as $meta ) {
				add_post_meta( $id, wp_slash( (string) $meta->meta_key ), wp_slash( maybe_unserialize( (string) $meta->meta_value ) ) );
			}
		}
	}
}
