<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Kit\Migration\ImportEffects;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/MigrationTestCase.php';

/** Before a kit comes its owner reads who gets email, what loads from where, and what code runs. */
final class EffectsTest extends MigrationTestCase {

	/** @return iterable<string, array{ string, array<string, list<string>> }> */
	public static function contents(): iterable {
		$block = static fn ( string $name, array $attributes, string $html = '' ): string => get_comment_delimited_block_content( $name, $attributes, $html );
		yield 'plain words' => [ '<p>https://plain.test is a word, and so is url(x).</p>', [] ];
		yield 'a link' => [ '<p><a href="https://link.test/">x</a></p>', [] ];
		yield 'a picture' => [ '<img src="https://a.test/x.png" srcset="//b.test/1.png 1x, https://c.test/2.png 2x" alt="">', [ 'loads' => [ 'a.test', 'b.test', 'c.test' ] ] ];
		yield 'a picture of this site' => [ '<img src="http://example.org/x.png"><img src="/y.png"><img src="data:image/png;base64,AA==">', [] ];
		yield 'films' => [ '<video src="https://a.test/v" poster="https://b.test/p"><source src="https://c.test/s"><track src="https://d.test/t"></video>', [ 'loads' => [ 'a.test', 'b.test', 'c.test', 'd.test' ] ] ];
		yield 'a frame' => [ '<iframe src="https://maps.test/"></iframe>', [ 'loads' => [ 'maps.test' ], 'code' => [ '<iframe>' ] ] ];
		yield 'what does not end' => [ '<iframe src=https://a.test/ ', [ 'loads' => [ 'a.test' ], 'code' => [ '<iframe>' ] ] ];
		yield 'a script' => [ '<script src="https://x.test/s.js"></script>', [ 'loads' => [ 'x.test' ], 'code' => [ '<script>' ] ] ];
		yield 'a handler and an address that runs' => [ '<a href="java&#x0A;script:alert(1)" onclick="x">x</a>', [ 'code' => [ '<a href>', '<a onclick>' ] ] ];
		yield 'a form' => [ '<form action="https://evil.test/take"><button formaction="//other.test/">x</button></form>', [ 'sends' => [ 'evil.test', 'other.test' ] ] ];
		yield 'a form without an address' => [ '<form><input name="a"></form>', [ 'sends' => [ '<form>' ] ] ];
		yield 'a style' => [ '<style>@import "https://a.test/x.css"; @import url(//b.test/y.css); p{background:url( "https://c.test/p.png" )} q{background:u\72l(https://d.test/)}</style>', [ 'loads' => [ 'a.test', 'b.test', 'c.test', 'd.test' ] ] ];
		yield 'a style attribute' => [ '<p style="background-image:url(&quot;https://a.test/x.png&quot;)">x</p>', [ 'loads' => [ 'a.test' ] ] ];
		yield 'a style sheet' => [ '<link rel="stylesheet" href="https://fonts.test/css">', [ 'loads' => [ 'fonts.test' ] ] ];
		yield 'a cover' => [ $block( 'core/cover', [ 'url' => 'https://a.test/x.jpg' ], '<div></div>' ), [ 'loads' => [ 'a.test' ] ] ];
		yield 'a button' => [ $block( 'core/navigation-link', [ 'url' => 'https://a.test/' ] ), [] ];
		yield 'an embed' => [ $block( 'core/embed', [ 'url' => 'https://films.test/v', 'providerNameSlug' => 'x' ], '<figure></figure>' ), [ 'loads' => [ 'films.test' ] ] ];
		yield 'an address in a paragraph of its own' => [ $block( 'core/paragraph', [], '<p title="<">https://films.test/v </p>' ), [ 'loads' => [ 'films.test' ] ] ];
		yield 'an address on a line of its own' => [ "<p>x</p>\n  https://films.test/v  \n<p>y\nhttps://word.test/ z</p>", [ 'loads' => [ 'films.test' ] ] ];
		yield 'a style around a block' => [ $block( 'core/group', [], '<div><style>' . $block( 'core/spacer', [] ) . '{} p{background:url(https://a.test/x)}</style></div>' ), [ 'loads' => [ 'a.test' ] ] ];
		yield 'a set of pictures in a style' => [ '<p style="background:image-set(&quot;https://a.test/x.png&quot;)">x</p>', [ 'loads' => [ 'a.test' ] ] ];
		yield 'a layer of a slider' => [ $block( 'frontage/layer', [ 'html' => '<img src="https://a.test/x">', 'link' => [ 'url' => 'https://link.test/' ], 'video' => [ 'provider' => 'vimeo', 'id' => '1' ], 'svg' => [ 'url' => 'https://b.test/d.svg' ] ] ), [ 'loads' => [ 'a.test', 'player.vimeo.com', 'b.test' ] ] ];
		yield 'links and pictures of our blocks' => [ $block( 'frontage/team-member', [ 'url' => 'https://link.test/', 'image' => [ 'url' => 'https://a.test/x.png' ] ] ) . $block( 'frontage/fancy-box', [ 'url' => 'https://link.test/' ] ) . $block( 'frontage/reviews', [ 'url' => 'https://link.test/' ] ), [ 'loads' => [ 'a.test' ] ] ];
		yield 'a frame of reviews' => [ $block( 'frontage/reviews', [ 'mode' => 'frame', 'businessUnit' => 'a' ] ), [ 'loads' => [ 'widget.trustpilot.com' ] ] ];
		yield 'a film behind a button' => [ $block( 'frontage/video-button', [ 'url' => 'https://www.youtube.com/watch?v=1' ] ), [ 'loads' => [ 'www.youtube.com' ] ] ];
		yield 'a block within a block' => [ $block( 'core/group', [], '<div>' . $block( 'core/html', [], '<script>1</script>' ) . '</div>' ), [ 'code' => [ '<script>' ] ] ];
		yield 'values as JSON' => [ '{"styles":{"css":"p{background:url(https://a.test/x)}","background":{"backgroundImage":{"url":"https://b.test/y"}}}}', [ 'loads' => [ 'a.test', 'b.test' ] ] ];
	}

