<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\DragDropUpload;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\FileContentValidator;
use Frontage\Forms\Files\FileValidator;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\Origin;
use Frontage\Forms\Request\RateLimitMessage;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the requests of the drag-and-drop uploader's script, on admin-ajax.php for all visitors (docs/reference/contact-forms.md §12). A
 * nonce only shows that a page of this site sent the request; the browser's own secret identifies the owner of a file.
 *
 * Data formats and messages are the uploader's, the checks are ours. All of them run before a file is moved: the form's own limits, no file
 * of another visitor, and no path from the request.
 */
final class DragDropController {

	public const NONCE = 'dnd-cf7-security-nonce';

	/** Cookie that identifies clients which send no token; set at their first upload. */
	private const COOKIE = 'wpcf7_guest_user_id';

	/** Maximum number of nonces per IP address, in this many seconds. */
	private const MOST_NONCES  = 30;
	private const NONCE_WINDOW = 10 * MINUTE_IN_SECONDS;

	/** @param ?\Closure(string): bool $is_uploaded Whether PHP received it with this request; tests pass their own files. */
	public function __construct( private readonly ?\Closure $is_uploaded = null, private readonly PendingUploads $pending_uploads = new PendingUploads() ) {}

	/** On `wp_ajax__wpcf7_check_nonce` and its `nopriv` hook. */
	public static function check_nonce(): void {
		if ( self::is_handled_here() ) {
			self::check_origin();
			$limit = new RateLimitRule( 'forms uploader nonce', TrustedProxies::address( RequestData::server( ... ) ), self::MOST_NONCES, self::NONCE_WINDOW );
			RateLimiter::count( $limit );
			$wait = RateLimiter::seconds_to_wait( $limit );
			if ( $wait ) {
				self::send_error( RateLimitMessage::create_message( $wait ) );
			}
			if ( self::is_valid_nonce( '_ajax_nonce' ) || self::is_valid_nonce( 'security' ) ) {
				wp_die( '0' );
			}
			wp_send_json_success( wp_create_nonce( self::NONCE ) );
		}
	}

	/** On `wp_ajax_dnd_codedropz_upload` and its `nopriv` hook. */
	public static function upload(): void {
		if ( self::is_handled_here() ) {
			( new self() )->send_upload_response();
		}
	}

	/** On `wp_ajax_dnd_codedropz_upload_delete` and its `nopriv` hook. */
	public static function delete(): void {
		if ( self::is_handled_here() ) {
			( new self() )->send_delete_response();
		}
	}

	public function send_upload_response(): void {
		self::check_origin();
		if ( ! self::is_valid_nonce( 'security' ) ) {
			self::send_error( 'The security nonce is invalid or expired.' );
		}
		$form  = ( new FormRepository() )->find( (int) self::read_field( 'form_id' ) )?->filter_for_visitor();
		$field = self::read_field( 'upload_name' );
		$terms = $form ? UploadConstraints::from_field( $form, $field ) : null;
		if ( ! $form || ! $terms || ! self::is_form_open( $form ) ) {
			self::send_error( __( 'This form does not accept files. Reload the page.', 'frontage-forms' ) );
		}
		$owner = self::find_owner( $form->id, true );
		if ( ! $owner ) {
			self::send_error( 'Error: Missing security token.' );
		}
		if ( $this->pending_uploads->is_used_by_other( $owner ) ) {
			self::send_error( 'Error: Unauthorized to upload or modify this folder.' );
		}
		$file = self::read_file();
		if ( UPLOAD_ERR_OK !== $file['error'] || ! ( $this->is_uploaded ?? is_uploaded_file( ... ) )( $file['tmp_name'] ) ) {
			self::send_error( sprintf( '(%s) %s', $file['error'] ?? '', 'Uploading a file fails for any reason' ) );
		}
		$name  = $this->clean_name( $file['name'], $form );
		$size  = max( $file['size'], (int) filesize( $file['tmp_name'] ) );
		$fault = $this->pending_uploads->check_limits( $terms, $form, $field, $owner, $size ) ?: FileValidator::find_fault( $terms, $name, $size, $file['tmp_name'], is_empty_allowed: true );
		if ( '' !== $fault ) {
			self::send_error( $terms->fault_message( $fault ) );
		}
		$stored_file = $this->pending_uploads->store(
			terms: $terms,
			form: $form,
			field: $field,
			owner: $owner,
			name: FileContentValidator::corrected_name( $file['tmp_name'], $name ),
			path: $file['tmp_name'],
		);
		if ( is_string( $stored_file ) ) {
			self::send_error( in_array( $stored_file, [ '', 'full' ], true ) ? $form->message( 'upload_failed' ) : $terms->fault_message( $stored_file ) );
		}
		$response = [
			'path' => $owner->name,
			'file' => $stored_file->name,
		];
		GuardedCallback::action( 'dnd_cf7_after_upload', $response, $form->id );
		wp_send_json_success( $response );
	}

