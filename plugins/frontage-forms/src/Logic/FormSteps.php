<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Tags\HtmlElement;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/**
 * The steps of a form, `<div class="fr-form-step" data-title="…">…</div>` in its template (docs/reference/contact-forms.md §14).
 * Steps are markup only: without script, and on the server, a form with steps is one form.
 */
final class FormSteps {

	private const CLASS_ = 'fr-form-step';
	private const OPENS  = '/<div(?=\s)(?:[^<>"\']|"[^"]*"|\'[^\']*\')*+>/i';

	public static function has_steps( string $html ): bool {
		return self::count_steps( $html ) > 0;
	}

	/** The same markup with a heading in each step that shows its number and title. */
	public static function add_headings( string $html ): string {
		$step_count = self::count_steps( $html );
		$number     = 0;
		return ! $step_count ? $html : (string) preg_replace_callback(
			self::OPENS,
			static function ( array $matches ) use ( $step_count, &$number ): string {
				$title = self::step_title( $matches[0] );
				if ( null === $title ) {
					return $matches[0];
				}
				++$number;
				$count = HtmlElement::render( 'span', [ 'class' => 'fr-form-step__count' ], esc_html( sprintf( self::labels()['step'], $number, $step_count ) ) );
				// WordPress expands shortcodes in text, too.
				return $matches[0] . HtmlElement::render( 'h2', [ 'class' => 'fr-form-step__title' ], trim( $count . ' ' . ShortcodeGuard::without_shortcodes( esc_html( $title ) ) ) );
			},
			$html
		);
	}

	/** The number of steps. */
	private static function count_steps( string $html ): int {
		if ( ! str_contains( $html, self::CLASS_ ) ) {
			return 0;
		}
		preg_match_all( self::OPENS, $html, $matches );
		return count( array_filter( $matches[0], static fn ( string $element ): bool => null !== self::step_title( $element ) ) );
	}

	/** The title in a step's opening tag, '' for none; null when the element is not a step. */
	private static function step_title( string $element ): ?string {
		if ( ! str_contains( $element, self::CLASS_ ) ) {
			return null;
		}
		$tag = new \WP_HTML_Tag_Processor( $element );
		if ( ! $tag->next_tag( [ 'class_name' => self::CLASS_ ] ) ) {
			return null;
		}
		$title = $tag->get_attribute( 'data-title' );
		return is_string( $title ) ? trim( $title ) : '';
	}

	/** @return array{step: string, next: string, back: string} */
	public static function labels(): array {
		return [
			/* translators: 1: Number of a step of a form. 2: How many steps it has. */
			'step' => __( 'Step %1$s of %2$s', 'frontage-forms' ),
			'next' => __( 'Next', 'frontage-forms' ),
			'back' => __( 'Back', 'frontage-forms' ),
		];
	}
}
