<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport;

use Frontage\Kit\LocalFile;
use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Model\Document\Read\DocumentReader;
use Frontage\Slider\Model\Document\UniqueNames;
use Frontage\SliderImport\Export\ExportReader;
use Frontage\SliderImport\Icons\IconLayers;
use Frontage\SliderImport\LegacyV5\V5ExportConverter;
use Frontage\SliderImport\MetaSlider\SlideshowReader;
use Frontage\SliderImport\Navigation\NavigationDefaults;
use Frontage\SliderImport\Navigation\NavigationSkins;
use Frontage\SliderImport\Report\CompatibilityNotes;
use Frontage\SliderImport\Report\FontFallbacks;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;
use Frontage\SliderImport\Report\MissingStyles;
use Frontage\SliderImport\SavedPage\PageName;
use Frontage\SliderImport\SavedPage\PageReader;
use Frontage\SliderImport\SavedPage\SliderReader;
use Frontage\SliderImport\SmartSlider\ExportReader as SmartSliderExportReader;
use Frontage\SliderImport\SmartSlider\SliderReader as SmartSliderReader;
use Frontage\SliderImport\Source\ExportArchive;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsonParser;
use Frontage\SliderImport\Source\PhpSerializedParser;
use Frontage\SliderImport\Source\RelativeUrls;
use Frontage\SliderImport\Version7\Source\V7PageReader;
use Frontage\SliderImport\Version7\Source\V7Source;
use Frontage\SliderImport\Version7\V7NavigationReader;
use Frontage\SliderImport\Version7\V7SliderReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sliders of a file: a saved page, an export (JSON, zip or .ss3) or a recorded page. Nothing in it is run,
 * loaded or written; the import is all or nothing. Sliders of Smart Slider 3 and MetaSlider may also be given as data.
 *
 * @phpstan-import-type SmartSliderData from SmartSliderReader
 * @phpstan-import-type Slideshow from SlideshowReader
 * @phpstan-type Imported array{model: array<string, mixed>, report: ImportReport}
 */
final class SliderImporter {

	/** Maximum number of sliders in one file. */
	private const SLIDERS = 200;

	private const SLIDES = 500;

	/** Rules that fire for every page of a slider, or that the importer reports itself. */
	private const OWN = [ 'unknown', 'environment', 'duplicate', 'target' ];

	/**
	 * @param (\Closure( string ): ?string)|null $stylesheet Returns the text of a stylesheet that a page links to, by its URL; null to leave it out.
	 * @return list<Imported>
	 * @throws ImportRefusedException
	 */
	public static function file( string $file, ?\Closure $stylesheet = null ): array {
		$head = LocalFile::read( $file, 0, 4 );
		if ( null === $head ) {
			throw new ImportRefusedException( 'no-file', 'There is no such file.' );
		}
		if ( (int) filesize( $file ) > ExportArchive::BYTES ) {
			throw new ImportRefusedException( 'too-big', 'The file is larger than 50 MB.' );
		}
		if ( "PK\x03\x04" === $head ) {
			$archive = ExportArchive::open( $file );
			$backup  = $archive->backup();
			if ( null !== $backup ) {
				return [ self::smart_slider( SmartSliderExportReader::read( $backup ), $archive ) ];
			}
			$export = $archive->export();
			return self::is_data( $export ) ? self::data( self::parse( $export ), $archive ) : self::html( $export, $archive, $stylesheet );
		}
		return self::text( (string) LocalFile::read( $file ), $stylesheet );
	}

	/**
	 * @param string                              $text       A page's HTML, or JSON.
	 * @param (\Closure( string ): ?string)|null $stylesheet As for file().
	 * @return list<Imported>
	 * @throws ImportRefusedException
	 */
	public static function text( string $text, ?\Closure $stylesheet = null ): array {
		if ( SmartSliderExportReader::is_export( $text ) ) {
			return [ self::smart_slider( SmartSliderExportReader::read( $text ) ) ];
		}
		return self::is_data( $text ) ? self::data( self::parse( $text ) ) : self::html( $text, null, $stylesheet );
	}

