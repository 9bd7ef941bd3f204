<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\Json;

defined( 'ABSPATH' ) || exit;

/** Findings of a report with their weight and layer, heaviest first. */
final class FindingList {

	private const NOTES = [
		'unknown-style'    => Finding::LOOK,
		'unknown-action'   => Finding::LOOK,
		'offset-container' => Finding::LOOK,
		'not-storable'     => Finding::LOOK,
		'stray-html'       => Finding::LOOK,
		'icon-left'        => Finding::LOOK,
		'left-where-it-is' => Finding::LOOK,
		'not-copied'       => Finding::LOOK,
		'slide-incomplete' => Finding::LOOK,
		'translation-left' => Finding::LOOK,
		'scene-in-part'    => Finding::LOOK,
		'feature-left'     => Finding::LOOK,
		'layer-left'       => Finding::LOOK,
		'slide-type'       => Finding::LOOK,
		'unreadable-part'  => Finding::LOOK,
		'smart-slider-version' => Finding::DETAIL,
		'version'          => Finding::DETAIL,
		'file-of-the-export' => Finding::DETAIL,
		'scrolleffect-without-effect' => Finding::DETAIL,
		'init-of-another-slider' => Finding::DETAIL,
	];

	private const WEIGHTS = [ Finding::LOOK, Finding::NOTE, Finding::DETAIL ];

	/** @var list<Finding> */
	private array $found = [];

	/** @param array<string, array{int|null, string, string}> $places Path of a layer in the source, or in the model after `model:`, => slide, id, label. */
	private function __construct( private readonly array $places ) {}

	/**
	 * @param array<string, list<array<string, mixed>>>              $lists  Lists of the report.
	 * @param list<array{path: string, value: mixed}>                $extras
	 * @param list<string>                                           $addons
	 * @param array<string, array{int|null, string, string}>         $places
	 * @return list<Finding>
	 */
	public static function from_lists( array $lists, array $extras, array $addons, array $places ): array {
		$all = new self( $places );
		foreach ( $addons as $addon ) {
			$all->add( 'addon', Finding::LOOK, '', $addon );
		}
		foreach ( $lists['approximated'] ?? [] as $one ) {
			$name = self::text( $one, 'name' );
			$all->add( 'approximated', 'power2.out' === ( $one['as'] ?? '' ) ? Finding::NOTE : Finding::LOOK, self::text( $one, 'path' ), $name, self::text( $one, 'as' ) );
		}
		foreach ( $lists['missingTargets'] ?? [] as $one ) {
			$all->add( 'missing-target', Finding::LOOK, 'model:' . self::text( $one, 'path' ), self::text( $one, 'target' ) );
		}
		foreach ( $lists['dropped'] ?? [] as $one ) {
			$all->add_dropped( self::text( $one, 'path' ), self::text( $one, 'what' ), self::text( $one, 'text' ) );
		}
		foreach ( $lists['notes'] ?? [] as $one ) {
			$code = self::text( $one, 'code' );
			$all->add( $code, self::NOTES[ $code ] ?? Finding::NOTE, self::text( $one, 'path' ), self::text( $one, 'detail' ), self::text( $one, 'as' ) );
		}
		foreach ( $lists['renamed'] ?? [] as $one ) {
			$all->add( 'renamed', Finding::NOTE, 'model:' . self::text( $one, 'path' ), self::text( $one, 'from' ), self::text( $one, 'to' ) );
		}
		$dropped_paths = array_column( $lists['dropped'] ?? [], 'path' );
		foreach ( $extras as $extra ) {
			$weight = in_array( $extra['path'], $dropped_paths, true ) ? null : SettingWeights::weight( $extra['path'], $extra['value'] );
			if ( null !== $weight ) {
				$all->add( 'setting', $weight, $extra['path'], (string) preg_replace( '/^.*\./', '', $extra['path'] ), self::as_text( $extra['value'] ) );
			}
		}
		foreach ( $lists['media'] ?? [] as $one ) {
			$all->add( 'media', Finding::DETAIL, self::text( $one, 'path' ), self::text( $one, 'url' ) );
		}
		foreach ( $lists['rules'] ?? [] as $one ) {
			$all->add( 'rule', Finding::DETAIL, 'model:' . self::text( $one, 'path' ), self::text( $one, 'rule' ) );
		}
		usort( $all->found, static fn( Finding $one, Finding $other ): int => array_search( $one->weight, self::WEIGHTS, true ) <=> array_search( $other->weight, self::WEIGHTS, true ) );
		return $all->found;
	}

	private function add_dropped( string $path, string $what, string $text ): void {
		// The original's init call (`init`) and its environment data are not written by the owner.
		$own  = str_starts_with( $path, 'init' ) || str_starts_with( $path, 'startSize' );
		$code = match ( $what ) {
			'script', 'css', 'svg' => "$what-left",
			'setting', 'end of a long text' => 'too-long',
			default => 'html-left',
		};
		$this->add( $code, $own ? Finding::DETAIL : ( 'too-long' === $code ? Finding::NOTE : Finding::LOOK ), $path, $text, $what );
	}

	private function add( string $code, string $weight, string $path, string $what = '', string $how = '' ): void {
		[ $slide, $layer, $label ] = $this->place( $path );
		$this->found[]             = new Finding(
			code: $code,
			weight: $weight,
			path: (string) preg_replace( '/^model:/', '', $path ),
			what: $what,
			as: $how,
			slide: $slide,
			layer: $layer,
			label: $label,
		);
	}

	/** @return array{int|null, string, string} Layer to which a path belongs, or its slide. */
	private function place( string $path ): array {
		for ( $at = $path; '' !== $at; $at = substr( $at, 0, (int) strrpos( $at, '.' ) ) ) {
			if ( isset( $this->places[ $at ] ) ) {
				return $this->places[ $at ];
			}
		}
		return [ 1 === preg_match( '/^(?:model:)?slides\.(\d{1,4})(?:\.|$)/', $path, $found ) ? (int) $found[1] : null, '', '' ];
	}

	private static function as_text( mixed $value ): string {
		$text = is_scalar( $value ) ? ( is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value ) : Json::encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		return mb_strimwidth( $text, 0, 200, '…', 'UTF-8' );
	}

	/** @param array<string, mixed> $one */
	private static function text( array $one, string $key ): string {
		return is_scalar( $one[ $key ] ?? null ) ? (string) $one[ $key ] : '';
	}
}
