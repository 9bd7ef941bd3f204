<?php

namespace Frontage\Slider\Export;

use Frontage\Kit\Migration\MigrationPart;
use Frontage\Kit\Migration\PostMigrationPart;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** Sliders in a site export, as they are stored; saving sanitizes imported ones. */
final class SliderMigrationPart {

	/**
	 * On `frontage_kit_parts`.
	 *
	 * @param array<string, MigrationPart> $parts
	 * @return array<string, MigrationPart>
	 */
	public static function add( array $parts ): array {
		return [ 'sliders' => new PostMigrationPart( SliderRepository::POST_TYPE, __( 'Sliders', 'frontage-slider' ), 'edit_others_pages', [ ExportDocument::EXTRAS => 'string' ] ) ] + $parts;
	}
}