	public function send_delete_response(): void {
		self::check_origin();
		if ( ! self::is_valid_nonce( 'security' ) ) {
			self::send_error( 'The security nonce is invalid or expired.' );
		}
		[ $folder, $name ] = [ ...explode( '/', self::read_field( 'path' ), 2 ), '', '' ];
		if ( str_contains( self::read_field( 'path' ), 'wp-' ) || FileNames::is_hostile( wp_basename( $name ) ) ) {
			self::send_error( 'Error: File not safe' );
		}
		if ( ! preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $folder ) ) {
			self::send_error( 'Error: Invalid Request.' );
		}
		$owner = self::find_owner( 0, false );
		if ( ! $owner || $owner->name !== $folder || ! $this->pending_uploads->delete( $owner, $name ) ) {
			self::send_error( 'Error: Unauthorized Request!' );
		}
		wp_send_json_success( 'File Deleted!' );
	}

	/** False while the original handles its forms itself. When the uploader add-on is active, too, we still handle the field and its files. */
	private static function is_handled_here(): bool {
		return ! FormFormat::is_original_active();
	}

	private static function is_form_open( Form $form ): bool {
		return ! $form->is_on( 'subscribers_only' ) || current_user_can( FormFormat::CAP_SUBMIT, $form->id ); // Mapped in FormFormat::map_meta_cap().
	}

	/** All guests share one nonce, so another site could make its visitors fill the storage here. The request's headers show its origin. */
	private static function check_origin(): void {
		$origin = RequestData::server( 'HTTP_ORIGIN' );
		if ( '' !== $origin && ! Origin::is_own( $origin ) && ! is_allowed_http_origin( $origin ) ) {
			self::send_error( 'This can be asked for by pages of this site only.' );
		}
	}

	/** The owner of the file: a folder and a token of the browser; for older clients the cookie, which is both. Null without proof. */
	private static function find_owner( int $form_id, bool $gives_cookie ): ?UploadOwner {
		$folder  = substr( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '', self::read_field( 'upload_folder' ) ), 0, 64 );
		$token   = substr( self::read_field( 'token' ), 0, 200 );
		$cookie  = RequestData::cookie( self::COOKIE );
		$cookie  = wp_is_uuid( $cookie ) ? $cookie : '';
		$address = TrustedProxies::address( RequestData::server( ... ) );
		if ( '' !== $token ) {
			// Without a folder all visitors would share one, and could detect each other's files by name.
			return new UploadOwner( $form_id, '' === $folder ? substr( hash_hmac( 'sha256', $token, wp_salt( 'auth' ) ), 0, 32 ) : $folder, $token, $address );
		}
		if ( '' === $folder && '' === $cookie && $gives_cookie ) {
			$cookie = wp_generate_uuid4();
			self::set_cookie( $cookie );
		}
		return '' !== $cookie && in_array( $folder, [ '', $cookie ], true ) ? new UploadOwner( $form_id, $cookie, $cookie, $address ) : null;
	}

	private static function set_cookie( string $value ): void {
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				$value,
				[
					'expires'  => time() + 12 * HOUR_IN_SECONDS,
					'path'     => '/',
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				]
			);
		}
	}

	/** A file name as the uploader makes it: readable, safe extensions, no emoji. */
	private function clean_name( string $sent_name, Form $form ): string {
		$sent_name = FileNames::is_too_long( $sent_name ) ? '' : $sent_name; // Then it has no file type.
		$name      = sanitize_file_name( (string) preg_replace( '/[\p{So}\p{Sk}\x{200D}\x{FE0F}]+/u', '', $sent_name ) );
		$name      = DragDropSettings::has_random_names() ? bin2hex( random_bytes( 16 ) ) . '.' . FileNames::find_extension( $name ) : $name;
		foreach ( [ 'wpcf7_upload_file_name', 'wpcf7_upload_file_name_custom' ] as $hook ) {
			$filtered = GuardedCallback::filter( $hook, $name, $sent_name, $form->id );
			$name     = is_string( $filtered ) && '' !== $filtered ? sanitize_file_name( $filtered ) : $name;
		}
		$extension = pathinfo( $name, PATHINFO_EXTENSION );
		return '' === $extension ? $name : substr( $name, 0, -strlen( $extension ) ) . strtolower( $extension );
	}

	/** @return array{name: string, tmp_name: string, error: ?int, size: int} */
	private static function read_file(): array {
		$part = RequestData::files()['upload-file'] ?? null;
		$part = is_array( $part ) ? $part : [];
		return [
			'name'     => TextSanitizer::clean( $part['name'] ?? '' ),
			'tmp_name' => is_string( $part['tmp_name'] ?? null ) ? $part['tmp_name'] : '',
			'error'    => is_int( $part['error'] ?? null ) ? $part['error'] : null,
			'size'     => is_int( $part['size'] ?? null ) ? $part['size'] : 0,
		];
	}

	private static function is_valid_nonce( string $name ): bool {
		return (bool) wp_verify_nonce( self::read_field( $name ), self::NONCE );
	}

	private static function read_field( string $name ): string {
		return TextSanitizer::clean( RequestData::fields()[ $name ] ?? '' );
	}

	private static function send_error( string $text ): never {
		wp_send_json_error( $text );
	}
}
