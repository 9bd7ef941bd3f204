<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\Slider\Import\ImportSource;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;

defined( 'ABSPATH' ) || exit;

/** Import source: slideshows that MetaSlider left in this site's posts. */
final class MetaSliderSource implements ImportSource {

	/** @var list<array{ id: int, title: string, slides: int }>|null */
	private ?array $list = null;

	public function heads(): array {
		return array_map(
			static fn ( array $one ): array => [
				'title'  => $one['title'],
				'alias'  => '',
				'slides' => $one['slides'],
				'layers' => null,
			],
			$this->list()
		);
	}

	public function read( int $n ): array {
		$slideshow = isset( $this->list()[ $n ] ) ? MetaSliderPosts::slideshow( $this->list()[ $n ]['id'] ) : null;
		return null === $slideshow ? throw new ImportRefusedException( 'gone', __( 'This slider is no longer in the database.', 'frontage-slider' ) ) : [ ...SliderImporter::meta_slider( $slideshow ), 'own' => null ];
	}

	public function archive(): string {
		return '';
	}

	public function page(): string {
		return '';
	}

	public function name(): string {
		/* translators: %s: name of a plugin */
		return sprintf( __( '%s on this site', 'frontage-slider' ), 'MetaSlider' );
	}

	/** @return list<array{ id: int, title: string, slides: int }> */
	private function list(): array {
		return $this->list ??= MetaSliderPosts::list();
	}
}
