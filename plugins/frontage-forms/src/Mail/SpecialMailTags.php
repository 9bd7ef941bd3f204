<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tags\UserProfileFields;

defined( 'ABSPATH' ) || exit;

/** Mail-tags that are no fields: of the request, the page, the site and the signed-in user (docs/reference/contact-forms.md §8). */
final class SpecialMailTags {

	public function __construct(
		private readonly Form $form,
		private readonly ?Submission $submission,
		private readonly int $invalid_count,
	) {}

	/** Returns plain text; null for any other name. */
	public function replacement( string $name ): ?string {
		$value = match ( true ) {
			! str_starts_with( $name, '_' )       => null,
			'_contact_form_title' === $name       => $this->form->title,
			'_invalid_fields' === $name           => (string) $this->invalid_count,
			'_remote_ip' === $name                => $this->submission->address ?? '',
			'_user_agent' === $name               => $this->submission->user_agent ?? '',
			'_url' === $name                      => $this->submission->url ?? '',
			'_date' === $name                     => $this->format_time( 'date_format' ),
			'_time' === $name                     => $this->format_time( 'time_format' ),
			str_starts_with( $name, '_post_' )    => $this->post_value( $name ),
			str_starts_with( $name, '_site_' )    => self::site_value( $name ),
			str_starts_with( $name, '_user_' )    => UserProfileFields::find_value( substr( $name, 1 ) ),
			default                               => null,
		};
		/**
		 * Filters the value of a mail-tag that is no field of the form.
		 *
		 * @since 0.1.0
		 *
		 * @param ?string     $value      Plain text; null: unknown, the tag stays as typed.
		 * @param string      $name       E.g. `_serial_number`.
		 * @param ?Submission $submission
		 * @param Form        $form
		 */
		$value = apply_filters( 'frontage_forms_special_mail_tag', $value, $name, $this->submission, $this->form );
		return is_string( $value ) ? $value : null;
	}

	/** Whether the visitor controls its value. */
	public static function is_visitor_value( string $name ): bool {
		return in_array( $name, [ '_user_agent', '_url' ], true ) || ( str_starts_with( $name, '_user_' ) && '_user_email' !== $name );
	}

	/** When the submission was received, in the site's time zone and format. */
	private function format_time( string $option ): string {
		$format = get_option( $option );
		$time   = $this->submission ? strtotime( $this->submission->received . ' UTC' ) : time();
		return is_string( $format ) ? (string) wp_date( $format, false === $time ? null : $time ) : '';
	}

	/** Mail-tags of the post that contains the form. Its ID comes from the visitor, so posts that not everyone may view return ''. */
	private function post_value( string $name ): ?string {
		if ( ! in_array( $name, [ '_post_id', '_post_name', '_post_title', '_post_url', '_post_author', '_post_author_email' ], true ) ) {
			return null;
		}
		$post = $this->submission && $this->submission->container_post > 0 ? get_post( $this->submission->container_post ) : null;
		if ( ! $post instanceof \WP_Post || ! ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) ) {
			return '';
		}
		return match ( $name ) {
			'_post_id'           => (string) $post->ID,
			'_post_name'         => $post->post_name,
			'_post_title'        => self::decode_entities( $post->post_title ),
			'_post_url'          => (string) get_permalink( $post ),
			'_post_author'       => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
			'_post_author_email' => (string) get_the_author_meta( 'user_email', (int) $post->post_author ),
		};
	}

	private static function site_value( string $name ): ?string {
		return match ( $name ) {
			'_site_title'       => self::decode_entities( get_bloginfo( 'name' ) ),
			'_site_description' => self::decode_entities( get_bloginfo( 'description' ) ),
			'_site_url'         => get_bloginfo( 'url' ),
			'_site_domain'      => (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) ),
			'_site_admin_email' => get_bloginfo( 'admin_email' ),
			default             => null,
		};
	}

	private static function decode_entities( string $text ): string {
		return wp_specialchars_decode( $text, ENT_QUOTES );
	}
}
