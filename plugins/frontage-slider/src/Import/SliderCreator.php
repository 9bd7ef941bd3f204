<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Slider\Export\ExportDocument;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\ImportMessages;
use Frontage\Slider\Import\Screens\ThemeFontFamily;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\FallbackFontMetrics;
use Frontage\Slider\Storage\PostContentSanitizer;
use Frontage\Slider\Storage\SizeLimits;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Storage\UniqueTitle;
use Frontage\Slider\StorageErrors;
use Frontage\SliderImport\Report\FontFallbacks;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ImportRefusedException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates sliders of this site from a file: all that are in it, or none. An existing slider is only replaced if the user
 * chooses so.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-import-type Head from ImportSource
 * @phpstan-type ImportedSlider array{ id: int, alias: string, title: string, edit: string, report: array<string, mixed> }
 */
final class SliderCreator {

	/** Users with this capability may import without being administrators. */
	public const CAPABILITY = 'frontage_import';

	/** Values without a place in the model, as JSON: a list of {path, value}. */
	public const EXTRAS = ExportDocument::EXTRAS;

	/** Maximum size of the extras; the report has the rest. */
	public const EXTRAS_BYTES = 2_097_152;

	/** @var list<int> Created posts, which are deleted if something fails. */
	private array $posts = [];

	/** What the sliders load and run, filled while they are read. */
	private readonly ImportEffects $effects;

	/** Sliders of this site with the same alias, set while the sliders are created. */
	private ?ExistingSliders $existing = null;

	/**
	 * @param bool               $dry_run Whether to only report.
	 * @param array<int, Choice> $choices What becomes of sliders that the site has already, by their index in the file.
	 * @param array<int, string> $aliases Aliases that sliders of the file got in earlier requests, by index.
	 * @param Choice|null        $for_all What becomes of those without a choice of their own; both are kept without one.
	 */
	public function __construct( private readonly MediaImporter $media, private readonly string $status = 'draft', private readonly bool $dry_run = false, private readonly array $choices = [], private readonly array $aliases = [], private readonly ?string $for_all = null ) {
		$this->effects = new ImportEffects();
	}

	public static function is_allowed(): bool {
		return current_user_can( 'manage_options' ) || current_user_can( self::CAPABILITY );
	}

	/** Further permission that the user lacks, as a sentence; null if none. Importing does not include uploading or publishing. */
	public static function missing_permission( string $media, string $status = 'draft' ): ?string {
		if ( MediaImporter::COPY === $media && ! current_user_can( 'upload_files' ) ) {
			return __( 'Sorry, you are not allowed to upload files. Import without copying files.', 'frontage-slider' );
		}
		return 'draft' === $status || current_user_can( 'publish_pages' ) ? null : __( 'Sorry, you are not allowed to publish. Import as drafts instead.', 'frontage-slider' );
	}

	/** Default mode for images. */
	public static function default_media_mode(): string {
		return current_user_can( 'upload_files' ) || 0 === get_current_user_id() ? MediaImporter::COPY : MediaImporter::LEAVE;
	}

	/**
	 * @param string       $file  A saved page, an export as JSON or zip, or our own document.
	 * @param list<string> $hosts Other sites whose stylesheets a page may use; `*` for all.
	 * @return list<ImportedSlider>|WP_Error
	 */
	public function create_from_file( string $file, array $hosts = [] ): array|WP_Error {
		return $this->create( new FileSource( $file, basename( $file ), hosts: $hosts ) );
	}

	/**
	 * @param list<int>|null $which Indices of the sliders; null for all. Skipped ones are left out.
	 * @return list<ImportedSlider>|WP_Error
	 */
	public function create( ImportSource $source, ?array $which = null ): array|WP_Error {
		try {
			$heads          = $source->heads();
			$this->existing = new ExistingSliders( $heads, $this->choices, $this->for_all );
			$aliases        = self::aliases( $heads, $this->existing->replaced_aliases() + $this->aliases );
			$this->media->open( $source->archive() );
			$used_slugs = [];
			foreach ( array_filter( $which ?? array_keys( $heads ), fn ( int $n ): bool => ! $this->existing->is_skipped( $n ) ) as $n ) {
				$created = $this->slider( $source->read( $n ), $this->existing->is_replaced( $n ) ? $aliases : self::recheck_alias( $aliases, $n ), $n, $source );
				if ( is_wp_error( $created ) ) {
					$this->roll_back();
					return $created;
				}
				$used_slugs[] = $created;
			}
			return $used_slugs;
		} catch ( ImportRefusedException $refused ) {
			$this->roll_back();
			return self::refusal_error( $refused );
		} catch ( \Throwable $bug ) {
			$this->roll_back();
			throw $bug;
		}
	}

