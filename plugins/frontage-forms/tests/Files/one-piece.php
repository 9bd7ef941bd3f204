<?php
/**
 * A process that takes a piece of a file from its input: php one-piece.php {token} {offset} {length}. Says what became of it.
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\StoredFile;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ , $token, $offset, $length ] = $argv;
$said = ( new ChunkAppender() )->append(
	file: ( new FileRepository() )->find( [ $token ] )[ $token ],
	offset: (int) $offset,
	input: STDIN,
	length: (int) $length,
	checksum: null,
	validate: static fn (): string => '',
);
echo $said instanceof StoredFile ? "there $said->received" : $said, "\n";
