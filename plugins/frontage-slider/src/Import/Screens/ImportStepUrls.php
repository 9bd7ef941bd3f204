<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\StepForm;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** URLs and form fields of Sliders → Import. */
final class ImportStepUrls {

	public const SLUG = 'frontage-slider-import';

	/** Name of the nonce, and of the field with the step. */
	public const NAME = 'frontage_slider_step';

	/** @param array<string, string> $query */
	public static function url( array $query = [] ): string {
		return add_query_arg( [ 'page' => self::SLUG ] + $query, admin_url( 'edit.php?post_type=' . SliderRepository::POST_TYPE ) );
	}

	/** @param list<int> $ids */
	public static function report_url( array $ids, int $total = 0 ): string {
		return self::url( [ 'report' => implode( ',', $ids ) ] + ( $total > count( $ids ) ? [ 'of' => (string) $total ] : [] ) );
	}

	/** Prints the hidden fields of a step. */
	public static function fields( string $step ): void {
		StepForm::print_fields( self::NAME, $step );
	}
}
