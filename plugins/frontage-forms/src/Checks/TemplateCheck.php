<?php

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Reports, by line, what in a form's template visitors would not see or send as the owner intends. */
final class TemplateCheck {

	private const PART = 'form.body';

	/** Controls that send no value of their own: two may share a name, and a label may contain them. */
	private const NO_CONTROLS = [ 'count', 'reflection', 'output', 'response', 'submit', 'hidden' ];

	public function __construct( private readonly Form $form ) {}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		return [
			...( new BrokenTagCheck( $this->form->template ) )->find_problems(),
			...( new MarkupCheck( $this->form->template ) )->find_problems(),
			...( new ConditionCheck( $this->form ) )->find_problems(),
			...( new StepCheck( $this->form->template ) )->find_problems(),
			...( new CalculationCheck( $this->form ) )->find_problems(),
			...$this->check_unavailable_names(),
			...$this->check_repeated_names(),
			...$this->check_missing_choices(),
			...$this->check_shared_labels(),
			...$this->check_submit_button(),
		];
	}

	/** @return list<FormProblem> Without script the form posts to its page, where WordPress reads these names as its own query variables. */
	private function check_unavailable_names(): array {
		global $wp;
		$reserved_names = $wp instanceof \WP ? $wp->public_query_vars : [];
		$problems       = [];
		foreach ( $this->form->tags() as $tag ) {
			if ( '' !== $tag->name && in_array( $tag->name, $reserved_names, true ) ) {
				$problems[ $tag->name ] ??= $this->find_line( $tag );
			}
		}
		if ( ! $problems ) {
			return [];
		}
		$names = implode( ', ', array_map( 'strval', array_keys( $problems ) ) );
		return [ new FormProblem(
			part: self::PART,
			code: 'unavailable_names',
			/* translators: %s: field names, separated by commas. */
			message: sprintf( __( 'WordPress reserves these names. Choose others: %s.', 'frontage-forms' ), $names ),
			line: reset( $problems ),
			level: FormProblem::ERROR,
			field: $names,
		) ];
	}

	/** @return list<FormProblem> Choices that share a name send all chosen values; of other fields only the last is sent. */
	private function check_repeated_names(): array {
		$seen_names = [];
		$problems   = [];
		foreach ( $this->form->tags() as $tag ) {
			if ( '' === $tag->name || in_array( $tag->basetype, self::NO_CONTROLS, true ) ) {
				continue;
			}
			if ( isset( $seen_names[ $tag->name ] ) && ! in_array( $tag->basetype, [ 'checkbox', 'select', 'radio' ], true ) ) {
				/* translators: %s: a field's name. */
				$problems[] = $this->create_problem( 'repeated_name', sprintf( __( 'Two fields are named “%s”, so only one answer arrives. Rename one of them.', 'frontage-forms' ), $tag->name ), $this->find_line( $tag, 2 ), FormProblem::WARNING );
			}
			$seen_names[ $tag->name ] = true;
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_missing_choices(): array {
		$problems = [];
		foreach ( $this->form->find_tags( 'select', 'checkbox', 'radio' ) as $tag ) {
			if ( ! $tag->values && ! $tag->has_option( 'data' ) ) {
				/* translators: %s: a field's name. */
				$problems[] = $this->create_problem( 'no_choices', sprintf( __( '“%s” has no choices. Add them in double quotes after its name.', 'frontage-forms' ), $tag->name ), $this->find_line( $tag ), FormProblem::WARNING );
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> A label belongs to one control; a click on it focuses the first only. */
	private function check_shared_labels(): array {
		preg_match_all( '~<label\b[^>]*>((?:(?!<label\b).)*?)</label>~is', $this->form->template, $labels, PREG_OFFSET_CAPTURE );
		foreach ( $labels[1] ?? [] as [ $inside, $offset ] ) {
			$controls = 0;
			foreach ( $this->form->with( [ 'template' => $inside ] )->tags() as $tag ) {
				$is_group  = in_array( $tag->basetype, [ 'checkbox', 'radio' ], true ) && count( $tag->values ) > 1;
				$controls += in_array( $tag->basetype, self::NO_CONTROLS, true ) || '' === $tag->name ? 0 : ( $is_group ? 2 : 1 );
			}
			if ( $controls > 1 ) {
				return [ $this->create_problem( 'multiple_controls_in_label', __( 'One label contains several fields. Give each field its own label, or use a fieldset with a legend.', 'frontage-forms' ), $this->line_at_offset( $offset ), FormProblem::WARNING ) ];
			}
		}
		return [];
	}

	/** @return list<FormProblem> */
	private function check_submit_button(): array {
		if ( $this->form->find_tags( 'submit' ) || preg_match( '~<button\b(?![^>]*\btype\s*=\s*["\']?(?:button|reset))|<input\b[^>]*\btype\s*=\s*["\']?(?:submit|image)~i', $this->form->template ) ) {
			return [];
		}
		return [ $this->create_problem( 'no_submit', __( 'The form has no submit button. Add [submit "Send"].', 'frontage-forms' ), 0, FormProblem::WARNING ) ];
	}

	/** The line of the nth tag of that type and name. */
	private function find_line( FormTag $tag, int $nth = 1 ): int {
		$name = '' === $tag->raw_name ? '' : '\s+' . preg_quote( $tag->raw_name, '/' );
		preg_match_all( '/\[' . preg_quote( $tag->type, '/' ) . $name . '(?=[\s\]\/"\'])/u', $this->form->template, $problems, PREG_OFFSET_CAPTURE );
		$offsets = array_column( $problems[0], 1 );
		return $offsets ? $this->line_at_offset( $offsets[ min( $nth, count( $offsets ) ) - 1 ] ) : 0;
	}

	private function line_at_offset( int $offset ): int {
		return substr_count( $this->form->template, "\n", 0, $offset ) + 1;
	}

	private function create_problem( string $code, string $message, int $line, string $level = FormProblem::ERROR ): FormProblem {
		return new FormProblem( self::PART, $code, $message, $line, $level );
	}
}
