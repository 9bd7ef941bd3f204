<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Database\VerifiedWrite;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies that the database stored each setting of a plugin. WordPress reports “Settings saved.”, or 200 over REST, even if
 * it did not. A refused setting keeps its previous value.
 *
 * @phpstan-import-type Texts from VerifiedWrite
 */
final class SettingsReadBack {

	/** @var array<string, mixed> The values to be stored, by option. */
	private array $expected = [];

	/** @param Texts|\Closure(): Texts $texts */
	private function __construct( private readonly string $group, private readonly array|\Closure $texts ) {}

	/**
	 * On `admin_init`, and on `rest_pre_dispatch` of a request that changes settings.
	 *
	 * @param string                   $group Prefix of the option groups passed to `register_setting()`.
	 * @param Texts|\Closure(): Texts $texts A closure, so that nothing is translated unless an option was refused.
	 */
	public static function begin( string $group, array|\Closure $texts ): void {
		$one = new self( $group, $texts );
		add_filter( 'pre_update_option', [ $one, 'note_update' ], PHP_INT_MAX, 2 );
		add_action( 'add_option', [ $one, 'note_addition' ], PHP_INT_MAX, 2 );
		add_filter( 'pre_set_transient_settings_errors', [ $one, 'add_notices' ] );
		add_filter( 'rest_request_after_callbacks', [ $one, 'rest_error' ], 10, 3 );
	}

	/** On `pre_update_option`. */
	public function note_update( mixed $value, mixed $option ): mixed {
		if ( is_string( $option ) && $this->is_ours( $option ) ) {
			$this->expected[ $option ] = $value;
		}
		return $value;
	}

	/** On `add_option`. */
	public function note_addition( mixed $option, mixed $value ): void {
		$this->note_update( $value, $option );
	}

	/**
	 * On `pre_set_transient_settings_errors`: options.php has saved all options of a page and is about to redirect to it.
	 *
	 * @param mixed $notices Of add_settings_error().
	 */
	public function add_notices( mixed $notices ): mixed {
		$refused = $this->refused_options();
		if ( ! $refused || ! is_array( $notices ) ) {
			return $notices;
		}
		// Success notices about these options are no longer true, such as a new secret to copy.
		$notices = array_filter( $notices, static fn ( mixed $notice ): bool => ! is_array( $notice ) || ( 'settings_updated' !== ( $notice['code'] ?? '' ) && ! in_array( $notice['setting'] ?? '', array_keys( $refused ), true ) ) );
		foreach ( $refused as $option => $error ) {
			$notices[] = [
				'setting' => $option,
				'code'    => VerifiedWrite::REFUSED,
				'message' => VerifiedWrite::ascii( $error->get_error_message() ),
				'type'    => 'error',
			];
		}
		return array_values( $notices );
	}

	/**
	 * On `rest_request_after_callbacks`.
	 *
	 * @param mixed                                 $response
	 * @param array<mixed>                          $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function rest_error( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$refused = \Frontage\Kit\saves_settings( $request ) ? $this->refused_options() : [];
		return $refused ? array_values( $refused )[0] : $response;
	}

	/** @return array<string, WP_Error> By option; each is reported once. */
	private function refused_options(): array {
		$refused = [];
		foreach ( $this->expected as $option => $value ) {
			if ( ! VerifiedWrite::holds_option( $option, $value ) ) {
				$refused[ $option ] = VerifiedWrite::error( VerifiedWrite::refusal_error( is_string( $value ) || is_array( $value ) ? $value : get_registered_settings()[ $option ]['label'] ?? $option, get_option( $option ) ), is_array( $this->texts ) ? $this->texts : ( $this->texts )() );
			}
		}
		$this->expected = [];
		return $refused;
	}

	private function is_ours( string $option ): bool {
		$group = get_registered_settings()[ $option ]['group'] ?? '';
		// What is deleted on uninstall is one form for all plugins.
		return is_string( $group ) && str_starts_with( RemoveDataSetting::GROUP === $group ? $option : $group, $this->group );
	}
}
