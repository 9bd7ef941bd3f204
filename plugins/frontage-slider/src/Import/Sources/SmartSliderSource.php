<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\Slider\Import\ImportSource;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/** Import source: sliders that Smart Slider 3 left in this site's database. */
final class SmartSliderSource implements ImportSource {

	/** @var list<array{ id: int, title: string, alias: string, slides: int }>|null */
	private ?array $list = null;

	public function heads(): array {
		return array_map(
			static fn ( array $one ): array => [
				'title'  => $one['title'],
				'alias'  => $one['alias'],
				'slides' => $one['slides'],
				'layers' => null,
			],
			$this->list()
		);
	}

	public function read( int $n ): array {
		$data = isset( $this->list()[ $n ] ) ? SmartSliderTables::data( $this->list()[ $n ]['id'] ) : null;
		return null === $data ? throw new ImportRefusedException( 'gone', __( 'This slider is no longer in the database.', 'frontage-slider' ) ) : [ ...SliderImporter::smart_slider( $data ), 'own' => null ];
	}

	public function archive(): string {
		return '';
	}

	public function page(): string {
		return '';
	}

	public function name(): string {
		/* translators: %s: name of a plugin */
		return sprintf( __( '%s on this site', 'frontage-slider' ), 'Smart Slider 3' );
	}

	/** @return list<array{ id: int, title: string, alias: string, slides: int }> */
	private function list(): array {
		return $this->list ??= SmartSliderTables::list();
	}
}
