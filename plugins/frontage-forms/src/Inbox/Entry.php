<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * A submission as the owner reads it: labels, the site's time. What it gives is plain text; who shows it escapes it.
 *
 * @phpstan-import-type Line from Query
 */
final class Entry {

	/** @param Line $row */
	public function __construct( private readonly array $row ) {}

	/** @return array<string, mixed> One line of the list. */
	public function summary(): array {
		$from = $this->from();
		return [
			'id'       => $this->row['id'],
			'form'     => [
				'id'    => $this->row['form_id'],
				'title' => self::form_title( $this->row['form_id'] ),
			],
			'from'     => $from,
			'subject'  => $this->row['subject'] === $from ? '' : $this->row['subject'],
			'excerpt'  => $this->row['summary'] === $from ? '' : $this->row['summary'],
			'received' => $this->received(),
			'state'    => $this->row['state'],
			'read'     => $this->row['read'],
		];
	}

	/**
	 * @param array<mixed> $record What was kept of it, `Submission::to_record()`.
	 * @return array<string, mixed> The line, and everything else that is known.
	 */
	public function whole( array $record ): array {
		$consents = self::lists( $record['consents'] ?? [] );
		return [
			...$this->summary(),
			'email'      => $this->row['email'],
			'fields'     => self::fields( array_diff_key( self::lists( $record['values'] ?? [] ), $consents ), self::lists( $record['files'] ?? [] ) ),
			'consents'   => self::consents( $consents ),
			'page'       => $this->page(),
			'error'      => $this->row['error'],
			'address'    => self::text( $record['address'] ?? '' ),
			'user_agent' => self::text( $record['user_agent'] ?? '' ),
		];
	}

	/** The form's name, also when the form is gone. */
	public static function form_title( int $id ): string {
		$post = get_post( $id );
		if ( $post instanceof \WP_Post && '' !== $post->post_title ) {
			return $post->post_title;
		}
		/* translators: %d: the number of a form. */
		return sprintf( $post ? __( 'Form %d', 'frontage-forms' ) : __( 'Deleted form %d', 'frontage-forms' ), $id );
	}

	/** "your-name" is a name for machines. */
	public static function label( string $name ): string {
		$words = trim( (string) preg_replace( '/[-_.:\s]+/', ' ', $name ) );
		return '' === $words ? $name : mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/** Who wrote: the name, else the address, else whatever is there. */
	private function from(): string {
		foreach ( [ 'sender', 'email', 'subject', 'summary' ] as $column ) {
			if ( '' !== $this->row[ $column ] ) {
				return $this->row[ $column ];
			}
		}
		return __( '(nothing written)', 'frontage-forms' );
	}

	/** @return array{utc: string, text: string} */
	private function received(): array {
		$time = (int) strtotime( $this->row['created'] . ' UTC' );
		return [
			'utc'  => gmdate( 'Y-m-d\TH:i:s\Z', $time ),
			'text' => sprintf(
				/* translators: 1: date, 2: time. */
				__( '%1$s, %2$s', 'frontage-forms' ),
				(string) wp_date( self::text( get_option( 'date_format' ) ), $time ),
				(string) wp_date( self::text( get_option( 'time_format' ) ), $time )
			),
		];
	}

	/** @return array{url: string, title: string}|null The page it was sent from. */
	private function page(): ?array {
		$id  = $this->row['page_id'];
		$url = '' === $this->row['page'] && $id ? (string) get_permalink( $id ) : $this->row['page'];
		if ( '' === $url ) {
			return null;
		}
		return [
			'url'   => esc_url_raw( $url, [ 'http', 'https' ] ),
			'title' => $id && get_post( $id ) ? html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' ) : '',
		];
	}

	/**
	 * @param array<string, list<string>> $values
	 * @param array<string, list<string>> $files
	 * @return list<array{name: string, label: string, values: list<string>, files: list<string>}> In the order of the form.
	 */
	private static function fields( array $values, array $files ): array {
		$fields = [];
		foreach ( array_unique( [ ...array_keys( $values ), ...array_keys( $files ) ] ) as $name ) {
			$fields[] = [
				'name'   => (string) $name,
				'label'  => self::label( (string) $name ),
				'values' => array_values( array_filter( $values[ $name ] ?? [], static fn ( string $value ): bool => '' !== trim( $value ) ) ),
				'files'  => $files[ $name ] ?? [],
			];
		}
		return $fields;
	}

	/**
	 * @param array<string, list<string>> $wordings By the name of the ticked box.
	 * @return list<array{label: string, wording: string}> What was agreed to, in the words that were shown.
	 */
	private static function consents( array $wordings ): array {
		$consents = [];
		foreach ( $wordings as $name => $wording ) {
			$text       = html_entity_decode( wp_strip_all_tags( implode( ' ', $wording ) ), ENT_QUOTES, 'UTF-8' );
			$consents[] = [
				'label'   => self::label( (string) $name ),
				'wording' => trim( (string) preg_replace( '/\s+/u', ' ', $text ) ),
			];
		}
		return $consents;
	}

	/** @return array<string, list<string>> */
	private static function lists( mixed $values ): array {
		$lists = [];
		foreach ( is_array( $values ) ? $values : [] as $name => $value ) {
			$lists[ (string) $name ] = array_values( array_map( self::text( ... ), is_array( $value ) ? $value : [ $value ] ) );
		}
		return $lists;
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
