<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Sanitizer;

use Frontage\Slider\Model\Sanitizer\CssSanitizer;
use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What comes out of the sanitiser holds nothing off its lists. Each row says what remains. */
final class HtmlSanitizerTest extends TestCase {

	/** @return iterable<int, array{string, string}> */
	public static function html(): iterable {
		yield [ 'Plain "text" it\'s é 😀', 'Plain "text" it\'s é 😀' ];
		yield [ 'a &amp; b &lt; c &nbsp;', "a &amp; b &lt; c \u{a0}" ];
		yield [ 'a & b < c > d', 'a &amp; b &lt; c &gt; d' ];
		yield [ '<b>x</b><br/>y', '<b>x</b><br>y' ];
		yield [ '<a href="/a?b=1&amp;c=2" class="x y" target="_blank">z</a>', '<a href="/a?b=1&amp;c=2" class="x y" target="_blank" rel="noopener">z</a>' ];
		yield [ '<script>alert(1)</script>x', 'x' ];
		yield [ '<SCRIPT SRC=//x.test/a.js></SCRIPT>', '' ];
		yield [ '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;' ];
		yield [ '<img src=x onerror=alert(1)>', '<img src="x">' ];
		yield [ '<img src="x" alt="\'&quot;><script>"', '<img src="x" alt="&apos;&quot;&gt;&lt;script&gt;">' ];
		yield [ '<svg onload=alert(1)><a xlink:href="javascript:1">x</a></svg>y', 'y' ];
		yield [ '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>y', 'y' ];
		yield [ '<a href="javascript:alert(1)">x</a>', '<a>x</a>' ];
		yield [ '<a href=" java&#10;script:alert(1)">x</a>', '<a>x</a>' ];
		yield [ '<a href="&#1;javascript:alert(1)">x</a>', '<a href="">x</a>' ];
		yield [ '<a href="data:text/html,x">x</a>', '<a>x</a>' ];
		yield [ '<a href="vbscript:x">x</a>', '<a>x</a>' ];
		yield [ '<a href="javascript&amp;colon;alert(1)">x</a>', '<a>x</a>' ];
		yield [ '<iframe src="//x"></iframe><object data=x><embed src=x></object>y', 'y' ];
		yield [ '<form action=x><input name=y><button>z</button></form>a', 'a' ];
		yield [ '<base href="//x"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>a', 'a' ];
		yield [ '<p style="color:red;position:fixed;background:url(//x.test/a)">x</p>', '<p style="color:red">x</p>' ];
		yield [ '<p style="width:expression(alert(1));color:rgba(255,0,0,.5)">x</p>', '<p style="color:#ff000080">x</p>' ];
		yield [ '<p style="color:red;}body{display:none">x</p>', '<p style="color:red">x</p>' ];
		yield [ '<p style="&#99;olor:re&#100;">x</p>', '<p style="color:red">x</p>' ];
		yield [ '<p id="a b" class="ok &quot;bad" data-x="1" onclick="a">x</p>', '<p class="ok">x</p>' ];
		yield [ '<div><p>open', '<div><p>open</p></div>' ];
		yield [ '</div></body></html><b>after</b>', '<b>after</b>' ];
		yield [ '<!-- <script>x</script> --><!--[if IE]><script>y</script><![endif]-->z', 'z' ];
		yield [ '<textarea><script>alert(1)</script></textarea><title><b>x</b></title>y', 'y' ];
		yield [ '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>y', 'y' ];
		yield [ '<unknown>kept <i>text</i></unknown>', 'kept <i>text</i>' ];
		yield [ "a\0b\x08c", 'abc' ];
		yield [ "bad \xC3 byte", 'bad ? byte' ];
		yield [ '<video autoplay src="/a.mp4" onplay=x></video>', '<video autoplay src="/a.mp4"></video>' ];
		yield [ '<template><img src=x onerror=alert(1)></template>y', 'y' ];
		yield [ '<p srcdoc="x" formaction="javascript:1">y</p>', '<p>y</p>' ];
	}

	#[DataProvider( 'html' )]
	public function test_what_remains_of_html( string $html, string $remains ): void {
		$clean = HtmlSanitizer::html( $html );
		self::assertSame( $remains, $clean );
		self::assertSame( $clean, HtmlSanitizer::html( $clean ), 'Twice changes nothing.' );
	}

	private const ICON = '<svg class="fr-icon" viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="M1 2l3.5-4z"></path></svg>';

