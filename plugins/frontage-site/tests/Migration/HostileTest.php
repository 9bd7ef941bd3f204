<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Kit\Migration\IdMap;
use Frontage\Site\Migration\ImportJournal;
use Frontage\Site\Migration\PendingImport;
use Frontage\Site\Migration\Safety\ScriptDetector;
use Frontage\Site\Migration\SiteImporter;
use Frontage\Tests\Growth;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/MigrationTestCase.php';

/** A kit from somebody who means ill is refused as a whole, and says why. */
final class HostileTest extends MigrationTestCase {

	private function refused( string $file ): string {
		$before = self::everything();
		$looked = SiteImporter::preview( $file, 'kit.zip' );
		self::assertInstanceOf( \WP_Error::class, $looked );
		self::assertSame( 400, $looked->get_error_data()['status'] );
		self::assertSame( $before, self::everything() );
		self::assertNull( PendingImport::current() );
		return $looked->get_error_code() . ': ' . $looked->get_error_message();
	}

	/** @return iterable<string, array{ string, string }> */
	public static function names(): iterable {
		foreach ( [ '../evil.jpg', 'a/../../b.jpg', '/etc/passwd', 'C:/a.jpg', 'a\\b.jpg', 'media/a.php', 'media/a.php.jpg', '.htaccess' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_names_that_lead_elsewhere_or_run( string $name ): void {
		self::assertStringContainsString( 'it contains an invalid file', $this->refused( $this->kit( self::of( [ 'pages' => [ self::page( 'a', '' ) ] ] ), [ $name => 'x' ] ) ) );
	}

	public function test_a_bomb_of_few_bytes(): void {
		self::assertStringContainsString( 'too big when unpacked', $this->refused( $this->kit( self::of( [] ), [ 'media/big.bin' => str_repeat( "\0", 30 * MB_IN_BYTES ) ] ) ) );
	}

	public function test_more_files_than_a_kit_has(): void {
		self::assertStringContainsString( '2,000 files', $this->refused( $this->kit( self::of( [] ), array_fill_keys( array_map( static fn ( int $n ): string => "media/$n", range( 1, 2001 ) ), 'x' ) ) ) );
	}

	public function test_what_is_no_zip_or_no_kit(): void {
		$file = $this->kit( '{}' );
		self::assertStringContainsString( 'not an export file', $this->refused( $file ) );
		file_put_contents( $file, 'GIF89a' );
		self::assertStringContainsString( 'not a zip file', $this->refused( $file ) );
		self::assertStringContainsString( 'not an export file', $this->refused( $this->kit( str_repeat( '[', 100 ) . str_repeat( ']', 100 ) ) ) );
		self::assertStringContainsString( 'not an export file', $this->refused( $this->kit( [ 'format' => 'frontage-kit', 'version' => '1' ] ) ) );
	}

	public function test_a_version_that_is_not_known(): void {
		self::assertStringContainsString( 'newer version', $this->refused( $this->kit( [ 'version' => 2 ] + self::of( [] ) ) ) );
	}

	/** @return iterable<string, array{ array<string, mixed>, string }> */
	public static function values(): iterable {
		$page = self::page( 'a', 'x' );
		yield 'a serialised object' => [ [ 'pages' => [ [ 'title' => 'O:8:"stdClass":0:{}' ] + $page ] ], 'serialized PHP object' ];
		yield 'a serialised list deep inside' => [ [ 'pages' => [ [ 'meta' => [ '_frontage_site_behaviours' => [ 'x' => [ 'a:1:{i:0;i:1;}' ] ] ] ] + $page ] ], 'serialized PHP object' ];
		yield 'a list for a text' => [ [ 'pages' => [ [ 'content' => [ 'x' ] ] + $page ] ], 'pages/a' ];
		yield 'a text for a number' => [ [ 'pages' => [ [ 'parent' => 'x' ] + $page ] ], 'pages/a' ];
		yield 'a field that nobody knows' => [ [ 'pages' => [ $page + [ 'post_author' => 1 ] ] ], 'pages/a' ];
		yield 'metadata of others' => [ [ 'pages' => [ [ 'meta' => [ '_wp_attached_file' => '../../wp-config.php' ] ] + $page ] ], 'pages/a' ];
		yield 'a status of no kit' => [ [ 'pages' => [ [ 'status' => 'inherit' ] + $page ] ], 'pages/a' ];
		yield 'no key' => [ [ 'pages' => [ [ 'title' => 'x' ] ] ], 'pages/0' ];
		yield 'a template of a page that is no name' => [ [ 'pages' => [ [ 'meta' => [ '_wp_page_template' => [ 'x' ] ] ] + $page ] ], '_wp_page_template' ];
		yield 'a picture of a page that is no number' => [ [ 'pages' => [ [ 'meta' => [ '_thumbnail_id' => [ 'x' ] ] ] + $page ] ], '_thumbnail_id' ];
		yield 'the same twice' => [ [ 'pages' => [ $page, $page ] ], 'twice' ];
		yield 'an option of the site' => [ [ 'settings' => [ [ 'key' => 'identity', 'title' => 'x', 'options' => [ 'users_can_register' => 1 ] ] ] ], 'settings/identity' ];
		yield 'a part that is no list' => [ [ 'pages' => [ 'a' => $page ] ], 'Each part must be a list' ];
		yield 'a part with a path for a name' => [ [ '../x' => [] ], 'Each part must be a list' ];
	}

	/** @param array<string, mixed> $parts */
	#[DataProvider( 'values' )]
	public function test_values_of_another_kind( array $parts, string $says ): void {
		self::assertStringContainsString( $says, $this->refused( $this->kit( self::of( $parts ) ) ) );
	}

	public function test_more_than_a_kit_holds(): void {
		$pages = array_map( static fn ( int $n ): array => self::page( "a$n", bin2hex( random_bytes( 60 ) ) ), range( 1, 2001 ) );
		self::assertStringContainsString( '2,000 items', $this->refused( $this->kit( self::of( [ 'pages' => $pages ] ) ) ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function scripts(): iterable {
		foreach ( [
			'<script>alert(1)</script>',
			'<!-- wp:html --><ScRipT src="https://evil.test/x.js"></ScRipT><!-- /wp:html -->',
			'<img src=x onerror=alert(1)>',
			'<img src="x"onerror="alert(1)">',
			'<svg/onload=alert(1)>',
			'<a href="javascript:alert(1)">x</a>',
			'<a href=" jav&#x09;ascript:alert(1)">x</a>',
			"<a href=\"java\tscript:alert(1)\">x</a>",
			'<a href="&#106;avascript:alert(1)">x</a>',
			'<iframe srcdoc="x"></iframe>',
			'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
			'<svg><style><img src=x onerror=alert(1)></style></svg>',
			'<!-- wp:frontage/layer {"html":"\u003cimg src=x onerror=alert(1)\u003e"} /-->',
			'<!-- wp:frontage/layer {"html":"\u003Csvg \u006fnload=alert(1)\u003E"} /-->',
			'<!-- wp:frontage/layer {"html":"\u003cimg src=x\nonerror=alert(1)\u003e"} /-->',
			'<!-- wp:frontage/layer {"html":"\u003c\u0073cript\u003ealert(1)"} /-->',
			'<a href="&#106avascript:alert(1)">x</a>',
			'<a href="jav&#9;a&#x0Ascript&colon;alert(1)">x</a>',
			"<a href=\"j\ta\tv\na\tscript:alert(1)\">x</a>",
			'<object data="x"></object>',
			'<base href="https://evil.test/">',
			'<meta http-equiv="refresh" content="0;url=https://evil.test">',
		] as $html ) {
			yield $html => [ $html ];
		}
	}

	#[DataProvider( 'scripts' )]
	public function test_code_for_browsers_is_left_out_unless_it_is_asked_for( string $html ): void {
		$file = $this->kit( self::of( [ 'pages' => [ self::page( 'a', $html ), self::page( 'b', '<p>On time = good; javascript is a word.</p>', 901 ) ] ] ) );
		$rows = array_column( self::look( $file )['items'], null, 'key' );
		self::assertSame( [ 'left-out', 'new' ], [ $rows['a']['change'], $rows['b']['change'] ] );
		self::assertStringContainsString( 'would run', $rows['a']['why'] );
		self::assertSame( [ 'left-out', 'new' ], array_values( self::changes( self::import( $file )['items'] ) ) );
		self::assertNull( get_page_by_path( 'a' ) );
	}

	#[DataProvider( 'scripts' )]
	public function test_code_for_browsers_refuses_the_kit_of_who_may_not_publish_it( string $html ): void {
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps, 10, 2 );
		self::assertStringContainsString( 'You are not allowed to publish such code', $this->refused( $this->kit( self::of( [ 'pages' => [ self::page( 'a', $html ) ] ] ) ) ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function lengths(): iterable {
		foreach ( [ 'blanks behind a sign' => [ '<', ' ' ], 'signs with blanks' => [ '', "< \n" ], 'elements that do not begin' => [ '', '</' ], 'words' => [ '', ' onaaa' ], 'addresses' => [ '', 'javascript ' ], 'references' => [ '', '&#' ], 'escaped signs' => [ '', '\u003c' ] ] as $name => $text ) {
			yield $name => $text;
		}
	}

	#[DataProvider( 'lengths' )]
	public function test_a_long_text_takes_as_long_as_it_is( string $head, string $part ): void {
		self::assertLessThan( 24, Growth::factor( ScriptDetector::first( ... ), 24, $part, 16_000, $head ) );
	}

	public function test_shortcodes_that_do_not_end_take_as_long_as_they_are(): void {
		$map = new IdMap( 'https://old.test', 'https://old.test/wp-content/uploads' );
		self::assertLessThan( 24, Growth::factor( $map->content( ... ), 24, '[gallery ', 30_000 ) );
	}

	public function test_code_comes_along_where_its_owner_wants_it(): void {
		$file = $this->kit( self::of( [ 'pages' => [ self::page( 'map', '<!-- wp:html --><iframe src="https://maps.test/"></iframe><!-- /wp:html -->' ) ] ] ) );
		self::import( $file, null, true );
		self::assertStringContainsString( '<iframe', get_page_by_path( 'map' )->post_content );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function media(): iterable {
		$png = self::png();
		$svg = static fn ( string $inside ): string => '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">' . $inside . '</svg>';
		yield 'a drawing with a script' => [ 'svg', $svg( '<script>alert(1)</script>' ), 'contains a script' ];
		yield 'a drawing with an event' => [ 'svg', $svg( '<path d="M0 0" onload="alert(1)"/>' ), 'contains a script' ];
		yield 'a drawing with a link that runs' => [ 'svg', $svg( '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>' ), 'contains a script' ];
		yield 'a drawing with a page inside' => [ 'svg', $svg( '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>' ), 'contains a script' ];
		yield 'a drawing that loads' => [ 'svg', $svg( '<style>@import "https://evil.test/x.css";</style>' ), 'contains a script' ];
		yield 'a drawing that uses another' => [ 'svg', $svg( '<use href="https://evil.test/x.svg#a"/>' ), 'contains a script' ];
		yield 'a drawing with an entity' => [ 'svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' . $svg( '<text>&a;</text>' ), 'contains a script' ];
		yield 'a drawing that is animated into a script' => [ 'svg', $svg( '<a><set attributeName="href" to="javascript:alert(1)"/></a>' ), 'contains a script' ];
		yield 'a drawing with an entity, in an alphabet of two bytes' => [ 'svg', "\xFF\xFE" . mb_convert_encoding( '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>' . $svg( '&a;' ), 'UTF-16LE', 'UTF-8' ), 'contains a script' ];
		yield 'a drawing that says it is in another alphabet' => [ 'svg', '<?xml version="1.0" encoding="UTF-7"?>' . $svg( '<path d="M0 0"/>' ), 'contains a script' ];
		$bomb = static fn ( string $element, string $inside ): string => implode( '', array_map( static fn ( int $n ): string => "<$element id=\"a$n\">" . str_repeat( sprintf( $inside, $n - 1 ), 10 ) . "</$element>", range( 1, 9 ) ) );
		yield 'a drawing that uses itself ten billion times' => [ 'svg', $svg( '<defs>' . $bomb( 'g', '<use xlink:href="#a%d"/>' ) . '</defs><use href="#a9"/>' ), 'is too complex' ];
		yield 'a drawing of patterns in patterns' => [ 'svg', $svg( $bomb( 'pattern', '<rect fill="url(#a%d)"/>' ) . '<rect fill="url(#a9)"/>' ), 'is too complex' ];
		yield 'a drawing of masks in masks, by its style' => [ 'svg', $svg( '<style>' . implode( '', array_map( static fn ( int $n ): string => "g.x, .b$n{mask:url( '#a$n' )}", range( 1, 9 ) ) ) . '</style>' . $bomb( 'mask', '<rect class="c b%d"/>' ) . '<rect class="b9"/>' ), 'is too complex' ];
		yield 'a drawing that fills itself' => [ 'svg', $svg( '<style>*{fill:url(#a)}</style><pattern id="a"><rect/></pattern>' ), 'is too complex' ];
		yield 'a page called a drawing' => [ 'svg', '<html><script>alert(1)</script></html>', 'contains a script' ];
		yield 'a script' => [ 'php5', '<?php echo 1;', '' ];
		yield 'a page' => [ 'html', '<p>', '“html”' ];
		yield 'a page called a picture' => [ 'png', '<html><script>alert(1)</script></html>', 'its extension does not match its contents' ];
		yield 'a picture called another' => [ 'jpg', $png, 'its extension does not match its contents' ];
		yield 'a picture with a program at its end' => [ 'png', "$png<?php system( 'x' );", 'contains unexpected text' ];
		yield 'a text called a film' => [ 'mp4', 'no film', 'its extension does not match its contents' ];
	}

	#[DataProvider( 'media' )]
	public function test_files_that_are_not_what_they_say( string $ending, string $content, string $says ): void {
		$name = 'media/' . hash( 'sha256', $content ) . ".$ending";
		self::assertStringContainsString( $says, $this->refused( $this->kit( self::of( [], [ [ 'id' => 1, 'file' => $name, 'path' => "2026/a.$ending" ] ] ), [ $name => $content ] ) ) );
	}

	public function test_a_drawing_that_only_draws_comes_along(): void {
		$svg  = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.a{fill:url(#b)} .c,g>.d{clip-path:url(#e)}</style><linearGradient id="b"><stop offset="0"/></linearGradient><clipPath id="e"><circle r="9"/></clipPath>' . str_repeat( '<path class="a c" d="M0 0h9"/>', 200 ) . '</svg>';
		$name = 'media/' . hash( 'sha256', $svg ) . '.svg';
		$page = self::page( 'home', '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://old.test/wp-content/uploads/a.svg" class="wp-image-7"/></figure><!-- /wp:image -->' );
		self::import( $this->kit( self::of( [ 'pages' => [ $page ] ], [ [ 'id' => 7, 'file' => $name, 'path' => 'a.svg', 'width' => 64, 'height' => 64 ] ] ), [ $name => $svg ] ) );
		$drawing = get_posts( [ 'post_type' => 'attachment' ] )[0];
		self::assertSame( [ 64, 64 ], array_slice( (array) wp_get_attachment_image_src( $drawing->ID, 'full' ), 1, 2 ) );
		self::assertStringContainsString( (string) wp_get_attachment_url( $drawing->ID ), get_page_by_path( 'home' )->post_content );
		self::assertSame( 'image/svg+xml', $drawing->post_mime_type );
		self::assertArrayNotHasKey( 'svg', get_allowed_mime_types() );
	}

	public function test_a_file_that_was_changed_after_the_export(): void {
		$name = 'media/' . hash( 'sha256', self::png( 2 ) ) . '.png';
		self::assertStringContainsString( 'changed after the export', $this->refused( $this->kit( self::of( [], [ [ 'id' => 1, 'file' => $name, 'path' => 'a.png' ] ] ), [ $name => self::png( 3 ) ] ) ) );
	}

	public function test_files_that_point_elsewhere(): void {
		$name = 'media/' . hash( 'sha256', self::png() ) . '.png';
		foreach ( [ [ 'file' => '../wp-config.php' ], [ 'file' => '/etc/passwd' ], [ 'path' => '../../wp-config.php' ], [ 'path' => '/etc/passwd' ], [ 'id' => 'x' ], [ 'id' => -1 ] ] as $wrong ) {
			$this->refused( $this->kit( self::of( [], [ $wrong + [ 'id' => 1, 'file' => $name, 'path' => 'a.png' ] ] ), [ $name => self::png() ] ) );
		}
		self::assertStringContainsString( 'missing from the zip', $this->refused( $this->kit( self::of( [], [ [ 'id' => 1, 'file' => $name, 'path' => 'a.png' ] ] ) ) ) );
	}

	public function test_styles_bring_nothing_that_ends_the_style(): void {
		$theme = get_stylesheet();
		$row   = self::page( 'styles', (string) wp_json_encode( [ 'version' => 3, 'styles' => [ 'css' => '</style><b>', 'color' => [ 'text' => '#000;}</style><b>' ], 'blocks' => [ 'core/button' => [ 'css' => '@import url(https://evil.test/x.css);' ], 'core/group' => [ 'css' => '@\69 mport "//evil.test/x.css";' ], 'core/list' => [ 'css' => 'background:url(ht\74ps:/\/evil.test/x.png)' ], 'core/quote' => [ 'css' => 'color:#123456;background:url(https://old.test/x.png)' ] ] ] ] ) );
		$row['terms'] = [ 'wp_theme' => [ [ 'id' => 7, 'slug' => $theme, 'name' => $theme ] ] ];
		self::import( $this->kit( self::of( [ 'styles' => [ $row ] ] ) ) );
		$kept = get_posts( [ 'post_type' => 'wp_global_styles', 'numberposts' => 1 ] )[0]->post_content;
		self::assertStringNotContainsString( '<', $kept );
		self::assertStringNotContainsString( '\u003c', $kept );
		self::assertStringNotContainsString( '@import', $kept );
		self::assertStringNotContainsString( 'evil', $kept );
		self::assertStringContainsString( '#123456;background:url(' . home_url( '/x.png' ) . ')', $kept );
	}

	public function test_a_kit_belongs_to_who_brought_it_for_two_hours(): void {
		$id = self::look( $this->kit( self::of( [ 'pages' => [ self::page( 'a', 'x' ) ] ] ) ) )['id'];
		self::assertFileExists( (string) PendingImport::current()?->file() );
		$mine = get_current_user_id();
		$this->sign_in( 'administrator' );
		self::assertSame( 'frontage_kit_gone', SiteImporter::step( $id )->get_error_code() );
		wp_set_current_user( $mine );
		self::assertSame( 'frontage_kit_gone', SiteImporter::step( str_repeat( '0', 32 ) )->get_error_code() );
		$kept            = get_option( 'frontage_site_kit_stage' );
		$kept['touched'] = time() - 7300;
		update_option( 'frontage_site_kit_stage', $kept, false );
		ImportJournal::sweep();
		self::assertSame( 'frontage_kit_gone', SiteImporter::step( $id )->get_error_code() );
	}

	/** Two servers share the database alone: the request that goes on meets the one that did not get the file. */
	public function test_another_server_goes_on_with_an_import_and_its_dashboard_leaves_it_alone(): void {
		add_option( 'frontage_server_other', wp_json_encode( [ 'name' => 'other', 'seen' => time(), 'facts' => [] ] ), '', false );
		$id = self::look( $this->kit( self::of( [ 'pages' => [ self::page( 'a', 'x' ) ] ] ) ) )['id'];
		unlink( (string) PendingImport::current()?->file() );
		ImportJournal::sweep();
		self::assertNotNull( PendingImport::current() );
		$done = SiteImporter::step( $id );
		self::assertTrue( is_array( $done ) && $done['finished'] );
		self::assertNotNull( get_page_by_path( 'a' ) );
		self::assertSame( [], self::rows_of_files() );
	}

	/** @return list<string> */
	private static function rows_of_files(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, 'frontage\\_file\\_%' ) );
	}

	public function test_nobody_takes_the_place_of_an_import_that_somebody_else_has_begun(): void {
		$kit = $this->kit( self::of( [ 'pages' => [ self::page( 'a', 'x' ) ] ] ) );
		self::look( $kit );
		PendingImport::current()->save( true );
		$this->sign_in( 'administrator' );
		self::assertSame( 'frontage_kit_busy', SiteImporter::preview( $kit, 'kit.zip' )->get_error_code() );
		$kept            = get_option( 'frontage_site_kit_stage' );
		$kept['touched'] = 0; // Its window is gone.
		update_option( 'frontage_site_kit_stage', $kept, false );
		self::look( $kit );
	}

	public function test_a_request_that_waited_for_the_lock_looks_anew_what_there_is_to_do(): void {
		$id    = self::look( $this->kit( self::of( [ 'pages' => [ self::page( 'a', 'x' ) ] ] ) ) )['id'];
		$other = static function ( string $query ) use ( &$other ): string {
			if ( str_contains( $query, ImportJournal::LOCK ) ) { // The other request has just finished it.
				remove_filter( 'query', $other );
				PendingImport::current()->close();
			}
			return $query;
		};
		add_filter( 'query', $other );
		self::assertSame( 'frontage_kit_gone', SiteImporter::step( $id )->get_error_code() );
		self::assertNull( get_page_by_path( 'a' ) );
		self::assertNull( ImportJournal::last_import() );
	}

	public function test_two_imports_do_not_run_at_a_time(): void {
		$id = self::look( $this->kit( self::of( [ 'pages' => [ self::page( 'a', 'x' ) ] ] ) ) )['id'];
		self::assertTrue( \Frontage\Kit\Database\OptionLock::acquire( ImportJournal::LOCK, 300 ) );
		self::assertSame( 'frontage_kit_busy', SiteImporter::step( $id )->get_error_code() );
	}
}
