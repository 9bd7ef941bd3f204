<?php

defined( 'ABSPATH' ) || exit;

/** The services that add-ons register. Each has its own screen or panel: there is no page that lists them. */
class WPCF7_Integration {

	/** @var ?self */
	private static $instance;

	/** @var array<string, WPCF7_Service> */
	private $services = [];

	/** @var array<string, mixed> */
	private $categories = [];

	private function __construct() {}

	/** @return self */
	public static function get_instance() {
		return self::$instance ??= new self();
	}

	/**
	 * The first service of a name is kept.
	 *
	 * @param mixed $name
	 * @return bool
	 */
	public function add_service( $name, WPCF7_Service $service ) {
		$name = is_scalar( $name ) ? sanitize_key( (string) $name ) : '';
		if ( '' === $name || isset( $this->services[ $name ] ) ) {
			return false;
		}
		$this->services[ $name ] = $service;
		return true;
	}

	/**
	 * @param mixed $name
	 * @param mixed $title
	 * @return bool
	 */
	public function add_category( $name, $title ) {
		$name = is_scalar( $name ) ? sanitize_key( (string) $name ) : '';
		if ( '' === $name || isset( $this->categories[ $name ] ) ) {
			return false;
		}
		$this->categories[ $name ] = $title;
		return true;
	}

	/**
	 * @param mixed $name '': any.
	 * @return bool
	 */
	public function service_exists( $name = '' ) {
		return '' === $name ? (bool) $this->services : is_scalar( $name ) && isset( $this->services[ (string) $name ] );
	}

	/**
	 * @param mixed $name
	 * @return WPCF7_Service|false
	 */
	public function get_service( $name ) {
		return is_scalar( $name ) ? ( $this->services[ (string) $name ] ?? false ) : false;
	}

	/**
	 * Prints the descriptions of the services.
	 *
	 * @param mixed $args `include`: names.
	 * @return void
	 */
	public function list_services( $args = '' ) {
		$only = wp_parse_args( is_array( $args ) || is_string( $args ) ? $args : [] )['include'] ?? [];
		foreach ( $this->services as $name => $service ) {
			if ( ! $only || in_array( $name, (array) $only, true ) ) {
				printf( '<div class="card" id="%s"><h2 class="title">%s</h2>', esc_attr( $name ), esc_html( $service->get_title() ) );
				$service->display( $only && 1 === count( (array) $only ) ? wpcf7_current_action() : '' );
				echo '</div>';
			}
		}
	}
}
