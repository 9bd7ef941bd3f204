<?php

namespace Frontage\Forms\Checks;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Finds text that was meant as a form-tag but does not match the grammar, so visitors would see it as typed. */
final class BrokenTagCheck {

	/** From a bracket to the one that closes it, ignoring brackets in quotes. When the last group is empty, the tag is never closed. */
	private const CANDIDATE = '/(?<!\[)\[(?![\[\/])((?:[^\[\]"\']|"[^"]*"|\'[^\']*\'|["\'])*)(\]?)/u';

	public function __construct( private readonly string $template ) {}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		$problems = [];
		preg_match_all( self::CANDIDATE, $this->template, $candidates, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $candidates as $candidate ) {
			$is_closed = '' !== $candidate[2][0];
			$reason    = $this->find_reason( $candidate[0][0], $candidate[1][0], $is_closed );
			$line      = substr_count( $this->template, "\n", 0, $candidate[0][1] ) + 1;
			if ( $reason ) {
				[ $code, $message ] = $reason;
				$problems[]         = new FormProblem( 'form.body', $code, $message, $line );
			} elseif ( ! $is_closed ) {
				$problems[] = new FormProblem( 'form.body', 'lone_bracket', __( 'A [ has no closing ], so visitors will see it.', 'frontage-forms' ), $line, FormProblem::WARNING );
			}
		}
		return $problems;
	}

	/** @return array{string, string}|null Code and message; null when the text is a valid form-tag, or was not meant as one. */
	private function find_reason( string $text, string $inside, bool $is_closed ): ?array {
		if ( ! preg_match( '/^(\s*)([A-Za-z][0-9A-Za-z_-]*)(\*?)(.*)$/su', $inside, $part ) ) {
			return null;
		}
		[ , $blank, $type, $star, $rest ] = $part;
		if ( 'group' === $type && '' === $star && preg_match( '/^\s+[A-Za-z]/', $rest ) ) {
			return null; // Groups are no tags; the tags inside them are checked.
		}
		$is_known = $this->is_known_type( $type ) || $this->is_known_type( $type . '*' );
		if ( ! $is_known ) {
			return $this->explain_unknown_type( $type . $star, $rest );
		}
		if ( ! $is_closed ) {
			/* translators: %s: beginning of a form-tag, such as [text. */
			return [ 'unclosed_tag', sprintf( __( '“%s” has no closing ].', 'frontage-forms' ), '[' . $type . $star ) ];
		}
		if ( $this->has_form_tags( $text ) ) {
			return null;
		}
		if ( '' !== $blank ) {
			return [ 'blank_before_type', __( 'Remove the space between the opening bracket and the type.', 'frontage-forms' ) ];
		}
		if ( ! $this->is_known_type( $type . $star ) ) {
			/* translators: %s: a form-tag type, such as radio*. */
			return [ 'no_star', sprintf( __( '“%s” does not exist. This field type cannot be required.', 'frontage-forms' ), $type . $star ) ];
		}
		if ( TagTypeRegistry::instance()->supports( $type . $star, 'name-attr' ) && ! preg_match( '/^\s+[^\s"\']/u', $rest ) ) {
			/* translators: %s: a form-tag type, such as text. */
			return [ 'missing_name', sprintf( __( 'Add a name: [%s your-name].', 'frontage-forms' ), $type . $star ) ];
		}
		return $this->explain_broken_rest( $rest );
	}

	/** @return array{string, string} */
	private function explain_broken_rest( string $rest ): array {
		if ( preg_match( '/[“”„‟‘’‚‛«»]/u', $rest ) ) {
			return [ 'curly_quotes', __( 'Use straight quotes: " or \'.', 'frontage-forms' ) ];
		}
		if ( preg_match( '/^\s+([^\s"\']+)/u', $rest, $name ) && ! preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/', $name[1] ) ) {
			/* translators: %s: a field's name. */
			return [ 'bad_name', sprintf( __( '“%s” is not a valid name. Start with a letter and use only letters, digits, - and _.', 'frontage-forms' ), $name[1] ) ];
		}
		if ( preg_match( '/(?:"[^"]*"|\'[^\']*\')\s*[^\s"\'\/]/u', $rest ) ) {
			return [ 'option_behind_value', __( 'Put options before the first quoted text.', 'frontage-forms' ) ];
		}
		if ( 1 === substr_count( $rest, '"' ) % 2 ) {
			return [ 'unclosed_quote', __( 'A quoted text has no closing quote.', 'frontage-forms' ) ];
		}
		return [ 'bad_option', __( 'An option contains an invalid character, such as a comma or a bracket. Put text in quotes.', 'frontage-forms' ) ];
	}

	/** @return array{string, string}|null Brackets may be plain text: only text that looks like a tag is reported. */
	private function explain_unknown_type( string $type, string $rest ): ?array {
		$nearest_type = $this->find_nearest_type( $type );
		if ( '' === $nearest_type && ! preg_match( '/^\*?\s+[A-Za-z][-A-Za-z0-9_:.]*-[-A-Za-z0-9_:.]*(?:\s|$)/', $rest ) && ! str_ends_with( $type, '*' ) ) {
			return null;
		}
		if ( '' !== $nearest_type ) {
			/* translators: 1: what was typed, 2: a form-tag type. */
			return [ 'unknown_type', sprintf( __( 'Unknown field type “%1$s”. Did you mean “%2$s”?', 'frontage-forms' ), $type, $nearest_type ) ];
		}
		/* translators: %s: what was typed as a form-tag type. */
		return [ 'unknown_type', sprintf( __( 'Unknown field type “%s”. Visitors will see this text.', 'frontage-forms' ), $type ) ];
	}

	private function find_nearest_type( string $type ): string {
		foreach ( TagTypeRegistry::instance()->names() as $name ) {
			if ( strlen( $name ) > 3 && levenshtein( strtolower( $type ), $name ) <= 1 ) {
				return $name;
			}
		}
		// Two letters are swapped.
		foreach ( TagTypeRegistry::instance()->names() as $name ) {
			if ( strlen( $name ) > 4 && 2 === levenshtein( strtolower( $type ), $name ) && count_chars( strtolower( $type ), 3 ) === count_chars( $name, 3 ) ) {
				return $name;
			}
		}
		return '';
	}

	private function is_known_type( string $type ): bool {
		return in_array( $type, TagTypeRegistry::instance()->names(), true );
	}

	private function has_form_tags( string $text ): bool {
		return [] !== ( new Form( template: $text ) )->tags();
	}
}
