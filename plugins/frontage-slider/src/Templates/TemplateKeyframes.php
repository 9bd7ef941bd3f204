<?php

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

/** How layers of the templates come and go. */
final class TemplateKeyframes {

	/**
	 * An entrance and the state before it.
	 *
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $more Of frame_1.
	 * @return list<array<string, mixed>>
	 */
	public static function enter( int $at, array $from = [ 'y' => 40 ], int $duration = 900, array $more = [] ): array {
		return [
			[
				'id' => 'frame_0',
				'to' => TemplateLayers::levels( $from + [ 'opacity' => 0 ] ),
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
	 * Words, characters or lines that come one after another.
	 *
	 * @param array<string, mixed> $from
	 * @return list<array<string, mixed>>
	 */
	public static function pieces( string $by, int $at, int $step, array $from = [ 'y' => 48 ], int $duration = 800 ): array {
		return self::enter(
			$at,
			[],
			$duration,
			[
				'split' => [
					[
						'by'   => $by,
						'step' => $step,
						'pose' => TemplateLayers::levels( $from + [ 'opacity' => 0 ] ),
					],
				],
			]
		);
	}

	/**
	 * A state that only an action or its own time leads to.
	 *
	 * @param array<string, mixed> $to
	 * @return array<string, mixed>
	 */
	public static function later( string $id, int|string $at, array $to, int $duration = 700, string $ease = 'power3.inOut' ): array {
		return [
			'id'       => $id,
			'at'       => $at,
			'duration' => $duration,
			'ease'     => $ease,
			'to'       => TemplateLayers::levels( $to ),
		];
	}

	/**
	 * A pointer over it lifts a button.
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
