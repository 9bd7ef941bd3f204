<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** The bucket that wp-config.php defines, and its URLs. */
final class BucketConfig {

	/** Prefix of all object keys. */
	private const PREFIX = 'frontage-private/';

	private const NAME   = '/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/D';
	private const REGION = '/^[a-z0-9-]{1,40}$/D';

	/** @param string $fault Error message for the site owner; a bucket with a fault accepts no files. */
	private function __construct(
		public readonly string $region,
		private readonly ?Credentials $credentials,
		private readonly string $base,
		private readonly string $prefix,
		public readonly string $fault = '',
	) {}

	/** @param mixed $settings Value of the constant in wp-config.php. An incomplete one never falls back to the folder, or half of the files would be stored there. */
	public static function from_constant( #[\SensitiveParameter] mixed $settings ): self {
		$text = static fn ( string $name ): string => is_array( $settings ) && is_string( $settings[ $name ] ?? null ) ? trim( $settings[ $name ] ) : '';
		$has_role = is_array( $settings ) && true === ( $settings['role'] ?? null );
		foreach ( [ 'bucket', 'region', ...( $has_role ? [] : [ 'key', 'secret' ] ) ] as $name ) {
			if ( '' === $text( $name ) ) {
				return self::create_invalid( $name );
			}
		}
		if ( ! preg_match( self::NAME, $text( 'bucket' ) ) ) {
			return self::create_invalid( 'bucket' );
		}
		if ( ! preg_match( self::REGION, $text( 'region' ) ) ) {
			return self::create_invalid( 'region' );
		}
		$prefix = trim( '' === $text( 'prefix' ) ? self::PREFIX : $text( 'prefix' ), '/' ) . '/';
		if ( ! preg_match( '~^[A-Za-z0-9._/-]{1,200}$~D', $prefix ) ) {
			return self::create_invalid( 'prefix' );
		}
		// Other services address a bucket by path, AWS by a subdomain; its certificate does not cover names with a dot.
		$endpoint = rtrim( $text( 'endpoint' ), '/' );
		if ( '' !== $endpoint && ! preg_match( '~^https?://[A-Za-z0-9.-]+(?::\d{1,5})?$~D', $endpoint ) ) {
			return self::create_invalid( 'endpoint' );
		}
		$aws  = sprintf( 's3.%s.amazonaws.com', $text( 'region' ) ); // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- The site owner's bucket for visitors' files; pages load nothing from it.
		$base = match ( true ) {
			'' !== $endpoint                        => $endpoint . '/' . $text( 'bucket' ),
			str_contains( $text( 'bucket' ), '.' )  => "https://$aws/" . $text( 'bucket' ),
			default                                 => 'https://' . $text( 'bucket' ) . ".$aws",
		};
		return new self( $text( 'region' ), $has_role ? null : new Credentials( $text( 'key' ), $text( 'secret' ), $text( 'token' ) ), $base, $prefix );
	}

	/** Those in wp-config.php, or those of the role of this machine, container or pod; null when it has none. */
	public function credentials(): ?Credentials {
		return $this->credentials ?? RoleCredentials::current( $this->region );
	}

	/**
	 * The URL of a file.
	 *
	 * @param array<string, string> $query
	 */
	public function url( string $token, array $query = [] ): string {
		// The same names as in the private folder, so files can be moved by copying it.
		$url = $this->base . '/' . $this->prefix . substr( $token, 0, 2 ) . '/' . $token;
		return $query ? $url . '?' . SignatureV4::build_query( $query ) : $url;
	}

	private static function create_invalid( string $name ): self {
		return new self(
			region: '',
			credentials: null,
			base: '',
			prefix: '',
			/* translators: 1: a PHP constant, 2: a word for machines, such as "region". */
			fault: sprintf( __( 'In wp-config.php, %1$s needs a valid “%2$s”.', 'frontage-forms' ), 'FRONTAGE_FORMS_S3', $name ),
		);
	}
}
