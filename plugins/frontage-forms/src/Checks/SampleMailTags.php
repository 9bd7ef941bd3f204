<?php

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\ConditionalSections;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Replaces mail-tags with sample values, as for a visitor who fills in the required fields only. */
final class SampleMailTags {

	private const EMAIL = 'visitor@example.com';

	private const TEXT = 'text';

	/** `[name]`, `[ name ]`, `[_format_name "D"]`; doubled brackets print single ones (docs/reference/contact-forms.md §8). */
	private const MAIL_TAG = '/(\[?)\[[\t ]*([A-Za-z_][-0-9A-Za-z:._]*)((?:[\t ]+"[^"]*"|[\t ]+\'[^\']*\')*)[\t ]*\](\]?)/';

	/** Names that are no field of the form (docs/reference/contact-forms.md §8). */
	private const SPECIAL = [
		'_remote_ip', '_user_agent', '_url', '_date', '_time', '_invalid_fields', '_contact_form_title', '_serial_number',
		'_post_id', '_post_name', '_post_title', '_post_url', '_post_author', '_post_author_email',
		'_site_title', '_site_description', '_site_url', '_site_domain', '_site_admin_email',
	];

	/** @var array<string, FormTag> The fields that an email can contain, by name. */
	private readonly array $fields;

	public function __construct( private readonly Form $form ) {
		$fields = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name && ! TagTypeRegistry::instance()->supports( $tag->type, 'not-for-mail' ) ) {
				$fields[ $tag->name ] ??= $tag;
			}
		}
		$this->fields = $fields;
	}

	/** @return list<string> Names of the fields that an email may contain. */
	public function list_names(): array {
		return array_map( 'strval', array_keys( $this->fields ) );
	}

	public function fill_tags( string $text ): string {
		return (string) preg_replace_callback(
			self::MAIL_TAG,
			fn ( array $match ): string => '[' === $match[1] && ']' === $match[4] ? substr( $match[0], 1, -1 ) : $match[1] . $this->sample_value( $match[2] ) . $match[4],
			ConditionalSections::remove_hidden( $text, $this->form, [] )
		);
	}

	/** @return list<array{string, int}> Mail-tags that have no value, each with its line. */
	public function find_unknown_tags( string $text ): array {
		preg_match_all( self::MAIL_TAG, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$unknown_tags = [];
		foreach ( $matches as $match ) {
			if ( '[' === $match[1][0] && ']' === $match[4][0] ) {
				continue;
			}
			if ( ! $this->is_known_tag( $match[2][0] ) ) {
				$unknown_tags[] = [ '[' . $match[2][0] . ']', substr_count( $text, "\n", 0, $match[2][1] ) + 1 ];
			}
		}
		return $unknown_tags;
	}

	private function is_known_tag( string $name ): bool {
		$name = (string) preg_replace( FormFormat::OLD_MAIL_TAG, '_', $name );
		if ( preg_match( '/^_(?:raw|format)_(.+)$/', $name, $inner ) ) {
			$name = $inner[1];
		}
		$is_known = isset( $this->fields[ $name ] ) || isset( PlainHtmlInputs::find_inputs( $this->form )[ $name ] ) || in_array( $name, self::SPECIAL, true ) || str_starts_with( $name, '_user_' )
			|| in_array( $name, ( new FieldGroups( $this->form->template ) )->list_names(), true );
		/**
		 * Filters whether a mail-tag is known, so that the editor does not warn about it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $known
		 * @param string $name Without brackets.
		 * @param Form   $form
		 */
		return (bool) apply_filters( 'frontage_forms_mail_tag_known', $is_known, $name, $this->form );
	}

	private function sample_value( string $name ): string {
		$name = (string) preg_replace( [ FormFormat::OLD_MAIL_TAG, '/^_(?:raw|format)_/' ], [ '_', '' ], $name );
		if ( '_site_admin_email' === $name ) {
			$email = get_option( 'admin_email' );
			return is_string( $email ) ? $email : '';
		}
		if ( str_starts_with( $name, '_user_' ) && '_user_agent' !== $name && ! $this->form->is_on( 'subscribers_only' ) ) {
			return ''; // Visitors are not signed in.
		}
		if ( str_starts_with( $name, '_' ) ) {
			return str_ends_with( $name, '_email' ) ? self::EMAIL : self::TEXT;
		}
		return isset( $this->fields[ $name ] ) ? $this->sample_field_value( $this->fields[ $name ] ) : self::TEXT; // Whether a plain input may be empty is unknown.
	}

	private function sample_field_value( FormTag $tag ): string {
		if ( ! $tag->is_required() && ! in_array( $tag->basetype, [ 'radio', 'quiz', 'acceptance', 'hidden' ], true ) ) {
			return '';
		}
		if ( $tag->pipes && in_array( $tag->basetype, [ 'select', 'radio', 'checkbox', 'hidden' ], true ) ) {
			return $this->worst_choice( $tag );
		}
		return 'email' === $tag->basetype ? self::EMAIL : self::TEXT;
	}

	/** The choice that is least like an address: one invalid choice is enough to lose an email. */
	private function worst_choice( FormTag $tag ): string {
		$sent_values = array_column( $tag->pipes, 1 );
		foreach ( $sent_values as $value ) {
			if ( ! MailboxList::are_all_valid( $value ) ) {
				return $value;
			}
		}
		return $sent_values[0] ?? self::TEXT;
	}
}
