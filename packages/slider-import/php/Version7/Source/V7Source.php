<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Data of one slider of version 7, whatever file they come from: the data of a page, an export, rows of the database,
 * or an answer of the site's REST route.
 *
 * @phpstan-type V7Slide array{id: string, slide: array<mixed>, layers: array<mixed>, static: bool}
 */
final class V7Source {

	/** Slides that a file may hold; more than the importer takes, so that it refuses them. */
	private const SLIDES = 600;

	/**
	 * @param array<mixed>       $settings
	 * @param list<V7Slide>      $slides
	 * @param V7Markup|null      $markup   What the page shows of it; null outside of pages.
	 * @param array<mixed>       $extra    Further keys of the source.
	 */
	public function __construct( public readonly string $id, public readonly string $alias, public readonly string $title, public readonly array $settings, public readonly array $slides, public readonly string $version = '', public readonly ?V7Markup $markup = null, public readonly array $extra = [] ) {}

	/**
	 * Whether a slider of a JSON file is of version 7. Version 6 has the same outer form in its exports, so layers
	 * decide first.
	 *
	 * @param array<mixed> $data
	 */
	public static function is_version_7( array $data ): bool {
		if ( ! is_array( $data['slides'] ?? null ) ) {
			return false;
		}
		if ( ! isset( $data['params'] ) ) {
			$first = self::first( $data['slides'] );
			return ! isset( $data['schema'], $data['options'] ) && ( isset( $first['slide'] ) || ( is_array( $data['settings'] ?? null ) && isset( $data['settings']['type'] ) ) );
		}
		foreach ( array_slice( $data['slides'], 0, self::SLIDES ) as $slide ) {
			foreach ( is_array( $slide ) && is_array( $slide['layers'] ?? null ) ? $slide['layers'] : [] as $layer ) {
				if ( is_array( $layer ) && ( isset( $layer['tl'] ) || isset( $layer['timeline'] ) ) ) {
					return isset( $layer['tl'] );
				}
			}
		}
		$params = is_array( $data['params'] ) ? $data['params'] : [];
		foreach ( [ $params, $data['settings'] ?? null ] as $about ) {
			if ( is_array( $about ) && is_scalar( $about['version'] ?? null ) && 1 === preg_match( '/^[5-9]\./', (string) $about['version'] ) ) {
				return version_compare( (string) $about['version'], '7', '>=' );
			}
		}
		return isset( $params['uSize'] ) || isset( $params['vPort'] ) || isset( $params['pLoader'] );
	}

	/**
	 * Whether it is an answer of the REST route for one or all slides of a slider.
	 *
	 * @param array<mixed> $data
	 */
	public static function is_answer( array $data ): bool {
		return is_array( $data['slides'] ?? null ) && ! isset( $data['params'] ) && isset( self::first( $data['slides'] )['slide'] );
	}

	/**
	 * The data of a page in the form of version 6, as an export of it; null if it has another form.
	 *
	 * @param array<mixed> $data
	 * @return array<mixed>|null
	 */
	public static function version_6( array $data ): ?array {
		if ( ! is_array( $data['slider_params'] ?? null ) || ! is_array( $data['slides'] ?? null ) ) {
			return null;
		}
		$static = is_array( $data['static_slide'] ?? null ) ? $data['static_slide'] : [];
		$rows   = is_array( $data['navs'] ?? null ) ? $data['navs'] : [];
		return [
			'id'            => is_scalar( $data['id'] ?? null ) ? $data['id'] : '',
			'title'         => is_scalar( $data['title'] ?? null ) ? $data['title'] : '',
			'alias'         => is_scalar( $data['alias'] ?? null ) ? $data['alias'] : '',
			'params'        => $data['slider_params'],
			'settings'      => is_array( $data['slider_settings'] ?? null ) ? $data['slider_settings'] : [],
			'slides'        => array_map( static fn( mixed $slide ): mixed => is_array( $slide ) && isset( $slide['order'] ) && ! isset( $slide['slide_order'] ) ? array_diff_key( [ ...$slide, 'slide_order' => $slide['order'] ], [ 'order' => 1 ] ) : $slide, $data['slides'] ),
			'static_slides' => [] === $static ? [] : ( array_is_list( $static ) ? $static : [ $static ] ),
			'navigations'   => $rows,
		];
	}

