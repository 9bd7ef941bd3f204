<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own SMTP client, which also remembers what the server said: PHPMailer keeps the words and forgets the codes,
 * and it calls a mail failed that some of its recipients got.
 */
final class RecordingSmtp extends SMTP {

	/** @var int The class's own five minutes are for a process that nobody waits for. */
	public $Timelimit = Mailer::PATIENCE; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.

	private bool $is_begun    = false;
	private bool $is_accepted = false;

	/** @var list<int> What was said to each recipient and to the text that were not accepted; 0: nothing. */
	private array $refusals = [];

	/** @param (\Closure(int): bool)|null $hold As of Mailer::post(). */
	public function __construct( private readonly ?\Closure $hold = null ) {}

	/**
	 * @param string       $host
	 * @param ?int         $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ) {
		$this->is_begun = true;
		return $this->is_held( $timeout ) && parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * @param string         $command
	 * @param string         $commandstring
	 * @param int|array<int> $expect
	 * @return bool
	 */
	protected function sendCommand( $command, $commandstring, $expect ) { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHPMailer's name.
		if ( ! $this->is_held() ) {
			$this->close(); // Nothing more is said, the end of a text least of all.
		}
		return parent::sendCommand( $command, $commandstring, $expect );
	}

	/**
	 * Each line of a text, which a slow server may take its time for.
	 *
	 * @param string $data
	 * @param string $command
	 * @return int|bool
	 */
	public function client_send( $data, $command = '' ) {
		return $this->is_held() ? parent::client_send( $data, $command ) : false;
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 * @return bool
	 */
	public function recipient( $address, $dsn = '' ) {
		return $this->noted( parent::recipient( $address, $dsn ) );
	}

	/**
	 * @param string $msg_data
	 * @return bool
	 */
	public function data( $msg_data ) {
		$this->is_accepted = $this->noted( parent::data( $msg_data ) );
		return $this->is_accepted;
	}

	/** @param bool $sent Whether PHPMailer calls it sent. */
	public function verdict( bool $sent, PHPMailer $mailer ): SmtpVerdict {
		return match ( true ) {
			$sent, $this->is_accepted                               => SmtpVerdict::Accepted,
			'smtp' !== $mailer->Mailer                              => SmtpVerdict::Later, // Another way of sending: it does not tell why.
			! $this->is_begun                                       => SmtpVerdict::Refused, // PHPMailer could make no mail of it: no recipient, no such address.
			[] !== $this->refusals && 500 <= min( $this->refusals ) => SmtpVerdict::Refused,
			[] === $this->refusals && $this->was_answered()         => SmtpVerdict::Later,
			[] !== $this->refusals && 0 < min( $this->refusals )    => SmtpVerdict::Later,
			default                                                 => SmtpVerdict::Offline,
		};
	}

	/** For the longest that a step may take: time-outs of the site's own code count too, and an answer to the text may take twice as long. */
	private function is_held( int $timeout = 0 ): bool {
		return null === $this->hold || ( $this->hold )( max( $timeout, (int) $this->Timeout ) + 2 * (int) $this->Timelimit ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
	}

	private function noted( bool $is_accepted ): bool {
		if ( ! $is_accepted ) {
			$this->refusals[] = (int) $this->getError()['smtp_code'];
		}
		return $is_accepted;
	}

	/** Whether the last thing that went wrong was said by the server: a greeting with 4xx, a login, a sender. A line that is cut says nothing. */
	private function was_answered(): bool {
		return '' !== $this->getLastReply();
	}
}
