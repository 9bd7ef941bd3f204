<?php

namespace Frontage\Forms\Checks;

defined( 'ABSPATH' ) || exit;

/** Reports HTML in a template that browsers parse differently than its author intends. */
final class MarkupCheck {

	private const PART = 'form.body';

	/** Text that is no markup: comments, and the content of scripts, styles and form-tags. */
	private const NO_MARKUP = '~<!--.*?(?:-->|\z)|<(script|style)\b[^>]*>\K.*?(?=</\1\b|\z)|\[[^\[\]]*\]~is';

	private readonly string $markup;

	public function __construct( string $template ) {
		// It is replaced by blanks, not removed, so offsets and lines stay the same.
		$this->markup = (string) preg_replace_callback(
			self::NO_MARKUP,
			static fn ( array $matches ): string => (string) preg_replace( '/[^\n]/', ' ', $matches[0] ),
			$template
		);
	}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		return [ ...$this->check_labels(), ...$this->check_forms(), ...$this->check_scripts() ];
	}

	/** @return list<FormProblem> An unclosed label contains all fields that follow, so a click next to them focuses the first. */
	private function check_labels(): array {
		$open_lines = [];
		$problems   = [];
		foreach ( $this->find_tags( 'label' ) as [ $line, $is_end ] ) {
			if ( ! $is_end && $open_lines ) {
				$problems[] = new FormProblem( self::PART, 'unclosed_label', __( 'The closing </label> is missing.', 'frontage-forms' ), array_pop( $open_lines ) );
			}
			if ( ! $is_end ) {
				$open_lines[] = $line;
			} elseif ( null === array_pop( $open_lines ) ) {
				$problems[] = new FormProblem( self::PART, 'stray_label_end', __( 'This </label> has no matching <label>.', 'frontage-forms' ), $line, FormProblem::WARNING );
			}
		}
		foreach ( $open_lines as $line ) {
			$problems[] = new FormProblem( self::PART, 'unclosed_label', __( 'The closing </label> is missing.', 'frontage-forms' ), $line );
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_forms(): array {
		$problems = [];
		foreach ( $this->find_tags( 'form' ) as [ $line, $is_end ] ) {
			if ( ! $is_end ) {
				$problems[] = new FormProblem( self::PART, 'nested_form', __( 'Remove <form>. Your fields are already inside a form, and browsers ignore nested forms.', 'frontage-forms' ), $line );
			} elseif ( ! $problems ) {
				$problems[] = new FormProblem( self::PART, 'stray_form_end', __( 'Remove </form>. It ends the form here, so later fields are not sent.', 'frontage-forms' ), $line );
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_scripts(): array {
		$problems = [];
		foreach ( $this->find_tags( 'script' ) as [ $line, $is_end ] ) {
			if ( ! $is_end ) {
				$problems[] = new FormProblem( self::PART, 'script_in_template', __( 'This script runs on every page with the form and is removed when a user without permission saves. Move it to a theme or plugin.', 'frontage-forms' ), $line, FormProblem::WARNING );
			}
		}
		return $problems;
	}

	/** @return list<array{int, bool}> The line of each tag of an element, and whether it is an end tag. */
	private function find_tags( string $element ): array {
		preg_match_all( '~<(/?)' . $element . '(?=[\s/>])~i', $this->markup, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		return array_map( fn ( array $tag ): array => [ substr_count( $this->markup, "\n", 0, $tag[0][1] ) + 1, '/' === $tag[1][0] ], $matches );
	}
}
