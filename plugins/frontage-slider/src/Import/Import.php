<?php

namespace Frontage\Slider\Import;

use Frontage\Slider\Limits;
use Frontage\Slider\Model\Document\Blocks;
use Frontage\Slider\Sliders;
use Frontage\SliderImport\Importer;
use Frontage\SliderImport\Refused;
use Frontage\SliderImport\Report;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Makes sliders of this site out of a file: all that are in it, or none. Nothing that is here is overwritten.
 *
 * @phpstan-type Taken array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> }
 */
final class Import {

	/** Whoever has this may import without being an administrator. */
	public const CAPABILITY = 'frontage_import';

	/** What the model has no place for, as JSON: a list of {path, value}. */
	public const EXTRAS = '_frontage_slider_extras';

	/** Of that; the report has the rest. */
	public const EXTRAS_BYTES = 2_097_152;

	/** @var list<int> What there is to take back when something fails. */
	private array $posts = [];

	public function __construct( private readonly Media $media, private readonly string $status = 'draft', private readonly bool $dry_run = false ) {}

	public static function allowed(): bool {
		return current_user_can( 'manage_options' ) || current_user_can( self::CAPABILITY );
	}

	/** What else the user has to be allowed, as a sentence; null when nothing is missing. To import is not to fill the library or to publish. */
	public static function missing( string $media, string $status = 'draft' ): ?string {
		if ( Media::COPY === $media && ! current_user_can( 'upload_files' ) ) {
			return __( 'You may not add files to the media library. Please import without copying them.', 'frontage-slider' );
		}
		return 'draft' === $status || current_user_can( 'publish_pages' ) ? null : __( 'You may not publish. Please import as drafts.', 'frontage-slider' );
	}

	/**
	 * @param string $file A saved page, or an export as JSON or zip.
	 * @return list<Taken>|WP_Error
	 */
	public function file( string $file ): array|WP_Error {
		try {
			$sliders = Importer::file( $file );
			$this->media->open( $file );
			$aliases = $this->aliases( $sliders );
			$taken   = [];
			foreach ( $sliders as $n => $slider ) {
				$made = $this->slider( $slider['model'], $slider['report'], $aliases, $n );
				if ( is_wp_error( $made ) ) {
					$this->take_back();
					return $made;
				}
				$taken[] = $made;
			}
			return $taken;
		} catch ( Refused $refused ) {
			return new WP_Error( 'frontage_slider_not_imported', $refused->getMessage(), [ 'status' => 400, 'reason' => $refused->reason ] );
		} catch ( \Throwable $bug ) {
			$this->take_back();
			throw $bug;
		}
	}

	/**
	 * A name for each slider that no slider here has.
	 *
	 * @param list<array{ model: array<string, mixed>, report: Report }> $sliders
	 * @return list<array{ old: string, new: string }>
	 */
	private function aliases( array $sliders ): array {
		$aliases = [];
		$taken   = [];
		foreach ( $sliders as [ 'model' => $model ] ) {
			$old  = is_string( $model['alias'] ?? null ) ? $model['alias'] : '';
			$slug = sanitize_title( '' !== $old ? $old : ( is_string( $model['title'] ?? null ) ? $model['title'] : '' ) );
			$slug = '' === $slug ? 'slider' : (string) preg_replace( '/[^\w-]/', '', $slug );
			$new  = $slug;
			for ( $number = 2; isset( $taken[ $new ] ) || get_page_by_path( $new, OBJECT, Sliders::POST_TYPE ); $number++ ) {
				$new = "$slug-$number";
			}
			$taken[ $new ] = true;
			$aliases[]     = [ 'old' => $old, 'new' => $new === $slug && '' !== $old ? $old : $new ];
		}
		return $aliases;
	}

	/**
	 * @param array<string, mixed>                    $model
	 * @param list<array{ old: string, new: string }> $aliases
	 * @return Taken|WP_Error
	 */
	private function slider( array $model, Report $report, array $aliases, int $n ): array|WP_Error {
		$alias = $aliases[ $n ]['new'];
		if ( '' !== $aliases[ $n ]['old'] && $aliases[ $n ]['old'] !== $alias ) {
			$report->renamed( 'alias', $aliases[ $n ]['old'], $alias );
		}
		// Dialogs of the same file are opened by their new names.
		$model  = self::renamed( $model, array_column( array_reverse( $aliases ), 'new', 'old' ) );
		$model  = $this->media->settle( [ ...$model, 'alias' => $alias ], $report, $this->dry_run );
		$title  = is_string( $model['title'] ?? null ) && '' !== $model['title'] ? $model['title'] : $alias;
		$extras = self::bounded( is_array( $model['extras'] ?? null ) ? $model['extras'] : [], $report );
		$blocks = serialize_block( Blocks::to_blocks( $model ) );
		$large  = Limits::problem( $blocks );
		if ( null !== $large ) {
			return new WP_Error( 'frontage_slider_not_imported', $large, [ 'status' => 400, 'reason' => 'too-large' ] );
		}
		$id = $this->dry_run ? 0 : $this->stored( $alias, $title, $blocks );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->posts[] = $id;
		if ( $id && '[]' !== $extras && ! add_post_meta( $id, self::EXTRAS, wp_slash( $extras ), true ) ) {
			$report->note( 'extras-not-kept' );
		}
		/** @var array<string, mixed> $said */
		$said = json_decode( (string) wp_json_encode( $report, JSON_INVALID_UTF8_SUBSTITUTE ), true ) ?? [];
		return [
			'id'     => $id,
			'alias'  => $alias,
			'title'  => $title,
			'edit'   => $id ? (string) get_edit_post_link( $id, 'raw' ) : '',
			'report' => $said,
		];
	}

	/**
	 * What the model has no place for, as far as there is room for it.
	 *
	 * @param array<mixed> $extras
	 * @return string JSON.
	 */
	private static function bounded( array $extras, Report $report ): string {
		$kept = [];
		$room = self::EXTRAS_BYTES - 2;
		foreach ( $extras as $extra ) {
			$extra = is_array( $extra ) ? $extra : [];
			$json  = self::json( $extra );
			if ( strlen( $json ) < $room ) {
				$room  -= strlen( $json ) + 1;
				$kept[] = $json;
			} else {
				$report->dropped( is_string( $extra['path'] ?? null ) ? $extra['path'] : '', 'setting', self::json( $extra['value'] ?? null ) );
			}
		}
		return '[' . implode( ',', $kept ) . ']';
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	private function stored( string $alias, string $title, string $blocks ): int|WP_Error {
		return wp_insert_post(
			[
				'post_type'    => Sliders::POST_TYPE,
				'post_status'  => $this->status,
				'post_name'    => $alias,
				'post_title'   => wp_slash( $title ),
				'post_content' => wp_slash( $blocks ),
			],
			true
		);
	}

	/**
	 * @param array<mixed>          $part
	 * @param array<string, string> $names
	 * @return array<mixed>
	 */
	private static function renamed( array $part, array $names ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = 'modal' === $key && is_string( $value['alias'] ?? null ) ? [ ...$value, 'alias' => $names[ $value['alias'] ] ?? $value['alias'] ] : self::renamed( $value, $names );
			} elseif ( 'modal' === $key && is_string( $value ) ) {
				$part[ $key ] = $names[ $value ] ?? $value;
			}
		}
		return $part;
	}

	private function take_back(): void {
		foreach ( array_filter( $this->posts ) as $id ) {
			wp_delete_post( $id, true );
		}
		$this->posts = [];
		$this->media->take_back();
	}
}
