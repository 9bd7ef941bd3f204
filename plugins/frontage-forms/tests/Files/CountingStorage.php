<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\FolderStorage;
use Frontage\Forms\Files\Half;
use Frontage\Forms\Files\Kept;
use Frontage\Forms\Files\Probe;
use Frontage\Forms\Files\Storage;

/** The private folder, and how much of each file was read. */
final class CountingStorage implements Storage {

	/** @var list<int> The bytes that each reading asked for. */
	public array $read = [];

	public function __construct( private readonly FolderStorage $folder = new FolderStorage() ) {}

	public function read( Kept $file, $out, int $from, int $length ): string {
		$this->read[] = $length;
		return $this->folder->read( $file, $out, $from, $length );
	}

	public function put( Kept $file, string $path ): string {
		return $this->folder->put( $file, $path );
	}

	public function look( Kept $file ): string {
		return $this->folder->look( $file );
	}

	public function remove( Kept $file ): bool {
		return $this->folder->remove( $file );
	}

	public function half( Kept $file ): Half|string {
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

	public function probe(): Probe {
		return $this->folder->probe();
	}
}
