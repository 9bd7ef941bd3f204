<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\TestCase;

/** Version 5.3 and 5.4 write movements and actions as JSON; attributes as they stand on public pages. */
final class JsonAttributesTest extends TestCase {

	public function test_frames_become_frames(): void {
		[ $layer, $extras ] = self::layer( 'data-frames=\'[{"delay":500,"speed":1500,"frame":"0","from":"y:[100%];z:0;rX:10deg;sX:0.9;opacity:0;","mask":"x:0px;y:0px;","split":"chars","splitdelay":0.05,"to":"o:1;","ease":"Power3.easeInOut"},{"delay":"wait","speed":300,"frame":"999","to":"y:50px;opacity:0;","ease":"nothing"}]\'' );
		self::assertSame(
			[
				[ 'id' => 'frame_0', 'to' => [ 'y' => [ '100%' ], 'z' => [ 0 ], 'opacity' => [ 0 ], 'scaleX' => [ 0.9 ], 'rotateX' => [ 10 ] ], 'mask' => [ 'x' => [ 0 ], 'y' => [ 0 ] ] ],
				[ 'id' => 'frame_1', 'to' => [ 'opacity' => [ 1 ] ], 'at' => 500, 'duration' => 1500, 'ease' => 'power3.inOut', 'split' => [ [ 'by' => 'chars', 'step' => 50 ] ] ],
				[ 'id' => 'frame_999', 'to' => [ 'y' => [ 50 ], 'opacity' => [ 0 ] ], 'at' => 'slideEnd', 'ease' => 'power3.inOut', 'duration' => 300 ],
			],
			$layer['frames']
		);
		self::assertSame( [], $extras );
	}

	public function test_frames_between_wait_for_the_one_before_and_hover_is_apart(): void {
		[ $layer, $extras ] = self::layer( 'data-frames=\'[{"from":"opacity:0;","speed":1000,"to":"o:1;","delay":200,"ease":"Power2.easeInOut"},{"delay":"+=500","speed":400,"frame":"1","to":"x:20px;","ease":"Power2.easeInOut"},{"delay":"bytrigger","speed":500,"to":"auto:auto;","ease":"nothing"},{"frame":"hover","speed":"300","ease":"Power1.easeInOut","to":"o:1;rX:0;","style":"c:rgba(255, 255, 255, 1.00);bc:#fff;bg:#000;cursor:pointer;"}]\'' );
		self::assertIsArray( $layer['frames'] );
		self::assertSame( [ 'frame_0', 'frame_1', 'frame_2', 'frame_999' ], array_column( $layer['frames'], 'id' ) );
		self::assertSame( [ 200, 1700, 'action' ], array_column( array_slice( $layer['frames'], 1 ), 'at' ) );
		self::assertTrue( $layer['frames'][3]['mirrors'] );
		self::assertSame( [ 'to' => [ 'opacity' => [ 1 ], 'rotateX' => [ 0 ], 'color' => [ 'rgba(255, 255, 255, 1.00)' ], 'background' => [ '#000' ], 'borderColor' => [ '#fff' ] ], 'duration' => 300, 'cursor' => 'pointer', 'ease' => 'power1.inOut' ], $layer['hover'] );
		self::assertSame( [], $extras );
	}

	public function test_actions_become_actions_and_script_is_only_named(): void {
		[ $layer, $extras, $report ] = self::layer( 'data-actions=\'[{"event":"click","action":"scrollbelow","offset":"-90px","delay":"","speed":"300","ease":"Linear.easeNone"},{"event":"click","action":"togglelayer","layerstatus":"hidden","layer":"b","delay":"0"},{"event":"mouseenter","action":"simplelink","target":"_blank","url":"a.html?b=1;c"},{"event":"click","action":"callback","callback":"alert(1)"}]\'' );
		self::assertSame(
			[
				[ 'do' => 'scrollbelow', 'on' => 'click', 'duration' => 300, 'offset' => -90, 'ease' => 'none' ],
				[ 'do' => 'togglelayer', 'on' => 'click', 'delay' => 0, 'layer' => 'b', 'state' => 'hidden' ],
				[ 'do' => 'simplelink', 'on' => 'mouseenter', 'url' => 'a.html?b=1;c', 'target' => '_blank' ],
			],
			$layer['actions']
		);
		self::assertSame( [], $extras );
		self::assertStringNotContainsString( 'alert', (string) json_encode( $layer ) );
		self::assertStringContainsString( 'alert', (string) json_encode( $report['dropped'] ) );
	}

