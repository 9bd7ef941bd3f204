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
			static fn ( array $found ): string => (string) preg_replace( '/[^\n]/', ' ', $found[0] ),
			$template
		);
	}

	/** @return list<FormProblem> */
	public function problems(): array {
		return [ ...$this->labels(), ...$this->forms(), ...$this->scripts() ];
	}

	/** @return list<FormProblem> An unclosed label contains all fields that follow, so a click next to them focuses the first. */
	private function labels(): array {
		$open     = [];
		$problems = [];
		foreach ( $this->tags( 'label' ) as [ $line, $is_end ] ) {
			if ( ! $is_end && $open ) {
				$problems[] = new FormProblem( self::PART, 'unclosed_label', __( 'The closing </label> is missing.', 'frontage-forms' ), array_pop( $open ) );
			}
			if ( ! $is_end ) {
				$open[] = $line;
			} elseif ( null === array_pop( $open ) ) {
				$problems[] = new FormProblem( self::PART, 'stray_label_end', __( 'This </label> has no matching <label>.', 'frontage-forms' ), $line, FormProblem::WARNING );
			}
		}
		foreach ( $open as $line ) {
			$problems[] = new FormProblem( self::PART, 'unclosed_label', __( 'The closing </label> is missing.', 'frontage-forms' ), $line );
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function forms(): array {
		$problems = [];
		foreach ( $this->tags( 'form' ) as [ $line, $is_end ] ) {
			if ( ! $is_end ) {
				$problems[] = new FormProblem( self::PART, 'nested_form', __( 'Remove <form>. The template is already inside a form, and browsers ignore nested forms.', 'frontage-forms' ), $line );
			} elseif ( ! $problems ) {
				$problems[] = new FormProblem( self::PART, 'stray_form_end', __( 'Remove </form>. It ends the form here, so later fields are not sent.', 'frontage-forms' ), $line );
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function scripts(): array {
		$problems = [];
		foreach ( $this->tags( 'script' ) as [ $line, $is_end ] ) {
			if ( ! $is_end ) {
				$problems[] = new FormProblem( self::PART, 'script_in_template', __( 'This script runs on every page with the form and is removed when a user without permission saves. Move it to a theme or plugin.', 'frontage-forms' ), $line, FormProblem::WARNING );
			}
		}
		return $problems;
	}

	/** @return list<array{int, bool}> The line of each tag of an element, and whether it is an end tag. */
	private function tags( string $element ): array {
		preg_match_all( '~<(/?)' . $element . '(?=[\s/>])~i', $this->markup, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		return array_map( fn ( array $tag ): array => [ substr_count( $this->markup, "\n", 0, $tag[0][1] ) + 1, '/' === $tag[1][0] ], $found );
	}
}
