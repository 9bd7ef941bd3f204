<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * Marks required fields in their labels, if the form also has optional ones whose labels do not already say so ("Your message (optional)").
 * A form with the setting `field_marks: optional` has its optional fields marked instead; with `asterisk` all required ones have a `*`, which a
 * line above them explains. The TypeScript counterpart for the canvas is editor/template/field.ts.
 */
final class RequiredMarks {

	/** Input types that may be left empty when not required. */
	private const TYPES = [ 'text', 'email', 'url', 'tel', 'number', 'date', 'file' ];

	/** Value of the setting `field_marks` with which optional fields are marked. */
	public const OPTIONAL = 'optional';

	/** Value of the setting `field_marks` with which required fields have an asterisk. */
	public const ASTERISK = 'asterisk';

	/** @param string $kind One of the constants; '' marks required fields by a word. */
	public static function add_marks( string $html, string $kind = '' ): string {
		$is_for_optional = self::OPTIONAL === $kind;
		$is_asterisk     = self::ASTERISK === $kind;
		if ( ! $is_asterisk && ! self::has_unmarked_optional( $html ) ) {
			return $html;
		}
		$mark = match ( true ) {
			$is_asterisk     => '*',
			/* translators: behind the label of a field. */
			$is_for_optional => __( '(optional)', 'frontage-forms' ),
			/* translators: behind the label of a field. */
			default          => __( '(required)', 'frontage-forms' ),
		};
		$is_marked = false;
		$tag       = new \WP_HTML_Tag_Processor( $html );
		foreach ( self::find_fields( $tag ) as [ $words, $is_required ] ) {
			if ( $is_required !== $is_for_optional && ! self::has_remark( $words ) ) {
				$tag->set_bookmark( 'control' );
				$tag->seek( 'words' );
				$tag->set_modifiable_text( rtrim( $words ) . ' ' . $mark . substr( $words, strlen( rtrim( $words ) ) ) );
				$tag->seek( 'control' );
				$is_marked = true;
			}
		}
		/* translators: above a form. The asterisk stands behind the labels of required fields. */
		$note = $is_asterisk && $is_marked ? '<p class="fr-form-note">' . esc_html__( 'Fields marked with * are required.', 'frontage-forms' ) . '</p>' . "\n" : '';
		return $note . $tag->get_updated_html();
	}

	private static function has_unmarked_optional( string $html ): bool {
		foreach ( self::find_fields( new \WP_HTML_Tag_Processor( $html ) ) as [ $words, $is_required ] ) {
			if ( ! $is_required && ! self::has_remark( $words ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether an element has the class of a type with the feature for it. */
	private static function is_group( \WP_HTML_Tag_Processor $tag ): bool {
		foreach ( $tag->class_list() as $class ) {
			if ( str_starts_with( $class, FormFormat::CLASS_OF_TYPE ) && TagTypeRegistry::instance()->supports( substr( $class, strlen( FormFormat::CLASS_OF_TYPE ) ), 'required-mark' ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a label ends in a remark in parentheses, or in an asterisk. */
	private static function has_remark( string $words ): bool {
		return 1 === preg_match( '/[)*]\s*$/D', $words );
	}

	/**
	 * Yields each labeled field: the last text of its label, which is bookmarked, and whether it is required.
	 *
	 * @return iterable<array{ string, bool }>
	 */
	private static function find_fields( \WP_HTML_Tag_Processor $tag ): iterable {
		$words    = '';
		$is_label = false;
		while ( $tag->next_token() ) {
			$name = $tag->get_token_name();
			if ( 'LABEL' === $name || 'LEGEND' === $name ) {
				$is_label = ! $tag->is_tag_closer();
				$words    = $is_label ? '' : $words;
			} elseif ( '#text' === $name && $is_label && '' !== trim( $tag->get_modifiable_text() ) ) {
				$words = $tag->get_modifiable_text();
				$tag->set_bookmark( 'words' );
			} elseif ( '' !== $words && ! $tag->is_tag_closer() && true === $tag->has_class( FormFormat::CLASS_CONTROL ) ) {
				$is_required = 'true' === $tag->get_attribute( 'aria-required' ) || $tag->has_class( FormFormat::CLASS_VALIDATES_AS . 'required' ) || $tag->has_class( FormFormat::CLASS_OF_TYPE . 'radio' );
				$can_be_left = match ( $name ) {
					'INPUT'              => in_array( $tag->get_attribute( 'type' ), self::TYPES, true ) && ! $tag->has_class( FormFormat::CLASS_OF_TYPE . 'quiz' ) && null === $tag->get_attribute( 'readonly' ),
					'SELECT', 'TEXTAREA' => true,
					default              => self::is_group( $tag ),
				};
				if ( $can_be_left ) {
					yield [ $words, (bool) $is_required ];
				}
				$words = '';
			}
		}
	}
}
