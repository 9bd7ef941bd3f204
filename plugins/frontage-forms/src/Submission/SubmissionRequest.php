<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Kit\Http\TrustedProxies;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The data of one request (docs/reference/contact-forms.md §5).
 *
 * All later code gets clean text: valid UTF-8 without control characters, one string or one list of strings per field.
 */
final class SubmissionRequest {

	/** Hidden field with the Idempotency-Key, for a form that the browser posts without script and thus without a header. */
	public const FIELD_KEY = '_frontage_key';

	/** @var array<string, string|list<string>> All fields, including our own that begin with `_`. */
	public readonly array $fields;

	/**
	 * The same values including control characters, for validation: removing one could turn an invalid value into a valid one.
	 *
	 * @var array<string, string|list<string>>
	 */
	public readonly array $sent_fields;

	/** @var list<string> Fields whose value was a nested array, which no form sends. */
	public readonly array $malformed_names;

	/** @var array<string, list<array{name:string, tmp_name:string, error:int, size:int}>> Without empty file inputs. */
	public readonly array $files;

	/** @var array{array<mixed>, array<mixed>} Fields and files as received from PHP. */
	private readonly array $raw;

	/** Unique key of this filled-in form (header Idempotency-Key, or the hidden field), or ''. */
	public readonly string $key;

	public readonly string $user_agent;

	/** Number of single values, including those inside arrays. */
	public readonly int $count;

	/** Bytes of all names and values. */
	public readonly int $bytes;

