<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Assert;

/** A real mail server of a test, in a process of its own; see smtp.php for the ways in which it fails. */
final class MailServer {

	public readonly int $port;

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes = [];

	public function __construct( string $how ) {
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/smtp.php', $how ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $this->pipes );
		Assert::assertIsResource( $process );
		$this->process = $process;
		$this->port    = (int) fgets( $this->pipes[1] );
		Assert::assertGreaterThan( 0, $this->port );
	}

	/** A port on which nobody listens. */
	public static function closed_port(): int {
		$server = stream_socket_server( 'tcp://127.0.0.1:0' );
		Assert::assertIsResource( $server );
		$port = (int) preg_replace( '/.*:/', '', (string) stream_socket_get_name( $server, false ) );
		fclose( $server );
		return $port;
	}

	/** WordPress sends there; a server that is silent is left alone at once instead of after ten seconds. */
	public static function use( int $port, bool $login = false ): void {
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $port, $login ): void {
				$mailer->isSMTP();
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = $port;
				$mailer->SMTPAutoTLS = false;
				$mailer->SMTPAuth    = $login;
				$mailer->Username    = 'user';
				$mailer->Password    = 'secret';
			}
		);
	}

	/** The Message-ID of the next message it has taken; waits for it. */
	public function wait_for_message(): string {
		return trim( (string) fgets( $this->pipes[1] ) );
	}

	/** For `waits`. */
	public function release(): void {
		fwrite( $this->pipes[0], "go\n" );
	}

	/** @return list<string> Message-IDs of all messages it took and that nobody has asked for; it is gone then. */
	public function stop(): array {
		if ( ! is_resource( $this->process ) ) {
			return [];
		}
		proc_terminate( $this->process, 9 );
		$rest = array_values( array_filter( explode( "\n", (string) stream_get_contents( $this->pipes[1] ) ) ) );
		proc_close( $this->process );
		return $rest;
	}
}
