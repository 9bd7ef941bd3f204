<?php

namespace Frontage\Slider\Import;

use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/**
 * Where sliders come from: a file, or what another plugin left in this site's database. Each can be read by itself.
 *
 * @phpstan-type Head array{ title: string, alias: string, slides: int, layers: int|null }
 * @phpstan-type Read array{ model: array<string, mixed>, report: ImportReport, own: array<string, mixed>|null }
 */
interface ImportSource {

	/**
	 * What there is, without reading more than that takes.
	 *
	 * @return list<Head>
	 * @throws ImportRefusedException
	 */
	public function heads(): array;

	/**
	 * @return Read `own`: of a document of ours, which is taken as it stands: what its block says of title and alias.
	 * @throws ImportRefusedException
	 */
	public function read( int $n ): array;

	/** The file that may hold the pictures itself; '' when there is none. */
	public function archive(): string;

	/** Of a page of this site: its address; else ''. */
	public function page(): string;

	/** How people call it. */
	public function name(): string;
}
