<?php
/**
 * Composer plugin script that lets `composer install` download locked packages through a mirror.
 *
 * composer.lock contains the public URL of every package and no other host. A machine that reaches packages only through a
 * mirror has that mirror configured as its Composer repository. This script then downloads the same version from there. If
 * the repository offers the locked host, nothing changes.
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
