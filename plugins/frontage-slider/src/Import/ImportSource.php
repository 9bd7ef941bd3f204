<?php

namespace Frontage\Slider\Import;

use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/**
 * Source of sliders: a file, or data that another plugin left in this site's database. Each slider can be read
 * separately.
 *
 * @phpstan-type Head array{ title: string, alias: string, slides: int, layers: int|null }
 * @phpstan-type ReadSlider array{ model: array<string, mixed>, report: ImportReport, own: array<string, mixed>|null }
 */
interface ImportSource {

	/**
	 * Lists the sliders with as little reading as possible.
	 *
	 * @return list<Head>
	 * @throws ImportRefusedException
	 */
	public function heads(): array;

	/**
	 * @return ReadSlider `own`: only for our own documents, which are imported unchanged: title and alias in the slider's block.
	 * @throws ImportRefusedException
	 */
	public function read( int $n ): array;

	/** File that may contain the images; '' if there is none. */
	public function archive(): string;

	/** URL if the source is a page of this site; else ''. */
	public function page(): string;

	/** Readable name of the source. */
	public function name(): string;
}
