<?php
/**
 * Lets `composer install` download locked packages through a mirror.
 *
 * composer.lock holds the public address of every package and no other host. A machine that reaches packages only through
 * a mirror has set that mirror up as its Composer repository; this script in composer.json takes the download of the same
 * version from there. Where the repository offers the locked host, the lock stays as it is.
 */

declare( strict_types=1 );

namespace Frontage\Tools;

use Composer\DependencyResolver\Operation\InstallOperation;
use Composer\DependencyResolver\Operation\UpdateOperation;
use Composer\Installer\InstallerEvent;
use Composer\Package\Package;

final class LockedDownloads {
	public static function from_configured_repository( InstallerEvent $event ): void {
		$repositories = $event->getComposer()->getRepositoryManager();
		foreach ( $event->getTransaction()?->getOperations() ?? array() as $operation ) {
			$package = match ( true ) {
				$operation instanceof InstallOperation => $operation->getPackage(),
				$operation instanceof UpdateOperation => $operation->getTargetPackage(),
				default => null,
			};
			$offered = $package instanceof Package ? $repositories->findPackage( $package->getName(), $package->getVersion() ) : null;
			if ( $offered && self::host( $offered->getDistUrl() ) !== self::host( $package->getDistUrl() ) ) {
				$package->setDistUrl( $offered->getDistUrl() );
				$package->setDistSha1Checksum( $offered->getDistSha1Checksum() );
			}
		}
	}

	private static function host( ?string $url ): string {
		return (string) parse_url( (string) $url, PHP_URL_HOST );
	}
}