	/** @return list<string> Aliases of sliders that were skipped since the site has them. */
	public function skipped_aliases(): array {
		return $this->existing?->skipped_aliases() ?? [];
	}

	/** @return list<array{ name: string, label: string, values: list<string> }> Effects of the sliders, with translated labels. */
	public function effects(): array {
		return $this->effects->lines(
			ImportEffects::labels(
				recipients: __( 'Email recipient', 'frontage-slider' ),
				no_recipients: __( 'None', 'frontage-slider' ),
				form_targets: __( 'HTML form target', 'frontage-slider' ),
				sources: __( 'Content source', 'frontage-slider' ),
				no_sources: __( 'This site only', 'frontage-slider' ),
				code: __( 'Scripts', 'frontage-slider' ),
				no_code: __( 'None', 'frontage-slider' ),
			)
		);
	}

	public static function refusal_error( ImportRefusedException $refused ): WP_Error {
		return new WP_Error( 'frontage_slider_not_imported', ImportMessages::text( $refused ), [ 'status' => 400, 'reason' => $refused->reason ] );
	}

	/**
	 * A unique alias for each slider.
	 *
	 * @param list<Head>         $heads
	 * @param array<int, string> $known Aliases that are settled, by index.
	 * @return list<array{ old: string, new: string }>
	 */
	public static function aliases( array $heads, array $known = [] ): array {
		$aliases    = [];
		$used_slugs = array_fill_keys( $known, true );
		foreach ( $heads as $n => $head ) {
			$old                = $head['alias'];
			$slug               = ExistingSliders::slug( $head );
			$new                = $known[ $n ] ?? self::free_slug( $slug, $used_slugs );
			$used_slugs[ $new ] = true;
			$aliases[]          = [ 'old' => $old, 'new' => $new === $slug && '' !== $old ? $old : $new ];
		}
		return $aliases;
	}

	/** @param array<string, true> $used_slugs */
	private static function free_slug( string $slug, array $used_slugs ): string {
		$new = $slug;
		for ( $number = 2; isset( $used_slugs[ $new ] ) || get_page_by_path( $new, OBJECT, SliderRepository::POST_TYPE ); $number++ ) {
			$new = "$slug-$number";
		}
		return $new;
	}

	/**
	 * Checks the alias of one slider again, since it may have been taken meanwhile.
	 *
	 * @param list<array{ old: string, new: string }> $aliases
	 * @return list<array{ old: string, new: string }>
	 */
	private static function recheck_alias( array $aliases, int $n ): array {
		$one = $aliases[ $n ] ?? throw new ImportRefusedException( 'no-slider', 'There is no such slider in this file.' );
		if ( get_page_by_path( $one['new'], OBJECT, SliderRepository::POST_TYPE ) ) {
			$aliases[ $n ] = [
				'old' => $one['old'],
				'new' => self::free_slug( $one['new'], [] ),
			];
		}
		return array_values( $aliases );
	}

	/**
	 * @param array{ model: array<string, mixed>, report: ImportReport, own: array<string, mixed>|null } $read
	 * @param list<array{ old: string, new: string }>                                                    $aliases
	 * @return ImportedSlider|WP_Error
	 */
	private function slider( array $read, array $aliases, int $n, ImportSource $source ): array|WP_Error {
		$report = $read['report'];
		$alias  = $aliases[ $n ]['new'];
		if ( '' !== $aliases[ $n ]['old'] && $aliases[ $n ]['old'] !== $alias ) {
			$report->add_renamed( 'alias', $aliases[ $n ]['old'], $alias );
		}
		// Dialogs of the same file are opened by their new aliases.
		$model = self::with_renamed_aliases( $read['model'], array_column( array_reverse( $aliases ), 'new', 'old' ) );
		$model = [ ...$model, 'alias' => $alias ];
		/** @var array<string, mixed> $model */
		$model      = null === $read['own'] ? FontFallbacks::with_fallback( $model, ThemeFontFamily::family(), FallbackFontMetrics::name( ... ) ) : $model;
		$full_model = $model;
		$model      = $this->media->resolve( $model, $report, $this->dry_run );
		$title      = is_string( $model['title'] ?? null ) && '' !== $model['title'] ? $model['title'] : $alias;
		$title      = self::title( $title );
		$extras     = self::limited_extras( is_array( $model['extras'] ?? null ) ? $model['extras'] : [], $report );
		$blocks     = null === $read['own'] ? serialize_block( BlockConverter::to_blocks( $model ) ) : self::exported_markup( $model, $read['own'], $alias );
		$large      = SizeLimits::problem( $blocks );
		if ( null !== $large ) {
			return new WP_Error( 'frontage_slider_not_imported', $large, [ 'status' => 400, 'reason' => 'too-large' ] );
		}
		$this->effects->add( PostContentSanitizer::change_blocks( $blocks, PostContentSanitizer::sanitize_own( ... ) ), $title );
		$is_replaced = true === $this->existing?->is_replaced( $n );
		$id          = $this->dry_run ? 0 : $this->store( $n, $alias, $title, $blocks );
		if ( is_wp_error( $id ) ) {
			return StorageErrors::with_message( $id );
		}
		$this->posts = [ ...$this->posts, ...( $is_replaced ? [] : [ $id ] ) ];
		if ( $id && '[]' !== $extras && VerifiedWrite::meta( $id, self::EXTRAS, $extras ) ) {
			$report->add_note( 'extras-not-kept' );
		}
		/** @var array<string, mixed> $report_data */
		$report_data = json_decode( (string) wp_json_encode( $report, JSON_INVALID_UTF8_SUBSTITUTE ), true ) ?? [];

		$report_data['source']   = $source->name();
		$report_data['page']     = $source->page();
		$report_data['replaced'] = $is_replaced;
		$report_data['revision'] = (int) $this->existing?->revision( $n );
		$report_data['files']    = $this->media->added_files();
		$report_data['pictures'] = array_map( static fn ( array $one ): array => ImportReportStore::image_location( $full_model, $one ), $this->media->skipped_files() );
		$refused                 = $id ? ImportReportStore::write( $id, $report_data ) : null;
		if ( $refused ) {
			return StorageErrors::with_message( $refused );
		}
		return [
			'id'     => $id,
			'alias'  => $alias,
			'title'  => $id ? (string) get_post_field( 'post_title', $id, 'raw' ) : UniqueTitle::find( $title, $is_replaced ? (int) $this->existing->post( $n )?->ID : 0 ), // Another slider may have the title.
			'edit'   => $id ? (string) get_edit_post_link( $id, 'raw' ) : '',
			'report' => $report_data,
		];
	}

