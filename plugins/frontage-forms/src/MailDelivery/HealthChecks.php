<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Files\FileStorageFactory;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Queue\DeliveryLimit;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Kit\Database\DatabaseTransient;

defined( 'ABSPATH' ) || exit;

/** What this plugin adds to `GET frontage/v1/health` and to the comparison of a site's web servers. */
final class HealthChecks {

	/** Seconds by which email may be late: cron delivers every five minutes. */
	private const LATE = 15 * MINUTE_IN_SECONDS;

	/** Seconds for which a result is used: load balancers ask every few seconds. */
	private const LASTS = MINUTE_IN_SECONDS;

	/**
	 * On `frontage_health_checks`.
	 *
	 * @param array<string, callable(): bool> $checks
	 * @return array<string, callable(): bool>
	 */
	public static function add( array $checks ): array {
		return $checks + [
			'queue'   => static fn (): bool => self::remember( 'queue', self::is_queue_on_time( ... ) ),
			'storage' => static fn (): bool => self::remember( 'storage', self::can_store_files( ... ) ),
		];
	}

	/**
	 * On `frontage_server_facts`.
	 *
	 * @param array<string, string> $facts
	 * @return array<string, string>
	 */
	public static function add_storage( array $facts ): array {
		return $facts + [ 'storage' => FileStorageFactory::fingerprint() ];
	}

	/** Emails that wait for the hourly limit are not late: no other server could send them. */
	private static function is_queue_on_time(): bool {
		return 0 === ( new JobRepository() )->count_overdue( self::LATE ) || DeliveryLimit::is_reached();
	}

	/** Only storage elsewhere: Site Health checks the private folder, with a request that is too slow here. */
	private static function can_store_files(): bool {
		$storage = FileStorageFactory::create();
		return $storage instanceof LocalFileStorage || StorageProbe::REFUSED !== $storage->run_probe()->result;
	}

	/**
	 * While one request checks, the others get the last result. It is in the database: without the server of an object cache
	 * each request would check.
	 *
	 * @param callable(): bool $check
	 */
	private static function remember( string $name, callable $check ): bool {
		$transient = "frontage_forms_health_$name";
		[ $result, $at, $state ] = [ ...explode( ' ', DatabaseTransient::read( $transient ) ?? 'good', 3 ), '', '' ];
		if ( abs( time() - (int) $at ) < self::LASTS ) { // Clocks of servers may differ.
			return 'good' === $result;
		}
		$result = 'begun' === $state ? 'bad' : $result; // The last check never ended.
		DatabaseTransient::store( $transient, "$result " . time() . ' begun', HOUR_IN_SECONDS );
		$result = $check() ? 'good' : 'bad';
		DatabaseTransient::store( $transient, "$result " . time(), HOUR_IN_SECONDS );
		return 'good' === $result;
	}
}
