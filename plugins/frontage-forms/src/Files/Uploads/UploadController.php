<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Uploads;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileValidator;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Files\UploadReference;
use Frontage\Forms\Request\Origin;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Http\TrustedProxies;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for files that are uploaded before their form is sent, whole or in chunks (docs/reference/contact-forms.md §12). They are
 * public, since any visitor may submit a form. A file belongs to the browser that knows its secret; for all others it does not exist.
 */
final class UploadController {

	private const ROUTE = '/contact-forms/(?P<id>\d+)/uploads';

	/** For `keep_raw_body()`: the same route in a URL. */
	private const ADDRESS = '~^/?frontage/v1/contact-forms/\d+/uploads(?:/|$)~Di'; // Case-insensitive, as WordPress's own routes.

	/** HTTP status of each fault code. */
	private const STATUS = [
		'large_file'     => 413,
		'together'       => 413,
		'visitor'        => 413,
		'max_file_limit' => 413,
		'long'           => 413,
		'inavalid_type'  => 415,
		'image'          => 415,
		'content'        => 415,
		'damaged'        => 415,
		'unsafe'         => 415,
		'macros'         => 415,
		'entries'        => 415,
		'unpacked'       => 413,
		'pixels'         => 413,
		'scan'           => 415,
		'empty'          => 400,
		'cut'            => 400,
		'small'          => 400,
		'address'        => 429,
		'open'           => 429,
		'room'           => 507,
		'full'           => 507,
		'offset'         => 409,
		'busy'           => 423,
		'gone'           => 404,
		'lost'           => 404,
		'checksum'       => 460,
		'expired'        => 410,
		'away'           => 503,
	];

	/** Seconds after which a client may retry when its limit is reached. */
	private const RETRY = HOUR_IN_SECONDS;

