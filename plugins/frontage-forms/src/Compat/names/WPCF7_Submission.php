<?php

use Frontage\Forms\Compat\Hooks\ManualSubmission;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * The add-ons' object of the submission that is being processed, or was the last of this request. SubmissionStageHooks and ResponseHooks
 * keep it up to date; our own classes process the submission.
 */
class WPCF7_Submission {

	use WPCF7_PocketHolder;

	private static ?self $instance = null;

	private string $status = 'init';
	private string $response = '';
	private string $hash = '';
	private ?Submission $own = null;

	/** @var array<mixed> */
	private array $posted_data = [];

	/** @var array<string, list<string>> */
	private array $uploaded_files = [];

	/** @var array<string, list<string>> */
	private array $extra_attachments = [];

	/** @var array<string, array{reason: string, idref: ?string}> */
	private array $invalid_fields = [];

	/** @var array<string, string> */
	private array $consent = [];

	/** @var list<array<mixed>> */
	private array $spam_log = [];

	/** @var array<mixed> */
	private array $result_props = [];

	/** @param array<string, mixed> $meta */
	private function __construct( private WPCF7_ContactForm $contact_form, private array $meta ) {}

	/**
	 * The current submission. With a form: processes the data that this request posted to it, once per request.
	 *
	 * @param mixed $contact_form
	 * @param mixed $options `skip_mail`.
	 * @return self|null
	 */
	public static function get_instance( $contact_form = null, $options = '' ) {
		if ( ! $contact_form instanceof WPCF7_ContactForm ) {
			return self::$instance;
		}
		if ( self::$instance ) {
			return null;
		}
		$options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'skip_mail' => false ] );
		ManualSubmission::run( (int) $contact_form->id(), (bool) $options['skip_mail'] );
		return self::$instance;
	}

	/**
	 * Starts a new submission, which replaces an earlier one.
	 *
	 * @param array<string, mixed> $meta
	 */
	public static function begin( WPCF7_ContactForm $contact_form, array $meta ): self {
		self::$instance = new self( $contact_form, $meta );
		return self::$instance;
	}

	/** Resets the state to that of a new request. */
	public static function forget(): void {
		self::$instance = null;
	}

	/** @return bool */
	public static function is_restful() {
		return wp_is_serving_rest_request();
	}

	/** @return string */
	public function get_status() {
		return $this->status;
	}

	/**
	 * @param mixed $status Lowercase letters, digits and `_`.
	 * @return bool
	 */
	public function set_status( $status ) {
		if ( ! is_string( $status ) || ! preg_match( '/^[a-z][0-9a-z_]+$/D', $status ) ) {
			return false;
		}
		$this->status = $status;
		return true;
	}

	/**
	 * @param mixed $status
	 * @return bool
	 */
	public function is( $status ) {
		return $this->status === $status;
	}

	/** @return string */
	public function get_response() {
		return $this->response;
	}

	/**
	 * @param mixed $response
	 * @return true
	 */
	public function set_response( $response ) {
		$this->response = is_scalar( $response ) ? (string) $response : '';
		return true;
	}

	/** @return array<mixed> */
	public function get_result() {
		$result = array_merge( $this->result_props, [ 'status' => $this->status, 'message' => $this->response ] );
		if ( $this->is( 'validation_failed' ) ) {
			$result['invalid_fields'] = $this->invalid_fields;
		}
		$nothing_accepted           = in_array( $this->status, [ 'init', 'validation_failed', 'acceptance_missing', 'spam' ], true );
		$result['posted_data_hash'] = $nothing_accepted ? '' : $this->hash;
		return (array) apply_filters( 'wpcf7_submission_result', $result, $this );
	}

	/**
	 * Adds keys to the response.
	 *
	 * @param mixed $data
	 * @return array<mixed>
	 */
	public function add_result_props( $data = '' ) {
		$data               = wp_parse_args( is_array( $data ) || is_object( $data ) || is_string( $data ) ? $data : [], [] );
		$this->result_props = array_merge( $this->result_props, $data );
		return $data;
	}

	/** @return WPCF7_ContactForm */
	public function get_contact_form() {
		return $this->contact_form;
	}

	/**
	 * @param mixed $name
	 * @return array{reason: string, idref: ?string}|false
	 */
	public function get_invalid_field( $name ) {
		return is_scalar( $name ) ? ( $this->invalid_fields[ (string) $name ] ?? false ) : false;
	}

	/** @return array<string, array{reason: string, idref: ?string}> */
	public function get_invalid_fields() {
		return $this->invalid_fields;
	}

	/** @param array<string, array{reason: string, idref: ?string}> $fields */
	public function note_invalid_fields( array $fields ): void {
		$this->invalid_fields = $fields;
	}

	/**
	 * @param mixed $name `timestamp`, `remote_ip`, `remote_port`, `user_agent`, `url`, `unit_tag`, `container_post_id`, `current_user_id`, `do_not_store`.
	 * @return mixed
	 */
	public function get_meta( $name ) {
		return is_scalar( $name ) ? ( $this->meta[ (string) $name ] ?? null ) : null;
	}

	/**
	 * @param mixed $name
	 * @return mixed
	 */
	public function get_posted_data( $name = '' ) {
		if ( empty( $name ) ) {
			return $this->posted_data;
		}
		return is_scalar( $name ) ? ( $this->posted_data[ (string) $name ] ?? null ) : null;
	}

	/** @param array<mixed> $data */
	public function note_posted_data( array $data ): void {
		$this->posted_data = $data;
	}

	/**
	 * @param mixed $name
	 * @return string
	 */
	public function get_posted_string( $name ) {
		$data  = (array) wpcf7_array_flatten( $this->get_posted_data( $name ) );
		$first = reset( $data );
		return is_scalar( $first ) ? trim( (string) $first ) : '';
	}

	/** @return string */
	public function get_posted_data_hash() {
		return $this->hash;
	}

	/**
	 * @param mixed $hash '' for the hash of the request.
	 * @return int|false
	 */
	public function verify_posted_data_hash( $hash = '' ) {
		$hash = '' === $hash ? wpcf7_superglobal_post( '_wpcf7_posted_data_hash' ) : $hash;
		return is_string( $hash ) && '' !== $hash && hash_equals( $this->hash, $hash ) ? 1 : false;
	}

	/**
	 * @param mixed $name
	 * @param mixed $conditions
	 * @return true
	 */
	public function add_consent( $name, $conditions ) {
		if ( is_scalar( $name ) && is_scalar( $conditions ) ) {
			$this->consent[ (string) $name ] = (string) $conditions;
		}
		return true;
	}

	/** @return array<string, string> */
	public function collect_consent() {
		return $this->consent;
	}

	/**
	 * @param mixed $data `agent`, `reason`.
	 * @return void
	 */
	public function add_spam_log( $data = '' ) {
		$this->spam_log[] = wp_parse_args( is_array( $data ) || is_string( $data ) ? $data : [], [ 'agent' => '', 'reason' => '' ] );
	}

	/** @return list<array<mixed>> */
	public function get_spam_log() {
		return $this->spam_log;
	}

	/** @return array<string, list<string>> Paths by field. */
	public function uploaded_files() {
		return $this->uploaded_files;
	}

	/** @param list<string> $paths */
	public function add_uploaded_file( string $name, array $paths ): void {
		$this->uploaded_files[ $name ] = array_values( array_filter( $paths, 'is_readable' ) );
		if ( empty( $this->posted_data[ $name ] ) ) {
			$this->posted_data[ $name ] = implode( ' ', array_map( static fn ( string $path ): string => (string) hash_file( 'sha256', $path ), $this->uploaded_files[ $name ] ) );
		}
	}

	/**
	 * Attaches files below wp-content to one of the emails; available from `wpcf7_before_send_mail` on.
	 *
	 * @param mixed $file_path One or a list.
	 * @param mixed $template
	 * @return bool
	 */
	public function add_extra_attachments( $file_path, $template = 'mail' ) {
		if ( ! did_action( 'wpcf7_before_send_mail' ) || ! is_scalar( $template ) ) {
			return false;
		}
		$paths = array_map( static fn ( string $path ): string => path_join( WP_CONTENT_DIR, $path ), array_filter( (array) $file_path, 'is_string' ) );
		$found = array_values( array_filter( $paths, 'file_exists' ) );
		if ( ! $found ) {
			return false;
		}
		$this->extra_attachments[ (string) $template ] = [ ...$this->extra_attachments( $template ), ...$found ];
		return true;
	}

	/**
	 * @param mixed $template
	 * @return list<string>
	 */
	public function extra_attachments( $template ) {
		return is_scalar( $template ) ? ( $this->extra_attachments[ (string) $template ] ?? [] ) : [];
	}

	/** Our own object of the submission; null before its values are read. */
	public function own(): ?Submission {
		return $this->own;
	}

	public function is_of( Submission $submission ): bool {
		return $this->own && $this->own->hash === $submission->hash && $this->own->received === $submission->received;
	}

	public function note_own( Submission $submission ): void {
		$this->own  = $submission;
		$this->hash = $submission->hash;
	}
}
