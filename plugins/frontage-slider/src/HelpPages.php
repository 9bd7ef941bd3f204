<?php

declare( strict_types = 1 );

namespace Frontage\Slider;

use Frontage\Kit\Admin\HelpTabs;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of this plugin in Help tabs. The build copies those of `docs/handbook` that stand here.
 *
 * @phpstan-import-type Page from HelpTabs
 */
final class HelpPages {

	/**
	 * On `frontage_help_pages`.
	 *
	 * @param list<Page> $pages
	 * @return list<Page>
	 */
	public static function add( array $pages ): array {
		$handbook = [
			'make-a-slider'                 => [ __( 'Make a slider in five minutes', 'frontage-slider' ), [ 'edit-' . SliderRepository::POST_TYPE ] ],
			'import-from-slider-revolution' => [ __( 'Move from Slider Revolution', 'frontage-slider' ), [ ImportStepUrls::SLUG ] ],
			'roles'                          => [ __( 'Manage permissions', 'frontage-slider' ), [ 'edit-' . SliderRepository::POST_TYPE ] ],
		];
		foreach ( $handbook as $name => [ $title, $screens ] ) {
			$pages[] = [
				'name'    => $name,
				'title'   => $title,
				'screens' => $screens,
				'file'    => dirname( __DIR__ ) . '/frontage-slider.php',
			];
		}
		return $pages;
	}
}
