<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever stands in a text attribute of a slider's blocks is text, on the page that it was stored for. */
final class HostileValuesTest extends WordPressTestCase {

	private const DEPTH = 7;

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
	}

	/** @return iterable<string, array{string}> */
	public static function values(): iterable {
		yield 'an element' => [ '"><img src=x onerror=alert(1)>' ];
		yield 'a script' => [ '</script><script>alert(1)</script>' ];
		yield 'an attribute' => [ 'x" onmouseover="alert(1)" style="behavior:url(x)' ];
		yield 'an address' => [ 'javascript:alert(1)' ];
		yield 'an address that hides its scheme' => [ "java\tscript:alert(1)//" ];
		yield 'a drawing' => [ '<svg onload=alert(1)><script>alert(1)</script></svg>' ];
		yield 'a style' => [ '}</style><img src=x onerror=alert(1)>;color:expression(alert(1))' ];
		yield 'the end of a block' => [ '--><img src=x onerror=alert(1)><!-- wp:html -->' ];
	}

	#[DataProvider( 'values' )]
	public function test_a_hostile_value_in_every_attribute_stays_text( string $value ): void {
		foreach ( [ 1, 2 ] as $who ) {
			wp_set_current_user( 2 === $who ? self::contributor() : 1 );
			$id   = wp_insert_post( wp_slash( [ 'post_status' => 'draft', 'post_title' => 'Hostile', 'post_content' => self::content( $value ) ] ) );
			$post = get_post( $id );
			self::assertNotNull( $post );
			SliderRenderer::reset();
			self::assert_harmless( do_blocks( $post->post_content ) );
		}
	}

	private static function contributor(): int {
		$name = 'contributor-' . wp_generate_password( 8, false );
		return (int) wp_insert_user( [ 'user_login' => $name, 'user_pass' => 'x', 'role' => 'contributor' ] );
	}

	private static function content( string $value ): string {
		$attributes = static fn( string $name ): array => self::filled( Schema::object( $name ), $value, 0, $name );
		$types      = [ 'text', 'button', 'image', 'video', 'svg', 'shape', 'group' ];
		$layers     = array_map( static fn( string $type ): array => self::block( 'layer', [ 'type' => $type ] + $attributes( 'Layer' ) ), $types );
		// Some that are right, so that what stands in them is drawn at all.
		$navigation = [ 'arrows' => [ 'enable' => true, 'tmp' => $value ], 'tabs' => [ 'enable' => true, 'tmp' => $value . '{{title}}' ], 'bullets' => [ 'enable' => true ] ];
		$options    = $attributes( 'Slider' )['options'];
		self::assertIsArray( $options );
		$options['navigation'] = $navigation + ( is_array( $options['navigation'] ?? null ) ? $options['navigation'] : [] );
		unset( $options['source'] );
		$slides = [ self::block( 'slide', $attributes( 'Slide' ), $layers ), self::block( 'slide', [ 'title' => $value, 'background' => [ 'type' => 'image', 'image' => [ 'url' => $value, 'alt' => $value ] ] ], [] ) ];
		return serialize_block( self::block( 'slider', [ 'options' => $options ] + $attributes( 'Slider' ), $slides ) );
	}

	/**
	 * @param array<string, mixed>       $attributes
	 * @param list<array<string, mixed>> $inner
	 * @return array{ blockName: string, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null> }
	 */
	private static function block( string $name, array $attributes, array $inner = [] ): array {
		return [
			'blockName'    => "frontage/$name",
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		];
	}

	/**
	 * An object of the schema with the value wherever a text may stand.
	 *
	 * @param array<string, mixed> $node
	 * @return array<string, mixed>
	 */
	private static function filled( array $node, string $value, int $depth, string $name ): array {
		$object = [];
		foreach ( Schema::properties( $node ) ?? [] as $key => $inner ) {
			if ( in_array( $key, [ 'schema', 'slides', 'static', 'layers', 'blocks', 'extras', 'from', 'until', 'visible' ], true ) ) {
				continue;
			}
			$one = self::value( $inner, $value, $depth + 1, $name );
			if ( null !== $one ) {
				$object[ $key ] = $one;
			}
		}
		return $object;
	}

	/** @param array<string, mixed> $node */
	private static function value( array $node, string $value, int $depth, string $name ): mixed {
		$items = Schema::items( $node );
		return match ( true ) {
			$depth > self::DEPTH                  => null,
			null !== Schema::properties( $node )  => self::filled( $node, $value, $depth, $name ),
			null !== $items && isset( $node['x-levels'] ) => [ $value, $value ],
			null !== $items                       => [ self::value( $items, $value, $depth + 1, $name ) ],
			isset( $node['enum'] )                => is_array( $node['enum'] ) ? $node['enum'][0] ?? null : null,
			'flag' === ( $node['x-read'] ?? '' )  => true,
			'number' === ( $node['x-read'] ?? '' ) => 1,
			default                               => $value,
		};
	}

	private static function assert_harmless( string $html ): void {
		self::assertStringContainsString( 'fr-slider', $html );
		$page = new \DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR );
		$scripts = 0;
		foreach ( $page->getElementsByTagName( '*' ) as $element ) {
			self::assertNotContains( $element->nodeName, [ 'iframe', 'object', 'embed', 'base', 'form', 'meta' ], $html );
			if ( 'script' === $element->nodeName ) {
				self::assertSame( 'application/json', $element->getAttribute( 'type' ) );
				self::assertIsArray( json_decode( $element->textContent, true ) );
				++$scripts;
			}
			foreach ( $element->attributes as $attribute ) {
				self::assertStringStartsNotWith( 'on', $attribute->nodeName );
				if ( in_array( $attribute->nodeName, [ 'href', 'src', 'action', 'poster', 'xlink:href' ], true ) ) {
					self::assertDoesNotMatchRegularExpression( '~^\s*(?:java\s*script|data|vbscript):~i', $attribute->nodeValue ?? '' );
				}
				if ( 'style' === $attribute->nodeName ) {
					self::assertDoesNotMatchRegularExpression( '~expression|behavior|javascript|</~i', $attribute->nodeValue ?? '' );
				}
			}
		}
		self::assertSame( 1, $scripts );
	}
}