	/** @param array<string, list<string>> $expected */
	#[DataProvider( 'contents' )]
	public function test_what_a_content_does( string $content, array $expected ): void {
		add_filter( 'home_url', static fn (): string => 'http://example.org' );
		$effects = new ImportEffects();
		$effects->add( $content );
		$found = array_filter( array_combine( [ 'sends', 'loads', 'code' ], array_map( $effects->values( ... ), [ 'sends', 'loads', 'code' ] ) ) );
		self::assertEqualsCanonicalizing( array_keys( $expected ), array_keys( $found ) );
		foreach ( $expected as $kind => $values ) {
			self::assertEqualsCanonicalizing( $values, $found[ $kind ], $kind );
		}
	}

	public function test_lines_of_words_alone_are_a_content_too(): void {
		$effects = new ImportEffects();
		$effects->add( "Words\nhttps://films.test/v\nhttps://word.test/ and more", '', true );
		self::assertSame( [ 'films.test' ], $effects->values( ImportEffects::LOADS ) );
	}

	/** @return iterable<string, array{ string, list<string> }> */
	public static function filtered(): iterable {
		yield 'what stays' => [ '<!-- wp:paragraph {"style":{"color":{"text":"#123456"}}} --><p class="has-text-color" style="color:#123456; margin-top: 0">x <a href="https://a.test/">y</a></p><!-- /wp:paragraph -->', [] ];
		yield 'elements' => [ '<form action="https://evil.test/"><input name="a"></form><style>p{}</style>', [ '<form>', '<form action>', '<input>', '<input name>', '<style>' ] ];
		yield 'attributes' => [ '<p onclick="x" style="width:expression(1);color:red" data-a="1">x</p>', [ '<p onclick>', '<p style>' ] ];
		yield 'addresses' => [ '<a href="javascript:x">x</a>', [ '<a href>' ] ];
		yield 'HTML in a block’s attribute' => [ '<!-- wp:frontage/layer {"html":"\u003ciframe src=\u0022x\u0022\u003e"} /-->', [ '<iframe>', '<iframe src>' ] ];
	}

	/** @param list<string> $expected */
	#[DataProvider( 'filtered' )]
	public function test_what_wordpress_would_change( string $content, array $expected ): void {
		$effects = new ImportEffects();
		$effects->add( $content, '', true );
		self::assertSame( $expected, $effects->values( ImportEffects::CHANGED ) );
	}

	public function test_a_kit_says_it_before_anything_is_written(): void {
		$form = [ 'key' => str_repeat( 'a', 64 ), 'title' => 'Contact', 'form' => '[email* your-email placeholder "name@shown.test"] [select team "Sales|sales@old.test" "other@shown.test"] <img src="https://pixel.test/a.gif" alt=""> [submit]', 'mail' => [ 'recipient' => 'boss@old.test, [your-email]', 'additional_headers' => "Cc: copy@old.test\nReply-To: answers@shown.test", 'active' => true, 'body' => 'x', 'subject' => 'x', 'sender' => 'x@example.org' ] ];
		$page = self::page( 'about', '<img src="https://old.test/wp-content/uploads/a.png"><form action="https://evil.test/"></form><style>p{background:url(https://cdn.test/x)}</style>' );
		$code = self::page( 'map', '<iframe src="https://maps.test/"></iframe>', 902 );
		$lines = array_column( self::look( $this->kit( self::of( [ 'pages' => [ $page, $code ] ] + ( post_type_exists( 'wpcf7_contact_form' ) ? [ 'forms' => [ $form ] ] : [] ) ) ) )['effects'], 'values', 'name' );
		self::assertSame( [ 'sales@old.test (Contact)', 'boss@old.test (Contact)', 'copy@old.test (Contact)', '[your-email] (Contact)' ], $lines['mail'], 'Nothing goes to what only answers or an example name.' );
		self::assertSame( [ 'evil.test (About)' ], $lines['sends'] );
		self::assertEqualsCanonicalizing( [ 'cdn.test (About)', 'maps.test (Map)', 'pixel.test (Contact)' ], $lines['loads'] );
		self::assertContains( '<iframe> (Map)', $lines['code'] );
		self::assertContains( '<form> (About)', $lines['changed'] );
		self::assertNull( get_page_by_path( 'about' ) );
	}

	public function test_a_kit_of_plain_pages_says_that_there_is_nothing(): void {
		$lines = self::look( $this->kit( self::of( [ 'pages' => [ self::page( 'about', '<p>Words.</p>' ) ] ] ) ) )['effects'];
		self::assertSame( [ [ 'Email recipient', [ 'None' ] ], [ 'Content source', [ 'This site only' ] ], [ 'Scripts', [ 'None' ] ] ], array_map( static fn ( array $line ): array => [ $line['label'], $line['values'] ], $lines ) );
	}
}