	/** @param array<mixed> $data */
	public static function from_json( array $data, ?V7Markup $markup = null ): self {
		$exported = isset( $data['params'] );
		$settings = $exported ? $data['params'] : ( $data['settings'] ?? [] );
		$settings = is_array( $settings ) ? $settings : [];
		$text     = static fn( string $key, mixed $from ): string => is_array( $from ) && is_scalar( $from[ $key ] ?? null ) ? (string) $from[ $key ] : '';
		$about    = $exported && is_array( $data['settings'] ?? null ) ? $data['settings'] : $settings;
		$version  = $text( 'version', $settings );
		$slides   = [];
		foreach ( array_slice( is_array( $data['slides'] ?? null ) ? $data['slides'] : [], 0, self::SLIDES, true ) as $key => $row ) {
			if ( ! is_array( $row ) ) {
				continue;
			}
			$slide = $exported ? $row['params'] ?? [] : $row['slide'] ?? [];
			$slide = is_array( $slide ) ? $slide : [];
			if ( $exported && ! isset( $slide['order'] ) && is_numeric( $row['slide_order'] ?? null ) ) {
				$slide['order'] = $row['slide_order'];
			}
			$id       = is_scalar( $row['id'] ?? null ) && '' !== (string) $row['id'] ? (string) $row['id'] : ( is_scalar( $slide['id'] ?? null ) ? (string) $slide['id'] : (string) $key );
			$static   = in_array( $row['static'] ?? null, [ true, 1, '1', 'true' ], true ) || true === ( $slide['global'] ?? null ) || 'true' === ( $slide['global'] ?? null );
			$slides[] = [ 'id' => (string) preg_replace( '/[^\w-]+/', '-', $id ), 'slide' => $slide, 'layers' => is_array( $row['layers'] ?? null ) ? $row['layers'] : [], 'static' => $static ];
		}
		return new self(
			id: $text( 'id', $data ),
			alias: '' !== $text( 'alias', $data ) ? $text( 'alias', $data ) : $text( 'alias', $settings ),
			title: '' !== $text( 'title', $data ) ? $text( 'title', $data ) : $text( 'title', $settings ),
			settings: $settings,
			slides: $slides,
			version: '' !== $version ? $version : $text( 'version', $about ),
			markup: $markup,
			extra: array_diff_key( $data, array_flip( [ 'id', 'title', 'alias', 'params', 'settings', 'slides', 'success', 'source', 'addOns', 'type', 'navigations', 'static_slides' ] ) )
		);
	}

	/**
	 * With the layers of answers in place of slides that have none.
	 *
	 * @param list<array<mixed>> $answers
	 */
	public function with_answers( array $answers ): self {
		$slides = $this->slides;
		foreach ( $answers as $answer ) {
			foreach ( self::from_json( $answer )->slides as $found ) {
				foreach ( $slides as $n => $slide ) {
					if ( $slide['id'] === $found['id'] && [] === $slide['layers'] ) {
						$slides[ $n ]['layers'] = $found['layers'];
					}
				}
			}
		}
		return new self( id: $this->id, alias: $this->alias, title: $this->title, settings: $this->settings, slides: $slides, version: $this->version, markup: $this->markup, extra: $this->extra );
	}

	/**
	 * @param array<mixed> $slides
	 * @return array<mixed>
	 */
	private static function first( array $slides ): array {
		$first = reset( $slides );
		return is_array( $first ) ? $first : [];
	}
}
