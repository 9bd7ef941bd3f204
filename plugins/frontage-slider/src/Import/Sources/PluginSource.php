<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\Slider\Import\ImportSource;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/**
 * Import source: sliders that another plugin left in this site's database.
 *
 * @phpstan-type ListedSlider array{ id: int, title: string, slides: int, alias?: string }
 */
final class PluginSource implements ImportSource {

	/** @var list<ListedSlider>|null */
	private ?array $list = null;

	/**
	 * @param string                                                                              $plugin       Name of the plugin.
	 * @param \Closure(): list<ListedSlider>                                                      $list_sliders
	 * @param \Closure( int ): ( array{ model: array<string, mixed>, report: ImportReport }|null ) $read_slider  Null if there is no slider of this ID.
	 */
	public function __construct( private readonly string $plugin, private readonly \Closure $list_sliders, private readonly \Closure $read_slider ) {}

	public function heads(): array {
		return array_map(
			static fn ( array $one ): array => [
				'title'  => $one['title'],
				'alias'  => $one['alias'] ?? '',
				'slides' => $one['slides'],
				'layers' => null,
			],
			$this->list()
		);
	}

	public function read( int $n ): array {
		$id   = $this->list()[ $n ]['id'] ?? null;
		$read = null === $id ? null : ( $this->read_slider )( $id );
		return null === $read ? throw new ImportRefusedException( 'gone', __( 'This slider is no longer in the database.', 'frontage-slider' ) ) : [ ...$read, 'own' => null ];
	}

	public function archive(): string {
		return '';
	}

	public function page(): string {
		return '';
	}

	public function name(): string {
		/* translators: %s: name of a plugin */
		return sprintf( __( '%s on this site', 'frontage-slider' ), $this->plugin );
	}

	/** @return list<ListedSlider> */
	private function list(): array {
		return $this->list ??= ( $this->list_sliders )();
	}
}
