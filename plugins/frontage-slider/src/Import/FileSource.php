<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\LocalFile;
use Frontage\Slider\Export\ExportDocument;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ExportArchive;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsonParser;

defined( 'ABSPATH' ) || exit;

/**
 * Import source: a saved page, an export, or our own document, as HTML, JSON or zip.
 *
 * @phpstan-import-type ReadSlider from ImportSource
 */
final class FileSource implements ImportSource {

	/** Maximum number of sliders in one file. */
	private const SLIDERS = 200;

	/** @var list<ReadSlider>|null */
	private ?array $read = null;

	/** @param list<string> $hosts Other sites whose stylesheets may be fetched; `*` for all. */
	public function __construct( private readonly string $file, private readonly string $name = '', private readonly string $page = '', private readonly array $hosts = [] ) {}

	public function heads(): array {
		return array_map(
			static function ( array $one ): array {
				[ $slides, $layers ] = ExportDocument::count( $one['model'] );
				return [
					'title'  => is_string( $one['model']['title'] ?? null ) ? $one['model']['title'] : '',
					'alias'  => is_string( $one['model']['alias'] ?? null ) ? $one['model']['alias'] : '',
					'slides' => $slides,
					'layers' => $layers,
				];
			},
			$this->read_all()
		);
	}

	public function read( int $n ): array {
		return $this->read_all()[ $n ] ?? throw new ImportRefusedException( 'no-slider', 'There is no such slider in this file.' );
	}

	public function archive(): string {
		return $this->is_zip() ? $this->file : '';
	}

	public function page(): string {
		return $this->page;
	}

	public function name(): string {
		return $this->name;
	}

	/** @return list<ReadSlider> */
	private function read_all(): array {
		return $this->read ??= $this->read_export_document() ?? array_map( static fn ( array $one ): array => [ ...$one, 'own' => null ], SliderImporter::file( $this->file, ( new LinkedStylesheets( $this->hosts ) )->get( ... ) ) );
	}

	private function is_zip(): bool {
		return "PK\x03\x04" === LocalFile::read( $this->file, 0, 4 );
	}

	/** @return list<ReadSlider>|null Null if these are not our documents. */
	private function read_export_document(): ?array {
		$size = is_file( $this->file ) ? (int) filesize( $this->file ) : 0;
		$zip  = $this->is_zip();
		if ( 0 === $size || $size > ( $zip ? ExportArchive::BYTES : JsonParser::BYTES ) ) {
			return null; // The importer has the error message.
		}
		$archive = $zip ? ExportArchive::open( $this->file ) : null;
		if ( null !== $archive?->backup() ) {
			return null; // An export of Smart Slider.
		}
		$text = $archive ? $archive->export() : (string) LocalFile::read( $this->file );
		if ( 1 !== preg_match( '/^(?:\xEF\xBB\xBF)?\s*[{\[]/', $text ) || ! str_contains( $text, '"schema"' ) ) {
			return null;
		}
		$data      = JsonParser::read( $text );
		$documents = array_is_list( $data ) ? $data : [ $data ];
		if ( count( $documents ) > self::SLIDERS ) {
			throw new ImportRefusedException( 'too-many', 'There are more than 200 sliders in this file.' );
		}
		$read = [];
		foreach ( $documents as $document ) {
			$one = self::document( $document );
			if ( null === $one ) {
				return null; // Another format, which the importer detects.
			}
			$read[] = $one;
		}
		return $read;
	}

	/** @return ReadSlider|null */
	private static function document( mixed $document ): ?array {
		$document = is_array( $document ) ? $document : [];
		$slider   = is_array( $document['slider'] ?? null ) ? $document['slider'] : $document;
		if ( ! is_int( $slider['schema'] ?? null ) || isset( $slider['params'] ) || ! is_array( $slider['slides'] ?? $slider['static'] ?? null ) ) {
			return null;
		}
		if ( $slider['schema'] > 1 || is_int( $document['version'] ?? null ) && $document['version'] > 1 ) {
			throw new ImportRefusedException( 'too-new', 'This slider was exported by a newer version of Frontage Sliders. Please update the plugin here first.' );
		}
		/** @var array<string, mixed> $model */
		$model = $slider;
		// Title and alias of the document belong to the post; those in the slider stay in it.
		$model['title']  = $document['title'] ?? $slider['title'] ?? '';
		$model['alias']  = $document['alias'] ?? $slider['alias'] ?? '';
		$model['extras'] = is_array( $document['extras'] ?? null ) ? $document['extras'] : [];

		$model = self::without_scripts( $model );

		[ $slides, $layers ] = ExportDocument::count( $slider );

		$report = new ImportReport();
		$report->count( 'slides', $slides );
		$report->count( 'layers', $layers );
		return [
			'model'  => $model,
			'report' => $report,
			'own'    => array_intersect_key( $slider, array_flip( [ 'title', 'alias' ] ) ),
		];
	}

	/**
	 * Blocks inside layers are stored unchanged for users who may write any HTML. But the user who imports a document
	 * has not written it, so scripts are removed.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, mixed>
	 */
	private static function without_scripts( array $part ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				/** @var array<string, mixed> $value */
				$part[ $key ] = self::without_scripts( $value );
			} elseif ( 'blocks' === $key && is_string( $value ) ) {
				$part[ $key ] = NestedBlockSanitizer::clean( $value );
			}
		}
		return $part;
	}
}