	/** @return iterable<string, array{string, string}> */
	public static function icons(): iterable {
		yield 'an icon' => [ 'Go <span>' . self::ICON . '</span>', 'Go <span>' . self::ICON . '</span>' ];
		yield 'what is not of an icon' => [ '<svg class="fr-icon" onload="a" style="color:red" viewBox="0 0 16 16"><path onclick="a" fill="url(//x.test)" fill-rule="evenodd" d="M1 2l3.5-4z"></path></svg>', self::ICON ];
		yield 'another class' => [ '<svg class="fr-icon x" viewBox="0 0 16 16"><path d="M1 2"></path></svg>y', 'y' ];
		yield 'no path' => [ '<svg class="fr-icon" viewBox="0 0 16 16"></svg>y', 'y' ];
		yield 'other shapes' => [ '<svg class="fr-icon" viewBox="0 0 16 16"><path d="M1 2"></path><use href="//x.test/a.svg#b"></use></svg>y', 'y' ];
		yield 'script in a path' => [ '<svg class="fr-icon" viewBox="0 0 16 16"><path d="M1 2"><script>alert(1)</script></path></svg>y', 'y' ];
		yield 'a path that is none' => [ '<svg class="fr-icon" viewBox="0 0 16 16"><path d="M1&quot;><img src=x>"></path></svg>y', 'y' ];
		yield 'a box that is none' => [ '<svg class="fr-icon" viewBox="0 0 16 9"><path d="M1 2"></path></svg>y', 'y' ];
		yield 'a long one' => [ '<svg class="fr-icon" viewBox="0 0 16 16"><path d="M1 2' . str_repeat( ' 1', 9000 ) . '"></path></svg>y', 'y' ];
	}

	#[DataProvider( 'icons' )]
	public function test_an_icon_is_the_only_drawing_in_a_text( string $html, string $remains ): void {
		$clean = HtmlSanitizer::html( $html );
		self::assertSame( $remains, $clean );
		self::assertSame( $clean, HtmlSanitizer::html( $clean ), 'Twice changes nothing.' );
	}

	/** @return iterable<int, array{string, string|null}> */
	public static function urls(): iterable {
		yield [ 'https://a.test/b?c#d', 'https://a.test/b?c#d' ];
		yield [ '//a.test/b', '//a.test/b' ];
		yield [ '/a b', '/a%20b' ];
		yield [ '#top', '#top' ];
		yield [ 'mailto:a@b.test', 'mailto:a@b.test' ];
		yield [ 'TEL:+491', 'tel:+491' ];
		yield [ 'a/b:c', 'a/b%3Ac' ];
		yield [ '//a.test:80/b', 'https://a.test:80/b' ];
		foreach ( [ 'javascript:alert(1)', 'JaVaScRiPt:1', "java\tscript:1", "\x01javascript:1", 'data:image/png;base64,x', 'blob:x', 'file:///etc/passwd', 'feed:javascript:1', 'x:y', '"><script>', 'a\\b', 'a&colon;b', 'javascript&#58;1', str_repeat( 'a', 5000 ) ] as $bad ) {
			yield [ $bad, null ];
		}
	}

	#[DataProvider( 'urls' )]
	public function test_addresses( string $url, ?string $remains ): void {
		self::assertSame( $remains, HtmlSanitizer::url( $url ) );
	}

	/** @return iterable<int, array{string, string}> */
	public static function styles(): iterable {
		yield [ 'color:red;font-size: 12px ; ', 'color:red;font-size:12px' ];
		yield [ 'COLOR:RGB(1, 2, 3)', 'color:#010203' ];
		yield [ 'width:calc(100% - 2px);background:linear-gradient(90deg,#fff 0%,#000 100%)', 'width:calc(100% - 2px);background:linear-gradient(90deg,#fff 0%,#000 100%)' ];
		yield [ 'font-family:"Open Sans",serif', 'font-family:"Open Sans",serif' ];
		foreach ( [ 'background:url(x)', 'background:u\\72l(x)', 'color:red/**/', 'font-family:"a', 'behavior:url(x)', '-moz-binding:url(x)', 'color:{red}', 'color:<b>', 'background:image-set("x" 1x)', 'width:attr(x)', '@import "x"', 'color:\\65', 'color:env(x)', 'position:fixed', 'z-index:9' ] as $bad ) {
			yield [ $bad, '' ];
		}
	}

	#[DataProvider( 'styles' )]
	public function test_styles( string $style, string $remains ): void {
		self::assertSame( $remains, CssSanitizer::style( $style ) );
		self::assertSame( $remains, CssSanitizer::style( $remains ) );
	}

