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
	public function __construct( private readonly ?\Closure $is_uploaded = null, private readonly PendingUploads $waiting = new PendingUploads() ) {}

	/** On `wp_ajax__wpcf7_check_nonce` and its `nopriv` hook. */
	public static function check_nonce(): void {
		if ( self::is_ours() ) {
			self::ask_origin();
			$limit = new RateLimitRule( 'forms uploader nonce', TrustedProxies::address( RequestData::server( ... ) ), self::MOST_NONCES, self::NONCE_WINDOW );
			RateLimiter::count( $limit );
			$wait = RateLimiter::seconds_to_wait( $limit );
			if ( $wait ) {
				self::refuse( RateLimitMessage::text( $wait ) );
			}
			if ( self::verifies( '_ajax_nonce' ) || self::verifies( 'security' ) ) {
				wp_die( '0' );
			}
			wp_send_json_success( wp_create_nonce( self::NONCE ) );
		}
	}

	/** On `wp_ajax_dnd_codedropz_upload` and its `nopriv` hook. */
	public static function upload(): void {
		if ( self::is_ours() ) {
			( new self() )->answer_upload();
		}
	}

	/** On `wp_ajax_dnd_codedropz_upload_delete` and its `nopriv` hook. */
	public static function delete(): void {
		if ( self::is_ours() ) {
			( new self() )->answer_delete();
		}
	}

	public function answer_upload(): void {
		self::ask_origin();
		if ( ! self::verifies( 'security' ) ) {
			self::refuse( 'The security nonce is invalid or expired.' );
		}
		$form  = ( new FormRepository() )->find( (int) self::field( 'form_id' ) )?->for_visitor();
		$field = self::field( 'upload_name' );
		$terms = $form ? UploadConstraints::of_field( $form, $field ) : null;
		if ( ! $form || ! $terms || ! self::is_open( $form ) ) {
			self::refuse( __( 'This form does not accept files. Reload the page.', 'frontage-forms' ) );
		}
		$owner = self::owner( $form->id, true );
		if ( ! $owner ) {
			self::refuse( 'Error: Missing security token.' );
		}
		if ( $this->waiting->is_of_another( $owner ) ) {
			self::refuse( 'Error: Unauthorized to upload or modify this folder.' );
		}
		$file = self::file();
		if ( UPLOAD_ERR_OK !== $file['error'] || ! ( $this->is_uploaded ?? is_uploaded_file( ... ) )( $file['tmp_name'] ) ) {
			self::refuse( sprintf( '(%s) %s', $file['error'] ?? '', 'Uploading a file fails for any reason' ) );
		}
		$name  = $this->name( $file['name'], $form );
		$size  = max( $file['size'], (int) filesize( $file['tmp_name'] ) );
		$fault = $this->waiting->fault( $terms, $form, $field, $owner, $size ) ?: FileValidator::fault( $terms, $name, $size, $file['tmp_name'], takes_empty: true );
		if ( '' !== $fault ) {
			self::refuse( $terms->text( $fault ) );
		}
		$kept = $this->waiting->add(
			terms: $terms,
			form: $form,
			field: $field,
			owner: $owner,
			name: FileContentValidator::true_name( $file['tmp_name'], $name ),
			path: $file['tmp_name'],
		);
		if ( is_string( $kept ) ) {
			self::refuse( in_array( $kept, [ '', 'full' ], true ) ? $form->message( 'upload_failed' ) : $terms->text( $kept ) );
		}
		$done = [
			'path' => $owner->name,
			'file' => $kept->name,
		];
		GuardedCallback::action( 'dnd_cf7_after_upload', $done, $form->id );
		wp_send_json_success( $done );
	}

	public function answer_delete(): void {
		self::ask_origin();
		if ( ! self::verifies( 'security' ) ) {
			self::refuse( 'The security nonce is invalid or expired.' );
		}
		[ $folder, $name ] = [ ...explode( '/', self::field( 'path' ), 2 ), '', '' ];
		if ( str_contains( self::field( 'path' ), 'wp-' ) || FileNames::is_hostile( wp_basename( $name ) ) ) {
			self::refuse( 'Error: File not safe' );
		}
		if ( ! preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $folder ) ) {
			self::refuse( 'Error: Invalid Request.' );
		}
		$owner = self::owner( 0, false );
		if ( ! $owner || $owner->name !== $folder || ! $this->waiting->remove( $owner, $name ) ) {
			self::refuse( 'Error: Unauthorized Request!' );
		}
		wp_send_json_success( 'File Deleted!' );
	}

	/** False while the original handles its forms itself. When the uploader add-on is active, too, we still handle the field and its files. */
	private static function is_ours(): bool {
		return ! FormFormat::original_is_active();
	}

	private static function is_open( Form $form ): bool {
		return ! $form->is_on( 'subscribers_only' ) || current_user_can( FormFormat::CAP_SUBMIT, $form->id ); // Mapped in FormFormat::map_meta_cap().
	}

	/** All guests share one nonce, so another site could make its visitors fill the storage here. The request's headers show its origin. */
	private static function ask_origin(): void {
		$origin = RequestData::server( 'HTTP_ORIGIN' );
		if ( '' !== $origin && ! Origin::is_own( $origin ) && ! is_allowed_http_origin( $origin ) ) {
			self::refuse( 'This can be asked for by pages of this site only.' );
		}
	}

	/** The owner of the file: a folder and a token of the browser; for older clients the cookie, which is both. Null without proof. */
	private static function owner( int $form_id, bool $gives_cookie ): ?UploadOwner {
		$folder  = substr( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '', self::field( 'upload_folder' ) ), 0, 64 );
		$token   = substr( self::field( 'token' ), 0, 200 );
		$cookie  = RequestData::cookie( self::COOKIE );
		$cookie  = wp_is_uuid( $cookie ) ? $cookie : '';
		$address = TrustedProxies::address( RequestData::server( ... ) );
		if ( '' !== $token ) {
			// Without a folder all visitors would share one, and could detect each other's files by name.
			return new UploadOwner( $form_id, '' === $folder ? substr( hash_hmac( 'sha256', $token, wp_salt( 'auth' ) ), 0, 32 ) : $folder, $token, $address );
		}
		if ( '' === $folder && '' === $cookie && $gives_cookie ) {
			$cookie = wp_generate_uuid4();
			self::give_cookie( $cookie );
		}
		return '' !== $cookie && in_array( $folder, [ '', $cookie ], true ) ? new UploadOwner( $form_id, $cookie, $cookie, $address ) : null;
	}

	private static function give_cookie( string $value ): void {
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
	private function name( string $sent, Form $form ): string {
		$sent = FileNames::is_too_long( $sent ) ? '' : $sent; // Then it has no file type.
		$name = sanitize_file_name( (string) preg_replace( '/[\p{So}\p{Sk}\x{200D}\x{FE0F}]+/u', '', $sent ) );
		$name = DragDropSettings::has_random_names() ? bin2hex( random_bytes( 16 ) ) . '.' . FileNames::ending( $name ) : $name;
		foreach ( [ 'wpcf7_upload_file_name', 'wpcf7_upload_file_name_custom' ] as $hook ) {
			$filtered = GuardedCallback::filter( $hook, $name, $sent, $form->id );
			$name     = is_string( $filtered ) && '' !== $filtered ? sanitize_file_name( $filtered ) : $name;
		}
		$ending = pathinfo( $name, PATHINFO_EXTENSION );
		return '' === $ending ? $name : substr( $name, 0, -strlen( $ending ) ) . strtolower( $ending );
	}

	/** @return array{name: string, tmp_name: string, error: ?int, size: int} */
	private static function file(): array {
		$part = RequestData::files()['upload-file'] ?? null;
		$part = is_array( $part ) ? $part : [];
		return [
			'name'     => TextSanitizer::clean( $part['name'] ?? '' ),
			'tmp_name' => is_string( $part['tmp_name'] ?? null ) ? $part['tmp_name'] : '',
			'error'    => is_int( $part['error'] ?? null ) ? $part['error'] : null,
			'size'     => is_int( $part['size'] ?? null ) ? $part['size'] : 0,
		];
	}

	private static function verifies( string $name ): bool {
		return (bool) wp_verify_nonce( self::field( $name ), self::NONCE );
	}

	private static function field( string $name ): string {
		return TextSanitizer::clean( RequestData::fields()[ $name ] ?? '' );
	}

	private static function refuse( string $text ): never {
		wp_send_json_error( $text );
	}
}
