<?php

namespace Frontage\Slider\Export;

use Frontage\Kit\Moving\Part;
use Frontage\Kit\Moving\PostsPart;
use Frontage\Slider\Sliders;

defined( 'ABSPATH' ) || exit;

/** Sliders in a site's kit, as they are stored; saving cleans what comes in. */
final class KitPart {

	/**
	 * On `frontage_kit_parts`.
	 *
	 * @param array<string, Part> $parts
	 * @return array<string, Part>
	 */
	public static function add( array $parts ): array {
		return [ 'sliders' => new PostsPart( Sliders::POST_TYPE, __( 'Sliders', 'frontage-slider' ), 'edit_others_pages', [ Document::EXTRAS => 'string' ] ) ] + $parts;
	}
}
