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
	public function find_problems(): array {
		if ( ! FormSteps::has_steps( $this->template ) ) {
			return [];
		}
		preg_match_all( self::DIVS, $this->template, $matches, PREG_OFFSET_CAPTURE );
		$open_steps = [];
		$problems   = [];
		foreach ( $matches[0] as [ $element, $place ] ) {
			if ( '/' === $element[1] ) {
				array_pop( $open_steps );
				continue;
			}
			$is_step = FormSteps::has_steps( $element );
			if ( $is_step && in_array( true, $open_steps, true ) ) {
				$problems[] = new FormProblem( 'form.body', 'step_in_step', __( 'This step is nested in another step. Visitors see both at once.', 'frontage-forms' ), substr_count( $this->template, "\n", 0, $place ) + 1, FormProblem::WARNING );
			}
			$open_steps[] = $is_step;
		}
		return $problems;
	}
}
