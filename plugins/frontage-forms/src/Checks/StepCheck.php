<?php

declare( strict_types=1 );

namespace Frontage\Forms\Checks;

use Frontage\Forms\Logic\FormSteps;

defined( 'ABSPATH' ) || exit;

/** Reports steps of a template that are nested in another step, and so do not work as steps. */
final class StepCheck {

	private const DIVS = '/<(?:div(?=[\s>])(?:[^<>"\']|"[^"]*"|\'[^\']*\')*+|\/div\s*)>/i';

	public function __construct( private readonly string $template ) {}

	/** @return list<FormProblem> */
	public function problems(): array {
		if ( ! FormSteps::has( $this->template ) ) {
			return [];
		}
		preg_match_all( self::DIVS, $this->template, $found, PREG_OFFSET_CAPTURE );
		$open     = [];
		$problems = [];
		foreach ( $found[0] as [ $element, $place ] ) {
			if ( '/' === $element[1] ) {
				array_pop( $open );
				continue;
			}
			$is_step = FormSteps::has( $element );
			if ( $is_step && in_array( true, $open, true ) ) {
				$problems[] = new FormProblem( 'form.body', 'step_in_step', __( 'This step is nested in another step. Visitors see both at once.', 'frontage-forms' ), substr_count( $this->template, "\n", 0, $place ) + 1, FormProblem::WARNING );
			}
			$open[] = $is_step;
		}
		return $problems;
	}
}
