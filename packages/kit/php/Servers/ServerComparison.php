<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Servers;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health test: what differs between the web servers of a site. A site with one server does not see it.
 *
 * @phpstan-import-type Server from ServerRegistry
 */
final class ServerComparison {

	private const TEST = 'frontage_servers';

	/** Seconds: servers that were removed with an update are not compared after this time. */
	private const COMPARED = HOUR_IN_SECONDS;

	/** Seconds by which clocks may differ. */
	private const CLOCK = 30;

	/** Facts that break sign-in, caches or stored files when they differ. */
	private const CRITICAL = [ 'salts', 'cache', 'clock', 'storage' ];

	/**
	 * On `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		if ( ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI ) ) { // Where cron runs is no web server.
			ServerRegistry::record( 0 );
		}
		$servers = ServerRegistry::seen_within( self::COMPARED );
		if ( count( $servers ) > 1 ) {
			$tests['direct'][ self::TEST ] = [
				'label' => __( 'The web servers of this site are alike', 'frontage-kit' ),
				'test'  => static fn (): array => self::result( $servers ),
			];
		}
		return $tests;
	}

	/**
	 * Names of the facts that differ.
	 *
	 * @param non-empty-list<Server> $servers
	 * @return list<string>
	 */
	public static function differences( array $servers ): array {
		$differing = [];
		foreach ( array_keys( array_merge( ...array_column( $servers, 'facts' ) ) ) as $fact ) {
			$values = array_map( static fn ( array $server ): string => $server['facts'][ $fact ] ?? '', $servers );
			if ( 'clock' === $fact ? (int) max( $values ) - (int) min( $values ) > self::CLOCK : count( array_unique( $values ) ) > 1 ) {
				$differing[] = (string) $fact;
			}
		}
		return $differing;
	}

	/**
	 * @param non-empty-list<Server> $servers
	 * @return array<string, mixed>
	 */
	private static function result( array $servers ): array {
		$differing = self::differences( $servers );
		$labels    = self::labels();
		$names     = array_map( static fn ( string $fact ): string => $labels[ $fact ] ?? $fact, $differing );
		$list      = '';
		foreach ( $servers as $server ) {
			$values = array_map( static fn ( string $fact, string $name ): string => "$name: " . ( $server['facts'][ $fact ] ?? '–' ), $differing, $names );
			$list  .= '<li><bdi>' . esc_html( $server['name'] ) . '</bdi>' . ( $values ? ' – ' . esc_html( implode( '; ', $values ) ) : '' ) . '</li>';
		}
		return [
			'label'       => $differing ? __( 'The web servers of this site differ', 'frontage-kit' ) : __( 'The web servers of this site are alike', 'frontage-kit' ),
			'status'      => match ( true ) {
				[] !== array_intersect( $differing, self::CRITICAL ) => 'critical',
				[] !== $differing => 'recommended',
				default           => 'good',
			},
			'badge'       => [
				'label' => __( 'Servers', 'frontage-kit' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$differing
					/* translators: %s: names of settings, such as "PHP version, Clock". */
					? sprintf( __( 'These must be the same on every server: %s.', 'frontage-kit' ), implode( ', ', $names ) )
					: __( 'Versions, keys, clocks, and storage are the same on every server.', 'frontage-kit' )
			) . "</p><ul>$list</ul>",
			'actions'     => '',
			'test'        => self::TEST,
		];
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return [
			'wordpress' => __( 'WordPress version', 'frontage-kit' ),
			'php'       => __( 'PHP version', 'frontage-kit' ),
			'plugins'   => __( 'Frontage versions', 'frontage-kit' ),
			'salts'     => __( 'Keys and salts in wp-config.php', 'frontage-kit' ),
			'cache'     => __( 'Object cache', 'frontage-kit' ),
			'clock'     => __( 'Clock (seconds)', 'frontage-kit' ),
			'storage'   => __( 'Object storage', 'frontage-kit' ),
		];
	}
}
