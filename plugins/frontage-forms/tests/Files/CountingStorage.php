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

	public function copy_bytes( StoredFile $file, $out, int $from, int $length ): string {
		$this->read[] = $length;
		return $this->folder->copy_bytes( $file, $out, $from, $length );
	}

	public function store( StoredFile $file, string $path ): string {
		return $this->folder->store( $file, $path );
	}

	public function check( StoredFile $file ): string {
		return $this->folder->check( $file );
	}

	public function delete( StoredFile $file ): bool {
		return $this->folder->delete( $file );
	}

	public function open_partial( StoredFile $file ): PartialUpload|string {
		return $this->folder->open_partial( $file );
	}

	public function run_exclusively( \Closure $work ): mixed {
		return $this->folder->run_exclusively( $work );
	}

	public function free_bytes(): ?int {
		return $this->folder->free_bytes();
	}

	public function remove_empty_folders(): void {
		$this->folder->remove_empty_folders();
	}

	public function run_probe(): StorageProbe {
		return $this->folder->run_probe();
	}
}