	/** @return iterable<int, array{string, string|null}> */
	public static function drawings(): iterable {
		yield [ '<svg viewBox="0 0 1 1"><path d="M0 0" fill="#fff" onclick="x"/></svg>', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" fill="#fff"></path></svg>' ];
		yield [ '<?xml version="1.0"?><svg onload="x"><script>alert(1)</script><foreignObject><b/></foreignObject><style>a{}</style><g/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>' ];
		yield [ '<svg><use href="#a"/><use href="//x.test/a.svg#b"/><use xlink:href="javascript:1"/><image href="x.png"/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"></use><use></use><use></use></svg>' ];
		yield [ '<svg><rect fill="url(#g)" filter="url(//x.test)" style="fill:url(http://x);stroke:red"/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(#g)" style="stroke:red"></rect></svg>' ];
		yield [ '<svg><g mask="image-set(\'https://x.test/a.png\' 1x)" style="mask:src(a);filter:blur(2px);fill:-webkit-cross-fade(a,b)"/><text aria-label="A (b)" transform="rotate(5) translate (1 2)">src(a)</text></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><g style="filter:blur(2px)"></g><text aria-label="A (b)" transform="rotate(5) translate (1 2)">src(a)</text></svg>' ];
		yield [ '<svg><g id="a0"/>' . implode( '', array_map( static fn( int $n ): string => "<g id=\"a$n\">" . str_repeat( '<use href="#a' . ( $n - 1 ) . '"/>', 10 ) . '</g>', range( 1, 8 ) ) ) . '</svg>', null ];
		yield [ '<svg><g id="a"><use href="#a"/></g></svg>', null ];
		// What fills, masks or clips with each other is drawn as often as what is used.
		foreach ( [ 'pattern' => 'fill', 'mask' => 'mask', 'clipPath' => 'clip-path' ] as $element => $attribute ) {
			$bomb = static fn ( string $reference ): string => '<svg>' . implode( '', array_map( static fn( int $n ): string => "<$element id=\"a$n\">" . str_repeat( '<rect ' . sprintf( $reference, $n - 1 ) . '/>', 10 ) . "</$element>", range( 1, 8 ) ) ) . '<rect ' . sprintf( $reference, 8 ) . '/></svg>';
			yield [ $bomb( "$attribute=\"url(#a%d)\"" ), null ];
			yield [ $bomb( "style=\"$attribute:url( '#a%d' )\"" ), null ];
		}
		yield [ '<svg><linearGradient id="a"><stop offset="0"/></linearGradient>' . str_repeat( '<g fill="url(#a)"/>', 3 ) . '</svg>', '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a"><stop offset="0"></stop></linearGradient>' . str_repeat( '<g fill="url(#a)"></g>', 3 ) . '</svg>' ];
		yield [ '<svg><defs><g id="a"><g/></g></defs><use href="#a"/><use xlink:href="#a"/><use href="#none"/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a"><g></g></g></defs><use href="#a"></use><use href="#a"></use><use href="#none"></use></svg>' ];
		yield [ '<svg><a href="#x"><path d="M0"/></a><animate attributeName="href" values="javascript:1"/><set/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>' ];
		yield [ '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', null ];
		yield [ '<p>no drawing</p>', null ];
		yield [ '<svg><g>', null ];
	}

	#[DataProvider( 'drawings' )]
	public function test_what_remains_of_a_drawing( string $svg, ?string $remains ): void {
		self::assertSame( $remains, SvgSanitizer::clean( $svg ) );
		if ( null !== $remains ) {
			self::assertSame( $remains, SvgSanitizer::clean( $remains ) );
		}
	}

	public function test_random_trees_come_out_clean_and_stay_the_same(): void {
		mt_srand( 11 );
		$words = [ '<b>', '</b>', '<p ', '<a href="', 'javascript:', 'https://x', '">', "'", '<script>', '</script>', '<svg>', '<style>', '</style>', 'onclick=', 'x', ' ', '<div style="', 'color:red', ';', 'url(', ')', '<table>', '<tr>', '<td>', '</table>', '<img src=', '<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#x3c;', '&', "\n", '<li>', '<form>', '<select><option>', '<iframe>', '</', '<', '>', '=', '"', '/', '<pre>', '<dl><dt>', '<h1>', '</a>', '<a>', '<template>', '<math>', '<video>' ];
		for ( $n = 0; $n < 1500; $n++ ) {
			$html = '';
			for ( $i = mt_rand( 1, 14 ); $i > 0; $i-- ) {
				$html .= $words[ mt_rand( 0, count( $words ) - 1 ) ];
			}
			$clean = HtmlSanitizer::html( $html );
			self::assertSame( $clean, HtmlSanitizer::html( $clean ), $html );
			self::assertDoesNotMatchRegularExpression( '/<(?:script|svg|style|iframe|form|select|template|math)|<[^>]*\son\w+=|<[^>]*javascript:|<[^>]*url\(/i', $clean, $html );
		}
	}
}