	/** @param ?ChunkAppender $appender Created when a chunk arrives, so that other REST requests do not load its classes. */
	public function __construct( private readonly ?ChunkAppender $appender = null ) {}

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		( new self() )->register_routes();
		self::keep_raw_body();
	}

	public function register_routes(): void {
		$everyone = '__return_true'; // Anyone may attach a file to a form; the limits and each file's secret protect it.
		register_rest_route(
			'frontage/v1',
			self::ROUTE,
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'create' ],
				'permission_callback' => $everyone,
			]
		);
		register_rest_route(
			'frontage/v1',
			self::ROUTE . '/(?P<upload>[0-9a-f]{32})',
			[
				[
					'methods'             => 'HEAD',
					'callback'            => [ $this, 'get_status' ],
					'permission_callback' => $everyone,
				],
				[
					'methods'             => 'PATCH',
					'callback'            => [ $this, 'append' ],
					'permission_callback' => $everyone,
				],
				[
					'methods'             => 'DELETE',
					'callback'            => [ $this, 'remove' ],
					'permission_callback' => $everyone,
				],
			]
		);
		add_filter( 'rest_post_dispatch', [ self::class, 'add_headers' ], 10, 3 );
	}

	/**
	 * WordPress reads the body of every REST request into memory unless this variable is set. A chunk may be larger than the memory limit,
	 * and is streamed from PHP's input to the disk.
	 */
	public static function keep_raw_body(): void {
		global $wp;
		$route = $wp->query_vars['rest_route'] ?? '';
		if ( is_string( $route ) && preg_match( self::ADDRESS, $route ) && str_starts_with( RequestData::server( 'CONTENT_TYPE' ), TusProtocol::TYPE ) ) {
			$GLOBALS['HTTP_RAW_POST_DATA'] = ''; // WP_REST_Server::get_raw_data() looks here first.
		}
	}

	/**
	 * On `rest_post_dispatch`: adds the headers of every response of these routes, including responses created by WordPress.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function add_headers( mixed $response, mixed $server, WP_REST_Request $request ): mixed {
		if ( $response instanceof WP_REST_Response && preg_match( self::ADDRESS, $request->get_route() ) ) {
			foreach ( TusProtocol::list_headers() as $name => $value ) {
				$response->header( $name, $value );
			}
			if ( self::STATUS['checksum'] === $response->get_status() ) {
				add_filter( 'rest_pre_serve_request', [ self::class, 'send_checksum_status' ] );
			}
			if ( 'OPTIONS' === $request->get_method() ) {
				$response->header( 'Tus-Max-Size', (string) UploadConstraints::TOGETHER );
			}
		}
		return $response;
	}

	/** On `rest_pre_serve_request`: WordPress does not send statuses that it has no text for. */
	public static function send_checksum_status( mixed $is_served ): mixed {
		http_response_code( self::STATUS['checksum'] );
		return $is_served;
	}

	/**
	 * Reserves space for a file, and stores it when it is sent along (tus 1.0: creation, creation with upload).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function create( WP_REST_Request $request ): WP_REST_Response {
		$refusal = self::find_refusal( $request );
		if ( $refusal ) {
			return $refusal;
		}
		$form     = ( new FormRepository() )->find( self::parse_form_id( $request ) )?->filter_for_visitor();
		$metadata = TusProtocol::parse_metadata( (string) $request->get_header( 'upload_metadata' ) );
		$field    = TextSanitizer::clean( $metadata['field'] ?? '' );
		$terms    = $form ? UploadConstraints::from_field( $form, $field ) : null;
		if ( ! $form || ! $terms || ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) ) { // Mapped in FormFormat::map_meta_cap().
			return self::create_error( 'form', __( 'This form does not accept files. Reload the page.', 'frontage-forms' ), 404 );
		}
		$owner = self::create_owner( $request );
		$size  = TusProtocol::parse_bytes( $request, 'upload_length' );
		if ( ! $owner || null === $size ) {
			return self::create_error( 'request', __( 'This request is incomplete. Reload the page.', 'frontage-forms' ), 400 );
		}
		$name  = TextSanitizer::clean( $metadata['filename'] ?? '' );
		$fault = match ( true ) {
			( new PendingUploads() )->is_used_by_other( $owner ) => 'gone',
			0 === $size                                => 'empty',
			default                                    => FileValidator::find_name_fault( $terms, $name, $size ),
		};
		$fault = $fault ?: ( new PendingUploads() )->check_limits( $terms, $form, $field, $owner, $size );
		$file  = '' === $fault ? ( new PendingUploads() )->reserve(
			terms: $terms,
			form: $form,
			field: $field,
			owner: $owner,
			name: FileNames::sanitize( $name ),
			bytes: $size,
		) : $fault;
		if ( is_string( $file ) ) {
			return self::refuse_fault( '' === $file ? 'away' : $file, $terms );
		}
		$file = ( new FileRepository() )->find( [ $file->token ] )[ $file->token ] ?? $file; // Loaded again for its creation time.
		if ( self::has_chunk( $request ) ) {
			$appended = $this->append_chunk( $request, $file, 0, $terms );
			if ( is_string( $appended ) ) {
				( new FileRepository() )->remove( [ $file ] ); // A client without a response cannot continue the upload.
				return self::refuse_fault( $appended, $terms );
			}
			$file = $appended;
		}
		$response = self::describe_file( $file, $owner, 201 );
		$response->header( 'Location', rest_url( 'frontage/v1/contact-forms/' . $form->id . '/uploads/' . $file->id() ) );
		$response->set_data(
			[
				'id'        => $file->id(),
				'name'      => $file->name,
				'size'      => $file->size,
				'offset'    => $file->received,
				'reference' => UploadReference::create( $file, $owner ),
			]
		);
		return $response;
	}

	/**
	 * Returns how many bytes of a file have been received (tus 1.0).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function get_status( WP_REST_Request $request ): WP_REST_Response {
		[ $refusal, $file, $owner ] = $this->find_requested( $request );
		if ( $refusal || ! $file || ! $owner ) {
			return $refusal ?? self::refuse_fault( 'gone' );
		}
		$response = self::describe_file( $file, $owner, 200 );
		$response->header( 'Upload-Length', (string) $file->size );
		$response->header(
			'Upload-Metadata',
			TusProtocol::encode_metadata(
				[
					'field'    => $file->field,
					'filename' => $file->name,
				]
			)
		);
		return $response;
	}

	/**
	 * Receives the next chunk of a file (tus 1.0); with the last one the file is validated.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function append( WP_REST_Request $request ): WP_REST_Response {
		[ $refusal, $file, $owner ] = $this->find_requested( $request );
		if ( $refusal || ! $file || ! $owner ) {
			return $refusal ?? self::refuse_fault( 'gone' );
		}
		if ( ! str_starts_with( (string) $request->get_header( 'content_type' ), TusProtocol::TYPE ) ) {
			return self::create_error( 'media_type', __( 'The request payload format is not supported.', 'frontage-forms' ), 415 );
		}
		$form   = ( new FormRepository() )->find( self::parse_form_id( $request ) )?->filter_for_visitor();
		$terms  = $form ? UploadConstraints::from_field( $form, $file->field ) : null;
		$offset = TusProtocol::parse_bytes( $request, 'upload_offset' );
		if ( ! $terms || null === $offset ) {
			return $terms ? self::create_error( 'request', __( 'This request is incomplete. Reload the page.', 'frontage-forms' ), 400 ) : self::refuse_fault( 'gone' );
		}
		$appended = $this->append_chunk( $request, $file, $offset, $terms );
		if ( $appended instanceof StoredFile ) {
			return self::describe_file( $appended, $owner, 204 );
		}
		$response = self::refuse_fault( $appended, $terms );
		if ( 'offset' === $appended ) {
			$response->header( 'Upload-Offset', (string) ( ( new FileRepository() )->find( [ $file->token ] )[ $file->token ] ?? $file )->received );
		}
		return $response;
	}

	/**
	 * Deletes a file whose form was not sent (tus 1.0).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function remove( WP_REST_Request $request ): WP_REST_Response {
		[ $refusal, $file ] = $this->find_requested( $request );
		if ( ! $file ) {
			return $refusal ?? self::refuse_fault( 'gone' );
		}
		( new FileRepository() )->remove( [ $file ] );
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Copies a chunk from the request to the disk.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function append_chunk( WP_REST_Request $request, StoredFile $file, int $offset, UploadConstraints $terms ): StoredFile|string {
		$checksum = TusProtocol::parse_checksum( (string) $request->get_header( 'upload_checksum' ) );
		$length   = TusProtocol::parse_bytes( $request, 'content_length' );
		$body     = $request->get_body();
		// phpcs:disable WordPress.WP.AlternativeFunctions -- The request itself, which may be larger than PHP's memory.
		$input = fopen( '' === $body ? 'php://input' : 'php://temp', '' === $body ? 'rb' : 'w+b' ); // WordPress may also call routes internally, with a body in memory.
		if ( false === $checksum || ! $input || null === $length ) {
			return false === $checksum ? 'algorithm' : 'cut';
		}
		if ( ! PendingUploads::has_space( $length ) ) {
			return 'room';
		}
		if ( '' !== $body ) {
			fwrite( $input, $body );
			rewind( $input );
		}
		$validate = static fn ( string $path, bool $is_whole ): string => $is_whole ? FileValidator::find_fault( $terms, $file->name, $file->size, $path ) : FileValidator::find_beginning_fault( $file->name, $path );
		$result   = ( $this->appender ?? new ChunkAppender() )->append( file: $file, offset: $offset, input: $input, length: $length, checksum: $checksum, validate: $validate );
		fclose( $input );
		// phpcs:enable
		return $result;
	}

	/**
	 * Common to all requests for a file: checks the request, and finds the file and its owner.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{?WP_REST_Response, ?StoredFile, ?UploadOwner}
	 */
	private function find_requested( WP_REST_Request $request ): array {
		$refusal = self::find_refusal( $request );
		$owner   = $refusal ? null : self::create_owner( $request );
		foreach ( $owner ? ( new FileRepository() )->find_pending( $owner ) : [] as $file ) {
			if ( $file->id() === ( $request->get_url_params()['upload'] ?? '' ) ) {
				return FileRepository::claim_deadline( $file ) > time() ? [ null, $file, $owner ] : [ self::refuse_fault( 'expired' ), null, null ];
			}
		}
		return [ $refusal, null, null ];
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function find_refusal( WP_REST_Request $request ): ?WP_REST_Response {
		if ( Origin::is_foreign( $request ) ) {
			return self::create_error( 'cross_site', __( 'Only pages on this site can make this request.', 'frontage-forms' ), 403 );
		}
		return TusProtocol::is_tus_request( $request ) ? null : self::create_error( 'version', __( 'This request is incomplete. Reload the page.', 'frontage-forms' ), 412 );
	}

	/**
	 * The browser's random ID for its visitor, and the secret that proves it: 128 bits each.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function create_owner( WP_REST_Request $request ): ?UploadOwner {
		return preg_match( '/^([0-9a-f]{32})\.([0-9a-f]{32})$/D', (string) $request->get_header( 'frontage_visitor' ), $visitor )
			? new UploadOwner( self::parse_form_id( $request ), UploadReference::hash_visitor( $visitor[1] ), $visitor[2], TrustedProxies::address( RequestData::server( ... ) ) )
			: null;
	}

	private static function describe_file( StoredFile $file, UploadOwner $owner, int $status ): WP_REST_Response {
		$response = new WP_REST_Response( null, $status );
		$response->header( 'Upload-Offset', (string) $file->received );
		$response->header( 'Upload-Expires', gmdate( 'D, d M Y H:i:s', FileRepository::claim_deadline( $file ) ) . ' GMT' );
		$response->header( 'Frontage-Reference', UploadReference::create( $file, $owner ) );
		return $response;
	}

	private static function refuse_fault( string $fault, ?UploadConstraints $terms = null ): WP_REST_Response {
		$text = match ( $fault ) {
			'gone', 'lost', 'expired'    => __( 'A file is no longer available. Please attach it again.', 'frontage-forms' ),
			'offset', 'cut', 'checksum'  => __( 'Part of the file was lost and is being sent again.', 'frontage-forms' ),
			'busy'                       => __( 'This file is already uploading.', 'frontage-forms' ),
			'small'                      => __( 'This request is incomplete. Reload the page.', 'frontage-forms' ),
			'algorithm'                  => __( 'The request payload format is not supported.', 'frontage-forms' ),
			'away'                       => __( 'The site cannot store files right now. Please try again in a minute.', 'frontage-forms' ),
			'full'                       => $terms?->fault_message( 'room' ) ?? '',
			'long'                       => $terms?->fault_message( 'large_file' ) ?? '',
			default                      => $terms?->fault_message( $fault ) ?? '',
		};
		$code     = explode( ':', $fault )[0];
		$response = self::create_error( $code, $text, self::STATUS[ $code ] ?? 400 );
		if ( in_array( $response->get_status(), [ 429, 503 ], true ) ) {
			$response->header( 'Retry-After', (string) ( 'address' === $fault ? self::RETRY : MINUTE_IN_SECONDS ) );
		}
		return $response;
	}

	private static function create_error( string $code, string $text, int $status ): WP_REST_Response {
		return rest_convert_error_to_response( new WP_Error( "frontage_upload_$code", $text, [ 'status' => $status ] ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function has_chunk( WP_REST_Request $request ): bool {
		return str_starts_with( (string) $request->get_header( 'content_type' ), TusProtocol::TYPE ) && (int) TusProtocol::parse_bytes( $request, 'content_length' ) > 0;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function parse_form_id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
