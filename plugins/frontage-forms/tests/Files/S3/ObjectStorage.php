<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files\S3;

use PHPUnit\Framework\Assert;

/** Object storage of a test, in a process of its own: tests/support/object-storage.mjs. */
final class ObjectStorage {

	public readonly string $folder;

	private readonly string $at;

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes = [];

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/object-storage-' . bin2hex( random_bytes( 6 ) );
		$process      = proc_open( [ 'node', dirname( __DIR__, 5 ) . '/tests/support/object-storage.mjs', $this->folder ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $this->pipes );
		Assert::assertIsResource( $process );
		$this->process = $process;
		$port          = (int) fgets( $this->pipes[1] );
		Assert::assertGreaterThan( 0, $port );
		$this->at = "http://localhost:$port";
	}

	/** @return array<string, string> As it stands in wp-config.php. */
	public function settings(): array {
		return [ 'bucket' => 'visitors', 'region' => 'eu-central-1', 'key' => 'S3RVER', 'secret' => 'S3RVER', 'endpoint' => $this->at ];
	}

	/**
	 * How it is from now on.
	 *
	 * @return list<string> What it was asked for since it was told last: methods, with the words of their address.
	 */
	public function be( string $how ): array {
		return json_decode( (string) file_get_contents( "$this->at/be/$how", false, stream_context_create( [ 'http' => [ 'method' => 'POST', 'header' => 'Content-Length: 0' ] ] ) ), true );
	}

	/** @return list<string> Where files and parts of files lie. */
	public function holds(): array {
		$found = [];
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( preg_match( '~_S3rver_object$|_S3rver_uploads/[^/]+/\d+$~', $file->getPathname() ) ) {
				$found[] = $file->getPathname();
			}
		}
		return $found;
	}

	public function stop(): void {
		proc_terminate( $this->process, 9 );
		proc_close( $this->process );
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->folder );
	}
}