	/**
	 * Markup of our own document. The block only contains title and alias if it did before the export.
	 *
	 * @param array<string, mixed> $model
	 * @param array<string, mixed> $own
	 */
	private static function exported_markup( array $model, array $own, string $alias ): string {
		$own   = array_intersect_key( [ 'title' => $own['title'] ?? '', 'alias' => $alias ], $own );
		$model = array_diff_key( $model, array_flip( array_diff( [ 'title', 'alias' ], array_keys( $own ) ) ) );
		return ExportDocument::markup( [ ...$model, ...$own ] );
	}

	/** Title with the markup that WordPress allows for untrusted users, since no user of this site wrote it. Plain text is kept. */
	private static function title( string $title ): string {
		return 1 === preg_match( '~<[a-z/!?]~i', $title ) ? wp_kses_data( $title ) : $title;
	}

	/**
	 * Values without a place in the model, up to the maximum size.
	 *
	 * @param array<mixed> $extras
	 * @return string JSON.
	 */
	private static function limited_extras( array $extras, ImportReport $report ): string {
		$extras_within_limit = [];
		$bytes_left          = self::EXTRAS_BYTES - 2;
		foreach ( $extras as $extra ) {
			$extra = is_array( $extra ) ? $extra : [];
			$json  = self::json( $extra );
			if ( strlen( $json ) < $bytes_left ) {
				$bytes_left           -= strlen( $json ) + 1;
				$extras_within_limit[] = $json;
			} else {
				$report->add_dropped( is_string( $extra['path'] ?? null ) ? $extra['path'] : '', 'setting', self::json( $extra['value'] ?? null ) );
			}
		}
		return '[' . implode( ',', $extras_within_limit ) . ']';
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}

	private function store( int $n, string $alias, string $title, string $blocks ): int|WP_Error {
		if ( $this->existing?->is_replaced( $n ) ) {
			return $this->existing->replace( $n, $title, $blocks );
		}
		return VerifiedWrite::post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => $this->status,
				'post_name'    => $alias,
				'post_title'   => $title,
				'post_content' => $blocks,
			]
		);
	}

	/**
	 * @param array<mixed>          $part
	 * @param array<string, string> $names
	 * @return array<mixed>
	 */
	private static function with_renamed_aliases( array $part, array $names ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = 'modal' === $key && is_string( $value['alias'] ?? null ) ? [ ...$value, 'alias' => $names[ $value['alias'] ] ?? $value['alias'] ] : self::with_renamed_aliases( $value, $names );
			} elseif ( 'modal' === $key && is_string( $value ) ) {
				$part[ $key ] = $names[ $value ] ?? $value;
			}
		}
		return $part;
	}

	private function roll_back(): void {
		foreach ( array_filter( $this->posts ) as $id ) {
			wp_delete_post( $id, true );
		}
		$this->posts = [];
		$this->existing?->roll_back();
		$this->media->roll_back();
	}
}