	/**
	 * @param array<mixed> $fields     Unslashed.
	 * @param array<mixed> $files      In the format of PHP's `$_FILES`.
	 * @param string       $address    The visitor's IP address.
	 * @param string       $url        URL of the page with the form; '' when unknown.
	 * @param int          $length     Length of the body as the request declares it.
	 * @param string       $media_type Media type of the body, e.g. `multipart/form-data`.
	 */
	public function __construct(
		array $fields = [],
		array $files = [],
		string $key = '',
		public readonly string $address = '',
		string $user_agent = '',
		public readonly string $url = '',
		public readonly int $length = 0,
		public readonly string $media_type = '',
	) {
		$this->raw = [ $fields, $files ];

		[ $this->count, $this->bytes ] = self::count_fields( $fields );

		$this->malformed_names = array_values( array_map( 'strval', array_keys( array_filter( $fields, [ self::class, 'is_nested' ] ) ) ) );
		$this->fields          = TextSanitizer::normalize( $fields );
		$this->sent_fields     = TextSanitizer::normalize( $fields, clean: false );
		$this->files           = self::list_files( $files );
		$this->key             = self::clean_key( $key ) ?: self::clean_key( $this->field( self::FIELD_KEY ) );
		$this->user_agent      = mb_substr( TextSanitizer::clean( $user_agent ), 0, 500 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function from_rest( WP_REST_Request $request ): self {
		$referer = (string) $request->get_header( 'referer' );
		return new self(
			fields: $request->get_body_params(),
			files: $request->get_file_params(),
			key: (string) $request->get_header( 'idempotency_key' ),
			address: self::remote_address(),
			user_agent: (string) ( $request->get_header( 'user_agent' ) ?? RequestData::server( 'HTTP_USER_AGENT' ) ),
			url: self::is_site_url( $referer ) ? sanitize_url( $referer ) : self::post_url( $request->get_body_params()[ FormFormat::FIELD_CONTAINER ] ?? 0 ),
			length: (int) $request->get_header( 'content_length' ),
			media_type: $request->get_content_type()['value'] ?? '',
		);
	}

	/** A form posted to its page without script; null for any other request. */
	public static function from_page(): ?self {
		$post = RequestData::fields();
		if ( 'POST' !== RequestData::server( 'REQUEST_METHOD' ) || ! is_string( $post[ FormFormat::FIELD_FORM ] ?? null ) || ! isset( $post[ FormFormat::FIELD_UNIT_TAG ] ) ) {
			return null;
		}
		return new self(
			fields: $post,
			files: RequestData::files(),
			address: self::remote_address(),
			user_agent: RequestData::server( 'HTTP_USER_AGENT' ),
			url: self::current_url(),
			length: (int) RequestData::server( 'CONTENT_LENGTH' ),
		);
	}

	/** A form post that PHP discarded entirely because it was too large; null for any other request. */
	public static function from_discarded(): ?self {
		$is_empty = 'POST' === RequestData::server( 'REQUEST_METHOD' ) && ! RequestData::fields() && ! RequestData::files();
		$is_form  = 1 === preg_match( '~^(?:multipart/form-data|application/x-www-form-urlencoded)\b~i', RequestData::server( 'CONTENT_TYPE' ) );
		$limit    = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$length   = (int) RequestData::server( 'CONTENT_LENGTH' );
		return $is_empty && $is_form && $limit > 0 && $length > $limit ? new self( length: $length ) : null;
	}

	/**
	 * Returns a copy without the fields of these names.
	 *
	 * @param list<string> $names
	 */
	public function without_fields( array $names ): self {
		if ( ! $names ) {
			return $this;
		}
		$is_kept = static fn ( int|string $name ): bool => ! in_array( TextSanitizer::clean( (string) $name ), $names, true );
		return $this->copy_with( array_filter( $this->raw[0], $is_kept, ARRAY_FILTER_USE_KEY ), array_filter( $this->raw[1], $is_kept, ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Returns a copy with these values instead of those sent under the same names, however those were spelled.
	 *
	 * @param array<string, string> $fields
	 */
	public function with_fields( array $fields ): self {
		$remaining = $this->without_fields( array_keys( $fields ) );
		return $fields ? $this->copy_with( $fields + $remaining->raw[0], $remaining->raw[1] ) : $this;
	}

	/**
	 * @param array<mixed> $fields
	 * @param array<mixed> $files
	 */
	private function copy_with( array $fields, array $files ): self {
		return new self(
			fields: $fields,
			files: $files,
			key: $this->key,
			address: $this->address,
			user_agent: $this->user_agent,
			url: $this->url,
			length: $this->length,
			media_type: $this->media_type,
		);
	}

	/** Value of a field with a single text; '' when it is missing or a list. */
	public function field( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, array<string, int>> Sizes in bytes by file name, by field. */
	public function file_sizes(): array {
		return array_map( static fn ( array $files ): array => array_column( $files, 'size', 'name' ), $this->files );
	}

	public function form_id(): int {
		return max( 0, (int) $this->field( FormFormat::FIELD_FORM ) );
	}

	/** Identifies the form on the page; '' when the request has none. */
	public function unit_tag(): string {
		return substr( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '', $this->field( FormFormat::FIELD_UNIT_TAG ) ), 0, 200 );
	}

	public function container_post(): int {
		return max( 0, (int) $this->field( FormFormat::FIELD_CONTAINER ) );
	}

	private static function clean_key( string $key ): string {
		return preg_match( '/^[\x21-\x7e]{8,128}$/D', $key ) ? $key : '';
	}

	/**
	 * @param array<mixed> $fields
	 * @return array{int, int} Number of single values, and bytes of names and values.
	 */
	private static function count_fields( array $fields ): array {
		$count = 0;
		$bytes = 0;
		foreach ( $fields as $name => $value ) {
			[ $inner_count, $inner_bytes ] = is_array( $value ) ? self::count_fields( $value ) : [ 1, is_scalar( $value ) ? strlen( (string) $value ) : 0 ];

			$count += $inner_count;
			$bytes += strlen( (string) $name ) + $inner_bytes;
		}
		return [ $count, $bytes ];
	}

	private static function is_nested( mixed $value ): bool {
		return is_array( $value ) && (bool) array_filter( $value, 'is_array' );
	}

	/**
	 * Converts both of PHP's upload formats to one: a list per field.
	 *
	 * @param array<mixed> $raw
	 * @return array<string, list<array{name:string, tmp_name:string, error:int, size:int}>>
	 */
	private static function list_files( array $raw ): array {
		$files = [];
		foreach ( $raw as $field => $part ) {
			$names = is_array( $part ) ? (array) ( $part['name'] ?? [] ) : [];
			foreach ( $names as $index => $name ) {
				$part_value = static fn ( string $key ): mixed => is_array( $part[ $key ] ?? null ) ? ( $part[ $key ][ $index ] ?? null ) : ( $part[ $key ] ?? null );
				$error      = is_numeric( $part_value( 'error' ) ) ? (int) $part_value( 'error' ) : UPLOAD_ERR_NO_FILE;
				if ( is_string( $name ) && is_string( $part_value( 'tmp_name' ) ) && UPLOAD_ERR_NO_FILE !== $error ) {
					$files[ TextSanitizer::clean( (string) $field ) ][] = [
						'name'     => TextSanitizer::clean( $name ),
						'tmp_name' => $part_value( 'tmp_name' ),
						'error'    => $error,
						'size'     => is_numeric( $part_value( 'size' ) ) ? (int) $part_value( 'size' ) : 0,
					];
				}
			}
		}
		return $files;
	}

	private static function remote_address(): string {
		return TrustedProxies::address( RequestData::server( ... ) );
	}

	/** A prefix check is not enough: `https://site.example.evil.test/` begins with `https://site.example`. */
	private static function is_site_url( string $url ): bool {
		$home = untrailingslashit( home_url() );
		return str_starts_with( $url, $home ) && in_array( $url[ strlen( $home ) ] ?? '', [ '', '/', '?', '#' ], true );
	}

	/** A request without a referrer still contains the post's ID. It comes from the visitor, so only public posts are accepted. */
	private static function post_url( mixed $post_id ): string {
		$post = is_numeric( $post_id ) && (int) $post_id > 0 ? get_post( (int) $post_id ) : null;
		return $post && is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '';
	}

	/** URL of the current request. */
	private static function current_url(): string {
		$origin = preg_replace( '%(?<!:|/)/.*$%', '', untrailingslashit( home_url() ) );
		return sanitize_url( $origin . RequestData::server( 'REQUEST_URI' ) );
	}
}