	private static function is_data( string $text ): bool {
		return PhpSerializedParser::is_serialized( $text ) || 1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*[{[]/', $text );
	}

	/**
	 * @param ExportArchive|null                 $archive    Zip that holds the page, and files with data beside it.
	 * @param (\Closure( string ): ?string)|null $stylesheet As for file().
	 * @return list<Imported>
	 * @throws ImportRefusedException
	 */
	private static function html( string $text, ?ExportArchive $archive = null, ?\Closure $stylesheet = null ): array {
		if ( strlen( $text ) > JsonParser::BYTES ) {
			throw new ImportRefusedException( 'too-big', 'The page is larger than 20 MB.' );
		}
		$page    = PageReader::read( $text, $stylesheet );
		$sources = V7PageReader::read( $text, null === $archive ? null : $archive->page_file( ... ), array_values( array_filter( $archive?->answers() ?? [], V7Source::is_answer( ... ) ) ) );
		if ( [] === $sources ) {
			return self::pages( $page );
		}
		self::limit_sliders( $sources );
		$read = [] === $page['modules'] ? [] : self::pages( $page );
		$base = new RelativeUrls( $page['base'] ?? '' );
		foreach ( $sources as $source ) {
			$report = new ImportReport();
			$report->set_page( $page['base'] ?? '' );
			$read[] = $source instanceof V7Source ? self::version_7( $source, $report, $base, $page['name'] ?? '' ) : self::export( $source, $report, is_array( $source['navigations'] ) ? $source['navigations'] : [], $base );
		}
		return $read;
	}

	/**
	 * @param RelativeUrls|null $base Page against which addresses of media are resolved.
	 * @param string            $name Name for a slider without one.
	 * @return Imported
	 * @throws ImportRefusedException
	 */
	private static function version_7( V7Source $source, ImportReport $report, ?RelativeUrls $base = null, string $name = '' ): array {
		$model = V7SliderReader::read( $source, $report );
		if ( '' !== $name && ! isset( $model['title'] ) && PageName::is_missing( $source->alias ) ) {
			$model['title'] = $name;
		}
		if ( null !== $base ) {
			$report->resolve_urls( $base->resolve( ... ) );
			/** @var array<string, mixed> $model */
			$model = $base->resolve_all( $model );
		}
		return self::finish( $model, V7NavigationReader::skins( $source->settings ), $report );
	}

	/**
	 * @param array<mixed> $slider Export of version 4 to 6.
	 * @param array<mixed> $styles Styles of arrows and bullets of the site.
	 * @return Imported
	 * @throws ImportRefusedException
	 */
	private static function export( array $slider, ImportReport $report, array $styles, ?RelativeUrls $base = null ): array {
		unset( $slider['navigations'] );
		$model = V5ExportConverter::is_v5_export( $slider ) ? SliderReader::read( V5ExportConverter::page( $slider )['modules'][0], [], $report ) : ExportReader::read( $slider, $report );
		if ( null !== $base ) {
			$report->resolve_urls( $base->resolve( ... ) );
			/** @var array<string, mixed> $model */
			$model = $base->resolve_all( $model );
		}
		$nav = is_array( $slider['params'] ?? null ) ? $slider['params']['nav'] ?? null : null;
		return self::finish( $model, NavigationSkins::from_export( is_array( $nav ) ? $nav : [], $styles ), $report );
	}

	/**
	 * Reads a slider of Smart Slider 3, as its tables or its export contain it.
	 *
	 * @param SmartSliderData $data
	 * @return Imported
	 * @throws ImportRefusedException If it has too many slides or layers.
	 */
	public static function smart_slider( array $data, ?ExportArchive $archive = null ): array {
		$report = new ImportReport();
		$model  = SmartSliderReader::read( $data, $report );
		self::add_files( $archive, $report );
		return self::finish( $model, null, $report ); // Its arrows and bullets have no named styles.
	}

	/**
	 * Reads a slideshow of MetaSlider.
	 *
	 * @param Slideshow $slideshow
	 * @return Imported
	 * @throws ImportRefusedException If it has too many slides.
	 */
	public static function meta_slider( array $slideshow ): array {
		$report = new ImportReport();
		$model  = SlideshowReader::read( $slideshow, $report );
		return self::finish( $model, null, $report ); // Its arrows and bullets have no named styles.
	}

	/** @return array<mixed> */
	private static function parse( string $text ): array {
		return PhpSerializedParser::is_serialized( $text ) ? PhpSerializedParser::read( $text ) : JsonParser::read( $text );
	}

	/**
	 * @param array<mixed> $data
	 * @return list<Imported>
	 * @throws ImportRefusedException
	 */
	private static function data( array $data, ?ExportArchive $archive = null ): array {
		if ( is_array( $data['modules'] ?? null ) ) {
			return self::pages( $data );
		}
		$sliders = array_is_list( $data ) && $data ? $data : [ $data ];
		$read    = [];
		$styles  = NavigationSkins::rows( $archive?->styles() ?? '' );
		self::limit_sliders( $sliders );
		foreach ( $sliders as $slider ) {
			$slider = is_array( $slider ) ? V7Source::version_6( $slider ) ?? $slider : [];
			$is_7   = V7Source::is_version_7( $slider ) || V7Source::is_answer( $slider );
			if ( ! $is_7 && ( ! is_array( $slider['params'] ?? null ) || ! is_array( $slider['slides'] ?? null ) ) ) {
				throw new ImportRefusedException( 'not-a-slider', 'This JSON is no export of a slider.' );
			}
			$report = new ImportReport();
			self::add_files( $archive, $report );
			$read[] = $is_7 ? self::version_7( V7Source::from_json( $slider ), $report ) : self::export( $slider, $report, is_array( $slider['navigations'] ?? null ) ? $slider['navigations'] : $styles );
		}
		return $read;
	}

	private static function add_files( ?ExportArchive $archive, ImportReport $report ): void {
		foreach ( $archive?->other_files() ?? [] as $name ) {
			$report->add_note( 'file-not-read', $name );
		}
		foreach ( $archive?->media() ?? [] as $name ) {
			$report->add_note( 'file-of-the-export', $name );
		}
	}

	/**
	 * @param array<mixed> $page
	 * @return list<Imported>
	 * @throws ImportRefusedException
	 */
	private static function pages( array $page ): array {
		$modules = array_values( array_filter( is_array( $page['modules'] ?? null ) ? $page['modules'] : [], is_array( ... ) ) );
		$inits   = array_values( array_filter( is_array( $page['inits'] ?? null ) ? $page['inits'] : [], is_array( ... ) ) );
		if ( [] === $modules ) {
			$notes = is_array( $page['notes'] ?? null ) ? $page['notes'] : [];
			throw new ImportRefusedException( 'no-slider', in_array( 'version-7', $notes, true ) ? 'The page has sliders of version 7, but not their data.' : 'There is no slider in this file.' );
		}
		foreach ( $modules as $n => $module ) {
			if ( ! isset( $module['init'] ) && $inits && count( $modules ) === 1 ) {
				$modules[ $n ]['init'] = array_shift( $inits );
			}
		}
		self::limit_sliders( $modules );
		$modules = self::with_names( $modules, is_string( $page['name'] ?? null ) ? $page['name'] : '' );
		$base    = is_string( $page['base'] ?? null ) ? $page['base'] : '';
		$read    = [];
		foreach ( $modules as $n => $module ) {
			$report = new ImportReport();
			$model  = SliderReader::read( $module, 0 === $n ? $inits : [], $report );
			$report->set_page( $base );
			MissingStyles::report( is_array( $page['missingStyles'] ?? null ) ? $page['missingStyles'] : [], $model, $base, $report );
			$page_address = new RelativeUrls( $base );
			$report->resolve_urls( $page_address->resolve( ... ) );
			/** @var array<string, mixed> $resolved_model */
			$resolved_model = $page_address->resolve_all( $model );
			$read[]         = self::finish( $resolved_model, NavigationSkins::from_page( is_string( $page['css'] ?? null ) ? $page['css'] : '', self::ids( $module ) ), $report );
		}
		return $read;
	}

	/**
	 * Names sliders without a name after their page; further ones get a number.
	 *
	 * @param array<int, array<mixed>> $modules
	 * @return array<int, array<mixed>>
	 */
	private static function with_names( array $modules, string $name ): array {
		$number = 0;
		foreach ( '' === $name ? [] : $modules as $n => $module ) {
			$alias = is_array( $module['wrap'] ?? null ) ? $module['wrap']['data-alias'] ?? '' : '';
			if ( ! isset( $module['title'] ) && PageName::is_missing( is_string( $alias ) ? $alias : '' ) ) {
				$modules[ $n ]['title'] = $name . ( ++$number > 1 ? " $number" : '' );
			}
		}
		return $modules;
	}

	/**
	 * Ids of a slider and its wrapper on the page.
	 *
	 * @param array<mixed> $module
	 * @return list<string>
	 */
	private static function ids( array $module ): array {
		$wrap = is_array( $module['wrap'] ?? null ) ? $module['wrap'] : [];
		return array_values( array_filter( [ $module['id'] ?? '', $wrap['id'] ?? '' ], is_string( ... ) ) );
	}

	/**
	 * Makes keys and ids unique, checks targets, and lists the rules that a reader of the model would fire.
	 *
	 * @param array<string, mixed> $model
	 * @return Imported
	 * @throws ImportRefusedException
	 */
	private static function finish( array $model, ?NavigationSkins $skins, ImportReport $report ): array {
		self::limit( $model );
		$reader = new DocumentReader();
		$extras = $report->extras();
		$model  = IconLayers::convert( $model, $report );
		$model  = LayerPaths::resolve( UniqueNames::resolve( $model, $reader ), $report );
		foreach ( $reader->fired as $fired ) {
			$from = is_scalar( $fired['from'] ) ? (string) $fired['from'] : '';
			$to   = is_scalar( $fired['to'] ?? null ) ? (string) $fired['to'] : '';
			if ( 'duplicate' === $fired['rule'] ) {
				$report->add_renamed( $fired['path'], $from, $to );
			} else {
				$report->add_missing_target( $fired['path'], $from );
			}
		}
		foreach ( Normalizer::slider( $model )->fired as $fired ) {
			if ( ! in_array( $fired['rule'], self::OWN, true ) ) {
				$report->add_rule( $fired );
			}
		}
		$model = null === $skins ? $model : NavigationDefaults::apply( $model, $skins, $report );
		CompatibilityNotes::add( $model, $report );
		FontFallbacks::name( $model, $report );
		foreach ( $extras as $extra ) {
			if ( 1 === preg_match( '/revaddon[\w-]*/', $extra['path'], $found ) ) {
				$report->add_addon( $found[0] );
			}
		}
		if ( [] === $model['static'] ) {
			unset( $model['static'] );
		}
		if ( $extras ) {
			$model['extras'] = $extras;
		}
		foreach ( DocumentValidator::problems( $model ) as $problem ) {
			$report->add_note( 'not-storable', $problem['path'], $problem['problem'] );
		}
		return [ 'model' => $model, 'report' => $report ];
	}

	/** @param array<mixed> $sliders */
	private static function limit_sliders( array $sliders ): void {
		if ( count( $sliders ) > self::SLIDERS ) {
			throw new ImportRefusedException( 'too-many', 'There are more than 200 sliders in this file.' );
		}
	}

	/** @param array<string, mixed> $model */
	private static function limit( array $model ): void {
		$slides = is_array( $model['slides'] ?? null ) ? $model['slides'] : [];
		$all    = 0;
		foreach ( [ ...array_column( $slides, 'layers' ), $model['static'] ?? [] ] as $layers ) {
			$count = self::layers( is_array( $layers ) ? $layers : [] );
			$all  += $count;
			if ( $count > DocumentValidator::SLIDE_LAYERS || $all > DocumentValidator::ALL_LAYERS || count( $slides ) > self::SLIDES ) {
				throw new ImportRefusedException( 'too-many', 'A slider may have 500 slides, 200 layers in a slide and 2,000 layers in all.' );
			}
		}
	}

	/** @param array<mixed> $layers */
	private static function layers( array $layers ): int {
		$count = count( $layers );
		foreach ( $layers as $layer ) {
			$count += is_array( $layer ) && is_array( $layer['layers'] ?? null ) ? self::layers( $layer['layers'] ) : 0;
		}
		return $count;
	}
}
