<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

/** A block's markup on the real WordPress. Whatever stands in its attributes comes out harmless: each attribute gets each hostile value. */
abstract class BlockTestCase extends WordPressTestCase {

	/** The block's name, as in block.json. */
	protected const BLOCK = '';

	/** What stands in it, as the editor stores that: a block that prints nothing without it shows no attribute either. */
	protected const INNER = '';

	/** Elements that no attribute may bring into a page. */
	private const FOREIGN = [ 'SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'LINK', 'STYLE' ];

	/** @return array<string, array{ mixed }> */
	public static function hostile_values(): array {
		return [
			'a script'             => [ '<script>alert(1)</script>' ],
			'an event of an image' => [ '<img src=x onerror=alert(1)>' ],
			'an end of the value'  => [ '"><img src=x onerror=alert(1)>' ],
			'a single quote'       => [ "' onmouseover='alert(1)" ],
			'a double quote'       => [ '" onfocus="alert(1)" autofocus="' ],
			'an address that runs' => [ 'javascript:alert(1)' ],
			'one that hides it'    => [ "  jAvA\tscript:alert(1)" ],
			'a page as an address' => [ 'data:text/html,<script>alert(1)</script>' ],
			'a frame'              => [ '<iframe srcdoc="<script>alert(1)</script>"></iframe>' ],
			'an open comment'      => [ '<!-- ' ],
			'an open tag'          => [ '<div title="' ],
			'a style of the page'  => [ '</style><style>*{display:none}</style>' ],
			'another block'        => [ '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' ],
			'broken UTF-8'         => [ "\xC3\x28\xF0\x28\x8C\x28<b onclick=alert(1)>" ],
			'entities'             => [ '&lt;script&gt;alert(1)&lt;/script&gt;&quot; onclick=&quot;alert(1)' ],
			'a number'             => [ PHP_INT_MAX ],
			'a fraction'           => [ -0.5 ],
			'true'                 => [ true ],
			'null'                 => [ null ],
			'an empty list'        => [ [] ],
			'a list of scripts'    => [ [ '<script>alert(1)</script>', [ '" onclick="alert(1)' ] ] ],
			'names that run'       => [ [ '" onclick="alert(1)' => 'x', '><script>alert(1)</script>' => [ 'y' => 1 ] ] ],
		];
	}

	#[DataProvider( 'hostile_values' )]
	public function test_hostile_attributes_come_out_harmless( mixed $value ): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( static::BLOCK );
		self::assertNotNull( $type, static::BLOCK . ' is not registered: bin/build makes it' );
		$example = static::example( $type );
		self::assertNotSame( '', trim( static::printed( $example ) ), 'The example prints nothing, so nothing of it is judged.' );
		self::assert_harmless( static::printed( array_fill_keys( array_keys( $type->attributes ?? [] ), $value ) ) );
		foreach ( array_keys( $type->attributes ?? [] ) as $name ) {
			self::assert_harmless( static::printed( [ $name => $value ] + $example ) );
			// In an object: as each of the parts that the example has, and as an address.
			$parts = is_array( $example[ $name ] ?? null ) ? array_keys( $example[ $name ] ) : [];
			self::assert_harmless( static::printed( [ $name => array_fill_keys( [ ...$parts, 'id', 'url', 'html' ], $value ) ] + $example ) );
		}
	}

	/** @return array<array-key, mixed> Attributes with which the block shows what it can. */
	protected static function example( \WP_Block_Type $type ): array {
		return is_array( $type->example ) && is_array( $type->example['attributes'] ?? null ) ? $type->example['attributes'] : [];
	}

	/** @param array<array-key, mixed> $attributes */
	protected static function printed( array $attributes ): string {
		$inner = parse_blocks( static::INNER );
		return render_block(
			[
				'blockName'    => static::BLOCK,
				'attrs'        => $attributes,
				'innerBlocks'  => $inner,
				'innerHTML'    => '',
				'innerContent' => array_fill( 0, count( $inner ), null ),
			]
		);
	}

	private static function assert_harmless( string $html ): void {
		$tags = new \WP_HTML_Tag_Processor( $html . '<p id="after"></p>' );
		$last = null;
		while ( $tags->next_tag() ) {
			$data = 'SCRIPT' === $tags->get_tag() && str_ends_with( (string) $tags->get_attribute( 'type' ), 'json' );
			self::assertFalse( ! $data && in_array( $tags->get_tag(), self::FOREIGN, true ), "An element came in: $html" );
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				self::assertStringStartsNotWith( 'on', $name, "An event came in: $html" );
				self::assertNotContains( $name, [ 'srcdoc', 'autofocus' ], $html );
				$text = (string) preg_replace( '/[\x00-\x20]+/', '', (string) $tags->get_attribute( $name ) );
				self::assertSame( 0, preg_match( '/^(javascript|vbscript|data:text)/i', in_array( $name, [ 'href', 'src', 'action', 'formaction', 'poster', 'xlink:href' ], true ) ? $text : '' ), "An address that runs came in: $html" );
			}
			$last = $tags->get_attribute( 'id' );
		}
		self::assertSame( 'after', $last, "What comes after the block is swallowed: $html" );
	}
}
