<?php

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Compat\Functions\TextFunctions;

defined( 'ABSPATH' ) || exit;

/** The problems of a form, with the codes that add-ons know. The form is checked on demand, and no result is stored. */
class WPCF7_ConfigValidator {

	/** @var array<string, list<array{code: string, message: string, link: string}>> By section, such as `mail.recipient`. */
	private $errors = [];

	/** @var array<mixed> */
	private $options;

	/** @param mixed $options `include`, `exclude`: codes. */
	public function __construct( private WPCF7_ContactForm $contact_form, $options = '' ) {
		$this->options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], array_fill_keys( [ 'include', 'exclude' ], null ) );
		$this->validate();
	}

	/**
	 * @param mixed $child_page
	 * @return string
	 */
	public static function get_doc_link( $child_page = '' ) {
		return 'https://contactform7.com/configuration-errors/' . ( is_scalar( $child_page ) ? strtr( (string) $child_page, '_', '-' ) : '' );
	}

	/** @return WPCF7_ContactForm */
	public function contact_form() {
		return $this->contact_form;
	}

	/** @return bool */
	public function is_valid() {
		return ! $this->count_errors();
	}

	/**
	 * @param mixed $error_code
	 * @return bool
	 */
	public function supports( $error_code ) {
		$only = $this->options['include'];
		return ( null === $only || in_array( $error_code, (array) $only, true ) ) && ! in_array( $error_code, (array) $this->options['exclude'], true );
	}

	/**
	 * @param mixed $options `section`, `code`: limit the result to these.
	 * @return int
	 */
	public function count_errors( $options = '' ) {
		return array_sum( array_map( 'count', $this->found( $options ) ) );
	}

	/**
	 * @param mixed $options `section`, `code`: limit the result to these.
	 * @return array<string, list<array{message: string, link: string}>>
	 */
	public function collect_error_messages( $options = '' ) {
		return array_map(
			static fn ( array $list ): array => array_map( static fn ( array $one ): array => [ 'message' => $one['message'], 'link' => $one['link'] ], $list ),
			$this->found( $options )
		);
	}

	/**
	 * @param mixed $section
	 * @param mixed $code
	 * @return bool
	 */
	public function has_error( $section, $code ) {
		return (bool) $this->count_errors( [ 'section' => $section, 'code' => $code ] );
	}

	/**
	 * @param mixed $section
	 * @param mixed $code
	 * @param mixed $args `message`, `link`.
	 * @return bool
	 */
	public function add_error( $section, $code, $args = '' ) {
		if ( ! is_string( $section ) || ! is_string( $code ) || ! $this->supports( $code ) ) {
			return false;
		}
		$args = wp_parse_args( is_array( $args ) || is_string( $args ) ? $args : [], [ 'message' => '', 'link' => self::get_doc_link( $code ) ] );

		$this->errors[ $section ][] = [
			'code'    => $code,
			'message' => is_scalar( $args['message'] ) ? (string) $args['message'] : '',
			'link'    => is_scalar( $args['link'] ) ? (string) $args['link'] : '',
		];
		return true;
	}

	/**
	 * @param mixed $section
	 * @param mixed $code
	 * @return void
	 */
	public function remove_error( $section, $code ) {
		if ( is_string( $section ) ) {
			$this->errors[ $section ] = array_values( array_filter( $this->errors[ $section ] ?? [], static fn ( array $one ): bool => $one['code'] !== $code ) );
		}
	}

	/** @return bool */
	public function validate() {
		$this->errors = [];
		$checker      = new FormChecker();
		foreach ( $checker->check( $this->contact_form->form() ) as $problem ) {
			foreach ( $checker->config_errors( [ $problem ] ) as $section => $errors ) {
				foreach ( $errors as $error ) {
					$this->add_error( $section, $problem->code, $error );
				}
			}
		}
		do_action( 'wpcf7_config_validator_validate', $this );
		return $this->is_valid();
	}

	/** @return void */
	public function save() {}

	/** @return void */
	public function restore() {
		$this->validate();
	}

	/**
	 * @param mixed $options
	 * @return array<string, list<array{code: string, message: string, link: string}>>
	 */
	private function found( $options ): array {
		$options = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'section' => '', 'code' => '' ] );
		$found   = [];
		foreach ( $this->errors as $section => $list ) {
			$list = array_values( array_filter( $list, static fn ( array $one ): bool => ! $options['code'] || $one['code'] === $options['code'] ) );
			if ( $list && ( ! $options['section'] || $section === $options['section'] || str_starts_with( $section, TextFunctions::to_text( $options['section'] ) . '.' ) ) ) {
				$found[ $section ] = $list;
			}
		}
		return $found;
	}
}
