<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Calls Akismet when its plugin has a key and the form marks the author's fields (`akismet:author`, `author_email`, `author_url`). */
final class AkismetCheck {

	private const PARTS = 'author|author_email|author_url';

	/** Only a clear yes counts: when Akismet cannot be reached, the message is not spam. */
	public static function is_spam( Submission $submission ): bool {
		$post    = [ 'Akismet', 'http_post' ];
		$key     = [ 'Akismet', 'get_api_key' ];
		$comment = is_callable( $key ) && is_callable( $post ) && $key() ? self::create_comment( $submission ) : null;
		if ( ! $comment || ! is_callable( $post ) || SpamChecks::is_refused( $submission ) ) {
			return false;
		}
		/**
		 * Filters the data of a submission that is sent to Akismet.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $comment    Parameters of Akismet's comment-check.
		 * @param Submission            $submission
		 */
		$filtered = apply_filters( 'frontage_forms_akismet_parameters', $comment, $submission );
		$answer   = $post( http_build_query( is_array( $filtered ) ? $filtered : $comment ), 'comment-check' );
		$spam     = is_array( $answer ) && 'true' === ( $answer[1] ?? '' );
		/**
		 * Filters Akismet's verdict.
		 *
		 * @since 0.1.0
		 *
		 * @param bool                  $spam
		 * @param array<string, string> $comment
		 */
		return (bool) apply_filters( 'frontage_forms_akismet_says', $spam, $comment );
	}

	/** @return array<string, string>|null Null for a form that does not use Akismet. */
	private static function create_comment( Submission $submission ): ?array {
		$parts      = array_fill_keys( explode( '|', self::PARTS ), '' );
		$content    = [];
		$is_enabled = false;
		$tags       = array_column( array_map( static fn ( $tag ): array => [ $tag->name, $tag ], $submission->form->tags() ), 1, 0 );
		foreach ( $submission->form->tags() as $tag ) {
			$is_enabled = $is_enabled || null !== $tag->option( 'akismet', self::PARTS );
		}
		if ( ! $is_enabled ) {
			return null;
		}
		foreach ( $submission->values as $name => $value ) {
			$texts = array_filter( (array) $value, static fn ( string $text ): bool => '' !== trim( $text ) );
			$tag   = $tags[ $name ] ?? null;
			$part  = $tag?->option( 'akismet', self::PARTS );
			if ( null !== $part && $texts ) {
				$text           = 'author' === $part ? implode( ' ', $texts ) : (string) reset( $texts );
				$parts[ $part ] = match ( true ) {
					'author' === $part      => trim( $parts[ $part ] . ' ' . $text ), // First and last name.
					'' === $parts[ $part ]  => $text,
					default                 => $parts[ $part ],
				};
				continue;
			}
			// Choices that the form itself offers say nothing about the sender.
			$offered   = $tag && TagTypeRegistry::instance()->supports( $tag->type, 'selectable-values' ) ? $tag->labels : [];
			$content[] = implode( ', ', array_diff( $texts, $offered ) );
		}
		return [
			'comment_type'         => 'contact-form',
			'comment_author'       => $parts['author'],
			'comment_author_email' => $parts['author_email'],
			'comment_author_url'   => $parts['author_url'],
			'comment_content'      => trim( implode( "\n\n", array_filter( $content ) ) ),
			'comment_date_gmt'     => str_replace( ' ', 'T', $submission->received ) . '+00:00',
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => get_bloginfo( 'charset' ),
			'user_ip'              => $submission->address,
			'user_agent'           => $submission->user_agent,
			'referrer'             => $submission->url,
			'permalink'            => $submission->url,
		];
	}
}
