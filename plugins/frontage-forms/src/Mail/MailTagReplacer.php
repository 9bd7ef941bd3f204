<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\ConditionalSections;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Replaces the mail-tags of a text by a submission's values (docs/reference/contact-forms.md §8). */
final class MailTagReplacer {

	/** @var array<string, FormTag>|null Fields that emails may contain, by name. */
	private ?array $fields = null;

	/**
	 * @param ?Submission $submission    Null to replace only tags of the site and the form; fields are empty.
	 * @param int         $invalid_count For `[_invalid_fields]`.
	 */
	public function __construct(
		private readonly Form $form,
		private readonly ?Submission $submission = null,
		private readonly int $invalid_count = 0,
	) {}

	/** A line of an email, such as the subject. */
	public function replace( string $text ): string {
		return MailTag::replace_all( $text, fn ( MailTag $tag ): ?string => $this->replacement( $tag ) );
	}

	/**
	 * A line with email addresses: visitors' values can neither add an address nor break out of theirs. Addresses behind the pipe of a
	 * choice ("Sales|a@example.test, b@example.test") are kept.
	 */
	public function replace_addresses( string $text ): string {
		return MailTag::replace_all( $text, fn ( MailTag $tag ): ?string => $this->replacement( $tag, addresses: true ) );
	}

	/** A message for the visitor (§10): mail-tags are replaced, and markup is removed. */
	public function replace_message( string $text ): string {
		return wp_strip_all_tags( $this->replace( ConditionalSections::remove_hidden( $text, $this->form, $this->submission->hidden_groups ?? [] ) ) );
	}

	/** The body of an email. In HTML, values are escaped; with `$exclude_blank` lines whose mail-tags are all empty are dropped. */
	public function replace_body( string $text, bool $html = false, bool $exclude_blank = false ): string {
		if ( ! $exclude_blank ) {
			return $this->replace_in_body( $text, $html )[0];
		}
		$lines = [];
		foreach ( preg_split( '/\r\n|\r|\n/', $text ) ?: [] as $line ) {
			[ $replaced_text, $tag_count, $filled_count ] = $this->replace_in_body( $line, $html );
			if ( 0 === $tag_count || $filled_count > 0 ) {
				$lines[] = $replaced_text;
			}
		}
		return implode( "\n", $lines );
	}

	/** @return array{string, int, int} The text, the number of replaced mail-tags, and the number of those that were not empty. */
	private function replace_in_body( string $text, bool $html ): array {
		$tag_count     = 0;
		$filled_count  = 0;
		$separator     = wp_get_list_item_separator();
		$replaced_text = MailTag::replace_all(
			$text,
			function ( MailTag $tag ) use ( $html, $separator, &$tag_count, &$filled_count ): ?string {
				$value = $this->replacement( $tag, $html, $separator );
				if ( null !== $value ) {
					++$tag_count;
					$filled_count += '' === trim( $value ) ? 0 : 1;
				}
				return $value;
			}
		);
		return [ $replaced_text, $tag_count, $filled_count ];
	}

	/** The replacement of one mail-tag; null keeps it as typed. */
	public function replacement( MailTag $tag, bool $html = false, string $separator = ', ', bool $addresses = false ): ?string {
		$value = $this->field_value( $tag, $html, $separator, $addresses );
		if ( null === $value ) {
			$special = ( new SpecialMailTags( $this->form, $this->submission, $this->invalid_count ) )->replacement( $tag->name );
			$value   = null === $special ? null : ( $html ? self::escape( $special ) : ( $addresses && SpecialMailTags::is_visitor_value( $tag->name ) ? self::clean_address( $special ) : $special ) );
		}
		/**
		 * Filters the replacement of a mail-tag.
		 *
		 * @since 0.1.0
		 *
		 * @param ?string     $value      Already escaped for HTML. Null when the tag is unknown and stays as typed.
		 * @param string      $name       The mail-tag's name, e.g. `your-name`, `_raw_your-name`, `_remote_ip`.
		 * @param bool        $html
		 * @param ?Submission $submission
		 * @param Form        $form
		 * @param MailTag     $tag        The tag as written.
		 */
		$value = apply_filters( 'frontage_forms_mail_tag_value', $value, $tag->name, $html, $this->submission, $this->form, $tag );
		return is_string( $value ) ? $value : null;
	}

