<?php
/**
 * A process that takes a piece of a file from its input: php one-piece.php {token} {offset} {length}. Says what became of it.
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Files\Kept;
use Frontage\Forms\Files\Pieces;
use Frontage\Forms\Files\Store;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ , $token, $offset, $length ] = $argv;
$said = ( new Pieces() )->append( ( new Store() )->find( [ $token ] )[ $token ], (int) $offset, STDIN, (int) $length, null, static fn (): string => '' );
echo $said instanceof Kept ? "there $said->received" : $said, "\n";
