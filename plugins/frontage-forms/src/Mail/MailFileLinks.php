<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\SignedFileLinks;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** How emails refer to the files of upload fields: by links that expire after some days, since the files are not public. */
final class MailFileLinks {

	/** Additional setting of a form. */
	private const SETTING = 'file_links';

	/** Whether emails contain links instead of attachments. */
	public static function replaces_attachments( Form $form ): bool {
		/**
		 * Filters whether emails link to the files of upload fields instead of attaching them.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $link Value of the form's additional setting `file_links`.
		 * @param Form $form
		 */
		return (bool) apply_filters( 'frontage_forms_link_files', $form->is_on( self::SETTING ), $form );
	}

	/**
	 * Text for an upload field's mail-tag in a body: URLs separated by commas, or one per line where they replace attachments. Files that
	 * are not stored appear by name only.
	 */
	public static function link_text( Submission $submission, string $field, bool $html ): string {
		$files        = $submission->files[ $field ] ?? [];
		$stored_files = self::find_stored_files( $files );
		$lines        = self::replaces_attachments( $submission->form );
		$texts        = [];
		foreach ( $files as $file ) {
			$stored_file = $stored_files[ $file['token'] ?? '' ] ?? null;
			$url         = $stored_file ? SignedFileLinks::signed_url( $stored_file ) : '';
			$texts[]     = match ( true ) {
				'' === $url      => $html ? esc_html( $file['name'] ) : $file['name'],
				! $html          => $url,
				$lines           => self::render_link( $url, $file['name'] ),
				default          => self::render_link( $url, $url ),
			};
		}
		$break = $html ? "<br />\n" : "\n";
		/**
		 * Filters the text for the files of an upload field in emails.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $texts      One link per file; HTML in an HTML email.
		 * @param list<array{path: string, name: string, token?: string}> $files
		 * @param Submission   $submission
		 * @param bool         $html
		 */
		$filtered = apply_filters( 'frontage_forms_file_links', $texts, $files, $submission, $html );
		$texts    = array_filter( is_array( $filtered ) ? $filtered : $texts, 'is_string' );
		return $texts ? ( $lines ? $break . implode( $break, $texts ) : implode( ', ', $texts ) ) : '';
	}

	/**
	 * The files of an upload field for other code: the URL of each, or its name when it is not stored.
	 *
	 * @return list<string>
	 */
	public static function list_urls( Submission $submission, string $field ): array {
		$files        = $submission->files[ $field ] ?? [];
		$stored_files = self::find_stored_files( $files );
		return array_map(
			static function ( array $file ) use ( $stored_files ): string {
				$stored_file = $stored_files[ $file['token'] ?? '' ] ?? null;
				return $stored_file ? SignedFileLinks::signed_url( $stored_file ) : $file['name'];
			},
			$files
		);
	}

	/**
	 * Adds links to files that were too large to attach, unless the body already contains them.
	 *
	 * @param list<string> $paths
	 */
	public static function append_links( string $body, array $paths, Submission $submission, bool $html ): string {
		if ( ! $paths ) {
			return $body;
		}
		$unlinked_files = array_values( array_filter( array_merge( [], ...array_values( $submission->files ) ), static fn ( array $file ): bool => in_array( $file['path'], $paths, true ) ) );
		$stored_files   = self::find_stored_files( $unlinked_files );
		foreach ( $unlinked_files as $file ) {
			$stored_file = $stored_files[ $file['token'] ?? '' ] ?? null;
			$url         = $stored_file ? SignedFileLinks::signed_url( $stored_file ) : '';
			if ( '' === $url || str_contains( $body, $html ? esc_url( $url ) : $url ) ) {
				continue;
			}
			/* translators: 1: a file's name, 2: a link, 3: a number of days. */
			$words      = sprintf( __( '%1$s is too large for an email. Download it within %3$d days: %2$s', 'frontage-forms' ), $html ? esc_html( $file['name'] ) : $file['name'], $html ? self::render_link( $url, $url ) : $url, SignedFileLinks::lifetime_days() );
			$links_text = $html ? "<p>$words</p>" : "\n\n$words";
			$end        = $html ? strripos( $body, '</body>' ) : false;
			$body       = false === $end ? $body . $links_text : substr_replace( $body, $links_text, $end, 0 );
		}
		return $body;
	}

	/**
	 * @param list<array{path: string, name: string, token?: string}> $files
	 * @return array<string, StoredFile> Files of submissions, by token.
	 */
	private static function find_stored_files( array $files ): array {
		$tokens = array_values( array_filter( array_column( $files, 'token' ) ) );
		return $tokens ? array_filter( ( new FileRepository() )->find( $tokens ), static fn ( StoredFile $file ): bool => $file->submission_id > 0 ) : [];
	}

	private static function render_link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