	/** Null when the form has no such field. */
	private function field_value( MailTag $tag, bool $html, string $separator, bool $addresses ): ?string {
		$raw    = $tag->find_field( 'raw' );
		$format = $tag->find_field( 'format' );
		$name   = $this->field_name( $raw ?? $format ?? $tag->name );
		if ( null === $name ) {
			return null;
		}
		$field = $this->list_fields()[ $name ] ?? null;
		if ( in_array( $name, $this->submission->secret ?? [], true ) ) {
			return ''; // Passwords are never mailed: an email is stored until it is delivered.
		}
		if ( in_array( $name, $this->submission->hidden_fields ?? [], true ) ) {
			return ''; // The visitor did not see the field, so an unchecked box must not be reported, either.
		}
		$sent_value = $this->submission->values[ $name ] ?? '';
		if ( $field && $this->submission && TagTypeRegistry::instance()->supports( $field->type, 'file-links' ) ) {
			return MailFileLinks::link_text( $this->submission, $name, $html );
		}
		if ( null === $raw && $this->submission ) {
			$sent_value = $this->list_file_names( $name ) ?? $this->submission->value_after_pipe( $name );
		}
		if ( $addresses ) {
			$sent_value = $this->remove_added_addresses( $sent_value, $name );
		}
		if ( null !== $format && '' !== $tag->format && is_string( $sent_value ) ) {
			$sent_value = self::format_date( $sent_value, $tag->format );
		}
		$type  = $field && null === $raw ? TagTypeRegistry::instance()->get( $field->type ) : null;
		$value = $field && $type ? $type->mail_value( $field, $sent_value, $separator, $html ) : implode( $separator, (array) $sent_value );
		// The condition of a consent is the owner's markup, sanitized by its type.
		$is_markup = $field && $type && 'acceptance' === $field->basetype;
		return $html && ! $is_markup ? self::escape( $value ) : $value;
	}

	/** The field's name in the form or in the submitted values; a dot is equal to `_`, as in the template. */
	private function field_name( string $name ): ?string {
		foreach ( [ $name, str_replace( '.', '_', $name ) ] as $candidate ) {
			if ( isset( $this->list_fields()[ $candidate ] ) || ( isset( $this->submission->values[ $candidate ] ) && ! str_starts_with( $candidate, '_' ) ) ) {
				return $candidate;
			}
		}
		$plain = strtr( $name, '.', '_' );
		// No plain input begins with `_`. Finding them renders the whole form, which is avoided for tags such as the site's title.
		return ! str_starts_with( $plain, '_' ) && isset( PlainHtmlInputs::find_inputs( $this->form )[ $plain ] ) ? $plain : null;
	}

	/** @return array<string, FormTag> */
	private function list_fields(): array {
		if ( null === $this->fields ) {
			$this->fields = [];
			foreach ( $this->form->tags() as $tag ) {
				if ( '' !== $tag->name && ! TagTypeRegistry::instance()->supports( $tag->type, 'not-for-mail' ) ) {
					$this->fields[ $tag->name ] ??= $tag;
				}
			}
		}
		return $this->fields;
	}

	/** @return list<string>|null Null when nothing was uploaded for this field. */
	private function list_file_names( string $name ): ?array {
		$files = $this->submission->files[ $name ] ?? null;
		return $files ? array_map( static fn ( array $file ): string => '' === $file['path'] ? $file['name'] : wp_basename( $file['path'] ), $files ) : null;
	}

	private static function format_date( string $date, string $format ): string {
		try {
			return '' === $date ? '' : (string) wp_date( $format, ( new \DateTimeImmutable( $date, wp_timezone() ) )->getTimestamp() );
		} catch ( \Exception ) { // Not a date, so it is returned as typed.
			return $date;
		}
	}

	/**
	 * @param string|list<string> $sent_value
	 * @return string|list<string>
	 */
	private function remove_added_addresses( string|array $sent_value, string $name ): string|array {
		$own_addresses = [];
		foreach ( $this->form->find_tags( 'checkbox', 'radio', 'select' ) as $tag ) {
			array_push( $own_addresses, ...( $tag->name === $name ? array_column( $tag->pipes, 1 ) : [] ) );
		}
		$keep_address = static fn ( string $address ): string => in_array( $address, $own_addresses, true ) ? $address : self::clean_address( $address );
		return is_array( $sent_value ) ? array_map( $keep_address, $sent_value ) : $keep_address( $sent_value );
	}

	private static function clean_address( string $typed_address ): string {
		return trim( (string) preg_replace( '/[\x00-\x20,;<>\x7F]+/', ' ', $typed_address ) );
	}

	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
	}
}
