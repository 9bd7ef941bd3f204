<?php

namespace Frontage\Slider\Import;

use Frontage\Slider\Compat\SliderRevolutionTables;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/** Import source: sliders that another plugin left in this site's database. */
final class DatabaseSource implements ImportSource {

	/** @var list<array{ id: int, version: int, title: string, alias: string, slides: int }>|null */
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
		$export = isset( $this->list()[ $n ] ) ? SliderRevolutionTables::export( $this->list()[ $n ]['id'], $this->list()[ $n ]['version'] ) : null;
		$read   = null === $export ? [] : SliderImporter::text( (string) wp_json_encode( $export, JSON_INVALID_UTF8_SUBSTITUTE ) );
		return isset( $read[0] ) ? [ ...$read[0], 'own' => null ] : throw new ImportRefusedException( 'no-slider', 'This slider is no longer in the database.' );
	}

	public function archive(): string {
		return '';
	}

	public function page(): string {
		return '';
	}

	public function name(): string {
		return __( 'Slider Revolution on this site', 'frontage-slider' );
	}

	/** @return list<array{ id: int, version: int, title: string, alias: string, slides: int }> */
	private function list(): array {
		return $this->list ??= SliderRevolutionTables::list();
	}
}