	public function test_the_look_that_stands_in_the_style_is_read(): void {
		[ $layer, $extras ] = self::layer( 'data-fontsize="[\'45\',\'20\']" style="z-index:5;white-space:nowrap;font-size:40px;font-weight:bold;line-height:1.2;color:rgba(255,255,255,1);border:2px solid #ffb609;border-radius:3px;text-align:center;font-family:\'Open Sans\',sans-serif;padding:8px 24px 7px;min-width:312px;"' );
		self::assertSame(
			[
				'fontSize'     => [ 45, 20 ],
				'zIndex'       => 5,
				'fontFamily'   => "'Open Sans',sans-serif",
				'color'        => [ 'rgba(255,255,255,1)' ],
				'whiteSpace'   => [ 'nowrap' ],
				'textAlign'    => [ 'center' ],
				'padding'      => [ 'top' => [ 8 ], 'right' => [ 24 ], 'bottom' => [ 7 ], 'left' => [ 24 ] ],
				'fontWeight'   => [ 700 ],
				'lineHeight'   => [ 54, 24 ],
				'borderWidth'  => [ 'top' => [ 2 ], 'right' => [ 2 ], 'bottom' => [ 2 ], 'left' => [ 2 ] ],
				'borderStyle'  => [ 'solid' ],
				'borderColor'  => [ '#ffb609' ],
				'borderRadius' => [ 'topLeft' => [ 3 ], 'topRight' => [ 3 ], 'bottomRight' => [ 3 ], 'bottomLeft' => [ 3 ] ],
			],
			$layer['style']
		);
		self::assertSame( [ 312 ], $layer['box']['minWidth'] ?? null );
		self::assertSame( [ 'slides.0.layers.0.style.font-size' => '40px' ], array_column( $extras, 'value', 'path' ) );
	}

	public function test_what_is_damaged_or_unknown_is_kept(): void {
		[ $layer, $extras ] = self::layer( 'data-frames=\'[{"frame":"0","from":"opacity:0;","sfx_effect":"blocktoleft"},{"frame":"7"}]\' data-actions=\'[{"event":"click"\'' );
		self::assertSame(
			[
				'slides.0.layers.0.data-frames'  => '[{"sfx_effect":"blocktoleft"},{"frame":"7"}]',
				'slides.0.layers.0.data-actions' => '[{"event":"click"',
			],
			array_reverse( array_column( $extras, 'value', 'path' ) )
		);
		self::assertArrayNotHasKey( 'actions', $layer );
	}

	/** @return array{array<string, mixed>, list<array{path: string, value: mixed}>, array<string, mixed>} The layer, what was kept of it, the report. */
	private static function layer( string $attributes ): array {
		$slider = SliderImporter::text( "<div class=\"rev_slider\" id=\"s\"><ul><li data-transition=\"fade\"><div class=\"tp-caption\" id=\"a\" data-x=\"10\" data-y=\"20\" $attributes>Hi</div><div class=\"tp-caption\" id=\"b\" data-x=\"1\">You</div></li></ul></div>" )[0];
		/** @var array{slides: list<array{layers: list<array<string, mixed>>}>, extras?: list<array{path: string, value: mixed}>} $model */
		$model = $slider['model'];
		/** @var array<string, mixed> $report */
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		return [ $model['slides'][0]['layers'][0], array_values( array_filter( $model['extras'] ?? [], static fn( array $one ): bool => str_starts_with( $one['path'], 'slides.' ) ) ), $report ];
	}
}
