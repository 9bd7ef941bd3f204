<?php

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

/** Entrances, exits and hover states for layers of templates. */
final class TemplateKeyframes {

	/**
	 * An entrance and the pose before it.
	 *
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $more Additional values of frame_1.
	 * @return list<array<string, mixed>>
	 */
	public static function entrance( int $at, array $from = [ 'y' => 40 ], int $duration = 900, array $more = [] ): array {
		return [
			[
				'id' => 'frame_0',
				'to' => TemplateLayers::breakpoint_values( $from + [ 'opacity' => 0 ] ),
			],
			[
				'id'       => 'frame_1',
				'at'       => $at,
				'duration' => $duration,
				'ease'     => 'power3.out',
				'to'       => [ 'opacity' => [ 1 ] ],
			] + $more,
		];
	}

	/**
	 * Split text: words, characters or lines that appear one after another.
	 *
	 * @param array<string, mixed> $from
	 * @return list<array<string, mixed>>
	 */
	public static function split_text( string $by, int $at, int $step, array $from = [ 'y' => 48 ], int $duration = 800 ): array {
		return self::entrance(
			$at,
			[],
			$duration,
			[
				'split' => [
					[
						'by'   => $by,
						'step' => $step,
						'pose' => TemplateLayers::breakpoint_values( $from + [ 'opacity' => 0 ] ),
					],
				],
			]
		);
	}

	/**
	 * A keyframe that runs at its own time or by an action.
	 *
	 * @param array<string, mixed> $to
	 * @return array<string, mixed>
	 */
	public static function delayed_keyframe( string $id, int|string $at, array $to, int $duration = 700, string $ease = 'power3.inOut' ): array {
		return [
			'id'       => $id,
			'at'       => $at,
			'duration' => $duration,
			'ease'     => $ease,
			'to'       => TemplateLayers::breakpoint_values( $to ),
		];
	}

	/**
	 * Hover state that raises a button.
	 *
	 * @return array<string, mixed>
	 */
	public static function hover( string $color, string $background ): array {
		return [
			'to'       => [
				'color'      => [ $color ],
				'background' => [ $background ],
			],
			'duration' => 200,
		];
	}
}
