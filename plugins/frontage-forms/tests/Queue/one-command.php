<?php
/**
 * `wp frontage forms deliver` in a process of its own: php one-command.php {mail server's port}. Says what the command said.
 * The caller's environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\MailDelivery\DeliveryCommand;
use Frontage\Forms\Tests\Queue\MailServer;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';
require dirname( __DIR__, 4 ) . '/tests/support/wp-cli.php';
require __DIR__ . '/MailServer.php';

MailServer::use( (int) $argv[1] );
DeliveryCommand::register();
( \WP_CLI::$commands['frontage forms deliver'] )();
echo implode( "\n", \WP_CLI::$said ), "\n";
