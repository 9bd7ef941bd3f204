<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Files\Storage\StoredFile;

/** The private folder, and how much of each file was read. */
final class CountingStorage implements FileStorage {

	/** @var list<int> The bytes that each reading asked for. */
	public array $read = [];

	public function __construct( private readonly LocalFileStorage $folder = new LocalFileStorage() ) {}

	public function read( StoredFile $file, $out, int $from, int $length ): string {
		$this->read[] = $length;
		return $this->folder->read( $file, $out, $from, $length );
	}

	public function put( StoredFile $file, string $path ): string {
		return $this->folder->put( $file, $path );
	}

	public function look( StoredFile $file ): string {
		return $this->folder->look( $file );
	}

	public function remove( StoredFile $file ): bool {
		return $this->folder->remove( $file );
	}

	public function half( StoredFile $file ): PartialUpload|string {
		return $this->folder->half( $file );
	}

	public function one_at_a_time( \Closure $work ): mixed {
		return $this->folder->one_at_a_time( $work );
	}

	public function free(): ?int {
		return $this->folder->free();
	}

	public function tidy(): void {
		$this->folder->tidy();
	}

	public function probe(): StorageProbe {
		return $this->folder->probe();
	}
}
