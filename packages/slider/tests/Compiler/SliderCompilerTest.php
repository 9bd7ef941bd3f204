<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Compiler;

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Document\Normalizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class SliderCompilerTest extends TestCase {

	private const TEXTS = [
		'slide'    => '%1$d of %2$d',
		'next'     => 'Next',
		'previous' => 'Previous',
		'pause'    => 'Pause',
	];

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function rows(): iterable {
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/cases-compile.json' ), true );
		self::assertIsArray( $rows );
		foreach ( $rows as $row ) {
			yield $row['name'] => [ $row ];
		}
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	#[TestDox( 'compile: $_dataset' )]
	public function test_row( array $row ): void {
		$made = self::compile( $row['model'] );
		$play = json_decode( HtmlWriter::json( $made['play'] ), true );
		foreach ( $row['play'] ?? [] as $path => $value ) {
			self::assertEquals( $value, self::at( $play, $path ), "play: $path" );
		}
		foreach ( $row['html'] ?? [] as $part ) {
			self::assertStringContainsString( $part, $made['html'] );
		}
		foreach ( $row['without'] ?? [] as $part ) {
			self::assertStringNotContainsString( $part, $made['html'] );
		}
		foreach ( $row['rules'] ?? [] as $part ) {
			self::assertStringContainsString( $part, \Frontage\Slider\Model\Compiler\Style\ConditionalRules::for_classes( $made['classes'] ) );
		}
	}

	/**
	 * @param array<string, mixed> $model
	 * @return array{ play: array<string, mixed>, html: string, classes: list<string> }
	 */
	private static function compile( array $model ): array {
		$made = SliderCompiler::slider( Normalizer::slider( [ 'schema' => 1 ] + $model )->model, 'id', self::TEXTS );
		return [
			'play'    => $made['play'],
			'html'    => HtmlWriter::write( $made['tree'] ),
			'classes' => $made['classes'],
		];
	}

	private static function at( mixed $value, string $path ): mixed {
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}
		return $value;
	}

	public function test_nothing_breaks_out_of_an_attribute_or_a_custom_property(): void {
		$made = self::compile(
			[
				'alias'  => 'a',
				'title'  => '"><script>alert(1)</script>',
				'slides' => [
					[
						'title'      => '"><img onerror=1>',
						'background' => [ 'color' => 'red;position:fixed', 'image' => [ 'url' => 'a.jpg" onload="x' ] ],
						'layers'     => [
							[
								'alias' => '"><b>',
								'style' => [ 'color' => [ 'red}body{display:none' ], 'fontFamily' => "x';}</style>", 'background' => 'url(//evil.test/x)' ],
								'box'   => [ 'width' => [ '1px;top:0' ] ],
							],
						],
					],
				],
			]
		);
		self::assertStringNotContainsString( '<script', $made['html'] );
		self::assertStringNotContainsString( '<img onerror', $made['html'] );
		self::assertDoesNotMatchRegularExpression( '/<[^>]*" onload="/', $made['html'] );
		self::assertStringNotContainsString( 'position:fixed', $made['html'] );
		self::assertStringNotContainsString( 'evil.test', $made['html'] );
		self::assertStringNotContainsString( 'display:none', $made['html'] );
	}

	public function test_style_attributes_hold_custom_properties_only(): void {
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/cases-compile.json' ), true );
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			preg_match_all( '/<[^>]* class="fr-[^>]* style="([^"]*)"/', self::compile( $row['model'] )['html'], $found );
			foreach ( $found[1] as $style ) {
				foreach ( explode( ';', html_entity_decode( $style, ENT_QUOTES | ENT_HTML5 ) ) as $declaration ) {
					self::assertStringStartsWith( '--fr-', $declaration );
				}
			}
		}
	}

	public function test_the_play_document_can_stand_in_a_script_element(): void {
		self::assertSame( '{"a":"\u003C/script\u003E\u0026\u2028"}', HtmlWriter::json( [ 'a' => "</script>&\u{2028}" ] ) );
	}
}
